"""A whole table as one file: zlib-compressed MessagePack, with a format number. Tokens, passwords, standing passes and command ids stay behind."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any

import msgspec

import gatekey
from gatekey.store.records import ChatRecord, Entry, SeatKind, Status, TableRecord
from gatekey.store.store import Store
from gatekey.table.resume import fold

FORMAT = 1
MOST_BYTES = 128 * 1024 * 1024
"""Largest content of an archive that is unpacked: a long game has some 2 MB."""


class ArchiveError(ValueError):
    """A file that is no archive of a table, is damaged, or of a later format. The message is for a person."""


class ArchivedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, without anything that lets one sit there."""

    kind: SeatKind
    name: str
    choices: dict[str, str]
    nonce: str
    conceded: bool = False


class ArchivedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table apart from its log."""

    code: str
    name: str
    game: str
    status: Status
    options: dict[str, str]
    seats: tuple[ArchivedSeat, ...]
    public: bool
    beat_ms: int
    secret: bytes
    pledge: bytes
    winners: tuple[int, ...]
    created: float
    played: float


class Archive(msgspec.Struct, frozen=True, kw_only=True):
    """All of it."""

    format: int
    program: str
    """Version of the program that wrote it."""
    table: ArchivedTable
    entries: tuple[Entry, ...]
    chat: tuple[ChatRecord, ...]


class _Head(msgspec.Struct):
    format: int


async def read_archive(store: Store, code: str) -> Archive | None:
    """A table out of the store, as it stands now; None when there is none."""
    record = await store.table(code)
    if record is None:
        return None
    entries = await store.entries(code, until=record.seq)
    chat = await store.chat(code)
    return Archive(
        format=FORMAT,
        program=gatekey.__version__,
        table=_archived(record),
        entries=tuple(msgspec.structs.replace(entry, command=None) for entry in entries),
        chat=tuple(msgspec.structs.replace(line, command="") for line in chat),
    )


def dump(archive: Archive) -> bytes:
    """The archive as bytes."""
    return zlib.compress(msgspec.msgpack.encode(archive), 9)


def load(data: bytes, most: int = MOST_BYTES) -> Archive:
    """An archive from bytes; its content is at most ``most`` bytes long.

    Raises:
        ArchiveError: see there.
    """
    try:
        unpacking = zlib.decompressobj()
        content = unpacking.decompress(data, most)
        if unpacking.unconsumed_tail or not unpacking.eof:
            raise ArchiveError("The file is cut short, or far too large.")
        head = msgspec.msgpack.decode(content, type=_Head)
        if head.format > FORMAT:
            raise ArchiveError(f"The file has format {head.format}; this version of Gatekey reads up to {FORMAT}.")
        return msgspec.msgpack.decode(content, type=Archive)
    except (zlib.error, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ArchiveError("The file is not a table saved by Gatekey, or it is damaged.") from error


def states_of(archive: Archive) -> Iterator[tuple[Entry, Any]]:
    """Each entry with the plain state after it, folded from the patches; needs no rules.

    Raises:
        ArchiveError: a patch does not fit.
    """
    state: Any = {}
    for entry in archive.entries:
        try:
            state = fold(state, [entry])
        except (msgspec.MsgspecError, ValueError, TypeError, KeyError, IndexError, RecursionError) as error:
            raise ArchiveError("The log of the file does not hold together.") from error
        if not isinstance(state, dict):
            raise ArchiveError(f"Step {entry.seq} leads to something that is no state of a game.")
        yield entry, state


def state_at(archive: Archive, seq: int) -> Any:
    """The plain state after entry ``seq``, or before the game.

    Raises:
        ArchiveError: a patch does not fit.
    """
    state: Any = {}
    for entry, after in states_of(archive):
        if entry.seq > seq:
            break
        state = after
    return state


def _archived(record: TableRecord) -> ArchivedTable:
    seats = tuple(
        ArchivedSeat(kind=s.kind, name=s.name, choices=s.choices, nonce=s.nonce, conceded=s.conceded)
        for s in record.seats
    )
    return ArchivedTable(
        code=record.code,
        name=record.name,
        game=record.game,
        status=record.status,
        options=record.options,
        seats=seats,
        public=record.public,
        beat_ms=record.beat_ms,
        secret=record.secret,
        pledge=record.pledge,
        winners=tuple(record.winners),
        created=record.created,
        played=record.played,
    )
