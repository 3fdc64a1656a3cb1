"""The screens of the two games."""

from __future__ import annotations

from typing import Final

from tests.e2e.gallery.hands import key, look_at, lose_the_network, press, put_away, see, see_drawn, tap
from tests.e2e.gallery.scenes import ASKED, Scene, Sitting, alone
from tests.e2e.gallery.views import DAY, HAND, HAND_NIGHT, LARGE, NIGHT, SIDE, TABLET, TV, View

_TURN: Final = "Europe Imagined: a turn"
_FIGHTS: Final = "Europe Imagined: fights and other questions"
_END: Final = "Europe Imagined: the end, and looking back"
_LESSON: Final = "Learning by playing"
_BOREAL: Final = "Boreal"

_ASK: Final = "[data-area=ask]"
_BIG: Final = "/t/{code}/tv"
_BACK: Final = (key("Escape"),) * 3
_EXPLORE: Final = (
    press("Explore", "#ask"),
    see_drawn("#ask .list"),
    tap("#ask .list button"),
    tap("[data-area=row] button[aria-pressed=false]"),
    see_drawn("#ask .primary"),
)
_SHEET: Final = see_drawn("dialog")

# Where the map comes to rest by itself depends on what was measured first.
_WHOLE_MAP: Final = (tap(".zoom button", 2),)
_WIDE: Final = (
    Scene("turn", "Your Act, after you were away", _WHOLE_MAP, (DAY, NIGHT)),
    Scene("explore", "Exploring: the place as it would lie", _EXPLORE, (DAY, NIGHT)),
    Scene("hints", "What can I do, and why?", (*_BACK, key("i"), _SHEET)),
    Scene("keyword", "A keyword and its rule", (put_away, tap("#ask h2 .link"), _SHEET)),
    Scene("card", "The card of a name", (put_away, tap("[data-area=log] .log .name.link"), _SHEET)),
    Scene("rules", "Rules and cards", (put_away, press("Rules"), _SHEET)),
    Scene("menu", "The menu", (put_away, press("Menu"), _SHEET)),
    Scene("log-sheet", "The whole log", (put_away, press("All lines"), _SHEET)),
    Scene("keys", "The keys", (put_away, key("?"), _SHEET)),
    Scene("lost", "No connection", (put_away, lose_the_network, see("No connection")), rough=True),
)
_NARROW: Final = (
    Scene("turn", "Your Act, after you were away", (), (HAND, TABLET, SIDE)),
    Scene("explore", "Exploring: the place as it would lie", _EXPLORE, (HAND, HAND_NIGHT, SIDE)),
    Scene("hand", "The hand", (*_BACK, tap("[data-m='tab:hand']"))),
    Scene("party", "The own party", (tap("[data-m='tab:party']"),)),
    Scene("rivals", "The rivals", (tap("[data-m='tab:rivals']"),), (HAND, SIDE)),
    Scene("log", "Log and talk", (tap("[data-m='tab:log']"),)),
    Scene("card", "The card of a name", (tap(".sheet.log .name.link"), _SHEET)),
    Scene("hints", "What can I do, and why?", (put_away, tap("[data-m='tab:log']"), tap("#ask .hint"), _SHEET)),
    Scene("menu", "The menu", (put_away, press("Menu"), _SHEET)),
    Scene("lost", "No connection", (put_away, lose_the_network, see("No connection")), rough=True),
)
_FORMS: Final[tuple[tuple[str, str, View], ...]] = (
    ("meddle", "Somebody challenges: meddle?", HAND),
    ("boosts", "A Duel: Boosts and abilities", HAND_NIGHT),
    ("prize", "The prize of a Duel", HAND),
    ("discard", "Discarding", HAND),
    ("reserve", "Dusk: what is kept in Reserve", HAND),
    ("order", "Several effects wait for their order", HAND),
    ("stride", "A step on the map, by a card", HAND),
    ("looked", "Putting places back in an order", HAND_NIGHT),
    ("dismiss", "Dismissing a Companion", HAND),
    ("rest", "Resting", SIDE),
    ("target", "Choosing several", HAND),
    ("dawn", "Dawn", HAND),
    ("discard", "Discarding", DAY),
    ("order", "Several effects wait for their order", DAY),
    ("attack", "A Duel: the attack", DAY),
)
_COMMIT: Final = "A Challenge: what do you commit?"
_COMMITTED: Final = "A Challenge, with somebody committed"
_DECIDED: Final = (tap(".fight .list button, .fight .entry"),)
_BACK_THEN: Final = (press("Look back"), look_at(150))
_WHOLE: Final = (press("The whole game"), _SHEET)
_OVER: Final = (
    Scene("reckoning", "The reckoning", (), (DAY, NIGHT)),
    Scene("replay", "Looking back", _BACK_THEN, (DAY, NIGHT)),
    Scene("whole", "The whole game", _WHOLE),
)
_OVER_NARROW: Final = (
    Scene("reckoning", "The reckoning"),
    Scene("replay", "Looking back", _BACK_THEN, (HAND, SIDE)),
    Scene("whole", "The whole game", _WHOLE, (HAND_NIGHT,)),
)
_CARD_UP: Final = (tap("[data-area=log] button[aria-label=Close]"), tap(".row .can > button"), see_drawn(".ask .list"))
_CONFIRM: Final = (tap(".ask .list button.can"), see_drawn(".ask .primary"))


def _pyramids(views: tuple[View, ...], last: View) -> tuple[Scene, ...]:
    """A card of Boreal from the row to its place."""
    return (
        Scene("boreal", "The row and the pyramids", (), views),
        Scene("boreal-card", "A card is up: where to?", _CARD_UP),
        Scene("boreal-confirm", "The whole effect before it is done", _CONFIRM, (last,)),
    )


def turn() -> tuple[Sitting, ...]:
    """A turn of Europe Imagined, with everything around it."""
    german = {"table": "turn", "seats": (ASKED,), "locale": "de-DE"}
    return (
        Sitting(_TURN, _WIDE, (DAY,), table="turn", seats=(ASKED,)),
        Sitting(_TURN, _NARROW, (HAND,), table="turn", seats=(ASKED,)),
        Sitting(_TURN, (Scene("turn-de", "Your Act, in German", _WHOLE_MAP),), (DAY,), **german),
        alone(_TURN, "turn-de", "Your Act, in German", HAND, LARGE, **german),
        alone(_TURN, "first-turn", "The first turn of all", TABLET, table="first-turn", seats=(ASKED,)),
        alone(_TURN, "waiting", "Another player's turn", HAND, table="turn", seats=(0,)),
        alone(_TURN, "watching", "Watching without a seat", DAY, table="turn"),
        alone(_TURN, "tv", "The big screen", TV, table="turn", path=_BIG, ready="footer"),
        alone(
            _TURN, "curtain", "One device for several: the curtain", HAND, table="turn", seats=(0, 1), ready="dialog"
        ),
    )


def fights() -> tuple[Sitting, ...]:
    """What else one is asked in Europe Imagined."""
    turned = Scene("reroute", "Turning a place", (tap(".stage .map .buttons button", 2),))
    wide = (Scene("commit", _COMMIT), Scene("committed", _COMMITTED, _DECIDED, (NIGHT,)))
    narrow = (
        Scene("commit", _COMMIT, (), (HAND, SIDE, LARGE)),
        Scene("committed", _COMMITTED, _DECIDED, (HAND_NIGHT,)),
    )
    return (
        Sitting(_FIGHTS, wide, (DAY,), table="commit", seats=(ASKED,), ready=".fight"),
        Sitting(_FIGHTS, narrow, (HAND,), table="commit", seats=(ASKED,), ready=".fight"),
        alone(_FIGHTS, "defence", "A Duel: the defence", HAND, TABLET, table="defence", seats=(ASKED,), ready=".fight"),
        alone(_FIGHTS, "fight-tv", "A Challenge on the big screen", TV, table="commit", path=_BIG, ready=".fight"),
        Sitting(_FIGHTS, (turned,), (TABLET,), table="reroute", seats=(ASKED,), ready=_ASK),
        *(alone(_FIGHTS, name, title, view, table=name, seats=(ASKED,), ready=_ASK) for name, title, view in _FORMS),
    )


def end() -> tuple[Sitting, ...]:
    """How a game of Europe Imagined ends."""
    over = {"table": "over", "ready": "dialog table"}
    return (
        Sitting(_END, _OVER, (DAY,), seats=(0,), **over),
        Sitting(_END, _OVER_NARROW, (HAND,), seats=(0,), **over),
        alone(_END, "reckoning-de", "The reckoning in German", HAND, seats=(0,), locale="de-DE", **over),
        alone(_END, "reckoning-tv", "The reckoning on the big screen", TV, table="over", path=_BIG, ready=".over"),
    )


def lessons() -> tuple[Sitting, ...]:
    """The first step of both lessons."""
    first, boreal = "The first step of the lesson", "The first step of the lesson of Boreal"
    return (
        alone(_LESSON, "lesson", first, DAY, table="lesson", seats=(0,), ready=".coach"),
        alone(_LESSON, "lesson", first, HAND, SIDE, LARGE, table="lesson", seats=(0,), ready=".coach"),
        alone(_LESSON, "boreal-lesson", boreal, HAND, table="boreal-lesson", seats=(0,), ready=_ASK),
    )


def boreal() -> tuple[Sitting, ...]:
    """All of Boreal."""
    asked = {"table": "boreal", "seats": (ASKED,), "ready": _ASK}
    german = "The row and the pyramids, in German"
    over = {"table": "boreal-over", "seats": (0,), "ready": "dialog table"}
    return (
        Sitting(_BOREAL, _pyramids((DAY, NIGHT), DAY), (DAY,), **asked),
        Sitting(_BOREAL, _pyramids((HAND, SIDE), HAND_NIGHT), (HAND,), **asked),
        alone(_BOREAL, "boreal-de", german, HAND_NIGHT, LARGE, locale="de-DE", **asked),
        alone(_BOREAL, "boreal-swap", "Exchanging two cards", DAY, table="boreal-swap", seats=(ASKED,), ready=_ASK),
        alone(_BOREAL, "boreal-take", "Reserving a card", TABLET, table="boreal-take", seats=(ASKED,), ready=_ASK),
        alone(_BOREAL, "boreal-reckoning", "The reckoning of Boreal", DAY, **over),
        alone(_BOREAL, "boreal-reckoning", "The reckoning of Boreal", HAND, **over),
        alone(_BOREAL, "boreal-tv", "The big screen of Boreal", TV, table="boreal", path=_BIG, ready="main h1"),
    )
