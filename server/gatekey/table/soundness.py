"""Whether an archive can be a table at all: numbers, seats and log fit together. Says nothing about whether the game was played like that."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from gatekey.store.records import Entry
from gatekey.table.archive import Archive
from gatekey.table.resume import opening_of

MOST_SEATS = 16
LONGEST_BEAT_MS = 60_000
_LARGEST = 2**63 - 1
"""Largest number that databases hold."""


def flaws(archive: Archive) -> Iterator[str]:
    """Sentences; none when all fits."""
    try:
        yield from _of_table(archive)
        yield from _of_log(archive)
        yield from _of_chat(archive)
    except (msgspec.MsgspecError, ValueError, TypeError, RecursionError) as error:
        yield f"The file cannot be read to its end ({type(error).__name__})."


def _of_table(archive: Archive) -> Iterator[str]:
    table, seats = archive.table, range(len(archive.table.seats))
    if not 1 <= len(seats) <= MOST_SEATS:
        yield f"A table cannot have {len(seats)} seats."
    if not 0 <= table.beat_ms <= LONGEST_BEAT_MS:
        yield f"A reaction window cannot last {table.beat_ms} ms."
    if any(winner not in seats for winner in table.winners):
        yield "Somebody has won who has no seat."
    if (table.status == "lobby") != (not archive.entries):
        yield "A game has a log exactly if it has begun."


def _of_log(archive: Archive) -> Iterator[str]:
    seats, line = range(len(archive.table.seats)), 1
    for number, entry in enumerate(archive.entries, 1):
        if entry.seq != number or (entry.kind == "start") != (number == 1):
            yield f"Step {number} is not in its place."
            return
        if entry.line != line or entry.line_count != len(entry.log()):
            yield f"Step {number} has another number of lines than it says."
            return
        line += entry.line_count
        if not _fits(entry, seats):
            yield f"Step {number} names a seat or a step that there is not."
    if archive.entries and opening_of(archive.entries[0]).nonces != tuple(s.nonce for s in archive.table.seats):
        yield "The game was begun by other people than sit at the table."


def _fits(entry: Entry, seats: range) -> bool:
    if entry.seat is not None and entry.seat not in seats:
        return False
    if not 0 <= entry.at <= _LARGEST or not 0 <= entry.ask <= entry.seq or not 0 <= entry.opened <= entry.seq:
        return False
    if entry.kind == "answer":
        entry.answer()
        return entry.seat is not None
    return entry.kind == "start" or 0 <= entry.deed().to < entry.seq


def _of_chat(archive: Archive) -> Iterator[str]:
    seats, last = range(len(archive.table.seats)), 0
    for line in archive.chat:
        if not last < line.n <= _LARGEST or (line.seat is not None and line.seat not in seats):
            yield "The chat is not in order."
            return
        last = line.n
