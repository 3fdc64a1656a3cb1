"""What a step shows to somebody that the seat who would undo it had not seen."""

from __future__ import annotations

from typing import Any

import pytest

from gatekey.kernel.barrier import Sight, reveals

HIDDEN = frozenset(["ace", "king", "queen", "ten", "tenpenny"])


def shows(
    public: Any = None, own: Any = None, other: Any = None, lines: Any = (), before: Any = None, others: Any = None
) -> bool:
    """Seat 0 would undo; it has the king in its hand. The rest is what the step brought."""
    everybody = Sight((before or {"row": []},), public)
    seats = [Sight(({"hand": ["king"]}, None), own), Sight(({"hand": others or ["ten"]}, None), other)]
    return reveals(everybody, seats, 0, list(lines), HIDDEN)


def test_what_the_seat_had_seen_is_free() -> None:
    assert not shows(public={"row": [["king"]]})
    assert not shows(public={"row": [["card:king"]]}, lines=[["shown", {"what": "card:king"}]])
    assert not shows(other={"hand": [["ace"]]}, before={"row": ["ace"]})
    assert not shows(public={"row": [["ace"]]}, before={"row": ["card:ace"]})


@pytest.mark.parametrize("who", ["public", "own", "other"])
def test_what_it_had_not_seen_is_not(who: str) -> None:
    assert shows(**{who: {"row": [["queen"]]}})
    assert shows(**{who: {"row": ["x:queen"]}})


def test_a_line_of_the_log_counts() -> None:
    assert shows(lines=[["drew", {"what": "card:queen"}]])


def test_what_somebody_else_had_in_view_already_is_not_shown_anew() -> None:
    assert not shows(other={"hand": {"~": [0, 1, ["ten"]]}})
    assert shows(other={"hand": {"~": [0, 1, ["ten"]]}}, others=["tenpenny"])


def test_an_id_inside_another_is_another_id() -> None:
    assert shows(public={"row": [["ten"]]}, before={"row": ["tenpenny"]})
    assert not shows(public={"row": [["tenpenny"]]}, before={"row": ["tenpenny"]})


def test_what_cannot_be_hidden_is_free() -> None:
    assert not shows(public={"round": [7], "row": [["joker"]]}, lines=[["said", {"what": "joker"}]])
