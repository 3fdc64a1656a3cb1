"""Every message that crosses the network, and nothing else does.

A frame is one MessagePack map with a tag ``t``; only a step is an array (:mod:`gatekey.wire.steps`). Versions: :data:`PROTOCOL` goes with
the hello; a client of another version is told so and cut off. ``docs/protocol.md`` is the prose of this module.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from gatekey.kernel.text import Text

PROTOCOL = 2

MAX_FRAME_BYTES = 16 * 1024
"""Largest frame a client may send."""
MAX_NAME = 40
"""Longest name of a player or a table, in characters after trimming."""
MAX_CHAT = 500
BAD_PASS = "bad_pass"
"""Code of the refusal of a wrong pass."""


class Frame(msgspec.Struct, tag_field="t", omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """Base of all frames."""


# ------------------------------------------------------------------ from a client


class Hello(Frame, tag="hello"):
    """First frame of a connection: which table, and as whom. Without a token one watches (and may then sit down)."""

    v: int
    table: str
    """The table's code."""
    token: str | None = None
    """Secret of a seat (``seat_...``), or of a spectator at a locked table (``watch_...``)."""
    host: str | None = None
    """Secret of the host's right (``host_...``), beside that of the host's seat."""
    password: str | None = None
    """For a locked table, when there is no token."""
    line: int = 0
    """Number of the first log line that is not known yet; the welcome brings at most the last 80 from there on."""


class Command(Frame):
    """Base of commands. ``id`` is chosen by the client, unique among its commands (a random string); repeating it returns the first reply."""

    id: str


class Do(Command, tag="do"):
    """Answer a decision. ``ask`` is the number of the ask (:class:`Ask`), so that an answer can never meet another question."""

    ask: int
    pick: tuple[str, ...] = ()
    amounts: dict[str, int] = {}


class Undo(Command, tag="undo"):
    """Take back one's own last answer, where that is free."""


class Sit(Command, tag="sit"):
    """Take an open seat (the first one when ``seat`` is None). The reply's data is ``{"seat": n, "token": secret}``."""

    name: str
    seat: int | None = None
    nonce: str = ""
    """Up to 64 characters of the player's own randomness, mixed into the seed of the game."""


class Pass(Command, tag="pass"):
    """Make a pass by which another device takes over one's own seat, or (host) that of somebody who is away; the one before is void.
    The reply's data is ``{"pass": code, "seconds": how long it works}``. A repeat of this command makes another pass."""

    seat: int | None = None


class Take(Command, tag="take"):
    """Take over a seat by its pass. The reply is that of :class:`Sit`; the token before is void."""

    code: str


class Host(Command, tag="host"):
    """Ask for the token of the host's right, when one is host and has none. The reply's data is ``{"host": secret}``; one given out before is
    void. Refused once the token has been shown in a :class:`Hello`."""


class Leave(Command, tag="leave"):
    """Give up one's seat before the game; during it the seat goes to a bot until somebody sits down again."""


class Rename(Command, tag="rename"):
    name: str


class Choose(Command, tag="choose"):
    """Pick something for a seat before the game: ``colour``, one of the game's seat choices, or ``bot``, which of the game's bots
    plays it or stands in (``bot:<id>``). Empty value: undo the pick.

    ``seat`` may be another one only for the host and only if a bot sits there.
    """

    choice: str
    value: str
    seat: int | None = None


class Settings(Command, tag="settings"):
    """Host, before the game: change the table."""

    name: str | None = None
    options: dict[str, str] | None = None
    seats: int | None = None
    public: bool | None = None


class Kick(Command, tag="kick"):
    """Host: free a seat (before the game) or hand it to a bot (during it). Its token is void."""

    seat: int


class Bot(Command, tag="bot"):
    """Host: seat a bot on an open seat, or remove it (``on`` false), before the game."""

    seat: int
    on: bool = True
    player: str = ""
    """Which of the game's bots; empty: the first. The seat's ``choices`` show it as ``bot``, and :class:`Choose` picks another."""


class StandIn(Command, tag="stand_in"):
    """Let a bot play for a seat for the time being, or take it back. Oneself at any time; the host for a seat that is away."""

    seat: int
    on: bool = True


class Start(Command, tag="start"):
    """Host: begin."""


class Again(Command, tag="again"):
    """Host, after the end: a new table with the same people and settings. The reply's data is ``{"table": code}``; every seat gets its own
    new token by :class:`Moved`."""


class Standing(Command, tag="standing"):
    """Set or cancel (``None``) one's private standing pass (EI-WIN-7)."""

    scope: Literal["challenge", "turn", "dawn", "always"] | None


class Say(Command, tag="say"):
    """Chat."""

    text: str


class Concede(Command, tag="concede"):
    """Give up. A bot plays on in that seat; with one seat left that has not given up, the game ends in its favour."""


class End(Command, tag="end"):
    """Host: end the game without a result. It stays as a replay."""


class History(Command, tag="history"):
    """Older log lines: at most 100 before line number ``before``. The reply's data is ``{"first": n, "lines": [...]}``."""

    before: int


class Advice(Command, tag="advice"):
    """What the game's bot would answer in this seat's place, from what the seat sees; nothing is done. The reply's data is
    ``{"ask": number, "pick": [...], "amounts": {...}}``. Nobody else is told."""


class Ping(Frame, tag="ping"):
    """Probe. ``seq`` and ``digest`` describe the view the client holds; the server answers with a new :class:`Welcome` if that is wrong."""

    seq: int
    digest: int


ClientCommand: TypeAlias = (
    Do
    | Undo
    | Sit
    | Pass
    | Take
    | Host
    | Leave
    | Rename
    | Choose
    | Settings
    | Kick
    | Bot
    | StandIn
    | Start
    | Again
    | Standing
    | Say
    | Concede
    | End
    | History
    | Advice
)
ClientFrame: TypeAlias = Hello | Ping | ClientCommand

# ------------------------------------------------------------------ from the server


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["open", "human", "bot"]
    name: str = ""
    choices: dict[str, str] = {}
    """Picks before the game, ``colour`` among them."""
    here: bool = False
    away_since: float | None = None
    """Unix time since when no device of that seat is connected."""
    stand_in: bool = False
    conceded: bool = False


class RoomInfo(msgspec.Struct, omit_defaults=True):
    """The table as everybody sees it, apart from the game itself."""

    code: str
    name: str
    game: str
    status: Literal["lobby", "playing", "finished", "conceded", "ended", "stopped"]
    """``stopped``: the rules failed; the game is kept and can be exported."""
    options: dict[str, str]
    seats: list[SeatInfo]
    host: int | None
    public: bool
    locked: bool
    """Whether a password is needed to sit down or watch."""
    spectators: int = 0
    beat_ms: int = 0
    pledge: str = ""
    """Hash of the server's secret, shown before the first shuffle (hex)."""
    secret: str = ""
    """The secret itself, once the game is over (hex)."""
    nonces: list[str] = []
    """Each seat's own randomness in seat order, once the game has started."""
    winners: list[int] = []
    next_table: str = ""
    """Code of the table that goes on with the same people."""


class Ask(msgspec.Struct, omit_defaults=True):
    """An open decision as its own seat sees it. ``decision`` is :class:`gatekey.kernel.decision.Decision` as a map."""

    ask: int
    decision: Any


class Awaited(msgspec.Struct, omit_defaults=True):
    """Who is awaited, for what kind of decision, since when (Unix time in whole seconds)."""

    seat: int
    kind: str
    since: int


class LogLine(msgspec.Struct, array_like=True):
    """A log line in the form for this viewer; an array on the wire."""

    n: int
    """Dense number of the line in the table's log, from 1."""
    text: Text
    seq: int
    """The step it belongs to."""
    seat: int | None = None
    depth: int = 0


class ChatLine(msgspec.Struct, omit_defaults=True):
    n: int
    at: float
    text: str
    seat: int | None = None
    """None: written by a spectator."""
    name: str = ""


class Welcome(Frame, tag="welcome"):
    """Everything: answer to a hello, and whenever a client must start afresh."""

    v: int
    seq: int
    room: Any
    """:class:`RoomInfo`"""
    seat: int | None
    """One's own seat, None for a spectator."""
    table: Any = None
    """The game's public view; None before the game."""
    mine: Any = None
    """The seat's private view."""
    ask: Ask | None = None
    awaiting: list[Awaited] = []
    lines: list[LogLine] = []
    line: int = 0
    """Number of the last line of the log, also of one that is not among ``lines``; those of the next step follow it."""
    epoch: int = 0
    """Unix time from which the seconds in the steps to come count."""
    chat: list[ChatLine] = []
    undo: bool = False
    """Whether one may undo now."""
    standing: str | None = None
    """One's own standing pass."""
    watch: str = ""
    """After a password: the token that does in its place from now on."""
    now: float = 0.0
    """The server's clock, so that a client can say how long ago something was."""
    attended: float = 0.0
    """Unix time since when somebody with a seat has been connected without a break; 0: nobody is. The turn clock counts from here, or from
    when an answer was asked for if that is later."""


class Step(msgspec.Struct, kw_only=True):
    """One committed step, in full, as a client has it once it has been read. On the wire it is written short, as :mod:`gatekey.wire.steps` says."""

    seq: int
    """The one before plus 1, for every viewer, also when nothing else is in the step."""
    table: Any = None
    """Delta of the public view (:mod:`gatekey.kernel.delta`); None: unchanged."""
    mine: Any = None
    """Delta of the private view."""
    ask: Ask | None = None
    """The decision now open for this seat; None: none is."""
    awaiting: list[Awaited] = []
    lines: list[LogLine] = []
    undo: bool = False


class Room(Frame, tag="room"):
    """The table changed outside the game: seats, presence, settings, status. Always whole."""

    room: Any


class You(Frame, tag="you"):
    """One's own standing with the table changed: seat (None after being kicked) or standing pass."""

    seat: int | None = None
    elsewhere: bool = False
    """Whether the seat is gone because another device took it over."""
    standing: str | None = None


class Moved(Frame, tag="moved"):
    """The host opened a new table for the same people; ``token`` is this seat's there."""

    table: str
    token: str


class Notice(Frame, tag="notice"):
    """Something that everybody at the table should know at once."""

    text: Text


class Chat(Frame, tag="chat"):
    line: ChatLine


class Ok(Frame, tag="ok"):
    """The command was carried out, and is stored. ``seq`` is the step at which it was."""

    id: str
    seq: int
    data: Any = None


class No(Frame, tag="no"):
    """The command was refused and nothing changed. ``code`` is stable, ``text`` is for the player, ``rule`` names the game rule."""

    id: str
    code: str
    text: Text
    rule: str = ""


class Pong(Frame, tag="pong"):
    seq: int


class Bye(Frame, tag="bye"):
    """Last frame before the server closes: ``version``, ``no_table``, ``bad_token``, ``password``, ``too_fast``, ``too_large``, ``malformed``,
    ``too_slow``, ``draining``, ``full``, ``hello`` (no hello in time)."""

    code: str
    text: Text


ServerMap: TypeAlias = Welcome | Room | You | Moved | Notice | Chat | Ok | No | Pong | Bye
"""All that a server sends as a map."""
ServerFrame: TypeAlias = ServerMap | Step
