"""Travel, Sail, Explore, Reroute and the map refresh."""

from __future__ import annotations

from typing import Final

from gatekey.games.europe_imagined.actions.menu import Action, Menu, short_of_lanterns
from gatekey.games.europe_imagined.exploring import (
    NO_OPEN_EXIT,
    cannot_explore,
    cannot_sweep,
    explore,
    explore_options,
    explore_price,
    placement_of,
    sweep_row,
)
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.rerouting import (
    NOTHING_TO_TURN,
    allowance_spent,
    reroute,
    reroute_options,
    reroute_price,
)
from gatekey.games.europe_imagined.roads import enter
from gatekey.games.europe_imagined.sailing import USUAL_PRICE as USUAL_SAIL
from gatekey.games.europe_imagined.sailing import destinations, nowhere_to_sail, sail, sail_price, sail_starts_on
from gatekey.games.europe_imagined.words import Reason, part, tile_ref, why
from gatekey.kernel.decision import Blocked, Option
from gatekey.kernel.rules import Flow
from gatekey.kernel.sharing import shared
from gatekey.kernel.text import Ref, Text, say

REFRESH: Final = Option("refresh", say("ei-do-refresh"), "refresh", (), say("ei-detail-refresh"))
USUAL_PRICE: Final = part(say("ei-share-travel"), 1)
NO_ROAD: Final = why("no-road", "EI-TRAVEL-1")
ROW_FITS: Final = why("row-fits", "EI-REFRESH-1")
REFRESHED: Final = why("refreshed", "EI-REFRESH-1")


class Travel(Action):
    """One Lantern a step along a road (EI-TRAVEL-1)."""

    word = "travel"

    def offer(self, game: Game, seat: int, menu: Menu) -> None:
        roads = game.board.roads(game.players[seat].at)
        price, _ = _travel_price(game, seat)
        reason = short_of_lanterns(game, seat, price, "EI-TRAVEL-1") if roads else NO_ROAD
        if reason is not None:
            menu.refuse(self.word, reason)
            return
        menu.options += _travel_options(roads, price)

    def perform(self, game: Game, seat: int, option_id: str) -> Flow[None]:
        tile = option_id.partition(":")[2]
        player = game.players[seat]
        price, parts = _travel_price(game, seat)
        player.lanterns -= price
        game.log(
            "travel", seat, origin=tile_ref(player.at), tile=tile_ref(tile), n=price, parts=parts, left=player.lanterns
        )
        yield from enter(game, seat, tile, "travel")


@shared
def _travel_options(roads: tuple[str, ...], price: int) -> tuple[Option, ...]:
    return tuple(
        Option(
            f"travel:{tile}",
            say("ei-do-travel", tile=tile_ref(tile)),
            "travel",
            (tile_ref(tile),),
            say("ei-detail-travel", tile=tile_ref(tile), price=price),
            {"lanterns": price},
        )
        for tile in roads
    )


def _travel_price(game: Game, seat: int) -> tuple[int, list[Text]]:
    """Price of a step out of the tile under the pawn, and its parts."""
    here = game.here(seat)
    band = game.band(here)
    if band is not None and band.travel_price > 1:
        return band.travel_price, [part(f"legend:{here.legend}", band.travel_price)]
    return 1, [USUAL_PRICE]


class Sail(Action):
    """From a port to another, once a turn (EI-SAIL)."""

    word = "sail"

    def offer(self, game: Game, seat: int, menu: Menu) -> None:
        reason = sail_starts_on(game, seat)
        ports = [] if reason else destinations(game, seat)
        if not ports:
            menu.refuse(self.word, reason or nowhere_to_sail(game, seat))
            return
        prices = {tile: sail_price(game, seat, tile) for tile in ports}
        if (short := short_of_lanterns(game, seat, min(n for n, _ in prices.values()), "EI-SAIL-2")) is not None:
            menu.refuse(self.word, short)
            return
        for tile, (price, source) in prices.items():
            short = short_of_lanterns(game, seat, price, "EI-SAIL-2")
            if short is None:
                menu.options.append(_sail_option(tile, price, source))
            else:
                menu.blocked.append(_sail_refused(tile, price, short))

    def perform(self, game: Game, seat: int, option_id: str) -> Flow[None]:
        tile = option_id.partition(":")[2]
        price, source = sail_price(game, seat, tile)
        yield from sail(game, seat, tile, price, source or USUAL_SAIL)


@shared
def _sail_option(tile: str, price: int, source: Ref | None) -> Option:
    ref = tile_ref(tile)
    detail = say("ei-detail-sail", tile=ref, price=price, source=source or USUAL_SAIL)
    return Option(f"sail:{tile}", say("ei-do-sail", tile=ref, price=price), "sail", (ref,), detail, {"lanterns": price})


@shared
def _sail_refused(tile: str, price: int, reason: Reason) -> Blocked:
    ref = tile_ref(tile)
    label = say("ei-do-sail", tile=ref, price=price)
    return Blocked(f"sail:{tile}", label, reason.text, reason.rule, "sail", (ref,))


class Explore(Action):
    """Place a Row tile beyond an open exit and move there (EI-EXPLORE)."""

    word = "explore"

    def offer(self, game: Game, seat: int, menu: Menu) -> None:
        price, _ = explore_price(game, seat)
        reason = cannot_explore(game, seat) or short_of_lanterns(game, seat, price, "EI-EXPLORE-1")
        if reason is not None:
            menu.refuse(self.word, reason)
            return
        menu.options += explore_options(game, seat, price)

    def perform(self, game: Game, seat: int, option_id: str) -> Flow[None]:
        yield from explore(game, seat, placement_of(option_id), *explore_price(game, seat))


class Reroute(Action):
    """Turn a tile anywhere on the map (EI-REROUTE)."""

    word = "reroute"

    def offer(self, game: Game, seat: int, menu: Menu) -> None:
        price, _ = reroute_price(game, seat)
        reason = allowance_spent(game, seat) or short_of_lanterns(game, seat, price, "EI-REROUTE-1")
        if reason is not None:
            menu.refuse(self.word, reason)
        elif options := reroute_options(game, seat, price):
            menu.options += options
        else:
            menu.refuse(self.word, NOTHING_TO_TURN)

    def perform(self, game: Game, seat: int, option_id: str) -> Flow[None]:
        yield from reroute(game, seat, option_id, *reroute_price(game, seat))


class Refresh(Action):
    """Replace a Row of which nothing fits (EI-REFRESH-1)."""

    word = "refresh"

    def offer(self, game: Game, seat: int, menu: Menu) -> None:
        player = game.players[seat]
        board = game.board
        if not board.open_sides(player.at):
            menu.refuse(self.word, NO_OPEN_EXIT)
        elif (empty := cannot_sweep(game)) is not None:
            menu.refuse(self.word, empty)
        elif board.fits(player.at, game.state.row):
            menu.refuse(self.word, ROW_FITS)
        elif "refresh" in player.used:
            menu.refuse(self.word, REFRESHED)
        else:
            menu.options.append(REFRESH)

    def perform(self, game: Game, seat: int, option_id: str) -> Flow[None]:
        game.players[seat].used.append("refresh")
        sweep_row(game, seat, say("ei-share-refresh"))
        yield from ()
