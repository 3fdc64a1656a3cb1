"""What is stored, as plain typed records, and the chain that ties each log entry to the one before."""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Literal, TypeAlias

import msgspec

from gatekey.kernel.decision import Answer
from gatekey.kernel.rules import Line

Status: TypeAlias = Literal["lobby", "playing", "finished", "conceded", "ended", "stopped"]
SeatKind: TypeAlias = Literal["open", "human", "bot"]
Scope: TypeAlias = Literal["challenge", "turn", "dawn", "always"]
EntryKind: TypeAlias = Literal[
    "start", "answer", "undo", "concede", "stand_in", "seat", "pass", "clock", "end", "stop", "upgrade"
]

CHAIN_BYTES = 16
MOST_STANDING_DONE = 64
"""So many commands for a standing pass are remembered of a seat: more than its devices can have under way."""
_DONE_BYTES = 8

_encode = msgspec.msgpack.Encoder(order="deterministic").encode
_answer = msgspec.msgpack.Decoder(Answer)
_lines = msgspec.msgpack.Decoder(tuple[Line, ...])


class SeatRecord(msgspec.Struct, kw_only=True):
    """One seat of a table."""

    kind: SeatKind = "open"
    name: str = ""
    choices: dict[str, str] = {}
    token_hash: bytes | None = None
    """SHA-256 of the seat's token; None while nobody holds it."""
    nonce: str = ""
    stand_in: bool = False
    conceded: bool = False
    standing: Scope | None = None
    standing_mark: str = ""
    """The rules' mark of the scope when the standing pass was set; it is over once the mark is another."""
    given_for: bytes | None = None
    """What the token was given out for, until it is used for the first time: whoever shows that again has missed it and gets another."""
    standing_done: bytes | None = None
    """Which commands for the standing pass were carried out last (:func:`with_standing`). They write no entry, since all see that there is one."""


class TableRecord(msgspec.Struct, kw_only=True):
    """A table apart from its log."""

    code: str
    name: str
    game: str
    status: Status = "lobby"
    options: dict[str, str] = {}
    seats: list[SeatRecord] = []
    host: int | None = None
    """The seat of the host."""
    host_token: bytes | None = None
    """SHA-256 of the token that carries the host's right; None while none has been given out to who is host now."""
    host_used: bool = False
    """Whether that token has been shown. Until then the token of the host's seat is enough."""
    public: bool = True
    password: bytes | None = None
    """Salt and hash, see :mod:`gatekey.table.tokens`."""
    beat_ms: int = 0
    secret: bytes = b""
    """The server's part of the seed (32 bytes). Leaves the server once the game is over."""
    winners: list[int] = []
    next_table: str = ""
    created: float = 0.0
    played: float = 0.0
    seq: int = 0
    """Number of the last log entry."""
    line_n: int = 0
    """Number of the last log line."""
    chain: bytes = b""
    """Chain hash of the last entry, or the pledge before the first."""
    astir: bool = False
    """Whether a bot has to move, so that the table goes on by itself after a restart."""

    @property
    def pledge(self) -> bytes:
        """What is shown of the secret before the first shuffle."""
        return sha256(self.secret).digest()

    @property
    def over(self) -> bool:
        """Whether the game has come to an end of some kind."""
        return self.status not in ("lobby", "playing")


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One committed step of a table."""

    seq: int
    kind: EntryKind
    at: int
    """Milliseconds since 1970."""
    rules: str
    """Rules version."""
    seat: int | None = None
    data: bytes = b""
    """MessagePack. ``start``: :class:`Opening`; ``answer``: the answer; others: :class:`Deed`."""
    ask: int = 0
    """Number of the ask that was answered."""
    opened: int = 0
    """Number of the step at which the decisions that are open after this entry were asked."""
    patch: bytes = b""
    """Change of the state as a MessagePack delta; empty: none."""
    line: int = 1
    """Number of the first of the lines."""
    lines: bytes = b"\x90"
    line_count: int = 0
    state_hash: bytes = b""
    rest: bool = False
    """Whether the game stands at a rest point after it."""
    free: bool = False
    """Whether the seat that answered may take it back as long as nothing else happens."""
    chain: bytes = b""
    command: str | None = None
    """Seat and id of the command that caused it (:func:`command_key`); stays in this store and is no part of the chain or of an export."""

    def answer(self) -> Answer:
        """The answer of an ``answer`` entry."""
        return _answer.decode(self.data)

    def deed(self) -> Deed:
        """What an entry of another kind than ``start`` and ``answer`` says."""
        return msgspec.msgpack.decode(self.data, type=Deed) if self.data else Deed()

    def log(self) -> tuple[Line, ...]:
        """The lines."""
        return _lines.decode(self.lines)

    def linked(self, previous: bytes) -> Entry:
        """This entry with its chain hash after an entry whose chain hash is ``previous``."""
        return msgspec.structs.replace(self, chain=link(previous, self))


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """Data of the ``start`` entry: what the game was dealt from."""

    choices: dict[str, tuple[str, ...]]
    options: dict[str, str]
    nonces: tuple[str, ...]
    """In seat order; their number is the number of seats."""


class Deed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Data of entries other than ``start`` and ``answer``."""

    to: int = 0
    """``undo``: the game stands again as it stood after this entry. ``upgrade``: the rest point from which it goes on by other rules."""
    dropped: int = 0
    """``upgrade``: how many answers since that rest point the other rules did not accept."""
    on: bool = True
    """``stand_in``: whether the bot took over or handed back."""
    by: int | None = None
    """Whose command it was, where that is not the entry's seat by itself."""
    kind: str = ""
    """``seat``: what the seat is now (human or bot)."""


class ChatRecord(msgspec.Struct, frozen=True, kw_only=True):
    """One line of chat."""

    n: int
    at: float
    text: str
    seat: int | None = None
    name: str = ""
    command: str = ""


def with_standing(done: bytes | None, command_id: str) -> bytes | None:
    """What ``standing_done`` is after one more command; None when it holds that command already."""
    digest = blake2b(command_id.encode(), digest_size=_DONE_BYTES).digest()
    known = done or b""
    if any(known[at : at + _DONE_BYTES] == digest for at in range(0, len(known), _DONE_BYTES)):
        return None
    return (known + digest)[-_DONE_BYTES * MOST_STANDING_DONE :]


def command_key(seat: int, command_id: str) -> str:
    """How the log remembers a command: ids are unique only among the commands of one seat."""
    return f"{seat}:{command_id}"


def link(previous: bytes, entry: Entry) -> bytes:
    """Chain hash: ``blake2b(previous + MessagePack array of everything the entry says)``, 16 bytes."""
    content = (
        entry.seq, entry.kind, entry.at, entry.rules, entry.seat, entry.data, entry.ask, entry.opened, entry.patch,
        entry.line, entry.lines, entry.state_hash, entry.rest, entry.free,
    )  # fmt: skip
    return blake2b(previous + _encode(content), digest_size=CHAIN_BYTES).digest()
