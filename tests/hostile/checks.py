"""What must hold when everything has healed: what is shown, what was replied, and what became of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from gatekey.kernel.decision import Decision
from gatekey.store.records import command_key
from gatekey.table.actor import TableActor
from gatekey.table.viewers import Viewer
from gatekey.wire import messages as m
from gatekey.wire.codec import decode_server, digest
from tests.hostile.disk import Disk
from tests.hostile.players import Holding, Person, Sent

_canonical = msgspec.msgpack.Encoder(order="deterministic")


class _Kept:
    """An outbox that keeps what is put into it."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    def close(self, bye: m.Bye) -> None:
        raise AssertionError(bye)


def disagreements(people: Iterable[Person], table: TableActor, now: float) -> Iterator[str]:
    """Where a client does not show the server's view: all of it, byte for byte."""
    scene = table.stage.scene if table.stage else None
    for person in people:
        held = person.holding()
        if held is None:
            yield f"{person.name} holds nothing"
            continue
        outbox = _Kept()
        table.audience.welcome(Viewer(outbox, held.seat), table.record, table.room(), scene, now)
        truth = decode_server(outbox.frames[0])
        assert isinstance(truth, m.Welcome)
        yield from (f"{person.name}: {what}" for what in _differences(held, truth))


def _differences(held: Holding, truth: m.Welcome) -> Iterator[str]:
    if digest(held.table, held.mine) != digest(truth.table, truth.mine):
        yield "the digests differ"
    for name in ("seq", "seat", "table", "mine", "awaiting", "undo", "standing"):
        if _canonical.encode(getattr(held, name)) != _canonical.encode(getattr(truth, name)):
            yield f"{name} is {getattr(held, name)} here and {getattr(truth, name)} there"
    if _plain_ask(held.ask) != _plain_ask(truth.ask):
        yield f"the ask is {held.ask} here and {truth.ask} there"
    if held.chat[-len(truth.chat) :] != truth.chat if truth.chat else held.chat:
        yield f"the chat is {held.chat} here and {truth.chat} there"
    here, there = msgspec.to_builtins(held.room), msgspec.to_builtins(truth.room)
    for name in sorted({*here, *there}):
        if here.get(name) != there.get(name):
            yield f"{name} of the room is {here.get(name)} here and {there.get(name)} there"
    yield from _log_differences([line.n for line in held.lines], held, truth)


def _log_differences(numbers: list[int], held: Holding, truth: m.Welcome) -> Iterator[str]:
    if numbers and numbers != list(range(numbers[0], numbers[0] + len(numbers))):
        yield f"log lines have the numbers {numbers}"
    size = min(len(held.lines), len(truth.lines))
    if truth.lines and (not size or held.lines[-size:] != truth.lines[-size:]):
        yield f"the log ends with {held.lines[-3:]} here and with {truth.lines[-3:]} there"


def _plain_ask(ask: m.Ask | None) -> Any:
    return None if ask is None else (ask.ask, msgspec.convert(ask.decision, Decision))


def misanswered(people: Iterable[Person], disk: Disk, code: str) -> Iterator[str]:
    """Commands without exactly one reply, or whose reply and effect do not go together; and what no client may be told."""
    said = Counter(line.command for line in disk.chat.get(code, []))
    for person in people:
        yield from (f"{person.name}: {what}" for what in person.heard.wrong)
        for sent in person.sent:
            yield from (
                f"{person.name}: {sent.command} {what}" for what in _misanswered(person, sent, disk, code, said)
            )


def _misanswered(person: Person, sent: Sent, disk: Disk, code: str, said: Counter[str]) -> Iterator[str]:
    command, reply = sent.command, sent.reply
    if reply is None:
        yield "has no reply"
        return
    replies = person.heard.replies.get(command.id, set())
    # A repeated sit has another token each time; what is told of the log's past may have grown.
    if len(replies) != 1 and not isinstance(command, m.History | m.Sit):
        yield f"has the replies {replies}"
    held = person.holding()
    if held is None:
        return
    if isinstance(command, m.Say):
        effects = said[command.id]
    elif isinstance(command, m.Do | m.Undo | m.StandIn | m.Start):
        entries = (
            disk.commands.get(code, {}).get(command_key(held.seat, command.id), ()) if held.seat is not None else ()
        )
        effects = len(entries)
    else:
        return
    if effects != (1 if isinstance(reply, m.Ok) else 0):
        yield f"was answered {reply} and had {effects} effects"
