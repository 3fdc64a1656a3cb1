"""Texts become sentences; names come from players, messages and the almanac; a gap is an error where asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gatekey.kernel.speech import Speech, Unspeakable
from gatekey.kernel.text import say
from tests.kernel.nim import Nim

ENGLISH = """
game-name = Trial
moved = { $who } goes to { $to }.
total = { $n } = { $parts }
part = { $what } { $n }
met = With { $friends }.
kind-forest = Forest
lanterns = { $n ->
    [one] one Lantern
   *[other] { $n } Lanterns
}
"""
GERMAN = """
moved = { $who } geht nach { $to }.
tile-T01 = Hallstatt unter Glas
"""


GERMAN_ALMANAC = """
card-oarsman = Ruderer
    .effect = Erhalte 1 Laterne.
relic-faust = Fausts Pakt
gate-wayfarers_gate = Tor der Wanderer
"""


class Trial(Nim):
    """A game with an almanac worth naming things from."""

    def __init__(self, folder: Path) -> None:
        self.text_folder = folder

    def almanac(self) -> dict[str, Any]:
        return {
            "tiles": {"T01": {"name": "Hallstatt"}},
            "cards": {"oarsman": {"name": "Oarsman"}},
            "legends": {"faust": {"name": "Doctor Faust", "reward": {"kind": "relic", "name": "Faust's Contract"}}},
            "gate": {"id": "wayfarers_gate", "name": "Wayfarer's Gate"},
        }


@pytest.fixture
def game(tmp_path: Path) -> Trial:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "de.ftl").write_text(GERMAN, encoding="utf-8")
    (tmp_path / "de.almanac.ftl").write_text(GERMAN_ALMANAC, encoding="utf-8")
    return Trial(tmp_path)


@pytest.mark.parametrize(
    ("ref", "name"),
    [
        ("seat:1", "Tomasz"),
        ("seat:3", "Player 4"),
        ("tile:T01", "Hallstatt"),
        ("tile:wayfarers_gate", "Wayfarer's Gate"),
        ("card:oarsman#2", "Oarsman"),
        ("companion:oarsman#1", "Oarsman"),
        ("companion:faust", "Doctor Faust"),
        ("relic:faust", "Faust's Contract"),
        ("legend:faust", "Doctor Faust"),
        ("kind:forest", "Forest"),
        ("cell:-1,2", "(-1, 2)"),
        ("rule:EI-SAIL-4", "EI-SAIL-4"),
    ],
)
def test_a_reference_is_named(game: Trial, ref: str, name: str) -> None:
    assert Speech(game, players=("Ana", "Tomasz"), strict=True).name(ref) == name


def test_sentences_numbers_and_lists(game: Trial) -> None:
    speech = Speech(game, players=("Ana",), strict=True)
    assert speech.say(say("moved", who="seat:0", to="tile:T01")) == "Ana goes to Hallstatt."
    assert speech.say(say("lanterns", n=1)) == "one Lantern"
    assert speech.say(say("lanterns", n=12)) == "12 Lanterns"
    parts = [say("part", what="card:oarsman#1", n=1), say("part", what="legend:faust", n=2)]
    assert speech.say(say("total", n=3, parts=parts)) == "3 = Oarsman 1 + Doctor Faust 2"
    assert speech.say(say("met", friends=[say("kind-forest"), say("game-name")])) == "With Forest, Trial."
    assert speech.say(say("met", friends=say("lanterns", n=2))) == "With 2 Lanterns."


def test_a_text_from_the_wire_is_said_like_one_from_the_rules(game: Trial) -> None:
    assert Speech(game).say(["total", {"n": 2, "parts": [["lanterns", {"n": 2}]]}]) == "2 = 2 Lanterns"


def test_another_language_falls_back_message_by_message(game: Trial) -> None:
    speech = Speech(game, "de", ("Ana",), strict=True)
    assert speech.say(say("moved", who="seat:0", to="tile:T01")) == "Ana geht nach Hallstatt unter Glas."
    assert speech.say(say("lanterns", n=2)) == "2 Lanterns"
    assert Speech(game, "xx").say(say("lanterns", n=2)) == "2 Lanterns"


@pytest.mark.parametrize(
    ("ref", "name"),
    [
        ("card:oarsman#2", "Ruderer"),
        ("companion:oarsman", "Ruderer"),
        ("relic:faust", "Fausts Pakt"),
        ("companion:faust", "Doctor Faust"),
        ("tile:wayfarers_gate", "Tor der Wanderer"),
    ],
)
def test_a_language_names_what_the_almanac_has(game: Trial, ref: str, name: str) -> None:
    """A record is named by the message of its own kind, whatever kind it is called by."""
    assert Speech(game, "de", strict=True).name(ref) == name


def test_a_name_from_right_to_left_is_set_apart(game: Trial) -> None:
    speech = Speech(game, players=("שרה 7", "Çağla", "علي"), strict=True)
    assert speech.say(say("moved", who="seat:0", to="tile:T01")) == "\u2068שרה 7\u2069 goes to Hallstatt."
    assert speech.name("seat:2") == "\u2068علي\u2069"
    assert speech.name("seat:1") == "Çağla"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (say("nowhere", n=1), "nowhere"),
        (say("moved", who="seat:0"), "Ana goes to to."),
        (say("moved", who="seat:0", to="tile:T99"), "Ana goes to T99."),
    ],
)
def test_a_gap_is_seen_and_harmless_or_an_error_when_strict(game: Trial, text: Any, shown: str) -> None:
    assert Speech(game, players=("Ana",)).say(text) == shown
    with pytest.raises(Unspeakable):
        Speech(game, players=("Ana",), strict=True).say(text)


def test_the_kernel_can_say_its_own_refusals(game: Trial) -> None:
    refusal = say("kernel-too-dear", need=3, have=1, pool="pool:lanterns")
    assert Speech(game).say(refusal) == "That takes 3 of lanterns, and only 1 is there."
