"""What the bot makes of its seat's view: the map, its own means, and what it cannot see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, Final

from gatekey.games.europe_imagined.board import Board, board_of
from gatekey.games.europe_imagined.catalogue import LEGENDS, PLACES, ROUNDS, WONDER_MIGHT, Legend, base
from gatekey.games.europe_imagined.state import Place
from gatekey.games.europe_imagined.view import FACE_DOWN
from gatekey.kernel.rules import Seen

TILES_A_ROUND: Final = 4
"""How many tiles leave the Discovery Deck in a round, about; tells when the end comes early."""


class Position:
    """A seat's view, with what follows from it worked out on demand and once."""

    def __init__(self, seen: Seen) -> None:
        self.seat = seen.seat
        self.public: Mapping[str, Any] = seen.public
        self.players: list[dict[str, Any]] = seen.public["players"]
        self.me = self.players[seen.seat]
        self.hand: list[str] = seen.private["hand"]
        self.known: Mapping[str, str] = seen.private["known"]
        self.map: Mapping[str, Any] = seen.public["map"]
        self.here: str = self.me["at"]
        self.lanterns: int = self.me["lanterns"]
        self.renown: int = self.me["renown"]
        self.explorer: str = self.me["explorer"]
        self.pays_lanterns: bool = seen.public["claim_currency"] == "lanterns"
        self.journeys: dict[str, dict[str, float]] = {}
        """Worked out by :func:`gatekey.games.europe_imagined.bot.act.journeys`."""

    @property
    def rivals(self) -> Iterator[dict[str, Any]]:
        """The other players."""
        return (player for player in self.players if player["seat"] != self.seat)

    @cached_property
    def left(self) -> int:
        """Whole rounds after this one, as far as can be told."""
        if self.public["final"]:
            return 0
        by_deck = int(self.public["discovery"]) // TILES_A_ROUND + 1
        return max(0, min(ROUNDS - int(self.public["round"]), by_deck))

    @cached_property
    def board(self) -> Board:
        """The map as a graph."""
        return board_of(Place(tile, at["x"], at["y"], at["turn"]) for tile, at in self.map.items())

    @cached_property
    def party(self) -> list[str]:
        """Catalogue ids of the whole party."""
        return [base(member["id"]) for member in self.me["party"]]

    @cached_property
    def relics(self) -> list[str]:
        """Relics held, by the ids of their Legends."""
        return [relic["id"] for relic in self.me["relics"]]

    @cached_property
    def types(self) -> set[str | None]:
        """Types of the tiles claimed by this seat."""
        return {kind_of(tile) for tile, at in self.map.items() if at.get("claim") == self.seat}

    def is_leader(self, seat: int) -> bool:
        """Whether nobody has more Renown than ``seat``."""
        return all(player["renown"] <= self.players[seat]["renown"] for player in self.players)

    def legend(self, tile: str) -> Legend | None:
        """The unresolved Legend on a tile, if there is one and this seat knows which."""
        identity = self.map[tile].get("legend")
        if identity == FACE_DOWN:
            identity = self.known.get(tile)
        return LEGENDS[identity] if identity else None

    def guarded(self, tile: str) -> bool:
        """Whether an unresolved Legend is on the tile, known or not."""
        return "legend" in self.map[tile]

    def claimable(self, tile: str) -> bool:
        """Whether the tile could be claimed once no Legend is on it."""
        return kind_of(tile) is not None and "claim" not in self.map[tile] and self.me["markers"] > 0

    @cached_property
    def unseen(self) -> list[Legend]:
        """Legends that may still lie in the deck, or face-down on a tile."""
        away = {at.get("legend") for at in self.map.values()} | set(self.known.values()) | set(self.public["retired"])
        for player in self.players:
            away.update(member["id"] for member in player["party"])
            away.update(relic["id"] for relic in player["relics"])
        return [legend for identity, legend in LEGENDS.items() if identity not in away]

    def paths(self, most: int) -> dict[str, tuple[int, str]]:
        """Tiles within ``most`` road steps: how far each is, and the first step on the way there."""
        found: dict[str, tuple[int, str]] = {}
        edge = [(self.here, "")]
        for distance in range(1, most + 1):
            ahead: list[tuple[str, str]] = []
            for tile, first in edge:
                for other in self.board.roads(tile):
                    if other != self.here and other not in found:
                        found[other] = (distance, first or other)
                        ahead.append((other, first or other))
            edge = ahead
        return found


def kind_of(tile: str) -> str | None:
    """Type of a tile; None for the Gate."""
    return PLACES[tile].type


def might(tile: str, legend: Legend) -> int:
    """Target of a Challenge before Meddle."""
    return legend.might + (WONDER_MIGHT if kind_of(tile) == "wonder" else 0)
