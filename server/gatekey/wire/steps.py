"""The frame of a step. All other frames are maps; a step, of which there are many, is an array:

    [seq, words, table, lines, awaiting, mine, ask, undo, told]

``table`` and ``mine`` are deltas, ``lines`` and ``told`` texts, all written short (:mod:`gatekey.wire.words`); ``words`` is what they add to the list
of words. Everybody at the table gets the same first five; a seat that has something of its own gets the rest besides, as far as it is
not empty. Nothing private adds a word, so what one seat is told never changes what another one gets.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from gatekey.kernel.decision import Decision
from gatekey.kernel.delta import Delta
from gatekey.kernel.rules import Line
from gatekey.kernel.text import Text
from gatekey.wire.asks import AskReader, AskWriter
from gatekey.wire.codec import decode_server
from gatekey.wire.messages import Ask, Awaited, LogLine, ServerFrame, Step, Welcome, You
from gatekey.wire.words import WordReader, WordWriter

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder().decode

COMMON: Final = 5
"""Items that everybody gets."""
_OWN: Final = 4
_ARRAY: Final = 0x90
"""First byte of an array of up to fifteen items; the number of items is added."""
_HEADS: Final = tuple(bytes([_ARRAY + COMMON + n]) for n in range(_OWN + 1))


def is_step(frame: bytes) -> bool:
    """Whether a frame is a step. All others are maps."""
    return bool(frame) and _ARRAY <= frame[0] < _ARRAY + 16


class StepWriter:
    """Writes the steps of one table: once for everybody, then once for each seat that gets something of its own."""

    def __init__(self, epoch: int) -> None:
        """``epoch``: Unix time from which the seconds in ``awaiting`` count, told in the welcome."""
        self.epoch = epoch
        self._words = WordWriter()
        self._asks: dict[int, AskWriter] = {}
        self._awaiting: list[list[Any]] | None = None
        self._common = b""

    def joined(self, seat: int | None) -> None:
        """Somebody gets a welcome, and has nothing of what was sent before."""
        self._words.restart()
        self._awaiting = None
        if seat is not None:
            self._asks.pop(seat, None)

    def common(self, seq: int, table: Delta | None, lines: Sequence[Line], awaiting: Sequence[Awaited]) -> bytes:
        """Begin a step: what everybody gets, and the whole frame of those who get no more."""
        words = self._words
        words.begin()
        change = words.write_delta(table)
        short = [_line(words.write(line.text), line) for line in lines] if lines else None
        waiting: list[list[Any]] | None = [[a.seat, words.write(a.kind), a.since - self.epoch] for a in awaiting]
        fresh = words.end()
        if waiting == self._awaiting and not (fresh and fresh[0] is None):
            waiting = None
        else:
            self._awaiting = waiting
        self._common = _encode([seq, fresh or None, change, short, waiting])
        return self._common

    def own(
        self,
        seat: int,
        mine: Delta | None,
        ask: tuple[int, Decision] | None,
        *,
        undo: bool = False,
        told: Mapping[int, Text] | None = None,
    ) -> bytes:
        """The frame of a seat, of the step that was begun. ``told``: the texts of lines, by place in ``lines``, in the form for this seat."""
        short_ask = self._ask(seat, ask)
        if mine is None and short_ask is None and not undo and told is None:
            return self._common
        words = self._words
        rest = [words.write_delta(mine), short_ask, undo or None, None]
        if told is not None:
            rest[-1] = {n: words.write(text) for n, text in told.items()}
        while rest[-1] is None:
            rest.pop()
        return _HEADS[len(rest)] + self._common[1:] + _encode(rest)[1:]

    def done(self) -> None:
        """The step has been written for everybody: nothing of it need be kept."""
        self._common = b""

    def _ask(self, seat: int, ask: tuple[int, Decision] | None) -> Any:
        writer = self._asks.get(seat)
        if ask is None:
            if writer is not None:
                writer.close()
            return None
        if writer is None:
            writer = self._asks[seat] = AskWriter()
        return writer.write(*ask)


def _line(text: Any, line: Line) -> list[Any]:
    if line.depth:
        return [text, line.seat, line.depth]
    return [text] if line.seat is None else [text, line.seat]


class Misfit(ValueError):
    """A step that does not fit what came before it. Only a welcome makes those after it readable again."""


class FrameReader:
    """Reads the frames of one connection, in order. A step comes out in full."""

    def __init__(self) -> None:
        self._words = WordReader()
        self._asks = AskReader()
        self._ask: Ask | None = None
        self._awaiting: list[Awaited] = []
        self._seat: int | None = None
        self._epoch = 0
        self._line = 0

    def read(self, data: bytes) -> ServerFrame:
        """The frame.

        Raises:
            Malformed: it is none.
            Misfit: it does not fit those before it.
        """
        if is_step(data):
            try:
                return self._step(*_decode(data))
            except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
                raise Misfit(f"a step that does not fit: {error!r}") from error
        frame = decode_server(data)
        match frame:
            case Welcome():
                self._seat, self._epoch, self._line = frame.seat, frame.epoch, frame.line
                self._ask, self._awaiting = frame.ask, frame.awaiting
            case You():
                self._seat = frame.seat
        return frame

    def _step(
        self,
        seq: int,
        fresh: Any,
        table: Any,
        lines: Any,
        awaiting: Any,
        mine: Any = None,
        ask: Any = None,
        undo: bool | None = None,
        told: Any = None,
    ) -> Step:
        words = self._words
        words.learn(fresh or ())
        step = Step(
            seq=seq,
            table=words.read_delta(table),
            mine=words.read_delta(mine),
            lines=self._lines(seq, lines or (), told or {}),
            undo=bool(undo),
        )
        if awaiting is not None:
            self._awaiting = [Awaited(seat, words.read(kind), since + self._epoch) for seat, kind, since in awaiting]
        step.awaiting = self._awaiting
        if ask is None:
            self._ask = None
        elif ask is not True:
            if self._seat is None:
                raise ValueError("a spectator is asked nothing")
            self._ask = Ask(*self._asks.read(ask, self._seat))
        step.ask = self._ask
        return step

    def _lines(self, seq: int, lines: Sequence[Any], told: Mapping[int, Any]) -> list[LogLine]:
        read = []
        for i, line in enumerate(lines):
            text, seat, depth = [*line, None, 0][:3] if len(line) < 3 else line
            self._line += 1
            key, arguments = self._words.read(told.get(i, text))
            read.append(LogLine(self._line, (key, arguments), seq, seat, depth or 0))
        return read
