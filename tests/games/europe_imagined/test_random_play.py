"""Whole games of random answers: always an end, never a fault, and what holds at every step."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from gatekey.games.europe_imagined import GAME
from gatekey.games.europe_imagined.state import EuropeState
from gatekey.kernel.barrier import ids_in
from gatekey.kernel.decision import PASS, Answer, Decision
from gatekey.kernel.rules import Line
from gatekey.kernel.running import Running, Step
from gatekey.kernel.selfplay import random_answer, random_deal, seed_of
from gatekey.kernel.speech import Speech
from gatekey.kernel.text import Text

VIEWERS = (None, 0, 1, 2, 3)


def begin(seed: int) -> tuple[Running[EuropeState], tuple[Line, ...], random.Random]:
    dice = random.Random(seed)
    currency = ("renown", "lanterns")[seed // 3 % 2]
    deal = random_deal(GAME, 2 + seed % 3, dice, {"claim_currency": currency})
    running, lines = Running.start(GAME, deal, seed_of("random-play", seed))
    return running, lines, dice


def steps(seed: int) -> Iterator[tuple[Running[EuropeState], Decision, random.Random, Step]]:
    """Every step of a game: the game after it, the decision that was answered, the dice and the step."""
    running, _, dice = begin(seed)
    while not running.over:
        decision = running.asking[0]
        yield running, decision, dice, running.answer(decision.seat, random_answer(decision, dice))


@pytest.mark.parametrize("seed", range(6))
def test_a_game_resumes_at_every_decision(seed: int) -> None:
    for running, _, dice, step in steps(seed + 100):
        if not running.at_rest and dice.random() > 0.5:
            continue
        resumed = Running.resume(GAME, running.snapshot(), running.seed)
        assert resumed.state_hash() == running.state_hash() == step.state_hash
        assert resumed.asking == running.asking


def seen_by(state: EuropeState, viewer: int | None) -> tuple[object, object]:
    return GAME.public(state), None if viewer is None else GAME.private(state, viewer)


@pytest.mark.parametrize("seed", range(9))
def test_views_do_not_depend_on_what_is_hidden(seed: int) -> None:
    for running, _, dice, _ in steps(seed + 200):
        viewer = dice.choice(VIEWERS[: len(running.state.players) + 1])
        dealt = GAME.redeal(running.state, viewer, dice)
        assert seen_by(dealt, viewer) == seen_by(running.state, viewer)
        assert GAME.faults(dealt) == []


@pytest.mark.parametrize("seed", range(6))
def test_what_a_rival_receives_does_not_depend_on_what_is_hidden(seed: int) -> None:
    """Lines, questions and views after an answer are the same however the hidden cards lie, but for cards that it uncovers."""
    compared = 0
    for running, _, dice, _ in steps(seed + 300):
        if running.over or not running.at_rest:
            continue
        active = running.state.active
        viewer = (active + 1) % len(running.state.players)
        secret = hidden_from(running.state, viewer)
        for option in running.asking[0].options:
            if option.group not in PUBLIC_CHOICES or dice.random() > 0.3:
                continue
            here, there = running.fork(), Running(GAME, GAME.redeal(running.state, viewer, dice), running.seed)
            seat, answer = active, Answer((option.id,))
            while True:
                one, other = here.answer(seat, answer), there.answer(seat, answer)
                if any(line.text[0] == "ei-log-flip" for line in one.lines):
                    break  # a Trickster turned over: from here on everybody knows more
                assert received(one, viewer, secret) == received(other, viewer, secret)
                assert [(d.seat, d.kind) for d in here.asking] == [(d.seat, d.kind) for d in there.asking]
                assert covered(seen_by(here.state, viewer), secret) == covered(seen_by(there.state, viewer), secret)
                compared += 1
                if not here.asking or here.asking[0].kind not in WINDOWS:
                    break
                assert here.decision(viewer) == there.decision(viewer)
                seat, answer = here.asking[0].seat, Answer((PASS,))
                if here.asking[0].passing is None:
                    break
    assert compared > 10


PUBLIC_CHOICES = ("end", "rest", "challenge", "travel", "sail", "duel", "reroute", "claim")
"""Actions that are legal or not by public facts alone."""
WINDOWS = ("meddle", "duel_attack", "duel_defence", "duel_defence_boost", "duel_attack_boost", "stride")
"""Questions that can be passed, so that the same can be answered whatever a hand holds."""


def hidden_from(state: EuropeState, viewer: int) -> frozenset[str]:
    """Ids that a viewer cannot see anywhere now."""
    hidden = GAME.hidden_ids(state)
    return hidden - ids_in(seen_by(state, viewer), hidden) - frozenset(state.players[viewer].seen)


def covered(data: Any, secret: frozenset[str]) -> Any:
    """``data`` with every id of ``secret`` covered up."""
    if isinstance(data, str):
        return "?" if data in secret or data.partition(":")[2] in secret else data
    if isinstance(data, dict):
        return {covered(key, secret): covered(value, secret) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [covered(item, secret) for item in data]
    return data


def received(step: Step, viewer: int, secret: frozenset[str]) -> Any:
    return covered([(line.seen_by(viewer), line.seat, line.depth) for line in step.lines], secret)


@pytest.mark.parametrize("seed", range(12))
def test_everything_can_be_said(seed: int) -> None:
    """Every line, question, choice, detail and reason has its message, its arguments and its names (strict speech)."""
    speech = Speech(GAME, "en", ("Ann", "Ben", "Cleo", "Dan"), strict=True)
    running, lines, dice = begin(seed + 400)
    while True:
        for line in lines:
            for text in (line.text, *line.private.values()):
                assert speech.say(text)
        if running.over:
            break
        decision = running.asking[0]
        for text in texts_of(decision):
            assert speech.say(text)
        lines = running.answer(decision.seat, random_answer(decision, dice)).lines


def texts_of(decision: Decision) -> Iterator[Text]:
    yield decision.prompt
    for text in (decision.passing, *(o.detail for o in decision.options)):
        if text is not None:
            yield text
    yield from (o.label for o in decision.options)
    yield from (a.label for a in decision.amounts)
    for blocked in decision.blocked:
        yield blocked.label
        yield blocked.reason
    if decision.balance is not None:
        yield from (part.label for part in (*decision.balance.mine, *decision.balance.theirs))


@pytest.mark.parametrize("seed", range(12))
def test_the_parts_of_every_sum_add_up(seed: int) -> None:
    """A total is written as its parts (EI-LOG-2)."""
    running, lines, dice = begin(seed + 500)
    checked = 0
    while not running.over:
        decision = running.asking[0]
        lines = running.answer(decision.seat, random_answer(decision, dice)).lines
        for line in lines:
            checked += sums_of(line.text)
    assert checked > 50


TOTALS = {"parts": "n", "others": "target"}


def sums_of(text: Text) -> int:
    key, arguments = text
    checked = 0
    for parts, total in TOTALS.items():
        if parts not in arguments:
            continue
        expected = arguments.get("asked") if parts == "parts" and "asked" in arguments else None
        if expected is None:
            expected = arguments["against"] if parts == "others" and "against" in arguments else None
        if expected is None:
            expected = arguments["price"] if key == "ei-log-duel" else arguments[total]
        assert sum(argument["n"] for _, argument in arguments[parts]) == expected, text
        assert all(argument["n"] for _, argument in arguments[parts]) or expected == 0, text
        checked += 1
    return checked
