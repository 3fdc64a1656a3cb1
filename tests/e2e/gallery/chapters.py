"""Every screen and form of Gatekey, in the order of the page of pictures."""

from __future__ import annotations

from typing import Final

from tests.e2e.gallery import before, games
from tests.e2e.gallery.scenes import Sitting

SITTINGS: Final[tuple[Sitting, ...]] = (
    *before.sittings(),
    *games.turn(),
    *games.fights(),
    *games.end(),
    *games.lessons(),
    *games.boreal(),
    *before.outside(),
)
