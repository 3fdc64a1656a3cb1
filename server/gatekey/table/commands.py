"""What each command does. Every handler runs in the table's task, and raises where the command is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gatekey.kernel.decision import Refusal
from gatekey.kernel.text import say
from gatekey.store.records import ChatRecord, Deed, SeatRecord, TableRecord, command_key
from gatekey.store.writer import Write
from gatekey.table import game_commands as game
from gatekey.table import handover, lobby
from gatekey.table.lesson import MARK
from gatekey.table.names import clean_chat
from gatekey.table.replies import Done, Errand
from gatekey.table.seed import new_secret
from gatekey.table.tokens import MOVED, mint_seat_token, sit_hash, token_hash
from gatekey.table.viewers import CHAT_LINES, Viewer, chat_line, log_lines
from gatekey.wire import messages as m

if TYPE_CHECKING:
    from gatekey.table.actor import TableActor

LONGEST_ID = 64
HISTORY_LINES = 100


async def carry_out(table: TableActor, errand: Errand, command: m.ClientCommand) -> Done | None:
    """Carry out a command. None: it waits for the beat, and :mod:`gatekey.table.turns` will settle it.

    Raises:
        Refusal, StoreError, RulesError: the command is refused.
    """
    if not command.id or len(command.id) > LONGEST_ID:
        raise Refusal("id", say("table-command-id", most=LONGEST_ID))
    viewer = errand.viewer
    match command:
        case m.Do():
            return await game.do(table, errand, command)
        case m.Sit():
            return await _sit(table, viewer, command)
        case m.Take():
            return await handover.take(table, viewer, command)
        case m.Say():
            return await _say(table, viewer, command)
        case m.History():
            return await _history(table, viewer, command)
    seat = viewer.seated()
    if isinstance(command, m.Pass | m.Host | m.Advice):
        return await _tell(table, viewer, command)
    if isinstance(command, game.Logged | m.Bot | m.Kick | m.Leave):
        # After a restart only the log remembers what a command has done.
        earlier = await table.store.entry_of(table.record.code, command_key(seat, command.id))
        if earlier is not None:
            return Done(earlier)
    if isinstance(command, game.Logged):
        return Done(await game.logged(table, viewer, command))
    data = await _arrange(table, viewer, command)
    return Done(table.record.seq, data)


async def _tell(table: TableActor, viewer: Viewer, command: m.Pass | m.Host | m.Advice) -> Done:
    """Commands whose reply is for their sender alone, and that leave the game as it is."""
    match command:
        case m.Pass():
            return await handover.make_pass(table, viewer, command)
        case m.Host():
            return await handover.host_token(table, viewer)
        case m.Advice():
            return await game.advice(table, viewer.seated())


async def _arrange(table: TableActor, viewer: Viewer, command: m.ClientCommand) -> Any:
    """Commands that change the table outside the game."""
    seat = viewer.seated()
    record = lobby.copy(table.record)
    here = table.audience.here()
    match command:
        case m.Rename(name=name):
            lobby.rename(record, seat, name)
        case m.Choose(choice=choice, value=value, seat=other):
            lobby.choose(record, table.rules, _chooser(record, viewer, other), choice, value)
        case m.Settings():
            lobby.need_host(record, viewer)
            lobby.settings(record, table.rules, command)
        case m.Bot(seat=other, on=on, player=player):
            lobby.need_host(record, viewer)
            lobby.bot(record, table.rules, other, on, player)
            if record.status == "playing":
                key = command_key(seat, command.id)
                await game.remark(table, record, "seat", other, Deed(kind="bot", by=seat), "log-bot", key)
                return None
        case m.Leave():
            await game.leave(table, record, seat, command_key(seat, command.id))
            return None
        case m.Kick(seat=other):
            lobby.need_host(record, viewer)
            lobby.kick(record, other, here)
            await game.unseat(table, record, other, command_key(seat, command.id), by=seat)
            return None
        case m.Standing():
            await game.standing(table, record, seat, command)
            return None
        case m.Again():
            lobby.need_host(record, viewer)
            return await _again(table, record)
        case _:
            raise Refusal("unknown", say("table-unknown"))
    await table.keep(record)
    return None


def _chooser(record: TableRecord, viewer: Viewer, other: int | None) -> int:
    """Whose pick it is: one's own, or for the host that of a bot."""
    seat = viewer.seated()
    if other is None or other == seat:
        return seat
    lobby.need_host(record, viewer)
    if lobby.need_seat(record, other).kind != "bot":
        raise Refusal("not_yours", say("table-not-yours"))
    return other


async def _sit(table: TableActor, viewer: Viewer, command: m.Sit) -> Done:
    if viewer.seat is not None:
        raise Refusal("seated", say("table-seated"))
    record = lobby.copy(table.record)
    asked = sit_hash(command)
    if (again := lobby.sit_again(record, asked)) is not None:
        seat, token = again
        await table.keep(record, tell=False)
        game.take_seat(table, seat, viewer)
    else:
        seat, token = lobby.sit(record, command.seat, command.name, command.nonce, asked)
        await game.seated(table, record, seat, viewer)
    return Done(table.record.seq, {"seat": seat, "token": token})


async def _say(table: TableActor, viewer: Viewer, command: m.Say) -> Done:
    chat, text = table.audience.chat, clean_chat(command.text)
    # The text counts, too: ids are unique among the commands of one client, and all spectators look the same here.
    if any((line.command, line.seat, line.text) == (command.id, viewer.seat, text) for line in chat):
        return Done(table.record.seq)
    # Many may have talked while the sender was out of reach.
    if len(chat) == CHAT_LINES and await table.store.said(table.record.code, command.id, viewer.seat, text):
        return Done(table.record.seq)
    name = table.record.seats[viewer.seat].name if viewer.seat is not None else ""
    line = ChatRecord(
        n=chat[-1].n + 1 if chat else 1,
        at=table.clock.now(),
        text=text,
        seat=viewer.seat,
        name=name,
        command=command.id,
    )
    await table.store.commit(Write(table=table.record, chat=(line,)))
    chat.append(line)
    table.audience.tell(m.Chat(line=chat_line(line)))
    return Done(table.record.seq)


async def _history(table: TableActor, viewer: Viewer, command: m.History) -> Done:
    before = max(1, min(command.before, table.record.line_n + 1))
    found = await table.store.entries_with_lines(table.record.code, before=before, lines=HISTORY_LINES)
    numbered = [(e.line + i, e.seq, line) for e in found for i, line in enumerate(e.log())]
    wanted = [n for n in numbered if before - HISTORY_LINES <= n[0] < before]
    first = wanted[0][0] if wanted else before
    return Done(table.record.seq, {"first": first, "lines": log_lines(wanted, viewer.seat)})


async def _again(table: TableActor, record: TableRecord) -> dict[str, str]:
    """A new table with the same people. Those who are not here now get their token when they look in at the old table."""
    if not record.over:
        raise Refusal("not_now", say("table-not-over"))
    if record.next_table and await table.store.table(record.next_table) is not None:
        # There is one already. A host whose reply was lost in a restart asks again, and must not get a second one.
        return {"table": record.next_table}
    here = table.audience.here()
    tokens = {n: mint_seat_token() for n, seat in enumerate(record.seats) if seat.kind == "human" and n in here}
    following = _following(record, await table.house.free_code(), tokens, table.clock.now())
    record.next_table = following.code
    await table.keep(record, seats=False, also=Write(table=following, new=True))
    for seat, token in tokens.items():
        for viewer in table.audience.of(seat):
            viewer.send(m.Moved(table=following.code, token=token))
    return {"table": following.code}


def _following(record: TableRecord, code: str, tokens: dict[int, str], now: float) -> TableRecord:
    following = lobby.copy(record)
    following.code, following.secret, following.status = code, new_secret(), "lobby"
    following.options.pop(MARK, None)
    following.created = following.played = now
    following.seq = following.line_n = 0
    following.chain, following.astir = following.pledge, False
    following.winners, following.next_table = [], ""
    following.seats = [_same_person(seat, tokens.get(n)) for n, seat in enumerate(record.seats)]
    gone = following.host is not None and following.seats[following.host].kind != "human"
    lobby.make_host(following, lobby.heir(following, tokens) if gone else following.host)
    return following


def _same_person(seat: SeatRecord, token: str | None) -> SeatRecord:
    if seat.kind != "human":
        return SeatRecord(kind=seat.kind, choices=dict(seat.choices))
    return SeatRecord(
        kind="human",
        name=seat.name,
        choices=dict(seat.choices),
        nonce=seat.nonce,
        token_hash=token_hash(token) if token else None,
        given_for=MOVED,
    )
