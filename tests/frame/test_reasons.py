"""Whatever is kept from a check, or a test that is left out, says why beside it."""

from __future__ import annotations

import ast
import io
import os
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
SILENCED: Final = re.compile(
    r"(?:type:\s*ignore|pyright:\s*ignore|noqa|pragma:\s*no cover)(?:\s*\[[^\]]*\]|:\s*[A-Z]+\d+(?:,\s*[A-Z]+\d+)*)?(?P<reason>.*)"
)
"""A comment that keeps a line from a check, and what follows it."""
SILENCED_CLIENT: Final = re.compile(
    r"(?:@ts-(?:ignore|expect-error|nocheck)|(?:eslint|stylelint)-disable\S*|svelte-ignore)(?P<reason>.*)"
)
WORDS: Final = re.compile(r"\w+\W+\w+")
"""At least two words: less is no reason."""
LEFT_OUT: Final = frozenset({"skip", "skipif", "xfail", "importorskip"})


OTHERS: Final = frozenset({"node_modules", "static", "dist", "build", "__pycache__"})
"""Folders of what was fetched or built."""


def own_files(*endings: str) -> list[Path]:
    """The project's own files of those kinds."""
    found = []
    for folder, folders, names in os.walk(ROOT):
        folders[:] = sorted(name for name in folders if name not in OTHERS and not name.startswith("."))
        found += [Path(folder) / name for name in sorted(names) if name.endswith(endings)]
    return found


def unreasoned_comments(source: str) -> Iterator[int]:
    """Lines with a comment that keeps them from a check and says not why."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type != tokenize.COMMENT or (found := SILENCED.match(token.string.lstrip("# "))) is None:
            continue
        if not WORDS.search(SILENCED.sub("", found["reason"])):
            yield token.start[0]


def unreasoned_skips(tree: ast.AST) -> Iterator[int]:
    """Lines on which a test is left out and no reason is given."""
    reasoned = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call) and _given(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in LEFT_OUT and "pytest" in ast.unparse(node.value):
            yield from () if id(node) in reasoned else (node.lineno,)


def _given(call: ast.Call) -> bool:
    """Whether a call that leaves a test out says why: in words, or by what has been worked out before."""
    why = [keyword.value for keyword in call.keywords if keyword.arg == "reason"]
    if not why and isinstance(call.func, ast.Attribute) and call.func.attr == "skip":
        why = call.args[:1]
    return any(not isinstance(value, ast.Constant) or WORDS.search(str(value.value)) for value in why)


def in_python(source: str) -> list[int]:
    """The lines of a Python source that want a reason."""
    return sorted([*unreasoned_comments(source), *unreasoned_skips(ast.parse(source))])


def in_client(source: str) -> list[int]:
    """The same of a source of the client."""
    lines = enumerate(source.splitlines(), 1)
    return [n for n, line in lines if (found := SILENCED_CLIENT.search(line)) and not WORDS.search(found["reason"])]


def test_whatever_is_silenced_or_left_out_has_its_reason_beside_it() -> None:
    python, client = own_files(".py"), own_files(".ts", ".svelte", ".js", ".css")
    assert len(python) > 100
    assert len(client) > 20
    bare = [f"{f.relative_to(ROOT)}:{n}" for f in python for n in in_python(f.read_text(encoding="utf-8"))]
    bare += [f"{f.relative_to(ROOT)}:{n}" for f in client for n in in_client(f.read_text(encoding="utf-8"))]
    assert bare == []


MARK = "type: ignore"
PYTHON = [
    (f"x = 1  # {MARK}", 1),
    (f"x = 1  # {MARK}[arg-type]", 1),
    (f"x = 1  # {MARK}[arg-type]  # {MARK}", 1),
    (f"x = 1  # {MARK}[arg-type]  # that is the mistake", 0),
    ("x = 1  # noqa", 1),
    ("x = 1  # noqa: N802, E501", 1),
    ("x = 1  # noqa: N802, E501 - the visitor's name", 0),
    ("pytest.skip()", 1),
    ("pytest.skip('')", 1),
    ("pytest.skip('no npm here')", 0),
    ("pytest.skip(why)", 0),
    ("@pytest.mark.skip\ndef test(): ...", 1),
    ("@pytest.mark.skipif(windows)\ndef test(): ...", 1),
    ("@pytest.mark.skipif(windows, reason='no signals there')\ndef test(): ...", 0),
    ("pytest.importorskip('sqlite3')", 1),
    ("words.skip()", 0),
]


@pytest.mark.parametrize(("source", "bare"), PYTHON)
def test_a_bare_one_is_found(source: str, bare: int) -> None:
    assert len(in_python(source)) == bare


def test_a_bare_one_is_found_in_the_client() -> None:
    silence = "@ts-expect-error"
    assert in_client(f"// {silence}\nlet x = 1; // {silence} -- the library has no types") == [1]
