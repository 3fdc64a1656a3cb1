"""The deals of the guided first game let a learner explore, overcome a Legend, keep a Reserve and claim within two turns."""

from __future__ import annotations

import random
from collections.abc import Iterator

from gatekey.games.europe_imagined import GAME
from gatekey.games.europe_imagined.catalogue import TILES
from gatekey.games.europe_imagined.state import EuropeState
from gatekey.kernel.decision import Answer, Decision
from gatekey.kernel.rules import Deal
from gatekey.kernel.running import Running
from gatekey.kernel.selfplay import bot, seed_of

DEALS = 30
DRAWS = 9000


def lesson_deal() -> Deal:
    assert GAME.lesson is not None
    return Deal(GAME.lesson.seats, GAME.lesson.choices, {o.id: o.values[0] for o in GAME.table_options})


def teaching_seeds() -> Iterator[bytes]:
    for number in range(DRAWS):
        seed = seed_of("lesson", number)
        if GAME.teaches(GAME.setup(lesson_deal(), seed)[0]):
            yield seed


def plain(tile: str) -> bool:
    return not TILES[tile].legend and TILES[tile].renown <= 2


def as_taught(state: EuropeState, decision: Decision) -> Answer:
    """What the coach says: explore a Forest, challenge with all there is, keep a Reserve; then explore a plain place and claim it."""
    me = state.players[0]
    if decision.kind == "act":
        options = {o.id: o for o in decision.options}
        by_word = {
            word: [i for i in options if i.partition(":")[0] == word]
            for word in ("explore", "challenge", "claim", "end")
        }
        if by_word["challenge"] and me.tally == 0:
            return Answer((by_word["challenge"][0],))
        if me.tally and by_word["claim"]:
            return Answer((by_word["claim"][0],))
        wanted = (lambda t: TILES[t].type == "forest") if me.tally == 0 else plain
        if me.tally == 0 or state.round > 1:
            for i in by_word["explore"]:
                if any(ref.startswith("tile:") and wanted(ref[5:]) for ref in options[i].touches):
                    return Answer((i,))
        return Answer((by_word["end"][0],))
    if decision.kind == "commit":
        return Answer(tuple(o.id for o in decision.options if o.group == "companion"))
    if decision.kind == "reserve":
        return Answer((), {a.id: a.most for a in decision.amounts})
    if decision.passing is not None:
        return Answer(("pass",))
    return Answer(tuple(o.id for o in decision.options[: decision.choose[0]]))


def test_what_is_taught_can_be_done_in_two_turns() -> None:
    learnt = deals = 0
    for seed in teaching_seeds():
        running, _ = Running.start(GAME, lesson_deal(), seed)
        dice = random.Random(seed)
        kept = 0
        while not running.over and running.state.round < 3:
            decision = running.awaited()[0]
            taught = decision.seat == 0
            running.answer(
                decision.seat, as_taught(running.state, decision) if taught else bot(running, decision, dice)
            )
            kept = max(kept, running.state.players[0].reserve)
        me = running.state.players[0]
        claims = [p for p in running.state.places if p.claim == 0]
        deals += 1
        learnt += me.tally >= 1 and kept == 1 and len(claims) > me.tally
        if deals == DEALS:
            break
    assert deals == DEALS
    assert learnt == DEALS


def test_few_draws_find_such_a_deal() -> None:
    first = next(teaching_seeds(), None)
    assert first is not None
