"""Europe Imagined as a game of the house."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from gatekey.games.europe_imagined import bot, catalogue, lesson, standing, view
from gatekey.games.europe_imagined.faults import faults
from gatekey.games.europe_imagined.figures import figures
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.redeal import redeal
from gatekey.games.europe_imagined.setup import set_up
from gatekey.games.europe_imagined.sketch import sketch
from gatekey.games.europe_imagined.state import EuropeState
from gatekey.games.europe_imagined.turn import play_rounds
from gatekey.kernel.decision import Answer
from gatekey.kernel.rules import Deal, Flow, Line, Play, Result, Rules, SeatChoice, Seen, TableOption, Waymark
from gatekey.kernel.text import Ref, say


@lru_cache(maxsize=64)
def _hidden(explorers: tuple[str, ...]) -> frozenset[str]:
    cards = [c for explorer in explorers for c in catalogue.DECKS[explorer]]
    return frozenset([*cards, *catalogue.TILES, *catalogue.LEGENDS])


class EuropeImagined(Rules[EuropeState]):
    """Journeys, claims and Legends for two to four explorers (EI-COMP)."""

    id = "europe-imagined"
    version = "1"
    seats = (2, 4)
    minutes = (60, 180)
    state_type = EuropeState
    seat_choices = (
        SeatChoice("explorer", say("ei-choice-explorer"), tuple(f"explorer:{e}" for e in catalogue.EXPLORERS)),
    )
    table_options = (TableOption("claim_currency", say("ei-option-claim-currency"), catalogue.CLAIM_CURRENCIES),)
    lesson = lesson.LESSON
    standing_kinds = standing.KINDS
    text_folder = Path(__file__).parent / "text"

    def setup(self, deal: Deal, seed: bytes) -> tuple[EuropeState, Sequence[Line]]:
        return set_up(deal, seed)

    def play(self, play: Play[EuropeState]) -> Flow[None]:
        return play_rounds(Game(play))

    def public(self, state: EuropeState) -> dict[str, Any]:
        return view.public(state)

    def private(self, state: EuropeState, seat: int) -> dict[str, Any]:
        return view.private(state, seat)

    def result(self, state: EuropeState) -> Result | None:
        if not state.scores:
            return None
        return Result(tuple(state.winners), tuple(score.total for score in state.scores))

    def choose(self, seen: Seen) -> Answer:
        return bot.choose(seen)

    def teaches(self, state: EuropeState) -> bool:
        return lesson.teaches(state)

    def almanac(self) -> dict[str, Any]:
        return catalogue.almanac()

    def hidden_ids(self, state: EuropeState) -> frozenset[str]:
        return _hidden(tuple(player.explorer for player in state.players))

    def standing_marks(self, state: EuropeState, seat: int) -> dict[str, str]:
        return standing.marks(state, seat)

    def redeal(self, state: EuropeState, viewer: int | None, chance: random.Random) -> EuropeState:
        return redeal(state, viewer, chance)

    def faults(self, state: EuropeState) -> list[str]:
        return faults(state)

    def figures(self, state: EuropeState) -> dict[str, int]:
        return figures(state)

    def waymark(self, public: Mapping[str, Any]) -> Waymark:
        return view.waymark(public)

    def sketch(self, public: Mapping[str, Any], name: Callable[[Ref], str]) -> str:
        return sketch(public, name)


GAME = EuropeImagined()
