"""Claims paid in Lanterns, and what the catalogue and the reckoning hold: EI-S-174, EI-S-177, EI-S-179 to EI-S-181."""

from __future__ import annotations

from collections import Counter

import pytest

from gatekey.games.europe_imagined import GAME
from tests.games.europe_imagined.position import Position
from tests.games.europe_imagined.scenarios import scenario


@scenario("EI-S-174")
def test_legend_counts_by_tile_type() -> None:
    tiles = GAME.almanac()["tiles"].values()
    every = Counter(t["type"] for t in tiles)
    icons = Counter(t["type"] for t in tiles if t["legend"])
    assert icons == {"forest": 4, "harbour": 2, "shrine": 2, "castle": 4, "wonder": 2}
    assert every == {"village": 8, "forest": 4, "harbour": 6, "bridge": 4, "shrine": 4, "castle": 4, "wonder": 2}


@scenario("EI-S-177")
def test_no_route_scoring() -> None:
    table = Position("sigrun", "teodoro", "ilse", round=8).act("ilse")
    for y, tile in enumerate(("T01", "T07", "T12", "T22", "T32"), 1):
        table.tile(tile, (0, y), claim="ilse")
    table.given("ilse", renown=7, tally=2, relics=["cagliostro", "dragon", "kelpie"]).given("sigrun", renown=1)
    table.ends("ilse")
    lines = table.public()["result"]["lines"]
    found = {line["seat"]: [(p.get("ref") or p["label"][0], p["n"]) for p in line["parts"]] for line in lines}
    assert found[table.seat("ilse")] == [
        ("ei-share-so-far", 7),
        ("ei-share-atlas", 4),
        ("ei-share-legend-hunter", 3),
        ("relic:cagliostro", 3),
        ("relic:dragon", 6),
    ]
    assert found[table.seat("sigrun")] == [("ei-share-so-far", 1)]
    assert found[table.seat("teodoro")] == [("ei-share-so-far", 0)]
    assert [line["total"] for line in lines] == [1, 0, 23]


@scenario("EI-S-179")
def test_a_claim_paid_in_lanterns() -> None:
    table = Position("ilse", "sigrun", "teodoro", claim_currency="lanterns").tile("T01")
    table.given("ilse", at="T01", lanterns=4, hand=3)
    assert table.cost("ilse", "claim") == {"lanterns": 1}
    table.does("ilse", "claim")
    sheet = table.of("ilse")
    assert (sheet.lanterns, sheet.renown, sheet.hand, sheet.markers) == (3, 1, 5, 7)
    price = table.line("claim")["price"]
    assert (price[0], price[1]["n"], price[1]["left"]) == ("ei-price-lanterns", 1, 3)
    assert table.public()["claim_currency"] == "lanterns"
    usual = Position("ilse", "sigrun", "teodoro").tile("T01").given("ilse", at="T01", lanterns=4, hand=3)
    assert usual.why_not("ilse", "claim") == "EI-CLAIM-3"
    assert usual.reason("ilse", "claim") == "claim-renown"
    assert usual.public()["claim_currency"] == "renown"
    after = usual.of("ilse")
    assert (after.lanterns, after.renown, after.hand, after.markers) == (4, 0, 3, 8)
    assert "claim" not in usual.on("T01")


@scenario("EI-S-180")
def test_charter_and_victory_waive_the_lanterns() -> None:
    def castle(lanterns: int) -> Position:
        table = Position("rodrigo", "ilse", "sigrun", claim_currency="lanterns").tile("T30", (0, 1), legend="huldra")
        table.given("ilse", at="T30", lanterns=4, markers=0)
        table.given("rodrigo", at="T30", lanterns=lanterns, hand=["forged_charter"])
        return table

    won = castle(2).act("ilse")
    won.does("ilse", "challenge")
    won.does("ilse", lanterns=4)
    assert won.told()[-2:] == ["no-marker", "tame"]
    assert "claim" not in won.on("T30")
    assert "legend" not in won.on("T30")

    def charter(lanterns: int) -> Position:
        table = Position("rodrigo", "ilse", "sigrun", claim_currency="lanterns").tile("T30")
        table.given("ilse", tally=1, markers=0, party=["clockwork_finch", "huldra:exhausted"])
        return table.given("rodrigo", at="T30", lanterns=lanterns, hand=["forged_charter"])

    table = charter(2)
    table.does("rodrigo", "play:forged_charter")
    sheet = table.of("rodrigo")
    assert (sheet.lanterns, sheet.renown, sheet.markers) == (0, 4, 7)
    assert table.on("T30")["claim"] == "rodrigo"
    assert table.line("claim")["price"][0] == "ei-price-waived"
    short = charter(1)
    assert short.why_not("rodrigo", "play:forged_charter") == "EI-MAN-1"
    assert short.reason("rodrigo", "play:forged_charter") == "lanterns"

    forest = Position("sigrun", "ilse", "teodoro", claim_currency="lanterns").tile("T12", legend="huldra")
    forest.given("sigrun", at="T12")
    forest.does("sigrun", "challenge")
    forest.does("sigrun", "companion:grey_hound_of_the_hunt")
    assert forest.compared() == (4, 4)
    assert forest.on("T12")["claim"] == "sigrun"
    assert (forest.of("sigrun").renown, forest.of("sigrun").lanterns) == (3, 0)


@scenario("EI-S-181")
def test_the_wrong_purse() -> None:
    table = Position("teodoro", "ilse", "sigrun", claim_currency="lanterns").tile("T17")
    table.given("teodoro", at="T17", renown=9, lanterns=1, relics=["faust"])
    assert table.why_not("teodoro", "claim") == "EI-CLAIM-9"
    assert table.reason("teodoro", "claim") == "claim-lanterns"
    blocked = next(b for b in table.decision("teodoro").blocked if b.id == "claim")
    assert blocked.reason[1] == {"need": 2, "have": 1}
    table.does("teodoro", "use:faust")
    assert (table.of("teodoro").renown, table.of("teodoro").lanterns) == (8, 3)
    table.does("teodoro", "claim")
    assert (table.of("teodoro").lanterns, table.of("teodoro").renown) == (1, 8 + 2 + 1)
    saved = Position("teodoro", "ilse", "sigrun", claim_currency="lanterns", fixture=True).tile("T17")
    saved.given("teodoro", at="T17", lanterns=1, reserve=2)
    assert saved.why_not("teodoro", "claim") == "EI-CLAIM-9"
    assert (saved.of("teodoro").lanterns, saved.of("teodoro").reserve) == (1, 2)


@pytest.mark.parametrize(
    ("tile", "price"),
    [("T01", 1), ("T12", 1), ("T19", 1), ("T17", 2), ("T25", 2), ("T30", 3), ("T32", 5)],
)
def test_prices_of_claims_in_lanterns(tile: str, price: int) -> None:
    """EI-CLAIM-9, type by type; one Lantern less is refused."""

    def standing(lanterns: int) -> Position:
        table = Position("ilse", "sigrun", "teodoro", claim_currency="lanterns").tile(tile)
        return table.given("ilse", at=tile, lanterns=lanterns)

    table = standing(price)
    table.does("ilse", "claim")
    assert (table.of("ilse").lanterns, table.of("ilse").renown) == (0, price)
    assert standing(price - 1).why_not("ilse", "claim") == "EI-CLAIM-9"
