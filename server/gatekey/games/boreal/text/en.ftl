# Boreal in English. Names of cards come from the catalogue.

game-name = Boreal
game-blurb = Two travellers race up pyramids of lost places: every compass spent brings a card closer and the next one out of reach.

# Tables and seats
boreal-option-white = Who begins
option-white-drawn = Drawn by lot
option-white-first = The first seat has the white token and begins.
option-white-second = The second seat has the white token and begins.
bot-wanderer = Wanderer (takes what looks best now)
bot-surveyor = Surveyor (looks several turns ahead)

# Words
family-earth = earth
family-air = air
family-fire = fire
family-water = water
pool-compasses = compasses
group-build = Build
group-reserve = Reserve
group-take = Reserve by a power
group-swap = Exchange
slot = slot { $id }
place = { $id }
place-L1-first = the first place of level 1
place-L1-left = the left end of level 1
place-L1-right = the right end of level 1

boreal-name = { $what }
boreal-part = { $what } { $n }
boreal-bonus = bonus of space { $space }
boreal-covered = { $card } (covered, yet always open)
boreal-on-slot = { $slot } { $card }

# Questions
boreal-ask-explore = Your token is on { $token }. Build a card or reserve one.
boreal-ask-take = { $card }: reserve a card of the row?
boreal-ask-swap = { $card }: exchange two cards of your pyramid?
boreal-ask-build-again = { $card }: build one more card?

# Choices
boreal-do-build = Build { $card } on { $place }
boreal-do-build-any = Build { $card }
boreal-do-reserve = Reserve { $card }
boreal-do-swap = Exchange { $one } ({ $a }) and { $other } ({ $b })
boreal-do-pass = Rest only
boreal-do-decline = Decline

# What a choice leads to
boreal-detail-build = Costs { $cost } and leaves { $left }{ $power }. Worth { $here } there, { $change ->
    [0] points so far stay as they are
   *[other] points so far change by { $change }
}; after rest the token is on { $rest }. Covers: { $over ->
    [0] nothing
   *[other] { $covers }
}.
boreal-detail-reserve = Free, from any column; the card lies face up before you. After rest the token is on { $rest }.
boreal-detail-archive = Free, from any column. This is the one archive you may take in the whole game. After rest the token is on { $rest }.
boreal-detail-swap = Points so far { $before } → { $after }; compasses at rest { $open } → { $opened }.
boreal-power-none = {""}
boreal-power-gain = , then gains { $n }
boreal-power-drain = , and costs the rival { $n }
boreal-power-take = , then you may reserve a card
boreal-power-swap = , then you may exchange two cards
boreal-power-build_again = , then you may build again

# Why not
boreal-why-reach = Column { $column } is out of reach from space { $token }.
boreal-why-dear = It costs { $cost }, and your token is on { $token }.
boreal-why-archive = You have taken your one archive: { $archive }.
boreal-why-no-place = No place is free for another card.
boreal-why-placement = No free place fits the placement rule of { $card }.

# The log
boreal-log-setup = The game is set up: a deck of { $deck } cards, { $out } cards out of the game unseen.
boreal-log-white-drawn = { $seat } draws the white token and begins.
boreal-log-white-named = { $seat } was given the white token and begins.
boreal-log-row = On the row: { $cards }.
boreal-log-build = { $seat } builds { $card } from { $slot } (column { $column }) on { $place }: { $before } − { $cost } = { $after } compasses.
boreal-log-build-reserve = { $seat } builds { $card } from the reserve on { $place }: { $before } − { $cost } = { $after } compasses.
boreal-log-shift = A card at the left end: every other card of { $seat } moves up by one column.
boreal-log-refill = { $card } comes to { $slot }; { $left ->
    [0] the deck is empty
    [one] 1 card is left in the deck
   *[other] { $left } cards are left in the deck
}.
boreal-log-refill-none = The deck is empty: { $slot } stays empty.
boreal-log-reserve = { $seat } reserves { $card } from { $slot }.
boreal-log-reserve-archive = { $seat } reserves { $card } from { $slot }: the one archive of the game for { $seat }.
boreal-log-take = { $source }: { $seat } reserves { $card } from { $slot }.
boreal-log-take-archive = { $source }: { $seat } reserves { $card } from { $slot }, the one archive of the game for { $seat }.
boreal-log-gain = { $source }: the token of { $seat } goes from { $before } by { $n } to the right, to { $after }{ $lost ->
    [0] {""}
   *[other] ; { $lost } beyond the end of the track { $lost ->
        [one] is
       *[other] are
    } lost
}.
boreal-log-drain = { $source }: the token of { $seat } goes from { $before } by { $n } to the left, to { $after }{ $spared ->
    [0] {""}
   *[other] ; there { $spared ->
        [one] was
       *[other] were
    } { $spared } too few to lose
}.
boreal-log-swap = { $source }: { $seat } exchanges { $one } ({ $a }) and { $other } ({ $b }).
boreal-log-build-again = { $source }: { $seat } builds once more.
boreal-log-declined = { $seat } declines what { $card } offers.
boreal-log-power-none = { $card } finds nothing to offer { $seat }.
boreal-log-rest = { $seat } rests: on { $before } + { $parts } = { $lost ->
    [0] { $after }
   *[other] { $after }, the end of the track; { $lost } { $lost ->
        [one] is
       *[other] are
    } lost
}.
boreal-log-rest-none = { $seat } rests on { $before } and gains nothing.
boreal-log-pass = { $seat } can neither build nor reserve and only rests{ $k ->
    [0] {""}
   *[other] ; if the rival passes too, this is round { $k } of { $of } towards a standstill
}.
boreal-log-tenth = { $seat } has built the tenth card. { $rival } has one last turn.
boreal-log-tenth-last = { $seat } has built the tenth card. The game ends with this turn.
boreal-log-standstill = Nobody has built or reserved for { $n } rounds. The game ends.
boreal-log-score = { $seat } scores { $n }{ $n ->
    [0] {""}
   *[other] : { $parts }
}.
boreal-log-score-card = { $card } ({ $place }): { $n }, { $how }
boreal-log-winner = { $who } wins{ $how }.
boreal-log-shared-win = { $who } win together{ $how }.

boreal-how-fixed = printed
boreal-how-level = on level { $level }
boreal-how-family = { $n } × { $times } { $family } cards in the pyramid
boreal-how-neighbour = { $n } × { $times } { $family } neighbours
boreal-how-families = { $n } × { $times } families among the neighbours
boreal-how-all = { $times ->
    [0] not all four families are there
   *[other] all four families are there
}
boreal-how-levels = { $n } × { $times } full levels
boreal-how-copy = copied from { $card } on its right
boreal-how-no-right = nothing on its right to copy
boreal-how-best = as much as its best neighbour, { $card }
boreal-how-alone = no neighbour to learn from

boreal-tie-none = {""}
boreal-tie-compasses = {" "}at equal points, by { $n } compasses to { $other }
boreal-tie-reserve = {" "}at equal points and compasses, by { $n } cards in reserve to { $other }
boreal-tie-shared = {" "}at equal points, compasses and reserves
