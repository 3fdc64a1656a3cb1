"""Whether seats can be told apart by somebody who sees no colours."""

from __future__ import annotations

import base64
from itertools import combinations
from typing import Any, Final

from playwright.async_api import Page

ALIKE: Final = 0.75
"""Correlation of two pictures from which on they would be taken for the same."""

_MARKS: Final = """() => [...document.querySelectorAll(".pat")].filter((e) => e.getClientRects().length).map((e) => {
  const box = e.getBoundingClientRect();
  return { x: Math.round(box.x), y: Math.round(box.y), seat: /seat-([a-d])/.exec(e.closest("[class*=seat-]").className)[1] };
})"""
_READ: Final = """async ({ picture, marks }) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const pen = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
  pen.drawImage(image, 0, 0);
  return marks.map(({ x, y }) => {
    const { data } = pen.getImageData(x + 1, y + 10, 11, 40);
    return Array.from({ length: data.length / 4 }, (_, i) => data[4 * i]);
  });
}"""


async def confused(page: Page, desk: Page) -> list[str]:
    """Pairs of seats whose patterns look the same when there are no colours, whatever colours they have; measured on ``desk``.

    Brightness is taken out: seats choose their colours, and two of them may be of the same grey.
    """
    session = await page.context.new_cdp_session(page)
    await session.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
    marks: list[dict[str, Any]] = await page.evaluate(_MARKS)
    picture = base64.b64encode(await page.screenshot()).decode()
    await session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    seen: list[list[int]] = await desk.evaluate(_READ, {"picture": picture, "marks": marks})
    assert len({mark["seat"] for mark in marks}) == 4, marks
    pairs = combinations(zip((mark["seat"] for mark in marks), map(_normal, seen), strict=True), 2)
    return [f"{a} and {b}" for (a, p), (b, q) in pairs if abs(sum(x * y for x, y in zip(p, q, strict=True))) > ALIKE]


def _normal(values: list[int]) -> list[float]:
    mean = sum(values) / len(values)
    length = sum((v - mean) ** 2 for v in values) ** 0.5 or 1.0
    return [(v - mean) / length for v in values]
