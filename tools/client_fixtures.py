"""Writes what the client's tests compare themselves with: deltas and digests as the server makes them.

Run ``python tools/client_fixtures.py`` after a change of :mod:`gatekey.kernel.delta` or of the digest.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from gatekey.kernel.delta import diff
from gatekey.wire.codec import digest

FILE = Path(__file__).resolve().parent.parent / "client" / "tests" / "fixtures" / "wire.json"

PAIRS: list[tuple[Any, Any]] = [
    (None, {"a": 1}),
    ({"a": 1}, {"a": 1}),
    ({"a": 1}, {"a": 2, "b": [1, 2, 3]}),
    ({"a": 1, "b": 2}, {"b": 2}),
    ({"a": {"b": {"c": 1}}}, {"a": {"b": {"c": None}}}),
    ([1, 2, 3], [1, 5, 3]),
    ([1, 2, 3], [1, 2, 3, 4]),
    ([1, 2, 3, 4, 5], [1, 5]),
    ([], [1, 2]),
    ([1, 2], []),
    ({"list": [{"n": 1}, {"n": 2}]}, {"list": [{"n": 1}, {"n": 3, "m": []}]}),
    ({"a": [1]}, {"a": []}),
    (True, 1),
    ({"name": "Anna"}, {"name": "Ирина 🌙"}),
    (
        {"map": {"T09": {"x": 0, "y": -1}}},
        {"map": {"T09": {"x": 0, "y": -1, "claim": 2}, "T10": {"x": 200, "y": -40000}}},
    ),
]


def tree(chance: random.Random, depth: int = 0) -> Any:
    """Random plain data."""
    kind = chance.randrange(4 if depth > 3 else 6)
    match kind:
        case 0:
            return chance.choice([None, True, False])
        case 1 | 2:
            return chance.choice([0, 1, -1, 127, 128, -33, 300, -70000, 2**31, chance.randrange(10**6)])
        case 3:
            return chance.choice(["", "lantern_flare#2", "Jürgen", "x" * 40, "日本"])
        case 4:
            return [tree(chance, depth + 1) for _ in range(chance.randrange(4))]
        case _:
            keys = chance.sample(["a", "b", "at", "hand", "T01", "T9", "z"], chance.randrange(5))
            return {key: tree(chance, depth + 1) for key in keys}


def text() -> str:
    """The fixtures as JSON, a case a line."""
    chance = random.Random(7)
    pairs = PAIRS + [(tree(chance), tree(chance)) for _ in range(120)]
    deltas = [{"old": old, "new": new, "delta": diff(old, new)} for old, new in pairs]
    digests = [{"table": old, "mine": new, "digest": digest(old, new)} for old, new in pairs]
    parts = [
        ",\n".join(json.dumps(entry, ensure_ascii=False, sort_keys=True) for entry in cases)
        for cases in (deltas, digests)
    ]
    return f'{{"deltas": [\n{parts[0]}\n],\n"digests": [\n{parts[1]}\n]}}\n'


def main() -> None:
    """Write the file."""
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
