"""Two worlds that differ only in what one viewer cannot know go through the same events; that viewer must not be able to tell them apart."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal

import msgspec
import pytest

from gatekey.kernel.barrier import ids_in
from gatekey.kernel.decision import PASS, Answer, Decision, Refusal, check
from gatekey.kernel.rules import Rules
from gatekey.kernel.running import Running, Step
from gatekey.kernel.selfplay import random_answer
from gatekey.store.records import TableRecord
from gatekey.wire import messages as m
from tests.leaks.played import BEAT_MS, Played, token
from tests.leaks.worlds import World

BEAT = BEAT_MS / 1000
SOON, LATE = BEAT / 4, BEAT / 2
"""Moments in a beat, exact in binary: the clocks must come out equal."""
TRIES = 8
"""Answers that are tried until one is legal in both worlds and tells the viewer nothing."""


Answers = Sequence[tuple[Decision, Answer]]


class Difference(AssertionError):
    """The viewer can tell the worlds apart."""


class Twins:
    """Both worlds, and what has been compared so far."""

    def __init__(self, worlds: tuple[World, World], dice: random.Random) -> None:
        self.worlds = worlds
        self.dice = dice
        self.counted: Counter[str] = Counter()
        self._numbers = 0
        self._since = 1

    async def compare(self, played: Played, viewer: int | None, steps: int) -> None:
        """Let a reached state go on in both worlds through the same public events, and compare all that reaches ``viewer``."""
        await self._begin(played, viewer)
        self._same(viewer, "welcome")
        for _ in range(steps):
            await self._rudeness(viewer)
            if not await self._step(viewer):
                break
            self._same(viewer, "step")
        await self._pages(viewer)
        await self._returns(viewer)
        here, there = self.worlds
        if here.logged != there.logged:
            raise Difference(
                "the logs", [pair for pair in zip(here.logged, there.logged, strict=False) if pair[0] != pair[1]]
            )
        for world in self.worlds:
            await world.scatters()

    async def _begin(self, played: Played, viewer: int | None) -> None:
        self._numbers += 1
        self._since = played.record.seq
        state = played.stage.running.state
        dealt = played.dealt_anew(viewer, self.dice)
        self.counted["dealt anew"] += dealt != state
        # Every other time the dice are other ones, too. Else what they show is the same, and can be compared.
        secret = played.record.secret
        self._other_dice = self._numbers % 2 == 0
        secrets = (secret, self.dice.randbytes(32) if self._other_dice else secret)
        code = f"T{self._numbers:05}"
        for world, dealt_state, own_secret in zip(self.worlds, (state, dealt), secrets, strict=True):
            with world.listened():
                await world.gather(played.write(code, dealt_state, own_secret))

    async def _each(self, command: m.ClientCommand, viewer: int | None) -> None:
        for world in self.worlds:
            with world.listened():
                await world.sends(viewer, command)

    def _id(self) -> str:
        self.counted["commands"] += 1
        return f"c{self.counted['commands']}"

    def _same(self, viewer: int | None, what: str) -> None:
        here, there = (world.ears[viewer].heard for world in self.worlds)
        if here != there:
            n = next(
                (n for n, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), min(len(here), len(there))
            )
            shown = [[(at, _shown(frame)) for at, frame in heard[n : n + 2]] for heard in (here, there)]
            raise Difference(what, viewer, n, len(here), len(there), *shown)
        self.counted[what] += 1

    # ------------------------------------------------------------ what is done in both worlds

    @property
    def _games(self) -> tuple[Running[Any], Running[Any]]:
        here, there = (world.table.stage.running for world in self.worlds)
        return here, there

    async def _step(self, viewer: int | None) -> bool:
        """One answer that is legal in both worlds and shows the viewer nothing new; False when there is none."""
        here, there = self._games
        if here.over:
            return False
        if self.dice.random() < 0.15 and (seat := self.worlds[0].table.stage.scene.undo_seat) is not None:
            await self._each(m.Undo(id=self._id()), seat)
            self.counted["undo"] += 1
            return True
        for _ in range(TRIES):
            asked = here.awaited()
            # All who are asked in a window answer within its beat; what comes after it shows when it comes.
            chosen = asked if asked[0].window else (self.dice.choice(asked),)
            answers = [(decision, random_answer(decision, self.dice)) for decision in chosen]
            if may_be_told_apart(here, there, answers, viewer, self._other_dice):
                continue
            await self._answer(answers, viewer)
            return True
        return False

    async def _answer(self, answers: Answers, viewer: int | None) -> None:
        """Rivals answer sooner here and later there within the beat; and who passes does so by hand here, by a standing order there."""
        window = answers[0][0].window
        kinds = self.worlds[0].table.rules.standing_kinds
        commands = {decision.seat: self._id() for decision, _ in answers}
        for number, world in enumerate(self.worlds):
            with world.listened():
                asks = dict(world.table.stage.scene.asks)
                for decision, answer in answers if number == 0 else reversed(answers):
                    seat, rival = decision.seat, decision.seat != viewer
                    if window and rival:
                        await world.until(asks[seat].opened + (LATE if number else SOON))
                    if window and rival and number and answer.passes and decision.kind in kinds:
                        await world.sends(seat, m.Standing(id=f"on-{commands[seat]}", scope="always"))
                        self.counted["standing orders"] += 1
                        continue
                    pick, amounts = answer.pick, dict(answer.amounts)
                    await world.sends(seat, m.Do(id=commands[seat], ask=asks[seat].ask, pick=pick, amounts=amounts))
                if window:
                    await world.until(max(a.opened for a in asks.values()) + BEAT)
                for seat, command in commands.items():
                    if number and seat != viewer and world.table.record.seats[seat].standing is not None:
                        await world.sends(seat, m.Standing(id=f"off-{command}", scope=None))
        self.counted["windows"] += window

    async def _rudeness(self, viewer: int | None) -> None:
        """The viewer asks for what they may not have. What they are told must not depend on what they cannot see."""
        scene = self.worlds[0].table.stage.scene
        open_ask = scene.asks.get(viewer) if viewer is not None else None
        for answer, offset in bad_answers(open_ask.decision if open_ask else None, self.dice):
            ask = (open_ask.ask if open_ask else scene.seq) + offset
            await self._each(m.Do(id=self._id(), ask=ask, pick=answer.pick, amounts=dict(answer.amounts)), viewer)
        for command in self.dice.sample(rude_commands(self._id, viewer, self.dice), 4):
            await self._each(command, viewer)
        self._same(viewer, "refusals")

    async def _pages(self, viewer: int | None) -> None:
        code = self.worlds[0].code
        over = self.worlds[0].table.record.over
        paths = ["/api/tables", f"/api/tables/{code}", "/healthz", "/readyz", "/api/here"]
        if self.counted["pages"] == 0:
            game = self.worlds[0].table.rules.id
            paths += ["/api/games", f"/api/games/{game}/almanac", f"/api/games/{game}/texts/en"]
        for path in paths:
            await self._page(path)
        if not over:
            await self._page(f"/api/tables/{code}/export", 409)
            await self._looks_back(f"/api/tables/{code}/replay", viewer)

    async def _looks_back(self, path: str, viewer: int | None) -> None:
        """The viewer's own past, whole and from the moment on from which the worlds differ, and what others saw."""
        mine = {} if viewer is None else {"Authorization": f"Bearer {token(viewer)}"}
        seq = self.worlds[0].table.record.seq
        for since in (1, self._since, seq, seq + 1):
            await self._page(f"{path}?since={since}", 200, **mine)
            if viewer is not None:
                await self._page(f"{path}?since={since}&seat={viewer}", 200, **mine)
        for seat in range(len(self.worlds[0].table.record.seats)):
            if seat != viewer:
                await self._page(f"{path}?seat={seat}", 409, **mine)
            await self._page(f"{path}?seat={seat}", 409)
        await self._page(path, 403, Authorization="Bearer seat_of-nobody")
        self.counted["replays"] += 1

    async def _page(self, path: str, status: int | None = None, **headers: str) -> None:
        answers = []
        for world in self.worlds:
            with world.listened():
                answers.append(await world.asks(path, **headers))
        if status is not None and answers[0][1] != status:
            raise Difference(f"not {status}", answers[0])
        if answers[0] != answers[1]:
            raise Difference("http", *answers)
        self.counted["pages"] += 1

    async def _returns(self, viewer: int | None) -> None:
        """The viewer loses the connection, comes back, and reads back in the log."""
        for world in self.worlds:
            with world.listened():
                await world.connect(viewer)
                await world.passes(1.0)
        await self._each(m.History(id=self._id(), before=2**31), viewer)
        self._same(viewer, "return")


def bad_answers(decision: Decision | None, dice: random.Random) -> Iterator[tuple[Answer, int]]:
    """Answers that must be refused, and how far from the number of the ask they are."""
    yield Answer(("nothing",)), 0
    if decision is None:
        return
    yield Answer(("nothing",)), dice.choice((-1, 1, 2**40))
    ids = [option.id for option in decision.options]
    tried = [
        Answer(()),
        Answer((PASS,)),
        Answer((PASS, *ids[:1])),
        Answer(tuple(ids)),
        Answer(tuple(ids[:1]) * 2),
        Answer(tuple(ids[:1]), {"nothing": 1}),
        *(Answer(tuple(ids[:1]), {amount.id: n}) for amount in decision.amounts for n in (-1, amount.most + 1, 2**62)),
        *(Answer((blocked.id,)) for blocked in decision.blocked[:3]),
    ]
    for answer in tried:
        try:
            check(decision, answer)
        except Refusal:
            yield answer, 0


def rude_commands(new_id: Callable[[], str], viewer: int | None, dice: random.Random) -> list[m.ClientCommand]:
    """Commands that get nowhere, or are the viewer's own affair."""
    other = 0 if viewer else 1
    scopes: tuple[Literal["challenge", "turn", "dawn", "always"] | None, ...] = (
        "challenge",
        "turn",
        "dawn",
        "always",
        None,
    )
    return [
        m.Undo(id=new_id()) if viewer is None else m.Rename(id=new_id(), name=""),
        m.Sit(id=new_id(), name="Eve", seat=other),
        m.Take(id=new_id(), code="AAAA2222"),
        m.Pass(id=new_id(), seat=other),
        m.Choose(id=new_id(), choice="colour", value="a"),
        m.Settings(id=new_id(), name="Mine"),
        m.Start(id=new_id()),
        m.Again(id=new_id()),
        m.StandIn(id=new_id(), seat=other),
        m.Kick(id=new_id(), seat=viewer or 0),
        m.Standing(id=new_id(), scope=dice.choice(scopes)),
        m.Say(id=new_id(), text="hm"),
        m.History(id=new_id(), before=5),
        m.History(id=new_id(), before=-(2**40)),
        m.Rename(id="", name="x"),
    ]


def known(rules: Rules[Any], state: Any, viewer: int | None) -> frozenset[str]:
    """The ids of what can be hidden that the viewer sees."""
    ids = rules.hidden_ids(state)
    seen = ids_in(rules.public(state), ids)
    return seen if viewer is None else seen | ids_in(rules.private(state, viewer), ids)


def may_be_told_apart(
    here: Running[Any], there: Running[Any], answers: Answers, viewer: int | None, other_dice: bool
) -> bool:
    """Whether answers may rightly show the viewer which world it is: one does not allow them, or something hidden comes to light."""
    here, there = here.fork(), there.fork()
    before = known(here.rules, here.state, viewer)
    draws = here.state.draws, there.state.draws
    try:
        steps = [game.answer(decision.seat, answer) for game in (here, there) for decision, answer in answers]
    except Refusal:
        return True
    drawn = here.state.draws - draws[0], there.state.draws - draws[1]
    if drawn[0] != drawn[1] or (other_dice and (drawn[0] or here.over)):
        # At the end of the game its secret is opened.
        return True
    half = len(answers)
    for game, its_steps in ((here, steps[:half]), (there, steps[half:])):
        told = ids_in_lines(game.rules, game.state, its_steps, viewer) - before - known(game.rules, game.state, viewer)
        if hidden := sorted(thing for thing in told if is_hidden(game, thing, viewer)):
            raise Difference("the log tells of what is hidden", viewer, hidden, [step.lines for step in its_steps])
    after = known(here.rules, here.state, viewer) | known(there.rules, there.state, viewer)
    return not (after | ids_in_lines(here.rules, here.state, steps, viewer)) <= before


def ids_in_lines(rules: Rules[Any], state: Any, steps: list[Step], viewer: int | None) -> frozenset[str]:
    """The ids of what can be hidden in the log lines of some steps, as the viewer reads them."""
    return ids_in([line.seen_by(viewer) for step in steps for line in step.lines], rules.hidden_ids(state))


def is_hidden(game: Running[Any], thing: str, viewer: int | None) -> bool:
    """Whether a thing could lie elsewhere for all that the viewer may know."""
    dice = random.Random(thing)
    found = {places(msgspec.to_builtins(game.rules.redeal(game.state, viewer, dice)), thing) for _ in range(6)}
    return len(found) > 1


def places(plain: Any, thing: str) -> tuple[str, ...]:
    """Where in plain data a thing is, in order."""
    match plain:
        case dict():
            return tuple(f"{key}.{rest}" for key, value in plain.items() for rest in places(value, thing))
        case list() | tuple():
            return tuple(f"{n}.{rest}" for n, value in enumerate(plain) for rest in places(value, thing))
        case _:
            return ("",) if plain == thing else ()


def hide_pledges(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pledge is the secret's hash and public; everything else that depends on the secret shall show."""
    monkeypatch.setattr(TableRecord, "pledge", property(lambda _: b"pledge".ljust(32)))


def _shown(frame: bytes) -> Any:
    return msgspec.msgpack.decode(frame)
