"""Random play through the Python interfaces of other engines. Runs in an environment of its own, see ``benchmarks/engines.py``.

``python engines.py SECONDS`` prints one JSON object: for each engine decisions and whole games a second of processor time.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from time import process_time

import pyspiel  # type: ignore[import-not-found]  # is in the environment of its own alone
from pettingzoo.classic import hanabi_v5  # type: ignore[import-not-found]  # the same holds for it

PlayOne = Callable[[random.Random, int], int]
"""Plays one whole game; returns its number of decisions."""


def open_spiel(name: str) -> PlayOne:
    """A game of OpenSpiel; what chance decides is no decision."""
    game = pyspiel.load_game(name)

    def play(dice: random.Random, number: int) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, weights)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def petting_zoo() -> PlayOne:
    """Hanabi of PettingZoo."""
    game = hanabi_v5.env()

    def play(dice: random.Random, number: int) -> int:
        game.reset(seed=number)
        decisions = 0
        for _ in game.agent_iter():
            seen, _, ended, cut, told = game.last()
            if ended or cut:
                game.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else told["action_mask"]
            game.step(dice.choice([action for action, legal in enumerate(mask) if legal]))
            decisions += 1
        return decisions

    return play


def measure(play: PlayOne, seconds: float) -> dict[str, float]:
    """Whole games for so long, and at least one."""
    dice, decisions, games, start = random.Random(1), 0, 0, process_time()
    while games == 0 or process_time() - start < seconds:
        decisions += play(dice, games)
        games += 1
    took = process_time() - start
    return {"rule_decisions_per_s": decisions / took, "games_per_s": games / took}


def main() -> None:
    """Measure them all."""
    engines = {"OpenSpiel gin rummy (C++)": open_spiel("gin_rummy"), "PettingZoo Hanabi": petting_zoo()}
    print(json.dumps({name: measure(play, float(sys.argv[1])) for name, play in engines.items()}))


if __name__ == "__main__":
    main()
