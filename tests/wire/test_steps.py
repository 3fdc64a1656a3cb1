"""Steps written short are read as they were meant, by everybody who may read them, and by nobody more."""

from __future__ import annotations

import itertools
import random
from typing import Any

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from gatekey.kernel.decision import Amount, Blocked, Decision, Option
from gatekey.kernel.delta import apply, diff
from gatekey.kernel.rules import Line
from gatekey.kernel.text import Text, say
from gatekey.wire import asks, words
from gatekey.wire.asks import AskReader, AskWriter
from gatekey.wire.codec import encode
from gatekey.wire.messages import Ask, Awaited, LogLine, Step, Welcome
from gatekey.wire.steps import FrameReader, Misfit, StepWriter, is_step
from gatekey.wire.words import WordReader, WordWriter
from tests.wire.full import full

strings = st.sampled_from(["", "a", "~", "\0", "\0a", "🌙", "lantern", "wolf", "T09"]) | st.text(max_size=5)
scalars = st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | strings
plain: st.SearchStrategy[Any] = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(strings, inner, max_size=5)
        | st.tuples(strings, st.dictionaries(strings, inner, max_size=3)).map(list)
    ),
    max_leaves=25,
)


def some_text(dice: random.Random) -> Text:
    arguments = {
        name: dice.choice(("tile:T09", "\0", "x", 3, -1)) for name in dice.sample(("who", "to", "n"), dice.randrange(4))
    }
    return (dice.choice(("go", "x", "")), arguments)


def some_decision(dice: random.Random) -> Decision:
    """One of a few hundred thousand, so that parts of it come back."""
    ids = dice.sample("abcde", dice.randrange(6))
    offered = tuple(
        Option(
            id_,
            some_text(dice),
            group=dice.choice(("", "travel")),
            detail=dice.choice((None, some_text(dice))),
            worth=dice.randrange(2),
            also=dice.choice(((), ("x",))),
        )
        for id_ in ids
    )
    return Decision(
        1,
        dice.choice(("act", "dawn")),
        some_text(dice),
        offered,
        choose=dice.choice(((1, 1), (0, 2))),
        passing=dice.choice((None, some_text(dice))),
        blocked=tuple(Blocked(id_, some_text(dice), say("why")) for id_ in "abc" if id_ not in ids),
        amounts=dice.choice(((), (Amount("pay", say("pay"), dice.randrange(3)),))),
        limits=dice.choice(({}, {"travel": (0, 1)})),
        rest=dice.random() < 0.5,
    )


_pack = msgspec.msgpack.Encoder(order="deterministic").encode


def wired(data: Any) -> Any:
    """As it arrives."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(data), strict=False)


def same(one: Any, other: Any) -> bool:
    return _pack(one) == _pack(other)


def equal(read: Any, decision: Decision) -> bool:
    """Whether a decision was read as it was, down to every field of every option."""
    return bool(full(msgspec.convert(read, Decision)) == full(decision))


@example([["x", {"a": 1}], ["x", {"a": 1}], None, [None, None, 3], {"a": 1, "b": 2, "c": None}])
@given(st.lists(plain, min_size=1, max_size=6))
def test_what_is_written_short_is_read_whole(said: list[Any]) -> None:
    writer, reader = WordWriter(), WordReader()
    for value in said:
        writer.begin()
        short = writer.write(value)
        reader.learn(wired(writer.end()))
        assert same(reader.read(wired(short)), value)
        known = wired(writer.write(value)), wired(writer.end())
        assert same(reader.read(known[0]), value)


@given(st.lists(plain, min_size=2, max_size=8))
def test_deltas_written_short_lead_where_they_should(chain: list[Any]) -> None:
    writer, reader = WordWriter(), WordReader()
    held = chain[0]
    for old, new in itertools.pairwise(chain):
        writer.begin()
        short = writer.write_delta(wired(diff(old, new)))
        reader.learn(wired(writer.end()))
        held = apply(held, reader.read_delta(wired(short)))
        assert same(held, new)


def test_a_list_of_words_that_is_full_begins_anew() -> None:
    writer, reader = WordWriter(), WordReader()
    for n in range(4):
        value = [f"word-{n}-{i}" for i in range(words.FULL)]
        writer.begin()
        short = writer.write(value)
        fresh = writer.end()
        assert (fresh[0] is None) == (n % 2 == 0)
        reader.learn(fresh)
        assert reader.read(wired(short)) == value


def test_a_list_of_words_has_an_end() -> None:
    writer, reader = WordWriter(), WordReader()
    value = [f"word-{i}" for i in range(3 * words.MOST)]
    writer.begin()
    short = writer.write(value)
    assert len(writer.end()) == words.MOST + 1
    reader.learn(writer.end())
    assert reader.read(wired(short)) == value


def test_what_comes_after_the_end_adds_no_word() -> None:
    writer = WordWriter()
    writer.begin()
    writer.write("public")
    assert writer.end() == [None, "public"]
    assert writer.write(["private", "public", {"secret": 1, "hand": 2, "deck": 3}]) == [
        "private",
        "\0",
        {"secret": 1, "hand": 2, "deck": 3},
    ]
    assert writer.end() == [None, "public"]


@pytest.mark.parametrize("seed", range(20))
def test_asks_written_short_are_read_whole(seed: int) -> None:
    dice = random.Random(seed)
    writer, reader = AskWriter(), AskReader()
    for n in range(1, 30):
        decision = some_decision(dice)
        short = writer.write(n, decision)
        number, read = reader.read(wired(short), 1)
        assert number == n
        assert equal(read, decision)
        assert writer.write(n, decision) is True


def test_an_option_is_sent_once() -> None:
    offered = tuple(Option(f"go:{n}", say("go", n=n)) for n in range(5))
    writer = AskWriter()
    writer.write(1, Decision(0, "act", say("act?"), offered))
    assert writer.write(2, Decision(0, "act", say("act?"), offered)) == [2]
    assert writer.write(3, Decision(0, "act", say("act?"), offered[1:4])) == [3, False, {}, [[1, 3]]]
    dearer = Option("go:2", say("go", n=2), cost={"lanterns": 1})
    short = writer.write(4, Decision(0, "act", say("act?"), (offered[0], dearer, offered[4])))
    assert short == [4, False, {}, [0, [2, {5: {"lanterns": 1}}], 4]]
    assert writer.write(5, Decision(0, "act", say("act?"))) == [5, False, {}, []]


def test_the_lists_of_what_was_offered_have_an_end() -> None:
    writer, reader = AskWriter(), AskReader()
    began = []
    for n in range(1, 3 * asks.FULL):
        decision = Decision(0, "act", say("act?"), (Option(f"go:{n}", say("go")), Option("end", say("end"))))
        short = writer.write(n, decision)
        assert isinstance(short, list)
        began.append(short[1])
        assert equal(reader.read(wired(short), 0)[1], decision)
    assert began.count(True) == 3


def two_seats() -> tuple[StepWriter, dict[int | None, FrameReader]]:
    writer = StepWriter(1000)
    readers: dict[int | None, FrameReader] = {}
    for seat in (None, 0, 1):
        readers[seat] = FrameReader()
        writer.joined(seat)
        readers[seat].read(encode(Welcome(v=2, seq=4, room={}, seat=seat, line=9, epoch=1000)))
    return writer, readers


def test_each_viewer_reads_a_step_in_its_own_form() -> None:
    writer, readers = two_seats()
    act = Decision(1, "act", say("act?"), (Option("end", say("end")),))
    line, told = Line(say("drew", who="seat:1"), 1, 1), say("drew-card", card="card:owl")
    for seq in (5, 6):
        shared = writer.common(seq, {"deck": [seq]}, [line], [Awaited(1, "act", 1234)])
        bare = writer.own(0, None, None)
        own = writer.own(1, {"hand": [["owl"]]}, (5, act), undo=True, told={0: told})
        assert bare == shared
        assert is_step(shared)
        assert is_step(own)
        for seat, frame in ((None, shared), (0, shared), (1, own)):
            step = readers[seat].read(frame)
            assert isinstance(step, Step)
            assert (step.seq, step.table, step.awaiting) == (seq, {"deck": [seq]}, [Awaited(1, "act", 1234)])
            text = told if seat == 1 else line.text
            assert same(step.lines, [LogLine(n=5 + seq, text=text, seq=seq, seat=1, depth=1)])
            assert step.undo == (seat == 1)
            assert step.mine == ({"hand": [["owl"]]} if seat == 1 else None)
            assert (step.ask is not None) == (seat == 1)
            if step.ask is not None:
                assert (step.ask.ask, equal(step.ask.decision, act)) == (5, True)


def test_an_ask_that_was_closed_and_is_open_again_is_written_again() -> None:
    writer, readers = two_seats()
    act = Decision(1, "act", say("act?"), (Option("end", say("end")),))
    for seq, is_open in ((5, True), (6, False), (7, True)):
        writer.common(seq, None, (), ())
        step = readers[1].read(writer.own(1, None, (5, act) if is_open else None))
        assert isinstance(step, Step)
        assert (step.ask is not None) == is_open


def test_who_joins_later_reads_on_and_so_do_the_others() -> None:
    writer, readers = two_seats()
    act = Decision(1, "act", say("act?"), (Option("end", say("end")),))
    writer.common(5, {"deck": [["wolf", "hare"]]}, (), [Awaited(1, "act", 1000)])
    readers[1].read(writer.own(1, None, (5, act)))
    device = FrameReader()
    writer.joined(1)
    device.read(
        encode(Welcome(v=2, seq=5, room={}, seat=1, epoch=1000, ask=Ask(5, act), awaiting=[Awaited(1, "act", 1000)]))
    )
    shared = writer.common(6, {"deck": [["hare", "wolf"]]}, (), [Awaited(1, "act", 1000)])
    own = writer.own(1, None, (5, act))
    for reader in (device, readers[1]):
        step = reader.read(own)
        assert isinstance(step, Step)
        assert step.ask is not None
        assert step.ask.decision["options"][0]["id"] == "end"
        assert step.table == {"deck": [["hare", "wolf"]]}
        assert step.awaiting == [Awaited(1, "act", 1000)]
    late = FrameReader()
    late.read(encode(Welcome(v=2, seq=5, room={}, seat=None)))
    step = late.read(shared)
    assert isinstance(step, Step)
    assert same(step.table, {"deck": [["hare", "wolf"]]})


def test_what_a_seat_gets_does_not_show_in_the_frames_of_others() -> None:
    dice = random.Random(3)
    frames = []
    for world in ("one", "other"):
        writer, _ = two_seats()
        sent = []
        for seq in range(5, 25):
            shared = writer.common(seq, {"round": [seq], "row": [[f"card{seq}"]]}, [Line(say("moved", n=seq), 0)], ())
            hand = [f"{world}{dice.randrange(10**6)}" for _ in range(dice.randrange(9))]
            offer = tuple(Option(card, say("play", card=card)) for card in hand)
            own = writer.own(0, {"hand": [hand]}, (seq, Decision(0, "act", say(world), offer)), told={0: say(world)})
            sent.append((shared, writer.own(1, None, (seq, Decision(1, "wait", say("wait?"))))))
            assert own != shared
        frames.append(sent)
    assert frames[0] == frames[1]


@pytest.mark.parametrize(
    "step",
    [
        [5],
        [5, None, {"\x07": [1]}, None, None],
        [5, ["word"], {"\x00": [[None, 0, 1]]}, None, None],
        [5, [["a", "b", "c"]], {"x": [[None, 0, 1]]}, None, None],
        [5, [7], None, None, None],
        [5, None, None, None, [[1]]],
        [5, None, None, None, None, None, [5, False, {99: 1}]],
        [5, None, None, None, None, None, [5, False, {}, [0]]],
        [5, None, None, None, None, None, ["5"]],
        [5, None, None, [[["no text"]]], None],
    ],
)
def test_a_step_that_does_not_fit_is_a_misfit_and_nothing_else(step: list[Any]) -> None:
    _, readers = two_seats()
    with pytest.raises(Misfit):
        readers[1].read(msgspec.msgpack.encode(step))


@given(st.lists(plain, max_size=9))
def test_any_array_is_a_step_or_a_misfit(step: list[Any]) -> None:
    _, readers = two_seats()
    try:
        assert isinstance(readers[1].read(msgspec.msgpack.encode(step)), Step)
    except Misfit:
        return
