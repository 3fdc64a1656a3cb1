"""Each acceptance scenario is played by exactly one test."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

from tests.games.europe_imagined.scenarios import SCENARIOS


def _played() -> Counter[str]:
    """How many test functions name each scenario in ``@scenario(...)``."""
    played: Counter[str] = Counter()
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "scenario":
                        played.update(argument.value for argument in mark.args if isinstance(argument, ast.Constant))
    return played


def test_every_scenario_is_played_once_and_none_is_made_up() -> None:
    played = _played()
    assert [i for i, times in played.items() if times != 1] == []
    assert set(played) == set(SCENARIOS)
