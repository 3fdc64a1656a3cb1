# What the hints say: what a family of options is for, and why one would choose an option.

hint-for-challenge = It brings the first Renown, the place and a reward, and costs nothing to declare.
hint-for-claim = Your marker stays for good: what the kind of place does works for you from now on, and each new kind counts for the Atlas.
hint-for-explore = New places bring Legends to overcome and places to Claim.
hint-for-travel = To be where something can be done.
hint-for-sail = Far in one move, once a turn.
hint-for-recruit = More Strength in every fight to come, and powers besides.
hint-for-play = A card does what it says and is gone.
hint-for-use = What lies before you can do something now.
hint-for-duel = Renown from a rival who has as much as you or more.
hint-for-rest = It is for nothing, once a turn.
hint-for-reroute = Turn a place so that its roads serve you, or no longer serve somebody else.
hint-for-refresh = Three other places, when none of these fits.
hint-for-end = Dusk comes: what you do not keep is lost.
hint-for-companion = They add their Strength and are exhausted until your next Dawn.
hint-for-boost = Cards for this fight alone.
hint-for-ability = Powers for this fight.
hint-for-meddle = Cards that make the Legend mightier.
hint-for-power = Powers that make the Legend mightier.

hint-challenge-can = Your Ready Companions bring { $n }, and with { $lanterns ->
    [0] what else counts for you
    [one] 1 Lantern
   *[other] { $lanterns } Lanterns
} you reach its Might { $might }. Rivals may still Meddle.
hint-challenge-short = Its Might is { $might }; your Ready Companions bring { $n } and you have { $lanterns ->
    [one] 1 Lantern
   *[other] { $lanterns } Lanterns
}. Powers and Boosts would have to do the rest.
hint-challenge-hidden = Nobody tells you its Might before it is turned over. Your Ready Companions bring { $n } and you have { $lanterns ->
    [one] 1 Lantern
   *[other] { $lanterns } Lanterns
}; you may still walk away then.
hint-challenge-gain = Overcome, it is worth { $n } Renown with its place; and there is { $what }.
hint-atlas = { $kind }: you have claimed none yet, so it counts for the Atlas.
hint-explore-legend = A Legend is drawn onto it, and whoever overcomes it gets the place for nothing.
hint-explore-plain = No Legend: it can be claimed for { $n } Renown.
hint-go-legend = { $legend } stands there, Might { $might }; your Ready Companions bring { $n }.
hint-go-hidden = A face-down Trickster waits there.
hint-go-claim = It is free, and you could Claim it for { $n }.
hint-go-dear = It is free, but to Claim it costs { $n }, and you could not pay that now.
hint-go-toll = Its Toll brings { $who } Renown.
hint-go-onward = Only to go on from there.
hint-recruit = { $n } Strength from now on; your party has { $party } of { $limit }.
hint-duel = With everything Ready and all Lanterns you would have { $own }; { $who } at most { $theirs }, cards and powers apart.
hint-rest = { $n ->
    [0] Nobody is exhausted: draw a card.
    [one] One Companion is exhausted and could be readied; or draw a card.
   *[other] { $n } Companions are exhausted and one of them could be readied; or draw a card.
}
hint-end = { $n ->
    [0] You have spent all Lanterns.
    [one] 1 Lantern is left; you may keep up to { $limit } as Reserve.
   *[other] { $n } Lanterns are left; you may keep up to { $limit } as Reserve.
}
