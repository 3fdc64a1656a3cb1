"""Time and order under control: an event loop that tells after every single step, and a clock that moves only when nothing else does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextvars import Context
from typing import Any

PATIENCE = 0.003
"""Seconds without any step of the loop after which the next timer of a table is due."""


class SteppedLoop(asyncio.SelectorEventLoop):
    """Calls ``after`` at the end of every callback: between two of them lies an await of somebody, and there the process can die.

    What is given to another thread is waited for in a step of its own, so that the same things happen in the same order each time.
    """

    def __init__(self) -> None:
        super().__init__()
        self.after: Callable[[], None] = lambda: None
        self.steps = 0
        self.failure: Exception | None = None
        """What went wrong in a callback that nobody waits for."""
        self._pool = ThreadPoolExecutor(1)

    def _step(self, callback: Callable[..., Any], args: tuple[Any, ...]) -> None:
        try:
            callback(*args)
            self.steps += 1
            self.after()
        except Exception as error:
            self.failure = error
            raise

    def call_soon(self, callback: Any, *args: Any, context: Context | None = None) -> asyncio.Handle:
        return super().call_soon(self._step, callback, args, context=context)

    def call_at(self, when: float, callback: Any, *args: Any, context: Context | None = None) -> asyncio.TimerHandle:
        return super().call_at(when, self._step, callback, args, context=context)

    def run_in_executor(self, executor: Executor | None, func: Any, *args: Any) -> asyncio.Future[Any]:
        done = self.create_future()

        def run() -> None:
            work = (executor or self._pool).submit(func, *args)
            error = work.exception()
            if done.cancelled():
                return
            if error is not None:
                done.set_exception(error)
            else:
                done.set_result(work.result())

        self.call_soon(run)
        return done

    def close(self) -> None:
        self._pool.shutdown()
        super().close()

    async def until(self, reached: Callable[[], bool], seconds: float = 60.0) -> None:
        """Wait without a step of one's own until something is so."""
        done = self.create_future()

        def look() -> None:
            if done.done():
                return
            if self.failure is not None:
                done.set_exception(self.failure)
                return
            if reached():
                done.set_result(None)
                return
            asyncio.SelectorEventLoop.call_at(self, self.time() + PATIENCE / 3, look)

        look()
        async with asyncio.timeout(seconds):
            await done

    def every(self, seconds: float, callback: Callable[[], None]) -> None:
        """Call back for ever; these calls are no steps."""

        def again() -> None:
            callback()
            asyncio.SelectorEventLoop.call_at(self, self.time() + seconds, again)

        asyncio.SelectorEventLoop.call_at(self, self.time() + seconds, again)


class PatientClock:
    """Time for tables. A wait is over as soon as nothing else happens any more; then it is as late as was waited for."""

    def __init__(self, loop: SteppedLoop, time: float = 0.0) -> None:
        self._loop = loop
        self.time = time
        self.busy: Callable[[], bool] = lambda: True
        """Whether something happens of which the loop knows nothing, in another thread: then time stands still."""
        self._timers: list[PatientTimer] = []
        self._steps_then = -1
        loop.every(PATIENCE, self._look)

    def now(self) -> float:
        return 1_700_000_000.0 + round(self.time, 3)

    def monotonic(self) -> float:
        return self.time

    def later(self, seconds: float, callback: Callable[[], None]) -> PatientTimer:
        timer = PatientTimer(self.time + seconds, callback)
        if seconds <= 0:
            self._loop.call_soon(timer.ring)
        else:
            self._timers.append(timer)
        return timer

    def _look(self) -> None:
        if self._loop.steps != self._steps_then or self.busy():
            self._steps_then = self._loop.steps
            return
        self._timers = [timer for timer in self._timers if not timer.cancelled]
        if self._timers:
            first = min(self._timers, key=lambda timer: timer.due)
            self._timers.remove(first)
            self.time = max(self.time, first.due)
            self._loop.call_soon(first.ring)


class PatientTimer:
    def __init__(self, due: float, callback: Callable[[], None]) -> None:
        self.due = due
        self.cancelled = False
        self._callback = callback

    def cancel(self) -> None:
        self.cancelled = True

    def ring(self) -> None:
        if not self.cancelled:
            self.cancelled = True
            self._callback()
