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
@click.option("--trust-proxy", metavar="ADDRESSES", help="Reverse proxies to believe who asks. [GATEKEY_TRUST_PROXY]")
def serve(host: str | None, port: int | None, data: Path | None, no_announce: bool, trust_proxy: str | None) -> None:
    """Serve games to this network until Ctrl-C.

    Prints the address and a QR code to join by. Games are kept in one database file in the data folder and go on after
    a restart.
    """
    from gatekey.cli.database import settings_from
    from gatekey.web.serve import run
    from gatekey.web.settings import BadSetting, networks

    try:
        proxies = networks("--trust-proxy", trust_proxy) if trust_proxy else None
    except BadSetting as error:
        raise click.UsageError(str(error)) from error
    announce = False if no_announce else None
    sys.exit(run(settings_from(host=host, port=port, data=data, announce=announce, proxies=proxies)))
