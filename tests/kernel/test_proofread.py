"""Reading a game aloud finds every gap in its texts, and setting up refuses what is no line of the log."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from gatekey.kernel import proofread
from gatekey.kernel.decision import Answer, Decision, Option
from gatekey.kernel.proofread import unsaid
from gatekey.kernel.rules import Deal, Flow, Line, Play, SeatChoice, ask
from gatekey.kernel.running import RulesError, Running
from gatekey.kernel.selfplay import every_step, seed_of
from gatekey.kernel.text import say
from tests.kernel.nim import Nim, NimState

WHOLE = """
dealt = Everybody has three cards.
take = Take { $n }
too-many = Too many.
"""
DEAL = Deal(2, {}, {})


class Spoken(Nim):
    """Nim with texts of its own and messages that can have them."""

    seat_choices = (SeatChoice("hat", say("which-hat"), ("hat:red", "hat:blue", "hat:green")),)

    def __init__(self, folder: Path, texts: str) -> None:
        (folder / "en.ftl").write_text(texts, encoding="utf-8")
        self.text_folder = folder


def test_each_gap_is_told_once(tmp_path: Path) -> None:
    gaps = unsaid(
        Spoken(tmp_path, WHOLE + "which-hat = Hat\nhat-red = Red\nhat-blue = { $shade } blue\n"),
        bytes(32),
        ["random"] * 2,
    )
    assert len(gaps) == len(set(gaps))
    told = "\n".join(gaps)
    for gap in ("no name for 'hat:green'", "hat-blue: Unknown external: shade", "no message 'took'"):
        assert gap in told
    for said in ("'which-hat'", "'hat-red'", "'dealt'", "'take'", "'too-many'"):
        assert said not in told


def test_questions_blocked_choices_lines_and_views_are_all_read(tmp_path: Path) -> None:
    class Seeing(Spoken):
        def public(self, state: NimState) -> dict[str, Any]:
            return super().public(state) | {"state": [say("in-public")]}

        def private(self, state: NimState, seat: int) -> dict[str, Any]:
            return super().private(state, seat) | {"state": say(f"in-private-of-{seat}")}

    told = "\n".join(unsaid(Seeing(tmp_path, "which-hat = Hat\n"), bytes(32), ["bot"] * 2))
    for key in ("take?", "take", "too-many", "dealt", "took", "in-public", "in-private-of-0", "in-private-of-1"):
        assert f"no message '{key}'" in told


def test_a_game_without_end_is_read_for_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = 0

    def counting(*arguments: Any) -> Any:
        nonlocal steps
        for moment in every_step(*arguments):
            steps += 1
            yield moment

    monkeypatch.setattr(proofread, "every_step", counting)
    monkeypatch.setattr(proofread, "MOST_STEPS", 4)
    unsaid(Spoken(tmp_path, WHOLE), bytes(32), ["random"] * 2)
    assert steps == 4


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["the game begins"], "returns 'the game begins' where a line of the log belongs: Line(say(...))"),
        ([say("dealt")], "where a line of the log belongs"),
        ([Line("dealt")], "'dealt' is no text"),  # type: ignore[arg-type]  # that is the mistake
    ],
)
def test_setup_that_returns_no_lines_is_refused_with_what_belongs_there(lines: Sequence[Any], told: str) -> None:
    class Wordy(Nim):
        def setup(self, deal: Deal, seed: bytes) -> tuple[NimState, Sequence[Line]]:
            return super().setup(deal, seed)[0], lines

    with pytest.raises(TypeError) as refused:
        Running.start(Wordy(), DEAL, seed_of("wordy"))
    assert told in str(refused.value)


def test_setup_that_returns_another_state_is_refused() -> None:
    class Stateless(Nim):
        def setup(self, deal: Deal, seed: bytes) -> Any:
            return {"stones": 11}, []

    with pytest.raises(TypeError, match="setup of nim returns a dict where its NimState belongs"):
        Running.start(Stateless(), DEAL, seed_of("stateless"))


def test_a_sentence_in_the_log_fails_the_step_that_wrote_it() -> None:
    class Chatty(Nim):
        def play(self, play: Play[NimState]) -> Flow[None]:
            answer = yield from ask(Decision(0, "greet", say("greet?"), (Option("hello", say("hello")),), rest=True))
            play.log(answer.pick[0])  # type: ignore[arg-type]  # that is the mistake

    running, _ = Running.start(Chatty(), DEAL, seed_of("chatty"))
    before = running.state_hash()
    with pytest.raises(RulesError) as failed:
        running.answer(0, Answer(("hello",)))
    assert "'hello' is no text" in str(failed.value.__cause__)
    assert running.state_hash() == before
