"""Every text the rules put before a player can be said: labels, prompts, reasons, details, parts and log lines, in every form."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from gatekey.games.europe_imagined import GAME
from gatekey.kernel.proofread import texts_in
from gatekey.kernel.running import Running, Step
from gatekey.kernel.selfplay import every_step, seed_of
from gatekey.kernel.speech import Speech

PLAYERS = ("Ana", "Bo", "Chiara", "Dag")


def moments(seats: int, number: int, policy: str) -> Iterator[tuple[Running[Any], Any]]:
    for running, _, happened in every_step(GAME, seed_of("texts", seats, number), [policy] * seats):
        yield running, happened.lines if isinstance(happened, Step) else happened


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("policy", ["random", "bot"])
def test_everything_that_is_shown_can_be_said(seats: int, policy: str) -> None:
    speech = Speech(GAME, "en", PLAYERS[:seats], strict=True)
    german = Speech(GAME, "de", PLAYERS[:seats], strict=True)
    said: dict[bytes, str] = {}
    translated: list[str] = []
    encode = msgspec.msgpack.Encoder(order="deterministic").encode
    for number in range(4):
        for running, lines in moments(seats, number, policy):
            for text in texts_in([running.asking, lines, GAME.public(running.state)]):
                key = encode(text)
                if key not in said:
                    said[key] = speech.say(text)
                    translated.append(german.say(text))
    assert len(said) > 500
    for sentence in (*said.values(), *translated):
        assert sentence.strip(), "an empty sentence"
        assert "{" not in sentence
        assert "#" not in sentence, f"a raw id in {sentence!r}"


def test_every_name_of_the_game_is_there() -> None:
    speech = Speech(GAME, strict=True)
    assert speech.say(("game-name", {})) == "Europe Imagined"
    assert speech.say(("game-blurb", {}))
    for choice in GAME.seat_choices:
        assert speech.say(choice.label)
        assert all(speech.name(value) != value for value in choice.values)
    for option in GAME.table_options:
        assert speech.say(option.label)
        assert all(speech.has(f"option-{option.id}-{value}") for value in option.values)
    almanac = GAME.almanac()
    for section, kind in (("cards", "card"), ("tiles", "tile"), ("legends", "legend"), ("explorers", "explorer")):
        for identity, record in almanac[section].items():
            assert speech.name(f"{kind}:{identity}") == record["name"]
    for identity, record in almanac["legends"].items():
        if record["reward"]["kind"] == "relic":
            assert speech.name(f"relic:{identity}") == record["reward"]["name"]


def test_what_only_its_owner_may_read_is_another_sentence() -> None:
    speech = Speech(GAME, "en", PLAYERS, strict=True)
    private = [line for _, lines in moments(3, 1, "random") for line in lines if line.private]
    assert private
    for line in private:
        shared = speech.say(line.seen_by(None))
        for seat in range(3):
            mine = speech.say(line.seen_by(seat))
            assert (mine != shared) == (seat in line.private)
