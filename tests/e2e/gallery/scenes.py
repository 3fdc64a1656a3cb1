"""What a scene of the gallery is. A sitting is one person at one device; its scenes follow each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tests.e2e.gallery.hands import Step
from tests.e2e.gallery.views import View

ASKED: Final = -1
"""The seat whose decision is open."""


@dataclass(frozen=True)
class Scene:
    """One screen or form."""

    name: str
    title: str
    steps: tuple[Step, ...] = ()
    """What leads here from the scene before."""
    views: tuple[View, ...] = ()
    """How it is looked at; none: as the sitting says."""
    marks: bool = False
    """All four seats are on it, and must be told apart without colours."""
    chance: str = ""
    """What is drawn by chance and covered on the picture."""
    rough: bool = False
    """The network fails on purpose. Only at the end of a sitting."""


@dataclass(frozen=True)
class Sitting:
    """Somebody who sits down at a device."""

    chapter: str
    scenes: tuple[Scene, ...]
    views: tuple[View, ...]
    """How its scenes are looked at; the first is the device itself."""
    table: str = ""
    """Key of the table; none: the screens before one."""
    path: str = "/t/{code}"
    seats: tuple[int, ...] = ()
    """Whose tokens the device has."""
    ready: str = "#ask"
    """What is drawn when the page is there."""
    locale: str = "en-GB"
    bare: bool = False
    """On a server without tables that has two games from outside, one of which does not load."""


def alone(chapter: str, name: str, title: str, *views: View, **sitting: Any) -> Sitting:
    """A sitting of one scene, which is there as soon as the page is; ``sitting``: what else is to be said of it."""
    return Sitting(chapter, (Scene(name, title),), views, **sitting)


def looks(sitting: Sitting, scene: Scene) -> tuple[View, ...]:
    """How a scene is looked at."""
    return scene.views or sitting.views


def picture_name(scene: Scene, view: View) -> str:
    """The name of the file of a picture, without its end."""
    return f"{scene.name}-{view.name}"
