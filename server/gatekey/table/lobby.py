"""What people do to a table before the game: pure changes of a :class:`TableRecord`. Each raises Refusal where it is not allowed.

Whoever calls these hands in a copy, stores it, and only then takes it for the truth.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

import msgspec

from gatekey.kernel.decision import Refusal
from gatekey.kernel.rules import Rules
from gatekey.kernel.text import say
from gatekey.store.records import Opening, SeatRecord, TableRecord
from gatekey.table.bots import BOT
from gatekey.table.config import PALETTE
from gatekey.table.names import clean_name, own_name
from gatekey.table.timing import table_options
from gatekey.table.tokens import host_fits, mint_host_token, mint_seat_token, token_hash
from gatekey.wire.messages import Settings

if TYPE_CHECKING:
    from gatekey.table.viewers import Viewer

COLOUR = "colour"
LONGEST_NONCE = 64

_dice = secrets.SystemRandom()


def copy(record: TableRecord) -> TableRecord:
    """An independent copy."""
    return msgspec.structs.replace(
        record,
        options=dict(record.options),
        winners=list(record.winners),
        seats=[msgspec.structs.replace(seat, choices=dict(seat.choices)) for seat in record.seats],
    )


def copy_for_step(record: TableRecord) -> TableRecord:
    """A copy for a step of the game: its seats may be changed only where a standing pass is, the rest only as a whole."""
    seats = [msgspec.structs.replace(seat) if seat.standing is not None else seat for seat in record.seats]
    return msgspec.structs.replace(record, seats=seats)


def need_seat(record: TableRecord, seat: int) -> SeatRecord:
    """The seat of that number; refuses ``no_seat``."""
    if not 0 <= seat < len(record.seats):
        raise Refusal("no_seat", say("table-no-seat"))
    return record.seats[seat]


def need_host(record: TableRecord, who: Viewer) -> None:
    """Refuses ``not_host`` for anybody but the host, and for the host's seat without the host's token once that has been shown."""
    if who.seat is None or record.host != who.seat:
        raise Refusal("not_host", say("table-not-host"))
    if record.host_used and not host_fits(who.host_token, record.host_token):
        raise Refusal("not_host", say("table-host-elsewhere"))


def make_host(record: TableRecord, seat: int | None) -> None:
    """The host's part goes to a seat, or to nobody for now. A token that carried it does so no more."""
    record.host, record.host_token, record.host_used = seat, None, False


def give_host_token(record: TableRecord) -> str:
    """A new token for the host's right; one that was given out before and never shown is void."""
    token = mint_host_token()
    record.host_token, record.host_used = token_hash(token), False
    return token


def need_lobby(record: TableRecord) -> None:
    """Refuses ``not_now`` once the game has started."""
    if record.status != "lobby":
        raise Refusal("not_now", say("table-started"))


def sit(
    record: TableRecord, seat: int | None, name: str, nonce: str, given_for: bytes | None = None
) -> tuple[int, str]:
    """Put a person on a seat: an open one, or once the game runs also one that a bot holds. Returns the seat and its new token."""
    if record.over:
        raise Refusal("not_now", say("table-over"))
    if len(nonce) > LONGEST_NONCE:
        raise Refusal("nonce", say("table-nonce", most=LONGEST_NONCE))
    number = _free_seat(record) if seat is None else seat
    taken = need_seat(record, number)
    if not _may_sit(record, taken):
        raise Refusal("seat_taken", say("table-seat-taken"))
    others = (s.name for n, s in enumerate(record.seats) if s.kind == "human" and n != number)
    shown = own_name(name, others)
    token = mint_seat_token()
    if record.status == "lobby":
        taken.nonce = nonce
    taken.kind, taken.name, taken.token_hash, taken.given_for = "human", shown, token_hash(token), given_for
    taken.stand_in, taken.standing, taken.standing_mark, taken.standing_done = False, None, "", None
    if record.host is None:
        make_host(record, number)
    return number, token


def sit_again(record: TableRecord, given_for: bytes) -> tuple[int, str] | None:
    """The seat whose token was given out for that and was never used, and a new token for it; None when there is none."""
    for number, seat in enumerate(record.seats):
        if seat.given_for == given_for:
            token = mint_seat_token()
            seat.token_hash = token_hash(token)
            return number, token
    return None


def hand_over(record: TableRecord, seat: int, given_for: bytes) -> str:
    """A new token for the person of a seat, who takes it up on another device and plays for themselves; the old one is void."""
    taken = record.seats[seat]
    token = mint_seat_token()
    taken.token_hash, taken.given_for, taken.stand_in = token_hash(token), given_for, False
    if record.host == seat:
        make_host(record, seat)
    return token


def _may_sit(record: TableRecord, seat: SeatRecord) -> bool:
    if seat.kind == "open":
        return True
    return record.status == "playing" and seat.kind == "bot" and not seat.conceded


def _free_seat(record: TableRecord) -> int:
    open_seats = [n for n, seat in enumerate(record.seats) if seat.kind == "open"]
    bots = [n for n, seat in enumerate(record.seats) if _may_sit(record, seat)]
    for seats in (open_seats, bots):
        if seats:
            return seats[0]
    raise Refusal("full", say("table-full"))


def vacate(record: TableRecord, seat: int, here: Collection[int]) -> None:
    """The person of a seat goes, or is sent: it is open again before the game, and a bot's during it. The host's part passes on."""
    if record.over:
        raise Refusal("not_now", say("table-over"))
    if record.status == "lobby":
        record.seats[seat] = SeatRecord()
    else:
        left = record.seats[seat]
        left.kind, left.token_hash, left.standing, left.standing_mark = "bot", None, None, ""
        left.stand_in, left.given_for = False, None
    if record.host == seat:
        make_host(record, heir(record, here))


def heir(record: TableRecord, here: Collection[int]) -> int | None:
    """Who is host when the host is gone: the next person after them, of those who are here if there are any."""
    seats = len(record.seats)
    start = record.host or 0
    order = [n % seats for n in range(start + 1, start + seats + 1)]
    people = [n for n in order if record.seats[n].kind == "human" and n != record.host]
    return next((n for n in people if n in here), people[0] if people else None)


def kick(record: TableRecord, seat: int, here: Collection[int]) -> None:
    """The host sends a person away."""
    if need_seat(record, seat).kind != "human":
        raise Refusal("no_seat", say("table-nobody"))
    if seat == record.host:
        raise Refusal("no_seat", say("table-not-oneself"))
    vacate(record, seat, here)


def rename(record: TableRecord, seat: int, name: str) -> None:
    """Another name for a person."""
    others = (s.name for n, s in enumerate(record.seats) if s.kind == "human" and n != seat)
    record.seats[seat].name = own_name(name, others)


def bot(record: TableRecord, rules: Rules[Any], seat: int, on: bool, player: str = "") -> None:
    """Put a bot on an open seat (of an imported game also while it runs), or before the game take it away.

    ``player`` is one of the game's bots; empty: the first.
    """
    if player and player not in rules.bots:
        raise Refusal("bad_choice", say("table-bad-choice"))
    if record.over or not on:
        need_lobby(record)
    if need_seat(record, seat).kind != ("open" if on else "bot"):
        raise Refusal("seat_taken", say("table-seat-taken" if on else "table-no-bot"))
    if record.status == "lobby":
        record.seats[seat] = SeatRecord(kind="bot" if on else "open")
    else:
        record.seats[seat].kind = "bot"
    if on and rules.bots:
        record.seats[seat].choices[BOT] = f"{BOT}:{player or rules.bots[0]}"


def choose(record: TableRecord, rules: Rules[Any], seat: int, choice: str, value: str) -> None:
    """Pick the colour, one of the game's seat choices or which bot plays; an empty value takes the pick back."""
    need_lobby(record)
    values, distinct = _choice(rules, choice)
    picks = need_seat(record, seat).choices
    if not value:
        picks.pop(choice, None)
        return
    if value not in values:
        raise Refusal("bad_choice", say("table-bad-choice"))
    if distinct and any(s.choices.get(choice) == value for n, s in enumerate(record.seats) if n != seat):
        raise Refusal("choice_taken", say("table-choice-taken"))
    picks[choice] = value


def colours(rules: Rules[Any]) -> tuple[str, ...]:
    """The colours to pick from: four, or as many as there can be seats."""
    return PALETTE[: max(4, rules.seats[1])]


def _choice(rules: Rules[Any], choice: str) -> tuple[tuple[str, ...], bool]:
    if choice == COLOUR:
        return colours(rules), True
    if choice == BOT:
        return tuple(f"{BOT}:{name}" for name in rules.bots), False
    for offered in rules.seat_choices:
        if offered.id == choice:
            return offered.values, offered.distinct
    raise Refusal("bad_choice", say("table-bad-choice"))


def settings(record: TableRecord, rules: Rules[Any], change: Settings) -> None:
    """Change the table as a whole."""
    need_lobby(record)
    if change.name is not None:
        record.name = clean_name(change.name)
    if change.options is not None:
        record.options |= checked_options(rules, change.options)
    if change.public is not None:
        record.public = change.public
    if change.seats is not None:
        _resize(record, rules, change.seats)


def checked_options(rules: Rules[Any], options: dict[str, str]) -> dict[str, str]:
    """Table options that there are with the game; refuses ``bad_choice`` for others."""
    offered = {option.id: option.values for option in table_options(rules)}
    if any(value not in offered.get(option, ()) for option, value in options.items()):
        raise Refusal("bad_choice", say("table-bad-option"))
    return options


def checked_seats(rules: Rules[Any], seats: int) -> int:
    """A number of seats that the game can be played with; refuses ``seats`` for others."""
    least, most = rules.seats
    if not least <= seats <= most:
        raise Refusal("seats", say("table-seats", least=least, most=most))
    return seats


def _resize(record: TableRecord, rules: Rules[Any], seats: int) -> None:
    checked_seats(rules, seats)
    if any(seat.kind == "human" for seat in record.seats[seats:]):
        raise Refusal("seats", say("table-seats-taken"))
    del record.seats[seats:]
    record.seats += [SeatRecord() for _ in range(seats - len(record.seats))]


def deal(record: TableRecord, rules: Rules[Any]) -> Opening:
    """What the game starts from. Picks that nobody made are dealt from what is left, by the system's dice and not by the game's;
    colours alone are not drawn by lot: a seat has the one that the lobby showed it in, unless somebody else picked that."""
    need_lobby(record)
    if missing := sum(1 for seat in record.seats if seat.kind == "open"):
        raise Refusal("open_seats", say("table-open-seats", n=missing))
    _settle_colours(record, rules)
    for choice, (values, distinct) in _choices(rules).items():
        left = [v for v in values if not distinct or all(s.choices.get(choice) != v for s in record.seats)]
        for seat in record.seats:
            if choice not in seat.choices:
                seat.choices[choice] = left.pop(_dice.randrange(len(left))) if distinct else _dice.choice(left)
    return Opening(
        choices={c.id: tuple(seat.choices[c.id] for seat in record.seats) for c in rules.seat_choices},
        options={o.id: record.options.get(o.id, o.values[0]) for o in rules.table_options},
        nonces=tuple(seat.nonce for seat in record.seats),
    )


def _settle_colours(record: TableRecord, rules: Rules[Any]) -> None:
    palette = colours(rules)
    taken = {seat.choices[COLOUR] for seat in record.seats if COLOUR in seat.choices}
    unsettled = [(n, seat) for n, seat in enumerate(record.seats) if COLOUR not in seat.choices]
    for n, seat in unsettled:
        if palette[n] not in taken:
            seat.choices[COLOUR] = palette[n]
    left = [colour for colour in palette if all(seat.choices.get(COLOUR) != colour for seat in record.seats)]
    for _, seat in unsettled:
        if COLOUR not in seat.choices:
            seat.choices[COLOUR] = left.pop(0)


def _choices(rules: Rules[Any]) -> dict[str, tuple[tuple[str, ...], bool]]:
    return {COLOUR: (colours(rules), True)} | {c.id: (c.values, c.distinct) for c in rules.seat_choices}
