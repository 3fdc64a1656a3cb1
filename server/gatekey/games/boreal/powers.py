"""Instant powers: what happens at once, and what is asked (BO-25, BO-55 to BO-59, section 11)."""

from __future__ import annotations

from itertools import combinations

from gatekey.games.boreal import preview
from gatekey.games.boreal.catalogue import CARDS
from gatekey.games.boreal.exploring import (
    blocked_builds,
    blocked_reserves,
    build,
    build_options,
    reserve,
    reserve_options,
)
from gatekey.games.boreal.game import Game
from gatekey.games.boreal.pyramid import exchange, pyramid_of, spot_name
from gatekey.games.boreal.state import BorealState
from gatekey.games.boreal.words import card_ref, place_ref
from gatekey.kernel.decision import Answer, Blocked, Decision, Option
from gatekey.kernel.text import say


def happen(game: Game, card: str) -> None:
    """Carry out the power of a card just built, or set the phase in which it asks."""
    instant = CARDS[card].instant
    if instant.gain:
        game.gain(game.seat, instant.gain, card)
    if instant.drain:
        game.drain(1 - game.seat, instant.drain, card)
    state = game.state
    state.phase, state.power = "explore", ""
    word = instant.question
    if not word:
        return
    if options(state, word):
        state.phase, state.power = word, card
    else:
        game.log("power-none", game.seat, 1, card=card_ref(card))


def options(state: BorealState, word: str) -> tuple[Option, ...]:
    """What a power offers besides declining."""
    seat = state.active
    if word == "take":
        return tuple(reserve_options(state, seat, "take"))
    if word == "swap":
        return tuple(_swaps(state, seat))
    return tuple(build_options(state, seat))


def _swaps(state: BorealState, seat: int) -> list[Option]:
    at = pyramid_of(state.sides[seat])
    found = []
    for one, other in combinations(sorted(at), 2):
        a, b = spot_name(one), spot_name(other)
        touches = (card_ref(at[one]), place_ref(a), card_ref(at[other]), place_ref(b))
        label = say("boreal-do-swap", one=card_ref(at[one]), a=place_ref(a), other=card_ref(at[other]), b=place_ref(b))
        detail = preview.of_swap(state, seat, one, other)
        found.append(Option(f"swap:{a}:{b}", label, "swap", touches, detail, also=(f"swap:{b}:{a}",)))
    return found


def question(state: BorealState) -> Decision:
    """What the power that waits asks; it may be declined."""
    word, seat = state.phase, state.active
    blocked: list[Blocked] = []
    if word == "take":
        blocked = blocked_reserves(state, seat, "take")
    elif word == "build_again":
        blocked = blocked_builds(state, seat)
    return Decision(
        seat,
        word,
        say(f"boreal-ask-{word.replace('_', '-')}", card=card_ref(state.power)),
        options(state, word),
        passing=say("boreal-do-decline"),
        budget={"compasses": state.sides[seat].token} if word == "build_again" else {},
        blocked=tuple(blocked),
        about=(card_ref(state.power),),
        rest=True,
    )


def carry_out(game: Game, answer: Answer) -> None:
    """Do what was chosen for the power that waits."""
    state = game.state
    card = state.power
    state.phase, state.power = "explore", ""
    if answer.passes:
        game.log("declined", game.seat, 1, card=card_ref(card))
        return
    word, _, choice = answer.pick[0].partition(":")
    if word == "take":
        reserve(game, int(choice), card)
    elif word == "swap":
        _swap(game, choice, card)
    else:
        game.log("build-again", game.seat, 1, source=card_ref(card))
        happen(game, build(game, choice))


def _swap(game: Game, choice: str, card: str) -> None:
    names = choice.split(":")
    (one, a), (other, b) = sorted((_spot(name), name) for name in names)
    at = pyramid_of(game.side)
    exchange(game.side, one, other)
    first, second = card_ref(at[one]), card_ref(at[other])
    game.log("swap", game.seat, 1, source=card_ref(card), one=first, a=place_ref(a), other=second, b=place_ref(b))


def _spot(name: str) -> tuple[int, int]:
    level, _, column = name.removeprefix("L").partition(".")
    return int(level), int(column)
