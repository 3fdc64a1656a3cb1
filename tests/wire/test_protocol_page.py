"""docs/protocol.md says what the code does: its bytes are frames, and it names everything there is."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from gatekey.client.link import COME_BACK
from gatekey.kernel.delta import apply
from gatekey.web.errors import _STATUS
from gatekey.web.settings import Limits
from gatekey.wire import words
from gatekey.wire.asks import AMOUNT, BLOCKED, FIELDS, OPTION
from gatekey.wire.codec import Malformed, decode_client, decode_server, digest, encode
from gatekey.wire.messages import PROTOCOL, ClientFrame, Frame, RoomInfo, ServerMap, Step, Welcome
from gatekey.wire.steps import FrameReader

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
STEPS = re.findall(r"```step\n([0-9a-f ]+)\n(\[.*\])\n(\{.*\})\n```", PAGE)
FRAMES = re.findall(r"```frame\n([0-9a-f \n]+)\n(\{.*?)\n```", PAGE, re.DOTALL)


def decoded(data: bytes) -> Frame:
    try:
        return decode_client(data)
    except Malformed:
        return decode_server(data)


@pytest.mark.parametrize(("hexed", "shown"), FRAMES)
def test_the_bytes_of_each_example_are_what_is_written_beside_them(hexed: str, shown: str) -> None:
    data = bytes.fromhex(hexed)
    assert msgspec.msgpack.decode(data) == json.loads(shown)
    assert isinstance(decoded(data), Frame)


def test_the_steps_of_the_example_hold_and_say_what_is_written_beside_them() -> None:
    reader = FrameReader()
    reader.read(encode(Welcome(v=PROTOCOL, seq=41, room={}, seat=0, line=117, epoch=1_700_000_000)))
    for hexed, short, whole in STEPS:
        data = bytes.fromhex(hexed)
        held = msgspec.msgpack.decode(data, strict=False)
        assert json.loads(json.dumps(held)) == json.loads(short)
        step = msgspec.to_builtins(reader.read(data))
        told = {name: value for name, value in step.items() if value not in (None, [], False)}
        assert json.loads(json.dumps(told)) == json.loads(whole)


def test_the_numbers_of_fields_are_those_written() -> None:
    for names in (FIELDS, OPTION, BLOCKED, AMOUNT):
        said = ", ".join(f"`{name}` {n}" for n, name in enumerate(names))
        assert said in PAGE.replace("\n", " "), said


def test_the_sizes_of_the_list_of_words_are_those_written() -> None:
    assert f"at most {words.MOST} entries, and begins anew when it has more than {words.FULL}" in PAGE
    assert (words.SHORTEST, words.FEWEST) == (3, 3)


def test_there_are_examples() -> None:
    assert len(FRAMES) >= 6
    assert len(STEPS) >= 2


def test_the_digest_in_the_example_is_the_digest() -> None:
    ping = next(json.loads(shown) for _, shown in FRAMES if '"ping"' in shown)
    assert ping["digest"] == digest({"round": 3}, None)


def test_the_delta_in_the_example_leads_where_it_says() -> None:
    found = re.search(r"old +(\{.*\})\ndelta +(\{.*\})\nnew +(\{.*\})", PAGE)
    assert found is not None
    old, delta, new = map(json.loads, found.groups())
    assert apply(old, delta) == new


@pytest.mark.parametrize("kind", [*get_args(ClientFrame), *get_args(ServerMap)], ids=lambda kind: kind.__name__)
def test_every_kind_of_frame_is_named_with_its_fields(kind: Any) -> None:
    assert f"`{kind.__struct_config__.tag}`" in PAGE
    for field in kind.__struct_fields__:
        assert f"`{field}`" in PAGE or f'"{field}"' in PAGE, field


def test_every_field_of_welcome_room_and_step_is_named() -> None:
    for field in (*Welcome.__struct_fields__, *RoomInfo.__struct_fields__, *Step.__struct_fields__):
        assert f"`{field}`" in PAGE, field


def test_every_limit_is_named() -> None:
    for limit in fields(Limits):
        if limit.name != "drain":
            assert f"`{limit.name}`" in PAGE, limit.name


def test_every_code_is_named() -> None:
    for code in COME_BACK | _STATUS.keys():
        assert f"`{code}`" in PAGE, code


def test_the_version_is_the_one_spoken() -> None:
    assert f"now **{PROTOCOL}**" in PAGE
