"""A decision is data: who decides, why, what is allowed, and for what is not allowed the reason.

One shape serves every prompt of every game. *Choose one* is the default; *choose several*, *in an order*, *with amounts* and
*within a budget* are the same decision with more of its fields set, so a combined commitment (which Companions, how many
Lanterns, which Boosts) is one decision with a live total and not a chain of questions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import Final

import msgspec

from gatekey.kernel.text import Ref, Text, say

PASS: Final = "pass"
"""Option id of declining. Legal exactly when :attr:`Decision.passing` is set, and then only on its own."""


class Option(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that may be chosen."""

    id: str
    """Unique within the decision and stable: the same choice in the same position has the same id on every machine."""
    label: Text
    """Short, as on a button."""
    group: str = ""
    """The verb or family it belongs to (``travel``, ``companion``, ``boost``); drives grouping and :attr:`Decision.limits`."""
    touches: tuple[Ref, ...] = ()
    """What glows on the board or in the hand for it: tiles, cells, cards, seats. Choosing narrows along these."""
    detail: Text | None = None
    """Whole cost and effect in one sentence, for the confirmation."""
    cost: Mapping[str, int] = {}
    """Units taken from each pool of :attr:`Decision.budget` when chosen."""
    worth: int = 0
    """What it adds to the deciding side of :attr:`Decision.balance`."""
    fixed: bool = False
    """Must be among the picks (a forced Berserker)."""
    also: tuple[str, ...] = ()
    """Other ids that mean this same choice and are taken for it (a rotation that gives a tile the same exits)."""


is_fixed: Final = attrgetter("fixed")
"""Whether an option must be among the picks."""


class Blocked(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something a player may look for and cannot do now, with the reason."""

    id: str
    label: Text
    reason: Text
    rule: str = ""
    """Numbered rule that forbids it, e.g. ``EI-SAIL-4``."""
    group: str = ""
    touches: tuple[Ref, ...] = ()


class Amount(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A number to set within bounds, for instance direct Lanterns."""

    id: str
    label: Text
    most: int
    least: int = 0
    cost: Mapping[str, int] = {}
    """Units taken from each pool for every unit of the amount."""
    worth: int = 0
    """Added to the deciding side of the balance for every unit."""


class Part(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A named share of a total: ``Grey Hound 2``."""

    label: Text
    n: int
    ref: Ref = ""


class Balance(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Both sides of a contest as they stand before this answer. The client adds the worth of what is selected to ``mine``."""

    mine: tuple[Part, ...]
    theirs: tuple[Part, ...]
    level_wins: bool = True
    """Whether the deciding side prevails at equal totals."""
    unknown: bool = False
    """True while a part of ``theirs`` is hidden from the deciding seat."""
    most: int | None = None
    """The most that the selection can add to ``mine``: what its worth exceeds this by is lost. None: no bound.
    Amounts count before picks, picks in their order."""
    win: Text | None = None
    """What prevailing brings, for the deciding seat's eyes."""
    lose: Text | None = None
    """What falling short brings."""


class Decision(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What one seat is asked."""

    seat: int
    kind: str
    """Public: others learn who is awaited and this word, nothing else."""
    prompt: Text
    options: tuple[Option, ...] = ()
    choose: tuple[int, int] = (1, 1)
    """Least and greatest number of picks."""
    ordered: bool = False
    """Whether the order of the picks matters."""
    passing: Text | None = None
    """Label of declining, when declining is allowed."""
    amounts: tuple[Amount, ...] = ()
    budget: Mapping[str, int] = {}
    """Units in each pool that costs are taken from. A pool that is not named is not limited."""
    limits: Mapping[str, tuple[int, int]] = {}
    """Least and greatest number of picks out of a group."""
    blocked: tuple[Blocked, ...] = ()
    balance: Balance | None = None
    about: tuple[Ref, ...] = ()
    """What the question is about, shown beside it."""
    rest: bool = False
    """True at a rest point: play can start again here from the state alone."""
    window: bool = False
    """True for a reaction window, which stays open for the table's beat whatever the answer (EI-WIN-8)."""

    def option(self, option_id: str) -> Option | None:
        """The option of that id, or None."""
        for option in self.options:
            if option.id == option_id:
                return option
        return None


class Answer(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a seat answers: option ids, and a number for each amount it sets (unset amounts are at their least)."""

    pick: tuple[str, ...] = ()
    amounts: Mapping[str, int] = {}

    @property
    def passes(self) -> bool:
        """Whether this declines."""
        return self.pick == (PASS,)


class Refusal(Exception):
    """An answer that is not taken. Nothing has changed. ``reason`` is written for the player who sent it."""

    def __init__(self, code: str, reason: Text, rule: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.reason = reason
        self.rule = rule


def pick(*option_ids: str, **amounts: int) -> Answer:
    """Shorthand for an answer: ``pick("travel:T09")``, ``pick("companion:huldra", lanterns=2)``."""
    return Answer(pick=option_ids, amounts=amounts)


def check(decision: Decision, answer: Answer) -> None:
    """Accept exactly the answers the decision describes.

    Raises:
        Refusal: with code ``blocked``, ``not_offered``, ``count``, ``amount``, ``cost``, ``limit`` or ``fixed``.
    """
    if answer.passes:
        if decision.passing is None:
            raise Refusal("not_offered", say("kernel-no-pass"))
        if answer.amounts:
            raise Refusal("amount", say("kernel-pass-alone"))
        return
    chosen = _chosen(decision, answer)
    amounts = _amounts(decision, answer)
    _check_counts(decision, chosen)
    if decision.budget:
        _check_costs(decision, chosen, amounts)


def _check_costs(decision: Decision, chosen: Sequence[Option], amounts: Sequence[tuple[Amount, int]]) -> None:
    spent: dict[str, int] = {}
    for option in chosen:
        for pool, units in option.cost.items():
            spent[pool] = spent.get(pool, 0) + units
    for amount, n in amounts:
        for pool, units in amount.cost.items():
            spent[pool] = spent.get(pool, 0) + units * n
    for pool, units in spent.items():
        if pool in decision.budget and units > decision.budget[pool]:
            raise Refusal("cost", say("kernel-too-dear", need=units, have=decision.budget[pool], pool=f"pool:{pool}"))


def _chosen(decision: Decision, answer: Answer) -> list[Option]:
    chosen: list[Option] = []
    for option_id in answer.pick:
        option = decision.option(option_id) or next((o for o in decision.options if option_id in o.also), None)
        if option is None:
            blocked = next((b for b in decision.blocked if b.id == option_id), None)
            if blocked is not None:
                raise Refusal("blocked", blocked.reason, blocked.rule)
            raise Refusal("not_offered", say("kernel-not-offered"))
        chosen.append(option)
    if len(chosen) > 1 and len({o.id for o in chosen}) != len(chosen):
        raise Refusal("not_offered", say("kernel-twice"))
    for forced in filter(is_fixed, decision.options):
        if forced not in chosen:
            raise Refusal("fixed", say("kernel-fixed", what=forced.label))
    return chosen


def _amounts(decision: Decision, answer: Answer) -> list[tuple[Amount, int]]:
    if not decision.amounts and not answer.amounts:
        return []
    by_id = {a.id: a for a in decision.amounts}
    if unknown := [name for name in answer.amounts if name not in by_id]:
        raise Refusal("amount", say("kernel-no-amount", n=len(unknown)))
    amounts = [(a, answer.amounts.get(a.id, a.least)) for a in decision.amounts]
    for amount, n in amounts:
        if not amount.least <= n <= amount.most:
            raise Refusal("amount", say("kernel-amount", what=amount.label, least=amount.least, most=amount.most))
    return amounts


def _check_counts(decision: Decision, chosen: list[Option]) -> None:
    least, most = decision.choose
    if not least <= len(chosen) <= most:
        raise Refusal("count", say("kernel-count", least=least, most=most))
    for group, (low, high) in decision.limits.items():
        n = sum(1 for o in chosen if o.group == group)
        if not low <= n <= high:
            raise Refusal("limit", say("kernel-limit", least=low, most=high, group=f"group:{group}"))
