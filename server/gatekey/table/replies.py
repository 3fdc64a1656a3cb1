"""Exactly one reply to every command, and the same reply to its repeat."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from gatekey.kernel.decision import Refusal
from gatekey.kernel.running import RulesError
from gatekey.kernel.text import say
from gatekey.store.errors import StoreError
from gatekey.table.viewers import Viewer
from gatekey.wire import codec
from gatekey.wire.messages import No, Ok

MOST_REPLIES = 256


@dataclass(frozen=True)
class Done:
    """A command was carried out."""

    seq: int
    data: Any = None
    secret: bool = False
    """Whether the reply is not to be kept for a repeat of the command, which is then carried out anew."""


class Replies:
    """First replies to the commands of each seat, which outlive a connection. (What outlives the server is in the log.)"""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[int, str], bytes] = OrderedDict()

    def find(self, seat: int, command_id: str) -> bytes | None:
        """The reply that a command of that seat got."""
        return self._known.get((seat, command_id))

    def keep(self, seat: int, command_id: str, reply: bytes) -> None:
        """Remember a reply."""
        self._known[seat, command_id] = reply
        if len(self._known) > MOST_REPLIES:
            self._known.popitem(last=False)

    def forget(self, seat: int) -> None:
        """Somebody else will have that seat: the replies to the one before are not for them."""
        for key in [key for key in self._known if key[0] == seat]:
            del self._known[key]


class Errand:
    """One command on its way, and whom to reply to."""

    def __init__(self, replies: Replies, viewer: Viewer, command_id: str, done: asyncio.Future[str]) -> None:
        self._replies = replies
        self._seat = viewer.seat
        self._id = command_id
        self.viewer = viewer
        self.begun = time.perf_counter()
        self.done = done
        """Done once the reply is out: the code of the refusal, empty if there was none."""

    def repeated(self) -> bool:
        """Whether this command has had its reply already; then that is sent again. To be asked when its turn comes."""
        self._seat = self.viewer.seat
        known = self.viewer.replies.get(self._id)
        if known is None and self._seat is not None:
            known = self._replies.find(self._seat, self._id)
        if known is not None:
            self._send(known, "")
        return known is not None

    def settle(self, outcome: Done | Exception) -> None:
        """Reply. What went wrong with this server, not with the command, may be tried again under the same id."""
        frame = self._frame(outcome)
        reply = codec.encode(frame)
        fault_of_command = isinstance(outcome, Refusal) and outcome.code != DRAINING
        if (isinstance(outcome, Done) and not outcome.secret) or fault_of_command:
            self._remember(reply)
        self._send(reply, frame.code if isinstance(frame, No) else "")

    def give_up(self) -> None:
        """The table stops: what has no reply yet is to be sent again to the next one that loads it."""
        if not self.done.done():
            self.settle(draining())

    def _frame(self, outcome: Done | Exception) -> Ok | No:
        match outcome:
            case Done():
                return Ok(id=self._id, seq=outcome.seq, data=outcome.data)
            case Refusal():
                return No(id=self._id, code=outcome.code, text=outcome.reason, rule=outcome.rule)
            case StoreError():
                return No(id=self._id, code="storage", text=say(f"table-storage-{outcome.trouble.replace('_', '-')}"))
            case RulesError():
                return No(id=self._id, code="rules", text=say("table-stopped"))
            case _:
                return No(id=self._id, code="failed", text=say("table-failed"))

    def _remember(self, reply: bytes) -> None:
        own = self.viewer.replies
        own[self._id] = reply
        if len(own) > MOST_REPLIES:
            del own[next(iter(own))]
        if self._seat is not None:
            self._replies.keep(self._seat, self._id, reply)

    def _send(self, reply: bytes, refused: str) -> None:
        self.viewer.outbox.send(reply)
        if not self.done.done():
            self.done.set_result(refused)


DRAINING = "draining"


def draining() -> Refusal:
    """The refusal of whatever comes while the server stops."""
    return Refusal(DRAINING, say("table-draining"))
