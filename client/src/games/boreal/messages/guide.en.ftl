# What the coach of Boreal says: one sentence, and why.

guide-lamp-build = Build
guide-lamp-rest = Rest
guide-lamp-reserve = Reserve
guide-lamp-home = From the reserve
guide-lamp-level = Level 2

guide-build-first = You travel to build a pyramid of ten cards. Tap { $card } in the row.
guide-build-first-why = Your token is on { $n }: so many compasses you have, and so many columns of the row you reach, from your left.
guide-build = Build another card: tap { $card }.
guide-build-why = Your token is on { $n }. Cheap cards with compasses bring you further at each rest.
guide-reserve = Now reserve a card for later: tap { $card }.
guide-reserve-why = To reserve costs nothing, reaches every column, and you rest all the same. Your rival cannot take it any more.
guide-home = Build what you have reserved: tap { $card } before you.
guide-home-why = From the reserve only the cost counts, and no column. Your token is on { $n }.
guide-level = Climb: { $card } can lie on two others.
guide-level-why = Higher up there is room for fewer cards. The two below are covered and give no compasses any more, but keep their points.
guide-place = Now choose its place: one that glows in your pyramid.
guide-place-why = The lowest line grows at both ends; higher up a card needs two below it.
guide-take = Reserve it.
guide-take-why = It then lies open before you until you build it.
guide-swap = You may exchange two cards. This time, decline.
guide-swap-why = It is worth it when cards count more in each other’s places.
guide-pass = Nothing else is possible: rest.
guide-go-build = This is how it would lie. Press the button to build.
guide-go-reserve = Press the button to reserve it.
guide-go-take = Press the button to reserve it.
guide-go-swap = Press the button to exchange them.
guide-go-why = The line above it says all it costs and brings. “Back” costs nothing.
guide-wait = One moment …
guide-wait-turn = { $who } plays. Your token has moved forward by itself: that was the rest.
guide-wait-turn-why = At the end of each turn your open cards give back compasses.

guide-learnt-build = A card of the row must lie within reach of your token; its cost moves the token back.
guide-learnt-rest = At the end of each turn the compasses on your open cards move it forward again.
guide-learnt-reserve = Any card can be reserved for nothing; it counts once it is built.
guide-learnt-home = From your reserve only the cost counts, however far away it lay.
guide-learnt-level = A card on two others covers them: they keep their points and give no compasses.
guide-onward = This was a real game and it goes on, until somebody builds a tenth card. The button with the question mark says at any time what you could do.
