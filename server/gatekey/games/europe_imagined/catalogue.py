"""Everything printed on components, loaded once from the YAML files beside this module (EI-COMP-4)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
import yaml

SIDES: Final = ("N", "E", "S", "W")
GATE: Final = "wayfarers_gate"


class Tile(msgspec.Struct, frozen=True):
    """A location, or the Gate (``type`` None)."""

    id: str
    name: str
    type: str | None
    renown: int
    exits: tuple[str, ...]
    legend: bool
    claim_cost: int = 0
    two_player: bool = True

    @property
    def mask(self) -> int:
        """Exits of the unrotated tile, one bit a side: N 1, E 2, S 4, W 8."""
        return sum(1 << SIDES.index(side) for side in self.exits)


class Card(msgspec.Struct, frozen=True):
    """A personal card: a Companion or a Maneuver."""

    id: str
    name: str
    kind: str
    cost: int
    effect: str
    strength: int = 0
    subtype: str = ""
    bonus: int = 0
    restriction: str = "none"
    limit: str = "none"
    extra_cost: dict[str, int] = {}
    signature_of: str = ""


class CurseStep(msgspec.Struct, frozen=True):
    """One instruction of a Curse."""

    op: str
    n: int


class Band(msgspec.Struct, frozen=True):
    """An encounter effect."""

    timing: str
    effect: str


class Reward(msgspec.Struct, frozen=True):
    """The lower band: ``kind`` is ``tame`` or ``relic``."""

    kind: str
    name: str
    effect: str
    strength: int = 0
    restriction: str = "none"
    limit: str = "none"


class Legend(msgspec.Struct, frozen=True, rename={"family": "class"}):
    """A Legend: Might, upper band, Curse and reward."""

    id: str
    name: str
    family: str
    might: int
    renown: int
    upper: Band | None
    curse: tuple[CurseStep, ...]
    reward: Reward

    @property
    def trickster(self) -> bool:
        """Whether it is placed face-down."""
        return self.family == "trickster"


class Explorer(msgspec.Struct, frozen=True):
    """A named Explorer with the limits of the sheet."""

    id: str
    name: str
    hand_limit: int
    reserve_limit: int
    party_limit: int
    signature: str


class DeckLine(msgspec.Struct, frozen=True):
    """So many copies of a card in a starter deck."""

    card: str
    copies: int
    starts_in_play: bool = False


class Member(msgspec.Struct, frozen=True):
    """What a party member is worth, whether a Companion card or a tamed Legend."""

    strength: int
    restriction: str


class _Decks(msgspec.Struct):
    explorers: list[Explorer]
    cards: list[Card]
    decks: dict[str, list[DeckLine]]


class _Tiles(msgspec.Struct):
    settings: dict[str, Any]
    gate: Tile
    types: dict[str, Any]
    tiles: list[Tile]


class _Legends(msgspec.Struct):
    legends: list[Legend]


_FOLDER = Path(__file__).parent / "data"
RAW: Final[dict[str, Any]] = {
    name: yaml.load((_FOLDER / f"{name}.yaml").read_text("utf-8"), yaml.CSafeLoader)
    for name in ("decks", "legends", "tiles")
}
_decks = msgspec.convert(RAW["decks"], _Decks)
_tiles = msgspec.convert(RAW["tiles"], _Tiles)
_legends = msgspec.convert(RAW["legends"], _Legends)

EXPLORERS: Final = {e.id: e for e in _decks.explorers}
CARDS: Final = {c.id: c for c in _decks.cards}
TILES: Final = {t.id: t for t in _tiles.tiles}
PLACES: Final = {**TILES, GATE: _tiles.gate}
LEGENDS: Final = {legend.id: legend for legend in _legends.legends}
ROW_SIZE: Final[int] = _tiles.settings["row_size"]
TWO_PLAYER_REMOVED: Final[tuple[str, ...]] = tuple(_tiles.settings["two_player_removed"])
CLAIM_CURRENCIES: Final[tuple[str, ...]] = tuple(_tiles.settings["claim_currencies"])
LANTERN_LEVELS: Final = (2, 3, 4, 5, 6, 7, 8, 8)
ROUNDS: Final = len(LANTERN_LEVELS)
CLAIM_MARKERS: Final = 8
OPENING_HAND: Final = 5
WONDER_MIGHT: Final[int] = _tiles.types["wonder"]["legend_might_bonus"]


def _deal_out() -> tuple[dict[str, tuple[str, ...]], dict[str, str]]:
    """Instance ids of every deck, and the Explorer each belongs to.

    Copies are numbered across all decks, so that one id is one card: a Lantern Flare of Teodoro's never bears the id of one of
    Ilse's, which matters to what a seat has seen.
    """
    copies: dict[str, int] = {}
    decks: dict[str, tuple[str, ...]] = {}
    owners: dict[str, str] = {}
    for explorer, lines in _decks.decks.items():
        cards = []
        for line in lines:
            for _ in range(line.copies):
                copies[line.card] = copies.get(line.card, 0) + 1
                cards.append(f"{line.card}#{copies[line.card]}")
        decks[explorer] = tuple(cards)
        owners.update(dict.fromkeys(cards, explorer))
    return decks, owners


DECKS, OWNER = _deal_out()
"""``DECKS[explorer]``: all 20 instance ids, the signature first. ``OWNER[instance]``: the Explorer."""

_BASE = {instance: instance.partition("#")[0] for instance in OWNER}
_PRINTED = {**CARDS, **{instance: CARDS[identity] for instance, identity in _BASE.items()}}


def base(instance: str) -> str:
    """Catalogue id of a card instance (``lantern_flare#2``) or of a Legend (unchanged)."""
    return _BASE.get(instance, instance)


def card(instance: str) -> Card:
    """The printed card of an instance id."""
    return _PRINTED[instance]


COMPANIONS: Final = frozenset(instance for instance in OWNER if card(instance).kind == "companion")
"""Instance ids of the Companions of all decks."""
MANEUVERS: Final = frozenset(instance for instance in OWNER if card(instance).kind == "maneuver")


def is_legend(member: str) -> bool:
    """Whether a party member is a tamed Legend."""
    return "#" not in member


MEMBERS: Final = {
    **{c.id: Member(c.strength, c.restriction) for c in CARDS.values() if c.kind == "companion"},
    **{g.id: Member(g.reward.strength, g.reward.restriction) for g in LEGENDS.values() if g.reward.kind == "tame"},
}


def turned(mask: int, turns: int) -> int:
    """``mask`` after so many clockwise quarter turns."""
    return ((mask << turns) | (mask >> (4 - turns))) & 15


MASKS: Final = {tile.id: tuple(turned(tile.mask, n) for n in range(4)) for tile in PLACES.values()}
"""Exits of every place in each of its four rotations."""


def exits_of(mask: int) -> tuple[str, ...]:
    """Names of the sides of a mask, clockwise from the north."""
    return tuple(side for bit, side in enumerate(SIDES) if mask >> bit & 1)


def kind(tile: str) -> str | None:
    """Type of a tile; None for the Gate."""
    return PLACES[tile].type


def almanac() -> dict[str, Any]:
    """The whole catalogue as plain data, lists of records keyed by id."""

    def keyed(records: list[dict[str, Any]]) -> dict[str, Any]:
        return {record["id"]: record for record in records}

    return {
        "tiles": keyed(RAW["tiles"]["tiles"]),
        "types": RAW["tiles"]["types"],
        "gate": RAW["tiles"]["gate"],
        "settings": RAW["tiles"]["settings"],
        "explorers": keyed(RAW["decks"]["explorers"]),
        "cards": keyed(RAW["decks"]["cards"]),
        "decks": RAW["decks"]["decks"],
        "legends": keyed(RAW["legends"]["legends"]),
    }
