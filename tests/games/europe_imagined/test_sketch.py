"""The board drawn with characters: roads meet, marks stand by their tiles, everybody has a line."""

from __future__ import annotations

from gatekey.games.europe_imagined import view
from gatekey.games.europe_imagined.setup import set_up
from gatekey.games.europe_imagined.sketch import WIDTH, sketch
from gatekey.games.europe_imagined.state import EuropeState, Place
from gatekey.kernel.rules import Deal


def position() -> EuropeState:
    deal = Deal(2, {"explorer": ("ilse_varga", "teodoro_mares")}, {})
    state, _ = set_up(deal, b"sketch")
    state.places += [
        Place("T17", 0, 1, claim=1),
        Place("T09", 0, 2, legend="golem"),
        Place("T10", -1, 0, turn=1, legend="reynard", face_up=False),
    ]
    state.players[1].at = "T17"
    return state


def drawn() -> list[str]:
    return sketch(view.public(position()), lambda ref: ref.partition(":")[2]).splitlines()


def test_tiles_stand_where_they_lie_and_roads_meet() -> None:
    lines = drawn()
    rows = {label: next(i for i, line in enumerate(lines) if label in line) for label in ("GATE", "T17", "T09", "T10")}
    assert rows["GATE"] == rows["T10"] == rows["T17"] + 3 == rows["T09"] + 6
    gate, forest = lines[rows["GATE"]].index("GATE"), lines[rows["T10"]].index("T10")
    assert gate // WIDTH == forest // WIDTH + 1
    assert lines[rows["GATE"]].strip() == "T10 ------GATE ---"
    assert "=2|@2" in lines[rows["T17"] + 1]
    assert "!" in lines[rows["T09"] + 1]
    assert "?" in lines[rows["T10"] + 1]


def test_everybody_and_everything_open_is_named() -> None:
    text = "\n".join(drawn())
    assert "Round 1, dawn" in text
    assert "ilse_varga): 0 Renown, 0 Lanterns, 0 Reserve, 5 cards, 0 Legends, 8 markers; clockwork_finch#1" in text
    assert "Legends: golem (T09), face-down (T10); 28 in the deck" in text
    assert "reynard" not in text
    assert "; 21 in the deck" in text
