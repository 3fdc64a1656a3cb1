"""The state of a game of Europe Imagined: plain data, ids only.

Every pile lists its top first. Card instances are unique over the whole table (see :data:`catalogue.DECKS`).
"""

from __future__ import annotations

import msgspec

from gatekey.games.europe_imagined.catalogue import CLAIM_MARKERS, GATE
from gatekey.kernel.decision import Part
from gatekey.kernel.rules import GameState
from gatekey.kernel.text import Text


class Companion(msgspec.Struct, gc=False):
    """A card or tamed Legend in a party."""

    id: str
    ready: bool = True
    held: bool = False
    """Kept exhausted until its owner's next Dawn (EI-EXH-3)."""


class Place(msgspec.Struct, frozen=True, gc=False):
    """A placed tile, the Gate included. ``y`` grows northwards, ``turn`` counts clockwise quarter turns.

    A map has many and an answer changes few, so a place never changes: another takes its place (``Game.change``).
    """

    tile: str
    x: int
    y: int
    turn: int = 0
    claim: int | None = None
    """Seat that owns it."""
    legend: str | None = None
    """Unresolved Legend on it."""
    face_up: bool = True
    seen_by: tuple[int, ...] = ()
    """Seats that know a face-down Legend (EI-INFO-4)."""


class Boon(msgspec.Struct, gc=False):
    """A bonus until the end of this actual turn: what it is, what gave it, how much."""

    kind: str
    ref: str
    n: int = 0


class Player(msgspec.Struct, kw_only=True, gc=False):
    """One seat: its Explorer, tracks, cards and marks."""

    explorer: str
    at: str = GATE
    renown: int = 0
    lanterns: int = 0
    reserve: int = 0
    tally: int = 0
    """Legends overcome in the whole game (EI-SUCC-2)."""
    markers: int = CLAIM_MARKERS
    hand: list[str] = []
    deck: list[str] = []
    discard: list[str] = []
    party: list[Companion] = []
    relics: list[str] = []
    used: list[str] = []
    """Spent allowances of this actual turn: ``sail``, ``duel``, ``rest``, ``refresh`` (EI-ACT-5)."""
    reroutes: int = 0
    """Reroutes made in this actual turn."""
    boons: list[Boon] = []
    """Bonuses that last until the end of this actual turn (EI-DUSK-1)."""
    attempted: list[str] = []
    """Tiles whose Legend was challenged in this actual turn (EI-CHAL-1)."""
    seen: list[str] = []
    """Ids lying in a deck whose place this seat has legitimately seen, until a shuffle (EI-INFO-12)."""


class Fight(msgspec.Struct, kw_only=True, gc=False):
    """A Challenge or Duel in progress; everything in it is public."""

    kind: str
    """``challenge`` or ``duel``."""
    tile: str
    attacker: int
    defender: int | None = None
    legend: str | None = None
    step: str = "declared"
    """``meddle``, ``commit``, ``compared``, ``rewarding``, ``rewarded``, ``curse``; in a Duel ``attack``, ``defence``,
    ``attack_boost``, ``compared``, ``spoils``. While it is ``rewarding``, the Legend lies nowhere."""
    mine: list[Part] = []
    """Parts of the attacker's or challenger's total."""
    theirs: list[Part] = []
    """Parts of the defender's total, or of the target; the printed Might joins at the flip (EI-CHAL-17)."""
    meddle: int = 0
    passed: list[int] = []
    """Rivals whose Meddle window is over."""
    committed: list[str] = []
    """Companions committed on either side, as ``seat:id``."""
    powers: list[str] = []
    """Meddle powers used once in this Challenge."""
    cards: list[str] = []
    """Cards picked to be played that are not paid for yet: they cannot serve as a discard."""


class Score(msgspec.Struct, gc=False):
    """One seat's line of the final reckoning."""

    parts: list[Part]
    total: int


class Look(msgspec.Struct, gc=False):
    """A private look that is going on. ``zone`` is ``deck``, ``discovery`` or ``legends``."""

    seat: int
    zone: str
    ids: list[str]


class EuropeState(GameState, kw_only=True, gc=False):
    """The whole table."""

    players: list[Player]
    places: list[Place]
    """The map in the order of placing, the Gate first."""
    row: list[str]
    discovery: list[str]
    legends: list[str]
    discarded: list[str] = []
    """Location discards, oldest first."""
    retired: list[str] = []
    """Tamed Legends that were dismissed."""
    resolving: list[str] = []
    """Maneuvers being carried out: in neither hand nor discard pile (EI-MAN-3)."""
    round: int = 1
    key: int = 0
    """Seat that holds the Gate-key."""
    turn: int = 0
    """How many turns of the round are over; the active seat is ``key + turn``, wrapped."""
    phase: str = "dawn"
    """``dawn``, ``act``, ``dusk`` or ``end``."""
    final: bool = False
    turn_marks: list[str] = []
    """Cards and Relics used in this actual turn; a mark outlives its card's leaving (EI-TIME-6, EI-TIME-14)."""
    round_marks: list[str] = []
    claim_currency: str = "renown"
    fight: Fight | None = None
    looking: Look | None = None
    sealed: int = 0
    """Round in which no tile first had an open exit; 0 while that never happened (EI-SEAL-5)."""
    locked: int = 0
    """Turns whose Act began on a tile with no open exit (EI-SEAL-3)."""
    errors: list[str] = []
    """Rules errors on record (EI-LEG-2)."""
    scores: list[Score] = []
    winners: list[int] = []
    tiebreak: Text | None = None

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return (self.key + self.turn) % len(self.players)
