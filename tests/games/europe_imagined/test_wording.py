"""What a player reads: whole prices and effects before a choice, and after it sums that add up, in an order that makes sense."""

from __future__ import annotations

import pytest

from gatekey.games.europe_imagined import GAME
from gatekey.games.europe_imagined.catalogue import CARDS
from gatekey.games.europe_imagined.pieces import PIECES, Activated
from gatekey.kernel.speech import Speech
from tests.games.europe_imagined.position import Position

SPEECH = Speech(GAME, "en", ("Ana", "Bo", "Chiara"), strict=True)


def detail(table: Position, who: str, option: str) -> str:
    """The sentence under an offered option."""
    found = next(o for o in table.decision(who).options if o.id.startswith(option))
    assert found.detail is not None
    return SPEECH.say(found.detail)


def read(table: Position, word: str) -> list[str]:
    """All sentences of the shared log line of that word."""
    return [SPEECH.say(text) for text in table.log() if text[0] == f"ei-log-{word}"]


def test_every_act_card_and_ability_says_what_it_does() -> None:
    """EI-ACT-4: what is offered with a price says what the price buys."""
    acts = [c.id for c in CARDS.values() if c.subtype == "act"]
    used = [key.removeprefix("relic:") for key, piece in PIECES.items() if isinstance(piece, Activated)]
    said = [SPEECH.say((f"ei-effect-{identity}", {})) for identity in (*acts, *used)]
    assert len(said) == len(set(said)) == 13 + 9


def test_an_ability_names_its_whole_price() -> None:
    """EI-RES-7, EI-MAN-10: Renown and cards are prices too."""
    table = Position("teodoro", "ilse", "sigrun").given("teodoro", renown=1, relics=["faust"], hand=["fair_wind"])
    table.given("teodoro", party=["lantern_gull", "reynard"]).act("teodoro")
    assert table.cost("teodoro", "use:faust") == {"renown": 1}
    assert detail(table, "teodoro", "use:faust") == "Once a turn: pay 1 Renown and gain 2 Lanterns."
    assert table.cost("teodoro", "use:reynard") == {"hand": 1}
    assert detail(table, "teodoro", "use:reynard") == "Once a turn: discard a card, then draw one."


def test_a_card_to_play_names_price_and_effect() -> None:
    table = Position("sigrun", "ilse", "teodoro").given("sigrun", lanterns=1, hand=["letters_of_introduction"])
    assert detail(table, "sigrun", "play:letters") == "Costs 1 Lantern: draw two cards. Then the card is discarded."


@pytest.mark.parametrize(("tile", "rest"), [("T12", "; then a Legend is drawn onto the new tile."), ("T01", ".")])
def test_explore_says_whether_a_legend_comes(tile: str, rest: str) -> None:
    """EI-EXPLORE-4: exactly the tiles with the icon bring a Legend."""
    table = Position("ilse", "sigrun", "teodoro").row(tile, "T02", "T03").given("ilse", lanterns=1)
    assert detail(table, "ilse", f"explore:0,1:{tile}").endswith(f"the Row is refilled{rest}")


def test_a_boost_names_every_part_of_its_price() -> None:
    """EI-MAN-10, EI-RES-2: Renown, a discard, and the Reserve of a defender."""
    table = Position("sigrun", "rodrigo", "ilse").tile("T12", legend="huldra")
    hand = ["oath_in_blood", "lantern_flare", "horn_of_the_wild_hunt"]
    table.given("sigrun", at="T12", lanterns=3, renown=2, hand=hand).act("sigrun")
    table.does("sigrun", "challenge")
    assert detail(table, "sigrun", "boost:oath") == "2 Strength for 0 Lanterns and 2 Renown."
    assert detail(table, "sigrun", "boost:lantern_flare") == "2 Strength for 1 Lantern."
    assert detail(table, "sigrun", "boost:horn") == "3 Strength for 2 Lanterns; you also draw a card."
    table.does("sigrun", "boost:lantern_flare")
    assert read(table, "boost") == ["Ana plays Lantern Flare: 2 Strength for 1 Lantern, 2 left; total 3."]

    duel = Position("sigrun", "rodrigo", "ilse").given("rodrigo", reserve=1, hand=["burn_a_page", "lantern_flare"])
    duel.act("sigrun").does("sigrun", "duel:rodrigo")
    duel.does("sigrun", "companion:grey_hound_of_the_hunt")
    duel.does("rodrigo")
    assert detail(duel, "rodrigo", "boost:burn") == "2 Strength for 0 Reserve and another card, discarded."
    duel.does("rodrigo", "boost:lantern_flare")
    assert read(duel, "boost") == ["Bo plays Lantern Flare: 2 Strength for 1 Reserve, 0 left; total 2."]


def test_meddle_over_the_cap_promises_no_more_than_counts() -> None:
    """EI-CHAL-5: the preview adds what would count, and the sentence says what would be lost."""
    table = Position("sigrun", "ilse", "rodrigo").tile("T12", legend="golem").given("sigrun", at="T12")
    table.given("ilse", reserve=3, hand=["smoke_over_the_rooftops", "whispered_rumor"]).act("sigrun")
    table.does("sigrun", "challenge")
    assert detail(table, "ilse", "meddle:smoke") == "3 Might for 2 Reserve."
    table.does("ilse", reserve=1)
    balance = table.decision("ilse").balance
    assert balance is not None
    assert balance.most == 2
    assert detail(table, "ilse", "meddle:smoke") == "3 Might for 2 Reserve, of which only 2 would count under the cap."


def test_whom_to_dismiss_says_where_they_go() -> None:
    """EI-RECRUIT-4: an ordinary Companion may come back, a tamed Legend never does."""
    table = Position("teodoro", "ilse", "sigrun").given("teodoro", lanterns=1, hand=["oarsman"])
    table.given("teodoro", party=["lantern_gull", "golem", "huldra", "oarsman"]).act("teodoro")
    table.does("teodoro", "recruit:oarsman")
    # The price is paid in public, so it is told before anyone waits for the dismissal (EI-LOG-4).
    assert read(table, "recruit") == ["Ana recruits Oarsman for 1 Lantern, 0 left; 4 of 4 Companions."]
    assert "discard pile" in detail(table, "teodoro", "dismiss:lantern_gull")
    assert "never comes back" in detail(table, "teodoro", "dismiss:golem")
    table.does("teodoro", "dismiss:golem")
    assert table.told() == ["recruit", "dismiss-retired"]


def test_direct_lanterns_are_told_with_what_is_left() -> None:
    """EI-LOG-2: a pool that a commitment lowers is named with what stays in it."""
    table = Position("sigrun", "ilse", "teodoro").given("sigrun", lanterns=3).given("ilse", reserve=2).act("sigrun")
    table.does("sigrun", "duel:ilse")
    table.does("sigrun", lanterns=2)
    table.does("ilse", "companion:clockwork_finch")
    assert read(table, "commit") == [
        "Ana commits 2 = direct Lanterns 2, 1 Lantern left; total 2.",
        "Bo commits 1 = Clockwork Finch 1; total 1.",
    ]
    table = Position("sigrun", "ilse", "teodoro").given("ilse", reserve=2).act("sigrun")
    table.does("sigrun", "duel:ilse")
    table.does("sigrun", "companion:grey_hound_of_the_hunt")
    table.does("ilse", reserve=2)
    assert read(table, "commit")[-1] == "Bo commits 2 = direct Reserve 2, 0 Reserve left; total 2."


def test_the_keeper_tells_what_changed() -> None:
    """EI-LOG-13: what an ability did, not only that it was used."""
    table = (
        Position("ilse", "sigrun", "teodoro").given("ilse", party=["thousand_clocks_keeper"], reroutes=1).act("ilse")
    )
    table.does("ilse", "use:thousand_clocks_keeper")
    assert read(table, "free-reroutes") == ["Until this turn ends Reroutes cost Ana nothing; 1 made of 2."]


def test_the_last_tile_is_told_with_what_turned_it_over() -> None:
    """EI-LOG-6: by an Explore, a refresh or a card."""
    table = Position("ilse", "sigrun", "teodoro").row("T01", "T02", "T03").discovery("T05", size=1)
    table.given("ilse", lanterns=1).act("ilse").does("ilse", "explore:0,1:T01:0")
    assert read(table, "final-round") == [
        "Ana turns over the last tile, Colmar-in-Crayon (Explore of Hallstatt-under-Glass): round 4 is the last."
    ]


def test_a_reckoning_of_nothing_is_a_sentence() -> None:
    """EI-LOG-32: where every part is 0 there is no sum to write."""
    table = Position("ilse", "sigrun", "teodoro", round=8)
    for who in ("ilse", "sigrun", "teodoro"):
        table.ends(who)
    assert read(table, "score") == [f"{name}: no Renown." for name in ("Ana", "Bo", "Chiara")]


def test_the_reckoning_compares_the_tallies() -> None:
    """EI-LOG-32, EI-END-3: who the Legend-Hunter is can be checked by reading."""
    for tally, end in ((2, "The highest tally is 2, and whoever has it is a Legend-Hunter."), (0, "Nobody is")):
        table = Position("ilse", "sigrun", "teodoro", round=8).given("sigrun", tally=tally)
        for who in ("ilse", "sigrun", "teodoro"):
            table.ends(who)
        (said,) = read(table, "hunter")
        assert said.startswith(f"Legends overcome: Ana 0, Bo {tally}, Chiara 0. {end}")


def test_a_rest_says_what_it_brings() -> None:
    """EI-REST-1, EI-REST-3."""
    table = Position("rodrigo", "ilse", "sigrun").given("rodrigo", at="T23").act("rodrigo")
    assert detail(table, "rodrigo", "rest").endswith(": ready a Companion or draw a card.")
    twice = Position("rodrigo", "ilse", "sigrun").given("rodrigo", at="T23", party=["cantor"]).act("rodrigo")
    assert detail(twice, "rodrigo", "rest").endswith("draw a card, and choose so 2 times.")


def test_a_look_says_whose_deck_it_is() -> None:
    """EI-LOG-16: the looker's own deck, told to both sides in words that fit."""
    table = Position("rodrigo", "ilse", "sigrun").given("rodrigo", lanterns=1, hand=["index_of_lost_books"])
    table.given("rodrigo", deck=["cantor", "burn_a_page"], deck_size=2).act("rodrigo")
    table.does("rodrigo", "play:index_of_lost_books")
    assert read(table, "look") == ["Ana looks at the top 2 of their own deck (Index of Lost Books)."]
    assert SPEECH.say(("ei-log-look-own", table.line("look-own", "rodrigo"))) == (
        "You look at the top 2 of your deck (Index of Lost Books): Cantor, Burn a Page."
    )
