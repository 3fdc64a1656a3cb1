"""The bot's turn: every option gets a worth in Renown, and the best one above nothing is taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gatekey.games.europe_imagined.bot import worth
from gatekey.games.europe_imagined.bot.position import Position, kind_of, might
from gatekey.games.europe_imagined.bot.strength import bought, challenger, duellist, stronghold
from gatekey.games.europe_imagined.catalogue import CARDS, MASKS, MEMBERS, PLACES, base
from gatekey.kernel.decision import PASS, Answer, Decision, Option

FAR: Final = 6
"""Road steps the bot looks ahead."""
ENOUGH: Final = 0.05
"""An action must be worth more than this."""
UNPLEASANT: Final = {"pied_piper": 0.4, "troll": 0.8, "erlking": 0.3}
"""What entering a tile costs while that Legend is on it."""


def act(position: Position, decision: Decision) -> Answer:
    """The best action of an Act, or ending it."""
    gain, best = _best(position, decision)
    return Answer((best.id,)) if gain > ENOUGH else _nothing(decision, best)


def movement(position: Position, decision: Decision) -> Answer:
    """A step, Sail, exploration or rotation that a card offers or demands."""
    gain, best = _best(position, decision)
    return Answer((PASS,)) if decision.passing is not None and gain <= 0 else Answer((best.id,))


def _best(position: Position, decision: Decision) -> tuple[float, Option]:
    """The option of the greatest worth, the first of equal ones."""
    values = [value(position, option) for option in decision.options]
    most = max(values)
    return most, decision.options[values.index(most)]


def _nothing(decision: Decision, best: Option) -> Answer:
    if decision.option("end") is not None:
        return Answer(("end",))
    return Answer((PASS,)) if decision.passing is not None else Answer((best.id,))


def value(position: Position, option: Option) -> float:
    """Worth of an option of an Act or of a movement."""
    verb, _, rest = option.id.partition(":")
    judge = _JUDGES.get(verb)
    return judge(position, option, rest) if judge is not None else 0.0


def stay(position: Position, tile: str, lanterns: int) -> float:
    """Worth of standing on a tile with so many Lanterns: the best that can be done there."""
    best = max(worth.challenge(position, tile, lanterns), worth.claim(position, tile, lanterns))
    if kind_of(tile) == "shrine" and "rest" not in position.me["used"]:
        best = max(best, 0.5)
    if position.public["row"] and lanterns > 0 and position.board.open_sides(tile):
        best = max(best, 0.7 if position.left else 0.4)
    return max(best, _best_duel(position, tile, lanterns))


def arrival(position: Position, tile: str) -> float:
    """What entering a tile brings by itself, mostly to others."""
    owner = position.map[tile].get("claim")
    toll = 0.6 if owner not in {None, position.seat} and kind_of(tile) == "bridge" else 0.0
    return -toll - UNPLEASANT.get(position.map[tile].get("legend", ""), 0.0)


def journeys(position: Position, steps: int, step_price: int) -> dict[str, float]:
    """For every first step the worth, beyond staying, of the best journey of at most ``steps`` road steps that begins with it."""
    key = f"{steps}/{step_price}"
    if key not in position.journeys:
        here = stay(position, position.here, position.lanterns)
        best: dict[str, float] = {}
        for tile, (distance, first) in position.paths(min(steps, FAR)).items():
            paid = distance * step_price
            gain = stay(position, tile, position.lanterns - paid) + arrival(position, tile)
            gain -= worth.LANTERN * paid + 0.04 * distance + here
            best[first] = max(best.get(first, gain), gain)
        position.journeys[key] = best
    return position.journeys[key]


def stroll(position: Position, steps: int) -> float:
    """Worth of the best free journey of at most ``steps`` steps; 0 when staying is better."""
    return max([0.0, *journeys(position, steps, 0).values()])


def _travel(position: Position, option: Option, tile: str) -> float:
    return journeys(position, position.lanterns, 1).get(tile, 0.0)


def _step(position: Position, option: Option, tile: str) -> float:
    near = stay(position, tile, position.lanterns) - stay(position, position.here, position.lanterns)
    return max(near + arrival(position, tile), journeys(position, 3, 0).get(tile, near))


def _sail(position: Position, option: Option, tile: str) -> float:
    paid = option.cost.get("lanterns", 0)
    gulls = worth.CARD * ("lantern_gull" in position.party)
    gain = stay(position, tile, position.lanterns - paid) - stay(position, position.here, position.lanterns)
    return gain + arrival(position, tile) + gulls - worth.LANTERN * paid


def _explore(position: Position, option: Option, rest: str) -> float:
    space, tile, turn = rest.split(":")
    x, y = (int(n) for n in space.split(","))
    paid = option.cost.get("lanterns", 0)
    gain = worth.new_tile(position, tile, position.lanterns - paid) + 0.25 - worth.LANTERN * paid
    missed = worth.challenge(position, position.here, position.lanterns)
    return gain - missed + 0.03 * _ways_on(position, x, y, MASKS[tile][int(turn)])


def _ways_on(position: Position, x: int, y: int, mask: int) -> int:
    """Exits of a tile laid at (x, y) that face an empty space."""
    beyond = ((x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y))
    return sum(1 for side, space in enumerate(beyond) if mask >> side & 1 and space not in position.board.at)


def _recruit(position: Position, option: Option, instance: str) -> float:
    identity = base(instance)
    paid = option.cost.get("lanterns", CARDS[identity].cost)
    gain = worth.companion(position, identity) - worth.LANTERN * paid
    if len(position.party) >= position.me["party_limit"]:
        gain -= min(worth.companion(position, c) for c in position.party)
    return gain + _opens_up(position, position.lanterns - paid, (identity,))


def _opens_up(position: Position, lanterns: int, extra: tuple[str, ...]) -> float:
    """What the Challenge here gains when so many Lanterns and ``extra`` Ready Companions stand for it."""
    now = worth.challenge(position, position.here, position.lanterns)
    then = worth.challenge(position, position.here, lanterns, extra)
    if now and then:
        return now + 0.1 if _margin(position, extra, lanterns) > _margin(position, (), position.lanterns) else 0.0
    return then - now


def _margin(position: Position, extra: tuple[str, ...], lanterns: int) -> int:
    """Strength beyond the known target here, up to the 3 that Meddle can add."""
    legend = position.legend(position.here)
    if legend is None:
        return 0
    most = challenger(position, position.here, extra, legend) + bought(position, lanterns, legend)
    return min(3, most - might(position.here, legend))


def _play(position: Position, option: Option, instance: str) -> float:
    identity = base(instance)
    paid = worth.LANTERN * option.cost.get("lanterns", CARDS[identity].cost)
    lanterns = position.lanterns - option.cost.get("lanterns", CARDS[identity].cost)
    match identity:
        case "letters_of_introduction":
            return 2 * worth.CARD - paid
        case "borrowed_light":
            return worth.LANTERN
        case "pilgrims_pace":
            return stroll(position, 3) - paid
        case "forged_charter":
            return _charter(position) - paid
        case "turn_the_hour":
            return worth.CARD * (1 + ("clockwork_finch" in position.party)) - paid
        case "soundings" | "index_of_lost_books":
            return 1.3 * worth.CARD - paid
        case "follow_the_spoor":
            return max((worth.new_tile(position, t, lanterns) for t in position.public["row"]), default=0.0) + 0.2
        case "oil_and_spare_parts" | "mend_by_the_fire":
            many = 2 if identity == "oil_and_spare_parts" or kind_of(position.here) == "forest" else 1
            return _readied(position, many, lanterns) - paid
        case "fair_wind":
            return 0.4 + worth.CARD * ("lantern_gull" in position.party) - paid
        case "boarding_party":
            ports = {r["at"] for r in position.rivals if kind_of(r["at"]) in {"harbour", "wonder"}}
            return max((_best_duel(position, port, lanterns, bonus=2) for port in ports), default=0.0) - paid
        case "unwind_the_mechanism":
            return 0.5 * bool(position.left) - paid
    return 0.0


def _charter(position: Position) -> float:
    here = position.here
    if not position.claimable(here) or position.guarded(here):
        return 0.0
    return worth.claim_effects(position, here) + PLACES[here].renown


def _readied(position: Position, many: int, lanterns: int) -> float:
    """Worth of readying the strongest exhausted Companions."""
    tired = [base(m["id"]) for m in position.me["party"] if not m["ready"] and not m.get("held")]
    tired.sort(key=lambda c: -MEMBERS[c].strength)
    chosen = tuple(tired[:many])
    return 0.08 * sum(MEMBERS[c].strength for c in chosen) + max(0.0, _opens_up(position, lanterns, chosen))


def _claim(position: Position, option: Option, rest: str) -> float:
    return worth.claim(position, position.here, position.lanterns)


def _challenge(position: Position, option: Option, rest: str) -> float:
    return worth.challenge(position, position.here, position.lanterns)


def _duel(position: Position, option: Option, rest: str) -> float:
    return duel(position, int(rest), position.here, position.lanterns - option.cost.get("lanterns", 0))


def _best_duel(position: Position, tile: str, lanterns: int, bonus: int = 0) -> float:
    """Worth of the best Duel to be had on a tile."""
    if "duel" in position.me["used"] or position.map[tile].get("legend") == "golem":
        return 0.0
    found = (r["seat"] for r in position.rivals if r["at"] == tile and r["renown"] >= position.renown)
    return max((duel(position, seat, tile, lanterns, bonus) for seat in found), default=0.0)


def duel(position: Position, seat: int, tile: str, lanterns: int, bonus: int = 0) -> float:
    """Worth of attacking a rival on a tile, whose Reserve and hand count as far as they can be guessed."""
    rival = position.players[seat]
    mine = duellist(position.me, defending=False) + stronghold(position, position.seat, tile) + bonus
    guard = duellist(rival, defending=True) + stronghold(position, seat, tile) + int(rival["reserve"])
    guard += int(rival["reserve"] > 0 and rival["hand"] > 0)
    lacking = max(0, guard + 1 - mine)
    if lacking > bought(position, lanterns, duel=True):
        return 0.0
    spoils = 1.0 if rival["relics"] else 0.4
    return 2.0 + spoils + 0.5 * position.is_leader(seat) - worth.LANTERN * lacking


def _rest(position: Position, option: Option, rest: str) -> float:
    return 0.3 + _readied(position, 1, position.lanterns)


def _reroute(position: Position, option: Option, rest: str) -> float:
    paid = worth.LANTERN * option.cost.get("lanterns", 0)
    return worth.CARD * ("clockwork_finch" in position.party) - paid


def _use(position: Position, option: Option, instance: str) -> float:
    match base(instance):
        case "inquisitive_owl" | "iron_rooster":
            return 0.1
        case "reynard":
            return 0.15
        case "sled_driver":
            return stroll(position, 2) - 0.1
        case "baba_yaga":
            return stroll(position, 1)
        case "faust":
            return _opens_up(position, position.lanterns + 2, ()) - 0.6
    return 0.0


_JUDGES: Final[dict[str, Callable[[Position, Option, str], float]]] = {
    "travel": _travel,
    "step": _step,
    "sail": _sail,
    "explore": _explore,
    "recruit": _recruit,
    "play": _play,
    "claim": _claim,
    "challenge": _challenge,
    "duel": _duel,
    "rest": _rest,
    "reroute": _reroute,
    "use": _use,
}
