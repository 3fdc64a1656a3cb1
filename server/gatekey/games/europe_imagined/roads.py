"""Entering tiles, Stride and retreat (EI-MAP-5, EI-STRIDE, EI-RETREAT, EI-TOLL)."""

from __future__ import annotations

from collections.abc import Sequence

from gatekey.games.europe_imagined.catalogue import kind
from gatekey.games.europe_imagined.game import Game, Trigger
from gatekey.games.europe_imagined.state import Place
from gatekey.games.europe_imagined.words import Reason, seat_ref, share, tile_ref, why
from gatekey.kernel.decision import Decision, Option
from gatekey.kernel.rules import Flow, ask
from gatekey.kernel.text import Ref, Text, say

BASE_TOLL = 1


def enter(game: Game, seat: int, tile: str, how: str, others: Sequence[Trigger] = ()) -> Flow[None]:
    """The pawn arrives on a different tile; ``others`` wait together with the entry triggers (EI-MAP-5, EI-SAIL-12)."""
    game.players[seat].at = tile
    yield from game.settle([*others, *entry_triggers(game, seat, tile, how)])


def entry_triggers(game: Game, seat: int, tile: str, how: str) -> list[Trigger]:
    """Toll of the owner and the upper band of a face-up Legend."""
    place = game.place[tile]
    triggers = []
    toll = toll_of(game, place)
    if toll is not None and place.claim is not None and place.claim != seat:
        triggers.append(Trigger(place.claim, tile_ref(tile), _pay_toll(game, seat, place, *toll)))
    band = game.band(place)
    if band is not None and (flow := band.entered(game, seat, how)) is not None:
        triggers.append(Trigger(seat, f"legend:{place.legend}", flow))
    return triggers


def toll_of(game: Game, place: Place) -> tuple[int, Ref] | None:
    """Renown the owner gains from a rival's entry, and what sets it (EI-TOLL-3, EI-TOLL-4)."""
    tile_kind = kind(place.tile)
    if place.claim is None or tile_kind is None:
        return None
    grants = [me.ref for piece, me in game.answering(place.claim, "tolls_on") if tile_kind in piece.tolls_on]
    if tile_kind != "bridge" and not grants:
        return None
    amount, source = BASE_TOLL, tile_ref(place.tile) if tile_kind == "bridge" else grants[0]
    for piece, me in game.answering(place.claim, "toll"):
        if piece.toll(tile_kind) > amount:
            amount, source = piece.toll(tile_kind), me.ref
    return amount, source


def _pay_toll(game: Game, mover: int, place: Place, amount: int, source: Ref) -> Flow[None]:
    owner = place.claim
    assert owner is not None
    game.log(
        "toll" if amount == BASE_TOLL else "toll-instead",
        owner,
        1,
        mover=seat_ref(mover),
        tile=tile_ref(place.tile),
        n=amount,
        usual=BASE_TOLL,
        source=source,
    )
    game.gain_renown(owner, [share(source, amount)], depth=2)
    yield from ()


def can_stride(game: Game, seat: int) -> Reason | None:
    """Why no Stride step is possible (EI-STRIDE-2)."""
    return None if game.board.roads(game.players[seat].at) else why("no-road", "EI-STRIDE-2")


def stride(game: Game, seat: int, steps: int, source: Ref, *, must: bool) -> Flow[None]:
    """Up to ``steps`` road steps at no cost; with ``must`` the first is taken (EI-STRIDE-1, EI-STRIDE-2)."""
    for k in range(1, steps + 1):
        here = game.players[seat].at
        roads = game.board.roads(here)
        if not roads:
            return
        decision = Decision(
            seat,
            "stride",
            say("ei-ask-stride", source=source, k=k, of=steps),
            tuple(_step_option(tile) for tile in roads),
            passing=None if must and k == 1 else say("ei-do-stop"),
        )
        answer = yield from ask(decision)
        if answer.passes:
            return
        tile = answer.pick[0].partition(":")[2]
        game.log("stride", seat, 1, origin=tile_ref(here), tile=tile_ref(tile), source=source, k=k, of=steps)
        yield from enter(game, seat, tile, "stride")


def _step_option(tile: str) -> Option:
    return Option(f"step:{tile}", say("ei-do-step", tile=tile_ref(tile)), "step", (tile_ref(tile),))


def retreat(game: Game, seat: int, steps: int, cause: Text) -> Flow[None]:
    """The seat picks a route of the greatest possible length, entry by entry (EI-RETREAT-3, EI-RETREAT-4, EI-RETREAT-7)."""
    visited = [game.players[seat].at]
    for k in range(1, steps + 1):
        here = game.players[seat].at
        ways = game.board.retreat_steps(here, visited, steps - k + 1)
        if not ways:
            game.log("no-retreat", seat, 1, cause=cause, k=k, of=steps)
            return
        tile = ways[0]
        if len(ways) > 1:
            options = tuple(_step_option(way) for way in ways)
            prompt = say("ei-ask-retreat", cause=cause, k=k, of=steps)
            answer = yield from ask(Decision(seat, "retreat", prompt, options))
            tile = answer.pick[0].partition(":")[2]
        visited.append(tile)
        yield from driven(game, seat, tile, seat, cause, (k, steps))


def driven(game: Game, seat: int, tile: str, chooser: int, cause: Text, step: tuple[int, int] = (1, 1)) -> Flow[None]:
    """One forced road step (EI-RETREAT-1)."""
    game.log(
        "retreat",
        seat,
        1,
        origin=tile_ref(game.players[seat].at),
        tile=tile_ref(tile),
        chooser=seat_ref(chooser),
        cause=cause,
        k=step[0],
        of=step[1],
    )
    yield from enter(game, seat, tile, "retreat")
