"""The running game: answers, rest points, forks, rewinding, resuming, failing rules."""

from __future__ import annotations

import random

import pytest

from gatekey.kernel.decision import Refusal, pick
from gatekey.kernel.delta import apply, thaw
from gatekey.kernel.rules import Deal
from gatekey.kernel.running import RulesError, Running
from tests.kernel.nim import NIM, NimState

DEAL = Deal(seats=3, choices={}, options={})


def started(seed: bytes = b"seed") -> Running[NimState]:
    return Running.start(NIM, DEAL, seed)[0]


def random_answer(running: Running[NimState], dice: random.Random) -> tuple[int, object]:
    decision = dice.choice(running.awaited())
    options = [o.id for o in decision.options] + (["pass"] if decision.passing else [])
    return decision.seat, pick(dice.choice(options))


@pytest.mark.parametrize("seed", range(20))
def test_patches_fold_to_the_state_and_snapshots_come_back(seed: int) -> None:
    running = started(bytes([seed]))
    dice = random.Random(seed)
    folded = thaw(running.frozen)
    while not running.over:
        seat, answer = random_answer(running, dice)
        step = running.answer(seat, answer)
        folded = apply(folded, step.patch)
        assert folded == thaw(running.frozen)
        resumed = Running.resume(NIM, running.snapshot(), running.seed)
        assert resumed.state_hash() == running.state_hash() == step.state_hash
        assert resumed.asking == running.asking
    assert NIM.result(running.state) is not None


def test_a_refused_answer_changes_nothing() -> None:
    running = started()
    before, asking = running.state_hash(), running.asking
    for seat, answer in (
        (1, pick("take:1")),
        (0, pick("take:9")),
        (0, pick()),
        (0, pick("take:1", lanterns=1)),
        (0, pick("pass")),
    ):
        with pytest.raises(Refusal):
            running.answer(seat, answer)
    assert (running.state_hash(), running.asking) == (before, asking)


def test_a_blocked_choice_is_refused_with_its_reason() -> None:
    with pytest.raises(Refusal) as refused:
        started().answer(0, pick("take:4"))
    assert (refused.value.code, refused.value.rule) == ("blocked", "NIM-1")


def test_rewinding_restores_state_and_questions() -> None:
    running = started()
    marks = []
    dice = random.Random(1)
    for _ in range(6):
        marks.append((running.snapshot(), running.state_hash(), running.asking))
        running.answer(*random_answer(running, dice))
    for snapshot, digest, asking in reversed(marks):
        running.rewind(snapshot)
        assert (running.state_hash(), running.asking) == (digest, asking)


def test_a_fork_does_not_touch_its_origin() -> None:
    running = started()
    before = running.state_hash()
    fork = running.fork()
    fork.answer(0, pick("take:2"))
    assert running.state_hash() == before != fork.state_hash()


def test_failing_rules_leave_the_game_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    running = started()
    before, asking = running.state_hash(), running.asking

    def fail(*_: object) -> None:
        running.state.stones = -5
        raise ZeroDivisionError

    monkeypatch.setattr(type(NIM), "_show", fail)
    with pytest.raises(RulesError):
        running.answer(0, pick("take:1"))
    assert (running.state_hash(), running.asking) == (before, asking)
