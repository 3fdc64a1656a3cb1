"""Every text that Boreal puts before a player can be said."""

from __future__ import annotations

import msgspec
import pytest

from gatekey.games.boreal import GAME
from gatekey.games.boreal.catalogue import CARDS, FAMILIES
from gatekey.kernel.proofread import texts_in
from gatekey.kernel.running import Step
from gatekey.kernel.selfplay import every_step, seed_of
from gatekey.kernel.speech import Speech
from tests.games.boreal.position import Position, side

PLAYERS = ("Ana", "Bo")
SILENT = ("boreal-power-none", "boreal-tie-none")
"""Messages that say nothing inside another."""


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("policy", ["random", "bot"])
def test_everything_that_is_shown_can_be_said(policy: str, locale: str) -> None:
    speech = Speech(GAME, locale, PLAYERS, strict=True)
    said: dict[bytes, str] = {}
    encode = msgspec.msgpack.Encoder(order="deterministic").encode
    for number in range(10):
        for running, _, happened in every_step(GAME, seed_of("texts", number), [policy] * 2):
            lines = happened.lines if isinstance(happened, Step) else happened
            for text in texts_in([running.asking, lines, GAME.public(running.state)]):
                if text[0] not in SILENT and (key := encode(text)) not in said:
                    said[key] = speech.say(text)
    assert len(said) > 500
    for sentence in said.values():
        assert sentence.strip(), "an empty sentence"
        assert "{" not in sentence
        assert "boreal-" not in sentence


def test_every_name_of_the_game_is_there() -> None:
    speech = Speech(GAME, strict=True)
    assert speech.say(("game-name", {})) == "Boreal"
    assert speech.say(("game-blurb", {}))
    for option in GAME.table_options:
        assert speech.say(option.label)
        assert all(speech.has(f"option-{option.id}-{value}") for value in option.values)
    assert all(speech.has(f"bot-{bot}") for bot in GAME.bots)
    assert all(speech.name(f"card:{card}") == printed.name for card, printed in CARDS.items())
    assert all(speech.name(f"family:{family}") == family for family in FAMILIES)


def test_the_line_of_a_rest_reads_as_in_the_rules() -> None:
    """The example of BO-73."""
    table = Position(side([("BS08", "BS04")], token=0))
    table.reserves("W", 1)
    speech = Speech(GAME, "en", ("White", "Black"), strict=True)
    (line,) = [line for line in table.lines if line.text[0] == "boreal-log-rest"]
    assert speech.say(line.text) == "White rests: on 0 + Kiln Row 2 + Dune Gate 1 + bonus of space 0 2 = 5."
