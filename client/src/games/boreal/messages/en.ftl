# The screens of Boreal. Cards, places and log lines are named by the server's texts.

# Places by their co-ordinates; the two ends of level 1 have names of their own.
place-L1-1 = level 1, place 1
place-L1-2 = level 1, place 2
place-L1-3 = level 1, place 3
place-L1-4 = level 1, place 4
place-L2-1 = level 2, place 1
place-L2-2 = level 2, place 2
place-L2-3 = level 2, place 3
place-L3-1 = level 3, place 1
place-L3-2 = level 3, place 2
place-L4-1 = the top of the pyramid

# Who is awaited
awaited-explore = explores: builds or reserves
awaited-take = may reserve a card by a power
awaited-swap = may exchange two cards
awaited-build_again = may build once more

# The table
boreal-ui-round = Round { $n }
boreal-ui-deck = { $n ->
    [0] The deck is empty
    [one] 1 card left in the deck
   *[other] { $n } cards left in the deck
}
boreal-ui-deck-word = Deck
boreal-ui-last-turn-of = Last turn: { $name }
boreal-ui-last-turn = This is your last turn.
boreal-ui-still = Nothing built for { $n ->
    [one] 1 round
   *[other] { $n } rounds
}; three end the game
boreal-ui-row = The row of eight
boreal-ui-empty = The deck is empty
boreal-ui-track = Track of { $name }: the token is on space { $token }; rest would give { $rest }
boreal-ui-card = { $name } ({ $kinds }), cost { $cost }, compasses { $compass }. { $text }
boreal-ui-column-watch = Column { $column } for White, { $across } for Black.
boreal-ui-column = Column { $column } for you, { $across } for the rival, { $reach ->
    [yes] within reach
   *[no] out of reach
}.
boreal-ui-pyramid = Pyramid of { $name }: { $n } of 10 cards, { $points } points so far
boreal-ui-built = { $name }, level { $level }, place { $column }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $covered ->
    [yes] covered
   *[no] open
}, { $compass } at rest
boreal-ui-build-on = Build on { $place }
boreal-ui-coming = { $name } would lie here; press to think again
boreal-ui-reserve = Reserve
boreal-ui-reserve-of = Reserve of { $name }
boreal-ui-none = empty
boreal-ui-player = { $name }, { $points } points
boreal-ui-white = white token, begins each round
boreal-ui-black = black token
boreal-ui-turn = at turn
boreal-ui-points = { $n } points so far
boreal-ui-points-word = Points so far
boreal-ui-rest = Rest gives { $open } from open cards and { $bonus } from the space
boreal-ui-rest-word = Compasses at rest
boreal-ui-archive-taken = Has taken the one archive
boreal-ui-archive-free = May still take one archive
boreal-ui-archive-short-taken = taken
boreal-ui-archive-short-free = free
boreal-ui-look-at = Show the pyramid of { $name }
boreal-ui-share = level { $level } · { $compass } at rest
boreal-ui-tab-own-play = My side
boreal-ui-tab-own-watch = White
boreal-ui-tab-rival-play = Rival
boreal-ui-tab-rival-watch = Black
boreal-ui-tab-log-play = Log
boreal-ui-tab-log-watch = Log

# Why not, in a word
boreal-ui-short-reach = out of reach
boreal-ui-short-dear = too dear
boreal-ui-short-archive = second archive
boreal-ui-short-no-place = no place
boreal-ui-short-placement = no fit

# The decision
boreal-ui-key-build = can be built
boreal-ui-key-reserve = can only be reserved
boreal-ui-hint-take = Choose a glowing card of the row; it lies face up in your reserve and costs nothing.
boreal-ui-hint-swap = Choose two glowing cards of your pyramid, one after the other.
boreal-ui-which-place = { $card }, cost { $cost }: where to?
boreal-ui-which-card = Which card goes there?
boreal-ui-swap-with = { $name }: exchange it with which?
boreal-ui-verb-build = Build
boreal-ui-verb-reserve = Reserve it
boreal-ui-verb-take = Reserve it
boreal-ui-go-build = Build for { $n }
boreal-ui-go-reserve = Reserve
boreal-ui-go-take = Reserve
boreal-ui-go-swap = Exchange
boreal-ui-figures-build = points { $change } · token { $rest } after rest
boreal-ui-figures-reserve = free · token { $rest } after rest
boreal-ui-figures-swap = points { $before } → { $after } · rest { $open } → { $opened }

# A card
boreal-ui-kind = Kind
boreal-ui-kind-start = Start location
boreal-ui-kind-location = Location
boreal-ui-kind-archive = Archive
boreal-ui-cost = Cost
boreal-ui-at-rest = At rest, while open
boreal-ui-says = Says
boreal-ui-compasses = { $n ->
    [0] no compass
    [one] 1 compass
   *[other] { $n } compasses
}

# The end
boreal-ui-won = { $n ->
    [one] { $names } wins with { $points } points
   *[other] { $names } share the victory with { $points } points
}
boreal-ui-tie = Decided{ $how }.
boreal-ui-total = Total
boreal-ui-place = level { $level }, place { $column }
boreal-ui-col-card = Card
boreal-ui-col-how = How

# Rules in short
boreal-ui-cat-turn = A turn
boreal-ui-cat-words = Keywords
boreal-ui-cat-cards = All cards
boreal-ui-search = Name, family or effect
boreal-ui-primer-aim = Aim
boreal-ui-primer-aim-text = Each of you builds a pyramid of ten cards: four at the bottom, then three, two and one. Whoever has more points in it wins.
boreal-ui-primer-turn = Turn
boreal-ui-primer-turn-text = Build a card or reserve one. Then rest.
boreal-ui-primer-build = Build
boreal-ui-primer-build-text = Your token is purse and reach in one. A card of the row must lie in a column up to the token's space, as you count from your side; its cost moves the token back. From your reserve only the cost counts.
boreal-ui-primer-place = Place
boreal-ui-primer-place-text = The lowest line grows at both ends up to four cards. Higher up, a card needs two below it, and covers them. A card's neighbours are the up to six that touch it.
boreal-ui-primer-reserve = Reserve
boreal-ui-primer-reserve-text = Take any card of the row, whatever its column, free of charge. It lies face up before you and scores nothing until it is built.
boreal-ui-primer-rest = Rest
boreal-ui-primer-rest-text = The compasses on your open cards and the bonus printed at the token's space move the token forward, at most to 8. Covered cards give nothing.
boreal-ui-primer-archive = Archives
boreal-ui-primer-archive-text = Three lie somewhere in the deck. You may take one in the whole game, built or reserved.
boreal-ui-primer-power = Powers
boreal-ui-primer-power-text = Some cards do something once, when they are built: compasses for you or away from the rival, a card into the reserve, an exchange within the pyramid, one more build.
boreal-ui-primer-end = End
boreal-ui-primer-end-text = A tenth card sets off the end; the round is finished. Then every card of a pyramid scores. At equal points more compasses decide, then the smaller reserve.

# The plot of the whole game
score-over-time = Points over the game
