"""Run the server until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import sys
from collections.abc import AsyncIterator, Coroutine
from typing import Any, Final, TextIO

import structlog
from aiohttp import web

from gatekey.games.registry import shelf
from gatekey.store.errors import StoreError
from gatekey.store.hold import Held, Hold
from gatekey.store.store import Store
from gatekey.table.desk import DATABASE, TableDesk, database_in
from gatekey.table.ports import Desk
from gatekey.web import logs
from gatekey.web.addresses import reachable
from gatekey.web.announce import announced
from gatekey.web.app import make_app
from gatekey.web.greeting import greet
from gatekey.web.port import CannotListen, listen
from gatekey.web.settings import Settings

OK: Final = 0
NO_DATA: Final = 3
"""Exit code: the database or its folder cannot be used."""
NO_PORT: Final = 4
"""Exit code: the address or port cannot be had."""
IN_USE: Final = 5
"""Exit code: another server works on the same data."""
RIGHTS: Final = "Check the rights on it and the space there, or name another folder: --data DIR"
HOLD_PATIENCE: Final = 3.0
"""Seconds to wait for another server that is about to stop."""

_log = structlog.get_logger("gatekey.web")


def tune_interpreter() -> None:
    """Set Python for a process that is one server and nothing else."""
    # The collector of cyclic garbage finds little here, and each time it walks through every table that was touched lately.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    # Whoever waits for the interpreter, such as the thread that stores or the loop while a bot thinks, gets it after half a millisecond, not five.
    sys.setswitchinterval(0.0005)


def run(settings: Settings) -> int:
    """Serve until SIGINT or SIGTERM. Returns 0: stopped as asked; 3: no access to the data; 4: the port is taken; 5: another server has the data."""
    logs.configure(as_json=settings.log_json)
    tune_interpreter()
    return _run(_with_database(settings))


def _run(main: Coroutine[Any, Any, int]) -> int:
    try:
        import uvloop
    except ImportError:
        return asyncio.run(main)
    return uvloop.run(main)


async def serve(settings: Settings, desk: Desk, *, out: TextIO = sys.stdout) -> int:
    """Serve one desk until a signal. The port is taken before the data is touched."""
    try:
        sockets = listen(settings.host, settings.port)
    except CannotListen as error:
        print(f"gatekey: {error}", file=sys.stderr)
        return NO_PORT
    port: int = sockets[0].getsockname()[1]
    with contextlib.ExitStack() as stack:
        for opened in sockets:
            stack.callback(opened.close)
        try:
            stack.enter_context(Hold(settings.data, f"a Gatekey on port {port}", patience=HOLD_PATIENCE))
        except Held as error:
            print(f"gatekey: {error} Go to that one or stop it, or name another folder: --data DIR", file=sys.stderr)
            return IN_USE
        except OSError as error:
            print(f"gatekey: the folder {settings.data} cannot be written: {error.strerror}. {RIGHTS}", file=sys.stderr)
            return NO_DATA
        return await _serve_on(sockets, port, settings, desk, out)


async def _serve_on(sockets: list[socket.socket], port: int, settings: Settings, desk: Desk, out: TextIO) -> int:
    runner = web.AppRunner(
        make_app(desk, settings=settings),
        access_log=None,
        shutdown_timeout=settings.limits.drain,
        keepalive_timeout=settings.limits.idle,
    )
    try:
        await runner.setup()
    except (StoreError, OSError) as error:
        print(f"gatekey: the games in {settings.data / DATABASE} cannot be used. {error}", file=sys.stderr)
        return NO_DATA
    try:
        for opened in sockets:
            await web.SockSite(runner, opened).start()
        async with _announcement(settings, port), _until_told() as told:
            greet(out, settings, port, shelf().missing)
            await told.wait()
            _log.info("stopping")
    finally:
        await runner.cleanup()
    with contextlib.suppress(OSError):  # whoever read this may be gone
        print("Stopped. Every table is saved.", file=out, flush=True)
    return OK


@contextlib.asynccontextmanager
async def _announcement(settings: Settings, port: int) -> AsyncIterator[None]:
    addresses = [address for address in reachable(settings.host) if ":" not in address]
    if not settings.announce or not addresses:
        yield
        return
    async with announced(addresses, port):
        yield


@contextlib.asynccontextmanager
async def _until_told() -> AsyncIterator[asyncio.Event]:
    """An event that SIGINT and SIGTERM set."""
    loop, told = asyncio.get_running_loop(), asyncio.Event()
    signals = (signal.SIGINT, signal.SIGTERM)
    for number in signals:
        try:
            loop.add_signal_handler(number, told.set)
        except NotImplementedError:
            # Windows: the handler runs between two instructions of the main thread and must wake the loop.
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(told.set))
    try:
        yield told
    finally:
        for number in signals:
            with contextlib.suppress(NotImplementedError):
                loop.remove_signal_handler(number)


async def _with_database(settings: Settings) -> int:
    """Serve the tables in the database of the data folder."""
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(
            f"gatekey: the folder {settings.data} for the data cannot be made: {error.strerror}. {RIGHTS}",
            file=sys.stderr,
        )
        return NO_DATA
    return await serve(settings, TableDesk(Store(database_in(settings.data)), shelf().games))
