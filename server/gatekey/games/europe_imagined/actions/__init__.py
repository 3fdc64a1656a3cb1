"""The actions of the Act phase (EI-ACT-4), in the order in which they are offered."""

from __future__ import annotations

from gatekey.games.europe_imagined.actions.cards import Play, Recruit, Use
from gatekey.games.europe_imagined.actions.contests import ChallengeLegend, DuelRival
from gatekey.games.europe_imagined.actions.menu import Action, Menu
from gatekey.games.europe_imagined.actions.moves import Explore, Refresh, Reroute, Sail, Travel
from gatekey.games.europe_imagined.actions.places import Claim, End, Rest
from gatekey.games.europe_imagined.game import Game
from gatekey.kernel.decision import Decision
from gatekey.kernel.text import say

ACTIONS: tuple[Action, ...] = (
    Travel(),
    Sail(),
    Explore(),
    Recruit(),
    Play(),
    Claim(),
    ChallengeLegend(),
    DuelRival(),
    Rest(),
    Reroute(),
    Refresh(),
    Use(),
    End(),
)
BY_WORD = {action.word: action for action in ACTIONS}


def act_decision(game: Game, seat: int) -> Decision:
    """Everything the active player may do now, and why the rest is not possible."""
    menu = Menu()
    for action in ACTIONS:
        action.offer(game, seat, menu)
    lanterns = game.players[seat].lanterns
    prompt = say("ei-ask-act", lanterns=lanterns)
    return Decision(seat, "act", prompt, tuple(menu.options), blocked=tuple(menu.blocked), rest=True)


__all__ = ["ACTIONS", "BY_WORD", "Action", "act_decision"]
