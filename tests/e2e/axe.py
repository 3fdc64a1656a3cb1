"""What axe, the checker of accessibility rules, finds on a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.async_api import Page

from tests.e2e.house import ROOT

SCRIPT: Final = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"

_TAGS: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice")
_RUN: Final = (Path(__file__).parent / "axe.js").read_text(encoding="utf-8")


async def find(page: Page) -> list[str]:
    """Everything axe has to say against what the page shows, of any weight: by the rules of WCAG 2.1 A and AA, and good practice."""
    if not await page.evaluate("'axe' in globalThis"):
        # Over the debugger, as the page itself rightly refuses foreign scripts.
        await page.evaluate(SCRIPT.read_text(encoding="utf-8"))
    found: Any = await page.evaluate(_RUN, list(_TAGS))
    return [str(line) for line in found]
