"""Short ways to name messages of ``text/en.ftl`` and references in them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from gatekey.kernel.text import Ref, Text, say


class Reason(NamedTuple):
    """Why something cannot be done, and the rule that says so."""

    text: Text
    rule: str


def why(key: str, rule: str, /, **arguments: int | Ref | Text) -> Reason:
    """``why("dear", "BO-15")``: the reason of message ``boreal-why-dear``."""
    return Reason(say(f"boreal-why-{key}", **arguments), rule)


def card_ref(card: str) -> Ref:
    """``card:BS03``."""
    return f"card:{card}"


def seat_ref(seat: int) -> Ref:
    """``seat:1``."""
    return f"seat:{seat}"


def slot_ref(slot: int) -> Ref:
    """``slot:4``, counted from 1."""
    return f"slot:{slot}"


def place_ref(name: str) -> Ref:
    """``place:L2.1`` or ``place:L1-left``."""
    return f"place:{name}"


def name(what: Ref) -> Text:
    """The bare name of something."""
    return say("boreal-name", what=what)


def names(refs: Iterable[Ref]) -> list[Text]:
    """Bare names, for a list in a sentence."""
    return [name(what) for what in refs]


def part(what: Ref | Text, n: int) -> Text:
    """A named part of a sum: ``Kiln Row 2``."""
    return say("boreal-part", what=what, n=n)
