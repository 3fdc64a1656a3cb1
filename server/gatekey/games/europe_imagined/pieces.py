"""What a card, Relic, Explorer or upper band can do: the hooks that the rules ask, and the register of those that answer.

A rule never names a card. It asks every piece of a party for a trait (``reserve_bonus``) or tells it of an event (``after_sail``);
a piece that has something to say overrides the hook beside the other cards of its deck. Pieces hold no data.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar, TypeVar

import msgspec

from gatekey.games.europe_imagined.catalogue import OWNER, base
from gatekey.games.europe_imagined.words import Reason
from gatekey.kernel.rules import Flow

if TYPE_CHECKING:
    from gatekey.games.europe_imagined.game import Game
    from gatekey.games.europe_imagined.state import Fight, Place


class Mine(msgspec.Struct, frozen=True, gc=False):
    """A piece in play: whose it is and which."""

    seat: int
    id: str
    ref: str


class Piece:
    """Anything in front of a player. Event hooks return the flow that resolves, or None when they see nothing to do."""

    reserve_bonus: ClassVar[int] = 0
    party_bonus: ClassVar[int] = 0
    skips_dawn: ClassVar[bool] = False
    """The normal Dawn readying passes it over."""
    forced_in_duels: ClassVar[bool] = False
    """While Ready it must be committed to every Duel (EI-COMMIT-5)."""
    sails_from: ClassVar[tuple[str, ...]] = ()
    """Further tile types its owner's Sail may start on."""
    rests_on: ClassVar[tuple[str, ...]] = ()
    """Further tile types its owner may Rest on."""
    rest_resolutions: ClassVar[int] = 1
    tolls_on: ClassVar[tuple[str, ...]] = ()
    """Types on which its owner's tiles have Toll."""
    duel_surcharge: ClassVar[int] = 0
    """Lanterns a rival pays to declare a Duel against its owner."""
    dawn_draw: ClassVar[int] = 1

    def toll(self, kind: str) -> int:
        """Renown its owner's Toll awards on a tile of that type, where it replaces 1; else 0."""
        return 0

    def committed_bonus(self, game: Game, me: Mine, fight: Fight) -> int:
        """Strength added to the printed one while committed (EI-COMMIT-2)."""
        return 0

    def standing_bonus(self, game: Game, me: Mine, fight: Fight) -> int:
        """Strength added without any commitment (EI-COMMIT-3)."""
        return 0

    def cannot_commit(self, game: Game, me: Mine, fight: Fight) -> Reason | None:
        """Why its own text keeps it out of a fight, beyond the printed restriction."""
        return None

    def sail_price(self, owns_end: bool) -> int | None:
        """Price it sets for its owner's Sail."""
        return None

    def forbids_sail(self, me: Mine, mover: int, place: Place) -> bool:
        """Whether ``mover`` may not Sail to or from ``place``."""
        return False

    def reroute_price(self) -> int | None:
        """Price it sets for its owner's Reroute."""
        return None

    def reroutes_legends(self) -> bool:
        """Whether its owner may turn tiles that hold a Legend."""
        return False

    def claim_bonus(self, kind: str) -> int:
        """Extra Renown for claiming a tile of that type."""
        return 0

    def win_bonus(self) -> int:
        """Extra Renown for winning a Duel."""
        return 0

    def final_renown(self, relics: list[str]) -> int:
        """Renown at the end of the game."""
        return 0

    def on_recruit(self, game: Game, me: Mine) -> Flow[None] | None:
        """It was recruited."""
        return None

    def after_reroute(self, game: Game, me: Mine) -> Flow[None] | None:
        """Its owner made a Reroute."""
        return None

    def after_sail(self, game: Game, me: Mine) -> Flow[None] | None:
        """Its owner Sailed."""
        return None

    def after_claim(self, game: Game, me: Mine, kind: str) -> Flow[None] | None:
        """Its owner claimed a tile of type ``kind``."""
        return None

    def after_tame(self, game: Game, me: Mine) -> Flow[None] | None:
        """Its owner tamed another Legend."""
        return None

    def after_overcome(self, game: Game, me: Mine) -> Flow[None] | None:
        """Its owner overcame a Legend."""
        return None

    def after_fail(self, game: Game, me: Mine) -> Flow[None] | None:
        """Its owner failed a Challenge and the Curse is done."""
        return None

    def after_abandon(self, game: Game, me: Mine) -> Flow[None] | None:
        """Its owner walked away from a Challenge."""
        return None

    def on_declare_duel(self, game: Game, me: Mine, fight: Fight) -> Flow[None] | None:
        """Its owner declared a Duel."""
        return None

    def after_duel(self, game: Game, me: Mine, won: bool, defended: bool) -> Flow[None] | None:
        """Its owner fought a Duel to the end."""
        return None

    def at_dawn(self, game: Game, me: Mine) -> Flow[None] | None:
        """Its owner's Dawn, after the draw."""
        return None

    def at_dusk(self, game: Game, me: Mine) -> Flow[None] | None:
        """Its owner's Dusk, before discarding."""
        return None


class Activated(Piece):
    """A piece with an ability for its controller's Act phase, once a turn (EI-TIME-1)."""

    price: ClassVar[Mapping[str, int]] = {}
    """Units taken from each pool when it is used."""

    def cannot(self, game: Game, me: Mine) -> Reason | None:
        """Why it cannot be used now, the mark aside."""
        return None

    def use(self, game: Game, me: Mine) -> Flow[None]:
        """Use it. The mark is set already."""
        raise NotImplementedError


class FightAbility(Piece):
    """A piece with an ability for its controller's own fights, once in each actual turn (EI-TIME-2)."""

    discards: ClassVar[int] = 0
    strength: ClassVar[int] = 0
    draws: ClassVar[int] = 0


class MeddlePower(Piece):
    """A piece with a power for its controller's Meddle window."""

    discards: ClassVar[int] = 0
    might: ClassVar[int] = 0
    per_round: ClassVar[bool] = False
    """Once per round; otherwise once per rival Challenge (EI-TIME-4)."""


class UpperBand:
    """Encounter effect of an unresolved, face-up Legend (EI-LEG-4)."""

    forbids_duel: ClassVar[bool] = False
    forbids_sail: ClassVar[bool] = False
    forbids_turning: ClassVar[bool] = False
    forbids_readying: ClassVar[bool] = False
    permits_rest: ClassVar[bool] = False
    duel_surcharge: ClassVar[int] = 0
    explore_surcharge: ClassVar[int] = 0
    travel_price: ClassVar[int] = 1
    no_boosts: ClassVar[bool] = False
    no_direct: ClassVar[bool] = False
    least_companions: ClassVar[int] = 0
    most_companions: ClassVar[int | None] = None
    least_printed: ClassVar[int] = 0
    """Companions of a lower printed Strength cannot be committed."""

    def entered(self, game: Game, seat: int, how: str) -> Flow[None] | None:
        """An explorer entered its tile; ``how`` is travel, stride, sail, explore, move or retreat."""
        return None

    def placed(self, game: Game, seat: int) -> Flow[None] | None:
        """It was placed face-up by the discovering explorer."""
        return None


class Act:
    """A plain Maneuver."""

    def cannot(self, game: Game, seat: int) -> Reason | None:
        """Why it cannot be played now, its printed cost aside (EI-MAN-4)."""
        return None

    def play(self, game: Game, seat: int, instance: str) -> Flow[None]:
        """Carry it out; it is paid for and lies in neither hand nor discard pile (EI-MAN-3)."""
        raise NotImplementedError


class Boost:
    """A Boost whose text does more than the number on it."""

    def bonus(self, game: Game, seat: int, fight: Fight, printed: int) -> int:
        """Strength it adds in this fight."""
        return printed

    def draws(self, game: Game, fight: Fight) -> int:
        """Cards its player draws when it is played."""
        return 0


PIECES: dict[str, Piece] = {}
"""By card id, Legend id (tamed), ``relic:<legend id>`` and Explorer id."""
BANDS: dict[str, UpperBand] = {}
ACTS: dict[str, Act] = {}
BOOSTS: dict[str, Boost] = {}
NUMBERS_ONLY: set[str] = set()
"""Catalogue ids whose printed numbers and restriction say everything."""

P = TypeVar("P", bound=type[Piece])
A = TypeVar("A", bound=type[Act])
B = TypeVar("B", bound=type[Boost])
U = TypeVar("U", bound=type[UpperBand])


def companion(identity: str) -> Callable[[P], P]:
    """Register the behaviour of a Companion card or of a tamed Legend."""

    def register(cls: P) -> P:
        PIECES[identity] = cls()
        return cls

    return register


explorer = companion


def relic(legend: str) -> Callable[[P], P]:
    """Register the behaviour of a Relic, by the id of its Legend."""
    return companion(f"relic:{legend}")


def band(legend: str) -> Callable[[U], U]:
    """Register the upper band of a Legend."""

    def register(cls: U) -> U:
        BANDS[legend] = cls()
        return cls

    return register


def maneuver(identity: str) -> Callable[[A], A]:
    """Register a plain Maneuver."""

    def register(cls: A) -> A:
        ACTS[identity] = cls()
        return cls

    return register


def boost(identity: str) -> Callable[[B], B]:
    """Register a Boost."""

    def register(cls: B) -> B:
        BOOSTS[identity] = cls()
        return cls

    return register


def numbers_only(*identities: str) -> None:
    """Mark catalogue ids that need no code of their own."""
    NUMBERS_ONLY.update(identities)


NOTHING = Piece()
_HOOKED: dict[str, dict[str, Piece]] = {}


def hooked(hook: str) -> dict[str, Piece]:
    """The pieces that answer ``hook``, by the id of every instance: those that override the method or set the trait."""
    found = _HOOKED.get(hook)
    if found is None:
        default = getattr(Piece, hook)
        found = {i: p for i, p in PIECES.items() if getattr(type(p), hook) != default}
        found |= {instance: found[base(instance)] for instance in OWNER if base(instance) in found}
        _HOOKED[hook] = found
    return found
