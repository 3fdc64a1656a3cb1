"""Exit codes, and the one way a command ends because of something expected: what is wrong, where, and what to do."""

from __future__ import annotations

from enum import IntEnum
from typing import IO, Any

import click


class Exit(IntEnum):
    """What the shell is told."""

    OK = 0
    FAILED = 1
    """Something that was checked does not hold."""
    USAGE = 2
    """The command was not understood."""
    UNREACHABLE = 3
    """A file, a database or a folder cannot be opened, or is not what it should be."""
    PORT_TAKEN = 4
    """Another program listens on the port."""
    IN_USE = 5
    """Another server works on the same data folder."""


EPILOG = (
    "Exit codes: 0 all is well; 1 a check failed; 2 the command was not understood; "
    "3 a file, database or folder cannot be opened or read; 4 the port is taken; "
    "5 another Gatekey works on the same data."
)


class Stop(click.ClickException):
    """Ends a command. ``remedy`` says what to do about it."""

    def __init__(self, problem: str, remedy: str = "", code: Exit = Exit.UNREACHABLE) -> None:
        super().__init__(problem)
        self.remedy = remedy
        self.code = code

    @property
    def exit_code(self) -> int:  # type: ignore[override]  # click has a plain attribute there and only reads it
        """What click ends the program with."""
        return int(self.code)

    def show(self, file: IO[Any] | None = None) -> None:
        """Write the problem, then the remedy, to standard error."""
        click.echo(f"gatekey: {self.message}", file=file, err=file is None)
        if self.remedy:
            click.echo(f"  {self.remedy}", file=file, err=file is None)
