# Words of the screens of Europe Imagined. What the rules say comes from the server, what the drawings say from draw/.

ei-ui-limits = Hand { $hand }, Reserve { $reserve }, party { $party }.
ei-ui-signature = Begins with { $name }.
ei-ui-tile = Renown { $renown }, claim { $cost }
ei-ui-claimed = Claimed by { $seat }.
ei-ui-stands = { $legend } stands here, Might { $might }.
ei-ui-rulings = Rulings
ei-ui-rules = Rules
ei-ui-round = Round { $n }/{ $of }
ei-ui-final = last round
ei-ui-renown = Renown
ei-ui-hand = Hand
ei-ui-hand-empty = No cards in hand.
ei-ui-passed = passed
ei-ui-next = next
ei-ui-strength = Strength
ei-ui-might = Might

# Actions
ei-ui-verb-travel = Travel
ei-ui-verb-sail = Sail
ei-ui-verb-explore = Explore
ei-ui-verb-recruit = Recruit
ei-ui-verb-play = Play a card
ei-ui-verb-claim = Claim
ei-ui-verb-challenge = Challenge
ei-ui-verb-duel = Duel
ei-ui-verb-rest = Rest
ei-ui-verb-reroute = Reroute
ei-ui-verb-refresh = New Row
ei-ui-verb-use = Use
ei-ui-verb-end = End turn
ei-ui-act-hint = Choose a glowing place or card, or an action.
ei-ui-end-small = keep up to { $n }
ei-ui-free = free
ei-ui-ways = { $n } choices
ei-ui-lanterns-range = { $low } to { $high } Lanterns
ei-ui-others = Other actions
ei-ui-others-small = { $n } not now
ei-ui-fewer = Fewer
ei-ui-which = Which of these?
ei-ui-hint-list = Choose one, here or on the table.
ei-ui-hint-explore = Choose a glowing road on the map and a place in the Row, in either order.
ei-ui-hint-reroute = Choose a glowing place on the map; then turn it.
ei-ui-hint-travel = Choose a glowing place on the map.
ei-ui-hint-sail = Choose a glowing harbour on the map.
ei-ui-hint-play = Choose a glowing card.
ei-ui-hint-recruit = Choose a glowing card.
ei-ui-hint-use = Choose a glowing Companion or Relic.
ei-ui-hint-duel = Choose a rival.
ei-ui-explore-dir = Explore { $dir }
ei-ui-step-road = Road
ei-ui-step-road-dir = Road: { $dir }
ei-ui-step-turn = Turned: way { $n } of { $of }
ei-ui-turn = Turn

# Marks
ei-ui-used-sail = Sail
ei-ui-used-duel = Duel
ei-ui-used-rest = Rest
ei-ui-used-reroute = Reroute
ei-ui-used-refresh = new Row
ei-ui-attempted = the Challenge at { $tile }

# Fights
ei-ui-fight-none = Nobody fights.
ei-ui-fight-challenge = { $who } challenges { $legend } at { $tile }
ei-ui-fight-hidden = { $who } challenges a face-down Trickster at { $tile }
ei-ui-fight-duel = { $who } duels { $rival } at { $tile }
ei-ui-meddle = Meddling: { $n } of at most { $cap }
ei-ui-level-challenge = Level is enough: the Legend is overcome.
ei-ui-over-challenge = More than enough: the Legend is overcome.
ei-ui-short-challenge = { $n } short: the Curse would follow.
ei-ui-level-duel = Level: the defender holds.
ei-ui-tied-duel = Level: the defender would hold.
ei-ui-commit = Commit { $n } against { $of }
ei-ui-commit-unknown = Commit { $n }
ei-ui-meddle-go = Meddle: +{ $n }
ei-ui-meddle-lost = { $n } of { $of } count: the cap is { $cap }.
ei-ui-win-challenge = Overcome:
ei-ui-lose-challenge = Falling short:
ei-ui-win-duel = Won:
ei-ui-lose-duel = Lost:
ei-ui-over-duel = This side is ahead.
ei-ui-short-duel = { $n } behind as it stands.
ei-ui-show-map = Map
ei-ui-show-fight = Fight
ei-ui-looked-deck = You look at { $n } of your own deck.
ei-ui-looked-discovery = You look at { $n } of the places to come.
ei-ui-looked-legends = You look at { $n } of the Legends to come.

# What somebody else is deciding
awaited-act = plays a turn
awaited-stride = strides
awaited-sail = sails
awaited-explore = explores
awaited-reroute = turns a place
awaited-dismiss = dismisses a Companion
awaited-target = chooses a Companion
awaited-rest = rests
awaited-look = looks at cards
awaited-peek = may look at a Legend
awaited-meddle = may meddle
awaited-commit = commits to the Challenge
awaited-duel = chooses a rival
awaited-duel_attack = attacks
awaited-duel_defence = defends
awaited-duel_attack_boost = may add to the attack
awaited-duel_defence_boost = may add to the defence
awaited-prize = takes the prize
awaited-send = sends the attacker away
awaited-retreat = retreats
awaited-discard = discards
awaited-exhaust = exhausts Companions
awaited-order = puts effects in order
awaited-dawn = is at Dawn
awaited-reserve = fills the Reserve

# Tabs
ei-ui-tab-hand = Hand
ei-ui-tab-party = Party
ei-ui-tab-rivals = Rivals
ei-ui-tab-log = Log
ei-ui-cat-turn = How to play
ei-ui-cat-kinds = Kinds of place
ei-ui-cat-explorers = Explorers
ei-ui-cat-cards = Cards
ei-ui-cat-legends = Legends
ei-ui-cat-words = Keywords
ei-ui-cat-places = Places
ei-ui-search = Search
ei-ui-legend-never = No Legend waits there.
ei-ui-legend-some = On some of them a Legend waits.
ei-ui-legend-always = A Legend waits there.

# The end
ei-ui-won = { $n ->
    [one] { $names } wins with { $renown } Renown
   *[other] { $names } share the victory with { $renown } Renown
}

# The rules in short
ei-ui-primer-aim = What it is about
ei-ui-primer-aim-text = Explore Europe tile by tile, claim places, overcome Legends and outdo your rivals. Whoever has the most Renown (points) at the end wins.
ei-ui-primer-round = Rounds
ei-ui-primer-round-text = There are up to eight rounds. Each has a Lantern Level, which rises. The holder of the Gate-key plays first, then the others clockwise. A turn is Dawn, Act and Dusk.
ei-ui-primer-dawn = Dawn
ei-ui-primer-dawn-text = Lanterns left in your Reserve are lost, your Companions become ready, you get as many Lanterns as the Lantern Level, and you draw a card. Lanterns pay for nearly everything.
ei-ui-primer-act = Act
ei-ui-primer-act-text = Do what you like and can pay for, as often as you like: travel along roads, explore, recruit Companions, play cards, claim, fight. But only one Sail, one Duel, one Rest and one Reroute a turn.
ei-ui-primer-explore = Explore
ei-ui-primer-explore-text = For 1 Lantern lay a place of the Row at an open road of the place where you stand, turned so that its road meets yours, and go there. On many places a Legend waits.
ei-ui-primer-claim = Claim
ei-ui-primer-claim-text = A place where you stand, which nobody has claimed and where no Legend stands: pay what it costs, put your marker there and gain its Renown. “Kinds of place” says what each costs and does.
ei-ui-primer-challenge = Challenge
ei-ui-primer-challenge-text = Where a Legend stands, commit ready Companions, Lanterns and Boost cards; Companions are exhausted by it. If your Strength is at least its Might you overcome it: gain its Renown, claim the place for nothing, and get its reward. That is the usual way to the first Renown. If not, its Curse follows.
ei-ui-primer-meddle = Meddle
ei-ui-primer-meddle-text = Before you commit, each rival may add to the Might with Reserve and Meddle cards; all of them together only up to a limit.
ei-ui-primer-duel = Duel
ei-ui-primer-duel-text = Against a rival on your place. The attacker commits, then the defender, who may use Reserve. The higher total wins; a draw is the defender's.
ei-ui-primer-rest = Rest and Reroute
ei-ui-primer-rest-text = On a Shrine make a Companion ready or draw a card. For 2 Lanterns turn a place that nobody has claimed and nobody stands on.
ei-ui-primer-dusk = Dusk
ei-ui-primer-dusk-text = Discard down to your hand limit, and keep some unspent Lanterns as Reserve, for meddling and defence while the others play.
ei-ui-primer-words = Words on the cards
ei-ui-primer-words-text = To ready is to stand an exhausted Companion up again; only ready ones fight. To Stride is to move along roads for nothing. A Relic is a reward that you keep and that helps you from then on.
ei-ui-primer-end = The end
ei-ui-primer-end-text = After the last round, more Renown comes from three things: the Atlas, for different kinds of claimed places; the Legend-Hunter, for the most Legends overcome; and Relics.
ei-ui-balance = Both sides

# The plot of the whole game
score-over-time = Renown over the game
