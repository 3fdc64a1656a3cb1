"""Many stored games, made of a few that were played: each copy is a whole table with seats, log and snapshots under a code of its own."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from gatekey.table.desk import DATABASE

_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
_PARTS = {"tables": "code", "seats": "table_code", "entries": "table_code", "snapshots": "table_code"}
"""The tables of the database that a game is spread over, and the column with its code."""


def multiply(folder: Path, code: str, copies: int) -> None:
    """Copy the stored table ``code`` of a server that is not running so many times."""
    with closing(sqlite3.connect(folder / DATABASE)) as connection, connection:
        connection.create_function("code_of", 1, _code)
        # Whose numbers are made by the query itself, so that it is one statement for all copies.
        numbers = "WITH RECURSIVE number (n) AS (VALUES (0) UNION ALL SELECT n + 1 FROM number WHERE n + 1 < :copies)"
        for part, key in _PARTS.items():
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({part})")]
            values = ("code_of(n)" if column == key else f"{part}.{column}" for column in columns)
            connection.execute(
                f"INSERT INTO {part} ({_list(columns)}) {numbers} SELECT {_list(values)} FROM number, {part} WHERE {part}.{key} = :code",
                {"copies": copies, "code": code},
            )


def _list(names: Iterable[str]) -> str:
    return ", ".join(names)


def _code(number: int) -> str:
    """A code of seven signs; those that tables get when they are opened have six."""
    signs = ""
    for _ in range(7):
        number, sign = divmod(number, len(_LETTERS))
        signs = _LETTERS[sign] + signs
    return signs
