"""What all servers that are measured have in common: the quickest event loop, a free port, and an end when nobody holds them any more."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine
from typing import Any

from aiohttp import web


def run_quickly(main: Coroutine[Any, Any, None]) -> None:
    """Run on uvloop where it is installed, as Gatekey does."""
    try:
        import uvloop
    except ImportError:
        asyncio.run(main)
    else:
        uvloop.run(main)


async def serve_until_told(app: web.Application) -> None:
    """Serve on a free port of this machine, print it, and stop when standard input ends."""
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    print(runner.addresses[0][1], flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    await runner.cleanup()
