"""Every command as a method."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Literal

from gatekey.client.errors import Refused
from gatekey.client.view import View
from gatekey.kernel.text import say
from gatekey.wire import messages as m


class Commands(ABC):
    """What one can do at a table. Every method returns when the server has stored what was done.

    Raises (all methods):
        Refused: nothing changed.
        Ended: the connection is over for good; whether the command was carried out is not known.
    """

    token: str | None
    """Secret of our seat."""

    @property
    @abstractmethod
    def view(self) -> View:
        """What is on the table for us now."""

    @abstractmethod
    async def until(self, reached: Callable[[View], bool]) -> None:
        """Wait until the view is as wanted."""

    @abstractmethod
    async def command(self, command: m.Command) -> m.Ok:
        """Send a command and wait for its reply."""

    async def answer(self, *pick: str, **amounts: int) -> m.Ok:
        """Answer the open decision: ``await seat.answer("companion:huldra", lanterns=2)``, ``await seat.answer("pass")``."""
        question = self.view.question
        if question is None:
            raise Refused("not_asked", say("kernel-not-asked"))
        return await self.command(m.Do(id=_id(), ask=question.ask, pick=pick, amounts=amounts))

    async def undo(self) -> m.Ok:
        """Take back our last answer."""
        return await self.command(m.Undo(id=_id()))

    async def sit(self, name: str, seat: int | None = None, nonce: str = "") -> int:
        """Take a seat and return its number; from now on the connection is that seat's."""
        return await self._seated(await self.command(m.Sit(id=_id(), name=name, seat=seat, nonce=nonce)))

    async def _seated(self, ok: m.Ok) -> int:
        self.token = str(ok.data["token"])
        number = int(ok.data["seat"])
        await self.until(lambda view: view.seat == number)
        return number

    async def hand_over(self, seat: int | None = None) -> str:
        """A pass for our seat, or as host for that of somebody who is away; whoever shows it within ten minutes has the seat."""
        ok = await self.command(m.Pass(id=_id(), seat=seat))
        return str(ok.data["pass"])

    async def take(self, code: str) -> int:
        """Take over a seat by its pass and return its number; from now on the connection is that seat's."""
        return await self._seated(await self.command(m.Take(id=_id(), code=code)))

    async def leave(self) -> m.Ok:
        """Give up our seat."""
        return await self.command(m.Leave(id=_id()))

    async def rename(self, name: str) -> m.Ok:
        """Take another name."""
        return await self.command(m.Rename(id=_id(), name=name))

    async def choose(self, choice: str, value: str, seat: int | None = None) -> m.Ok:
        """Pick a colour or one of the game's seat choices."""
        return await self.command(m.Choose(id=_id(), choice=choice, value=value, seat=seat))

    async def settings(self, **changed: Any) -> m.Ok:
        """Change the table: ``name``, ``options``, ``seats``, ``public``."""
        return await self.command(m.Settings(id=_id(), **changed))

    async def kick(self, seat: int) -> m.Ok:
        """Free a seat, or hand it to a bot."""
        return await self.command(m.Kick(id=_id(), seat=seat))

    async def bot(self, seat: int, on: bool = True, player: str = "") -> m.Ok:
        """Seat a bot (``player``: which of the game's), or remove it."""
        return await self.command(m.Bot(id=_id(), seat=seat, on=on, player=player))

    async def stand_in(self, seat: int, on: bool = True) -> m.Ok:
        """Let a bot play for a seat, or take it back."""
        return await self.command(m.StandIn(id=_id(), seat=seat, on=on))

    async def start(self) -> m.Ok:
        """Begin the game."""
        return await self.command(m.Start(id=_id()))

    async def again(self) -> m.Ok:
        """Open a table for the same people; :attr:`moved` then says where."""
        return await self.command(m.Again(id=_id()))

    async def standing(self, scope: Literal["challenge", "turn", "dawn", "always"] | None) -> m.Ok:
        """Set or cancel our standing pass."""
        return await self.command(m.Standing(id=_id(), scope=scope))

    async def say(self, text: str) -> m.Ok:
        """Chat."""
        return await self.command(m.Say(id=_id(), text=text))

    async def concede(self) -> m.Ok:
        """Give up the game."""
        return await self.command(m.Concede(id=_id()))

    async def end(self) -> m.Ok:
        """End the game without a result."""
        return await self.command(m.End(id=_id()))

    async def history(self, before: int) -> m.Ok:
        """Older log lines, in the reply's ``data``."""
        return await self.command(m.History(id=_id(), before=before))


def _id() -> str:
    return secrets.token_hex(8)
