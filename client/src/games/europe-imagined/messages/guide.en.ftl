# What the coach of the guided first game says: one sentence, and why.

guide-lamp-explore = Explore
guide-lamp-legend = Legend
guide-lamp-challenge = Challenge
guide-lamp-dusk = Dusk
guide-lamp-claim = Claim

guide-explore-first = Your pawn stands at the Gate. Tap a glowing space: there you Explore.
guide-explore-first-why = The map is empty at first; who lays the places decides where the roads lead. It costs 1 of your Lanterns.
guide-explore = Explore once more: tap a glowing space.
guide-explore-why = New places are where Renown comes from.
guide-explore-tile = Now choose { $tile } from the Row.
guide-why-legend = A Legend waits there, and Renown for whoever overcomes it. Each place shows its roads and what it is worth.
guide-why-onward = Its roads lead on to more.
guide-why-village = A Village costs 1 Renown to Claim, gives it back, and its Market lets you draw two cards.
guide-why-forest = In a Forest a Legend always waits, and overcome there it brings 1 Renown more.
guide-why-harbour = From a Harbour one may Sail, cheaper for its owner; it is worth 2 Renown.
guide-why-bridge = Whenever a rival comes onto your Bridge, its Toll brings you 1 Renown.
guide-why-shrine = A Shrine is worth 2 Renown, and whoever stands there may Rest.
guide-why-castle = Your Castles make you stronger in Duels beside them.
guide-why-wonder = A Wonder is worth 5 Renown, and its Legend is hard to overcome.

guide-legend = A Legend waits here. Tap its name and read its card: { $legend }.
guide-legend-why = The card says how mighty it is, what its Curse does to whoever falls short, and what the winner gets.
guide-trickster = A Trickster hides here face-down; only you have seen its card: { $legend }.
guide-trickster-why = It turns over when somebody challenges it.
guide-challenge = You can match it. Choose Challenge.
guide-challenge-why = A Challenge costs no Lantern. Win, and its Renown, its place and its help are yours.

guide-commit-add = Commit { $what }: { $n } Strength.
guide-commit-lantern = Add a Lantern: 1 Strength each.
guide-commit-why = { $n } more are needed to reach its Might; as much is enough. A Companion is exhausted by it, and ready again at your next Dawn.
guide-commit-go = { $n } against { $of } is enough. Press the button.
guide-fight-go = { $n } against { $of }: you are ahead. Press the button.
guide-commit-go-why = Nothing is left to chance here: what you see is what counts.
guide-commit-walk = Walk away this time.
guide-commit-walk-why = With all you have you would still be { $n } short, and the Curse would follow. To walk away costs nothing.
guide-fight-rest = You have nothing that would turn this Duel. Let it be.
guide-fight-rest-why = Whoever has more wins, and the loser draws a card as a comfort. Ready Companions and Reserve defend you the next time.

guide-claim = Claim { $tile }.
guide-travel = Go to { $tile }: tap it on the map.
guide-travel-why = A step along a road costs 1 Lantern.
guide-end = That is enough for this turn. End it: Dusk comes.
guide-end-why = { $n ->
    [one] The Lantern that is left may be kept as Reserve.
   *[other] { $n } of the Lanterns that are left may be kept as Reserve.
}
guide-end-bare = All your Lanterns are spent; at your next Dawn there are more.
guide-reserve = It is Dusk: keep what you can as Reserve.
guide-reserve-why = Reserve is for the others’ turns: with it you Meddle in their Challenges and defend yourself. The rest of your Lanterns is lost.

guide-go = This is what the button does. Press it.
guide-go-explore = The place lies there for a try. Press the button to lay it and go there.
guide-go-challenge = Press the button to declare the Challenge.
guide-go-claim = Press the button to set your marker there.
guide-go-travel = Press the button to go there.
guide-go-end = Press the button to end your turn.
guide-go-why = The line above it says all it costs and brings. “Back” costs nothing.
guide-which = Choose one of those that glow.
guide-which-why = Nothing is done until you press the last button.

guide-discard = Choose what you discard.
guide-retreat = You are driven off: choose the road.
guide-exhaust = Choose who is exhausted.
guide-dismiss = Choose who leaves your party.
guide-other = You are asked something: answer as you like.
guide-other-why = Any choice is allowed; tap a line and read what it would do.
guide-other-go = The button answers.
guide-meddle = A rival challenges a Legend, and you may Meddle. This time, let it pass.
guide-meddle-why = Each Lantern of your Reserve would make that Legend mightier by 1. It is worth it when that is just enough to stop them.

guide-wait = One moment …
guide-wait-turn = { $who } plays. Watch the map and the log.
guide-wait-turn-why = { $n ->
    [0] You may be asked whether you Meddle; without Reserve there is little you could do.
    [one] Your one Reserve lies ready: you are asked when you could use it.
   *[other] Your { $n } Reserve lie ready: you are asked when you could use them.
}
guide-wait-meddle = Your rivals may Meddle now and make the Legend mightier.
guide-wait-meddle-why = You commit afterwards, and know by then what is needed.

guide-learnt-explore = To Explore, lay a place of the Row at an open road and go there: 1 Lantern.
guide-learnt-legend = A Legend stands on many places. Its card tells its Might, its Curse and its reward; no rule forbids walking by.
guide-learnt-challenge = In a Challenge, Strength as high as its Might is enough. You get its Renown and its place, and it joins you or leaves a Relic.
guide-learnt-dusk = At Dusk you keep a few Lanterns as Reserve; at Dawn there are new ones, more each round.
guide-learnt-claim = To Claim a place without a Legend costs as much Renown as it brings; what its kind can do, and the Atlas in the end, is the gain.
guide-onward = This was a real game and it goes on: up to eight rounds. The button with the question mark says at any time what you could do, and why.
