"""Finding every text in what the rules put before a player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from gatekey.kernel.text import Text


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
