"""From an archive to a table of this server."""

from __future__ import annotations

import math
from typing import Final

import msgspec

from gatekey.kernel.delta import freeze, pack
from gatekey.store.records import ChatRecord, SeatRecord, TableRecord
from gatekey.store.store import Store
from gatekey.store.writer import Write
from gatekey.table.archive import Archive, ArchiveError, state_at
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
    state_at(archive, len(archive.entries))
    while await store.table(code := new_code()) is not None:
        pass
    record = _restored(archive, code)
    await store.commit(
        Write(table=record, new=True, entries=archive.entries, snapshot=_last_rest(archive), chat=_shown(archive))
    )
    return code


def _last_rest(archive: Archive) -> tuple[int, bytes] | None:
    """A snapshot of the last rest point, so that the first start of the table need not read the whole log."""
    last = next((entry.seq for entry in reversed(archive.entries) if entry.rest), None)
    if last is None:
        return None
    return last, pack(freeze(state_at(archive, last)))


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
