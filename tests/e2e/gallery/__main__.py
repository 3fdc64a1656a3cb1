"""Makes the pictures of ``docs/screens`` anew: ``python -m tests.e2e.gallery [NAME ...]``. Names are those of pictures or scenes; without any it is all.

A picture that shows what the kept one shows is left as it is. With another browser than before many are a little otherwise: make all of them.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from playwright.async_api import Page

from tests.e2e.gallery import contents, kept
from tests.e2e.gallery.camera import go_through
from tests.e2e.gallery.chapters import SITTINGS
from tests.e2e.gallery.scenes import Scene, Sitting, looks, picture_name
from tests.e2e.gallery.views import View


async def make(names: list[str]) -> int:
    """Make those that have changed; returns how many of the asked scenes could not be reached."""
    chosen = [s for s in SITTINGS if not names or any(wanted(names, scene, s) for scene in s.scenes)]
    written: list[str] = []

    async def taken(sitting: Sitting, scene: Scene, view: View, picture: bytes, page: Page) -> None:
        name = picture_name(scene, view)
        if names and scene.name not in names and name not in names:
            return
        old = kept.load(name)
        if old is None or kept.changes(old, kept.opened(picture), view.kept):
            kept.keep(name, picture)
            written.append(name)

    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        review = await go_through(Path(folder), chosen, taken)
    if not names:
        contents.tidy()
    contents.write()
    print(
        f"{len(written)} pictures written in {time.monotonic() - began:.0f} s: {', '.join(written) or 'none has changed'}"
    )
    if review.report():
        print(f"\nFound on the way:\n{review.report()}")
    return len(review.failed)


def wanted(names: list[str], scene: Scene, sitting: Sitting) -> bool:
    """Whether one of the names means this scene."""
    return scene.name in names or any(picture_name(scene, view) in names for view in looks(sitting, scene))


if __name__ == "__main__":
    sys.exit(1 if asyncio.run(make(sys.argv[1:])) else 0)
