"""Which tables the gallery has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gatekey.kernel.decision import Decision
from gatekey.kernel.rules import Rules
from gatekey.store.store import Store
from tests.e2e.gallery.moments import Fits, Found, Wanted, lay_out_lesson, lay_out_moments, put, waiting

EUROPE: Final = "europe-imagined"
BOREAL: Final = "boreal"
PENNIES: Final = "pennies"
ADDRESS: Final = "http://192.168.1.20:8080"
"""Where the gallery's browsers believe the server to be, so that addresses and QR codes are always the same."""
LISTED: Final = "tables.json"
"""Where the server writes which tables it has laid out, in its data folder."""


def late(least: int) -> Fits:
    """From that round on."""
    return lambda decision, public: public["round"] >= least


def _a_full_turn(decision: Decision, public: Mapping[str, Any]) -> bool:
    """In the middle of a game, with most kinds of action to choose from."""
    groups = {option.group for option in decision.options}
    return public["round"] >= 4 and {"explore", "challenge", "travel", "play"} <= groups


def _a_real_fight(decision: Decision, public: Mapping[str, Any]) -> bool:
    """Several things can be committed."""
    return public["round"] >= 3 and len(decision.options) >= 3


WANTED: Final = (
    Wanted("turn", EUROPE, 4, "act", _a_full_turn),
    Wanted("first-turn", EUROPE, 3, "act"),
    Wanted("meddle", EUROPE, 4, "meddle", late(3)),
    Wanted("commit", EUROPE, 4, "commit", _a_real_fight),
    Wanted("attack", EUROPE, 4, "duel_attack", late(2)),
    Wanted("defence", EUROPE, 4, "duel_defence"),
    Wanted("boosts", EUROPE, 4, "duel_attack_boost"),
    Wanted("prize", EUROPE, 4, "prize"),
    Wanted("discard", EUROPE, 4, "discard", late(2)),
    Wanted("reserve", EUROPE, 4, "reserve"),
    Wanted("order", EUROPE, 4, "order"),
    Wanted("stride", EUROPE, 4, "stride"),
    Wanted("looked", EUROPE, 4, "look"),
    Wanted("dismiss", EUROPE, 4, "dismiss"),
    Wanted("rest", EUROPE, 4, "rest"),
    Wanted("target", EUROPE, 4, "target"),
    Wanted("reroute", EUROPE, 4, "reroute"),
    Wanted("dawn", EUROPE, 4, "dawn"),
    Wanted("over", EUROPE, 4, None),
    Wanted("boreal", BOREAL, 2, "explore", late(6)),
    Wanted("boreal-swap", BOREAL, 2, "swap"),
    Wanted("boreal-take", BOREAL, 2, "take"),
    Wanted("boreal-over", BOREAL, 2, None),
)
PLAIN: Final = (
    Wanted("pennies", PENNIES, 2, "take", lambda decision, public: public["pennies"] <= 8),
    Wanted("pennies-over", PENNIES, 2, None),
)
"""Tables of a game without screens of its own, where there is one."""
TALK: Final = {
    "turn": ((1, "Who left the Bridge to me?"), (0, "You will need it.")),
    "boreal": ((1, "Good luck!"), (0, "And to you.")),
}


async def lay_out(store: Store, games: Mapping[str, Rules[Any]]) -> list[Found]:
    """All of them; on a server with a game from outside the tables of that alone."""
    if PENNIES in games:
        return await lay_out_moments(store, games, PLAIN, {})
    found = await lay_out_moments(store, games, WANTED, TALK)
    for game, key in ((EUROPE, "lesson"), (BOREAL, "boreal-lesson")):
        found.append(await lay_out_lesson(store, games[game], key))
    for key, name, game, seats, people in (
        ("lobby", "Friday", EUROPE, 4, 2),
        ("boreal-lobby", "Сумерки над северным морем", BOREAL, 2, 1),
    ):
        record = waiting(games[game], key, seats, people)
        record.name, record.public = name, True
        found.append(await put(store, key, record))
    locked = waiting(games[BOREAL], "locked", 2, 1)
    locked.password, locked.name = bytes(48), "Behind a password"
    found.append(await put(store, "locked", locked))
    return found
