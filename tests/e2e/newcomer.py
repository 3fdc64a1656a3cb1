"""A player who knows no rule: reads what the screen asks, presses what glows or can be pressed, and confirms."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections import Counter
from dataclasses import dataclass, field

from playwright.async_api import Page

from tests.e2e.guests import picture
from tests.e2e.hands import Hands
from tests.e2e.screen import Control, Screen


@dataclass(frozen=True)
class Vocabulary:
    """The words by which somebody finds their way, in their language."""

    taste: dict[str, int]
    """What is tried first when there is a choice. The others come when nothing better is on the screen."""
    end: str
    close: str
    curtain: str
    """What takes the curtain away, with ``%s`` for the player."""
    undo: str
    less: str
    losing: tuple[str, ...]
    aside: tuple[str, ...]
    """Tabs of a phone: looked at now and then, as people do."""
    renown: str
    won: str
    """What the reckoning says of whoever has won, as a pattern."""


ENGLISH = Vocabulary(
    taste={
        "Challenge": 15,
        "Claim": 15,
        "Explore": 12,
        "Travel": 5,
        "Duel": 4,
        "Recruit": 4,
        "Use": 4,
        "Play a card": 3,
        "Rest": 3,
        "Sail": 3,
        "Reroute": 1,
        "New Row": 1,
    },
    end="End turn",
    close="Close",
    curtain="I am %s",
    undo="Undo",
    less="One less",
    losing=("the Curse would follow", "behind as it stands"),
    aside=("Hand", "Party", "Rivals", "Log"),
    renown="Renown",
    won="(wins|share the victory) with",
)
PATIENCE = 40
"""Presses for one question; who needs more is stuck."""


class Stuck(AssertionError):
    """The screen asks, and nothing on it leads on."""


KINDS = {
    "What do you do?": "act",
    "Meddle?": "meddle",
    "walk away": "commit",
    "attacks you": "duel defence",
    "commit to your attack": "duel attack",
    "abilities do you attack": "duel attack boosts",
    "abilities do you defend": "duel defence boosts",
    "What do you take?": "prize",
    "in Reserve": "reserve",
    "Place ": "explore preview",
    "which Companion": "target",
    "which tile": "reroute",
    "in which order": "order",
    "Stride": "stride",
    "Which of these?": "several",
    "comes next": "triggers",
    "End the Act": "end",
}
"""Kinds of question by words in them."""


def kind_of(question: str) -> str:
    """What sort of question it is, in a word or two."""
    return next(
        (kind for sign, kind in KINDS.items() if sign in question), question.split(":")[0].split(" ")[0].lower()
    )


@dataclass
class Newcomer:
    """Somebody at a screen, with eyes and hands of some kind."""

    hands: Hands
    name: str
    rng: random.Random
    seen: Counter[str] = field(default_factory=Counter)
    """How often each question was answered, without the names and numbers in it."""
    presses: list[str] = field(default_factory=list)
    """Everything that was pressed, for whoever looks into a failure."""
    device: str = ""
    """With a name, one picture of every kind of question is kept under it."""
    words: Vocabulary = ENGLISH
    undone: int = 0
    _acts: int = 0
    _question: str | None = None
    _tries: int = 0
    _kept: set[str] = field(default_factory=set)

    @property
    def page(self) -> Page:
        """The window that is looked at now."""
        return self.hands.page

    async def step(self) -> bool:
        """Do one thing if something is to be done. False: nothing is asked of this player now."""
        screen = await self.hands.look()
        if screen.dialog is not None:
            return await self._put_away(screen)
        self._follow(screen.prompt if screen.bar or self._around(screen) else None)
        if self._question is None:
            return False
        if self._tries > PATIENCE:
            raise Stuck(f"{self.name}: {PATIENCE} presses did not answer {self._question!r}: {self._last()}")
        control = self._aside(screen) or self._choose(screen)
        if control is None:
            raise Stuck(f"{self.name}: nothing can be pressed at {self._question!r}: {screen.text!r}")
        self.presses.append(f"{self._question} > {control.title}")
        await self._keep(control)
        if await self.hands.press(control) and control.main:
            self._acts = 0 if kind_of(self._question) == "end" else self._acts + 1
            await self._settle(screen)
        return True

    async def _keep(self, control: Control) -> None:
        """A picture of a kind of question when it is first met, and of a fight when it is answered."""
        name = re.sub(
            r"\W+", "-", f"{kind_of(self._question or '')}{' decided' * (control.main and control.place == 'fight')}"
        )
        name = name.strip("-").lower()[:50]
        if self.device and name not in self._kept:
            self._kept.add(name)
            await picture(self.page, f"{self.device}-{name}")

    def _last(self) -> str:
        return "; ".join(self.presses[-10:])

    def _follow(self, question: str | None) -> None:
        """Count how long one question takes, and what was asked."""
        self._tries += 1
        if question == self._question:
            return
        if self._question is not None:
            self.seen[kind_of(self._question)] += 1
        self._question, self._tries = question, 0

    async def _put_away(self, screen: Screen) -> bool:
        control = screen.named(self.words.curtain % self.name) or screen.named(self.words.close)
        return control is not None and await self.hands.press(control)

    async def _settle(self, before: Screen) -> None:
        """Wait until the screen shows what came of the answer."""
        end = time.monotonic() + 3
        while time.monotonic() < end:
            now = await self.hands.look()
            if now.text != before.text or now.dialog is not None:
                return
            await asyncio.sleep(0.03)

    # ------------------------------------------------------------ taste

    def _aside(self, screen: Screen) -> Control | None:
        """Now and then something that has nothing to do with the question."""
        if self.rng.random() > 0.04:
            return None
        undo = screen.named(self.words.undo)
        if undo is not None and self.undone < 3:
            self.undone += 1
            return undo
        return self._any([c for c in screen.controls if c.title in self.words.aside and c.place == ""])

    def _choose(self, screen: Screen) -> Control | None:
        main = next((c for c in screen.bar if c.main), None)
        if main is not None and self.rng.random() < self._sureness(screen):
            return main
        if any(c.says(self.words.end) for c in screen.bar):
            return self._action(screen)
        if self._tries > PATIENCE * 3 // 4:
            return self._any([c for c in screen.bar if c.quiet or c.pressed is None])
        ways = [
            c for c in screen.bar if not c.main and not c.quiet and c.pressed != "true" and c.name != self.words.less
        ]
        return self._any(ways + self._around(screen)) or main or self._any(screen.bar)

    def _sureness(self, screen: Screen) -> float:
        """How readily the main button is pressed: sooner the longer it takes, later while a fight would be lost."""
        if any(sign in screen.text for sign in self.words.losing):
            return 0.15 + 0.04 * self._tries
        return 0.7 + 0.02 * self._tries

    def _action(self, screen: Screen) -> Control | None:
        known = [(c, weight) for c in screen.bar for words, weight in self.words.taste.items() if c.says(words)]
        if not known or self._acts >= self.rng.randint(2, 4) or self._tries > PATIENCE // 2:
            return next(c for c in screen.bar if c.says(self.words.end))
        if self.rng.random() < 0.2 and (glowing := self._any(self._around(screen))):
            return glowing
        return self.rng.choices([c for c, _ in known], [weight for _, weight in known])[0]

    @staticmethod
    def _around(screen: Screen) -> list[Control]:
        """What glows on the table itself: places, roads, cards, Companions."""
        return [c for c in screen.controls if c.glows and c.place not in {"ask", "fight"} and c.near]

    def _any(self, controls: list[Control]) -> Control | None:
        return self.rng.choice(controls) if controls else None
