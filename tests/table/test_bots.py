"""Bots of a game by name: picked in the lobby, thinking beside the event loop, seeing what their seat sees."""

from __future__ import annotations

import asyncio
import threading

from gatekey.kernel.decision import Answer, Decision, pick
from gatekey.kernel.rules import Seen
from gatekey.wire import messages as m
from tests.kernel.nim import NIM, Nim
from tests.table.conftest import Opener
from tests.table.rig import Client, House, quiet


class Thinkers(Nim):
    """Nim with three bots: one that takes one stone, one that waits to be let go on, and one that fails."""

    id = "thinkers"
    bots = ("quick", "slow", "broken")

    def __init__(self) -> None:
        self.asked: list[Seen] = []
        self.thinking = threading.Event()
        self.let_go = threading.Event()

    def choose(self, seen: Seen) -> Answer:
        self.asked.append(seen)
        if seen.bot == "slow":
            self.thinking.set()
            assert self.let_go.wait(20)
        if seen.bot == "broken":
            raise ZeroDivisionError
        return pick("pass") if seen.decision.passing else pick("take:1")

    def overdue(self, decision: Decision) -> Answer | None:
        return pick("pass") if decision.passing else pick("take:2")


async def against(house: House, player: str) -> Client:
    """A started table of a person and a bot."""
    (person,) = await house.table_of(2, bots=1, start=False)
    await person.ok(m.Choose, choice="bot", value=f"bot:{player}", seat=1)
    await person.ok(m.Start)
    return person


async def turn(person: Client, take: str) -> None:
    await person.answer(take)
    await person.answer("pass")


async def test_whether_a_bot_has_to_move_is_stored_with_the_step_that_changes_it(open_house: Opener) -> None:
    house = await open_house(Thinkers(), bot_seconds=(60.0, 60.0))
    person = await against(house, "quick")
    assert await house.desk.store.astir() == []
    await turn(person, "take:1")
    assert await house.desk.store.astir() == [person.code]
    await house.pass_time(200)
    person.catch_up()
    assert person.ask is not None
    assert await house.desk.store.astir() == []


async def test_a_bot_is_picked_by_name_and_shown(open_house: Opener) -> None:
    house = await open_house(Thinkers())
    (host,) = await house.table_of(3, bots=2, start=False)
    assert host.room["seats"][1]["choices"] == {"bot": "bot:quick"}
    await host.ok(m.Bot, seat=2, on=False)
    assert await host.no(m.Bot, seat=2, player="grandmaster") == "bad_choice"
    await host.ok(m.Bot, seat=2, player="broken")
    assert host.room["seats"][2]["choices"] == {"bot": "bot:broken"}
    await host.ok(m.Choose, choice="bot", value="bot:slow", seat=2)
    assert await host.no(m.Choose, choice="bot", value="bot:none", seat=2) == "bad_choice"
    assert host.room["seats"][2]["choices"] == {"bot": "bot:slow"}


async def test_a_game_without_names_has_one_bot(house: House) -> None:
    (host,) = await house.table_of(2, bots=1, start=False)
    assert host.room["seats"][1].get("choices", {}) == {}
    assert await host.no(m.Choose, choice="bot", value="bot:quick", seat=1) == "bad_choice"


async def test_the_bot_that_was_picked_answers_with_a_game_to_imagine(open_house: Opener) -> None:
    rules = Thinkers()
    house = await open_house(rules)
    person = await against(house, "quick")
    await turn(person, "take:3")
    await house.pass_time(1)
    taking, showing = rules.asked
    assert (taking.bot, taking.seat, taking.decision.kind) == ("quick", 1, "take")
    (actor,) = house.desk.tables()
    assert actor.stage is not None
    imagined = taking.imagine(taking.random)
    assert imagined is not None
    assert imagined.state is not actor.stage.running.state
    assert imagined.seed != actor.stage.running.seed
    assert showing.decision.kind == "show"
    assert person.holds_the_view()


async def test_while_a_bot_thinks_other_tables_play(open_house: Opener) -> None:
    rules = Thinkers()
    house = await open_house(rules)
    person = await against(house, "slow")
    await turn(person, "take:1")
    advancing = asyncio.create_task(house.pass_time(0))
    assert await asyncio.to_thread(rules.thinking.wait, 20)
    created = await house.create(2, "Eve")
    eve = await house.client(created.table, created.token)
    ben = await (await house.client(created.table)).sit("Ben")
    await eve.ok(m.Start)
    await turn(eve, "take:2")
    ben.catch_up()
    assert ben.table["stones"] == 9
    assert person.table["stones"] == 10
    rules.let_go.set()
    await advancing
    await quiet(house.desk)
    person.catch_up()
    assert person.table["stones"] == 9


async def test_a_bot_that_fails_does_what_the_rules_say_of_who_does_not_answer(open_house: Opener) -> None:
    house = await open_house(Thinkers())
    person = await against(house, "broken")
    await turn(person, "take:1")
    await house.pass_time(1)
    person.catch_up()
    assert person.table["taken"] == [1, 2]


def test_without_such_a_rule_any_legal_answer_will_do() -> None:
    assert NIM.overdue(Decision(0, "take", ("take?", {}))) is None
