"""``gatekey simulate``: what it counts, that it repeats itself, and how it ends."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from click.testing import CliRunner

from gatekey.cli import main
from gatekey.kernel.selfplay import POLICIES
from tests.cli.conftest import HattedNim


def report(runner: CliRunner, *arguments: str) -> dict[str, Any]:
    result = runner.invoke(main, ["simulate", "nim", "--jobs", "1", "--json", *arguments])
    assert result.exit_code == 0, result.output
    data: dict[str, Any] = json.loads(result.stdout)
    return data


def test_every_game_is_counted_once(nim: HattedNim, runner: CliRunner) -> None:
    numbers = report(runner, "--games", "40", "--players", "3", "--seed", "7")
    assert (numbers["games"], numbers["finished"], numbers["players"]) == (40, 40, 3)
    assert sum(numbers["wins"]["seat"]) == 40 == sum(numbers["wins"]["hat"].values())
    assert sum(numbers["dealt"]["hat"].values()) == 120
    assert sum(numbers["average_score"]["seat"]) == 0 or numbers["average_score"]["winner"] >= 0
    assert 40 * 4 < numbers["decisions"] < 40 * 30
    assert numbers["average"]["shown"] > 0
    assert numbers["seconds"] >= 0


def test_the_same_seed_gives_the_same_numbers_and_another_seed_others(nim: HattedNim, runner: CliRunner) -> None:
    def play(seed: str) -> dict[str, Any]:
        numbers = report(runner, "--games", "30", "--seed", seed)
        return {name: value for name, value in numbers.items() if name not in {"seconds", "seed"}}

    assert play("a") == play("a")
    assert play("a") != play("b")


def test_policies_can_differ_by_seat_and_go_round(nim: HattedNim, runner: CliRunner) -> None:
    numbers = report(runner, "--games", "30", "--policies", "bot,random,random", "--rotate")
    assert numbers["policies"] == ["bot", "random", "random"]
    assert sum(numbers["wins_by_policy"].values()) == 30
    assert set(numbers["wins_by_policy"]) == {"bot", "random"}


def test_a_table_for_people(nim: HattedNim, runner: CliRunner) -> None:
    result = runner.invoke(main, ["simulate", "nim", "--jobs", "1", "--games", "5", "--players", "2"])
    assert result.exit_code == 0
    assert "Nim, 2 players: 5 of 5 games finished" in result.stdout
    assert "Red hat" in result.stdout
    assert "seat 2" in result.stdout


def test_what_the_texts_cannot_say_is_told(nim: HattedNim, runner: CliRunner) -> None:
    result = runner.invoke(main, ["simulate", "nim", "--jobs", "1", "--games", "1"])
    assert result.exit_code == 0
    assert "cannot be said: no message 'take?'\n" in result.stdout
    assert "no message 'took'" not in result.stdout
    assert "no message 'take?'" in report(runner, "--games", "1")["unsaid"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess"], "Games here: nim"),
        (["nim", "--players", "9"], "2 to 4 players"),
        (["nim", "--players", "3", "--policies", "bot,bot"], "names 2 seats"),
        (["nim", "--policies", "bot,oracle"], "unknown policy 'oracle'"),
        (["nim", "--option", "size=big"], "no table option 'size=big'"),
        (["nim", "--games", "0"], "--games"),
        ([], "GAME"),
    ],
)
def test_a_command_that_makes_no_sense_ends_with_2(
    nim: HattedNim, runner: CliRunner, arguments: list[str], says: str
) -> None:
    result = runner.invoke(main, ["simulate", *arguments])
    assert result.exit_code == 2
    assert says in result.output
    assert "Traceback" not in result.output


def test_a_game_that_does_not_load_says_why(nim: HattedNim, runner: CliRunner) -> None:
    result = runner.invoke(main, ["simulate", "broken"])
    assert result.exit_code == 3
    assert "no such module" in result.output


def test_games_without_an_end_are_reported_and_end_with_1(
    nim: HattedNim, runner: CliRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> object:
        raise ZeroDivisionError("stuck")

    monkeypatch.setitem(POLICIES, "bot", broken)
    result = runner.invoke(main, ["simulate", "nim", "--jobs", "1", "--games", "3", "--json"])
    assert result.exit_code == 1
    assert "3 of 3 games did not come to their end; first: game 0: stuck" in result.stderr
    assert json.loads(result.stdout)["finished"] == 0


def test_the_number_of_processes_does_not_change_the_games() -> None:
    def play(jobs: int) -> dict[str, Any]:
        arguments = ("europe-imagined", "--games", "6", "--players", "2", "--policy", "random", "--json")
        command = [sys.executable, "-c", "from gatekey.cli import main; main()", "simulate", *arguments]
        run = subprocess.run(
            [*command, "--jobs", str(jobs)], capture_output=True, text=True, encoding="utf-8", timeout=100, check=True
        )
        numbers: dict[str, Any] = json.loads(run.stdout)
        assert numbers.pop("jobs") == jobs
        assert numbers.pop("seconds") > 0
        return numbers

    assert play(1) == play(2)
