"""What has changed between the kept pictures and those of this run: in words, and as a page with both beside each other."""

from __future__ import annotations

import html
import shutil
from dataclasses import dataclass
from typing import Any, Final

from playwright.async_api import Page

from tests.e2e.gallery import contents, kept
from tests.e2e.gallery.kept import Region
from tests.e2e.gallery.scenes import Scene, Sitting, picture_name
from tests.e2e.gallery.views import View
from tests.e2e.house import ROOT

FOLDER: Final = ROOT / "artefacts" / "screens"
PAGE: Final = FOLDER / "report.html"
NAMED: Final = 4
"""So many regions of a picture are told in words."""
# What somebody would call the thing in the middle of a region.
_NAMES: Final = """(spots) => spots.map(([x, y]) => {
  const e = document.elementFromPoint(x, y)?.closest("button, a, input, select, h1, h2, h3, p, li, td, dialog, [aria-label], section, header, nav");
  return (e?.getAttribute("aria-label") ?? e?.innerText ?? "").trim().split("\\n")[0].slice(0, 60);
})"""
_HEAD: Final = """<!doctype html><meta charset="utf-8"><title>Screens that have changed</title>
<style>body{font:16px system-ui;margin:2rem;background:#ddd}h2{margin:2rem 0 .3rem}figure{display:inline-block;margin:0 1rem 0 0;vertical-align:top}
figcaption{font-weight:700}img{max-width:31vw;border:1px solid #888}</style><h1>Screens that have changed</h1>"""


@dataclass(frozen=True)
class Changed:
    """A picture that is not as it was."""

    name: str
    title: str
    where: tuple[str, ...]
    """Its regions in words."""
    old: bool
    """Whether there was one."""


class Comparison:
    """Takes the pictures of a run and compares each with the kept one."""

    def __init__(self) -> None:
        self.changed: list[Changed] = []
        self.seen: set[str] = set()
        shutil.rmtree(FOLDER, ignore_errors=True)
        FOLDER.mkdir(parents=True)

    async def take(self, sitting: Sitting, scene: Scene, view: View, picture: bytes, page: Page) -> None:
        """Compare one picture; what has changed is described while the page still shows it."""
        name = picture_name(scene, view)
        self.seen.add(name)
        old, small = kept.load(name), kept.opened(picture)
        regions = kept.changes(old, small, view.kept, elsewhere=contents.elsewhere()) if old is not None else []
        if old is not None and not regions:
            return
        small.save(FOLDER / f"{name}-new.png")
        if old is not None:
            old.save(FOLDER / f"{name}-old.png")
            kept.mark(small, regions, view.kept).save(FOLDER / f"{name}-marked.png")
        where = await _in_words(page, view, regions)
        self.changed.append(Changed(name, f"{scene.title}, {view.title} ({sitting.chapter})", where, old is not None))

    def message(self) -> str:
        """Everything that is not as it was, and what to do; empty when nothing is."""
        missing = sorted(set(contents.names()) - self.seen)
        stale = sorted({path.stem for path in kept.FOLDER.glob("*.webp")} - set(contents.names()))
        lines = [
            f"{one.name}: {one.title}: {'; '.join(one.where) if one.old else 'no picture is kept of it'}"
            for one in self.changed
        ]
        lines += [f"{name}: was not looked at" for name in missing] + [
            f"{name}: a picture of no screen" for name in stale
        ]
        if not lines:
            return ""
        self._write()
        made, now = contents.made_with(), contents.browser()
        other = [f"The kept pictures were made with {made}; this is {now}. Letters may be drawn otherwise."] * (
            made != now
        )
        told = [
            f"Old, new and the difference beside each other: {PAGE.relative_to(ROOT)}",
            f"If it is meant: {contents.COMMAND}",
        ]
        return "\n".join([f"{len(lines)} pictures are not as they are kept:", *lines, *other, *told])

    def _write(self) -> None:
        parts = [
            _HEAD,
            f"<p>Kept: {html.escape(contents.made_with())}. Now: {html.escape(contents.browser())}. To accept: <code>{contents.COMMAND}</code></p>",
        ]
        for one in self.changed:
            where = "; ".join(one.where) if one.old else "no picture is kept of it"
            parts.append(f"<h2>{html.escape(one.title)}</h2><p><code>{one.name}</code>: {html.escape(where)}</p>")
            for kind in ("old", "new", "marked") if one.old else ("new",):
                parts.append(
                    f"<figure><figcaption>{kind}</figcaption><img src='{one.name}-{kind}.png' alt='{kind}'></figure>"
                )
        PAGE.write_text("\n".join(parts), encoding="utf-8")


async def _in_words(page: Page, view: View, regions: list[Region]) -> tuple[str, ...]:
    spots = [[r.x + r.width / 2, r.y + r.height / 2] for r in regions[:NAMED]]
    names: Any = await page.evaluate(_NAMES, spots)
    told = [
        f"{_place(view, r)}{f', at “{name}”' if name else ''} ({r.width}x{r.height} at {r.x},{r.y})"
        for r, name in zip(regions, names, strict=False)
    ]
    return (*told, *[f"and {len(regions) - NAMED} places more"] * (len(regions) > NAMED))


def _place(view: View, region: Region) -> str:
    """Where on the screen, by its thirds."""
    across, down = (region.x + region.width / 2) / view.size[0], (region.y + region.height / 2) / view.size[1]
    if region.width > 0.9 * view.size[0] and region.height > 0.9 * view.size[1]:
        return "all of it"
    column = "left" if across < 1 / 3 else "right" if across > 2 / 3 else ""
    row = "top" if down < 1 / 3 else "bottom" if down > 2 / 3 else ""
    return " ".join(word for word in (row, column) if word) or "the middle"
