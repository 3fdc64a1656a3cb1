"""What stands grey in the windows of a fight, each with its reason, and what a fight is said to bring."""

from __future__ import annotations

import pytest

from gatekey.games.europe_imagined import GAME
from gatekey.kernel.decision import Balance
from gatekey.kernel.speech import Speech
from tests.games.europe_imagined.position import Position

SPEECH = Speech(GAME, "en", ("Ana", "Bo", "Chiara"), strict=True)
HOUND = "grey_hound_of_the_hunt"


def withheld(table: Position, who: str) -> dict[str, str]:
    """Rule by what is not possible, card numbers left out."""
    blocked = table.decision(who).blocked
    assert all(SPEECH.say(b.reason) and SPEECH.say(b.label) and b.touches for b in blocked)
    return {b.id.partition("#")[0]: b.rule for b in blocked}


def balance(table: Position, who: str) -> Balance:
    found = table.decision(who).balance
    assert found is not None
    return found


def outlook(table: Position, who: str) -> tuple[str, str]:
    """What winning and losing bring, as read."""
    found = balance(table, who)
    assert found.win is not None
    assert found.lose is not None
    return SPEECH.say(found.win), SPEECH.say(found.lose)


def test_a_challenger_sees_who_and_what_stays_out() -> None:
    table = Position("sigrun", "rodrigo", "ilse").tile("T30", legend="golem")
    party = [f"{HOUND}:held", "sled_driver:exhausted", "forest_hermit"]
    table.given("sigrun", at="T30", party=party, relics=["fionn"], marked=["fionn"], hand=["horn_of_the_wild_hunt"])
    table.does("sigrun", "challenge")
    assert withheld(table, "sigrun") == {
        f"companion:{HOUND}": "EI-EXH-3",
        "companion:sled_driver": "EI-COMMIT-1",
        "lanterns": "EI-RES-1",
        "boost:horn_of_the_wild_hunt": "EI-RES-1",
        "ability:fionn": "EI-TIME-2",
    }


def test_cagliostro_keeps_lanterns_out_and_talos_its_ground() -> None:
    table = Position("sigrun", "ilse", "rodrigo").tile("T24", legend="cagliostro")
    table.given("sigrun", at="T24", lanterns=3, party=["talos", HOUND]).act("sigrun")
    table.does("sigrun", "challenge")
    assert withheld(table, "sigrun") == {"companion:talos": "EI-COMMIT-1", "lanterns": "EI-CHAL-16"}


def test_the_windows_of_a_duel() -> None:
    table = Position("sigrun", "rodrigo", "ilse").given("sigrun", lanterns=1, hand=["lantern_flare"])
    table.given("sigrun", party=["troll_child", HOUND])
    table.given("rodrigo", reserve=1, hand=["lantern_flare"], party=["marginalia_imp"])
    table.does("sigrun", "duel:rodrigo")
    assert withheld(table, "sigrun") == {"companion:troll_child": "EI-COMMIT-4", "boost:lantern_flare": "EI-DUEL-6"}
    assert outlook(table, "sigrun")[0].startswith("+2 Renown, your choice of ")
    table.does("sigrun", lanterns=1)
    assert withheld(table, "rodrigo") == {"boost:lantern_flare": "EI-DUEL-5", "ability:marginalia_imp": "EI-DUEL-5"}
    assert outlook(table, "rodrigo")[1].startswith("Ana gains 2 Renown, Ana takes ")
    table.does("rodrigo", reserve=1)
    assert withheld(table, "rodrigo") == {
        "boost:lantern_flare": "EI-RES-2",
        "companion:marginalia_imp": "EI-DUEL-5",
        "reserve": "EI-DUEL-5",
    }
    table.passes("rodrigo")
    assert withheld(table, "sigrun") == {
        "boost:lantern_flare": "EI-RES-1",
        f"companion:{HOUND}": "EI-DUEL-6",
        "lanterns": "EI-DUEL-6",
    }


def test_a_meddler_sees_what_cannot_be_used() -> None:
    table = Position("sigrun", "ilse", "rodrigo").tile("T30", legend="golem").given("sigrun", at="T30")
    table.given("ilse", party=["lorelei"], hand=["whispered_rumor", "lantern_flare"])
    table.state.round_marks.append("lorelei")
    table.does("sigrun", "challenge")
    assert withheld(table, "ilse") == {
        "meddle:whispered_rumor": "EI-RES-1",
        "boost:lantern_flare": "EI-MAN-2",
        "power:lorelei": "EI-TIME-4",
        "reserve": "EI-RES-1",
    }
    assert balance(table, "ilse").most == 3
    assert balance(table, "ilse").win is None


@pytest.mark.parametrize(("claim", "word"), [(None, " claimed free for +"), ("ilse", " stays with Bo")])
def test_a_challenge_says_what_it_brings(claim: str | None, word: str) -> None:
    table = Position("sigrun", "ilse", "rodrigo").tile("T30", legend="golem", claim=claim)
    table.given("sigrun", at="T30", renown=5, party=[HOUND], lanterns=9).act("sigrun")
    table.does("sigrun", "challenge")
    won, lost = outlook(table, "sigrun")
    assert won.startswith("+3 Renown, ")
    assert word in won
    assert won.endswith("Golem joins exhausted (party 2 of 5)")
    assert lost == "exhaust 2 Ready Companions, lose 1 Renown"
    table.does("sigrun", f"companion:{HOUND}", lanterns=9)
    assert table.of("sigrun").party == [f"{HOUND}:exhausted", "golem:exhausted"]
    promised = int(won.partition(word)[2].partition(",")[0]) if claim is None else 0
    assert table.of("sigrun").renown == 5 + 3 + promised
