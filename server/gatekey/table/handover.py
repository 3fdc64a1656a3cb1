"""A seat goes over to another device: one makes a pass for it, the other one takes the seat by that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gatekey.kernel.decision import Refusal
from gatekey.kernel.text import say
from gatekey.store.records import Deed, TableRecord
from gatekey.table import game_commands as game
from gatekey.table import lobby
from gatekey.table.passes import PASS_SECONDS
from gatekey.table.replies import Done
from gatekey.table.tokens import sit_hash
from gatekey.table.viewers import Viewer
from gatekey.wire import messages as m

if TYPE_CHECKING:
    from gatekey.table.actor import TableActor


async def make_pass(table: TableActor, viewer: Viewer, command: m.Pass) -> Done:
    """Make a pass for one's own seat, or as the host for that of somebody who is away; of the latter everybody is told first."""
    seat = viewer.seated()
    other = seat if command.seat is None else command.seat
    if other != seat:
        await _open_for_another(table, viewer, other)
    data = {"pass": table.passes.make(other, seat), "seconds": PASS_SECONDS}
    return Done(table.record.seq, data, secret=True)


async def _open_for_another(table: TableActor, host: Viewer, other: int) -> None:
    record = lobby.copy(table.record)
    lobby.need_host(record, host)
    if lobby.need_seat(record, other).kind != "human":
        raise Refusal("no_seat", say("table-nobody"))
    if other in table.audience.here():
        raise Refusal("not_yours", say("table-is-here"))
    if record.status == "playing":
        # The log tells those, too, who are away now, the person of that seat first of all.
        await game.remark(table, record, "pass", other, Deed(by=host.seat), "log-new-device", None)
    table.audience.tell(m.Notice(text=say("log-new-device", who=f"seat:{other}")))


async def host_token(table: TableActor, viewer: Viewer) -> Done:
    """Give the host the token of the host's right, as long as none has been shown."""
    record = lobby.copy(table.record)
    lobby.need_host(record, viewer)
    if record.host_used:
        raise Refusal("not_now", say("table-host-has"))
    token = lobby.give_host_token(record)
    await table.keep(record, seats=False, tell=False)
    viewer.host_token = token
    return Done(table.record.seq, {"host": token}, secret=True)


async def take(table: TableActor, viewer: Viewer, command: m.Take) -> Done:
    """Take a seat over by its pass. Those who were connected for it watch from now on."""
    if viewer.seat is not None:
        raise Refusal("seated", say("table-seated"))
    record = lobby.copy(table.record)
    asked = sit_hash(command)
    if (again := lobby.sit_again(record, asked)) is not None:
        seat, token = again
        await table.keep(record, tell=False)
        game.take_seat(table, seat, viewer)
    else:
        seat, token = await _take_over(table, record, viewer, command, asked)
    return Done(table.record.seq, {"seat": seat, "token": token})


async def _take_over(
    table: TableActor, record: TableRecord, viewer: Viewer, command: m.Take, asked: bytes
) -> tuple[int, str]:
    seat = table.passes.seat_of(command.code)
    if seat is None:
        raise Refusal(m.BAD_PASS, say("table-bad-pass"))
    stood_in = record.seats[seat].stand_in
    token = lobby.hand_over(record, seat, asked)
    if stood_in and record.status == "playing":
        await game.remark(table, record, "stand_in", seat, Deed(on=False, by=seat), "log-back", None)
    else:
        await table.keep(record, tell=False)
    table.passes.void(seat)
    game.dismiss_devices(table, seat, elsewhere=True)
    game.take_seat(table, seat, viewer)
    if record.next_table:
        table.post(lambda: table.follow(viewer))
    return seat, token
