"""``gatekey doctor``: look for what could keep the server from starting, or others from joining."""

from __future__ import annotations

import sys
from itertools import chain
from pathlib import Path

import click

from gatekey.cli.exits import EPILOG, Exit


@click.command(epilog=EPILOG)
@click.option("--host", metavar="ADDRESS", help="As for `gatekey serve`. [GATEKEY_HOST]")
@click.option("--port", type=click.IntRange(0, 65535), help="As for `gatekey serve`. [GATEKEY_PORT]")
@click.option("--data", type=click.Path(path_type=Path), help="As for `gatekey serve`. [GATEKEY_DATA]")
def doctor(host: str | None, port: int | None, data: Path | None) -> None:
    """Check the program, its data, its port and the ways into this machine. Changes nothing.

    Ends with the code of the first thing that is wrong; what is marked ! is worth knowing and no fault.
    """
    from gatekey.cli import checks
    from gatekey.cli.database import database_file, settings_from

    settings = settings_from(host=host, port=port, data=data)
    code = Exit.OK
    findings = chain(
        checks.program(), checks.data(settings), checks.database(database_file(settings)), checks.ways_in(settings)
    )
    for finding in findings:
        click.echo(f"{finding.mark.value} {finding.what}")
        if finding.remedy:
            click.echo(f"    {finding.remedy}")
        if finding.mark is checks.Mark.BAD and code is Exit.OK:
            code = finding.code
    sys.exit(int(code))
