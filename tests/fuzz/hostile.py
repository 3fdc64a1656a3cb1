"""Frames that no honest client sends: built from the types of the protocol with values gone wrong, and real ones broken byte by byte."""

from __future__ import annotations

import random
import struct
from collections.abc import Sequence
from typing import Any, Final, get_args

import msgspec
from hypothesis import strategies as st

from gatekey.wire.messages import MAX_FRAME_BYTES, PROTOCOL, ClientFrame, Hello

KINDS: Final[tuple[type[msgspec.Struct], ...]] = get_args(ClientFrame)
UNICODE: Final = (
    "\x00", "\u202e\u2066", "\ud83d\ude00".encode("utf-16", "surrogatepass").decode("utf-16"), "e\u0301" * 20, "\ufeff", "\U0010ffff", "ﷺ" * 9,
    "../../etc/passwd", "{ $n }", "<script>", "%s%n", "' OR 1=1 --", "a" * 65, "K7M2QX", "seat_", "host_" + "A" * 32, "watch_",
)  # fmt: skip
NUMBERS: Final = (0, 1, -1, 2**31, -(2**31), 2**53, 2**63 - 1, -(2**63), 2**64 - 1)


def nested(depth: int) -> Any:
    """A list in a list in a list."""
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


texts = st.sampled_from(UNICODE) | st.text(max_size=30)
numbers = st.sampled_from(NUMBERS) | st.integers(-(2**63), 2**64 - 1)
odd = st.one_of(
    st.none(),
    st.booleans(),
    st.floats(),
    numbers,
    texts,
    st.binary(max_size=30),
    st.integers(1, 200).map(nested),
    st.lists(texts, max_size=4),
    st.dictionaries(texts, numbers | texts, max_size=4),
)
"""A value of a wrong type, mostly."""


def of(kind: Any) -> st.SearchStrategy[Any]:
    """Values of an annotated type, extreme ones with preference."""
    match msgspec.inspect.type_info(kind):
        case msgspec.inspect.IntType():
            return numbers | st.integers(-5, 60)
        case msgspec.inspect.StrType():
            return texts
        case msgspec.inspect.BoolType():
            return st.booleans()
        case msgspec.inspect.NoneType():
            return st.none()
        case msgspec.inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case msgspec.inspect.UnionType():
            return st.one_of([of(part) for part in get_args(kind)])
        case msgspec.inspect.VarTupleType():
            return st.lists(texts, max_size=40)
        case msgspec.inspect.DictType():
            value = get_args(kind)[1]
            return st.dictionaries(texts, of(value), max_size=8)
        case other:
            raise TypeError(f"no strategy for {other}")


@st.composite
def frames(draw: st.DrawFn) -> bytes:
    """A frame of one of the kinds. Some fields are right, some are wrong, some are missing or too many; now and then it is huge."""
    kind = draw(st.sampled_from(KINDS))
    shape: dict[Any, Any] = {"t": kind.__struct_config__.tag}
    for field in msgspec.structs.fields(kind):
        how = draw(st.integers(0, 9))
        if how == 0:
            continue
        shape[field.name] = draw(odd) if how == 1 else draw(of(field.type))
    if kind is Hello and draw(st.integers(0, 3)):
        shape["v"] = PROTOCOL
    extra = draw(st.integers(0, 20))
    if extra == 0:
        shape[draw(texts)] = draw(odd)
    elif extra == 1:
        shape["id"] = "x" * draw(st.sampled_from([64, 65, MAX_FRAME_BYTES - 40, MAX_FRAME_BYTES, 2 * MAX_FRAME_BYTES]))
    return msgspec.msgpack.encode(shape)


def twisted(frame: bytes, corpus: Sequence[bytes], dice: random.Random) -> bytes:
    """A real frame in which one value is another one, of another frame or of no frame at all."""
    shape = msgspec.msgpack.decode(frame)
    other = msgspec.msgpack.decode(dice.choice(corpus))
    name = dice.choice(sorted(shape))
    values = (other.get(name, dice.choice(NUMBERS)), dice.choice(NUMBERS), dice.choice(UNICODE), shape[name], nested(9))
    value = dice.choice(values)
    shape[name] = [value] if isinstance(shape[name], list) and dice.random() < 0.8 else value
    return msgspec.msgpack.encode(shape)


def broken(frame: bytes, corpus: Sequence[bytes], dice: random.Random) -> bytes:
    """A real frame after some mishaps."""
    if dice.random() < 0.3:
        return twisted(frame, corpus, dice)
    data = frame
    for _ in range(dice.choice((1, 1, 1, 2, 3, 5))):
        data = dice.choice(MISHAPS)(data, dice.randrange(len(data) + 1), corpus, dice)
    if dice.random() < 0.01:
        data *= MAX_FRAME_BYTES // max(1, len(data)) + 1
    return data


def _flipped(data: bytes, at: int, corpus: Sequence[bytes], dice: random.Random) -> bytes:
    return data[:at] + bytes(b ^ 1 << dice.randrange(8) for b in data[at : at + 1]) + data[at + 1 :]


def _replaced(data: bytes, at: int, corpus: Sequence[bytes], dice: random.Random) -> bytes:
    return data[:at] + dice.randbytes(1) + data[at + 1 :]


def _shortened(data: bytes, at: int, corpus: Sequence[bytes], dice: random.Random) -> bytes:
    return data[:at] + data[at + dice.randint(1, 8) :]


def _spliced(data: bytes, at: int, corpus: Sequence[bytes], dice: random.Random) -> bytes:
    other = dice.choice(corpus)
    return data[:at] + other[dice.randrange(len(other) + 1) :]


def _swollen(data: bytes, at: int, corpus: Sequence[bytes], dice: random.Random) -> bytes:
    between = (
        dice.randbytes(dice.randint(1, 8)),
        dice.choice(HEADERS),
        msgspec.msgpack.encode(dice.choice(UNICODE)),
        msgspec.msgpack.encode(dice.choice(NUMBERS)),
        b"\x91" * dice.choice((3, 200, 1100)),
        struct.pack(">Bd", 0xCB, dice.choice((float("nan"), float("inf"), -0.0, 1e308))),
    )
    return data[:at] + dice.choice(between) + data[at:]


MISHAPS: Final = (_flipped, _replaced, _shortened, _spliced, _swollen, _swollen)
HEADERS: Final = (
    *(bytes((kind,)) + b"\xff" * 4 for kind in (0xC6, 0xC9, 0xDB, 0xDD, 0xDF)),
    b"\xc1",
    b"\xa4\xff\xfe\xfd\xfc",
)
"""Lengths that are not there, a byte that means nothing, and text that is none."""
