"""Short ways to name messages of ``text/en.ftl`` and references in them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import msgspec

from gatekey.games.europe_imagined.catalogue import is_legend
from gatekey.kernel.decision import Part
from gatekey.kernel.sharing import shared
from gatekey.kernel.text import Ref, Text, say


class Reason(msgspec.Struct, frozen=True, eq=False, gc=False):
    """Why something cannot be done, and the rule that says so. The same reason is the same object."""

    text: Text
    rule: str


@shared
def why(key: str, rule: str, /, **arguments: int | Ref) -> Reason:
    """``why("sailed", "EI-SAIL-4")``: the reason of message ``ei-why-sailed``."""
    return Reason(say(f"ei-why-{key}", **arguments), rule)


@cache
def seat_ref(seat: int) -> Ref:
    """``seat:2``."""
    return f"seat:{seat}"


@cache
def tile_ref(tile: str) -> Ref:
    """``tile:T09``."""
    return f"tile:{tile}"


@cache
def turn_ref(turn: int) -> Ref:
    """Reference to a number of clockwise quarter turns."""
    return f"turn:{turn}"


@cache
def piece_ref(identity: str) -> Ref:
    """Reference to a card in hand or deck."""
    return f"card:{identity}"


@cache
def member_ref(identity: str) -> Ref:
    """Reference to a party member."""
    return f"companion:{identity}"


@cache
def face_ref(identity: str) -> Ref:
    """Reference to a member's face where it lies outside a party: a card, or a Legend."""
    return f"legend:{identity}" if is_legend(identity) else f"card:{identity}"


def name(what: Ref | Text) -> Text:
    """The bare name of something."""
    return say("ei-name", what=what)


def names(refs: Iterable[Ref]) -> list[Text]:
    """Bare names, for a list in a sentence."""
    return [name(what) for what in refs]


def part(what: Ref | Text, n: int) -> Text:
    """A named part of a sum in a sentence: ``Grey Hound 2``."""
    return say("ei-part", what=what, n=n)


def share(what: Ref, n: int) -> Part:
    """A named part of a running total."""
    return Part(name(what), n, what)


def named_share(key: str, n: int, **arguments: int | Ref | Text) -> Part:
    """A part that has a message for a name (``ei-share-<key>``)."""
    return Part(say(f"ei-share-{key}", **arguments), n)


def parts_text(parts: Iterable[Part]) -> list[Text]:
    """The parts of a total as a list for a sentence, zeros left out (EI-LOG-2)."""
    return [say("ei-part", what=p.label, n=p.n) for p in parts if p.n]
