"""Whole games go over the wire in few bytes, and everybody holds what the table shows, also those who come in the middle."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from benchmarks.cards import GAME as CARDS
from gatekey.games.registry import shelf
from gatekey.kernel.decision import Decision
from gatekey.kernel.delta import apply
from gatekey.kernel.rules import Rules
from gatekey.kernel.selfplay import bot, random_deal, seed_of
from gatekey.store.records import Opening, SeatRecord, TableRecord
from gatekey.table.stage import Moment, Scene, Stage
from gatekey.table.viewers import Audience, NumberedLine, Viewer, log_lines, view_digest
from gatekey.wire import messages as m
from gatekey.wire.codec import digest
from gatekey.wire.steps import FrameReader
from tests.wire.full import full


class Watching:
    """A viewer who checks each frame against the scene."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.viewer = Viewer(self, seat)
        self.sizes: list[int] = []
        self._reader = FrameReader()
        self._views: list[Any] = [None, None]
        self._last: m.ServerFrame | None = None

    def send(self, frame: bytes) -> None:
        self._last = self._reader.read(frame)
        if isinstance(self._last, m.Welcome):
            self._views = [self._last.table, self._last.mine]
        elif isinstance(self._last, m.Step):
            self.sizes.append(len(frame))
            self._views = [apply(self._views[0], self._last.table), apply(self._views[1], self._last.mine)]

    def close(self, bye: m.Bye) -> None:
        raise AssertionError(bye)

    def check(self, scene: Scene, lines: list[NumberedLine]) -> None:
        step, seat = self._last, self.seat
        assert isinstance(step, m.Step)
        assert digest(*self._views) == view_digest(scene, seat)
        assert full(step.lines) == full(log_lines(lines, seat))
        assert step.undo == (seat is not None and scene.undo_seat == seat)
        assert [(a.seat, a.kind, a.since) for a in step.awaiting] == [
            (s, a.decision.kind, int(a.since)) for s, a in sorted(scene.asks.items())
        ]
        ask = None if seat is None else scene.asks.get(seat)
        assert (step.ask.ask if step.ask else None) == (ask.ask if ask else None)
        if step.ask and ask:
            assert full(msgspec.convert(step.ask.decision, Decision)) == full(ask.decision)


def played(rules: Rules[Any], seats: int, most: int) -> Iterator[tuple[Scene | None, Scene, list[NumberedLine]]]:
    """Each step of a game between bots."""
    dice = random.Random(f"{rules.id} frames")
    deal = random_deal(rules, seats, dice)
    opening = Opening(choices=deal.choices, options=deal.options, nonces=("",) * seats)
    now, line = 1_700_000_000.0, 0
    stage, move = Stage.start(rules, opening, seed_of(rules.id), Moment(0, 0, now, now), 50, 0, "start")
    before: Scene | None = None
    for _ in range(most):
        stage.accept(move)
        scene = move.scene
        yield before, scene, [(line + 1 + i, scene.seq, text) for i, text in enumerate(move.lines)]
        line += len(move.lines)
        if stage.running.over:
            return
        seat = min(scene.asks)
        answer = bot(stage.running, scene.asks[seat].decision, dice)
        now, before = now + dice.expovariate(0.3), scene
        moment = Moment(scene.seq, line, now, now)
        move = stage.answer(seat, answer, scene.asks[seat].ask, moment, by_hand=True, command="do")


def mean(sizes: list[int]) -> float:
    return sum(sizes) / len(sizes)


GAMES = [
    pytest.param(shelf().games["europe-imagined"], 4, 320, 130, id="europe-imagined"),
    pytest.param(shelf().games["boreal"], 2, 1700, 260, id="boreal"),
    pytest.param(CARDS, 4, 140, 130, id="cards"),
]


@pytest.mark.parametrize(("rules", "seats", "most_for_a_seat", "most_for_spectators"), GAMES)
def test_a_game_goes_over_the_wire_in_few_bytes(
    rules: Rules[Any], seats: int, most_for_a_seat: int, most_for_spectators: int
) -> None:
    everybody = [Watching(seat) for seat in (*range(seats), None)]
    late = [Watching(seat) for seat in (0, None)]
    audience = Audience()
    record = TableRecord(code="FRAMES", name="", game=rules.id, seats=[SeatRecord() for _ in range(seats)])
    for watching in everybody:
        audience.viewers.append(watching.viewer)
        audience.welcome(watching.viewer, record, {}, None, 1_700_000_000.0)
    for n, (before, after, lines) in enumerate(played(rules, seats, 150)):
        if n == 40:
            for watching in late:
                audience.viewers.append(watching.viewer)
                audience.welcome(watching.viewer, record, {}, before, 1_700_000_100.0)
            everybody += late
        audience.show(after, lines)
        record.seq, record.line_n = after.seq, record.line_n + len(lines)
        for watching in everybody:
            watching.check(after, lines)
    sizes = [w.sizes[1:] for w in everybody]
    assert mean([size for one in sizes[:seats] for size in one]) <= most_for_a_seat
    assert mean(sizes[seats]) <= most_for_spectators
