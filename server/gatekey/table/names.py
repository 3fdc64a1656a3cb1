"""What people type to be shown to others: names and chat, made safe to show and to tell apart."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from gatekey.kernel.decision import Refusal
from gatekey.kernel.text import say
from gatekey.wire.messages import MAX_CHAT, MAX_NAME

_JOINERS = frozenset("\u200c\u200d")
"""Needed to write Persian and many emoji. Every other invisible format character is removed, bidi overrides among them."""


def clean(text: str) -> str:
    """``text`` in composed form on one line, trimmed, without control characters, bidi marks and the like."""
    shown = []
    for char in unicodedata.normalize("NFC", text):
        category = unicodedata.category(char)
        if category in ("Zs", "Zl", "Zp") or char in "\t\r\n":
            shown.append(" ")
        elif category[0] != "C" or char in _JOINERS or 0xE0020 <= ord(char) <= 0xE007F:
            shown.append(char)
    return " ".join("".join(shown).split())


_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that show nothing: fillers of Hangul, and Braille without a dot."""


def _visible(text: str) -> bool:
    return any(unicodedata.category(char)[0] in "LNPS" and char not in _BLANK for char in text)


def clean_name(text: str) -> str:
    """A name of a player or a table.

    Raises:
        Refusal: ``name``: nothing is left of it, or it is too long.
    """
    if len(text) > 20 * MAX_NAME:  # far beyond any name: not worth looking at each character
        raise Refusal("name", say("table-name-long", most=MAX_NAME))
    name = clean(text)
    if not _visible(name):
        raise Refusal("name", say("table-name-empty"))
    if len(name) > MAX_NAME:
        raise Refusal("name", say("table-name-long", most=MAX_NAME))
    return name


def own_name(text: str, others: Iterable[str]) -> str:
    """A player's name that nobody else at the table has.

    Raises:
        Refusal: ``name`` as above; ``name_taken``.
    """
    name = clean_name(text)
    if _folded(name) in {_folded(other) for other in others}:
        raise Refusal("name_taken", say("table-name-taken"))
    return name


def clean_chat(text: str) -> str:
    """A line of chat.

    Raises:
        Refusal: ``chat``: nothing is left of it, or it is too long.
    """
    if len(text) > MAX_CHAT:
        raise Refusal("chat", say("table-chat-long", most=MAX_CHAT))
    line = clean(text)
    if not _visible(line):
        raise Refusal("chat", say("table-chat-empty"))
    return line


def _folded(name: str) -> str:
    """Equal for names that look alike on a screen."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return "".join(char for char in plain if char not in _JOINERS)
