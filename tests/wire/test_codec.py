"""The edge: what is a frame comes through whole, what is not is refused in one way only."""

from __future__ import annotations

import contextlib
import zlib
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from gatekey.wire import messages
from gatekey.wire.codec import Malformed, decode_client, decode_server, digest, encode, encode_part
from gatekey.wire.messages import (
    MAX_FRAME_BYTES,
    Ask,
    ClientCommand,
    ClientFrame,
    Do,
    Frame,
    Hello,
    Ping,
    Pong,
    Say,
    ServerMap,
    Welcome,
)

names = st.text(max_size=50)
counts = st.integers(min_value=0, max_value=2**31)
client_frames: st.SearchStrategy[Frame] = st.one_of(
    st.builds(Hello, v=counts, table=names, token=st.none() | names, password=st.none() | names, line=counts),
    st.builds(
        Do,
        id=names,
        ask=counts,
        pick=st.lists(names, max_size=5).map(tuple),
        amounts=st.dictionaries(names, st.integers(-(2**31), 2**31), max_size=4),
    ),
    st.builds(Say, id=names, text=names),
    st.builds(Ping, seq=counts, digest=counts),
)


@given(client_frames)
def test_every_client_frame_comes_through_whole(frame: Frame) -> None:
    assert decode_client(encode(frame)) == frame


@given(st.binary(max_size=600))
@example(b"\x81" * 500)
@example(b"\x91" * 599)
@example(b"\xdf\xff\xff\xff\xff")
@example(b"\xc7\xff\x01")
def test_bytes_that_are_no_frame_are_malformed_and_nothing_else(data: bytes) -> None:
    for decode in (decode_client, decode_server):
        with contextlib.suppress(Malformed):
            assert isinstance(decode(data), Frame)


@settings(deadline=None)  # how long one takes is the machine's affair
@given(client_frames, st.data())
def test_damaged_frames_are_malformed_or_another_frame(frame: Frame, data: st.DataObject) -> None:
    damaged = bytearray(encode(frame))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(damaged) - 1))
        damaged[at] = data.draw(st.integers(0, 255))
    try:
        frame_or = decode_client(bytes(damaged))
    except Malformed:
        return
    assert isinstance(frame_or, Frame)


nested: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63) | st.text(max_size=5) | st.binary(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=20,
)


@given(st.dictionaries(st.sampled_from(["t", "id", "ask", "pick", "amounts", "v", "table"]), nested))
def test_maps_that_look_like_frames_are_malformed_or_frames(fields: dict[str, Any]) -> None:
    with contextlib.suppress(Malformed):
        assert isinstance(decode_client(msgspec.msgpack.encode(fields)), Frame)


def test_a_frame_over_the_limit_is_refused_unread() -> None:
    with pytest.raises(Malformed, match="at most"):
        decode_client(b"\xc1" * (MAX_FRAME_BYTES + 1))


def test_depth_is_refused_not_fatal() -> None:
    deep = b"\x83\xa1t\xa3say\xa2id\xa11\xa4text" + b"\x91" * 15_000 + b"\xc0"
    with pytest.raises(Malformed):
        decode_client(deep)
    unread = b"\x83\xa1t\xa7welcome\xa1v\x01\xa5table" + b"\x91" * 15_000 + b"\xc0"
    with pytest.raises(Malformed):
        decode_server(unread)


@pytest.mark.parametrize("kind", get_args(ClientFrame), ids=lambda kind: kind.__name__)
def test_each_client_frame_has_its_own_tag_in_small_letters(kind: type[Frame]) -> None:
    tag = kind.__struct_config__.tag
    assert isinstance(tag, str)
    assert tag == tag.lower()
    assert [other for other in get_args(ClientFrame) if other.__struct_config__.tag == tag] == [kind]


def test_every_kind_of_frame_is_one_of_the_unions() -> None:
    every = {
        kind
        for kind in vars(messages).values()
        if isinstance(kind, type) and issubclass(kind, Frame) and kind not in {Frame, messages.Command}
    }
    assert every == {*get_args(ClientFrame), *get_args(ServerMap)}
    assert set(get_args(ClientCommand)) < set(get_args(ClientFrame))


def test_what_is_at_its_default_is_not_sent() -> None:
    assert msgspec.msgpack.decode(encode(Do(id="a", ask=3))) == {"t": "do", "id": "a", "ask": 3}
    assert msgspec.msgpack.decode(encode(Pong(seq=7))) == {"t": "pong", "seq": 7}


def test_a_part_encoded_once_reads_the_same_as_one_encoded_in_place() -> None:
    view = {"tiles": [{"id": "T09"}], "round": 3}
    whole = Welcome(v=2, seq=2, room={}, seat=None, table=view)
    shared = Welcome(v=2, seq=2, room={}, seat=None, table=encode_part(view))
    assert encode(whole) == encode(shared)
    assert decode_server(encode(shared)) == decode_server(encode(whole))


def test_an_ask_carries_its_decision() -> None:
    frame = Welcome(v=2, seq=2, room={}, seat=1, ask=Ask(5, {"seat": 1, "kind": "act", "prompt": ("act?", {})}))
    back = decode_server(encode(frame))
    assert isinstance(back, Welcome)
    assert back.ask is not None
    assert back.ask.decision["kind"] == "act"


@given(st.dictionaries(st.text(max_size=5), nested, max_size=5))
def test_the_digest_does_not_depend_on_the_order_of_keys(view: dict[str, Any]) -> None:
    turned = dict(reversed(view.items()))
    assert digest(view, None) == digest(turned, None)
    assert digest(view, {}) != digest(view, {"x": 1})


def test_the_digest_is_the_documented_one() -> None:
    assert digest({"b": [True], "a": 1}, None) == zlib.crc32(bytes.fromhex("92 82 a1 61 01 a1 62 91 c3 c0"))
