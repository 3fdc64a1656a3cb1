"""How strong a party is, and the cheapest way to reach a total."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from gatekey.games.europe_imagined.bot.position import Position, kind_of
from gatekey.games.europe_imagined.catalogue import CARDS, MEMBERS, Legend, base
from gatekey.kernel.decision import Answer, Decision, Option

HOME: Final = {
    "grey_hound_of_the_hunt": ("forest",),
    "windup_sentry": ("bridge",),
    "penniless_hidalgo": ("castle",),
}
"""Companions that are 1 stronger on a type."""

CONFINED: Final = {"talos": ("harbour", "castle", "wonder")}
"""Companions that may fight on these types only."""


def challenger(position: Position, tile: str, extra: Iterable[str] = (), legend: Legend | None = None) -> int:
    """Strength for a Challenge on ``tile`` without spending anything; ``extra`` are Companions counted as Ready too."""
    ready = [base(m["id"]) for m in position.me["party"] if m["ready"]]
    strengths = sorted((_in_challenge(c, tile, legend) for c in [*ready, *extra]), reverse=True)
    if legend is not None and legend.id == "tarasque":
        strengths = strengths[:3]
    total = sum(strengths)
    kind = kind_of(tile)
    total += position.explorer == "sigrun_hallvard"
    total += 2 * ("windmill_giants" in position.relics and kind in {"castle", "wonder"})
    total += "erlking" in position.relics and kind == "forest"
    return total + ("ghost_ship_of_lisboa" in position.party and "sail" in position.me["used"])


def _in_challenge(companion: str, tile: str, legend: Legend | None) -> int:
    member, kind = MEMBERS[companion], kind_of(tile)
    if member.restriction == "duels_only" or kind not in CONFINED.get(companion, (kind,)):
        return 0
    if legend is not None and legend.id == "dragon" and member.strength == 1:
        return 0
    return member.strength + (kind in HOME.get(companion, ()))


def bought(position: Position, lanterns: int, legend: Legend | None = None, *, duel: bool = False) -> int:
    """The most Strength that so many Lanterns and the hand can add to a fight."""
    direct = legend is None or legend.id != "cagliostro"
    best = lanterns if direct else 0
    if legend is not None and legend.id == "faust":
        return best
    boosts = [CARDS[base(c)] for c in position.hand if CARDS[base(c)].subtype == "boost"]
    boosts = [b for b in boosts if not (duel and b.restriction == "legends_only")]
    boosts.sort(key=lambda b: (b.cost - b.bonus, b.cost))
    left, total, cards = lanterns, 0, len(position.hand)
    for boost in boosts:
        needs = 1 + boost.extra_cost.get("discard", 0)
        if boost.cost <= left and needs <= cards and boost.extra_cost.get("renown", 0) <= position.renown:
            gain = boost.bonus - (boost.cost if direct else 0)
            if gain > 0:
                left, cards, total = left - boost.cost, cards - needs, total + boost.bonus
    return max(best, total + (left if direct else 0))


def duellist(player: Mapping[str, Any], *, defending: bool) -> int:
    """Strength of a player's Ready Companions in a Duel, Reserve and cards apart."""
    total = 0
    for member in player["party"]:
        identity = base(member["id"])
        if member["ready"] and MEMBERS[identity].restriction != "legends_only":
            total += MEMBERS[identity].strength + (identity == "berserker")
            total += defending and identity == "shield_sister"
    return total + (defending and any(relic["id"] == "white_lady" for relic in player["relics"]))


def stronghold(position: Position, seat: int, tile: str) -> int:
    """Castles of ``seat`` on the tile and beside it (EI-DUEL-7)."""
    near = (tile, *position.board.beside(tile))
    return sum(1 for t in near if kind_of(t) == "castle" and position.map[t].get("claim") == seat)


def price(option: Option) -> float:
    """What choosing an option of a fight costs the bot, in Renown."""
    cost = option.cost
    spent = 0.3 * (cost.get("lanterns", 0) + cost.get("reserve", 0)) + 1.0 * cost.get("renown", 0)
    if option.group == "companion":
        identity = base(option.id.rpartition(":")[2])
        return spent + (0.12 * MEMBERS[identity].strength if identity in MEMBERS else 0.2)
    if option.group in {"boost", "meddle"}:
        return spent + 0.4 + 0.25 * max(0, cost.get("hand", 1) - 1)
    return spent + 0.35 * cost.get("hand", 0)


def cheapest(decision: Decision, need: int) -> Answer | None:
    """The cheapest answer whose worth reaches ``need``, or None when nothing does.

    Searches over what each choice adds, keeping for every total and every use of the pools the cheapest way there.
    """
    pools = tuple(decision.budget)
    fixed = [option for option in decision.options if option.fixed]
    start = _spend(pools, [0] * len(pools), fixed)
    ways: dict[tuple[int, int, tuple[int, ...]], tuple[float, tuple[str, ...]]] = {
        (sum(o.worth for o in fixed), _companions(fixed), start): (0.0, tuple(o.id for o in fixed))
    }
    for option in decision.options:
        if option.fixed or option.worth <= 0:
            continue
        for (worth, companions, used), (cost, chosen) in list(ways.items()):
            if worth >= need:
                continue
            now = _spend(pools, used, [option])
            if any(n > decision.budget[pool] for pool, n in zip(pools, now, strict=True)):
                continue
            key = (worth + option.worth, companions + _companions([option]), now)
            total = cost + price(option)
            if key not in ways or total < ways[key][0]:
                ways[key] = (total, (*chosen, option.id))
    return _topped_up(decision, need, pools, ways)


def _companions(options: Sequence[Option]) -> int:
    return sum(1 for option in options if option.group == "companion")


def _spend(pools: Sequence[str], used: Sequence[int], options: Sequence[Option]) -> tuple[int, ...]:
    return tuple(n + sum(o.cost.get(pool, 0) for o in options) for pool, n in zip(pools, used, strict=True))


def _topped_up(
    decision: Decision,
    need: int,
    pools: Sequence[str],
    ways: Mapping[tuple[int, int, tuple[int, ...]], tuple[float, tuple[str, ...]]],
) -> Answer | None:
    """Fill each way up with the first amount (direct Lanterns) and take the cheapest that keeps to every limit."""
    amount = decision.amounts[0] if decision.amounts else None
    low, high = decision.limits.get("companion", (0, len(decision.options)))
    least, most = decision.choose
    best: tuple[float, Answer] | None = None
    for (worth, companions, used), (cost, chosen) in ways.items():
        if not (low <= companions <= high and least <= len(chosen) <= most):
            continue
        units = 0
        if amount is not None:
            units = max(amount.least, -(-(need - worth) // amount.worth) if amount.worth and need > worth else 0)
            spent = {pool: n + units * amount.cost.get(pool, 0) for pool, n in zip(pools, used, strict=True)}
            if units > amount.most or any(n > decision.budget[pool] for pool, n in spent.items()):
                continue
        reached = worth + (units * amount.worth if amount is not None else 0)
        total = cost + 0.3 * units
        if reached >= need and (best is None or total < best[0]):
            best = (total, Answer(chosen, {amount.id: units} if amount is not None and units else {}))
    return best[1] if best is not None else None


def gap(decision: Decision) -> int:
    """How much the deciding side lacks to prevail; 0 or less when it already does."""
    balance = decision.balance
    if balance is None:
        return 0
    lead = sum(part.n for part in balance.theirs) - sum(part.n for part in balance.mine)
    return lead + (not balance.level_wins)
