"""What each seat and the spectators see, built by inclusion (EI-INFO)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gatekey.games.europe_imagined.catalogue import LANTERN_LEVELS
from gatekey.games.europe_imagined.limits import hand_limit, party_limit, reserve_limit
from gatekey.games.europe_imagined.state import EuropeState, Fight, Place, Player
from gatekey.games.europe_imagined.target import hidden_target
from gatekey.kernel.decision import Part
from gatekey.kernel.rules import Waymark

FACE_DOWN = "face_down"
MEDDLE_CAP = 3
"""Most Might that all rivals together add to one Challenge (EI-CHAL-3)."""


def public(state: EuropeState) -> dict[str, Any]:
    """The table as everybody sees it (EI-INFO-2, EI-INFO-3)."""
    seats = len(state.players)
    view: dict[str, Any] = {
        "round": state.round,
        "levels": list(LANTERN_LEVELS),
        "key": state.key,
        "active": None if state.phase == "end" else state.active,
        "phase": state.phase,
        "final": state.final,
        "turn_order": [(state.key + i) % seats for i in range(seats)],
        "claim_currency": state.claim_currency,
        "map": {place.tile: _place(place) for place in state.places},
        "row": list(state.row),
        "discovery": len(state.discovery),
        "legends_left": len(state.legends),
        "discarded": list(state.discarded),
        "retired": list(state.retired),
        "players": [_player(state, seat, player) for seat, player in enumerate(state.players)],
    }
    if state.fight is not None:
        view["fight"] = _fight(state, state.fight)
    if state.scores:
        view["result"] = _result(state)
    return view


def private(state: EuropeState, seat: int) -> dict[str, Any]:
    """What the seat alone sees: its hand, face-down Legends it has seen, the whole Might of one that is being challenged, and a look that is going on
    (EI-INFO-8)."""
    view: dict[str, Any] = {
        "hand": list(state.players[seat].hand),
        "known": {p.tile: p.legend for p in state.places if p.legend and not p.face_up and seat in p.seen_by},
    }
    fight = state.fight
    if fight is not None and fight.kind == "challenge" and fight.tile in view["known"]:
        view["target"] = [part(p) for p in hidden_target(view["known"][fight.tile], fight)]
    look = state.looking
    if look is not None and look.seat == seat:
        view["looked"] = {"zone": look.zone, "ids": list(look.ids)}
    return view


def waymark(public: Mapping[str, Any]) -> Waymark:
    """Round, whose turn, and everybody's Renown; in the end all of it (EI-END)."""
    lines = public.get("result", {}).get("lines")
    scores = tuple(line["total"] for line in lines) if lines else tuple(p["renown"] for p in public["players"])
    return Waymark(round=public["round"], turn=public["active"], scores=scores)


def _place(place: Place) -> dict[str, Any]:
    view: dict[str, Any] = {"x": place.x, "y": place.y, "turn": place.turn}
    if place.claim is not None:
        view["claim"] = place.claim
    if place.legend is not None:
        view["legend"] = place.legend if place.face_up else FACE_DOWN
    return view


def _player(state: EuropeState, seat: int, player: Player) -> dict[str, Any]:
    return {
        "seat": seat,
        "explorer": player.explorer,
        "at": player.at,
        "renown": player.renown,
        "lanterns": player.lanterns,
        "reserve": player.reserve,
        "reserve_limit": reserve_limit(player),
        "hand": len(player.hand),
        "hand_limit": hand_limit(player),
        "deck": len(player.deck),
        "discard": list(player.discard),
        "tally": player.tally,
        "markers": player.markers,
        "party_limit": party_limit(player),
        "party": [_member(state, c.id, ready=c.ready, held=c.held) for c in player.party],
        "relics": [_marked(state, relic) for relic in player.relics],
        "used": used_marks(player),
        "attempted": list(player.attempted),
    }


def used_marks(player: Player) -> list[str]:
    """Action limits spent in this actual turn, Reroute included (EI-ACT-5)."""
    return [*player.used, *(["reroute"] if player.reroutes else [])]


def _marked(state: EuropeState, identity: str) -> dict[str, Any]:
    view: dict[str, Any] = {"id": identity}
    powers = state.fight.powers if state.fight is not None else []
    if identity in state.turn_marks or identity in state.round_marks or identity in powers:
        view["used"] = True
    return view


def _member(state: EuropeState, identity: str, *, ready: bool, held: bool) -> dict[str, Any]:
    view = {**_marked(state, identity), "ready": ready}
    if held:
        view["held"] = True
    return view


def _plain(text: Any) -> Any:
    """A message as arrays and maps all through, as it arrives on the wire."""
    if isinstance(text, tuple | list):
        return [_plain(item) for item in text]
    if isinstance(text, dict):
        return {name: _plain(value) for name, value in text.items()}
    return text


def part(share: Part) -> dict[str, Any]:
    """A named share of a total as plain data."""
    view: dict[str, Any] = {"label": _plain(share.label), "n": share.n}
    if share.ref:
        view["ref"] = share.ref
    return view


def _fight(state: EuropeState, fight: Fight) -> dict[str, Any]:
    view: dict[str, Any] = {
        "kind": fight.kind,
        "tile": fight.tile,
        "attacker": fight.attacker,
        "step": fight.step,
        "mine": [part(p) for p in fight.mine],
        "theirs": [part(p) for p in fight.theirs],
    }
    if fight.defender is not None:
        view["defender"] = fight.defender
    if fight.kind == "challenge":
        place = next(p for p in state.places if p.tile == fight.tile)
        view["legend"] = fight.legend if place.face_up else FACE_DOWN
        view["meddle"], view["meddle_cap"], view["passed"] = fight.meddle, MEDDLE_CAP, list(fight.passed)
    return view


def _result(state: EuropeState) -> dict[str, Any]:
    view: dict[str, Any] = {
        "lines": [
            {"seat": seat, "parts": [part(p) for p in score.parts], "total": score.total}
            for seat, score in enumerate(state.scores)
        ],
        "winners": list(state.winners),
    }
    if state.tiebreak is not None:
        view["tiebreak"] = _plain(state.tiebreak)
    return view
