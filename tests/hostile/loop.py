"""An event loop in which time passes only when nothing is left to do, and whose processes can be put to sleep or killed.

Everything happens in one thread in one order, so what follows from a seed follows from it every time.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from typing import Any, Final, TypeVar

T = TypeVar("T")
Dial = Callable[[str, Callable[[], Any]], Awaitable[tuple[Any, Any]]]

_OWNER: ContextVar[Process | None] = ContextVar("owner", default=None)


MOST_AT_ONCE: Final = 200_000


class Stuck(Exception):
    """Nothing will ever happen again, and somebody waits; or so much happens at one moment that it will never be over."""


class Process:
    """A program on a machine: its callbacks are told from others by their context, so that they can be withheld."""

    def __init__(self, loop: VirtualLoop, name: str) -> None:
        self.loop = loop
        self.name = name
        self.asleep = False
        self.dead = False
        self.held: list[asyncio.Handle] = []
        self.tasks: list[asyncio.Task[Any]] = []
        self.context: Context = copy_context()
        self.context.run(_OWNER.set, self)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """A task of this process."""
        return self.loop.create_task(work, context=self.context)

    def soon(self, callback: Callable[..., Any], *args: Any) -> None:
        """Have something called in this process."""
        self.loop.call_soon(callback, *args, context=self.context)

    def begun(self, task: asyncio.Task[Any]) -> None:
        """Count a task in."""
        if len(self.tasks) > 100:
            self.tasks = self.unfinished()
        self.tasks.append(task)

    def unfinished(self) -> list[asyncio.Task[Any]]:
        """The tasks that are not done."""
        return [task for task in self.tasks if not task.done()]

    def sleep(self) -> None:
        """Nothing of it runs until it wakes; what falls due meanwhile is late then."""
        self.asleep = True

    def wake(self) -> None:
        """Go on."""
        self.asleep = False
        held, self.held = self.held, []
        self.loop.resume(held)

    def kill(self) -> None:
        """Nothing of it ever runs again, no ``finally`` either."""
        self.dead = True
        self.held.clear()

    def bury(self) -> None:
        """Take the killed tasks apart, once the loop is at rest, so that none of them complains when it is collected."""
        buried: set[asyncio.Task[Any]] = set()
        # What ends may begin something else in its last breath.
        while left := [task for task in self.unfinished() if task not in buried]:
            for task in left:
                buried.add(task)
                task._log_destroy_pending = False  # type: ignore[attr-defined]  # asyncio's own, in no stub
                coroutine: Any = task.get_coro()
                for _ in range(10):
                    with contextlib.suppress(RuntimeError, asyncio.InvalidStateError):
                        self.context.run(coroutine.close)
                        break


class VirtualLoop(asyncio.BaseEventLoop):
    """Runs with :meth:`run_until_complete`. Dialling goes to :attr:`dial`."""

    def __init__(self) -> None:
        super().__init__()
        self._now = 1000.0
        self._world = copy_context()
        self.dial: Dial
        self.errors: list[dict[str, Any]] = []
        self.latency: Callable[[], float] = lambda: 0.0
        """Seconds that a thread takes for what it is given."""
        self._moment = 0
        self.steps = 0
        """Callbacks so far."""
        self.set_exception_handler(lambda _loop, context: self.errors.append(context))
        self.set_task_factory(_owned)  # type: ignore[arg-type]  # the stub wants every overload

    def time(self) -> float:
        return self._now

    def outside(self, seconds: float, callback: Callable[..., Any], *args: Any) -> None:
        """Have something happen in the world, whatever becomes of the process that caused it."""
        self.call_at(self._now + seconds, callback, *args, context=self._world)

    def resume(self, handles: list[asyncio.Handle]) -> None:
        """Have callbacks done that were withheld."""
        self._ready.extend(handles)

    def _run_once(self) -> None:
        scheduled, ready, now = self._scheduled, self._ready, self._now
        while scheduled and scheduled[0]._cancelled:
            heapq.heappop(scheduled)._scheduled = False
        if not ready and not self._stopping:
            if not scheduled:
                raise Stuck
            self._now = now = max(now, scheduled[0]._when)
            self._moment = self.steps
        elif self.steps - self._moment > MOST_AT_ONCE:
            raise Stuck
        while scheduled and scheduled[0]._when <= now:
            handle = heapq.heappop(scheduled)
            handle._scheduled = False
            if not handle._cancelled:
                ready.append(handle)
        self.steps += len(ready)
        for _ in range(len(ready)):
            handle = ready.popleft()
            if handle._cancelled:
                continue
            owner = handle._context.get(_OWNER)
            if owner is None or not (owner.asleep or owner.dead):
                handle._run()
            elif not owner.dead:
                owner.held.append(handle)

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        pass

    def _asyncgen_finalizer_hook(self, agen: Any) -> None:
        """A generator of a dead process is dropped like all else of it."""

    def _write_to_self(self) -> None:
        pass

    def run_in_executor(self, executor: Any, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:
        """In place of a thread: done at once, known a little later."""
        future: asyncio.Future[T] = self.create_future()

        def known() -> None:
            if not future.cancelled():
                future.set_result(result) if failed is None else future.set_exception(failed)

        failed: Exception | None = None
        try:
            result = func(*args)
        except Exception as error:  # noqa: BLE001 - it is for whoever waits
            failed = error
        self.call_later(self.latency(), known)
        return future

    async def create_connection(
        self, factory: Callable[[], Any], host: str | None = None, port: int | None = None, **_options: Any
    ) -> tuple[Any, Any]:
        """Dial the simulated server. The name that is dialled says which device it is that dials."""
        assert host is not None
        return await self.dial(host, factory)


def _owned(loop: VirtualLoop, work: Any, context: Context | None = None) -> asyncio.Task[Any]:
    task = asyncio.Task(work, loop=loop, context=context)
    owner = (copy_context() if context is None else context).get(_OWNER)
    if owner is not None:
        owner.begun(task)
    return task
