"""Structs as plain data with every field, whether it has its default or not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec


def full(data: Any) -> Any:
    """The plain data; tuples become lists."""
    if isinstance(data, msgspec.Struct):
        return {name: full(getattr(data, name)) for name in data.__struct_fields__}
    if isinstance(data, Mapping):
        return {key: full(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [full(item) for item in data]
    return data
