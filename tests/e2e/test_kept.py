"""What counts as a change of a picture, and what does not."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageDraw, ImageFilter

from tests.e2e.gallery import kept
from tests.e2e.gallery.kept import Region

SIZE = (800, 600)
SCALE = 0.6


def screen(
    button: tuple[int, int] = (300, 200), words: str = "End turn", inset: float = 0.0, blur: float = 0.0
) -> Image.Image:
    """A window with a button at that place, as it would be kept."""
    window = Image.new("RGB", SIZE, "#fbf4e3")
    pen = ImageDraw.Draw(window)
    pen.rectangle((20, 20, 780, 60), fill="#e8d7b3")
    x, y = button
    pen.rectangle((x + inset, y, x + 120 - inset, y + 44), fill="#8a3a10", outline="#2a211b", width=2)
    pen.text((x + 30, y + 14), words, fill="#ffffff", font_size=16)
    out = io.BytesIO()
    window.filter(ImageFilter.GaussianBlur(blur)).save(out, "PNG")
    return kept.opened(kept.shrink(out.getvalue(), SCALE))


@pytest.mark.parametrize("elsewhere", [False, True])
def test_the_same_window_has_not_changed(elsewhere: bool) -> None:
    assert kept.changes(screen(), screen(), SCALE, elsewhere=elsewhere) == []


def test_letters_that_another_browser_draws_a_little_otherwise_are_no_change() -> None:
    assert kept.changes(screen(), screen(inset=1), SCALE, elsewhere=True) == []
    assert kept.changes(screen(), screen(blur=0.6), SCALE, elsewhere=True) == []


@pytest.mark.parametrize("elsewhere", [False, True])
def test_a_button_that_has_moved_is_told_by_where_it_was_and_is(elsewhere: bool) -> None:
    regions = kept.changes(screen(), screen((300, 450)), SCALE, elsewhere=elsewhere)
    assert len(regions) == 2
    upper, lower = sorted(regions, key=lambda region: region.y)
    assert upper.x <= 300 <= 420 <= upper.x + upper.width
    assert upper.y <= 200 <= 244 <= upper.y + upper.height < 300
    assert 400 < lower.y <= 450 <= 494 <= lower.y + lower.height


def test_another_word_is_a_change() -> None:
    (region,) = kept.changes(screen(), screen(words="Walk away"), SCALE)
    assert 300 <= region.x + region.width / 2 <= 420
    assert region.height < 80


def test_a_window_of_another_size_has_changed_as_a_whole() -> None:
    small = screen().resize((400, 300))
    assert kept.changes(screen(), small, 0.5) == [Region(0, 0, 800, 600)]
