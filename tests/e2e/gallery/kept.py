"""Kept pictures: how one is made small, and how a new one is compared with it.

What is compared is what somebody would see: both are as small and as compressed as the kept one, and only whole blocks of a few letters' size count.
Every pixel may have moved by one. The browser that made the kept pictures draws the same letters in the same way, so another word shows; where any
other browser drew them, only a surface that has another colour counts, such as that of a main button, a card or a sheet.
"""

from __future__ import annotations

import io
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops

from tests.e2e.house import ROOT

FOLDER: Final = ROOT / "docs" / "screens"
QUALITY: Final = 62
BLOCK: Final = 12
"""Pixels of a kept picture: the side of the squares that are compared."""
NOTICED: Final = 10
"""Mean difference of a block, of 255, from which on it has changed; ..."""
NOTICED_ELSEWHERE: Final = 14
"""... and where another browser drew it."""


@dataclass(frozen=True)
class Region:
    """A part of the window that has changed, in pixels of the window."""

    x: int
    y: int
    width: int
    height: int


def path_of(name: str) -> Path:
    """Where a picture is kept."""
    return FOLDER / f"{name}.webp"


def shrink(shot: bytes, scale: float) -> bytes:
    """A screenshot as it is kept."""
    whole = Image.open(io.BytesIO(shot)).convert("RGB")
    small = whole.resize((round(whole.width * scale), round(whole.height * scale)), Image.Resampling.LANCZOS)
    out = io.BytesIO()
    small.save(out, "WEBP", quality=QUALITY, method=4)
    return out.getvalue()


def opened(picture: bytes) -> Image.Image:
    """What a kept picture shows."""
    return Image.open(io.BytesIO(picture)).convert("RGB")


def keep(name: str, picture: bytes) -> None:
    """Write it down."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path_of(name).write_bytes(picture)


def load(name: str) -> Image.Image | None:
    """What the kept picture of that name shows; None where there is none."""
    path = path_of(name)
    return opened(path.read_bytes()) if path.exists() else None


def changes(old: Image.Image, new: Image.Image, scale: float, *, elsewhere: bool = False) -> list[Region]:
    """Where two pictures of the same window differ, the largest region first. ``scale``: of the pictures; ``elsewhere``: by different browsers."""
    if old.size != new.size:
        return [Region(0, 0, round(new.width / scale), round(new.height / scale))]
    blocks = _differing(old, new, NOTICED_ELSEWHERE if elsewhere else NOTICED)
    found = [_around(patch, scale) for patch in _patches(blocks)]
    return sorted(found, key=lambda region: -region.width * region.height)


def mark(small: Image.Image, regions: list[Region], scale: float) -> Image.Image:
    """The picture, faint, with the regions at full strength and framed."""
    faint = Image.blend(small, Image.new("RGB", small.size, "white"), 0.65)
    for region in regions:
        left, top = int(region.x * scale), int(region.y * scale)
        right, bottom = int((region.x + region.width) * scale), int((region.y + region.height) * scale)
        framed = Image.new("RGB", (right - left + 6, bottom - top + 6), (216, 30, 60))
        framed.paste(small.crop((left, top, right, bottom)), (3, 3))
        faint.paste(framed, (left - 3, top - 3))
    return faint


def _differing(old: Image.Image, new: Image.Image, noticed: int) -> set[tuple[int, int]]:
    """The blocks that differ, by column and row."""
    least: Image.Image | None = None
    for dx, dy in product((-1, 0, 1), repeat=2):
        difference = ImageChops.difference(old, ImageChops.offset(new, dx, dy))
        least = difference if least is None else ImageChops.darker(least, difference)
    assert least is not None
    red, green, blue = least.split()
    worst = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    size = (-(-worst.width // BLOCK), -(-worst.height // BLOCK))
    means = worst.resize(size, Image.Resampling.BOX)
    values = means.tobytes()
    return {(n % size[0], n // size[0]) for n, value in enumerate(values) if value >= noticed}


def _patches(blocks: set[tuple[int, int]]) -> list[set[tuple[int, int]]]:
    """Blocks that lie together, with gaps of one block at most."""
    left, patches = set(blocks), []
    while left:
        patch, edge = set(), [left.pop()]
        while edge:
            x, y = edge.pop()
            patch.add((x, y))
            near = {(x + dx, y + dy) for dx in range(-2, 3) for dy in range(-2, 3)} & left
            left -= near
            edge += near
        patches.append(patch)
    return patches


def _around(patch: set[tuple[int, int]], scale: float) -> Region:
    xs, ys = [x for x, _ in patch], [y for _, y in patch]
    side = BLOCK / scale
    left, top = min(xs) * side, min(ys) * side
    return Region(round(left), round(top), round((max(xs) + 1) * side - left), round((max(ys) + 1) * side - top))
