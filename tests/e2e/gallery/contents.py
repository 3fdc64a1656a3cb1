"""The page of all pictures, ``docs/screens/README.md``, and what is known of the machine that made them."""

from __future__ import annotations

import platform
import subprocess
from functools import cache
from typing import Final

from tests.e2e.gallery import kept
from tests.e2e.gallery.chapters import SITTINGS
from tests.e2e.gallery.scenes import looks, picture_name
from tools.browser import find_chromium

COMMAND: Final = ".venv/bin/python -m tests.e2e.gallery"
HEIGHT: Final = 340
"""Pixels of the pictures on the page; a click shows one as it is kept."""
PAGE: Final = kept.FOLDER / "README.md"
_MADE: Final = "<!-- made with: "
_HEAD: Final = f"""# Every screen

Made by `{COMMAND}` from the real program in a real browser, and compared with it in every run of the tests
(`tests/e2e/test_gallery.py`). All games are dealt from fixed secrets; who plays and when is always the same.
"""


@cache
def browser() -> str:
    """The browser of this machine, and what it draws letters with."""
    path = find_chromium()
    asked = subprocess.run([str(path), "--version"], capture_output=True, text=True, check=False).stdout if path else ""
    words = asked.split()
    return f"{' '.join(words[:2])} on {platform.system()}" if len(words) >= 2 else "an unknown browser"


def made_with() -> str:
    """The browser that the kept pictures were made with."""
    text = PAGE.read_text("utf-8") if PAGE.exists() else ""
    return next(
        (line.removeprefix(_MADE).removesuffix(" -->") for line in text.splitlines() if line.startswith(_MADE)), ""
    )


def elsewhere() -> bool:
    """Whether the kept pictures were made with another browser than that of this machine."""
    return made_with() != browser()


def names() -> list[str]:
    """Of all pictures, in their order."""
    return list(
        dict.fromkeys(picture_name(scene, view) for s in SITTINGS for scene in s.scenes for view in looks(s, scene))
    )


def tidy() -> None:
    """Drop pictures of screens that are no more."""
    known = set(names())
    for path in kept.FOLDER.glob("*.webp"):
        if path.stem not in known:
            path.unlink()


def write() -> None:
    """Write the page."""
    chapters: dict[str, dict[str, list[str]]] = {}
    titles: dict[str, str] = {}
    for sitting in SITTINGS:
        scenes = chapters.setdefault(sitting.chapter, {})
        for scene in sitting.scenes:
            titles[scene.name] = scene.title
            for view in looks(sitting, scene):
                name = picture_name(scene, view)
                told = f"{scene.title}: {view.title}"
                line = (
                    f'<a href="{name}.webp"><img src="{name}.webp" alt="{told}" title="{told}" height="{HEIGHT}"></a>'
                )
                if line not in scenes.setdefault(scene.name, []):
                    scenes[scene.name].append(line)
    parts = [_HEAD, f"{_MADE}{browser()} -->\n"]
    for chapter, scenes in chapters.items():
        parts.append(f"## {chapter}\n")
        for name, lines in scenes.items():
            parts += [f"### {titles[name]}\n", "\n".join(lines) + "\n"]
    PAGE.write_text("\n".join(parts), encoding="utf-8")
