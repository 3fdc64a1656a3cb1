"""What everybody sees. Nothing is private in Boreal (BO-49 to BO-51): players and onlookers get the same view.

The public view::

    round, phase          phase: explore | take | swap | build_again | end
    active                seat whose turn it is, None at the end
    white                 seat of the white token: its columns are the slot numbers, the rival's run the other way
    power                 card whose power asks (only while one does)
    row                   eight card ids, slot 1 first; None for an empty slot
    deck, out             how many cards are in the deck, how many went out of the game
    still                 whole rounds running without a build or a reservation (three end the game)
    completed             seat that first had ten cards (only then)
    last_turn             seat that has one last turn (only while it has)
    players               one map a seat, in seat order:
        seat, white       number; whether it has the white token
        token             space of the token: purse and reach in one
        columns           column of slots 1 to 8 as this player counts them
        archive           the one archive it has taken, or None
        reserve           card ids in the order taken
        pyramid           built cards, level by level: {card, level, column, covered, compass, points}
                          ``compass``: what it gives at rest as it lies, ``points``: its share of the points so far
        points            points so far
        income, bonus     what the open cards and the space of the token give at rest, taken as the table stands
    result                at the end: {lines: [{seat, total, parts: [{card, level, column, n, how}]}], winners, tiebreak?}

The private view is an empty map. ``how`` and ``tiebreak`` are texts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gatekey.games.boreal.catalogue import BONUS, CARDS, SLOTS, always_open
from gatekey.games.boreal.game import archive_of, column
from gatekey.games.boreal.pyramid import covered, income, pyramid_of
from gatekey.games.boreal.scoring import points
from gatekey.games.boreal.state import BorealState, Side
from gatekey.games.boreal.turn import totals_of
from gatekey.kernel.rules import Waymark
from gatekey.kernel.text import Text


def public(state: BorealState) -> dict[str, Any]:
    """The table as everybody sees it."""
    over = state.phase == "end"
    view: dict[str, Any] = {
        "round": state.turn // 2 if over else state.round,
        "phase": state.phase,
        "active": None if over else state.active,
        "white": state.white,
        "row": list(state.row),
        "deck": len(state.deck),
        "out": len(state.out),
        "still": state.still,
        "players": [_player(state, seat, side) for seat, side in enumerate(state.sides)],
    }
    if state.power:
        view["power"] = state.power
    if state.completed is not None:
        view["completed"] = state.completed
        if not over and state.completed == state.white:
            view["last_turn"] = 1 - state.white
    if over:
        view["result"] = _result(state)
    return view


def waymark(public: Mapping[str, Any]) -> Waymark:
    """Round, whose turn, and the points of both pyramids as they lie; in the end those that count."""
    lines = public.get("result", {}).get("lines")
    scores = tuple(line["total"] for line in lines) if lines else tuple(p["points"] for p in public["players"])
    return Waymark(round=public["round"], turn=public["active"], scores=scores)


def _player(state: BorealState, seat: int, side: Side) -> dict[str, Any]:
    at = pyramid_of(side)
    shares = points(at)
    built = []
    for spot, share in shares.items():
        card, hidden = at[spot], covered(at, spot)
        compass = 0 if hidden and not always_open(card) else CARDS[card].compass
        built.append(
            {
                "card": card,
                "level": spot[0],
                "column": spot[1],
                "covered": hidden,
                "compass": compass,
                "points": share,
            }
        )
    return {
        "seat": seat,
        "white": seat == state.white,
        "token": side.token,
        "columns": [column(state, seat, slot) for slot in range(1, SLOTS + 1)],
        "archive": archive_of(side),
        "reserve": list(side.reserve),
        "pyramid": built,
        "points": sum(shares.values()),
        "income": income(at),
        "bonus": BONUS[side.token],
    }


def _result(state: BorealState) -> dict[str, Any]:
    totals = totals_of(state)
    lines = [
        {
            "seat": seat,
            "total": totals[seat],
            "parts": [
                {"card": p.card, "level": p.level, "column": p.column, "n": p.n, "how": _plain(p.how)} for p in score
            ],
        }
        for seat, score in enumerate(state.scores)
    ]
    view: dict[str, Any] = {"lines": lines, "winners": list(state.winners)}
    if state.tiebreak is not None:
        view["tiebreak"] = _plain(state.tiebreak)
    return view


def _plain(text: Text) -> list[Any]:
    """A message as it arrives on the wire; its arguments are numbers and references only."""
    return [text[0], dict(text[1])]
