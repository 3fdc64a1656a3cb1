"""One server to a data folder: a lock of the operating system on a file there. The system lets go of it however the process ends."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import msgspec

LOCK_FILE: Final = "gatekey.lock"
_LOCKED_BYTE: Final = 1 << 30
"""Windows locks bytes and hides them from others: one far behind what is written into the file."""
_PAUSE: Final = 0.05

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Holder(msgspec.Struct, frozen=True):
    """Who holds a folder."""

    pid: int
    what: str
    """What it does there, in a few words."""


class Held(Exception):
    """Another process holds the folder. The message is a sentence for a person."""

    def __init__(self, folder: Path, holder: Holder | None) -> None:
        by = f"{holder.what} (process {holder.pid})" if holder else "another Gatekey"
        super().__init__(f"The data folder {folder} is in use by {by}.")
        self.holder = holder


class Hold:
    """Holds a folder for as long as the block lasts, and says in the lock file who does."""

    def __init__(self, folder: Path, what: str, *, patience: float = 0.0) -> None:
        """``what``: this process in a few words. ``patience``: seconds to wait for another that is about to let go."""
        self._folder = folder
        self._what = what
        self._patience = patience
        self._descriptor = -1

    def __enter__(self) -> Self:
        """Take it.

        Raises:
            Held: another process has it.
            OSError: the lock file cannot be made.
        """
        # Never deleted: whoever opened it before would then hold a lock on a file that the next one does not see.
        descriptor = os.open(self._folder / LOCK_FILE, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            self._wait_for(descriptor)
            os.ftruncate(descriptor, 0)
            os.lseek(descriptor, 0, os.SEEK_SET)
            os.write(descriptor, msgspec.json.encode(Holder(os.getpid(), self._what)))
        except BaseException:
            os.close(descriptor)
            raise
        self._descriptor = descriptor
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.ftruncate(self._descriptor, 0)
        os.close(self._descriptor)

    def _wait_for(self, descriptor: int) -> None:
        until = time.monotonic() + self._patience
        while True:
            try:
                _lock(descriptor)
            except OSError as error:
                if time.monotonic() >= until:
                    raise Held(self._folder, _holder(self._folder)) from error
                time.sleep(_PAUSE)
            else:
                return


def _holder(folder: Path) -> Holder | None:
    try:
        return msgspec.json.decode((folder / LOCK_FILE).read_bytes(), type=Holder)
    except (OSError, msgspec.MsgspecError):
        return None
