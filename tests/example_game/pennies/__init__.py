"""Take one, two or three pennies; whoever takes the last one wins."""

from pathlib import Path

from gatekey.kernel.decision import Answer, Decision, Option
from gatekey.kernel.rules import GameState, Line, Result, Rules, ask
from gatekey.kernel.text import say


class PenniesState(GameState, kw_only=True):
    seats: int
    pennies: int = 12
    active: int = 0


class Pennies(Rules[PenniesState]):
    id, version = "pennies", "1"
    seats, minutes = (2, 4), (1, 2)
    state_type = PenniesState
    text_folder = Path(__file__).parent / "text"

    def setup(self, deal, seed):
        state = PenniesState(seats=deal.seats)
        return state, [Line(say("pennies-laid-out", n=state.pennies))]

    def play(self, play):
        state = play.state
        while state.pennies:
            options = tuple(Option(str(n), say("pennies-take", n=n)) for n in range(1, min(3, state.pennies) + 1))
            question = say("pennies-how-many", n=state.pennies)
            answer = yield from ask(Decision(state.active, "take", question, options, rest=True))
            n = int(answer.pick[0])
            play.log(say("pennies-took", seat=f"seat:{state.active}", n=n), state.active)
            state.pennies -= n
            state.active = (state.active + 1) % state.seats

    def public(self, state):
        return {"pennies": state.pennies, "active": f"seat:{state.active}"}

    def result(self, state):
        if state.pennies:
            return None
        winner = (state.active - 1) % state.seats
        return Result((winner,), tuple(int(seat == winner) for seat in range(state.seats)))

    def choose(self, seen):
        left_over = seen.public["pennies"] % 4
        return Answer((str(left_over or 1),))


GAME = Pennies()
