"""The screens before a game, and of games without screens of their own."""

from __future__ import annotations

from typing import Final

from tests.e2e.gallery.hands import fill, go, press, put_away, see, see_drawn, tap
from tests.e2e.gallery.scenes import ASKED, Scene, Sitting, alone
from tests.e2e.gallery.views import DAY, HAND, HAND_NIGHT, LARGE, NIGHT, SIDE, TABLET, TV

_FIRST: Final = "Before a game"
_LOBBY: Final = "The lobby"
_OUTSIDE: Final = "A game without screens of its own"

_HOME: Final = Scene("home", "The first page", (see("Tables on this server"),))
_HOME_TWICE: Final = Scene("home", "The first page", (see("Tables on this server"),), (DAY, NIGHT))
_CREATE: Final = Scene("create", "A new table", (press("New table"), see("Open the table")))
_MORE: Final = Scene("create-more", "A new table: more settings", (tap("summary"),))
_ABOUT: Final = Scene("about", "About Gatekey", (go("/about"), see_drawn("main h1")))
_NO_TABLE: Final = Scene("no-table", "A code that nobody has", (go("/t/NXSUCH"), see("No such table")))
_NOWHERE: Final = Scene("nowhere", "An address that leads nowhere", (go("/x/y"), see_drawn("main h1")))

_HOSTED: Final = Scene("lobby", "The lobby of the host", (see("Start with"),), (HAND, SIDE))
_HOSTED_TWICE: Final = Scene("lobby", "The lobby of the host", (see("Start with"),), (DAY, NIGHT), marks=True)
_EXPLORERS: Final = Scene("explorers", "Choosing an Explorer", (press("Choose: Explorer"), see_drawn("dialog")))
_ANOTHER: Final = Scene(
    "another-player",
    "Another player on this device",
    (put_away, press("Add another player"), fill("Name of the other player", "מרים")),
)
_DEVICE: Final = Scene(
    "another-device",
    "A pass for another device",
    (put_away, press("Play on another device"), see_drawn("dialog")),
    chance=".pass",
)
_GUEST: Final = (see("Sit down"),)


def sittings() -> tuple[Sitting, ...]:
    """In their order."""
    return (
        alone(
            _FIRST, "home-empty", "The first page of a new server", DAY, HAND, path="/", ready="main a.btn", bare=True
        ),
        Sitting(
            _FIRST,
            (_HOME_TWICE, _CREATE, _MORE, _ABOUT, _NO_TABLE, _NOWHERE),
            (DAY,),
            table="lobby",
            seats=(0,),
            path="/",
            ready="main",
        ),
        Sitting(_FIRST, (_HOME, _CREATE, _NO_TABLE), (HAND,), table="lobby", seats=(0,), path="/", ready="main"),
        alone(
            _FIRST,
            "home-de",
            "The first page in German",
            HAND,
            LARGE,
            table="lobby",
            seats=(0,),
            path="/",
            ready="main li",
            locale="de-DE",
        ),
        alone(
            _FIRST,
            "create-outside",
            "A new table where games from outside are installed",
            HAND_NIGHT,
            path="/new",
            ready="form",
            bare=True,
        ),
        Sitting(
            _LOBBY,
            (_HOSTED_TWICE, _EXPLORERS, _ANOTHER, _DEVICE),
            (DAY,),
            table="lobby",
            seats=(0,),
            ready="footer",
        ),
        Sitting(_LOBBY, (_HOSTED, _EXPLORERS), (HAND,), table="lobby", seats=(0,), ready="footer"),
        alone(
            _LOBBY, "lobby-guest", "The lobby of somebody who comes in", HAND, TABLET, table="lobby", ready=".welcome"
        ),
        alone(
            _LOBBY, "boreal-lobby", "The lobby of Boreal", DAY, NIGHT, table="boreal-lobby", seats=(0,), ready="footer"
        ),
        alone(_LOBBY, "locked", "A table behind a password", HAND, table="locked", ready="form"),
        alone(_LOBBY, "lobby-tv", "The lobby on the big screen", TV, table="lobby", path="/t/{code}/tv", ready="ul li"),
    )


def outside() -> tuple[Sitting, ...]:
    """A game that brings rules and words, and nothing to draw."""
    table = {"table": "pennies", "seats": (ASKED,), "ready": ".ask", "bare": True}
    return (
        alone(_OUTSIDE, "pennies", "The generic table", DAY, **table),
        alone(_OUTSIDE, "pennies", "The generic table", HAND, **table),
        alone(_OUTSIDE, "pennies-over", "Its end", HAND, table="pennies-over", seats=(0,), ready="dialog", bare=True),
    )
