"""The table as everybody sees it, apart from the game itself."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from gatekey.store.records import TableRecord
from gatekey.table.ports import Summary
from gatekey.wire.messages import RoomInfo, SeatInfo


def room_info(record: TableRecord, here: Collection[int], away: Mapping[int, float], watching: int) -> RoomInfo:
    """Build it. ``away``: since when (Unix time) nobody of a seat is connected."""
    started = record.status != "lobby"
    return RoomInfo(
        code=record.code,
        name=record.name,
        game=record.game,
        status=record.status,
        options=record.options,
        seats=[
            SeatInfo(
                seat=n,
                kind=seat.kind,
                name=seat.name,
                choices=seat.choices,
                here=n in here,
                away_since=away.get(n) if seat.kind == "human" and n not in here else None,
                stand_in=seat.stand_in,
                conceded=seat.conceded,
            )
            for n, seat in enumerate(record.seats)
        ],
        host=record.host,
        public=record.public,
        locked=record.password is not None,
        spectators=watching,
        beat_ms=record.beat_ms,
        pledge=record.pledge.hex(),
        secret=record.secret.hex() if record.over else "",
        nonces=[seat.nonce for seat in record.seats] if started else [],
        winners=record.winners,
        next_table=record.next_table,
    )


def summary(record: TableRecord) -> Summary:
    """A line of the list of tables."""
    return Summary(
        table=record.code,
        name=record.name,
        game=record.game,
        status=record.status,
        players=[seat.name for seat in record.seats if seat.kind == "human"],
        seats=len(record.seats),
        open_seats=sum(1 for seat in record.seats if seat.kind == "open"),
        locked=record.password is not None,
        created=record.created,
        played=record.played,
    )
