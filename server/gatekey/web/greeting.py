"""What the terminal shows when the server is up."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import TextIO

import segno

from gatekey.web.addresses import reachable, url
from gatekey.web.settings import Settings


def addresses_to_tell(settings: Settings, port: int) -> list[str]:
    """Addresses for others, the one to try first in front; empty when only this machine can get in."""
    if settings.url is not None:
        return [settings.url]
    return [url(address, port) for address in reachable(settings.host)]


def greet(out: TextIO, settings: Settings, port: int, missing: Mapping[str, str] | None = None) -> None:
    """Write where to go, with a QR code for phones, and which games are ``missing`` for what reason."""
    others = addresses_to_tell(settings, port)
    here = url("localhost" if settings.host in {"", "0.0.0.0", "::"} else settings.host, port)
    lines = ["Gatekey is open.", f"  on this machine:     {here}"]
    if others:
        lines += [f"  from other devices:  {others[0]}", *(f"              or else  {other}" for other in others[1:])]
    else:
        lines.append("  Other devices cannot reach it, because it listens on this machine alone (--host).")
    _write(out, lines)
    if others:
        _write(out, _code(others))
    for game, reason in sorted((missing or {}).items()):
        _write(out, [f"The game {game} is missing: {reason}"])
    _write(out, ["Ctrl-C stops it; every table goes on next time where it was."])
    out.flush()


def _code(others: Sequence[str]) -> list[str]:
    code = io.StringIO()
    segno.make(others[0], error="L").terminal(code, compact=True, border=2)
    return code.getvalue().splitlines()


def _write(out: TextIO, lines: Sequence[str]) -> None:
    text = "\n".join(lines) + "\n"
    try:
        text.encode(out.encoding or "utf-8")
    except UnicodeEncodeError:
        # A terminal without block characters cannot show the QR code; the addresses above it are enough.
        return
    out.write(text)
