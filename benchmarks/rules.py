"""The rules engine on one core: random play, forks, views and resuming, with everything a step carries."""

from __future__ import annotations

import gc
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from time import process_time
from typing import Any

from benchmarks.figures import Row, median
from gatekey.kernel.rules import Rules, Seen
from gatekey.kernel.running import Running
from gatekey.kernel.selfplay import random_answer, random_deal, seed_of
from gatekey.web.serve import tune_interpreter

STEP = (
    "processor time, Python set as the server sets it, each with checked answer, state patch, state hash and log lines"
)
SAMPLES = 400


def measure(rules: Rules[Any], seconds: float) -> list[Row]:
    """All rows of the engine; about ``seconds`` for each of the five parts."""
    with as_served():
        rows = [row for seats in range(rules.seats[0], rules.seats[1] + 1) for row in _play(rules, seats, seconds)]
        rows += _parts(rules, rules.seats[1], seconds)
        rows.append(_bot(rules, rules.seats[1], seconds))
    return rows


@contextmanager
def as_served() -> Iterator[None]:
    """Python as the server sets it, and afterwards as it was."""
    thresholds, interval = gc.get_threshold(), sys.getswitchinterval()
    tune_interpreter()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.set_threshold(*thresholds)
        sys.setswitchinterval(interval)


def _start(rules: Rules[Any], seats: int, number: int) -> tuple[Running[Any], random.Random]:
    seed = seed_of("benchmark", seats, number)
    dice = random.Random(seed)
    return Running.start(rules, random_deal(rules, seats, dice), seed)[0], dice


def _play(rules: Rules[Any], seats: int, seconds: float) -> list[Row]:
    decisions = games = 0
    start = process_time()
    while process_time() - start < seconds:
        running, dice = _start(rules, seats, games)
        while not running.over:
            decision = running.awaited()[0]
            running.answer(decision.seat, random_answer(decision, dice))
            decisions += 1
        games += 1
    took = process_time() - start
    method = f"random play of whole games in one process, {STEP}"
    keys = ("rule_decisions_per_s", "games_per_s") if seats == rules.seats[1] else ("", "")
    return [
        Row(f"random decisions, {seats} seats", decisions / took, "/s", method, "≥ 15,000 /s", keys[0]),
        Row(f"whole random games, {seats} seats", games / took, "/s", method, "≥ 60 /s" if seats == 4 else "", keys[1]),
    ]


def _timed(times: list[float], work: Callable[[], Any]) -> Any:
    start = process_time()
    result = work()
    times.append(process_time() - start)
    return result


def _view(rules: Rules[Any], running: Running[Any], seat: int) -> tuple[Any, Any]:
    return rules.public(running.state), rules.private(running.state, seat)


def _parts(rules: Rules[Any], seats: int, seconds: float) -> list[Row]:
    """Fork, view and resume, at decisions spread over whole random games."""
    fork: list[float] = []
    view: list[float] = []
    first: list[float] = []
    last: list[float] = []
    number, end = 0, process_time() + seconds
    while process_time() < end and len(fork) < SAMPLES:
        running, dice = _start(rules, seats, number)
        number, count = number + 1, 0
        before = running.snapshot()
        while not running.over:
            if count % 7 == 0:
                _timed(fork, running.fork)
                seat = running.awaited()[0].seat
                _timed(view, partial(_view, rules, running, seat))
            if count == 10:
                _timed(first, partial(Running.resume, rules, running.snapshot(), running.seed))
            before = running.snapshot()
            decision = running.awaited()[0]
            running.answer(decision.seat, random_answer(decision, dice))
            count += 1
        _timed(last, partial(Running.resume, rules, before, running.seed))
    method = f"median of {len(fork)} decisions spread over {number} random games of {seats} seats"
    return [
        Row("fork", median(fork) * 1e6, "µs", f"{method}; a copy that can be played on", "≤ 150 µs"),
        Row("view for one seat", median(view) * 1e6, "µs", f"{method}; public and private part", "≤ 100 µs"),
        Row("resume from a snapshot, decision 10", median(first) * 1e3, "ms", f"median of {len(first)}", "≤ 20 ms"),
        Row("resume from a snapshot, last decision", median(last) * 1e3, "ms", f"median of {len(last)}", "≤ 20 ms"),
    ]


def _bot(rules: Rules[Any], seats: int, seconds: float) -> Row:
    times: list[float] = []
    number, end = 0, process_time() + seconds
    while process_time() < end:
        running, dice = _start(rules, seats, number)
        number += 1
        while not running.over and process_time() < end:
            decision = running.awaited()[0]
            seat = decision.seat
            seen = Seen(seat, rules.public(running.state), rules.private(running.state, seat), decision, dice)
            answer = _timed(times, partial(rules.choose, seen))
            running.answer(seat, answer)
    return Row(
        "bot's thinking", sum(times) / max(1, len(times)) * 1e3, "ms", f"mean of {len(times)} decisions", "< 2 ms"
    )
