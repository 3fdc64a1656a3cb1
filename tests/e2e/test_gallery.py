"""Every screen and form of Gatekey in one pass: rules of accessibility, contrast, fingers, large letters, seats without colours; and each looks as it is
kept in ``docs/screens``."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.gallery.camera import go_through
from tests.e2e.gallery.chapters import SITTINGS
from tests.e2e.gallery.report import Comparison

pytestmark = [pytest.mark.browser, pytest.mark.timeout(420)]


async def test_every_screen_is_for_everybody_and_looks_as_it_is_kept(tmp_path: Path) -> None:
    comparison = Comparison()
    review = await go_through(tmp_path, SITTINGS, comparison.take)
    wrong = [part for part in (review.report(), comparison.message()) if part]
    assert not wrong, "\n\n".join(["", *wrong])
