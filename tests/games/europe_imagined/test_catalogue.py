"""The catalogue says what the rulebook says, and everything in it has a behaviour or needs none."""

from __future__ import annotations

from collections import Counter

import pytest

from gatekey.games.europe_imagined import GAME, catalogue
from gatekey.games.europe_imagined.catalogue import CARDS, DECKS, EXPLORERS, LEGENDS, TILES
from gatekey.games.europe_imagined.fight.curse import INSTRUCTIONS
from gatekey.games.europe_imagined.pieces import ACTS, BANDS, BOOSTS, NUMBERS_ONLY, PIECES


def registered(card: str) -> bool:
    """Whether a card's text is carried out by code, beyond its printed numbers."""
    kind = CARDS[card].subtype or "companion"
    return card in {"companion": PIECES, "act": ACTS, "boost": BOOSTS, "meddle": {}}[kind]


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_behaviour_or_is_marked_as_numbers_only(card: str) -> None:
    assert registered(card) != (card in NUMBERS_ONLY)


@pytest.mark.parametrize("card", sorted(NUMBERS_ONLY & CARDS.keys()))
def test_a_card_of_numbers_only_has_no_limit_and_adds_to_a_fight(card: str) -> None:
    printed = CARDS[card]
    assert printed.limit == "none"
    assert printed.strength if printed.kind == "companion" else printed.bonus


@pytest.mark.parametrize("legend", LEGENDS)
def test_every_legend_has_its_band_its_curse_and_its_reward(legend: str) -> None:
    printed = LEGENDS[legend]
    assert (legend in BANDS) == (printed.upper is not None)
    assert printed.curse
    assert all(step.op in INSTRUCTIONS for step in printed.curse)
    if printed.reward.kind == "relic":
        assert f"relic:{legend}" in PIECES
        assert legend not in PIECES
    else:
        assert (legend in PIECES) != (legend in NUMBERS_ONLY)
        assert f"relic:{legend}" not in PIECES


def test_nothing_is_registered_that_is_not_printed() -> None:
    legends = {*LEGENDS, *(f"relic:{legend}" for legend in LEGENDS)}
    assert set(PIECES) <= {*CARDS, *EXPLORERS, *legends}
    assert set(BANDS) <= set(LEGENDS)
    assert {*ACTS, *BOOSTS} <= set(CARDS)
    assert set(EXPLORERS) <= set(PIECES)
    assert {*CARDS, *LEGENDS} >= NUMBERS_ONLY


@pytest.mark.parametrize("explorer", EXPLORERS)
def test_a_deck_is_twenty_cards_and_opens_with_the_signature(explorer: str) -> None:
    deck = DECKS[explorer]
    assert len(deck) == len(set(deck)) == 20
    assert catalogue.base(deck[0]) == EXPLORERS[explorer].signature
    assert CARDS[EXPLORERS[explorer].signature].signature_of == explorer


def test_one_instance_id_is_one_card_of_the_whole_table() -> None:
    instances = [card for deck in DECKS.values() for card in deck]
    assert len(set(instances)) == 80
    assert {catalogue.base(card) for card in instances} == set(CARDS)


def test_legend_icons_by_type() -> None:
    icons = Counter(tile.type for tile in TILES.values() if tile.legend)
    assert icons == {"forest": 4, "harbour": 2, "shrine": 2, "castle": 4, "wonder": 2}
    assert Counter(tile.type for tile in TILES.values()) == {
        "village": 8,
        "forest": 4,
        "harbour": 6,
        "bridge": 4,
        "shrine": 4,
        "castle": 4,
        "wonder": 2,
    }


def test_explorer_sheets() -> None:
    limits = {e.id: (e.hand_limit, e.reserve_limit, e.party_limit) for e in EXPLORERS.values()}
    assert limits == {
        "ilse_varga": (7, 3, 4),
        "teodoro_mares": (7, 2, 4),
        "sigrun_hallvard": (7, 2, 5),
        "rodrigo_valdes": (8, 2, 4),
    }


def test_turning_goes_clockwise() -> None:
    corner = catalogue.MASKS["T10"]
    assert [catalogue.exits_of(mask) for mask in corner] == [("N", "W"), ("N", "E"), ("E", "S"), ("S", "W")]


def test_the_almanac_is_the_printed_catalogue_by_id() -> None:
    almanac = GAME.almanac()
    assert {section: len(records) for section, records in almanac.items() if section != "settings"} == {
        "tiles": 32,
        "types": 7,
        "gate": len(almanac["gate"]),
        "explorers": 4,
        "cards": len(CARDS),
        "decks": 4,
        "legends": 28,
    }
    assert almanac["legends"]["golem"]["might"] == 8
    assert almanac["cards"]["lantern_flare"]["bonus"] == 2
