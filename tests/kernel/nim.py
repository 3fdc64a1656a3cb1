"""A tiny game for the kernel's own tests: take one to three stones, hidden cards decide how many points a stone is worth."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from gatekey.kernel.chance import Chance
from gatekey.kernel.decision import Answer, Blocked, Decision, Option
from gatekey.kernel.rules import Deal, Flow, GameState, Line, Play, Result, Rules, Seen, ask
from gatekey.kernel.text import say


class NimState(GameState, kw_only=True):
    stones: int
    active: int
    hands: list[list[str]]
    taken: list[int]


class Nim(Rules[NimState]):
    """Who takes the last stone wins. After taking, a player may show a card (a second decision that is no rest point)."""

    id = "nim"
    version = "1"
    seats = (2, 4)
    minutes = (1, 2)
    state_type = NimState
    text_folder = Path(__file__).parent

    def setup(self, deal: Deal, seed: bytes) -> tuple[NimState, Sequence[Line]]:
        state = NimState(stones=11, active=0, hands=[[] for _ in range(deal.seats)], taken=[0] * deal.seats)
        cards = [f"card{i}" for i in range(12)]
        Chance(seed, state).shuffle(cards)
        for seat in range(deal.seats):
            state.hands[seat] = cards[seat * 3 : seat * 3 + 3]
        return state, [Line(say("dealt"))]

    def play(self, play: Play[NimState]) -> Flow[None]:
        state = play.state
        while state.stones:
            seat = state.active
            options = tuple(Option(f"take:{n}", say("take", n=n)) for n in range(1, min(3, state.stones) + 1))
            blocked = (Blocked("take:4", say("take", n=4), say("too-many"), "NIM-1"),)
            answer = yield from ask(Decision(seat, "take", say("take?"), options, blocked=blocked, rest=True))
            n = int(answer.pick[0].removeprefix("take:"))
            state.stones -= n
            state.taken[seat] += n
            play.log(say("took", n=n), seat)
            if state.hands[seat]:
                yield from self._show(play, seat)
            state.active = (seat + 1) % len(state.hands)

    def _show(self, play: Play[NimState], seat: int) -> Flow[None]:
        hand = play.state.hands[seat]
        options = tuple(Option(card, say("show")) for card in hand)
        answer = yield from ask(Decision(seat, "show", say("show?"), options, passing=say("keep")))
        if not answer.passes:
            hand.remove(answer.pick[0])
            play.chance.shuffle(hand)
            play.log(say("showed", card=f"card:{answer.pick[0]}"), seat)

    def public(self, state: NimState) -> dict[str, Any]:
        return {
            "stones": state.stones,
            "active": state.active,
            "hands": [len(h) for h in state.hands],
            "taken": state.taken,
        }

    def private(self, state: NimState, seat: int) -> dict[str, Any]:
        return {"hand": state.hands[seat]}

    def result(self, state: NimState) -> Result | None:
        if state.stones:
            return None
        last = (state.active - 1) % len(state.hands)
        return Result((last,), tuple(state.taken))

    def choose(self, seen: Seen) -> Answer:
        return Answer(pick=(seen.random.choice(seen.decision.options).id,))

    def almanac(self) -> dict[str, Any]:
        return {"cards": [f"card{i}" for i in range(12)]}

    def hidden_ids(self, state: NimState) -> frozenset[str]:
        return frozenset(f"card{i}" for i in range(12))

    def redeal(self, state: NimState, viewer: int | None, chance: random.Random) -> NimState:
        copy = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=NimState)
        others = [s for s in range(len(copy.hands)) if s != viewer]
        cards = [c for s in others for c in copy.hands[s]]
        chance.shuffle(cards)
        for seat in others:
            n = len(copy.hands[seat])
            copy.hands[seat], cards = cards[:n], cards[n:]
        return copy

    def faults(self, state: NimState) -> list[str]:
        cards = [c for h in state.hands for c in h]
        return ["a card is in two places"] if len(cards) != len(set(cards)) else []


NIM = Nim()
