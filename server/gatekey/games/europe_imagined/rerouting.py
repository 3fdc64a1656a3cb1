"""Reroute (EI-REROUTE)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gatekey.games.europe_imagined.catalogue import exits_of
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.state import Place
from gatekey.games.europe_imagined.words import Reason, names, tile_ref, why
from gatekey.kernel.decision import Option
from gatekey.kernel.rules import Flow
from gatekey.kernel.sharing import shared
from gatekey.kernel.text import Ref, Text, say

FREE_REROUTES = "free_reroutes"
"""Boon: Reroutes cost 0 and two may be made this turn (EI-REROUTE-7)."""


def reroute_price(game: Game, seat: int) -> tuple[int, Ref | Text]:
    """Price of a Reroute now, and what sets it (EI-REROUTE-1, EI-REROUTE-6, EI-REROUTE-7)."""
    price = 2
    source: Ref | Text = say("ei-usual-price")
    for boon in game.players[seat].boons:
        if boon.kind == FREE_REROUTES:
            return 0, boon.ref
    for piece, me in game.answering(seat, "reroute_price"):
        offer = piece.reroute_price()
        if offer is not None and offer < price:
            price, source = offer, me.ref
    return price, source


def reroute_allowance(game: Game, seat: int) -> int:
    """Reroutes this turn may hold in total."""
    return 2 if any(boon.kind == FREE_REROUTES for boon in game.players[seat].boons) else 1


def allowance_spent(game: Game, seat: int) -> Reason | None:
    """The reason when this turn's Reroutes have all been made."""
    return why("rerouted", "EI-ACT-5") if game.players[seat].reroutes >= reroute_allowance(game, seat) else None


def cannot_reroute(game: Game, seat: int) -> Reason | None:
    """Why no Reroute is possible, the price aside."""
    if (spent := allowance_spent(game, seat)) is not None:
        return spent
    if next(turnable(game, seat), None) is None:
        return why("nothing-to-turn", "EI-REROUTE-2")
    return None


def turnable(game: Game, seat: int) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Tiles the seat may turn and by how many quarters, in the order of placing (EI-REROUTE-2, EI-REROUTE-6, EI-REROUTE-10)."""
    board = game.board
    pawns = {p.at for p in game.players}
    legends_too = any(piece.reroutes_legends() for piece, _ in game.answering(seat, "reroutes_legends"))
    for p in game.state.places[1:]:
        if p.claim is not None or p.tile in pawns:
            continue
        if p.legend is not None and (not legends_too or _turning_forbidden(game, p)):
            continue
        if turns := board.whole_turns(p.tile):
            yield p.tile, turns


def _turning_forbidden(game: Game, place: Place) -> bool:
    band = game.band(place)
    return band is not None and band.forbids_turning


def reroute_options(game: Game, seat: int, price: int) -> tuple[Option, ...]:
    """``reroute:<tile>:<clockwise quarter turns>`` for every legal rotation."""
    options: list[Option] = []
    for tile, turns in turnable(game, seat):
        options += _turns(tile, turns, price)
    return tuple(options)


@shared
def _turns(tile: str, turns: tuple[int, ...], price: int) -> tuple[Option, ...]:
    return tuple(
        Option(
            f"reroute:{tile}:{turn}",
            ("ei-do-reroute", {"tile": tile_ref(tile), "turn": turn * 90}),
            "reroute",
            (tile_ref(tile), f"turn:{turn}"),
            ("ei-detail-reroute", {"tile": tile_ref(tile), "turn": turn * 90, "price": price}),
            {"lanterns": price},
        )
        for turn in turns
    )


def reroute(game: Game, seat: int, option_id: str, price: int, source: Ref | Text) -> Flow[None]:
    """Turn a tile; a legal rotation counts even if it changes nothing (EI-REROUTE-5)."""
    _, tile, turn = option_id.split(":")
    player = game.players[seat]
    player.lanterns -= price
    player.reroutes += 1
    place = game.board.by_tile[tile]
    before = exits_of(game.board.exits(tile))
    game.turned(place, int(turn))
    game.log(
        "reroute",
        seat,
        tile=tile_ref(tile),
        turn=int(turn) * 90,
        before=sides_text(before),
        after=sides_text(exits_of(game.board.exits(tile))),
        n=price,
        source=source,
        k=player.reroutes,
        of=reroute_allowance(game, seat),
        left=player.lanterns,
    )
    yield from game.settle(game.hear("after_reroute", seat))


def sides_text(sides: Iterable[str]) -> list[Text]:
    """Compass names for a sentence."""
    return names(f"dir:{side}" for side in sides)
