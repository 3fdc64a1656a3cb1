"""A small game full of secrets, and games that let one of them out, each by another way."""

from __future__ import annotations

import logging
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from gatekey.kernel.chance import Chance
from gatekey.kernel.decision import Answer, Blocked, Decision, Option
from gatekey.kernel.rules import Deal, Flow, GameState, Line, Play, Result, Rules, Seen, ask
from gatekey.kernel.selfplay import random_answer
from gatekey.kernel.text import say

CARDS: Final = tuple(f"card{i:02}" for i in range(30))
TURNS: Final = 8


class WhisperState(GameState, kw_only=True):
    turn: int
    points: list[int]
    hands: list[list[str]]
    deck: list[str]
    """The last one is drawn first."""
    seen: list[list[str]]
    """Cards of the deck that each seat has looked at."""
    veiled: list[str]
    """Face down in the middle."""
    lifted: list[list[int]]
    """For each veiled card, who has looked under it."""
    shown: list[str]


def number(card: str) -> int:
    return int(card[-2:])


class Whisper(Rules[WhisperState]):
    """The active seat does things until it ends its turn. What a hand holds matters to nobody else until it is shown."""

    id = "whisper"
    version = "1"
    seats = (2, 4)
    minutes = (1, 2)
    state_type = WhisperState
    standing_kinds = ("meddle",)
    text_folder = Path(__file__).parent

    def setup(self, deal: Deal, seed: bytes) -> tuple[WhisperState, Sequence[Line]]:
        deck = list(CARDS)
        seats = range(deal.seats)
        state = WhisperState(
            turn=0,
            points=[0] * deal.seats,
            hands=[],
            deck=deck,
            seen=[[] for _ in seats],
            veiled=[],
            lifted=[],
            shown=[],
        )
        Chance(seed, state).shuffle(deck)
        state.hands = [[deck.pop() for _ in range(3)] for _ in seats]
        return state, [Line(say("dealt"))]

    def play(self, play: Play[WhisperState]) -> Flow[None]:
        state = play.state
        while state.turn < TURNS:
            seat = state.turn % len(state.points)
            answer = yield from ask(self.act(state, seat))
            yield from self.perform(play, seat, answer.pick[0])

    def act(self, state: WhisperState, seat: int) -> Decision:
        verbs = ["step", "roll", "call", "end"]
        verbs += ["look", "draw"] if state.deck else []
        verbs += ["show", "lay"] if state.hands[seat] else []
        verbs += ["lift"] if any(seat not in lifted for lifted in state.lifted) else []
        return Decision(seat, "act", say("act?"), tuple(Option(verb, say(verb)) for verb in verbs), rest=True)

    def perform(self, play: Play[WhisperState], seat: int, verb: str) -> Flow[None]:
        state = play.state
        hand = state.hands[seat]
        match verb:
            case "step":
                state.points[seat] += 1
                play.log(say("stepped"), seat)
            case "roll":
                state.points[seat] += play.chance.below(6)
            case "look":
                card = state.deck[-1]
                state.seen[seat].append(card)
                play.log(say("looked"), seat, private={seat: say("looked-at", card=f"card:{card}")})
            case "draw":
                hand.append(state.deck.pop())
                for seen in state.seen:
                    seen[:] = [card for card in seen if card in state.deck]
                play.log(say("drew"), seat, private={seat: say("drew-that", card=f"card:{hand[-1]}")})
            case "lay":
                state.veiled.append(hand.pop())
                state.lifted.append([seat])
                play.log(say("laid"), seat)
            case "lift":
                place = next(n for n, lifted in enumerate(state.lifted) if seat not in lifted)
                state.lifted[place].append(seat)
                play.log(say("lifted"), seat, private={seat: say("lifted-that", card=f"card:{state.veiled[place]}")})
            case "show":
                state.shown.append(hand.pop())
                play.log(say("showed", card=f"card:{state.shown[-1]}"), seat)
            case "call":
                yield from self.call(play, seat)
            case _:
                state.turn += 1

    def call(self, play: Play[WhisperState], seat: int) -> Flow[None]:
        state = play.state
        rivals = [n for n in range(len(state.points)) if n != seat and self.may_meddle(state, n)]
        if not rivals:
            return
        replies = yield tuple(self.window(state, n) for n in rivals)
        for n in rivals:
            if not replies[n].passes:
                state.points[seat] -= 1
            play.log(say("meddled" if not replies[n].passes else "kept-quiet"), n)

    def window(self, state: WhisperState, seat: int) -> Decision:
        options = (Option("boo", say("boo")), Option("hiss", say("hiss")))
        return Decision(seat, "meddle", say("meddle?"), options, passing=say("quiet"), window=True)

    def may_meddle(self, state: WhisperState, seat: int) -> bool:
        """Public: whether there are cards in that hand at all."""
        return bool(state.hands[seat])

    def public(self, state: WhisperState) -> dict[str, Any]:
        return {
            "turn": state.turn,
            "points": state.points,
            "hands": [len(hand) for hand in state.hands],
            "deck": len(state.deck),
            "veiled": state.lifted,
            "shown": state.shown,
        }

    def private(self, state: WhisperState, seat: int) -> dict[str, Any]:
        lifted = [card if seat in by else "" for card, by in zip(state.veiled, state.lifted, strict=True)]
        return {"hand": state.hands[seat], "seen": state.seen[seat], "lifted": lifted}

    def result(self, state: WhisperState) -> Result | None:
        if state.turn < TURNS:
            return None
        best = max(state.points)
        return Result(tuple(n for n, p in enumerate(state.points) if p == best), tuple(state.points))

    def choose(self, seen: Seen) -> Answer:
        return random_answer(seen.decision, seen.random)

    def hidden_ids(self, state: WhisperState) -> frozenset[str]:
        return frozenset(CARDS)

    def standing_marks(self, state: WhisperState, seat: int) -> dict[str, str]:
        return {"turn": str(state.turn)}

    def redeal(self, state: WhisperState, viewer: int | None, chance: random.Random) -> WhisperState:
        copy = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=WhisperState)
        known = set(copy.seen[viewer]) if viewer is not None else set()
        places: list[tuple[list[str], int]] = [(copy.deck, n) for n, card in enumerate(copy.deck) if card not in known]
        for seat, hand in enumerate(copy.hands):
            places += [(hand, n) for n in range(len(hand)) if seat != viewer]
        places += [(copy.veiled, n) for n, by in enumerate(copy.lifted) if viewer not in by]
        cards = [pile[n] for pile, n in places]
        chance.shuffle(cards)
        for (pile, n), card in zip(places, cards, strict=True):
            pile[n] = card
        for seat, seen in enumerate(copy.seen):
            if seat != viewer:
                seen[:] = copy.deck[-len(seen) :] if seen else []
        return copy


class TellsANumber(Whisper):
    """The public view holds a number made from hands."""

    def public(self, state: WhisperState) -> dict[str, Any]:
        return super().public(state) | {"weight": sum(number(card) for hand in state.hands for card in hand)}


class TellsAnotherSeat(Whisper):
    """The private view of one seat holds a card of another."""

    def private(self, state: WhisperState, seat: int) -> dict[str, Any]:
        rival = state.hands[(seat + 1) % len(state.hands)]
        return super().private(state, seat) | {"beside": rival[-1:]}


class TellsInTheLog(Whisper):
    """A line of the log says whether a hidden card is high."""

    def perform(self, play: Play[WhisperState], seat: int, verb: str) -> Flow[None]:
        if verb == "step" and play.state.deck:
            play.log(say("omen", high=number(play.state.deck[0]) // 15), seat)
        yield from super().perform(play, seat, verb)


class TellsTheDraw(Whisper):
    """A line of the log names the card that somebody drew."""

    def perform(self, play: Play[WhisperState], seat: int, verb: str) -> Flow[None]:
        if verb == "draw":
            play.log(say("drew-that", card=f"card:{play.state.deck[-1]}"), seat)
        yield from super().perform(play, seat, verb)


class TellsByLength(Whisper):
    """A line of the log is longer for some hidden cards."""

    def perform(self, play: Play[WhisperState], seat: int, verb: str) -> Flow[None]:
        if verb == "step" and play.state.deck:
            play.log(say("x" * number(play.state.deck[0])), seat)
        yield from super().perform(play, seat, verb)


class TellsByANumberOfLines(Whisper):
    """There is one line more for some hidden cards."""

    def perform(self, play: Play[WhisperState], seat: int, verb: str) -> Flow[None]:
        if verb == "step" and play.state.deck and number(play.state.deck[0]) % 2:
            play.log(say("odd"), seat)
        yield from super().perform(play, seat, verb)


class TellsByAWindow(Whisper):
    """Only a rival whose hand holds something is asked at all."""

    def may_meddle(self, state: WhisperState, seat: int) -> bool:
        return any(number(card) % 2 for card in state.hands[seat])


class TellsByAKind(Whisper):
    """The kind of a rival's decision, which others see, depends on the hand."""

    def window(self, state: WhisperState, seat: int) -> Decision:
        decision = super().window(state, seat)
        return msgspec.structs.replace(decision, kind="meddle" if number(state.hands[seat][0]) % 2 else "murmur")


class TellsByTheBeat(Whisper):
    """Whether a window waits for the beat depends on the hand."""

    def window(self, state: WhisperState, seat: int) -> Decision:
        return msgspec.structs.replace(super().window(state, seat), window=bool(number(state.hands[seat][0]) % 2))


class TellsByAReason(Whisper):
    """Why something is blocked depends on another's hand."""

    def act(self, state: WhisperState, seat: int) -> Decision:
        rival = state.hands[(seat + 1) % len(state.hands)]
        reason = say("too-heavy" if rival and number(rival[0]) > 14 else "too-light")
        return msgspec.structs.replace(super().act(state, seat), blocked=(Blocked("swap", say("swap"), reason),))


class TellsByAnOffer(Whisper):
    """What may be chosen depends on the deck."""

    def act(self, state: WhisperState, seat: int) -> Decision:
        decision = super().act(state, seat)
        more = (Option("wink", say("wink")),) if state.deck and number(state.deck[0]) % 2 else ()
        return msgspec.structs.replace(decision, options=(*decision.options, *more))


class TellsByUndo(Whisper):
    """Whether a step may be taken back depends on a hidden card."""

    def hidden_ids(self, state: WhisperState) -> frozenset[str]:
        odd = bool(state.deck) and number(state.deck[0]) % 2
        return frozenset((*CARDS, "stepped") if odd else CARDS)


class TellsByAStandingOrder(Whisper):
    """Whether a standing order is accepted depends on the deck."""

    def standing_marks(self, state: WhisperState, seat: int) -> dict[str, str]:
        return {"turn": str(state.turn)} if state.deck and number(state.deck[0]) % 2 else {}


class TellsTheServersLog(Whisper):
    """The server's log holds a hidden card."""

    def perform(self, play: Play[WhisperState], seat: int, verb: str) -> Flow[None]:
        if verb == "step" and play.state.deck:
            logging.getLogger("whisper").warning("the first card is %s", play.state.deck[0])
        yield from super().perform(play, seat, verb)


LEAKY: Final = (
    TellsANumber,
    TellsAnotherSeat,
    TellsInTheLog,
    TellsTheDraw,
    TellsByLength,
    TellsByANumberOfLines,
    TellsByAWindow,
    TellsByAKind,
    TellsByTheBeat,
    TellsByAReason,
    TellsByAnOffer,
    TellsByUndo,
    TellsByAStandingOrder,
    TellsTheServersLog,
)


class DealsNothingAnew(Whisper):
    """The test would compare a world with itself."""

    def redeal(self, state: WhisperState, viewer: int | None, chance: random.Random) -> WhisperState:
        return msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=WhisperState)


class DeclaresNothing(Whisper):
    """Hides cards, and does not say which."""

    def hidden_ids(self, state: WhisperState) -> frozenset[str]:
        return frozenset()
