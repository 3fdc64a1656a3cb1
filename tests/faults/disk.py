"""A disk that one can look at: every write, cut and sync that SQLite makes in a folder, in order, and what a power cut would leave of it.

It stands between the SQLite library that the server uses and the system (SQLite's own seam for that, the VFS), so it sees exactly what the
server's database does, whichever way the server comes to write. A fault may be put in the way of any of these steps.
"""

from __future__ import annotations

import _sqlite3
import ctypes
import os
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, c_char_p, c_int, c_int64, c_void_p, string_at
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

SECTOR = 512
"""Bytes that a disk writes whole or not at all."""

_METHODS = (
    "xClose", "xRead", "xWrite", "xTruncate", "xSync", "xFileSize", "xLock", "xUnlock", "xCheckReservedLock", "xFileControl",
    "xSectorSize", "xDeviceCharacteristics", "xShmMap", "xShmLock", "xShmBarrier", "xShmUnmap", "xFetch", "xUnfetch",
)  # fmt: skip


class _IoMethods(ctypes.Structure):
    _fields_ = [("iVersion", c_int), *((name, c_void_p) for name in _METHODS)]


class _File(ctypes.Structure):
    _fields_ = [("pMethods", POINTER(_IoMethods))]


class _Vfs(ctypes.Structure):
    _fields_ = [
        ("iVersion", c_int),
        ("szOsFile", c_int),
        ("mxPathname", c_int),
        ("pNext", c_void_p),
        ("zName", c_char_p),
        ("pAppData", c_void_p),
        ("xOpen", c_void_p),
        ("xDelete", c_void_p),
    ]


# Names as bare addresses: SQLite keeps the very pointer that it opened a file by.
_OPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, POINTER(_File), c_int, c_void_p)
_DELETE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int)
_WRITE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
_TRUNCATE = CFUNCTYPE(c_int, c_void_p, c_int64)
_SYNC = CFUNCTYPE(c_int, c_void_p, c_int)


def _default_vfs() -> Any:
    """SQLite's way to the system, in the library that Python's own driver uses; None where it cannot be reached."""
    try:
        find = ctypes.CDLL(_sqlite3.__file__).sqlite3_vfs_find
    except (AttributeError, OSError):
        return None
    find.restype, find.argtypes = POINTER(_Vfs), [c_char_p]
    return find(None)


VFS = _default_vfs()
reachable = pytest.mark.skipif(
    # In CI nothing is left out: there the tests run, and fail.
    VFS is None and "CI" not in os.environ,
    reason="Python's SQLite library cannot be reached from outside",
)
"""Mark of tests that look at the disk."""


@dataclass(frozen=True)
class Op:
    """One step of the disk: ``write`` of ``data`` at ``at``, ``cut`` to the length ``at``, ``sync``, or ``delete``."""

    kind: str
    name: str
    at: int = 0
    data: bytes = b""


@dataclass
class Disk:
    """What happened in one folder. ``fault``: called before each step; what it returns, if not 0, is the error that SQLite gets instead."""

    folder: Path
    ops: list[Op] = field(default_factory=list)
    fault: Callable[[Op], int] = lambda op: 0
    before: dict[str, bytes] = field(default_factory=dict)
    """The files as they were when watching began."""

    def __post_init__(self) -> None:
        self.before = {file.name: file.read_bytes() for file in self.folder.iterdir() if not file.name.endswith("-shm")}

    def step(self, op: Op, go_on: Callable[[], int]) -> int:
        """Note a step and let it happen, unless there is to be a fault."""
        error = self.fault(op) or go_on()
        if error == 0:
            self.ops.append(op)
        return int(error)


_names: dict[int, tuple[Disk, str]] = {}
"""Which file of which disk lives at that address of SQLite's memory."""
_wrapped: dict[int, tuple[_IoMethods, list[Any]]] = {}
"""For each table of methods the one that looks on. Kept for ever, since an open file points to it."""


def _methods(original: Any) -> Any:
    address = ctypes.addressof(original.contents)
    if address not in _wrapped:
        new = _IoMethods.from_buffer_copy(original.contents)
        write, truncate, sync = (kind(getattr(new, name)) for kind, name in
                                 ((_WRITE, "xWrite"), (_TRUNCATE, "xTruncate"), (_SYNC, "xSync")))  # fmt: skip

        def on_write(file: int, data: int, amount: int, at: int) -> int:
            disk, name = _names[file]
            return disk.step(Op("write", name, at, string_at(data, amount)), lambda: write(file, data, amount, at))

        def on_truncate(file: int, size: int) -> int:
            disk, name = _names[file]
            return disk.step(Op("cut", name, size), lambda: truncate(file, size))

        def on_sync(file: int, flags: int) -> int:
            disk, name = _names[file]
            return disk.step(Op("sync", name), lambda: sync(file, flags))

        kept = [_WRITE(on_write), _TRUNCATE(on_truncate), _SYNC(on_sync)]
        for name, function in zip(("xWrite", "xTruncate", "xSync"), kept, strict=True):
            setattr(new, name, ctypes.cast(function, c_void_p).value)
        _wrapped[address] = (new, kept)
    return ctypes.pointer(_wrapped[address][0])


@contextmanager
def watched(folder: Path) -> Iterator[Disk]:
    """Look on at what is opened in ``folder`` from now on, also after the block has ended."""
    disk = Disk(folder.resolve())
    vfs = VFS.contents
    opened, deleted = _OPEN(vfs.xOpen), _DELETE(vfs.xDelete)

    def name_of(path: int | None) -> str | None:
        file = Path(string_at(path).decode()) if path else None
        return file.name if file is not None and file.parent == disk.folder else None

    def on_open(this: int, path: int | None, file: Any, flags: int, out: int) -> int:
        error: int = opened(this, path, file, flags, out)
        name = name_of(path)
        if error == 0 and name is not None:
            _names[ctypes.addressof(file.contents)] = (disk, name)
            file.contents.pMethods = _methods(file.contents.pMethods)
        return error

    def on_delete(this: int, path: int, flag: int) -> int:
        name = name_of(path)
        if name is None:
            return int(deleted(this, path, flag))
        return disk.step(Op("delete", name), lambda: deleted(this, path, flag))

    mine = _OPEN(on_open), _DELETE(on_delete)
    before = vfs.xOpen, vfs.xDelete
    vfs.xOpen, vfs.xDelete = (ctypes.cast(function, c_void_p).value for function in mine)
    try:
        yield disk
    finally:
        vfs.xOpen, vfs.xDelete = before


class Image:
    """The files of a folder at one moment: as the system shows them, and as much of that as is certainly on the disk."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self.shown = {name: bytearray(data) for name, data in files.items()}
        self.certain = {name: bytearray(data) for name, data in files.items()}
        self.loose: list[Op] = []
        """What was done since the last sync of its file."""

    def apply(self, op: Op) -> None:
        """Do the next step."""
        _do(self.shown, op)
        if op.kind != "sync":
            self.loose.append(op)
            return
        for earlier in self.loose:
            if earlier.name == op.name:
                _do(self.certain, earlier)
        self.loose = [earlier for earlier in self.loose if earlier.name != op.name]

    def after_kill(self) -> dict[str, bytes]:
        """What is left when only the process ends: all that it wrote."""
        return {name: bytes(data) for name, data in self.shown.items()}

    def after_power_cut(self, dice: random.Random, how: str) -> dict[str, bytes]:
        """What may be left when the machine stops: what was synced for certain, and of the rest ``nothing``, a ``torn`` beginning that ends within
        a write, or ``some`` sectors and others not.
        """
        files = {name: bytearray(data) for name, data in self.certain.items()}
        if how == "torn" and self.loose:
            upto = dice.randrange(len(self.loose))
            for op in self.loose[:upto]:
                _do(files, op)
            last = self.loose[upto]
            _do(files, Op(last.kind, last.name, last.at, last.data[: dice.randrange(len(last.data) + 1)]))
        elif how == "some":
            for op in self.loose:
                _some_of(files, op, dice)
        return {name: bytes(data) for name, data in files.items()}


def _do(files: dict[str, bytearray], op: Op) -> None:
    if op.kind == "delete":
        files.pop(op.name, None)
        return
    data = files.setdefault(op.name, bytearray())
    if op.kind == "write":
        if len(data) < op.at:
            data.extend(bytes(op.at - len(data)))
        data[op.at : op.at + len(op.data)] = op.data
    elif op.kind == "cut":
        del data[op.at :]


def _some_of(files: dict[str, bytearray], op: Op, dice: random.Random) -> None:
    if op.kind != "write":
        if dice.random() < 0.5:
            _do(files, op)
        return
    for start in range(0, len(op.data), SECTOR):
        if dice.random() < 0.5:
            _do(files, Op("write", op.name, op.at + start, op.data[start : start + SECTOR]))


def lay_out(files: dict[str, bytes], folder: Path) -> Path:
    """Write an image into a fresh folder."""
    folder.mkdir()
    for name, data in files.items():
        (folder / name).write_bytes(data)
    return folder
