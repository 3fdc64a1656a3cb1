"""Writes what the client's tests compare themselves with: deltas, digests and frames as the server makes them.

Run ``python tools/client_fixtures.py`` after a change of :mod:`gatekey.kernel.delta`, of the digest or of the frames.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec

from gatekey.kernel.decision import Amount, Balance, Blocked, Decision, Option, Part
from gatekey.kernel.delta import diff
from gatekey.kernel.rules import Line
from gatekey.kernel.text import Text, say
from gatekey.wire.codec import digest, encode
from gatekey.wire.messages import Ask, Awaited, LogLine, Step, Welcome
from gatekey.wire.steps import FrameReader, StepWriter

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


SEAT = 1
NAMES = ("lantern", "wolf", "T09", "x", "~", "\0", "\0five", "🌙")


def words(chance: random.Random, depth: int = 0) -> Text:
    """A random text."""
    arguments: dict[str, Any] = {
        name: chance.choice(NAMES) for name in chance.sample(("who", "what", "to"), chance.randrange(4))
    }
    if chance.random() < 0.3:
        arguments["n"] = chance.randrange(-3, 300)
    if depth < 2 and chance.random() < 0.3:
        arguments["parts"] = [words(chance, depth + 1) for _ in range(chance.randrange(3))]
    return say(chance.choice(("moved", "found", "won")), **arguments)


def decision(chance: random.Random) -> Decision:
    """A random decision; its options come back, some of them changed."""
    numbers = chance.sample(range(12), chance.randrange(9))
    return Decision(
        SEAT,
        chance.choice(("act", "meddle")),
        words(chance),
        tuple(
            Option(f"go:{n}", say("go", n=n), worth=chance.choice((0, 0, 3)), touches=(f"tile:{n}",)) for n in numbers
        ),
        choose=chance.choice(((1, 1), (0, 2))),
        passing=chance.choice((None, say("pass"))),
        blocked=tuple(
            Blocked(f"go:{n}", say("go", n=n), say(chance.choice("ab"))) for n in range(12) if n not in numbers
        ),
        amounts=(Amount("pay", say("pay"), most=chance.randrange(4)),) if chance.random() < 0.3 else (),
        balance=Balance((Part(say("own"), 3),), ()) if chance.random() < 0.3 else None,
        rest=chance.random() < 0.5,
    )


def frames() -> list[dict[str, Any]]:
    """A connection: each frame as it is sent (hexadecimal), and what must be read from it."""
    chance = random.Random(11)
    writer, reader = StepWriter(1000), FrameReader()
    first = [LogLine(4, words(chance), 6, 1), LogLine(5, words(chance), 6)]
    asked, number = decision(chance), 6
    welcome = Welcome(v=2, seq=6, room={}, seat=SEAT, line=5, epoch=1000, lines=first, ask=Ask(number, asked))
    writer.joined(SEAT)
    said = [encode(welcome)]
    table, mine = None, None
    for seq in range(7, 60):
        if seq in {30, 31}:
            writer.joined(None if seq == 30 else SEAT)
        old, table, own, mine = table, tree(chance), mine, tree(chance)
        lines = [
            Line(words(chance), chance.choice((None, 0, 2)), chance.randrange(2)) for _ in range(chance.randrange(3))
        ]
        if chance.random() < 0.7:
            asked, number = decision(chance), seq
        told = {0: words(chance)} if lines and chance.random() < 0.3 else None
        writer.common(seq, diff(old, table), lines, [Awaited(chance.randrange(2), asked.kind, 1000 + seq // 3)])
        is_open = chance.random() < 0.8
        said.append(
            writer.own(SEAT, diff(own, mine), (number, asked) if is_open else None, undo=seq % 5 == 0, told=told)
        )
    return [{"hex": data.hex(), "read": _shown(reader.read(data))} for data in said]


def _shown(frame: Any) -> Any:
    if not isinstance(frame, Step):
        return None
    plain = msgspec.to_builtins(frame)
    rows = [dict(zip(LogLine.__struct_fields__, line, strict=True)) for line in plain["lines"]]
    lines = [
        {key: value for key, value in row.items() if value is not None and (key, value) != ("depth", 0)} for row in rows
    ]
    return {"t": "step", **plain, "lines": lines}


def text() -> str:
    """The fixtures as JSON, a case a line."""
    chance = random.Random(7)
    pairs = PAIRS + [(tree(chance), tree(chance)) for _ in range(120)]
    deltas = [{"old": old, "new": new, "delta": diff(old, new)} for old, new in pairs]
    digests = [{"table": old, "mine": new, "digest": digest(old, new)} for old, new in pairs]
    parts = [
        ",\n".join(json.dumps(entry, ensure_ascii=False, sort_keys=True) for entry in cases)
        for cases in (deltas, digests, frames())
    ]
    return f'{{"deltas": [\n{parts[0]}\n],\n"digests": [\n{parts[1]}\n],\n"frames": [\n{parts[2]}\n]}}\n'


def main() -> None:
    """Write the file."""
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
