"""Boreal as a game of the house."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from gatekey.games.boreal import bot, catalogue, clock, view
from gatekey.games.boreal.faults import faults
from gatekey.games.boreal.figures import figures
from gatekey.games.boreal.game import Game
from gatekey.games.boreal.redeal import redeal
from gatekey.games.boreal.setup import WHITE, set_up
from gatekey.games.boreal.sketch import sketch
from gatekey.games.boreal.state import BorealState
from gatekey.games.boreal.turn import play_turns, totals_of
from gatekey.kernel.decision import Answer, Decision
from gatekey.kernel.rules import Deal, Flow, Lesson, Line, Play, Result, Rules, Seen, TableOption, Waymark
from gatekey.kernel.text import Ref, say

_HIDDEN = frozenset(catalogue.CARDS)


class Boreal(Rules[BorealState]):
    """Two pyramids of ten locations, built from one row of eight."""

    id = "boreal"
    version = "1"
    seats = (2, 2)
    minutes = (20, 30)
    overdue_rule = "BO-53"
    state_type = BorealState
    table_options = (TableOption("white", say("boreal-option-white"), WHITE),)
    bots = bot.BOTS
    lesson = Lesson(2, {}, {"white": "first"})
    text_folder = Path(__file__).parent / "text"

    def setup(self, deal: Deal, seed: bytes) -> tuple[BorealState, Sequence[Line]]:
        return set_up(deal, seed)

    def play(self, play: Play[BorealState]) -> Flow[None]:
        return play_turns(Game(play))

    def public(self, state: BorealState) -> dict[str, Any]:
        return view.public(state)

    def private(self, state: BorealState, seat: int) -> dict[str, Any]:
        return {}

    def result(self, state: BorealState) -> Result | None:
        if state.phase != "end":
            return None
        return Result(tuple(state.winners), tuple(totals_of(state)))

    def choose(self, seen: Seen) -> Answer:
        return bot.choose(seen)

    def overdue(self, decision: Decision) -> Answer | None:
        return clock.overdue(decision)

    def almanac(self) -> dict[str, Any]:
        return catalogue.almanac()

    def hidden_ids(self, state: BorealState) -> frozenset[str]:
        return _HIDDEN

    def redeal(self, state: BorealState, viewer: int | None, chance: random.Random) -> BorealState:
        return redeal(state, chance)

    def faults(self, state: BorealState) -> list[str]:
        return faults(state)

    def figures(self, state: BorealState) -> dict[str, int]:
        return figures(state)

    def waymark(self, public: Mapping[str, Any]) -> Waymark:
        return view.waymark(public)

    def sketch(self, public: Mapping[str, Any], name: Callable[[Ref], str]) -> str:
        return sketch(public, name)


GAME = Boreal()
