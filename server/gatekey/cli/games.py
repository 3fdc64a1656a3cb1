"""Finding a game by the word on the command line."""

from __future__ import annotations

from typing import Any

from gatekey.cli.exits import Exit, Stop
from gatekey.games.registry import shelf
from gatekey.kernel.rules import Rules


def game_named(name: str) -> Rules[Any]:
    """The rules of a game by id.

    Raises:
        Stop: there is none of that name, or it does not load.
    """
    stock = shelf()
    if name in stock.games:
        return stock.games[name]
    if name in stock.missing:
        raise Stop(f"the game {name} does not load: {stock.missing[name]}", "Install gatekey afresh.")
    raise Stop(
        f"there is no game called {name!r}", f"Games here: {', '.join(sorted(stock.games)) or 'none'}.", Exit.USAGE
    )
