"""The catalogue is the one of the rules (BO-01, BO-05 to BO-07)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from gatekey.games.boreal import GAME
from gatekey.games.boreal.catalogue import (
    ARCHIVES,
    BONUS,
    CARDS,
    CATALOGUE,
    FAMILIES,
    LOCATIONS,
    QUESTIONS,
    RAW,
    STARTS,
    Catalogue,
)


def test_44_cards_of_three_kinds_and_four_families() -> None:
    assert (len(STARTS), len(LOCATIONS), len(ARCHIVES), len(CARDS)) == (12, 24, 8, 44)
    for kind in (STARTS, LOCATIONS):
        families = Counter(CARDS[card].families for card in kind)
        assert families == {(family,): len(kind) // 4 for family in FAMILIES}
    assert all(CARDS[card].kind == "archive" for card in ARCHIVES)


def test_the_board_is_the_one_of_the_rules() -> None:
    assert BONUS == (2, 1, 1, 1, 0, 0, 0, 0, 0)
    assert CATALOGUE.track.spaces == tuple(range(9))
    assert CATALOGUE.track.start == 5
    set_up = CATALOGUE.set_up
    assert set_up.start_on_row + set_up.start_removed == len(STARTS)
    assert set_up.locations_in_deck == len(LOCATIONS)
    assert set_up.archives_in_deck + set_up.archives_removed == len(ARCHIVES)
    assert set_up.deck_size == set_up.locations_in_deck + set_up.archives_in_deck


@pytest.mark.parametrize("card", CARDS)
def test_a_card_scores_in_one_way_and_has_at_most_one_power(card: str) -> None:
    printed = CARDS[card]
    scores = [name for name in printed.score.__struct_fields__ if name in RAW_CARDS[card]["score"]]
    assert len(scores) == 1
    powers = [name for name in printed.instant.__struct_fields__ if getattr(printed.instant, name)]
    assert len(powers) <= 1
    assert (printed.instant.question in QUESTIONS) == bool(set(powers) & set(QUESTIONS))
    assert set(printed.families) <= set(FAMILIES)


RAW_CARDS = {card["id"]: card for card in RAW["cards"]}


@pytest.mark.parametrize("change", [{"cost": "dear"}, {"colour": "red"}, {"score": {"luck": 3}}])
def test_a_bad_card_is_refused_when_the_game_loads(change: dict[str, object]) -> None:
    cards = [{**RAW["cards"][0], **change}, *RAW["cards"][1:]]
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**RAW, "cards": cards}, Catalogue)


def test_the_almanac_is_plain_data_with_every_card() -> None:
    almanac = GAME.almanac()
    assert msgspec.json.decode(msgspec.json.encode(almanac)) == almanac
    assert almanac["cards"].keys() == CARDS.keys()
    assert almanac["track"]["bonus"] == list(BONUS)
