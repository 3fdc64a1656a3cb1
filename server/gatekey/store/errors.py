"""What can go wrong with the database, in the few kinds a person can act on."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Trouble: TypeAlias = Literal["locked", "full", "read_only", "newer", "conflict", "gone", "broken", "closed"]
"""``locked``: another program holds the database; ``full``: no space left; ``read_only``: it may not be written; ``newer``: its schema is of a
later program; ``conflict``: another writer has already stored that number; ``gone``: its file was moved, deleted or replaced; ``broken``: anything
else; ``closed``: the store has been closed."""

CONFLICT: Final = "Another program has already written that step of this table."
"""What ``conflict`` means to a person."""


class StoreError(Exception):
    """The database did not do what was asked. Nothing of it has been written. The message is a sentence for a person."""

    def __init__(self, trouble: Trouble, message: str) -> None:
        super().__init__(message)
        self.trouble: Trouble = trouble
