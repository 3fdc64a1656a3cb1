"""Reading a game aloud: every text that some played games put before players is said in full, and what cannot be said is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import Any, Final

import msgspec

from gatekey.kernel.rules import Rules
from gatekey.kernel.running import Step
from gatekey.kernel.selfplay import every_step
from gatekey.kernel.speech import FALLBACK, Speech, Unspeakable
from gatekey.kernel.text import Text

MOST_STEPS: Final = 3000
"""A game is read so far; one that goes on for ever is for others to find."""


def texts_in(data: Any) -> Iterator[Text]:
    """Every text anywhere in a structure of decisions, lines or views."""
    if isinstance(data, msgspec.Struct):
        for name in data.__struct_fields__:
            yield from texts_in(getattr(data, name))
    elif isinstance(data, Mapping):
        for value in data.values():
            yield from texts_in(value)
    elif isinstance(data, list | tuple):
        if len(data) == 2 and isinstance(data[0], str) and isinstance(data[1], Mapping):
            yield data[0], data[1]
        else:
            for item in data:
                yield from texts_in(item)


def unsaid(rules: Rules[Any], seed: bytes, policies: Sequence[str], locale: str = FALLBACK) -> list[str]:
    """What cannot be said in full of one game played by ``policies``, each problem once, in the order in which it was met: a message
    that is not in the texts, an argument that was not given, a name that nobody has.

    Raises whatever the rules raise.
    """
    speech = Speech(rules, locale, strict=True)
    problems: dict[str, None] = {}

    def read(sentence: Callable[[], str]) -> None:
        try:
            sentence()
        except Unspeakable as error:
            problems.setdefault(str(error.args[0]))

    for value in (value for choice in rules.seat_choices for value in choice.values):
        read(partial(speech.name, value))
    heard: set[bytes] = set()
    for text in _shown(rules, seed, policies):
        if (encoded := _encode(text)) not in heard:
            heard.add(encoded)
            read(partial(speech.say, text))
    return list(problems)


_encode = msgspec.msgpack.Encoder(order="deterministic").encode


def _shown(rules: Rules[Any], seed: bytes, policies: Sequence[str]) -> Iterator[Text]:
    yield from (choice.label for choice in rules.seat_choices)
    yield from (option.label for option in rules.table_options)
    for running, _, happened in islice(every_step(rules, seed, policies), MOST_STEPS):
        lines = happened.lines if isinstance(happened, Step) else happened
        state = running.state
        yield from texts_in([running.asking, lines, rules.public(state)])
        yield from texts_in([rules.private(state, seat) for seat in range(len(policies))])
