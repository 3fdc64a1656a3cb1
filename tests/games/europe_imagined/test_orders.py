"""Orders and tests of the rules that show only in rare positions: whose trigger is first, who still sees an event, what stays shut."""

from __future__ import annotations

from tests.games.europe_imagined.position import Position


def test_after_duel_triggers_begin_with_the_active_player() -> None:
    """EI-TIME-8: clockwise from the active player, not in seat order; the consolation draw comes before (EI-DUEL-18)."""
    table = Position("ilse", "rodrigo", "sigrun")
    table.given("ilse", party=["clockwork_knight:exhausted"])
    table.given("rodrigo", lanterns=1, party=["ember_salamander"]).act("rodrigo")
    table.does("rodrigo", "duel:ilse")
    table.does("rodrigo", lanterns=1)
    table.does("rodrigo", "discard")
    after = table.log()[table.told().index("make-discard") :]
    deeds = [(key.removeprefix("ei-log-"), a.get("seat")) for key, a in after]
    assert deeds == [
        ("make-discard", "seat:1"),
        ("discard", "seat:0"),
        ("draw", "seat:0"),
        ("draw", "seat:1"),
        ("ready", "seat:0"),
    ]


def test_the_salamander_dismissed_for_the_legend_still_draws() -> None:
    """EI-TIME-13, EI-SUCC-7: it saw the Legend overcome before it made room."""
    table = Position("rodrigo", "ilse", "sigrun").tile("T12", legend="huldra")
    party = ["marginalia_imp", "ember_salamander", "cantor", "penniless_hidalgo"]
    table.given("rodrigo", at="T12", lanterns=4, party=party, deck_size=3).act("rodrigo")
    table.does("rodrigo", "challenge")
    table.does("rodrigo", lanterns=4)
    assert table.of("rodrigo").hand == 0
    table.does("rodrigo", "dismiss:ember_salamander")
    assert (table.of("rodrigo").hand, table.of("rodrigo").deck) == (1, 2)
    assert table.told()[-3:] == ["dismiss", "tame", "draw"]


def test_reserve_falls_with_a_dismissal_in_a_rivals_turn() -> None:
    """EI-RES-9: losing the Hut makes its loser dismiss, and a dismissed Wick-Trimmer takes its Reserve with it at once."""
    table = Position("sigrun", "ilse", "teodoro").given("sigrun", lanterns=8).act("sigrun")
    party = ["clockwork_finch", "wick_trimmer", "windup_sentry:exhausted", "gaslight_gossip", "clockwork_knight"]
    table.given("ilse", reserve=4, party=party, relics=["baba_yaga"])
    table.does("sigrun", "duel:ilse")
    table.does("sigrun", lanterns=8)
    table.passes("ilse")
    table.does("sigrun", "steal:baba_yaga")
    assert table.of("ilse").reserve == 4
    table.does("ilse", "dismiss:wick_trimmer")
    assert (table.of("ilse").reserve, table.of("ilse").reserve_limit) == (3, 3)
    assert table.line("reserve-limit")["n"] == 1


def test_no_commitment_is_asked_of_companions_that_this_fight_forbids() -> None:
    """EI-WIN-4: a Ready Troll-Child opens no window in a Duel, on either side."""
    table = Position("sigrun", "ilse", "teodoro").given("sigrun", party=["troll_child"]).act("sigrun")
    table.does("sigrun", "duel:ilse")
    assert table.awaited() == [("ilse", "duel_defence")]
    assert table.told() == ["duel", "duel-skip-commit"]
    defends = Position("ilse", "sigrun", "teodoro").given("sigrun", party=["troll_child"]).act("ilse")
    defends.does("ilse", "duel:sigrun")
    defends.does("ilse", "companion:clockwork_finch")
    assert defends.told()[-1] != "commit"
    assert "duel-skip-commit" in defends.told()
    assert defends.awaited() == [("ilse", "prize")]


def test_a_sealed_map_keeps_its_first_round_on_record() -> None:
    """EI-SEAL-5: turning a tile of the sealed map in a later round does not date the seal anew."""
    table = Position("ilse", "sigrun", "teodoro", round=4).tile("T04", (0, 1)).tile("T23", (0, 2), exits="S")
    table.tile("T13", (1, 0), exits="W").tile("T16", (0, -1), exits="N").tile("T29", (-1, 0), exits="E")
    table.given("ilse", lanterns=1).act("ilse")
    table.does("ilse", "reroute:T04:2")
    assert table.running.state.sealed == 4
    for who in ("ilse", "sigrun", "teodoro", "sigrun", "teodoro"):
        table.ends(who)
    assert table.public()["round"] == 5
    table.does("ilse", "reroute:T04:2")
    assert table.running.state.sealed == 4
