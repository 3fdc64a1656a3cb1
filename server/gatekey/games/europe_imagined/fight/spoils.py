"""What a Duel brings: Renown, a prize or a forced step, consolation, triggers (EI-DUEL-9 to EI-DUEL-18)."""

from __future__ import annotations

from gatekey.games.europe_imagined.fight.prospects import winning_parts
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.roads import driven
from gatekey.games.europe_imagined.state import Fight
from gatekey.games.europe_imagined.words import part, seat_ref, tile_ref
from gatekey.kernel.decision import Decision, Option
from gatekey.kernel.rules import Flow, ask
from gatekey.kernel.text import say

PRIZE_DISCARD = 2


def spoils(game: Game, attacker: int, defender: int, fight: Fight, won: bool) -> Flow[None]:
    """Everything after the comparison, in the order of EI-DUEL-18."""
    winner, loser = (attacker, defender) if won else (defender, attacker)
    triggers = [
        *game.hear("after_duel", attacker, won, False),
        *game.hear("after_duel", defender, not won, True),
    ]
    game.gain_renown(winner, winning_parts(game, winner))
    fight.step = "spoils"
    if won:
        yield from _prize(game, winner, loser)
    else:
        yield from _send(game, winner, loser)
    game.draw(loser, 1, [part(say("ei-share-consolation"), 1)])
    yield from game.settle(triggers)


def _prize(game: Game, winner: int, loser: int) -> Flow[None]:
    """The winning attacker picks one: a Relic, a forced step, or two discards (EI-DUEL-10, EI-DUEL-11)."""
    victim = game.players[loser]
    options = [
        Option(f"steal:{r}", say("ei-do-steal", relic=f"relic:{r}"), "steal", (f"relic:{r}", seat_ref(loser)))
        for r in victim.relics
    ]
    options += _drives(game, loser)
    options.append(Option("discard", say("ei-do-make-discard", n=PRIZE_DISCARD), "discard", (seat_ref(loser),)))
    prompt = say("ei-ask-prize", who=seat_ref(loser))
    answer = yield from ask(Decision(winner, "prize", prompt, tuple(options), about=(seat_ref(loser),)))
    choice, _, identity = answer.pick[0].partition(":")
    cause = say("ei-cause-duel", who=seat_ref(winner))
    if choice == "steal":
        game.lose_relic(loser, identity)
        game.gain_relic(winner, identity)
        game.log("steal", winner, 1, relic=f"relic:{identity}", loser=seat_ref(loser))
        yield from game.recalculate(loser, f"relic:{identity}")
    elif choice == "drive":
        game.log("drive", winner, 1, loser=seat_ref(loser))
        yield from driven(game, loser, identity, winner, cause)
    else:
        game.log("make-discard", winner, 1, loser=seat_ref(loser), n=PRIZE_DISCARD)
        yield from game.discard(loser, PRIZE_DISCARD, cause)


def _drives(game: Game, loser: int) -> list[Option]:
    return [
        Option(f"drive:{t}", say("ei-do-drive", tile=tile_ref(t)), "drive", (tile_ref(t), seat_ref(loser)))
        for t in game.board.roads(game.players[loser].at)
    ]


def _send(game: Game, winner: int, loser: int) -> Flow[None]:
    """A winning defender sends the attacker one road step away, if there is one (EI-DUEL-13)."""
    drives = _drives(game, loser)
    cause = say("ei-cause-duel", who=seat_ref(winner))
    if not drives:
        game.log("no-retreat", loser, 1, cause=cause, k=1, of=1)
        return
    choice = drives[0].id
    if len(drives) > 1:
        prompt = say("ei-ask-send", who=seat_ref(loser))
        answer = yield from ask(Decision(winner, "send", prompt, tuple(drives), about=(seat_ref(loser),)))
        choice = answer.pick[0]
    yield from driven(game, loser, choice.partition(":")[2], winner, cause)
