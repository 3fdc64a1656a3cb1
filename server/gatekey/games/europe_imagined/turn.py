"""Rounds and turns: Dawn, Act, Dusk (EI-ROUND, EI-DAWN, EI-DUSK)."""

from __future__ import annotations

from gatekey.games.europe_imagined.actions import BY_WORD, act_decision
from gatekey.games.europe_imagined.catalogue import LANTERN_LEVELS, ROUNDS, base
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.limits import hand_limit, reserve_limit
from gatekey.games.europe_imagined.pieces import NOTHING, PIECES
from gatekey.games.europe_imagined.scoring import reckon
from gatekey.games.europe_imagined.words import member_ref, names, part, seat_ref
from gatekey.kernel.decision import Amount, Decision
from gatekey.kernel.rules import Flow, ask
from gatekey.kernel.text import say

UNDERDOG_FROM = 3
"""First round in which the sole lowest draws an extra card (EI-DAWN-7)."""


def play_rounds(game: Game) -> Flow[None]:
    """Turn after turn to the last Dusk, then the reckoning."""
    state = game.state
    while state.phase != "end":
        yield from turn(game, state.active)
        _next_turn(game)
    if not state.scores:
        reckon(game)


def turn(game: Game, seat: int) -> Flow[None]:
    """Dawn, Act, Dusk of the active explorer (EI-ROUND-6)."""
    state = game.state
    if state.phase == "dawn":
        yield from dawn(game, seat)
    while state.phase == "act":
        answer = yield from ask(act_decision(game, seat))
        option_id = answer.pick[0]
        yield from BY_WORD[option_id.partition(":")[0]].perform(game, seat, option_id)
    yield from dusk(game, seat)


def _next_turn(game: Game) -> None:
    """The next seat clockwise, or the next round with the key passed on, or the end (EI-ROUND-1 to 5)."""
    state = game.state
    seats = len(game.players)
    state.turn += 1
    state.phase = "dawn"
    if state.turn < seats:
        return
    state.turn = 0
    if state.final or state.round == ROUNDS:
        state.phase = "end"
        return
    state.round += 1
    state.key = (state.key + 1) % seats
    state.round_marks = []


# ---------------------------------------------------------------- Dawn


def dawn(game: Game, seat: int) -> Flow[None]:
    """Steps (a) to (f) of EI-DAWN-1."""
    state, player = game.state, game.players[seat]
    level = LANTERN_LEVELS[state.round - 1]
    if state.turn == 0:
        game.log("round", None, round=state.round, level=level, key=seat_ref(state.key))
    underdog = _is_underdog(game, seat)
    game.log("dawn", seat)
    _clear_marks(game)
    if player.reserve:
        game.log("reserve-returned", seat, 1, n=player.reserve)
        player.reserve = 0
    _ready_all(game, seat)
    player.lanterns = level
    game.log("level", seat, 1, n=level, round=state.round)
    bases = [(piece.dawn_draw, me.ref) for piece, me in game.answering(seat, "dawn_draw")]
    usual = max([1, *(n for n, _ in bases)])
    parts = [part(say("ei-share-base"), usual), *([part(say("ei-share-underdog"), 1)] if underdog else [])]
    game.draw(seat, usual + underdog, parts)
    yield from game.settle(game.hear("at_dawn", seat), kind="dawn")
    state.phase = "act"
    if not game.board.open_sides(player.at):
        state.locked += 1


def _is_underdog(game: Game, seat: int) -> bool:
    """Strictly below every rival as Dawn opens (EI-DAWN-7, EI-DAWN-9)."""
    lowest = min(game.players[rival].renown for rival in game.rivals(seat))
    return game.state.round >= UNDERDOG_FROM and game.players[seat].renown < lowest


def _clear_marks(game: Game) -> None:
    """Per-turn marks of all players go (EI-DAWN-2)."""
    game.state.turn_marks = []
    for player in game.players:
        player.used = []
        player.attempted = []
        player.boons = []
        player.reroutes = 0


def _ready_all(game: Game, seat: int) -> None:
    """Holds end, then exhausted Companions ready but for those that sleep in (EI-DAWN-1, EI-DAWN-4)."""
    readied, asleep = [], []
    for member in game.players[seat].party:
        member.held = False
        if member.ready:
            continue
        if PIECES.get(base(member.id), NOTHING).skips_dawn:
            asleep.append(member_ref(member.id))
            continue
        member.ready = True
        readied.append(member_ref(member.id))
    if readied:
        game.log("dawn-ready", seat, 1, n=len(readied), who=names(readied))
    if asleep:
        game.log("dawn-asleep", seat, 1, n=len(asleep), who=names(asleep))


# ---------------------------------------------------------------- Dusk


def dusk(game: Game, seat: int) -> Flow[None]:
    """End-of-turn effects, hand limit, Reserve, the rest returns, bonuses expire (EI-DUSK-1)."""
    player = game.players[seat]
    game.log("dusk", seat)
    yield from game.settle(game.hear("at_dusk", seat))
    excess = len(player.hand) - hand_limit(player)
    if excess > 0:
        yield from game.discard(seat, excess, say("ei-cause-hand-limit", n=hand_limit(player)))
    yield from _keep_reserve(game, seat)
    for boon in player.boons:
        game.log("boon-ends", seat, 1, what=boon.ref)
    player.boons = []


def _keep_reserve(game: Game, seat: int) -> Flow[None]:
    """Any number of unspent Lanterns up to the limit; the rest is lost (EI-DUSK-2)."""
    player = game.players[seat]
    limit = reserve_limit(player)
    most = min(limit, player.lanterns)
    kept = 0
    if most:
        amount = Amount("reserve", say("ei-amount-keep"), most, cost={"lanterns": 1})
        prompt = say("ei-ask-reserve", lanterns=player.lanterns, limit=limit)
        answer = yield from ask(
            Decision(seat, "reserve", prompt, choose=(0, 0), amounts=(amount,), budget={"lanterns": player.lanterns})
        )
        kept = answer.amounts.get("reserve", 0)
    returned = player.lanterns - kept
    player.reserve, player.lanterns = kept, 0
    game.log("reserve", seat, 1, n=kept, limit=limit, returned=returned)
