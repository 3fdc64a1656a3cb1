"""What a server has stored, kept in memory; and a store on it that takes its time and dies with its server."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec

from gatekey.store.errors import StoreError
from gatekey.store.records import ChatRecord, Entry, TableRecord
from gatekey.store.store import Store
from gatekey.store.writer import Write


class Disk:
    """Survives every server. Records are kept as bytes: nobody can change by accident what is stored."""

    def __init__(self) -> None:
        self.tables: dict[str, bytes] = {}
        self.entries: dict[str, list[Entry]] = {}
        self.commands: dict[str, dict[str, list[int]]] = {}
        self.snapshots: dict[str, list[tuple[int, bytes]]] = {}
        self.chat: dict[str, list[ChatRecord]] = {}

    def table(self, code: str) -> TableRecord | None:
        packed = self.tables.get(code)
        return None if packed is None else msgspec.msgpack.decode(packed, type=TableRecord)

    def write(self, writes: tuple[Write, ...]) -> None:
        """All of it or nothing. Raises :class:`StoreError` as the database would."""
        for write in writes:
            code = write.table.code
            known = self.entries.get(code, [])
            if write.new == (code in self.tables):
                raise StoreError("conflict", "a table is new twice, or not there")
            if any(entry.seq != len(known) + i + 1 for i, entry in enumerate(write.entries)):
                raise StoreError("conflict", "that step has been written")
        for write in writes:
            code = write.table.code
            before = self.table(code)
            record = write.table
            if before is not None and not write.seats:
                record = msgspec.structs.replace(record, seats=before.seats)
            self.tables[code] = msgspec.msgpack.encode(record)
            self.entries.setdefault(code, []).extend(write.entries)
            commands = self.commands.setdefault(code, {})
            for entry in write.entries:
                if entry.command:
                    commands.setdefault(entry.command, []).append(entry.seq)
            if write.snapshot is not None:
                self.snapshots.setdefault(code, []).append(write.snapshot)
            self.chat.setdefault(code, []).extend(write.chat)


class MemoryStore(Store):
    """As :class:`gatekey.store.store.Store`. A write is on the disk somewhere between its call and its return, so a kill may fall on either side."""

    def __init__(self, disk: Disk, dice: random.Random, slowest: float) -> None:
        super().__init__("sqlite+aiosqlite://")
        self.disk = disk
        self._dice = dice
        self._slowest = slowest
        self._open = False
        self._writing: set[asyncio.Task[None]] = set()

    async def open(self, scripts: Path | None = None) -> None:
        await self._wait()
        self._open = True

    async def try_write(self) -> None:
        """A disk that is there takes writes."""

    async def lobbies_before(self, time: float) -> list[str]:
        tables = (self.disk.table(code) for code in sorted(self.disk.tables))
        return [table.code for table in tables if table is not None and table.status == "lobby" and table.played < time]

    async def close(self) -> None:
        self._open = False
        if self._writing:
            await asyncio.wait(self._writing)

    async def commit(self, *writes: Write) -> None:
        if not self._open:
            raise StoreError("closed", "The database has been closed.")
        # As with the real one: a caller that is cancelled does not stop the write.
        writing = asyncio.get_running_loop().create_task(self._commit(writes))
        self._writing.add(writing)
        writing.add_done_callback(self._writing.discard)
        await asyncio.shield(writing)

    async def _commit(self, writes: tuple[Write, ...]) -> None:
        await self._wait()
        self.disk.write(writes)
        await self._wait()

    async def _wait(self) -> None:
        await asyncio.sleep(self._dice.uniform(0.0, self._slowest))

    async def table(self, code: str) -> TableRecord | None:
        await self._wait()
        return self.disk.table(code)

    async def entries(self, code: str, *, since: int = 1, until: int | None = None) -> list[Entry]:
        await self._wait()
        return self.disk.entries.get(code, [])[since - 1 : until]

    async def entries_with_lines(self, code: str, *, before: int, lines: int) -> list[Entry]:
        await self._wait()
        return [
            e
            for e in self.disk.entries.get(code, [])
            if e.line < before and e.line + e.line_count > before - lines and e.line_count > 0
        ]

    async def entry_of(self, code: str, command: str) -> int | None:
        await self._wait()
        found = self.disk.commands.get(code, {}).get(command)
        return found[0] if found else None

    async def snapshot(self, code: str, until: int | None = None) -> tuple[int, bytes] | None:
        await self._wait()
        kept = [s for s in self.disk.snapshots.get(code, []) if until is None or s[0] <= until]
        return kept[-1] if kept else None

    async def chat(self, code: str, last: int | None = None) -> list[ChatRecord]:
        await self._wait()
        lines = self.disk.chat.get(code, [])
        return list(lines if last is None else lines[-last:])

    async def said(self, code: str, command: str, seat: int | None, text: str) -> bool:
        await self._wait()
        lines = self.disk.chat.get(code, [])
        return any((line.command, line.seat, line.text) == (command, seat, text) for line in lines)

    async def listed(self, most: int) -> list[TableRecord]:
        return [record for code in self.disk.tables if (record := self.disk.table(code)) is not None][:most]

    async def astir(self) -> list[str]:
        await self._wait()
        return [code for code in self.disk.tables if (record := self.disk.table(code)) is not None and record.astir]

    async def count(self, *statuses: str) -> int:
        return sum(1 for record in await self.listed(10**9) if record.status in statuses)
