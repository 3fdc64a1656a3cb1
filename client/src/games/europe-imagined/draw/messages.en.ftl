# Words on and beside the pictures of Europe Imagined.
draw-kind-gate = Gate
draw-kind-village = Village
draw-kind-forest = Forest
draw-kind-harbour = Harbour
draw-kind-bridge = Bridge
draw-kind-shrine = Shrine
draw-kind-castle = Castle
draw-kind-wonder = Wonder
draw-class-trickster = Trickster
draw-class-giant = Giant
draw-class-beast = Beast
draw-class-spirit = Spirit
draw-class-machine = Machine
draw-class-court = Court

# The map in words
draw-map = Map of { $n } { $n ->
    [one] place
   *[other] places
}
draw-place = { $name }, { $kind }, Renown { $renown }
draw-off-N = { $n } north
draw-off-S = { $n } south
draw-off-E = { $n } east
draw-off-W = { $n } west
draw-of-gate = { $off } of the Gate
draw-dir-N = north
draw-dir-E = east
draw-dir-S = south
draw-dir-W = west
draw-letter-N = N
draw-letter-E = E
draw-letter-S = S
draw-letter-W = W
draw-roads = Roads: { $list }.
draw-no-roads = No roads.
draw-road-joins = { $dir } to { $name }
draw-road-open = { $dir } into the unknown
draw-road-dead = { $dir } blocked
draw-legend = { $name } stands here, Might { $might }.
draw-trickster = A face-down Trickster waits.
draw-trickster-known = A face-down Trickster waits; you know it: { $name }, Might { $might }.
draw-claimed = Claimed by { $name }.
draw-claimed-you = Claimed by you.
draw-pawn = { $name } is here.
draw-pawn-you = You are here.
draw-preview = Preview: { $place }
draw-turn-left = Turn left
draw-turn-right = Turn right
draw-zoom-in = Closer
draw-zoom-out = Further away
draw-fit = The whole map
draw-to-pawn = To my pawn

# Cards
draw-companion = Companion
draw-act = Act
draw-boost = Boost
draw-meddle = Meddle
draw-legends_only = Legends only
draw-duels_only = Duels only
draw-only-legends = May be committed to Challenges, never to Duels.
draw-only-duels = May be committed to Duels, never to Challenges.
draw-signature = Signature
draw-extra-renown = + { $n } Renown
draw-extra-discard = + discard { $n }
draw-cost = Costs { $n } { $n ->
    [one] Lantern
   *[other] Lanterns
}
draw-strength = Strength { $n }
draw-might = Might { $n }
draw-renown = { $n } Renown
draw-encounter = While it stands here
draw-encounter-none = Nothing happens.
draw-curse = Curse
draw-curse-lose_renown = −{ $n } Renown
draw-curse-discard = discard { $n }
draw-curse-discard_down_to = discard down to { $n }
draw-curse-exhaust = exhaust { $n }
draw-curse-retreat = retreat { $n }
draw-tame = Tame
draw-relic = Relic
draw-back-name = A Trickster waits
draw-back-text = Its name and Might show when somebody challenges it.

# Parties
draw-ready = ready
draw-exhausted = exhausted
draw-held = held exhausted
draw-used = used this turn
draw-chip = { $name }, Strength { $n }, { $state }
draw-relic-chip = Relic: { $name }

# Players
draw-you = you
draw-player = { $name }, { $n } Renown
draw-seat = Seat { $letter }
draw-gate-key = Holds the Gate-key
draw-in-hand = { $n } { $n ->
    [one] card
   *[other] cards
} in hand
draw-in-deck = { $n } { $n ->
    [one] card
   *[other] cards
} in the deck
draw-overcome = { $n } { $n ->
    [one] Legend
   *[other] Legends
} overcome
draw-markers = { $n } { $n ->
    [one] claim marker
   *[other] claim markers
} left
draw-lanterns = { $n } { $n ->
    [one] Lantern
   *[other] Lanterns
}
draw-lanterns-of = { $n ->
    [one] Lantern
   *[other] Lanterns
} of { $level }
draw-reserve = Reserve { $n } of { $limit }
draw-reserve-short = Reserve { $n }/{ $limit }
draw-party-of = Party { $n } of { $limit }
draw-kinds = { $n } of 7 kinds claimed: { $list }
draw-kinds-none = No kind claimed yet
draw-used-now = Used this turn: { $list }

# The table
draw-round = Round { $n } of { $of } · Lantern Level { $level }
draw-round-final = Final round · Lantern Level { $level }
draw-row = The Row
draw-decks = Decks
draw-places-left = { $n ->
    [one] place left
   *[other] places left
}
draw-legends-left = { $n ->
    [one] Legend left
   *[other] Legends left
}
draw-discarded = discarded
draw-retired = retired

# The balance
draw-level = level
draw-over = over
draw-under = under
draw-balance = { $left } against { $right }: { $state }

# The reckoning
draw-total = Renown
draw-column = How it came about
