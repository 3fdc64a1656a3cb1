"""Turns, rounds, rest and the end (BO-10 to BO-13, BO-32 to BO-41)."""

from __future__ import annotations

from gatekey.games.boreal.catalogue import BONUS, LAST
from gatekey.games.boreal.exploring import (
    blocked_builds,
    blocked_reserves,
    build,
    build_options,
    reserve,
    reserve_options,
)
from gatekey.games.boreal.game import Game
from gatekey.games.boreal.powers import carry_out, happen, question
from gatekey.games.boreal.pyramid import openings, pyramid_of, spot_name
from gatekey.games.boreal.scoring import explained, winners
from gatekey.games.boreal.state import BorealState
from gatekey.games.boreal.words import card_ref, name, names, part, place_ref, seat_ref
from gatekey.kernel.decision import Answer, Decision
from gatekey.kernel.rules import Flow, ask
from gatekey.kernel.text import say

STANDSTILL = 3
"""Whole rounds running without a build or a reservation that end the game (BO-39)."""


def play_turns(game: Game) -> Flow[None]:
    """Play to the end. Every question is a rest point: what is being asked is in the state."""
    while game.state.phase != "end":
        if game.state.phase == "explore":
            explored(game, (yield from ask(exploration(game.state))))
        while game.state.phase != "explore":
            carry_out(game, (yield from ask(question(game.state))))
        rest(game)
        end_turn(game)


def exploration(state: BorealState) -> Decision:
    """The question that opens a turn: every build, every reservation, passing only if there is neither (BO-12, BO-62)."""
    seat = state.active
    options = (*build_options(state, seat), *reserve_options(state, seat))
    token = state.sides[seat].token
    return Decision(
        seat,
        "explore",
        say("boreal-ask-explore", token=token),
        options,
        passing=None if options else say("boreal-do-pass"),
        budget={"compasses": token},
        blocked=(*blocked_builds(state, seat), *blocked_reserves(state, seat)),
        rest=True,
    )


def explored(game: Game, answer: Answer) -> None:
    """Carry out an exploration."""
    if answer.passes:
        quiet = game.state.still + 1 if not game.state.acted else 0
        game.log("pass", game.seat, 0, k=quiet, of=STANDSTILL)
        return
    verb, _, choice = answer.pick[0].partition(":")
    if verb == "build":
        happen(game, build(game, choice))
    else:
        reserve(game, int(choice))


def rest(game: Game) -> None:
    """The rest phase (BO-32 to BO-36)."""
    side = game.side
    before = side.token
    counted = openings(pyramid_of(side))
    parts = [
        part(say("boreal-covered", card=card_ref(o.card)) if o.covered else name(card_ref(o.card)), o.compass)
        for o in counted
        if o.compass
    ]
    if BONUS[before]:
        parts.append(part(say("boreal-bonus", space=before), BONUS[before]))
    n = sum(o.compass for o in counted) + BONUS[before]
    side.token = min(LAST, before + n)
    arguments = {"before": before, "n": n, "after": side.token, "lost": before + n - side.token}
    if parts:
        game.log("rest", game.seat, 1, parts=parts, **arguments)
    else:
        game.log("rest-none", game.seat, 1, before=before)


def end_turn(game: Game) -> None:
    """Hand over; after Black's turn see whether the game ends (BO-39 to BO-41, BO-60)."""
    state = game.state
    state.turn += 1
    if state.turn % 2:
        return
    state.still = 0 if state.acted else state.still + 1
    state.acted = False
    if state.completed is not None:
        reckon(game)
    elif state.still == STANDSTILL:
        game.log("standstill", None, 0, n=STANDSTILL)
        reckon(game)


def reckon(game: Game) -> None:
    """Score both pyramids and find who won (BO-42 to BO-47)."""
    state = game.state
    state.phase = "end"
    state.scores = [explained(side) for side in state.sides]
    totals = totals_of(state)
    for seat, score in enumerate(state.scores):
        game.log("score", seat, 0, parts=[part(card_ref(p.card), p.n) for p in score if p.n], n=totals[seat])
        for p in score:
            game.log(
                "score-card",
                None,
                1,
                card=card_ref(p.card),
                place=place_ref(spot_name((p.level, p.column))),
                n=p.n,
                how=p.how,
            )
    state.winners, state.tiebreak = winners(state, totals)
    key = "winner" if len(state.winners) == 1 else "shared-win"
    who = names(seat_ref(seat) for seat in state.winners)
    game.log(key, None, 0, who=who, how=state.tiebreak or say("boreal-tie-none"))


def totals_of(state: BorealState) -> list[int]:
    """The final score of each seat, in seat order."""
    return [sum(p.n for p in score) for score in state.scores]
