"""Personal cards where no acceptance scenario reaches them, or not from every side."""

from __future__ import annotations

import pytest

from tests.games.europe_imagined.position import Position

HOUND = "grey_hound_of_the_hunt"


def worth(table: Position, who: str, option: str) -> int:
    """Strength an offered option adds."""
    found = next((o for o in table.decision(who).options if o.id.partition("#")[0] == option), None)
    assert found is not None, f"{option} is not offered"
    return found.worth


def facing(who: str, tile: str, legend: str, *hand: str, party: tuple[str, ...] = (), lanterns: int = 3) -> Position:
    """A Challenge in which the challenger is asked."""
    others = [name for name in ("ilse", "sigrun", "teodoro", "rodrigo") if name != who][:2]
    table = Position(who, *others).tile(tile, legend=legend)
    table.given(who, at=tile, lanterns=lanterns, hand=hand, party=party)
    table.does(who, "challenge")
    return table


def attacking(who: str, rival: str, tile: str, *hand: str, party: tuple[str, ...] = (), lanterns: int = 3) -> Position:
    """A Duel in which the attacker is asked to commit."""
    third = next(name for name in ("ilse", "sigrun", "teodoro", "rodrigo") if name not in (who, rival))
    table = Position(who, rival, third).tile(tile)
    table.given(who, at=tile, lanterns=lanterns, hand=hand, party=party).given(rival, at=tile)
    table.does(who, f"duel:{rival}")
    return table


@pytest.mark.parametrize(("tile", "n"), [("T14", 3), ("T32", 2), ("T30", 2)])
def test_broadside_is_stronger_on_harbours(tile: str, n: int) -> None:
    assert worth(facing("teodoro", tile, "golem", "broadside"), "teodoro", "boost:broadside") == n


@pytest.mark.parametrize(("legend", "n"), [("pied_piper", 4), ("huldra", 4), ("golem", 2), ("troll", 2), ("faust", 0)])
def test_recited_exorcism_hurts_tricksters_and_spirits(legend: str, n: int) -> None:
    table = facing("rodrigo", "T30", legend, "recited_exorcism")
    if n:
        assert worth(table, "rodrigo", "boost:recited_exorcism") == n
    else:
        assert table.why_not("rodrigo", "boost:recited_exorcism") == "EI-CHAL-18"


@pytest.mark.parametrize(
    ("who", "member", "tile", "n"),
    [
        ("rodrigo", "penniless_hidalgo", "T30", 3),
        ("rodrigo", "penniless_hidalgo", "T32", 2),
        ("ilse", "windup_sentry", "T30", 3),
        ("sigrun", HOUND, "T12", 3),
        ("sigrun", HOUND, "T30", 2),
        ("sigrun", "berserker", "T30", 3),
    ],
)
def test_strength_of_companions_in_a_challenge(who: str, member: str, tile: str, n: int) -> None:
    assert worth(facing(who, tile, "golem", party=(member,)), who, f"companion:{member}") == n


@pytest.mark.parametrize(
    ("who", "member", "tile", "n"),
    [
        ("ilse", "windup_sentry", "T19", 4),
        ("ilse", "windup_sentry", "T01", 3),
        ("sigrun", "berserker", "T01", 4),
        ("sigrun", "shield_sister", "T01", 2),
        ("rodrigo", "penniless_hidalgo", "T30", 3),
        ("rodrigo", "penniless_hidalgo", "T01", 2),
    ],
)
def test_strength_of_companions_in_an_attack(who: str, member: str, tile: str, n: int) -> None:
    assert worth(attacking(who, "teodoro", tile, party=(member,)), who, f"companion:{member}") == n


def test_shield_sister_defends() -> None:
    table = Position("ilse", "sigrun", "teodoro").given("sigrun", party=["shield_sister"])
    table.does("ilse", "duel:sigrun")
    table.does("ilse")
    assert worth(table, "sigrun", "companion:shield_sister") == 3


@pytest.mark.parametrize("turned", [True, False])
def test_the_overwound_spring_remembers_a_reroute(turned: bool) -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T30", (0, 1), legend="golem").tile("T01", (1, 0))
    table.given("ilse", at="T30", lanterns=3, hand=["overwound_spring"])
    if turned:
        table.does("ilse", "reroute:T01:1")
    table.does("ilse", "challenge")
    assert worth(table, "ilse", "boost:overwound_spring") == (3 if turned else 2)


@pytest.mark.parametrize("card", ["horn_of_the_wild_hunt", "recited_exorcism"])
def test_some_boosts_are_for_challenges_alone(card: str) -> None:
    who = "sigrun" if card == "horn_of_the_wild_hunt" else "rodrigo"
    table = attacking(who, "ilse", "T01", card, party=())
    table.does(who)
    table.does("ilse")
    assert table.why_not(who, f"boost:{card}") == "EI-MAN-2"
    assert table.reason(who, f"boost:{card}") == "other-fight"


@pytest.mark.parametrize(("tile", "drawn"), [("T12", 1), ("T30", 0)])
def test_the_horn_draws_on_a_forest(tile: str, drawn: int) -> None:
    table = facing("sigrun", tile, "golem", "horn_of_the_wild_hunt")
    table.does("sigrun", "boost:horn_of_the_wild_hunt")
    assert table.of("sigrun").hand == drawn
    assert table.awaited() == [("sigrun", "commit" if drawn else "act")]


def test_a_page_is_not_burnt_as_the_last_one_nor_with_a_card_that_is_played() -> None:
    last = facing("rodrigo", "T30", "golem", "burn_a_page")
    assert last.why_not("rodrigo", "boost:burn_a_page") == "EI-MAN-10"
    both = facing("rodrigo", "T30", "golem", "burn_a_page", "lantern_flare")
    assert both.refused("rodrigo", "boost:burn_a_page", "boost:lantern_flare") == "cost"
    three = facing("rodrigo", "T30", "golem", "burn_a_page", "lantern_flare", "cantor")
    three.does("rodrigo", "boost:burn_a_page", "boost:lantern_flare")
    assert three.compared() == (4, 8)
    assert sorted(three.of("rodrigo").discard) == ["burn_a_page", "cantor", "lantern_flare"]


@pytest.mark.parametrize(("tile", "most"), [("T12", 2), ("T01", 1)])
def test_mend_by_the_fire_readies_two_on_a_forest(tile: str, most: int) -> None:
    table = Position("sigrun", "ilse", "teodoro").tile(tile)
    party = [f"{HOUND}:exhausted", "troll_child:exhausted", "berserker:held"]
    table.given("sigrun", at=tile, lanterns=1, hand=["mend_by_the_fire"], party=party)
    table.does("sigrun", "play:mend_by_the_fire")
    assert table.options("sigrun") == [f"companion:{HOUND}", "companion:troll_child"]
    assert table.decision("sigrun").choose[1] == most


@pytest.mark.parametrize(("party", "rests"), [((HOUND,), False), (("forest_hermit:exhausted",), True)])
def test_the_hermit_rests_in_forests(party: tuple[str, ...], rests: bool) -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T12").given("sigrun", at="T12", party=party)
    assert table.offers("sigrun", "rest") is rests


def test_two_resolutions_with_the_cantor_and_no_third() -> None:
    table = Position("rodrigo", "ilse", "sigrun").tile("T25").given("rodrigo", at="T25", party=["cantor:exhausted"])
    table.does("rodrigo", "rest")
    table.does("rodrigo", "ready:cantor")
    table.does("rodrigo", "draw")
    assert table.awaited() == [("rodrigo", "act")]
    assert (table.of("rodrigo").party, table.of("rodrigo").hand) == (["cantor"], 1)


@pytest.mark.parametrize(("tile", "lanterns"), [("T17", 1), ("T32", 0), ("T01", 0)])
def test_the_oarsman_is_paid_on_harbours(tile: str, lanterns: int) -> None:
    table = Position("teodoro", "ilse", "sigrun").tile(tile).given("teodoro", at=tile, lanterns=1, hand=["oarsman"])
    table.does("teodoro", "recruit:oarsman")
    assert table.of("teodoro").lanterns == lanterns


@pytest.mark.parametrize(("tile", "renown", "cards"), [("T17", 6, 2), ("T32", 5, 0)])
def test_harbours_are_worth_more_to_teodoro_and_his_factor(tile: str, renown: int, cards: int) -> None:
    table = Position("teodoro", "ilse", "sigrun").tile(tile)
    table.given("teodoro", at=tile, renown=5, party=["harbour_factor:exhausted"])
    table.does("teodoro", "claim")
    assert (table.of("teodoro").renown, table.of("teodoro").hand) == (renown, cards)


@pytest.mark.parametrize(("tile", "renown", "cards"), [("T25", 6, 1), ("T30", 6, 1), ("T17", 5, 0)])
def test_shrines_and_castles_are_worth_more_to_rodrigo_and_his_illuminator(tile: str, renown: int, cards: int) -> None:
    table = Position("rodrigo", "ilse", "sigrun").tile(tile)
    table.given("rodrigo", at=tile, renown=5, party=["illuminator_of_toledo:exhausted"])
    table.does("rodrigo", "claim")
    assert (table.of("rodrigo").renown, table.of("rodrigo").hand) == (renown, cards)


@pytest.mark.parametrize("wins", [True, False])
def test_the_salamander_sees_duels_won(wins: bool) -> None:
    table = Position("ilse", "rodrigo", "sigrun").given("ilse", lanterns=1)
    table.given("rodrigo", party=["ember_salamander:exhausted"])
    table.does("ilse", "duel:rodrigo")
    table.does("ilse", lanterns=0 if wins else 1)
    if not wins:
        table.does("ilse", "discard")
    assert table.of("rodrigo").hand == 1
    sources = [line["parts"][0][1]["what"] for line in table.lines("draw") if line["seat"] == "seat:1"]
    if wins:
        assert [source.partition("#")[0] for source in sources] == ["companion:ember_salamander"]
    else:
        assert [source[0] for source in sources] == ["ei-share-consolation"]


def test_fair_wind_strides_two_steps_on() -> None:
    table = Position("teodoro", "ilse", "sigrun").tile("T17", (1, 0), exits="EW").tile("T18", (0, 1), exits="NSW")
    table.tile("T01", (0, 2)).tile("T07", (0, 3)).tile("T12", (0, 4))
    table.given("teodoro", at="T17", lanterns=1, hand=["fair_wind"], party=[])
    table.does("teodoro", "play:fair_wind")
    table.does("teodoro", "sail:T18")
    table.does("teodoro", "step:T01")
    table.does("teodoro", "step:T07")
    assert table.awaited() == [("teodoro", "act")]
    assert (table.of("teodoro").at, table.of("teodoro").lanterns) == ("T07", 0)
    assert [(line["k"], line["of"]) for line in table.lines("stride")] == [(1, 2), (2, 2)]


def test_the_pilots_bridge_is_no_port_for_discounts() -> None:
    table = Position("teodoro", "ilse", "sigrun").tile("T19", claim="teodoro").tile("T17")
    table.given("teodoro", at="T19", lanterns=1, party=["saltmarsh_pilot:exhausted"])
    assert table.price("teodoro", "sail:T17") == 1
    table.does("teodoro", "sail:T17")
    assert table.line("sail")["source"] == "explorer:teodoro_mares"


def test_a_meddle_card_picked_when_the_cap_is_full_stays_in_hand() -> None:
    """Three may be picked at once; as soon as three Might are added nothing more is played (EI-CHAL-12)."""
    table = Position("sigrun", "ilse", "teodoro").tile("T30", legend="golem").given("sigrun", at="T30")
    table.given("ilse", reserve=3, hand=["smoke_over_the_rooftops", "whispered_rumor"])
    table.does("sigrun", "challenge")
    table.does("ilse", "meddle:smoke_over_the_rooftops", "meddle:whispered_rumor")
    assert table.fight()[1] == 11
    assert (table.of("ilse").cards, table.of("ilse").reserve) == (["whispered_rumor"], 1)


def test_what_goes_under_the_deck_comes_last() -> None:
    table = Position("rodrigo", "ilse", "sigrun")
    top = ["cantor", "lantern_flare", "burn_a_page", "inquisitive_owl"]
    table.given("rodrigo", lanterns=1, hand=["index_of_lost_books"], deck=top)
    table.does("rodrigo", "play:index_of_lost_books")
    table.does("rodrigo", "look:cantor")
    table.does("rodrigo", "look:burn_a_page", "look:inquisitive_owl", "look:lantern_flare")
    assert [c.partition("#")[0] for c in table.running.state.players[0].deck[-3:]] == [
        "burn_a_page",
        "inquisitive_owl",
        "lantern_flare",
    ]
    assert table.of("rodrigo").cards == ["cantor"]


def test_triggers_of_several_seats_go_clockwise_from_the_active_one() -> None:
    """EI-TIME-8: Rodrigo attacks from the second seat; his Salamander draws before Ilse's Knight readies."""
    table = Position("ilse", "rodrigo", "sigrun").act("rodrigo")
    table.given("rodrigo", lanterns=4, party=["ember_salamander:exhausted"]).given("ilse", party=["clockwork_knight"])
    table.does("rodrigo", "duel:ilse")
    table.does("rodrigo", lanterns=4)
    table.does("ilse", "companion:clockwork_knight")
    table.does("rodrigo", "discard")
    after = [(key, a["seat"]) for key, a in table.log() if key in ("ei-log-draw", "ei-log-ready")]
    assert after == [("ei-log-draw", "seat:0"), ("ei-log-draw", "seat:1"), ("ei-log-ready", "seat:0")]
