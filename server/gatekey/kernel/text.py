"""Player-facing text as data: a message key with arguments, turned into a sentence only where it is shown.

Rules never build sentences. They name a message of the game's Fluent file (``text/en.ftl``) and its arguments, so the same
line can be read in any language, and every name in it can become a link to its card.

An argument is a number, a reference such as ``"tile:T09"`` or ``"seat:2"`` (every string argument is a reference), another
message, or a list of messages (shown joined by the list message of the locale).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

Ref: TypeAlias = str
"""``kind:id``, e.g. ``tile:T09``, ``card:lantern_flare``, ``seat:2``, ``cell:0,1``. Never free text."""

Text: TypeAlias = tuple[str, Mapping[str, Any]]
"""``(message key, arguments)``; arrives as a two-element array on the wire."""

_MAPS: Final = (dict, Mapping)
"""The usual kind first, which is found at once."""


def say(key: str, /, **arguments: int | Ref | Text | Sequence[Text]) -> Text:
    """Name a message and its arguments."""
    return (key, arguments)


def check_text(text: object) -> None:
    """Raise TypeError for what is no text, such as a sentence that was written out."""
    if not (isinstance(text, tuple) and len(text) == 2 and isinstance(text[0], str) and isinstance(text[1], _MAPS)):
        raise TypeError(f"{text!r} is no text: a text is a message and its arguments, say(...)")


def ref(kind: str, identity: object) -> Ref:
    """Build a reference: ``ref("seat", 2) == "seat:2"``."""
    return f"{kind}:{identity}"
