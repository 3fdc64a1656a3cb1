"""From an archive to a table of this server."""

from __future__ import annotations

import math
from typing import Final

import msgspec

from gatekey.kernel.delta import freeze, pack
from gatekey.store.records import ChatRecord, SeatRecord, TableRecord
from gatekey.store.store import Store
from gatekey.store.writer import Write
from gatekey.table.archive import Archive, ArchiveError, states_of
from gatekey.table.config import SNAPSHOT_EVERY
from gatekey.table.names import clean
from gatekey.table.soundness import flaws
from gatekey.table.tokens import new_code
from gatekey.wire.messages import MAX_CHAT, MAX_NAME

LATEST: Final = 4_102_444_800.0


async def import_table(store: Store, archive: Archive) -> str:
    """Put an archive into the store as a new table; returns its code. Seats of people are open: whoever comes first may sit there.

    The archive should have been verified.

    Raises:
        ArchiveError: the log does not hold together.
        StoreError: it could not be stored; nothing of it is.
    """
    for flaw in flaws(archive):
        raise ArchiveError(flaw)
    snapshots = _snapshots(archive)
    while await store.table(code := new_code()) is not None:
        pass
    record = _restored(archive, code)
    whole = Write(table=record, new=True, entries=archive.entries, chat=_shown(archive))
    await store.commit(whole, *[Write(table=record, snapshot=snapshot) for snapshot in snapshots])
    return code


def _snapshots(archive: Archive) -> list[tuple[int, bytes]]:
    """Snapshots at some rest points and at the last one, so that neither the first start of the table nor looking back has to read the whole log.

    Raises:
        ArchiveError: a patch does not fit.
    """
    last = next((entry.seq for entry in reversed(archive.entries) if entry.rest), None)
    taken: list[tuple[int, bytes]] = []
    rests = 0
    for entry, state in states_of(archive):
        rests += entry.rest
        if entry.rest and (rests % SNAPSHOT_EVERY == 0 or entry.seq == last):
            try:
                taken.append((entry.seq, pack(freeze(state))))
            except (TypeError, ValueError, RecursionError) as error:
                raise ArchiveError(f"The state of step {entry.seq} cannot be stored.") from error
    return taken


def _restored(archive: Archive, code: str) -> TableRecord:
    table, last = archive.table, archive.entries[-1] if archive.entries else None
    over = table.status not in ("lobby", "playing")
    seats = [
        SeatRecord(
            kind="open" if s.kind == "human" and not over else s.kind,
            name=clean(s.name)[:MAX_NAME],
            choices=s.choices,
            nonce=s.nonce,
            conceded=s.conceded,
        )
        for s in table.seats
    ]
    return TableRecord(
        code=code,
        name=clean(table.name)[:MAX_NAME],
        game=table.game,
        status=table.status,
        options=table.options,
        seats=seats,
        public=table.public,
        beat_ms=table.beat_ms,
        secret=table.secret,
        winners=list(table.winners),
        created=_time(table.created),
        played=_time(table.played),
        seq=last.seq if last else 0,
        line_n=last.line + last.line_count - 1 if last else 0,
        chain=last.chain if last else table.pledge,
        astir=table.status == "playing" and any(s.kind == "bot" or s.conceded for s in seats),
    )


def _shown(archive: Archive) -> tuple[ChatRecord, ...]:
    """The chat, as safe to show as if it had been said here."""
    return tuple(
        msgspec.structs.replace(
            line, at=_time(line.at), text=clean(line.text)[:MAX_CHAT], name=clean(line.name)[:MAX_NAME], command=""
        )
        for line in archive.chat
    )


def _time(seconds: float) -> float:
    """A Unix time between 1970 and 2100."""
    return min(max(seconds, 0.0), LATEST) if math.isfinite(seconds) else 0.0
