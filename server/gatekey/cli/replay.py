"""``gatekey replay``: read a game from a file, as a log and as a board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from gatekey.cli.exits import EPILOG, Exit, Stop

if TYPE_CHECKING:
    from gatekey.kernel.speech import Speech
    from gatekey.table.archive import Archive


@click.command(epilog=EPILOG)
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--at", "seq", type=click.IntRange(1), metavar="SEQ", help="Stop after this step; the last one if left out."
)
@click.option(
    "--seat", type=click.IntRange(1), metavar="N", help="See it as seat N did (from 1); as a spectator if left out."
)
@click.option("--locale", default="en", show_default=True, help="Language of the log.")
def replay(file: Path, seq: int | None, seat: int | None, locale: str) -> None:
    """Tell the game in FILE up to a step: every line of its log, then the board as it lay.

    Shown from the log alone, as it happened, whatever has become of the rules since.
    """
    from gatekey.cli.files import installed_rules_of, players_of, read_file
    from gatekey.kernel.speech import Speech
    from gatekey.table.archive import ArchiveError
    from gatekey.table.verify import view_at

    archive = read_file(file)
    rules = installed_rules_of(archive)
    players = players_of(archive)
    last = archive.entries[-1].seq if archive.entries else 0
    if seat is not None and seat > len(players):
        raise Stop(f"there is no seat {seat}; the game has {len(players)}", code=Exit.USAGE)
    if seq is not None and seq > last:
        raise Stop(f"there is no step {seq}; the last one is {last}", code=Exit.USAGE)
    viewer, until = None if seat is None else seat - 1, seq or last
    speech = Speech(rules, locale, players)
    click.echo(_title(archive, speech))
    for line in _log(archive, speech, viewer, until):
        click.echo(line)
    if not until:
        return
    try:
        public, mine = view_at(archive, rules, until, viewer)
    except ArchiveError as error:
        click.echo(f"The board cannot be drawn: {error}", err=True)
        return
    click.echo(f"\n─── after step {until} of {last} ───")
    click.echo(rules.sketch(public, speech.name) or "\n".join(_figures(public)))
    if mine is not None:
        click.echo(f"\n{players[seat - 1 if seat else 0]} alone sees:")
        click.echo("\n".join(_figures(mine, speech)))


def _title(archive: Archive, speech: Speech) -> str:
    table = archive.table
    state = {"finished": "finished", "conceded": "given up", "ended": "ended early", "stopped": "stopped by an error"}
    game = speech.say(("game-name", {}))
    names = ", ".join(speech.name(f"seat:{n}") for n in range(len(table.seats)))
    return f"{table.name or table.code}: {game} with {names} ({state.get(table.status, 'not over')})"


def _log(archive: Archive, speech: Speech, viewer: int | None, until: int) -> Iterator[str]:
    """The lines up to a step, each with its step's number. What was taken back stays, and it is said how far back it went."""
    for entry in archive.entries:
        if entry.seq > until:
            return
        if entry.kind == "undo":
            yield f"{entry.seq:5}  ── the game stands as after step {entry.deed().to} ──"
        for line in entry.log():
            yield f"{entry.seq:5}  {'  ' * line.depth}{speech.say(line.seen_by(viewer))}"


def _figures(view: Mapping[str, Any], speech: Speech | None = None) -> Iterator[str]:
    """A view as plain lines; ids are named where somebody knows their names."""
    for key, value in view.items():
        yield f"  {key}: {_plain(value, speech) or '–'}"


def _plain(value: Any, speech: Speech | None) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_plain(inner, speech)}" for key, inner in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(_plain(inner, speech) for inner in value)
    return speech.name(f"card:{value}") if speech is not None and isinstance(value, str) else str(value)
