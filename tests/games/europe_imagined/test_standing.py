"""How long a standing pass lasts (EI-WIN-7)."""

from __future__ import annotations

import pytest

from gatekey.games.europe_imagined.rules import GAME
from gatekey.games.europe_imagined.standing import marks
from gatekey.games.europe_imagined.state import EuropeState, Fight
from gatekey.kernel.selfplay import every_step, seed_of


def clock(state: EuropeState) -> tuple[int, int]:
    return state.round, state.turn


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_marks_change_with_turns_and_at_ones_own_dawn(seats: int) -> None:
    own_dawns = [0] * seats
    before: list[dict[str, str]] = []
    now, active = (0, 0), -1
    for running, _, _ in every_step(GAME, seed_of("standing", seats), ["random"] * seats):
        state = running.state
        if running.over:
            break
        after = [marks(state, seat) for seat in range(seats)]
        if before and clock(state) != now:
            assert all(a["turn"] != b["turn"] for a, b in zip(after, before, strict=True))
            changed = [seat for seat in range(seats) if after[seat]["dawn"] != before[seat]["dawn"]]
            assert changed == [state.active]
            own_dawns[state.active] += 1
        elif before:
            assert [(a["turn"], a["dawn"]) for a in after] == [(b["turn"], b["dawn"]) for b in before]
            assert state.active == active
        before, now, active = after, clock(state), state.active
    assert min(own_dawns) > 0


def test_a_challenge_is_a_scope_only_while_it_lasts() -> None:
    running = next(every_step(GAME, seed_of("challenge"), ["random"] * 2))[0]
    state = running.state
    assert "challenge" not in marks(state, 0)
    state.fight = Fight(kind="duel", tile="T09", attacker=1, defender=0)
    assert "challenge" not in marks(state, 0)
    state.fight = Fight(kind="challenge", tile="T09", attacker=1)
    first = marks(state, 0)["challenge"]
    state.fight = Fight(kind="challenge", tile="T10", attacker=1)
    assert marks(state, 0)["challenge"] != first
