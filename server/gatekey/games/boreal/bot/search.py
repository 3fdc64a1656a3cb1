"""Looking ahead: the few best answers at a glance are played on in imagined games, both sides by taste, and compared by how those go."""

from __future__ import annotations

from typing import Final

from gatekey.games.boreal.bot import taste
from gatekey.games.boreal.bot.position import POINT, from_state, worth
from gatekey.games.boreal.scoring import total
from gatekey.games.boreal.state import BorealState
from gatekey.kernel.decision import Answer
from gatekey.kernel.rules import Seen
from gatekey.kernel.running import Running

WORLDS: Final = 3
BREADTH: Final = 8
DEPTH: Final = 4
"""So many games are imagined, so many answers tried in each, and each played on for so many answers: a bound on time that knows no clock."""
WON: Final = 3 * POINT
"""What having won is worth besides the margin."""


def look_ahead(seen: Seen, ranked: list[tuple[int, str]]) -> Answer | None:
    """The best answer found; None when nothing can be imagined."""
    tried = [identity for _, identity in ranked[:BREADTH]]
    if len(tried) == 1:
        return Answer((tried[0],))
    sums = dict.fromkeys(tried, 0)
    for _ in range(WORLDS):
        world = seen.imagine(seen.random)
        if world is None:
            return None
        for identity in tried:
            sums[identity] += _played_on(world.fork(), seen.seat, Answer((identity,)))
    return Answer((max(tried, key=lambda identity: sums[identity]),))


def _played_on(game: Running[BorealState], seat: int, answer: Answer) -> int:
    """How an imagined game stands for ``seat`` some answers later."""
    game.answer(seat, answer)
    for _ in range(DEPTH):
        if game.over:
            break
        decision = game.asking[0]
        game.answer(decision.seat, taste.best(from_state(game.state), decision))
    return _standing(game, seat)


def _standing(game: Running[BorealState], seat: int) -> int:
    state = game.state
    mine, theirs = (from_state(state).stands[s] for s in (seat, 1 - seat))
    if state.phase == "end":
        margin = POINT * (total(mine.at) - total(theirs.at))
        return margin + (WON if state.winners == [seat] else -WON if state.winners == [1 - seat] else 0)
    return worth(mine.token, mine.at) - worth(theirs.token, theirs.at)
