"""The bot in Challenges and Duels, on every side of them."""

from __future__ import annotations

from typing import Any

from gatekey.games.europe_imagined.bot import worth
from gatekey.games.europe_imagined.bot.act import arrival, stay
from gatekey.games.europe_imagined.bot.position import Position, kind_of, might
from gatekey.games.europe_imagined.bot.strength import (
    bought,
    cheapest,
    duellist,
    gap,
    stronghold,
)
from gatekey.games.europe_imagined.catalogue import CARDS, MEMBERS, base
from gatekey.kernel.decision import PASS, Answer, Decision

CARD_GUESS = 1
"""Strength that a rival's hand is taken to hold ready for a fight."""


def meddle(position: Position, decision: Decision) -> Answer:
    """Put a rival's Challenge out of reach where that can be done; otherwise save the means."""
    fight = position.public["fight"]
    room = fight["meddle_cap"] - fight["meddle"]
    lacking = _reach(position, fight) - _target(position, fight) + 1
    if not 0 < lacking <= room:
        return Answer((PASS,))
    answer = cheapest(decision, lacking)
    return answer if answer is not None and (answer.pick or answer.amounts) else Answer((PASS,))


def _target(position: Position, fight: dict[str, Any]) -> int:
    """What the challenger has to reach so far, as far as this seat knows."""
    legend = position.legend(fight["tile"])
    if legend is None:
        tricksters = [g.might for g in position.unseen if g.trickster] or [5]
        printed = sum(tricksters) // len(tricksters)
        return printed + 2 * (kind_of(fight["tile"]) == "wonder") + int(fight["meddle"])
    return might(fight["tile"], legend) + int(fight["meddle"])


def _reach(position: Position, fight: dict[str, Any]) -> int:
    """The most Strength the challenger is likely to muster: what lies open, their Lanterns, and a guess at the hand."""
    rival = position.players[fight["attacker"]]
    total = sum(int(part["n"]) for part in fight["mine"])
    for member in rival["party"]:
        identity = base(member["id"])
        if member["ready"] and MEMBERS[identity].restriction != "duels_only":
            total += MEMBERS[identity].strength
            total += identity == "grey_hound_of_the_hunt" and kind_of(fight["tile"]) == "forest"
    if not fight["mine"]:
        total += rival["explorer"] == "sigrun_hallvard"
    return total + int(rival["lanterns"]) + CARD_GUESS * min(1, int(rival["hand"]) // 3)


def commit(position: Position, decision: Decision) -> Answer:
    """Commit just enough to overcome the Legend, or walk away."""
    answer = cheapest(decision, gap(decision))
    if answer is not None:
        return answer if gap(decision) > 0 or decision.passing is None or _opening(position) else Answer((PASS,))
    return Answer((PASS,)) if decision.passing is not None else Answer()


def _opening(position: Position) -> bool:
    """Whether the choice between abandoning and committing is still open, so that passing would abandon."""
    fight = position.public["fight"]
    return not any(part.get("ref", "").startswith(("companion:", "card:")) for part in fight["mine"])


def attack(position: Position, decision: Decision) -> Answer:
    """Commit enough to beat what the defender can still muster, or as little as allowed."""
    fight = position.public["fight"]
    rival = position.players[fight["defender"]]
    guard = (
        duellist(rival, defending=True) + int(rival["reserve"]) + CARD_GUESS * min(1, rival["hand"], rival["reserve"])
    )
    guard += stronghold(position, fight["defender"], fight["tile"])
    mine = sum(part["n"] for part in fight["mine"])
    later = bought(position, position.lanterns, duel=True) - position.lanterns
    answer = cheapest(decision, max(0, guard + 1 - mine - max(0, later)))
    return answer or cheapest(decision, 0) or Answer()


def defend(position: Position, decision: Decision) -> Answer:
    """Hold against the attack with a margin for a Boost if it can be had, else just hold, else spend nothing."""
    fight = position.public["fight"]
    rival = position.players[fight["attacker"]]
    spare = 2 if rival["lanterns"] and rival["hand"] else 0
    need = gap(decision)
    boosts = sum(CARDS[base(c)].bonus for c in position.hand if CARDS[base(c)].subtype == "boost")
    if need > 0 and cheapest(decision, need) is None:
        need = max(0, need - boosts)
    return cheapest(decision, need + spare) or cheapest(decision, need) or cheapest(decision, 0) or Answer()


def boost(position: Position, decision: Decision) -> Answer:
    """Play Boosts when they turn the Duel, and none when they do not."""
    need = gap(decision)
    answer = cheapest(decision, need) if need > 0 else None
    if answer is None or not (answer.pick or answer.amounts):
        return Answer((PASS,)) if decision.passing is not None else Answer()
    return answer


def prize(position: Position, decision: Decision) -> Answer:
    """The best spoils of a won attack: a Relic worth having, then two cards, then a step."""
    fight = position.public["fight"]
    loser = position.players[fight["attacker"] if fight["attacker"] != position.seat else fight["defender"]]

    def gain(option_id: str) -> float:
        verb, _, identity = option_id.partition(":")
        if verb == "steal":
            return 0.5 + worth.relic(position, identity)
        if verb == "discard":
            return 0.45 * min(2, int(loser["hand"]))
        return 0.3 - stay(position, identity, int(loser["lanterns"])) * 0.2

    return Answer((max(decision.options, key=lambda option: gain(option.id)).id,))


def send(position: Position, decision: Decision) -> Answer:
    """Drive a beaten attacker to where there is least for them."""
    return Answer((min(decision.options, key=lambda o: stay(position, o.id.partition(":")[2], 2)).id,))


def retreat(position: Position, decision: Decision) -> Answer:
    """Step back to where the bot can do most."""

    def gain(tile: str) -> float:
        return stay(position, tile, position.lanterns) + arrival(position, tile)

    return Answer((max(decision.options, key=lambda o: gain(o.id.partition(":")[2])).id,))
