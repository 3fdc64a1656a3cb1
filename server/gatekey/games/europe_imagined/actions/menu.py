"""The shape of an action: one description says whether it may be done, why not, how it reads, and does it."""

from __future__ import annotations

from typing import ClassVar

from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.words import Reason, piece_ref, why
from gatekey.kernel.decision import Blocked, Option
from gatekey.kernel.rules import Flow
from gatekey.kernel.sharing import shared
from gatekey.kernel.text import Ref, say


class Menu:
    """What is on offer in an Act phase, and what is not."""

    __slots__ = ("blocked", "options")

    def __init__(self) -> None:
        self.options: list[Option] = []
        self.blocked: list[Blocked] = []

    def refuse(self, word: str, reason: Reason) -> None:
        """A whole kind of action that is not possible now."""
        self.blocked.append(_refused(word, reason))


@shared
def _refused(word: str, reason: Reason) -> Blocked:
    return Blocked(word, say("ei-group", group=f"group:{word}"), reason.text, reason.rule, word)


@shared
def refused_piece(word: str, identity: str, ref: Ref, reason: Reason) -> Blocked:
    """A card or a piece that cannot serve for the action ``word`` now."""
    return Blocked(f"{word}:{identity}", say(f"ei-do-{word}", what=ref), reason.text, reason.rule, word, (ref,))


@shared
def refused_card(word: str, instance: str, reason: Reason) -> Blocked:
    """A card in hand that cannot serve for the action ``word`` now."""
    return refused_piece(word, instance, piece_ref(instance), reason)


class Action:
    """One kind of action."""

    word: ClassVar[str]
    """First word of its options' ids and their group."""

    def offer(self, game: Game, seat: int, menu: Menu) -> None:
        """Put its options, or the reason why there are none, on the menu."""
        raise NotImplementedError

    def perform(self, game: Game, seat: int, option_id: str) -> Flow[None]:
        """Do it, with everything it sets off (EI-ACT-2)."""
        raise NotImplementedError


def short_of_lanterns(game: Game, seat: int, need: int, rule: str = "EI-RES-1") -> Reason | None:
    """The reason when current Lanterns do not cover ``need``."""
    have = game.players[seat].lanterns
    return None if have >= need else why("lanterns", rule, need=need, have=have)
