"""What people do in the recorded evenings, from sitting down to the table after the game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from gatekey.kernel.rules import Rules
from gatekey.wire import messages as m
from tests.faults.players import Player, Script, answers

COLOURS = ("a", "b", "c", "d")


def people(game: Rules[Any], seats: int) -> tuple[Script, ...]:
    """All who play, and one who watches."""
    return (host(game, seats), *(guest(game, n) for n in range(1, seats)), watcher)


def host(game: Rules[Any], seats: int) -> Script:
    """Opens the table, waits until everybody has sat down and taken a colour, and starts. Opens the next one in the end."""

    def script(player: Player) -> Iterator[m.Command]:
        assert player.view is not None
        room = player.view.room
        if room.status == "lobby":
            yield m.Settings(id="settings", name="Evening of Ada")
            yield m.Rename(id="rename", name="Ada the host")
            yield from _picks(game, 0)
            if sum(1 for seat in room.seats if seat.kind == "human" and seat.choices.get("colour")) == seats:
                yield m.Start(id="start")
        elif player.view.over:
            yield m.Again(id="again")
        else:
            yield from _at_play(player)

    return script


def guest(game: Rules[Any], n: int) -> Script:
    """Sits down, takes a colour, plays."""

    def script(player: Player) -> Iterator[m.Command]:
        assert player.view is not None
        view = player.view
        if view.seat is None:
            if view.room.status == "lobby":
                yield m.Sit(id=f"sit-{n}-a-long-and-random-name-of-a-command", name=f"Guest {n}", nonce=f"nonce {n}")
        elif view.room.status == "lobby":
            yield from _picks(game, view.seat)
        else:
            yield from _at_play(player)

    return script


def watcher(player: Player) -> Iterator[m.Command]:
    """Watches, and says something now and then."""
    assert player.view is not None
    if player.view.seq % 25 == 0 and player.view.seq > 0:
        yield m.Say(id=f"watcher-{player.view.seq}", text=f"Step {player.view.seq}!")


def quitter(game: Rules[Any], n: int) -> Script:
    """A guest who passes standing now and then, and gives up in the end: a bot plays on."""
    plain = guest(game, n)

    def script(player: Player) -> Iterator[m.Command]:
        view = player.view
        assert view is not None
        if view.room.status == "playing" and view.seat is not None:
            if view.room.seats[view.seat].conceded:
                return
            if view.seq % 5 == n:
                yield m.Standing(id=f"standing-{n}-{view.seq}", scope=("turn", "always", None)[view.seq % 3])
            if view.seq > 30 * n:
                yield m.Concede(id=f"concede-{n}")
        yield from plain(player)

    return script


def _picks(game: Rules[Any], seat: int) -> Iterator[m.Command]:
    """What a seat picks before the game; the colour last."""
    for choice in game.seat_choices:
        yield m.Choose(id=f"{choice.id}-{seat}", choice=choice.id, value=choice.values[seat])
    yield m.Choose(id=f"colour-{seat}", choice="colour", value=COLOURS[seat])


def _at_play(player: Player) -> Iterator[m.Command]:
    view = player.view
    if view is None or view.room.status != "playing":
        return
    dice = random.Random(f"{view.seat} at {view.seq}")
    if dice.randrange(20) == 0:
        yield m.Say(id=f"say-{view.seat}-{view.seq}", text=f"Seat {view.seat} at step {view.seq}.")
    if view.undo and dice.randrange(4) == 0:
        yield m.Undo(id=f"undo-{view.seat}-{view.seq}")
        return
    yield from answers(player)
