"""The table before the game: seats, names, choices, settings, the host, passwords."""

from __future__ import annotations

import pytest

from gatekey.table.ports import NotAdmitted
from gatekey.wire import messages as m
from tests.table.conftest import Opener
from tests.table.games import WATCH
from tests.table.rig import Client, House


@pytest.fixture
async def watch(open_house: Opener) -> House:
    return await open_house(WATCH)


async def test_a_table_with_two_people_and_a_bot(watch: House) -> None:
    created = await watch.create(3, name="Friday", options={"pace": "fast"}, nonce="ada's dice")
    assert (created.seat, len(created.table), created.token[:5]) == (0, 6, "seat_")
    host = await watch.client(created.table, created.token)
    assert host.room["name"] == "Friday"
    assert host.room["host"] == 0
    assert len(host.room["pledge"]) == 64
    assert "secret" not in host.room
    guest = await (await watch.client(created.table)).sit("Ben", nonce="ben's")
    assert guest.seat == 1
    assert await host.no(m.Start) == "open_seats"
    await host.ok(m.Bot, seat=2)
    assert await guest.no(m.Start) == "not_host"
    await host.ok(m.Start)
    guest.catch_up()
    assert guest.room["status"] == "playing"
    assert guest.room["nonces"] == ["ada's dice", "ben's", ""]
    assert [s["kind"] for s in guest.room["seats"]] == ["human", "human", "bot"]
    hats = [s["choices"]["hat"] for s in guest.room["seats"]]
    assert len(set(hats)) == 3
    assert guest.table["hats"] == hats
    assert [s["choices"]["colour"] for s in guest.room["seats"]] == ["a", "b", "c"]


async def test_colours_stay_as_the_lobby_showed_them_unless_somebody_picked_one(watch: House) -> None:
    created = await watch.create(3)
    host = await watch.client(created.table, created.token)
    guest = await (await watch.client(created.table)).sit("Ben")
    await host.ok(m.Bot, seat=2)
    await guest.ok(m.Choose, choice="colour", value="c")
    await host.ok(m.Start)
    assert [s["choices"]["colour"] for s in host.room["seats"]] == ["a", "c", "b"]
    assert await host.no(m.Start) == "not_now"
    assert await host.no(m.Bot, seat=1) == "seat_taken"
    assert await host.no(m.Bot, seat=2, on=False) == "not_now"
    assert await host.no(m.Choose, choice="hat", value="hat:red") == "not_now"


async def test_choices_are_distinct_and_can_be_taken_back(watch: House) -> None:
    host, guest = await watch.table_of(2, start=False)
    await host.ok(m.Choose, choice="hat", value="hat:tall")
    assert await guest.no(m.Choose, choice="hat", value="hat:tall") == "choice_taken"
    assert await guest.no(m.Choose, choice="hat", value="hat:none") == "bad_choice"
    assert await guest.no(m.Choose, choice="shoe", value="hat:tall") == "bad_choice"
    assert await guest.no(m.Choose, choice="hat", value="hat:red", seat=0) == "not_host"
    assert await host.no(m.Choose, choice="hat", value="hat:red", seat=1) == "not_yours"
    await host.ok(m.Choose, choice="hat", value="")
    await guest.ok(m.Choose, choice="hat", value="hat:tall")
    await guest.ok(m.Choose, choice="colour", value="b")
    assert await host.no(m.Choose, choice="colour", value="b") == "choice_taken"
    assert await host.no(m.Choose, choice="colour", value="z") == "bad_choice"
    await host.ok(m.Start)
    guest.catch_up()
    assert guest.room["seats"][1]["choices"] == {"hat": "hat:tall", "colour": "b"}


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ada \t Lovelace ", "Ada Lovelace"),
        ("x" * 40, "x" * 40),
        ("Z", "Z"),
        ("日本語", "日本語"),
        ("مریم", "مریم"),
        ("👩‍👩‍👧 fam", "👩‍👩‍👧 fam"),
        ("evil\u202etxt", "eviltxt"),
        ("<b>bold</b>", "<b>bold</b>"),
        ("a\x00b\x1bc", "abc"),
        ("e\u0301", "é"),
    ],
)
async def test_good_names(house: House, given: str, shown: str) -> None:
    created = await house.create(2, player=given)
    client = await house.client(created.table, created.token)
    assert client.room["seats"][0]["name"] == shown
    await client.ok(m.Rename, name="Someone")
    await client.ok(m.Rename, name=given)
    assert client.room["seats"][0]["name"] == shown


@pytest.mark.parametrize(
    "name", ["", "   ", "\u200d", "\u202e\u202d", "\u3164", "\u2800", "x" * 41, "x" * 10_000, "\x00\x01", "́"]
)
async def test_bad_names(house: House, name: str) -> None:
    with pytest.raises(NotAdmitted) as refused:
        await house.create(2, player=name)
    assert refused.value.code == "name"
    created = await house.create(2)
    guest = await house.client(created.table)
    assert await guest.no(m.Sit, name=name) == "name"
    assert guest.seat is None


async def test_two_people_cannot_have_one_name(house: House) -> None:
    created = await house.create(3, player="Ada")
    guest = await house.client(created.table)
    assert await guest.no(m.Sit, name=" ADA ") == "name_taken"
    await guest.sit("Ben")
    assert await guest.no(m.Rename, name="ada") == "name_taken"
    await guest.ok(m.Rename, name="ben")


async def test_seats_are_taken_left_and_freed(house: House) -> None:
    host, b, c = await house.table_of(3, start=False)
    late = await house.client(host.code)
    assert await late.no(m.Sit, name="Dan") == "full"
    assert await late.no(m.Sit, name="Dan", seat=1) == "seat_taken"
    assert await late.no(m.Sit, name="Dan", seat=7) == "no_seat"
    assert await b.no(m.Sit, name="Ben") == "seated"
    assert await b.no(m.Kick, seat=2) == "not_host"
    assert await host.no(m.Kick, seat=0) == "no_seat"
    token = c.token
    await host.ok(m.Kick, seat=2)
    c.catch_up()
    assert c.seat is None
    assert c.room["seats"][2]["kind"] == "open"
    with pytest.raises(NotAdmitted) as refused:
        await house.client(host.code, token)
    assert refused.value.code == "bad_token"
    await late.sit("Dan", seat=2)
    await b.ok(m.Leave)
    assert b.seat is None
    assert await b.no(m.Rename, name="x") == "not_seated"
    host.catch_up()
    assert [s["kind"] for s in host.room["seats"]] == ["human", "open", "human"]


async def test_the_host_passes_on(house: House) -> None:
    host, b, c = await house.table_of(3, start=False)
    await host.ok(m.Leave)
    b.catch_up()
    assert b.room["host"] == 1
    b.attachment.detach()
    await house.pass_time(house.config.host_away_seconds - 1)
    c.catch_up()
    assert c.room["host"] == 1
    await house.pass_time(2)
    c.catch_up()
    assert c.room["host"] == 2
    back = await house.client(b.code, b.token)
    assert back.room["host"] == 2
    await c.ok(m.Kick, seat=1)
    await c.ok(m.Leave)
    assert c.room.get("host") is None
    await c.sit("Cleo")
    assert c.room["host"] == 0


async def test_settings(watch: House) -> None:
    host, guest = await watch.table_of(2, start=False)
    await host.ok(m.Settings, name=" Late  night ", options={"pace": "fast"}, seats=4, public=False)
    guest.catch_up()
    assert (guest.room["name"], guest.room["options"], guest.room["public"]) == (
        "Late night",
        {"pace": "fast", "table-clock": "none"},
        False,
    )
    assert len(guest.room["seats"]) == 4
    assert await guest.no(m.Settings, name="x") == "not_host"
    assert await host.no(m.Settings, options={"pace": "warp"}) == "bad_choice"
    assert await host.no(m.Settings, options={"wind": "slow"}) == "bad_choice"
    assert await host.no(m.Settings, seats=5) == "seats"
    assert await host.no(m.Settings, name=" ") == "name"
    await host.ok(m.Bot, seat=3)
    await host.ok(m.Settings, seats=2)
    await host.ok(m.Settings, seats=3)
    late = await (await watch.client(host.code)).sit("Late")
    assert await host.no(m.Settings, seats=2) == "seats"
    assert late.seat == 2
    assert [s.table for s in await watch.desk.summaries()] == []
    assert (await watch.desk.summary(host.code)).open_seats == 0


async def test_a_table_with_a_password(house: House) -> None:
    created = await house.create(2, password="sesame")
    for password in (None, "", "Sesame"):
        with pytest.raises(NotAdmitted) as refused:
            await house.client(created.table, password=password)
        assert refused.value.code == "password"
    guest = await (await house.client(created.table, password="sesame")).sit("Ben")
    assert guest.room["locked"]
    await house.restart()
    assert (await house.client(created.table, guest.token)).seat == 1


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"seats": 9}, "seats"),
        ({"options": {"pace": "warp"}}, "bad_choice"),
        ({"name": "x" * 60}, "name"),
        ({"nonce": "x" * 65}, "nonce"),
    ],
)
async def test_tables_that_cannot_be(watch: House, fields: dict[str, object], code: str) -> None:
    with pytest.raises(NotAdmitted) as refused:
        await watch.create(**fields)
    assert refused.value.code == code
    assert await watch.desk.summaries() == []


async def test_codes_and_tokens(house: House) -> None:
    created = await house.create(2)
    spelled = f" {created.table[:3].lower()}-{created.table[3:].lower()} "
    assert (await house.client(spelled)).room["code"] == created.table
    for code in ("", "ZZZZZZ", "x" * 1000, "'; --"):
        with pytest.raises(NotAdmitted) as refused:
            await house.client(code)
        assert refused.value.code == "no_table"
    for token in ("", "seat_", created.token[5:], created.token + "x", "host_" + created.token[5:]):
        with pytest.raises(NotAdmitted) as refused:
            await house.client(created.table, token)
        assert refused.value.code == "bad_token"
    with pytest.raises(NotAdmitted) as refused:
        await house.desk.summary("ZZZZZZ")
    assert refused.value.code == "no_table"


async def test_too_many_tables_and_viewers(open_house: Opener) -> None:
    house = await open_house(most_open_tables=1, most_viewers=2)
    created = await house.create(2)
    with pytest.raises(NotAdmitted) as refused:
        await house.create(2)
    assert refused.value.code == "full"
    await house.client(created.table)
    await house.client(created.table)
    with pytest.raises(NotAdmitted) as refused:
        await house.client(created.table)
    assert refused.value.code == "full"


async def test_presence_and_spectators(house: House) -> None:
    host, guest = await house.table_of(2, start=False)
    guest.attachment.detach()
    guest.attachment.detach()
    host.catch_up()
    assert host.room["seats"][1]["away_since"] == pytest.approx(house.clock.now())
    assert "here" not in host.room["seats"][1]
    back = await house.client(guest.code, guest.token)
    host.catch_up()
    assert host.room["seats"][1]["here"]
    await house.client(host.code)
    await house.client(host.code)
    await house.pass_time(1)
    assert [isinstance(f, m.Room) for f in host.catch_up()] == [True]
    assert host.room["spectators"] == 2
    assert back.room["seats"][0]["here"]


async def test_chat(house: House) -> None:
    host, guest = await house.table_of(2, start=False)
    await host.ok(m.Say, text="  hello\u202e there\n")
    watcher = await house.client(host.code)
    await watcher.ok(m.Say, text="<script>")
    guest.catch_up()
    assert [(c.n, c.text, c.seat, c.name) for c in guest.chat] == [
        (1, "hello there", 0, "Ada"),
        (2, "<script>", None, ""),
    ]
    assert await host.no(m.Say, text=" ") == "chat"
    assert await host.no(m.Say, text="x" * 501) == "chat"
    say = m.Say(id="once", text="once")
    await host.does(say)
    await house.restart()
    again = await house.client(host.code, host.token)
    assert [c.text for c in again.chat] == ["hello there", "<script>", "once"]
    assert isinstance(await again.does(say), m.Ok)
    assert len(again.chat) == 3


async def test_command_ids(house: House) -> None:
    host, _ = await house.table_of(2, start=False)
    for bad in ("", "x" * 65):
        reply = await host.does(m.Rename(id=bad, name="New"))
        assert isinstance(reply, m.No)
        assert reply.code == "id"


async def test_a_repeated_sit_gives_the_same_seat_and_token(house: House) -> None:
    created = await house.create(3)
    guest = await house.client(created.table)
    sit = m.Sit(id="sit", name="Ben")
    assert await guest.does(sit) == await guest.does(sit)
    guest.catch_up()
    assert [s["kind"] for s in guest.room["seats"]] == ["human", "human", "open"]


def test_the_client_of_the_tests_checks_numbers() -> None:
    client = Client.__new__(Client)
    client.seq = 3
    with pytest.raises(AssertionError, match="dense"):
        client._take(m.Step(seq=5))
