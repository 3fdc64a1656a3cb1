"""Private looks: the top of a deck, and face-down Legends (EI-INFO-11, EI-INFO-12, EI-DRAW-6)."""

from __future__ import annotations

from collections.abc import Sequence

from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.state import Look
from gatekey.games.europe_imagined.words import names, seat_ref, tile_ref
from gatekey.kernel.decision import Decision, Option
from gatekey.kernel.rules import Flow, ask
from gatekey.kernel.text import Ref, Text, say

_KIND = {"deck": "card", "discovery": "tile", "legends": "legend"}


def _pile(game: Game, seat: int, zone: str) -> list[str]:
    if zone == "deck":
        return game.players[seat].deck
    return game.state.discovery if zone == "discovery" else game.state.legends


def _refs(zone: str, ids: Sequence[str]) -> list[Ref]:
    return [f"{_KIND[zone]}:{i}" for i in ids]


def _zone(zone: str, *, own: bool = False) -> Text:
    """What a pile is called in a line, by its looker (``own``) or by the others."""
    return say("ei-zone-your-deck" if own and zone == "deck" else f"ei-zone-{zone}")


def see(game: Game, seat: int, zone: str, n: int, source: Ref) -> list[str]:
    """Look at the top ``n``, or as many as there are; the faces go into the looker's form of the line alone."""
    ids = _pile(game, seat, zone)[:n]
    seen = game.players[seat].seen
    seen += [i for i in ids if i not in seen]
    own = say(
        "ei-log-look-own",
        seat=seat_ref(seat),
        source=source,
        zone=_zone(zone, own=True),
        n=len(ids),
        faces=names(_refs(zone, ids)),
    )
    game.log("look", seat, 1, {seat: own}, source=source, zone=_zone(zone), n=len(ids))
    return ids


def look_and_order(game: Game, seat: int, zone: str, n: int, source: Ref) -> Flow[None]:
    """Look at the top ``n`` and put them back on top in any order; a single one is shown all the same."""
    ids = see(game, seat, zone, n, source)
    if not ids:
        return
    order = yield from _order(game, seat, zone, ids, say("ei-ask-order-top", source=source))
    _pile(game, seat, zone)[: len(ids)] = order
    _log_order(game, seat, zone, order, "top")


def take_from_top(game: Game, seat: int, n: int, source: Ref) -> Flow[None]:
    """Look at the top ``n`` of one's own deck, take one, put the others at the bottom in any order."""
    player = game.players[seat]
    ids = see(game, seat, "deck", n, source)
    if not ids:
        return
    game.state.looking = Look(seat, "deck", ids)
    answer = yield from ask(Decision(seat, "look", say("ei-ask-take", source=source), _options("deck", ids)))
    game.state.looking = None
    taken = answer.pick[0].partition(":")[2]
    player.deck.remove(taken)
    player.seen.remove(taken)
    player.hand.append(taken)
    own = say("ei-log-take-own", seat=seat_ref(seat), card=f"card:{taken}", source=source)
    game.log("take", seat, 1, {seat: own}, source=source)
    rest = [i for i in ids if i != taken]
    if len(rest) > 1:
        rest = yield from _order(game, seat, "deck", rest, say("ei-ask-order-bottom", source=source))
    player.deck = [c for c in player.deck if c not in rest] + rest
    _log_order(game, seat, "deck", rest, "bottom")


def _order(game: Game, seat: int, zone: str, ids: list[str], prompt: Text) -> Flow[list[str]]:
    game.state.looking = Look(seat, zone, list(ids))
    n = len(ids)
    answer = yield from ask(Decision(seat, "look", prompt, _options(zone, ids), choose=(n, n), ordered=True))
    game.state.looking = None
    return [pick.partition(":")[2] for pick in answer.pick]


def _options(zone: str, ids: Sequence[str]) -> tuple[Option, ...]:
    return tuple(
        Option(f"look:{i}", say("ei-name", what=ref), "look", (ref,))
        for i, ref in zip(ids, _refs(zone, ids), strict=True)
    )


def _log_order(game: Game, seat: int, zone: str, order: list[str], where: str) -> None:
    own = say(
        f"ei-log-ordered-{where}-own",
        seat=seat_ref(seat),
        zone=_zone(zone, own=True),
        n=len(order),
        faces=names(_refs(zone, order)),
    )
    game.log(f"ordered-{where}", seat, 1, {seat: own}, zone=_zone(zone), n=len(order))


# ---------------------------------------------------------------- face-down Legends


def hidden_legends(game: Game) -> list[str]:
    """Tiles with a face-down Legend, in the order of placing."""
    return [p.tile for p in game.state.places if p.legend is not None and not p.face_up]


def peek(game: Game, seat: int, source: Ref, *, optional: bool) -> Flow[None]:
    """Look at one face-down Legend anywhere; it stays face-down (EI-INFO-4)."""
    options = tuple(
        Option(f"peek:{t}", say("ei-do-peek", tile=tile_ref(t)), "peek", (tile_ref(t),)) for t in hidden_legends(game)
    )
    passing = say("ei-do-no-peek") if optional else None
    answer = yield from ask(Decision(seat, "peek", say("ei-ask-peek", source=source), options, passing=passing))
    if answer.passes:
        return
    tile = answer.pick[0].partition(":")[2]
    place = game.place[tile]
    if seat not in place.seen_by:
        game.change(tile, seen_by=tuple(sorted([*place.seen_by, seat])))
    own = say(
        "ei-log-peek-own",
        seat=seat_ref(seat),
        tile=tile_ref(tile),
        source=source,
        legend=f"legend:{place.legend}",
    )
    game.log("peek", seat, 1, {seat: own}, tile=tile_ref(tile), source=source)
