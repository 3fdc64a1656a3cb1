"""The 44 cards and the numbers of the board, loaded once from ``data/cards.yaml`` (BO-01, BO-02, BO-05)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
import yaml


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``n`` points for each card of a family."""

    family: str
    n: int


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a card scores; exactly one field is set (BO-42, section 11)."""

    fixed: int | None = None
    per_family: Count | None = None
    per_neighbour: Count | None = None
    per_neighbour_family: int = 0
    by_level: tuple[int, ...] = ()
    copy_right: bool = False
    best_neighbour: bool = False
    all_families: int = 0
    per_full_level: int = 0


class Instant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens once on building; at most one field is set (BO-25)."""

    gain: int = 0
    drain: int = 0
    take: int = 0
    swap: int = 0
    build_again: int = 0

    @property
    def question(self) -> str:
        """The power that asks, by its word in the catalogue; empty when there is none."""
        return next((word for word in QUESTIONS if getattr(self, word)), "")


QUESTIONS: Final = ("take", "swap", "build_again")


class Placement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a card may be built (BO-23)."""

    levels: tuple[int, ...] = ()
    next_to: str = ""
    not_next_to: str = ""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as printed."""

    id: str
    name: str
    kind: str
    families: tuple[str, ...]
    archive: bool
    cost: int
    compass: int
    score: Score
    text: str
    instant: Instant = Instant()
    placement: Placement = Placement()
    lasting: str = ""


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An exploration track: its spaces, where the token starts, the bonus of each space."""

    spaces: tuple[int, ...]
    start: int
    bonus: tuple[int, ...]


class SetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards go where at the start (BO-06, BO-07)."""

    start_on_row: int
    start_removed: int
    locations_in_deck: int
    archives_in_deck: int
    archives_removed: int
    deck_size: int


class Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    version: int
    track: Track
    row_slots: int
    set_up: SetUp
    cards: tuple[Card, ...]


RAW: Final[dict[str, Any]] = yaml.load(
    (Path(__file__).parent / "data" / "cards.yaml").read_text("utf-8"), yaml.CSafeLoader
)
CATALOGUE: Final = msgspec.convert(RAW, Catalogue)

FAMILIES: Final = ("earth", "air", "fire", "water")
CARDS: Final = {card.id: card for card in CATALOGUE.cards}
STARTS: Final = tuple(c.id for c in CATALOGUE.cards if c.kind == "start")
LOCATIONS: Final = tuple(c.id for c in CATALOGUE.cards if c.kind == "location")
ARCHIVES: Final = tuple(c.id for c in CATALOGUE.cards if c.archive)
SLOTS: Final = CATALOGUE.row_slots
START: Final = CATALOGUE.track.start
LAST: Final = CATALOGUE.track.spaces[-1]
BONUS: Final = CATALOGUE.track.bonus
WIDTHS: Final = (4, 3, 2, 1)
"""Places of levels 1 to 4 (BO-18)."""
FULL: Final = sum(WIDTHS)


def always_open(card: str) -> bool:
    """Whether its compasses count even when it is covered."""
    return CARDS[card].lasting == "always_open"


def almanac() -> dict[str, Any]:
    """Everything printed on components, as plain data."""
    return {
        "cards": {card["id"]: card for card in RAW["cards"]},
        "track": RAW["track"],
        "slots": {"n": SLOTS},
        "set_up": RAW["set_up"],
        "families": {family: {"id": family} for family in FAMILIES},
        "levels": {"widths": list(WIDTHS)},
    }
