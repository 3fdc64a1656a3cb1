"""A small game with everything a table must handle: reaction windows asked of several seats at once, dice, looking, showing, failing."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from gatekey.kernel.chance import Chance
from gatekey.kernel.decision import PASS, Answer, Decision, Option
from gatekey.kernel.rules import (
    Deal,
    Flow,
    GameState,
    Line,
    Play,
    Result,
    Rules,
    SeatChoice,
    Seen,
    TableOption,
    ask,
)
from gatekey.kernel.text import say

TURNS = 6
CARDS = tuple(f"card{i:02}" for i in range(30))
"""No id is a part of another: tests look for them in raw frames."""


class WatchState(GameState, kw_only=True):
    turn: int
    points: list[int]
    hands: list[list[str]]
    deck: list[str]
    seen: list[list[str]]
    shown: list[str]
    hats: list[str]


class Watch(Rules[WatchState]):
    """The active seat does things until it ends its turn; calling opens a window to all others at once."""

    id = "watch"
    version = "1"
    seats = (2, 4)
    minutes = (1, 2)
    state_type = WatchState
    standing_kinds = ("meddle",)
    seat_choices = (SeatChoice("hat", say("hat"), ("hat:red", "hat:tall", "hat:odd", "hat:old")),)
    table_options = (TableOption("pace", say("pace"), ("slow", "fast")),)
    text_folder = Path(__file__).parent

    def setup(self, deal: Deal, seed: bytes) -> tuple[WatchState, Sequence[Line]]:
        deck = list(CARDS)
        state = WatchState(
            turn=0,
            points=[0] * deal.seats,
            hands=[],
            deck=deck,
            seen=[[] for _ in range(deal.seats)],
            shown=[],
            hats=list(deal.choices["hat"]),
        )
        Chance(seed, state).shuffle(deck)
        state.hands = [[deck.pop() for _ in range(3)] for _ in range(deal.seats)]
        return state, [Line(say("dealt"))]

    def play(self, play: Play[WatchState]) -> Flow[None]:
        state = play.state
        while state.turn < TURNS:
            seat = state.turn % len(state.points)
            verbs = ("step", "roll", "look", "show", "call", "fail", "end")
            options = tuple(Option(verb, say(verb)) for verb in verbs if verb != "show" or state.hands[seat])
            answer = yield from ask(Decision(seat, "act", say("act?"), options, rest=True))
            yield from self._act(play, seat, answer.pick[0])

    def _act(self, play: Play[WatchState], seat: int, verb: str) -> Flow[None]:
        state = play.state
        match verb:
            case "step":
                state.points[seat] += 1
                play.log(say("stepped"), seat)
            case "roll":
                state.points[seat] += play.chance.below(6)
            case "look":
                state.seen[seat].append(state.deck[-1])
                play.log(say("looked"), seat, private={seat: say("looked-at", card=f"card:{state.deck[-1]}")})
            case "show":
                state.shown.append(state.hands[seat].pop())
            case "call":
                yield from self._call(play, seat)
            case "fail":
                raise ZeroDivisionError
            case _:
                state.turn += 1

    def _call(self, play: Play[WatchState], seat: int) -> Flow[None]:
        options = (Option("boo", say("boo")), Option("hiss", say("hiss")))
        others = [n for n in range(len(play.state.points)) if n != seat]
        replies = yield tuple(
            Decision(n, "meddle", say("meddle?"), options, passing=say("quiet"), window=True) for n in others
        )
        for n in others:
            if not replies[n].passes:
                play.state.points[seat] -= 1
            play.log(say("meddled", what=f"did:{replies[n].pick[0]}"), n)

    def public(self, state: WatchState) -> dict[str, Any]:
        return {
            "turn": state.turn,
            "points": state.points,
            "hands": [len(hand) for hand in state.hands],
            "deck": len(state.deck),
            "shown": state.shown,
            "hats": state.hats,
        }

    def private(self, state: WatchState, seat: int) -> dict[str, Any]:
        return {"hand": state.hands[seat], "seen": state.seen[seat]}

    def result(self, state: WatchState) -> Result | None:
        if state.turn < TURNS:
            return None
        best = max(state.points)
        return Result(tuple(n for n, p in enumerate(state.points) if p == best), tuple(state.points))

    def choose(self, seen: Seen) -> Answer:
        return Answer((PASS,)) if seen.decision.passing else Answer(("end",))

    def almanac(self) -> dict[str, Any]:
        return {}

    def hidden_ids(self, state: WatchState) -> frozenset[str]:
        return frozenset(CARDS)

    def standing_marks(self, state: WatchState, seat: int) -> dict[str, str]:
        return {"turn": str(state.turn), "dawn": str((state.turn + len(state.points) - 1 - seat) // len(state.points))}

    def redeal(self, state: WatchState, viewer: int | None, chance: random.Random) -> WatchState:
        copy = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=WatchState)
        chance.shuffle(copy.deck)
        return copy

    def faults(self, state: WatchState) -> list[str]:
        return []


WATCH = Watch()
