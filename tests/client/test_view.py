"""What a client holds after each frame."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gatekey.client.view import View
from gatekey.kernel.decision import PASS, Amount, Blocked, Decision, Option, check, pick
from gatekey.kernel.text import say
from gatekey.wire.codec import decode_server, encode
from gatekey.wire.messages import (
    Ask,
    Chat,
    ChatLine,
    Frame,
    LogLine,
    Pong,
    Room,
    RoomInfo,
    ServerMap,
    Step,
    Welcome,
    You,
)

DECISION = Decision(
    seat=1,
    kind="commit",
    prompt=say("commit?", who="seat:2"),
    options=(
        Option("companion:huldra", say("huldra"), group="companion", cost={"lanterns": 1}, touches=("card:huldra",)),
    ),
    choose=(0, 2),
    passing=say("none"),
    amounts=(Amount("lanterns", say("lanterns"), most=3, worth=1),),
    budget={"lanterns": 3},
    limits={"companion": (0, 1)},
    blocked=(Blocked("companion:hound", say("hound"), say("resting"), "EI-PARTY-3"),),
)


def room(**changed: Any) -> RoomInfo:
    plain = {"code": "A", "name": "", "game": "nim", "status": "playing", "options": {}, "seats": [], "host": 0}
    return msgspec.convert({**plain, "public": True, "locked": False, **changed}, RoomInfo)


def wired(frame: Frame) -> ServerMap:
    return decode_server(encode(frame))


def welcome(**changed: Any) -> Welcome:
    made = Welcome(
        **{"v": 2, "seq": 4, "room": room(), "seat": 1, "table": {"a": [1, 2]}, "mine": {"hand": ["x"]}, **changed}
    )
    frame = wired(made)
    assert isinstance(frame, Welcome)
    return frame


def lines(first: int, last: int) -> list[LogLine]:
    return [LogLine(n=n, text=say("line", n=n), seq=n) for n in range(first, last + 1)]


def test_a_decision_arrives_as_it_was_sent() -> None:
    view = View.of(welcome(ask=Ask(9, DECISION)))
    assert view.question is not None
    assert view.question.ask == 9
    got = view.question.decision
    assert msgspec.to_builtins(got) == msgspec.to_builtins(DECISION)
    check(got, pick("companion:huldra", lanterns=2))
    check(got, pick(PASS))


def test_steps_change_both_views_and_the_question() -> None:
    view = View.of(welcome(ask=Ask(9, DECISION)))
    held = view.public
    view.take(Step(seq=5, table={"a": {0: [7]}}, mine={"hand": {"~": [0, 1, []]}}, lines=lines(1, 2)))
    assert view.public == {"a": [7, 2]}
    assert view.private == {"hand": []}
    assert view.question is None
    assert [line.n for line in view.lines] == [1, 2]
    assert held == {"a": [1, 2]}
    view.take(Step(seq=6))
    assert (view.seq, view.public, view.stale) == (6, {"a": [7, 2]}, False)


def test_an_empty_step_still_counts() -> None:
    view = View.of(welcome())
    view.take(Step(seq=6))
    assert view.stale
    assert view.seq == 4


def test_a_stale_view_takes_no_more_steps() -> None:
    view = View.of(welcome())
    view.take(Step(seq=9))
    view.take(Step(seq=5, table={"a": [0]}))
    assert view.stale
    assert view.public == {"a": [1, 2]}


@pytest.mark.parametrize(
    ("known", "new", "kept"),
    [
        ((1, 5), (6, 8), list(range(1, 9))),
        ((1, 5), (4, 8), list(range(1, 9))),
        ((1, 5), (9, 10), [9, 10]),
        ((1, 5), None, [1, 2, 3, 4, 5]),
    ],
)
def test_log_lines_have_no_gap(known: tuple[int, int], new: tuple[int, int] | None, kept: list[int]) -> None:
    before = View.of(welcome(lines=lines(*known)))
    after = View.of(welcome(lines=lines(*new) if new else []), before)
    assert [line.n for line in after.lines] == kept


def test_lines_of_another_seat_are_not_kept() -> None:
    before = View.of(welcome(lines=lines(1, 5)))
    after = View.of(welcome(seat=None, lines=lines(6, 7)), before)
    assert [line.n for line in after.lines] == [6, 7]


def test_room_chat_and_standing() -> None:
    view = View.of(welcome())
    view.take(wired(Room(room=room(status="finished", winners=[1]))))
    assert view.over
    assert view.room.winners == [1]
    for n in (1, 2, 2):
        view.take(wired(Chat(line=ChatLine(n=n, at=0.0, text="hi"))))
    assert [line.n for line in view.chat] == [1, 2]
    view.take(wired(You(seat=1, standing="turn")))
    assert (view.seat, view.private, view.standing) == (1, {"hand": ["x"]}, "turn")
    view.take(wired(You()))
    assert (view.seat, view.private, view.standing) == (None, None, None)
    view.take(wired(Pong(seq=4)))
    assert view.seq == 4
