"""``gatekey verify``: check that a file holds a sound and fair game."""

from __future__ import annotations

from pathlib import Path

import click

from gatekey.cli.exits import EPILOG, Exit, Stop


@click.command(epilog=EPILOG)
@click.argument("file", type=click.Path(path_type=Path))
def verify(file: Path) -> None:
    """Check the game in FILE from its first shuffle to its end, and say of every check whether it holds.

    The secret must be the one whose hash was shown before the start; the log must be the one that was written; its changes
    must lead to the states it names; and the rules, given the same secret and answers, must come to the same states.
    """
    from gatekey.cli.files import players_of, read_file, rules_of
    from gatekey.table.verify import verify as examine

    archive = read_file(file)
    rules = rules_of(archive)
    table = archive.table
    click.echo(
        f"{table.name or table.code}: {table.game}, {', '.join(players_of(archive))}; {len(archive.entries)} steps"
    )
    report = examine(archive, rules)
    for check in report.checks:
        mark = "✗" if check.problems else "–" if check.left_out else "✓"
        click.echo(f"{mark} {check.what}" + (f" Not looked at: {check.left_out}." if check.left_out else ""))
        for problem in check.problems:
            click.echo(f"    {problem}")
    if not report.holds:
        raise Stop(
            f"{file} does not hold", "It was changed after it was written, or written by another program.", Exit.FAILED
        )
