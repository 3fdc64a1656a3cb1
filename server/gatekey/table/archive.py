"""A whole table as one file: zlib-compressed MessagePack, with a format number. Tokens, passwords, standing passes and command ids stay behind."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

import gatekey
from gatekey.kernel.delta import freeze, pack
from gatekey.store.records import ChatRecord, Entry, SeatKind, SeatRecord, Status, TableRecord
from gatekey.store.store import Store
from gatekey.store.writer import Write
from gatekey.table.resume import fold
from gatekey.table.tokens import new_code

FORMAT = 1
MOST_BYTES = 512 * 1024 * 1024
"""Largest content of an archive that is unpacked."""


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


async def export_table(store: Store, code: str) -> bytes:
    """The file of a table, whether its game is over or not; who may have it is the caller's business.

    Raises:
        ArchiveError: there is no such table.
    """
    archive = await read_archive(store, code)
    if archive is None:
        raise ArchiveError(f"There is no table {code}.")
    return dump(archive)


def dump(archive: Archive) -> bytes:
    """The archive as bytes."""
    return zlib.compress(msgspec.msgpack.encode(archive), 9)


def load(data: bytes) -> Archive:
    """An archive from bytes.

    Raises:
        ArchiveError: see there.
    """
    try:
        unpacking = zlib.decompressobj()
        content = unpacking.decompress(data, MOST_BYTES)
        if unpacking.unconsumed_tail or not unpacking.eof:
            raise ArchiveError("The file is cut short, or far too large.")
        head = msgspec.msgpack.decode(content, type=_Head)
        if head.format > FORMAT:
            raise ArchiveError(f"The file has format {head.format}; this version of Gatekey reads up to {FORMAT}.")
        return msgspec.msgpack.decode(content, type=Archive)
    except (zlib.error, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ArchiveError("The file is not a table saved by Gatekey, or it is damaged.") from error


async def import_table(store: Store, archive: Archive) -> str:
    """Put an archive into the store as a new table; returns its code. Seats of people are open: whoever comes first may sit there.

    The archive should have been verified.

    Raises:
        ArchiveError: the log does not hold together.
        StoreError: it could not be stored; nothing of it is.
    """
    while await store.table(code := new_code()) is not None:
        pass
    record = _restored(archive, code)
    await store.commit(
        Write(table=record, new=True, entries=archive.entries, snapshot=_last_rest(archive), chat=archive.chat)
    )
    return code


def _last_rest(archive: Archive) -> tuple[int, bytes] | None:
    """A snapshot of the last rest point, so that the first start of the table need not read the whole log."""
    last = next((entry.seq for entry in reversed(archive.entries) if entry.rest), None)
    if last is None:
        return None
    return last, pack(freeze(state_at(archive, last)))


def state_at(archive: Archive, seq: int) -> Any:
    """The plain state after entry ``seq``, folded from the patches; needs no rules.

    Raises:
        ArchiveError: a patch does not fit.
    """
    try:
        return fold({}, [entry for entry in archive.entries if entry.seq <= seq])
    except (ValueError, TypeError, KeyError, IndexError) as error:
        raise ArchiveError("The log of the file does not hold together.") from error


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


def _restored(archive: Archive, code: str) -> TableRecord:
    table, last = archive.table, archive.entries[-1] if archive.entries else None
    over = table.status not in ("lobby", "playing")
    seats = [
        SeatRecord(
            kind="open" if s.kind == "human" and not over else s.kind,
            name=s.name,
            choices=s.choices,
            nonce=s.nonce,
            conceded=s.conceded,
        )
        for s in table.seats
    ]
    return TableRecord(
        code=code,
        name=table.name,
        game=table.game,
        status=table.status,
        options=table.options,
        seats=seats,
        public=table.public,
        beat_ms=table.beat_ms,
        secret=table.secret,
        winners=list(table.winners),
        created=table.created,
        played=table.played,
        seq=last.seq if last else 0,
        line_n=last.line + last.line_count - 1 if last else 0,
        chain=last.chain if last else table.pledge,
        astir=table.status == "playing" and any(s.kind == "bot" or s.conceded for s in seats),
    )
