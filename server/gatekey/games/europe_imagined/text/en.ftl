# Europe Imagined in English. Names of tiles, cards, Legends and explorers come from the catalogue.

game-name = Europe Imagined
game-blurb = Wander a Europe of dreams, put your mark on its places, master its Legends and outshine the other explorers.

join-others = { $before } + { $item }

# Tables and seats
ei-choice-explorer = Explorer
ei-option-claim-currency = How places are claimed
option-claim_currency-renown = In Renown, as usual: a claim costs as much as the place then brings.
option-claim_currency-lanterns = In Lanterns, a variant: a claim costs Lanterns and no Renown.
ei-currency-renown = claims are paid in Renown
ei-currency-lanterns = claims are paid in Lanterns

# Words
pool-lanterns = Lanterns
pool-reserve = Reserve
pool-renown = Renown
pool-hand = cards in hand
pool-meddle = Might that meddling may add
dir-N = north
dir-E = east
dir-S = south
dir-W = west
group-companion = Companions
group-boost = Boosts
group-ability = Abilities
group-meddle = Meddle cards
group-power = Meddle powers
group-travel = Travel
group-sail = Sail
group-explore = Explore
group-recruit = Recruit
group-play = Play a card
group-claim = Claim
group-challenge = Challenge
group-duel = Duel
group-rest = Rest
group-reroute = Reroute
group-refresh = Refresh the Row
group-use = Use an ability
group-end = End the Act
group-step = Steps
group-discard = Discard
group-exhaust = Exhaust
group-dismiss = Dismiss
group-ready = Ready
group-draw = Draw
group-look = Cards looked at
group-peek = Face-down Legends
group-trigger = Effects
group-steal = Steal
group-drive = Drive away
ei-zone-deck = their own deck
ei-zone-your-deck = your deck
ei-zone-discovery = the Discovery Deck
ei-zone-legends = the Legend Deck

ei-name = { $what }
ei-part = { $what } { $n }
ei-group = { $group }
ei-usual-price = the usual price

# Parts of sums
ei-share-atlas = Atlas
ei-share-atlas-set = Atlas, all seven types
ei-share-base = base
ei-share-consolation = consolation
ei-share-direct = direct Lanterns
ei-share-direct-reserve = direct Reserve
ei-share-duel = Duel won
ei-share-explore = Explore
ei-share-hunting-ground = Hunting Ground
ei-share-legend-hunter = Legend-Hunter (highest tally, { $tally })
ei-share-meddle = Meddle ({ $who }: { $what })
ei-share-printed = printed
ei-share-refresh = map refresh
ei-share-rest = Rest
ei-share-so-far = Renown so far
ei-share-stronghold = Stronghold of { $tile }
ei-share-travel = Travel
ei-share-underdog = Underdog
ei-share-wonder = Wonder

# Causes
ei-cause-cost = the price of { $what }
ei-cause-curse = Curse of { $legend }
ei-cause-duel = Duel won by { $who }
ei-cause-explore = Explore of { $tile }
ei-cause-hand-limit = hand limit { $n }
ei-cause-legend = { $legend } on this tile
ei-cause-party-limit = party limit { $n } without { $source }
ei-cause-piece = { $what } of { $who }
ei-cause-room = room for { $who }

# Questions
ei-ask-act = Your Act: { $lanterns ->
    [0] no Lanterns left
    [one] 1 Lantern left
   *[other] { $lanterns } Lanterns left
}. What do you do?
ei-ask-stride = { $source }: Stride, step { $k } of { $of }
ei-ask-sail = { $source }: where do you Sail?
ei-ask-explore = { $source }: where do you Explore?
ei-ask-reroute = { $source }: which tile do you turn?
ei-ask-duel = { $source }: whom do you attack?
ei-ask-dismiss = Dismiss a Companion ({ $cause })
ei-ask-ready = { $source }: { $n ->
    [one] ready a Companion
   *[other] ready up to { $n } Companions
}
ei-ask-unwind = { $source }: which rival's Companion do you hold exhausted?
ei-ask-rest = Rest: ready a Companion or draw a card? { $of ->
    [one] {""}
   *[other] ({ $k } of { $of })
}
ei-ask-order = Several effects wait: which comes next?
ei-ask-order-top = { $source }: in which order do they go back on top? The first is drawn first.
ei-ask-order-bottom = { $source }: in which order do the others go under the deck?
ei-ask-take = { $source }: which card do you take?
ei-ask-peek = { $source }: at which face-down Legend do you look?
ei-ask-meddle = { $who } challenges the Legend of { $tile }. Meddle? { $room } of { $cap } Might can still be added.
ei-ask-commit = { $legend }: walk away, or commit to the Challenge?
ei-ask-commit-more = { $legend }: commit more?
ei-ask-duel-attack = What do you commit to your attack?
ei-ask-duel-defence = { $who } attacks you. What do you commit?
ei-ask-duel-defence-boost = Which Boosts and abilities do you defend with?
ei-ask-duel-attack-boost = Which Boosts and abilities do you attack with?
ei-ask-prize = You beat { $who }. What do you take?
ei-ask-send = You held off { $who }. Where do you send them?
ei-ask-retreat = Retreat ({ $cause }), step { $k } of { $of }: where to?
ei-ask-discard = Discard { $n ->
    [one] a card
   *[other] { $n } cards
} ({ $cause })
ei-ask-exhaust = Exhaust { $n ->
    [one] a Ready Companion
   *[other] { $n } Ready Companions
} ({ $cause })
ei-ask-wake = Pay 1 Lantern to ready { $who }?
ei-ask-reserve = { $lanterns ->
    [one] 1 Lantern is
   *[other] { $lanterns } Lanterns are
} left. How many do you keep in Reserve, up to { $limit }?

# Numbers to set
ei-amount-lanterns = Lanterns
ei-amount-reserve = Lanterns from the Reserve
ei-amount-keep = Reserve

# Choices
ei-do-travel = Travel to { $tile }
ei-do-step = To { $tile }
ei-do-stop = Stop here
ei-do-sail = Sail to { $tile } for { $price }
ei-do-explore = Place { $tile }{ $turn ->
    [0] {""}
    [1] , turned right
    [2] , upside down
   *[other] , turned left
}
ei-do-recruit = Recruit { $what }
ei-do-play = Play { $what }
ei-do-use = Use { $what }
ei-do-claim = Claim { $tile }
ei-do-challenge = Challenge { $legend }
ei-do-challenge-hidden = Challenge the face-down Legend
ei-do-duel = Duel { $who }
ei-do-rest = Rest
ei-do-reroute = Turn { $tile } by { $turn }°
ei-do-refresh = Refresh the Row
ei-do-end = End the Act
ei-do-no-reroute = No Reroute
ei-do-no-peek = Do not look
ei-do-peek = Look at the Legend on { $tile }
ei-do-dismiss = Dismiss { $who }
ei-do-ready = Ready { $who }
ei-do-unwind = { $who } of { $owner }
ei-do-draw = Draw a card
ei-do-meddle = { $what }
ei-do-power = { $what }
ei-do-pass = Pass
ei-do-commit = Commit { $who }
ei-do-boost = Play { $what }
ei-do-ability = Use { $what }
ei-do-abandon = Walk away
ei-do-enough = Nothing more
ei-do-commit-nothing = Commit nothing
ei-do-steal = Steal { $relic }
ei-do-drive = Drive to { $tile }
ei-do-make-discard = Make them discard { $n } cards
ei-do-discard = Discard { $what }
ei-do-exhaust = Exhaust { $who }
ei-do-trigger = { $what }
ei-do-wake = Ready { $who } for 1 Lantern
ei-do-let-sleep = Let it sleep

# Details
ei-detail-travel = Costs { $price ->
    [one] 1 Lantern
   *[other] { $price } Lanterns
}; you enter { $tile }.
ei-detail-sail = Costs { $price ->
    [one] 1 Lantern
   *[other] { $price } Lanterns
} ({ $source }) and the one Sail of your turn; you enter { $tile }.
ei-detail-explore = Costs { $price ->
    [one] 1 Lantern
   *[other] { $price } Lanterns
}; { $tile } is placed, you move there, and the Row is refilled{ $legends ->
    [0] {""}
   *[other] ; then a Legend is drawn onto the new tile
}.
ei-detail-recruit = Costs { $price ->
    [one] 1 Lantern
   *[other] { $price } Lanterns
}; { $what } joins your party Ready.
ei-detail-play = Costs { $price ->
    [one] 1 Lantern
   *[other] { $price } Lanterns
}: { $effect }. Then the card is discarded.
ei-detail-use = Once a turn: { $effect }.
ei-detail-claim-renown = Pay { $price } Renown, place a marker for good, gain { $n } Renown and the effects of claiming.
ei-detail-claim-lanterns = Pay { $price ->
    [one] 1 Lantern
   *[other] { $price } Lanterns
}, place a marker for good, gain { $n } Renown and the effects of claiming.
ei-detail-challenge = Costs nothing, and uses this turn's attempt on this Legend. Rivals may Meddle; after that you may still walk away.
ei-detail-duel = { $price ->
    [0] Costs nothing
    [one] Costs 1 Lantern
   *[other] Costs { $price } Lanterns
}, and uses your one attack of this turn against { $who }.
ei-detail-rest = Costs nothing and uses the one Rest of your turn: ready a Companion or draw a card{ $n ->
    [one] {""}
   *[other] , and choose so { $n } times
}.
ei-detail-reroute = Costs { $price ->
    [one] 1 Lantern
   *[other] { $price } Lanterns
}; { $tile } turns clockwise by { $turn }°.
ei-detail-refresh = Costs nothing, once a turn: the whole Row is discarded and up to three new tiles appear.
ei-detail-boost = { $n } Strength for { $price }{ $renown ->
    [0] {""}
   *[other] {" "}and { $renown } Renown
}{ $discards ->
    [0] {""}
    [one] {" "}and another card, discarded
   *[other] {" "}and { $discards } other cards, discarded
}{ $draws ->
    [0] {""}
    [one] ; you also draw a card
   *[other] ; you also draw { $draws } cards
}.
ei-detail-meddle = { $n } Might for { $price } Reserve{ $lost ->
    [0] {""}
   *[other] , of which only { $counts } would count under the cap
}.
ei-detail-power = { $n } Might{ $price ->
    [0] {" "}for nothing
    [one] {" "}for a discarded card
   *[other] {" "}for { $price } discarded cards
}{ $lost ->
    [0] {""}
   *[other] , of which only { $counts } would count under the cap
}.
ei-detail-dismiss = It goes to your discard pile and may be drawn again.
ei-detail-dismiss-retired = It joins the retired Legends and never comes back.
ei-detail-ability = Once a turn{ $price ->
    [0] {""}
    [one] {" "}for a discarded card
   *[other] {" "}for { $price } discarded cards
}: { $n ->
    [0] {""}
   *[other] { $n } Strength
}{ $cards ->
    [0] {""}
    [one] draw a card
   *[other] draw { $cards } cards
}.

# What a fight would bring
ei-outcome = { $items }
ei-brings-renown = +{ $n } Renown
ei-brings-claim = { $tile } claimed free for +{ $n }
ei-brings-no-claim = { $tile } stays with { $owner }
ei-brings-no-marker = { $tile } stays unclaimed, as you have no marker left
ei-brings-cards = { $n ->
    [one] you draw a card
   *[other] you draw { $n } cards
}
ei-brings-relic = { $relic } is yours
ei-brings-tame = { $legend } joins exhausted (party { $n } of { $of })
ei-brings-tame-full = { $legend } joins exhausted once you dismiss a Companion
ei-brings-prize = your choice of { $relics ->
    [0] {""}
   *[other] a Relic of { $who },{" "}
}{ $steps ->
    [0] {""}
   *[other] a forced step or{" "}
}two discards
ei-brings-send = you send { $who } a road step away
ei-loss-renown = { $who } gains { $n } Renown
ei-loss-sent = { $who } sends you a road step away
ei-loss-prize = { $who } takes { $relics ->
    [0] {""}
   *[other] a Relic of yours,{" "}
}{ $steps ->
    [0] {""}
   *[other] a forced step or{" "}
}two of your cards
ei-curse-lose-renown = lose { $n } Renown
ei-curse-discard = discard { $n ->
    [one] a card
   *[other] { $n } cards
}
ei-curse-discard-down-to = discard down to { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ei-curse-exhaust = exhaust { $n ->
    [one] a Ready Companion
   *[other] { $n } Ready Companions
}
ei-curse-retreat = retreat { $n ->
    [one] a step
   *[other] { $n } steps
}

# What cards and abilities of the Act do
ei-effect-pilgrims_pace = Stride one to three steps
ei-effect-letters_of_introduction = draw two cards
ei-effect-borrowed_light = gain 1 Lantern
ei-effect-forged_charter = claim this tile with nothing more to pay
ei-effect-turn_the_hour = make one of your Reroutes for nothing if you like, and in any case draw a card
ei-effect-unwind_the_mechanism = pick a rival's Companion; it is exhausted and stays so until that rival's next Dawn
ei-effect-oil_and_spare_parts = ready up to two of your exhausted Companions
ei-effect-fair_wind = Sail for nothing, which uses the one Sail of your turn, then Stride up to two steps if you like
ei-effect-boarding_party = Sail for nothing to a rival you may Duel, then declare that Duel with 2 Strength more; it uses your Sail and your Duel of this turn
ei-effect-soundings = look at the top three tiles of the Discovery Deck, put them back in any order, and draw a card
ei-effect-follow_the_spoor = Explore once for nothing
ei-effect-mend_by_the_fire = ready one of your exhausted Companions; if you are on a Forest, up to two
ei-effect-index_of_lost_books = look at the top four cards of your deck, keep one, and put the others under the deck in any order
ei-effect-thousand_clocks_keeper = until this turn ends your Reroutes cost nothing, and you may make two in all
ei-effect-doges_cartographer = discard the whole Row and reveal up to three new tiles
ei-effect-inquisitive_owl = look at a face-down Legend anywhere on the map
ei-effect-sled_driver = exhaust it and Stride one or two steps
ei-effect-reynard = discard a card, then draw one
ei-effect-faust = pay 1 Renown and gain 2 Lanterns
ei-effect-baba_yaga = Stride one step
ei-effect-minotaur = move to the Gate
ei-effect-iron_rooster = look at the top two tiles of the Discovery Deck and put them back in either order

# Reasons
ei-why-lanterns = That takes { $need ->
    [one] 1 Lantern
   *[other] { $need } Lanterns
}, and you have { $have }.
ei-why-reserve = That takes { $need } Reserve, and you have { $have }.
ei-why-renown = That takes { $need } Renown in full, and you have { $have }.
ei-why-claim-renown = This claim is paid with { $need } Renown up front, and you have { $have }.
ei-why-claim-lanterns = This claim is paid with { $need ->
    [one] 1 current Lantern
   *[other] { $need } current Lanterns
}, and you have { $have }. Neither Reserve nor Renown can stand in.
ei-why-no-road = No road leads from here to another tile.
ei-why-sailed = You have already Sailed this turn.
ei-why-no-port-here = A Sail starts on a Harbour or a Wonder.
ei-why-no-port-there = There is no other Harbour or Wonder you may Sail to.
ei-why-sail-forbidden = { $what } forbids this Sail.
ei-why-no-open-exit = No exit of this tile faces an empty space.
ei-why-empty-row = The Discovery Row is empty.
ei-why-nothing-fits = No tile of the Row fits at an open exit here.
ei-why-row-fits = A tile of the Row fits here, so the Row stays.
ei-why-refreshed = You have already refreshed the Row this turn.
ei-why-rerouted = You have made all your Reroutes of this turn.
ei-why-nothing-to-turn = No tile can be turned: it must be unclaimed, with no pawn and no Legend in the way, and everything must stay joined to the Gate.
ei-why-gate = The Gate is nobody's and stays so.
ei-why-claimed = { $who } owns this tile.
ei-why-legend-here = A Legend still stands here.
ei-why-no-marker = You have no claim marker left.
ei-why-no-legend = There is no Legend here.
ei-why-attempted = You have already challenged this Legend this turn.
ei-why-dueled = You have already declared a Duel this turn.
ei-why-not-here = { $who } is not there.
ei-why-honour = Honour: { $who } has { $theirs } Renown, less than your { $mine }.
ei-why-duel-forbidden = { $what } allows no Duel there.
ei-why-rested = You have already Rested this turn.
ei-why-no-rest-here = You cannot Rest on this tile.
ei-why-no-companion = There is no Companion in your hand.
ei-why-no-maneuver = There is no card to play now in your hand.
ei-why-no-ability = None of your Companions and Relics has an ability to use.
ei-why-only-boost = A Boost is played in a fight of yours.
ei-why-only-meddle = A Meddle card is played in a rival's Challenge.
ei-why-committed = Already committed to this fight.
ei-why-held = Held exhausted until your next Dawn.
ei-why-exhausted = Exhausted.
ei-why-legends-only = Fights Legends only.
ei-why-duels-only = Fights in Duels only.
ei-why-too-weak = { $what } lets in printed Strength { $n } or more alone.
ei-why-ground = Its own text keeps it out of fights on this tile.
ei-why-no-direct = { $what } allows no direct Lanterns.
ei-why-no-lanterns = You have no Lanterns left.
ei-why-no-reserve = You have no Reserve left.
ei-why-later = Boosts and fight abilities come after the commitments.
ei-why-locked = What is committed is locked; only Boosts and fight abilities can join.
ei-why-used-round = Already used this round.
ei-why-used-challenge = Already used in this Challenge.
ei-why-other-fight = This cannot be played in this kind of fight.
ei-why-no-boosts = { $what } allows no Boosts.
ei-why-no-other-card = You have no other card to discard for it.
ei-why-no-card = You have no card to discard for it.
ei-why-no-target = Nobody has a Companion to choose.
ei-why-nobody-to-board = No Harbour or Wonder in reach has a rival you could attack and afford to attack.
ei-why-not-ready = It has to be Ready.
ei-why-used = Already used this turn.
ei-why-at-gate = You are at the Gate.
ei-why-nothing-hidden = No Legend lies face-down.

ei-skip-cap = no room left under the Meddle cap
ei-skip-nothing = no cards, no Reserve, no Meddle power
ei-skip-powers = no cards, no Reserve, and { $powers }
ei-skip-power-card = { $what } needs a card
ei-skip-power-round = { $what } is used this round
ei-skip-power-challenge = { $what } is used in this Challenge

# Prices
ei-price-lanterns-only = { $n ->
    [one] 1 Lantern
   *[other] { $n } Lanterns
}
ei-price-reserve-only = { $n } Reserve
ei-price-waived = nothing to pay, thanks to { $what }
ei-price-renown = paid { $n } Renown
ei-price-lanterns = paid { $n ->
    [one] 1 Lantern
   *[other] { $n } Lanterns
}, { $left } left

# The log: setting up
ei-log-setup = The table is set; { $option }.
ei-log-seat = { $seat } travels as { $explorer } and draws five cards.
ei-log-seat-hand = You travel as { $explorer } and draw { $cards }.
ei-log-removed = Left out with two players: { $tiles }.
ei-log-row-first = The Row shows { $tiles }; { $left } tiles lie in the Discovery Deck.

# The log: rounds
ei-log-round = Round { $round }: Lantern Level { $level }, { $key } holds the key.
ei-log-final-round = { $seat } turns over the last tile, { $tile } ({ $cause }): round { $round } is the last.
ei-log-dawn = { $seat } begins a turn.
ei-log-reserve-returned = { $seat } returns { $n } unused Reserve.
ei-log-dawn-ready = { $who } { $n ->
    [one] readies
   *[other] ready
}.
ei-log-dawn-asleep = { $who } { $n ->
    [one] sleeps
   *[other] sleep
} on: its own text keeps it from readying at Dawn.
ei-log-level = { $seat } takes { $n ->
    [one] 1 Lantern
   *[other] { $n } Lanterns
}, the Lantern Level of round { $round }.
ei-log-dusk = { $seat } ends the Act.
ei-log-reserve = { $seat } keeps { $n } of at most { $limit } in Reserve; { $returned ->
    [0] nothing returns
    [one] 1 Lantern returns
   *[other] { $returned } Lanterns return
} to supply.
ei-log-reserve-limit = { $seat } may keep only { $limit } Reserve without { $source }: { $n } returned.
ei-log-boon-ends = The bonus of { $what } ends.

# The log: cards
ei-log-draw = { $n ->
    [0] { $seat } has no card to draw, of { $asked } asked ({ $parts }).
   *[other] { $seat } draws { $asked ->
        [one] 1 card ({ $parts }).
       *[other] { $n } of { $asked } cards ({ $parts }).
    }
}
ei-log-draw-own = { $n ->
    [0] You have no card to draw, of { $asked } asked ({ $parts }).
   *[other] You draw { $cards }: { $asked ->
        [one] 1 card ({ $parts }).
       *[other] { $n } of { $asked } cards ({ $parts }).
    }
}
ei-log-shuffled = { $seat } shuffles { $n ->
    [one] 1 discarded card
   *[other] { $n } discarded cards
} into a new deck.
ei-log-discard = { $n ->
    [0] { $seat } has nothing to discard: asked { $asked }, { $cause }.
   *[other] { $seat } discards { $cards }: { $n } of { $asked } asked, { $cause }; { $left } left in hand.
}
ei-log-hand-small = { $seat } discards nothing: { $left } in hand, no more than { $limit } ({ $cause }).
ei-log-turned = { $seat } exhausts { $who } for it.
ei-log-recruit = { $seat } recruits { $what } for { $n ->
    [one] 1 Lantern
   *[other] { $n } Lanterns
}, { $left } left; { $k } of { $of } Companions.
ei-log-dismiss = { $seat } dismisses { $who } to the discard pile ({ $cause }).
ei-log-dismiss-retired = { $seat } dismisses { $who } to the retired Legends ({ $cause }).
ei-log-play = { $seat } plays { $what } for { $n ->
    [one] 1 Lantern
   *[other] { $n } Lanterns
}, { $left } left.
ei-log-use = { $seat } uses { $what }; it is marked for this turn.
ei-log-free-reroutes = Until this turn ends Reroutes cost { $seat } nothing; { $k } made of { $of }.
ei-log-marked = { $what } is marked for this turn.
ei-log-marked-challenge = { $what } is marked for this Challenge.
ei-log-marked-round = { $what } is marked until the next round.
ei-log-paid = { $seat } pays { $n ->
    [one] 1 Lantern
   *[other] { $n } Lanterns
} for { $source }, { $left } left.
ei-log-lanterns = { $seat } gains { $n ->
    [one] 1 Lantern
   *[other] { $n } Lanterns
} from { $source } and has { $after }.
ei-log-ready = { $n ->
    [0] { $source } readies nobody.
    [one] { $who } readies ({ $source }).
   *[other] { $who } ready ({ $source }).
}
ei-log-exhaust = { $n ->
    [0] { $seat } has no Ready Companion to exhaust: asked { $asked }, { $cause }.
   *[other] { $seat } exhausts { $who }: { $n } of { $asked } asked, { $cause }.
}
ei-log-held = { $who } of { $owner } is held exhausted until { $owner } begins a turn ({ $source }).
ei-log-boon = { $what } gives { $seat } { $n } Strength in every fight for the rest of this turn.

# The log: looks
ei-log-look = { $seat } looks at the top { $n } of { $zone } ({ $source }).
ei-log-look-own = You look at the top { $n } of { $zone } ({ $source }){ $n ->
    [0] .
   *[other] : { $faces }.
}
ei-log-ordered-top = { $seat } puts { $n } back on top of { $zone } in an order of their choice.
ei-log-ordered-top-own = You put back on top of { $zone }: { $faces }.
ei-log-ordered-bottom = { $seat } puts { $n } at the bottom of { $zone } in an order of their choice.
ei-log-ordered-bottom-own = You put at the bottom of { $zone }{ $n ->
    [0] {" "}nothing.
   *[other] : { $faces }.
}
ei-log-take = { $seat } takes one of those cards into hand ({ $source }).
ei-log-take-own = You take { $card } into hand ({ $source }).
ei-log-peek = { $seat } looks at the face-down Legend on { $tile } ({ $source }).
ei-log-peek-own = You look at the face-down Legend on { $tile } ({ $source }): { $legend }.

# The log: moving
ei-log-travel = { $seat } travels from { $origin } to { $tile } for { $n ->
    [one] 1 Lantern
   *[other] { $n } Lanterns
} ({ $parts }); { $left } left.
ei-log-stride = { $seat } strides from { $origin } to { $tile }, step { $k } of { $of } ({ $source }).
ei-log-sail = { $seat } sails from { $origin } to { $tile } for { $n } ({ $source }), { $left } left; the Sail of this turn is used.
ei-log-moved = { $seat } moves from { $origin } to { $tile } ({ $source }).
ei-log-retreat = { $seat } retreats from { $origin } to { $tile }, step { $k } of { $of }, route chosen by { $chooser } ({ $cause }).
ei-log-no-retreat = { $seat } has no legal step for retreat { $k } of { $of } ({ $cause }).
ei-log-toll = Toll: { $mover } enters { $tile }, owned by { $seat } ({ $source }).
ei-log-toll-instead = Toll: { $mover } enters { $tile }, owned by { $seat }: { $n } instead of { $usual } ({ $source }).
ei-log-explore = { $seat } explores: { $tile } at { $cell }{ $turn ->
    [0] {""}
   *[other] , turned by { $turn }°
}, for { $n ->
    [one] 1 Lantern
   *[other] { $n } Lanterns
} ({ $parts }); { $left } left.
ei-log-row = { $n ->
    [0] The Row is not refilled; the Discovery Deck holds { $left }.
   *[other] New in the Row: { $tiles }; the Discovery Deck holds { $left }.
}
ei-log-sweep = { $seat } clears the Row ({ $cause }): { $tiles } discarded.
ei-log-legend = { $legend } appears on { $tile }: Might { $n } = { $parts }; { $left } Legends left.
ei-log-legend-hidden = A face-down Legend is placed on { $tile }; { $left } Legends left.
ei-log-legend-hidden-own = You place { $legend } face-down on { $tile }: Might { $n } = { $parts }; { $left } Legends left.
ei-log-rules-error = No Legend is left to draw for { $tile }. Play goes on without one; this is on record as a rules error.
ei-log-reroute = { $seat } turns { $tile } by { $turn }° for { $n } ({ $source }), { $left } left: exits { $before } become { $after }; Reroute { $k } of { $of }.
ei-log-rest = { $seat } rests on { $tile }{ $n ->
    [one] .
   *[other] , with { $n } resolutions.
}

# The log: Renown
ei-log-renown = { $seat } gains { $n } Renown = { $parts } ({ $before } to { $after }).
ei-log-renown-lost = { $seat } loses { $n } of { $asked } Renown: { $cause } ({ $before } to { $after }).
ei-log-renown-paid = { $seat } pays { $n } Renown for { $source } ({ $before } to { $after }).
ei-log-claim = { $seat } claims { $tile }: { $price }; gains { $n } = { $parts }; Renown { $before } to { $after }; { $markers ->
    [0] no marker
    [one] 1 marker
   *[other] { $markers } markers
} left.
ei-log-no-marker = { $seat } has no marker left: { $tile } stays unclaimed.
ei-log-already-claimed = { $tile } stays with { $owner }.
ei-log-tally = { $seat } has overcome { $after ->
    [one] 1 Legend
   *[other] { $after } Legends
} ({ $before } to { $after }).
ei-log-tame = { $seat } tames { $legend }; it joins exhausted, Companion { $n } of { $of }.
ei-log-relic = { $seat } takes { $relic } from { $legend }.

# The log: Challenges
ei-log-challenge = { $seat } challenges { $legend } on { $tile }: target { $n } = { $parts }. The attempt of this turn is used.
ei-log-challenge-hidden = { $seat } challenges the face-down Legend on { $tile }. The attempt of this turn is used.
ei-log-meddle = { $seat } meddles: { $what }, { $price } Reserve, { $n } { $n ->
    [one] counts
   *[other] count
} ({ $k } of { $of }); { $left } Reserve left.
ei-log-meddle-over = { $seat } meddles: { $what }, { $price } Reserve, { $printed } printed, { $n } { $n ->
    [one] counts
   *[other] count
}, { $lost } over the cap ({ $k } of { $of }); { $left } Reserve left.
ei-log-meddle-pass = { $seat } passes.
ei-log-meddle-skip = { $seat } is skipped: { $reason }.
ei-log-flip = The Legend on { $tile } turns over: { $legend }, target { $n } = { $parts }.
ei-log-abandon = { $seat } walks away from { $legend } and has spent nothing.
ei-log-commit = { $seat } commits { $n } = { $parts }{ $direct ->
    [0] {""}
   *[other] , { $left } left
}; total { $total }.
ei-log-boost = { $seat } plays { $card }: { $n } Strength for { $price }, { $left } left{ $renown ->
    [0] {""}
   *[other] , and { $renown } Renown ({ $before } to { $after })
}{ $discards ->
    [0] {""}
    [one] , and a discarded card
   *[other] , and { $discards } discarded cards
}; total { $total }.
ei-log-ability = { $seat } uses { $what }{ $n ->
    [0] {""}
   *[other] : { $n } Strength
}; total { $total }. It is marked for this turn.
ei-log-challenge-won = { $seat } { $n } = { $parts }. { $legend } { $target } = { $others }. Overcome.
ei-log-challenge-equal = { $seat } { $n } = { $parts }. { $legend } { $target } = { $others }. Equal: overcome.
ei-log-challenge-lost = { $seat } { $n }{ $n ->
    [0] {""}
   *[other] {" "}= { $parts }
}. { $legend } { $target } = { $others }. Failed: the Legend stays, and its Curse follows.

# The log: Duels
ei-log-duel = { $seat } ({ $mine } Renown) attacks { $target } ({ $theirs } Renown) on { $tile }{ $price ->
    [0] {""}
   *[other] {" "}for { $price } = { $parts }, { $left } left
}. The attack of this turn is used.
ei-log-duel-skip-commit = { $seat } has nobody Ready for this fight and no Lantern to commit.
ei-log-duel-skip-boost = { $seat } has no card and no unused fight ability that needs none.
ei-log-duel-commit-nothing = { $seat } commits nothing.
ei-log-duel-no-more = { $seat } adds no Boost and no ability.
ei-log-duel-forced = { $who } of { $seat } has to fight.
ei-log-duel-won = { $seat } { $n } = { $parts }. { $target } { $against }{ $against ->
    [0] {""}
   *[other] {" "}= { $others }
}. { $seat } wins.
ei-log-duel-lost = { $seat } { $n }{ $n ->
    [0] {""}
   *[other] {" "}= { $parts }
}. { $target } { $against } = { $others }. { $target } wins.
ei-log-duel-tie = { $seat } { $n }{ $n ->
    [0] {""}
   *[other] {" "}= { $parts }
}. { $target } { $against }{ $against ->
    [0] {""}
   *[other] {" "}= { $others }
}. A tie: the defender wins.
ei-log-steal = { $seat } steals { $relic } from { $loser }.
ei-log-drive = { $seat } chooses to drive { $loser } away.
ei-log-make-discard = { $seat } chooses to make { $loser } discard { $n } cards.
ei-log-boarding-lost = The Duel of { $what } is lost; the Sail stands.

# The log: the reckoning
ei-log-hunter = Legends overcome: { $tallies }. { $n ->
    [0] Nobody is the Legend-Hunter.
   *[other] The highest tally is { $n }, and whoever has it is a Legend-Hunter.
}
ei-log-score = { $n ->
    [0] { $seat }: no Renown.
   *[other] { $seat }: { $parts } = { $n }.
}
ei-log-winner = { $who } wins ({ $how }).
ei-log-shared-win = { $who } share the win ({ $how }).
ei-tie-none = most Renown
ei-tie-legends = level on Renown, ahead with { $n } Legends overcome
ei-tie-claims = level on Renown and Legends, ahead with { $n } claims
ei-tie-shared = level on Renown, Legends and claims
