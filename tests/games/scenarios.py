"""Ties a test to the acceptance scenario it plays, for any game: ``@scenario("BS-01")``."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., Any])


def marker(known: Collection[str]) -> Callable[..., Callable[[Test], Test]]:
    """The decorator of a game whose scenarios are ``known``. A test may play several."""

    def scenario(*ids: str) -> Callable[[Test], Test]:
        if unknown := [i for i in ids if i not in known]:
            raise ValueError(f"no such scenario: {unknown}")

        def tie(test: Test) -> Test:
            for identity in ids:
                test = pytest.mark.scenario(identity)(test)
            return test

        return tie

    return scenario


def played(folder: Path) -> Counter[str]:
    """How many test functions of a folder name each scenario in ``@scenario(...)``."""
    found: Counter[str] = Counter()
    for path in sorted(folder.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "scenario":
                        found.update(argument.value for argument in mark.args if isinstance(argument, ast.Constant))
    return found


def hold_all_played(folder: Path, known: Collection[str]) -> None:
    """Each scenario is played by exactly one test of the folder, and none is made up."""
    times = played(folder)
    assert [i for i, n in times.items() if n != 1] == []
    assert set(times) == set(known)
