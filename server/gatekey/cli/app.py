"""The command and its subcommands. A subcommand's module is imported only when it runs, so that ``--help`` is quick."""

from __future__ import annotations

from importlib import import_module
from typing import Final, NamedTuple

import click

from gatekey import __version__
from gatekey.cli.exits import EPILOG

DEFAULT: Final = "serve"


class Entry(NamedTuple):
    """Where a subcommand is, and its line in the help."""

    module: str
    attribute: str
    help: str


COMMANDS: Final = {
    "serve": Entry("serve", "serve", "Serve games to this network (what plain `gatekey` does)."),
    "simulate": Entry("simulate", "simulate", "Let bots play whole games and count how they end."),
    "export": Entry("archive", "export_table", "Write a stored table to a file."),
    "import": Entry("archive", "import_file", "Take a table from a file into the database."),
    "replay": Entry("replay", "replay", "Read a game from a file, as a log and as a board."),
    "verify": Entry("verify", "verify", "Check that a file holds a sound and fair game."),
    "backup": Entry("backup", "backup", "Copy all tables to a file, also while the server runs."),
    "restore": Entry("backup", "restore", "Put such a file in the place of the database."),
    "doctor": Entry("doctor", "doctor", "Look for what could keep others from joining."),
}


class House(click.Group):
    """Subcommands by name, loaded on use; options without a subcommand belong to ``serve``."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All names, in the order of the help."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, or None."""
        if cmd_name not in COMMANDS:
            return None
        entry = COMMANDS[cmd_name]
        command: click.Command = getattr(import_module(f"gatekey.cli.{entry.module}"), entry.attribute)
        return command

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Put ``serve`` in front when the first word is an option of it or there is none."""
        if not args or (args[0].startswith("-") and args[0] not in {"--help", "--version", "-h"}):
            args = [DEFAULT, *args]
        return super().parse_args(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, entry.help) for name, entry in COMMANDS.items()])


@click.group(
    cls=House,
    epilog=EPILOG,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name="gatekey")
def main() -> None:
    """Long board games of journeys, over your home network."""
