"""Tables at the moments that the gallery shows. Games are dealt from fixed secrets and played by the games' own bots, so that every run has the same
ones; when rules change there are other games, and in them other moments of the same kinds.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

import msgspec

from gatekey.kernel.decision import Decision
from gatekey.kernel.rules import Deal, Rules
from gatekey.store.records import ChatRecord, Entry, SeatRecord, TableRecord
from gatekey.store.store import Store
from gatekey.store.writer import Write
from gatekey.table import lobby
from gatekey.table.bots import bot_answer
from gatekey.table.config import SNAPSHOT_EVERY
from gatekey.table.lesson import furnish
from gatekey.table.seed import seed_from
from gatekey.table.stage import Moment, Stage
from gatekey.table.tokens import CODE_ALPHABET, CODE_LENGTH, HOST_PREFIX, SEAT_PREFIX, token_hash

NOW: Final = 1_790_971_200.0
"""The time at which all pictures are taken, in Unix seconds: an evening in October 2026, 20:00 UTC."""
PACE: Final = 12.0
"""Seconds from one answer to the next."""
NAMES: Final = ("Anna", "Bertrand", "Çağla", "Dimitrios")
EVENINGS: Final = 12
"""So many games are played in search of a moment before it is given up."""
MOST_DRAWS: Final = 20_000

Fits = Callable[[Decision, Mapping[str, Any]], bool]


@dataclass(frozen=True)
class Wanted:
    """A moment of a game at a table of its own."""

    key: str
    """What the gallery calls the table."""
    game: str
    seats: int
    kind: str | None
    """Of the decision that is open; None: the game is over."""
    fits: Fits = lambda decision, public: True
    """What else must hold, from the decision and from what everybody sees."""


class Held(msgspec.Struct, frozen=True):
    """What somebody at a table needs to sit there."""

    token: str
    host: str | None


class Found(msgspec.Struct, frozen=True):
    """A table that is in the database."""

    key: str
    code: str
    game: str
    table: str
    """Its name."""
    seats: list[Held]
    names: list[str]
    people: list[bool]
    """Who of them is a person."""
    asked: int = 0
    """The seat whose decision is open; 0 where none is."""


class Evening:
    """One game as it goes on."""

    def __init__(self, rules: Rules[Any], record: TableRecord, number: int = 0) -> None:
        """``record``: a table that is ready to start; ``number``: what the players' dice are seeded with."""
        self.rules = rules
        self.record = record
        self.entries: list[Entry] = []
        self._dice = random.Random(number)

    def play(self) -> Iterator[tuple[Decision | None, Mapping[str, Any]]]:
        """Each moment: the first of the open decisions (None: the game is over) and what everybody sees."""
        opening = lobby.deal(self.record, self.rules)
        seed = seed_from(self.record.secret, opening.nonces)
        stage, move = Stage.start(self.rules, opening, seed, self._moment(), SNAPSHOT_EVERY, 0, None)
        self.record.status = "playing"
        while True:
            stage.accept(move)
            self._keep(move.entry)
            if move.result is not None:
                self.record.status, self.record.winners = "finished", list(move.result.winners)
                yield None, stage.scene.public
                return
            seat, ask = min(stage.scene.asks.items())
            yield ask.decision, stage.scene.public
            answer = bot_answer(stage.running, stage.scene, seat, self._dice, "")
            move = stage.answer(seat, answer, ask.ask, self._moment(), by_hand=True, command=None)

    def _moment(self) -> Moment:
        at = self.record.created + PACE * len(self.entries)
        return Moment(self.record.seq, self.record.line_n, at, at)

    def _keep(self, entry: Entry) -> None:
        entry = entry.linked(self.record.chain)
        self.entries.append(entry)
        self.record.seq, self.record.chain = entry.seq, entry.chain
        self.record.line_n = entry.line + entry.line_count - 1
        self.record.played = entry.at / 1000


def secret(*parts: object) -> bytes:
    """32 bytes that are a function of ``parts``."""
    return blake2b("/".join(map(str, parts)).encode(), digest_size=32).digest()


def code_of(key: str) -> str:
    """The code of a table, the same in every run."""
    return "".join(random.Random(key).choices(CODE_ALPHABET, k=CODE_LENGTH))


def held(code: str, seat: int) -> Held:
    """The tokens of a seat; the first one is the host."""
    name = secret("token", code, seat).hex()[:32]
    return Held(SEAT_PREFIX + name, HOST_PREFIX + name if seat == 0 else None)


async def lay_out_moments(
    store: Store,
    games: Mapping[str, Rules[Any]],
    wanted: Sequence[Wanted],
    talk: Mapping[str, Sequence[tuple[int, str]]],
) -> list[Found]:
    """Find the moments and store each as a table; ``talk``: what was said there, by key, as seat and words.

    Raises:
        LookupError: no game had such a moment.
    """
    found: list[Found] = []
    left = list(wanted)
    for number in range(EVENINGS):
        for game, seats in sorted({(one.game, one.seats) for one in left}):
            evening = Evening(games[game], _people(games[game], seats, number), number)
            for decision, public in evening.play():
                for one in [w for w in left if (w.game, w.seats) == (game, seats) and _is_it(w, decision, public)]:
                    left.remove(one)
                    found.append(await _store(store, evening, one, decision, talk.get(one.key, ())))
    if left:
        raise LookupError(f"no game of {EVENINGS} has a moment for {', '.join(one.key for one in left)}")
    return found


def _is_it(wanted: Wanted, decision: Decision | None, public: Mapping[str, Any]) -> bool:
    if decision is None or wanted.kind is None:
        return decision is None and wanted.kind is None
    return decision.kind == wanted.kind and wanted.fits(decision, public)


async def _store(
    store: Store, evening: Evening, wanted: Wanted, decision: Decision | None, talk: Sequence[tuple[int, str]]
) -> Found:
    """The game as far as it is now, as a table of its own. The chain of its log holds no code, so it is as good there."""
    record = lobby.copy(evening.record)
    record.code, record.name = code_of(wanted.key), "Friday"
    return await put(store, wanted.key, record, evening.entries, talk, 0 if decision is None else decision.seat)


async def put(
    store: Store,
    key: str,
    record: TableRecord,
    entries: Sequence[Entry] = (),
    talk: Sequence[tuple[int, str]] = (),
    asked: int = 0,
) -> Found:
    """Store a table whose people hold the tokens of :func:`held`."""
    tokens = [held(record.code, n) for n in range(len(record.seats))]
    for seat, own in zip(record.seats, tokens, strict=True):
        if seat.kind == "human":
            seat.token_hash = token_hash(own.token)
    record.host_token = token_hash(tokens[0].host or "")
    chat = [
        ChatRecord(n=n, at=record.played - 60, text=text, seat=seat, name=record.seats[seat].name)
        for n, (seat, text) in enumerate(talk, 1)
    ]
    await store.commit(Write(table=record, new=True, entries=tuple(entries), chat=chat))
    return Found(
        key,
        record.code,
        record.game,
        record.name,
        tokens,
        [seat.name for seat in record.seats],
        [seat.kind == "human" for seat in record.seats],
        asked,
    )


def _people(rules: Rules[Any], seats: int, number: int) -> TableRecord:
    """People of fixed names who have chosen, by dice seeded with ``number``."""
    record = waiting(rules, "", seats, seats)
    record.secret = secret("evening", rules.id, seats, number)
    record.created, record.chain = NOW - 7200, record.pledge
    dice = random.Random(number)
    for choice in rules.seat_choices:
        picks = dice.sample(choice.values, seats) if choice.distinct else dice.choices(choice.values, k=seats)
        for seat, pick in zip(record.seats, picks, strict=True):
            seat.choices[choice.id] = pick
    return record


async def lay_out_lesson(store: Store, rules: Rules[Any], key: str) -> Found:
    """A lesson at its beginning, whose deal teaches: found as the server finds it, but among secrets that are always the same.

    Raises:
        LookupError: no deal of many suits the lesson.
    """
    lesson = rules.lesson
    assert lesson is not None
    record = waiting(rules, key, lesson.seats, 1)
    furnish(record, rules, lesson)
    opening = lobby.deal(lobby.copy(record), rules)
    deal = Deal(len(opening.nonces), opening.choices, opening.options)
    for n in range(MOST_DRAWS):
        record.secret = secret("lesson", rules.id, n)
        if rules.teaches(rules.setup(deal, seed_from(record.secret, opening.nonces))[0]):
            record.chain = record.pledge
            evening = Evening(rules, record)
            next(evening.play())
            return await put(store, key, record, evening.entries)
    raise LookupError(f"no deal of {rules.id} suits its lesson")


def waiting(rules: Rules[Any], key: str, seats: int, people: int) -> TableRecord:
    """A table in its lobby, with that many people on its first seats."""
    record = TableRecord(
        code=code_of(key),
        name="Friday",
        public=False,
        game=rules.id,
        options={option.id: option.values[0] for option in rules.table_options},
        seats=[
            SeatRecord(kind="human", name=NAMES[n], nonce=f"nonce-{n}") if n < people else SeatRecord()
            for n in range(seats)
        ],
        host=0,
        host_used=True,
        secret=secret("lobby", key),
        created=NOW - 300,
        played=NOW - 240,
    )
    record.chain = record.pledge
    return record
