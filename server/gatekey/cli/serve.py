"""``gatekey serve``: the server, until Ctrl-C."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from gatekey.cli.exits import EPILOG


@click.command(epilog=EPILOG)
@click.option("--host", metavar="ADDRESS", help="Address to listen on; every one if left out. [GATEKEY_HOST]")
@click.option("--port", type=click.IntRange(0, 65535), help="Port, 8080 if left out; 0: any free one. [GATEKEY_PORT]")
@click.option("--data", type=click.Path(path_type=Path), help="Folder of the database. [GATEKEY_DATA]")
@click.option("--no-announce", is_flag=True, help="Stay silent on the network (no mDNS). [GATEKEY_ANNOUNCE=0]")
def serve(host: str | None, port: int | None, data: Path | None, no_announce: bool) -> None:
    """Serve games to this network until Ctrl-C.

    Prints the address and a QR code to join by. Games are kept in one database file in the data folder and go on after
    a restart.
    """
    from gatekey.cli.database import settings_from
    from gatekey.web.serve import run

    sys.exit(run(settings_from(host=host, port=port, data=data, announce=False if no_announce else None)))
