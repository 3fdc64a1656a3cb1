"""Somebody who sees nothing: knows a page only as the browser tells it to a screen reader, and acts on what is called so."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.async_api import CDPSession, Error, Page

from tests.e2e.screen import Control, Screen

ROLES: Final = frozenset({"button", "link", "textbox", "checkbox", "radio", "switch", "combobox"})
PLACES: Final = frozenset({"group", "region", "log"})
SENTENCES: Final = frozenset({"heading", "paragraph", "log"})
"""A name in one of these explains it and decides nothing."""
DECISION: Final = "Decision"
ASKED: Final = "You are asked: "
HINTS: Final = "What can I do?"
HEARD_SECONDS: Final = 3.0


@dataclass
class Node:
    """Something that a screen reader can come to."""

    id: int
    """Of the element, for the browser."""
    role: str
    name: str
    states: dict[str, Any]
    children: list[Node] = field(default_factory=list)

    def all(self) -> Iterator[Node]:
        """Itself and all that is within, in the order in which it is read."""
        yield self
        for child in self.children:
            yield from child.all()

    def text(self) -> str:
        """All words within."""
        words = (node.name for node in self.all() if node.name and not (node.children and node.role != "image"))
        return " ".join(" ".join(words).split())


@dataclass
class Names:
    """Hands of somebody who goes by roles, names, states and what is announced.

    Neither where something is drawn nor how it looks is known to them.
    """

    page: Page
    announced: list[str] = field(default_factory=list)
    """What was said of its own accord, as it came."""
    since: set[str] = field(default_factory=set)
    """What others did, as it could be read when one's own turn came."""
    _session: CDPSession | None = None

    @property
    def pages(self) -> list[Page]:
        return [self.page]

    async def look(self) -> Screen:
        """What is asked and what can be done.

        Raises:
            AssertionError: a question was not announced; something that can be done has no name.
        """
        return await self._heard(await self._tree())

    async def reach(self, control: Control) -> bool:
        try:
            await (await self._browser()).send("DOM.focus", {"backendNodeId": control.index})
        except Error:
            return False  # it has gone meanwhile
        return True

    async def press(self, control: Control) -> bool:
        if not await self.reach(control):
            return False
        await self.page.keyboard.press("Space" if control.radio else "Enter")
        return True

    async def _heard(self, root: Node) -> Screen:
        """The screen, once the question has been announced with what is chosen."""
        for _ in range(int(HEARD_SECONDS / 0.05)):
            screen = screen_of(root)
            spoken = [node.text() for node in root.all() if node.role == "status"]
            for words in spoken:
                if words and words not in self.announced[-3:]:
                    self.announced.append(words)
            self._read_since(root)
            if screen.dialog is not None or screen.prompt is None or said(screen, spoken):
                return screen
            await asyncio.sleep(0.05)
            root = await self._tree()
        raise AssertionError(f"not announced: {screen.prompt!r}; what was said: {spoken}")

    def _read_since(self, root: Node) -> None:
        for region in root.all():
            if region.role == "region" and region.name == "Since your last turn":
                self.since.update(item.text() for item in region.all() if item.role == "listitem")

    async def _browser(self) -> CDPSession:
        if self._session is None:
            self._session = await self.page.context.new_cdp_session(self.page)
            await self._session.send("Accessibility.enable")
        return self._session

    async def _tree(self) -> Node:
        """The accessibility tree. Lines of a text stand for no node of their own."""
        found = (await (await self._browser()).send("Accessibility.getFullAXTree"))["nodes"]
        known = {node["nodeId"]: node for node in found}

        def grown(node: dict[str, Any]) -> list[Node]:
            within = [n for i in node.get("childIds", []) if i in known for n in grown(known[i])]
            role = str(node["role"]["value"])
            if node.get("ignored") or role == "InlineTextBox":
                return within
            states = {p["name"]: p["value"].get("value") for p in node.get("properties", [])}
            name = str(node.get("name", {}).get("value", ""))
            return [Node(node.get("backendDOMNodeId", 0), role, name, states, within)]

        (root,) = grown(found[0])
        return root


def screen_of(root: Node) -> Screen:
    """What there is to be done, by what it is called and what it is in."""
    dialog = next((node for node in reversed(list(root.all())) if node.role in {"dialog", "alertdialog"}), None)
    decision = (
        next((n for n in root.all() if n.role in PLACES and n.name == DECISION), None) if dialog is None else None
    )
    fight = next(
        (
            n
            for n in root.all()
            if n.role == "region" and decision is not None and n is not decision and within(n, decision)
        ),
        None,
    )
    heading = decision and next((node for node in decision.all() if node.role == "heading"), None)
    if decision is not None and heading is None:
        heading = next((node for node in (fight or decision).all() if node.role == "heading"), None)
    around = "" if dialog is None else "dialog"
    return Screen(
        dialog=None if dialog is None else dialog.name,
        prompt=None if heading is None else heading.text(),
        told="",
        text="" if decision is None else (fight or decision).text(),
        controls=list(controls(dialog or root, around, sentence=False)),
    )


def controls(node: Node, place: str, *, sentence: bool) -> Iterator[Control]:
    """Everything that can be pressed, with where it is: in the decision, in a dialog, or in a part that has a name."""
    if node.role in ROLES:
        assert node.name.strip(), f"a {node.role} in {place!r} has no name"
        pressed = node.states.get("pressed")
        yield Control(
            index=node.id,
            name=node.name,
            place=place,
            off=bool(node.states.get("disabled")),
            pressed=pressed,
            radio=node.role == "radio",
            on=node.states.get("checked") == "true",
            glows=pressed == "false" and place not in {"ask", "dialog"},
            main=node.states.get("keyshortcuts") == "Enter",
            quiet=node.states.get("keyshortcuts") == "Escape" or node.name == HINTS,
            link=sentence or node.role == "link",
            near=True,
        )
        return
    if node.role in PLACES and node.name and place not in {"ask", "dialog"}:
        place = "ask" if node.name == DECISION else node.name
    if node.role == "status":
        place = "notice"
    for child in node.children:
        yield from controls(child, place, sentence=sentence or node.role in SENTENCES)


def within(node: Node, other: Node) -> bool:
    """Whether the other is somewhere in it."""
    return any(child is other for child in node.all())


def said(screen: Screen, spoken: list[str]) -> bool:
    """The question, or what is chosen for an answer to it, was announced.

    While only a part of an answer is chosen, the title says which part; the question was announced before.
    """
    prompt = bare(screen.prompt or "")
    asked = [bare(words.removeprefix(ASKED)) for words in spoken if words]
    return any(words in prompt or prompt in words for words in asked) or (
        bool(asked) and any(c.quiet and c.name == "Back" for c in screen.bar)
    )


def bare(words: str) -> str:
    """Words without what only parts them."""
    return re.sub(r"\W+", "", words)
