"""What a viewer has seen stays when the hidden rest is dealt anew (EI-INFO-12)."""

from __future__ import annotations

import random

from gatekey.games.europe_imagined import GAME
from gatekey.games.europe_imagined.catalogue import LEGENDS
from tests.games.europe_imagined.position import Position


def test_a_face_down_legend_becomes_another_trickster_for_those_who_have_not_seen_it() -> None:
    """EI-INFO-7: that it is a Trickster is public, so no other Legend may take its place."""
    table = Position("ilse", "sigrun", "teodoro").tile("T12", legend="reynard", known=["ilse"]).act("ilse")
    state = table.running.state
    found = set()
    for n in range(60):
        for viewer in (1, 2, None):
            other = GAME.redeal(state, viewer, random.Random(n))
            assert GAME.faults(other) == []
            legend = next(p.legend for p in other.places if p.tile == "T12")
            assert legend is not None
            assert LEGENDS[legend].trickster
            found.add(legend)
        own = GAME.redeal(state, 0, random.Random(n))
        assert next(p.legend for p in own.places if p.tile == "T12") == "reynard"
        assert own.legends != state.legends
    assert found == {legend.id for legend in LEGENDS.values() if legend.trickster}


def test_tiles_looked_at_stay_in_place_for_the_looker_alone() -> None:
    table = Position("teodoro", "ilse", "sigrun").given("teodoro", lanterns=1, hand=["soundings"]).act("teodoro")
    table.does("teodoro", "play:soundings")
    seen = [option.id for option in table.decision("teodoro").options]
    table.does("teodoro", *reversed(seen))
    state = table.running.state
    top = state.discovery[:3]
    assert [f"look:{tile}" for tile in top] == list(reversed(seen))
    others = []
    for n in range(20):
        own = GAME.redeal(state, 0, random.Random(n))
        assert own.discovery[:3] == top
        assert own.discovery[3:] != state.discovery[3:]
        others.append(GAME.redeal(state, 1, random.Random(n)).discovery[:3])
    assert any(tiles != top for tiles in others)


def test_cards_under_the_own_deck_stay_known_until_they_are_drawn() -> None:
    """EI-INFO-12: what was put under the deck stays in its place for the looker, and nothing is remembered of cards that left."""
    table = Position("rodrigo", "ilse", "sigrun").given("rodrigo", lanterns=3, deck_size=3, discard=6)
    table.given("rodrigo", hand=["index_of_lost_books", "letters_of_introduction"]).act("rodrigo")
    table.does("rodrigo", "play:index_of_lost_books")
    table.does("rodrigo", table.decision("rodrigo").options[0].id)
    table.does("rodrigo", *[option.id for option in table.decision("rodrigo").options])
    state = table.running.state
    assert len(state.players[0].deck) == 2
    assert all(GAME.redeal(state, 0, random.Random(n)).players[0].deck == state.players[0].deck for n in range(8))
    table.does("rodrigo", "play:letters_of_introduction")
    assert table.running.state.players[0].seen == []
