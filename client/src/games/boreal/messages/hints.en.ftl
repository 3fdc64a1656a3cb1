# What the hints say a family of options is for. What each brings is in its own words.

hint-for-build = Points, and compasses at rest while nothing lies on the card. Those that change the points most come first.
hint-for-reserve = A card is safe from your rival, however far away it lies. You still rest, so it is also a way to get compasses back.
hint-for-take = One card more in your reserve, for nothing.
hint-for-swap = Cards that would count more, or stay open, in another place.
