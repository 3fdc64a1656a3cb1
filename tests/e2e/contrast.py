"""Contrast as it is on the screen: the colour of every piece of text against the very pixels it stands on."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Page

_TEXTS: Final = (Path(__file__).parent / "contrast.js").read_text(encoding="utf-8")
_HIDE: Final = """
  * { color: #0000 !important; -webkit-text-fill-color: #0000 !important; text-shadow: none !important; }
  svg text { fill: #0000 !important; }
  ::placeholder { color: #0000 !important; }
"""
_HIDING: Final = """(rules) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}"""
_MEASURE: Final = """async ({ picture, texts }) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.drawImage(image, 0, 0);
  const linear = (v) => ((v /= 255), v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  const light = (r, g, b) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  return texts.flatMap((t) => {
    const [r, g, b, a = 1] = t.colour.match(/[\\d.]+/g)?.map(Number) ?? [];
    if (b === undefined) return [];
    const alpha = a * t.alpha;
    const x = Math.max(0, Math.round(t.x + 1)), y = Math.max(0, Math.round(t.y + 1));
    const w = Math.min(image.width - x, Math.max(1, Math.round(t.width - 2))), h = Math.min(image.height - y, Math.max(1, Math.round(t.height - 2)));
    if (w < 1 || h < 1) return [];
    const { data } = pen.getImageData(x, y, w, h);
    const ratios = [];
    for (let i = 0; i < data.length; i += 4) {
      const [p, q, s] = [data[i], data[i + 1], data[i + 2]];
      const ink = light(r * alpha + p * (1 - alpha), g * alpha + q * (1 - alpha), b * alpha + s * (1 - alpha));
      const ground = light(p, q, s);
      ratios.push((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
    }
    ratios.sort((p, q) => p - q);
    // A rule or an edge that runs through the box of a line is no ground of its letters.
    const ratio = ratios[Math.floor(ratios.length * 0.2)];
    const need = t.size >= 24 || (t.size >= 18.6 && t.bold) ? 3 : 4.5;
    return ratio < need - 0.05 ? [`${ratio.toFixed(2)} < ${need}: "${t.words}" ${t.where} ${Math.round(t.size)}px ${t.colour}`] : [];
  });
}"""


async def weak(page: Page, desk: Page) -> list[str]:
    """Text of the page that is too faint where it stands, by WCAG AA; ``desk`` is any other page, where the picture is measured."""
    texts: Any = await page.evaluate(_TEXTS)
    await page.evaluate(_HIDING, _HIDE)
    try:
        picture = base64.b64encode(await page.screenshot(animations="disabled")).decode()
    finally:
        await page.evaluate("document.adoptedStyleSheets.pop()")
    found: list[str] = await desk.evaluate(_MEASURE, {"picture": picture, "texts": texts})
    return found
