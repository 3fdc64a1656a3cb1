"""A game played in memory, step by step, as a table would have stored it; and its twin, in which what is hidden from a viewer is other."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from gatekey.kernel.decision import Answer
from gatekey.kernel.delta import diff_frozen, freeze, pack
from gatekey.kernel.rules import Rules
from gatekey.kernel.selfplay import random_answer, random_deal
from gatekey.store.records import ChatRecord, Entry, Opening, SeatRecord, TableRecord
from gatekey.store.writer import Write
from gatekey.table.lobby import copy
from gatekey.table.resume import fold, plain_hash
from gatekey.table.seed import seed_from
from gatekey.table.stage import Moment, Move, Stage
from gatekey.table.tokens import token_hash

EPOCH = 1_700_000_000.0
BEAT_MS = 1500


def token(seat: int) -> str:
    """The token of a seat in these tests."""
    return f"seat_of-number-{seat}"


class Played:
    """A game from its first step on."""

    def __init__(self, rules: Rules[Any], seats: int, dice: random.Random) -> None:
        self.rules = rules
        deal = random_deal(rules, seats, dice)
        nonces = tuple(f"nonce{seat}" for seat in range(seats))
        self.record = TableRecord(
            code="PLAYED",
            name="Friday",
            game=rules.id,
            status="playing",
            options=dict(deal.options),
            seats=[
                SeatRecord(kind="human", name=f"P{n}", token_hash=token_hash(token(n)), nonce=nonces[n])
                for n in range(seats)
            ],
            host=0,
            beat_ms=BEAT_MS,
            secret=dice.randbytes(32),
            created=EPOCH,
            played=EPOCH,
        )
        self.record.chain = self.record.pledge
        self.entries: list[Entry] = []
        opening = Opening(choices=dict(deal.choices), options=dict(deal.options), nonces=nonces)
        self.stage, first = Stage.start(
            rules, opening, seed_from(self.record.secret, nonces), self._moment(), 20, 0, "0:start"
        )
        self._enact(first)

    @property
    def over(self) -> bool:
        return self.stage.running.over

    @property
    def at_rest(self) -> bool:
        return self.stage.running.at_rest

    def step(self, dice: random.Random) -> None:
        """One random answer of somebody who is asked."""
        decision = dice.choice(self.stage.running.awaited())
        self.answer(decision.seat, random_answer(decision, dice))

    def answer(self, seat: int, answer: Answer) -> None:
        """One answer."""
        ask = self.stage.scene.asks[seat].ask
        self._enact(self.stage.answer(seat, answer, ask, self._moment(), by_hand=True, command=None))

    def _moment(self) -> Moment:
        return Moment(self.record.seq, self.record.line_n, EPOCH + self.record.seq, float(self.record.seq))

    def _enact(self, move: Move) -> None:
        entry = move.entry.linked(self.record.chain)
        self.entries.append(entry)
        self.record.seq, self.record.chain = entry.seq, entry.chain
        self.record.line_n += entry.line_count
        self.stage.accept(move)

    def dealt_anew(self, viewer: int | None, dice: random.Random) -> Any:
        """The state with everything hidden from ``viewer`` dealt anew."""
        return self.rules.redeal(self.stage.running.state, viewer, dice)

    def write(self, code: str, state: Any, secret: bytes) -> Write:
        """All of the table as it is stored under another code, as if its state had come out as ``state`` and its secret were another."""
        frozen = freeze(state)
        record = copy(self.record)
        record.code, record.secret = code, secret
        last = next(entry for entry in reversed(self.entries) if entry.rest)
        before = freeze(fold({}, self.entries[: last.seq - 1]))
        patch = msgspec.msgpack.encode(diff_frozen(before, frozen))
        entries = [
            msgspec.structs.replace(entry, patch=patch, state_hash=plain_hash(frozen)) if entry is last else entry
            for entry in self.entries
        ]
        said = ChatRecord(n=1, at=EPOCH, text="good luck", seat=0, name="P0")
        return Write(table=record, new=True, entries=entries, snapshot=(last.seq, pack(frozen)), chat=(said,))
