"""A reply that was lost with its connection: the same command, sent again on the next one, gets its effect once and its reply anew."""

from __future__ import annotations

import pytest

from gatekey.store.records import MOST_STANDING_DONE, with_standing
from gatekey.table.ports import NotAdmitted
from gatekey.table.viewers import CHAT_LINES
from gatekey.wire import messages as m
from tests.table.conftest import Opener
from tests.table.games import WATCH
from tests.table.rig import Client, House

SIT = m.Sit(id="0c1f3b5a7d9e2468", name="Bo", nonce="n0")


async def lost(house: House, table: str, command: m.Sit = SIT) -> None:
    """Sit down, and lose the reply with the connection."""
    client = await house.client(table)
    assert isinstance(await client.does(command), m.Ok)
    client.attachment.detach()


async def sat(house: House, table: str, command: m.Sit = SIT) -> tuple[Client, m.Ok]:
    client = await house.client(table)
    reply = await client.does(command)
    assert isinstance(reply, m.Ok), reply
    return client, reply


@pytest.mark.parametrize("restart", [False, True])
async def test_a_repeated_sit_brings_the_same_seat_with_a_token_that_works(house: House, restart: bool) -> None:
    host = await house.create(4)
    await lost(house, host.table)
    if restart:
        await house.restart()
    client, reply = await sat(house, host.table)
    assert reply.data["seat"] == client.seat == 1
    await client.ok(m.Choose, choice="colour", value="b")
    back = await house.client(host.table, reply.data["token"])
    assert back.seat == 1
    assert [seat["kind"] for seat in back.room["seats"]] == ["human", "human", "open", "open"]


async def test_it_works_in_a_running_game_and_writes_no_second_entry(house: House) -> None:
    clients = await house.table_of(3, bots=1)
    await lost(house, clients[0].code)
    seq = clients[0].seq + 1
    await house.restart()
    client, reply = await sat(house, clients[0].code)
    assert (reply.data["seat"], client.seq) == (2, seq)
    assert client.mine is not None


async def test_a_token_that_was_used_is_not_given_out_again(house: House) -> None:
    host = await house.create(4)
    _, reply = await sat(house, host.table)
    token = reply.data["token"]
    await house.client(host.table, token)
    await house.pass_time()
    await house.restart()
    stranger = await house.client(host.table)
    assert await stranger.no(m.Sit, name="Bo") == "name_taken"
    refused = await stranger.does(SIT)
    assert isinstance(refused, m.No)
    assert refused.code == "name_taken"
    assert (await house.client(host.table, token)).seat == 1


async def test_whoever_was_sent_away_meanwhile_has_no_claim(house: House) -> None:
    host = await house.create(3)
    ada = await house.client(host.table, host.token)
    await lost(house, host.table)
    await ada.ok(m.Kick, seat=1)
    await (await house.client(host.table)).sit("Cy", seat=1)
    _, reply = await sat(house, host.table)
    assert reply.data["seat"] == 2


async def test_another_command_under_the_same_id_is_another(house: House) -> None:
    host = await house.create(3)
    await lost(house, host.table)
    _, reply = await sat(house, host.table, m.Sit(id=SIT.id, name="Eve", nonce=SIT.nonce))
    assert reply.data["seat"] == 2


async def test_whoever_missed_the_token_for_the_next_table_gets_another(house: House) -> None:
    ada, bo = await house.table_of(2)
    await ada.ok(m.End)
    await ada.ok(m.Again)
    bo.catch_up()
    assert bo.moved is not None
    missed = bo.moved
    bo.attachment.detach()
    await house.restart()
    back = await house.client(bo.code, bo.token)
    await house.pass_time()
    back.catch_up()
    assert back.moved is not None
    with pytest.raises(NotAdmitted, match="bad_token"):
        await house.client(missed.table, missed.token)
    assert (await house.client(back.moved.table, back.moved.token)).seat == 1
    await house.pass_time()
    late = await house.client(bo.code, bo.token)
    await house.pass_time()
    late.catch_up()
    assert late.moved is None


@pytest.mark.parametrize("restart", [False, True])
async def test_a_repeated_kick_does_not_send_the_next_one_away(house: House, restart: bool) -> None:
    ada, bo = await house.table_of(2)
    kick = m.Kick(id="k" * 20, seat=1)
    assert isinstance(await ada.does(kick), m.Ok)
    await (await house.client(bo.code)).sit("Cy")
    if restart:
        await house.restart()
        ada = await house.client(ada.code, ada.token)
    assert isinstance(await ada.does(kick), m.Ok)
    assert ada.room["seats"][1]["kind"] == "human"


@pytest.mark.parametrize("restart", [False, True])
async def test_a_repeated_standing_pass_is_not_set_anew_once_it_is_over(open_house: Opener, restart: bool) -> None:
    house = await open_house(WATCH)
    a, b = await house.table_of(2)
    standing = m.Standing(id="0c1f3b5a7d9e2468", scope="turn")
    assert isinstance(await b.does(standing), m.Ok)
    b.attachment.detach()
    await a.answer("end")
    if restart:
        await house.restart()
    b = await house.client(b.code, b.token)
    assert b.standing is None
    assert isinstance(await b.does(standing), m.Ok)
    assert (await house.client(b.code, b.token)).standing is None
    await b.ok(m.Standing, scope="turn")
    assert b.standing == "turn"


async def test_the_standing_passes_of_a_seat_that_is_given_up_are_not_the_next_ones(open_house: Opener) -> None:
    house = await open_house(WATCH)
    a, b = await house.table_of(2)
    standing = m.Standing(id="0c1f3b5a7d9e2468", scope="always")
    await b.does(standing)
    await b.ok(m.Leave)
    await house.restart()
    c = await (await house.client(a.code)).sit("Cy")
    assert c.standing is None
    await c.does(standing)
    assert c.standing == "always"


def test_only_the_last_commands_for_a_standing_pass_are_remembered() -> None:
    done = None
    for n in range(MOST_STANDING_DONE + 1):
        done = with_standing(done, f"c{n}")
        assert done is not None
    assert with_standing(done, "c0") is not None
    assert all(with_standing(done, f"c{n}") is None for n in range(1, MOST_STANDING_DONE + 1))


async def test_two_spectators_may_use_the_same_id_for_their_chat(house: House) -> None:
    created = await house.create()
    first, second = await house.client(created.table), await house.client(created.table)
    for client, text in ((first, "hello"), (second, "hi there"), (second, "hi there")):
        assert isinstance(await client.does(m.Say(id="1", text=text)), m.Ok)
    first.catch_up()
    assert [line.text for line in first.chat] == ["hello", "hi there"]


async def test_a_line_of_chat_is_said_once_however_much_was_said_meanwhile(house: House) -> None:
    host = await house.create(2)
    speaker, other = await house.client(host.table, host.token), await house.client(host.table)
    line = m.Say(id="0c1f3b5a7d9e2468", text="Whose turn is it?")
    assert isinstance(await speaker.does(line), m.Ok)
    speaker.attachment.detach()
    for n in range(CHAT_LINES):
        await other.ok(m.Say, text=f"Not mine {n}")
    await house.restart()
    back = await house.client(host.table, host.token)
    assert isinstance(await back.does(line), m.Ok)
    # A spectator's line is another's, even if it looks the same.
    watcher = await house.client(host.table)
    assert isinstance(await watcher.does(line), m.Ok)
    assert [said.seat for said in await house.desk.store.chat(host.table) if said.text == line.text] == [0, None]


@pytest.mark.parametrize("restart", [False, True])
async def test_the_answer_that_ended_the_game_is_known_again(house: House, restart: bool) -> None:
    clients = await house.table_of(2)
    command, reply = m.Do(id="", ask=0, pick=()), None
    while clients[0].room["status"] == "playing":
        for client in clients:
            client.catch_up()
            if client.ask is not None:
                command = m.Do(id=client.new_id(), ask=client.ask.ask, pick=(client.options()[-1],))
                player, reply = client, await client.does(command)
        clients[0].catch_up()
    if restart:
        await house.restart()
    back = await house.client(player.code, player.token)
    assert await back.does(command) == reply
    assert await back.no(m.Do, ask=command.ask, pick=command.pick) == "not_now"
