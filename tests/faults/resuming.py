"""The next start after a crash: the same people come back to what the disk has kept, send again what had no reply, and play on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from gatekey.store.records import Entry
from gatekey.store.store import Store
from gatekey.table.desk import TableDesk, database_in
from gatekey.wire import messages as m
from tests.faults.players import NO_END, Event, Knows, Player, difference
from tests.faults.recording import Recording, busy
from tests.faults.schedule import PatientClock, SteppedLoop

A_LONG_TIME_LATER = 5000.0


def resume(recording: Recording, folder: Path, knows: list[Knows], syncs: int, further: int | None) -> None:
    """Start again from ``folder``, where ``syncs`` commits of the evening are kept, and compare with the evening: what everybody sees on coming
    back, the replies to what is sent again, and ``further`` more steps (None: all of them).
    """
    loop = SteppedLoop()
    try:
        with asyncio.Runner(loop_factory=lambda: loop) as runner:
            runner.run(_resume(recording, folder, knows, syncs, further, loop))
    finally:
        loop.close()


async def _resume(
    recording: Recording, folder: Path, knows: list[Knows], syncs: int, further: int | None, loop: SteppedLoop
) -> None:
    evening, code = recording.evening, recording.created.table
    clock = PatientClock(loop, A_LONG_TIME_LATER)
    desk = TableDesk(Store(database_in(folder)), evening.games, config=evening.config, clock=clock)
    await desk.open()
    try:
        players = [Player(n, script, _unheard, knows[n].copy()) for n, script in enumerate(evening.scripts)]
        for player in players:
            player.acting = False
            await player.join(desk, code)
        _same_views(recording, players, syncs)
        resent = _send_again(players)
        last = recording.entries[-1].seq
        goal = last if further is None else min(last, max(p.knows.seq for p in players) + further)
        for player in players:
            player.acting, player.until = True, NO_END if goal == last else goal
            player.go()
        clock.busy = lambda: busy(desk)
        await loop.until(lambda: _there(players, goal, ends=goal == last))
        _same_replies(recording, players, resent)
        _same_steps(recording, players, goal)
        # Past the goal the table goes on without them: what they do not answer, a standing pass does.
        _same_log(recording, await desk.store.entries(code, until=goal), goal)
    finally:
        await desk.close()


def _unheard(event: Event) -> None:
    """Nobody keeps a record of the second evening."""


def _same_views(recording: Recording, players: list[Player], syncs: int) -> None:
    """What everybody sees on coming back is what everybody saw after the last commit that is on the disk."""
    for player, shown in zip(players, recording.shown[syncs], strict=True):
        if player.knows.token is None and any(isinstance(command, m.Sit) for command in player.knows.pending.values()):
            continue  # has a seat perhaps, but does not know it before the reply
        wrong = difference(player.shown, shown)
        assert not wrong, f"player {player.number} comes back and sees {wrong}"


def _send_again(players: list[Player]) -> list[str]:
    """All commands without a reply, in the order in which they were first sent. Returns their ids."""
    waiting = [
        (player.knows.order[id_], player, command)
        for player in players
        for id_, command in player.knows.pending.items()
    ]
    for _, player, command in sorted(waiting, key=lambda item: item[0]):
        player.give(command)
    return [command.id for _, _, command in waiting]


def _there(players: list[Player], goal: int, *, ends: bool) -> bool:
    if any(player.knows.pending or player.view is None or player.view.seq < goal for player in players):
        return False
    return not ends or players[0].over_and_on


def _same_replies(recording: Recording, players: list[Player], resent: list[str]) -> None:
    """Each command has exactly one reply on this connection, and it says the same."""
    for player in players:
        ids = [reply.id for reply in player.replies]
        assert len(ids) == len(set(ids)), f"two replies to one command: {ids}"
    got = {reply.id: reply for player in players for reply in player.replies}
    for id_ in resent:
        first, again = recording.replies[id_], got[id_]
        assert type(first) is type(again), (first, again)
        if isinstance(first, m.No):
            assert (again.code, again.text) == (first.code, first.text), (first, again)
        elif id_.startswith(("do-", "undo-")):
            assert again.seq == first.seq, (first, again)


def _same_steps(recording: Recording, players: list[Player], goal: int) -> None:
    for player in players:
        twin = recording.seen[player.number]
        for seq, seen in player.seen.items():
            if 0 < seq <= goal:
                wrong = difference(seen, twin[seq])
                assert not wrong, f"player {player.number} sees at step {seq} {wrong}"


def _same_log(recording: Recording, entries: list[Entry], goal: int) -> None:
    """The log up to there is the evening's: every command in it once, every state the same. Only the time of day differs."""
    assert len(entries) == goal
    for entry, twin in zip(entries, recording.entries, strict=False):
        assert _timeless(entry) == _timeless(twin)


def _timeless(entry: Entry) -> Entry:
    return msgspec.structs.replace(entry, at=0, chain=b"")
