"""What a fighter can put into a fight and what it is worth (EI-COMMIT, EI-RES-3)."""

from __future__ import annotations

from gatekey.games.europe_imagined.catalogue import MEMBERS, base, kind
from gatekey.games.europe_imagined.catalogue import card as printed_card
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.pieces import BOOSTS, NOTHING, PIECES, Boost, FightAbility, Mine
from gatekey.games.europe_imagined.state import Companion, Fight
from gatekey.games.europe_imagined.words import Reason, member_ref, piece_ref, seat_ref, share, tile_ref, why
from gatekey.kernel.decision import Blocked, Option, Part
from gatekey.kernel.text import say

STRENGTH = "strength"
"""Boon: extra Strength in every fight of this turn."""

_PLAIN = Boost()


def side(fight: Fight, seat: int) -> list[Part]:
    """Where the parts of a fighter's total are kept."""
    return fight.mine if seat == fight.attacker else fight.theirs


def total(parts: list[Part]) -> int:
    """Sum of a total's parts."""
    return sum(p.n for p in parts)


def standing_parts(game: Game, seat: int, fight: Fight) -> list[Part]:
    """What counts with nothing committed: Explorer, Relics, turn bonuses, and Stronghold in Duels (EI-COMMIT-3, EI-DUEL-7)."""
    parts = [
        share(me.ref, n)
        for piece, me in game.answering(seat, "standing_bonus")
        if (n := piece.standing_bonus(game, me, fight))
    ]
    parts += [share(boon.ref, boon.n) for boon in game.players[seat].boons if boon.kind == STRENGTH]
    if fight.kind == "duel":
        near = [fight.tile, *game.board.beside(fight.tile)]
        parts += [
            Part(say("ei-share-stronghold", tile=tile_ref(t)), 1, tile_ref(t))
            for t in near
            if kind(t) == "castle" and game.place[t].claim == seat
        ]
    return parts


# ---------------------------------------------------------------- Companions


def cannot_commit(game: Game, seat: int, member: Companion, fight: Fight) -> Reason | None:
    """Why a Companion cannot be committed to this fight (EI-COMMIT-1, EI-COMMIT-4, EI-CHAL-18)."""
    if f"{seat}:{member.id}" in fight.committed:
        return why("committed", "EI-COMMIT-1")
    if member.held:
        return why("held", "EI-EXH-3")
    if not member.ready:
        return why("exhausted", "EI-COMMIT-1")
    printed = MEMBERS[base(member.id)]
    if printed.restriction == ("legends_only" if fight.kind == "duel" else "duels_only"):
        return why(printed.restriction.replace("_", "-"), "EI-COMMIT-4")
    if fight.kind == "challenge":
        place = game.place[fight.tile]
        band = game.band(place)
        if band is not None and printed.strength < band.least_printed:
            return why("too-weak", "EI-CHAL-18", what=f"legend:{place.legend}", n=band.least_printed)
    piece = PIECES.get(base(member.id), NOTHING)
    return piece.cannot_commit(game, Mine(seat, member.id, member_ref(member.id)), fight)


def committable(game: Game, seat: int, fight: Fight) -> list[Companion]:
    """Companions of a seat that may be committed now."""
    return [c for c in game.players[seat].party if cannot_commit(game, seat, c, fight) is None]


def strength_of(game: Game, seat: int, member: str, fight: Fight) -> int:
    """Strength of a Companion while committed to this fight (EI-COMMIT-2)."""
    piece = PIECES.get(base(member), NOTHING)
    return MEMBERS[base(member)].strength + piece.committed_bonus(game, Mine(seat, member, member_ref(member)), fight)


def companion_options(game: Game, seat: int, fight: Fight) -> list[Option]:
    """``companion:<id>`` for everyone who may be committed; a Ready Berserker is fixed in Duels (EI-COMMIT-5)."""
    return [
        Option(
            f"companion:{c.id}",
            say("ei-do-commit", who=member_ref(c.id)),
            "companion",
            (member_ref(c.id), seat_ref(seat)),
            worth=strength_of(game, seat, c.id, fight),
            fixed=fight.kind == "duel" and PIECES.get(base(c.id), NOTHING).forced_in_duels,
        )
        for c in committable(game, seat, fight)
    ]


def commit(game: Game, seat: int, fight: Fight, member: str) -> None:
    """Exhaust a Companion for its Strength."""
    side(fight, seat).append(share(member_ref(member), strength_of(game, seat, member, fight)))
    fight.committed.append(f"{seat}:{member}")
    next(c for c in game.players[seat].party if c.id == member).ready = False


# ---------------------------------------------------------------- Boosts and abilities


def boost_bonus(game: Game, seat: int, instance: str, fight: Fight) -> int:
    """Strength a Boost adds in this fight."""
    printed = printed_card(instance)
    return BOOSTS.get(printed.id, _PLAIN).bonus(game, seat, fight, printed.bonus)


def boost_draws(game: Game, instance: str, fight: Fight) -> int:
    """Cards a Boost draws in this fight."""
    return BOOSTS.get(base(instance), _PLAIN).draws(game, fight)


def _boost_reason(game: Game, seat: int, instance: str, fight: Fight, pool: str) -> Reason | None:
    printed = printed_card(instance)
    player = game.players[seat]
    if printed.restriction == ("legends_only" if fight.kind == "duel" else "duels_only"):
        return why("other-fight", "EI-MAN-2")
    if fight.kind == "challenge":
        place = game.place[fight.tile]
        band = game.band(place)
        if band is not None and band.no_boosts:
            return why("no-boosts", "EI-CHAL-18", what=f"legend:{place.legend}")
    have = player.lanterns if pool == "lanterns" else player.reserve
    if have < printed.cost:
        return why(pool, "EI-RES-2" if pool == "reserve" else "EI-RES-1", need=printed.cost, have=have)
    if player.renown < printed.extra_cost.get("renown", 0):
        return why("renown", "EI-RES-7", need=printed.extra_cost["renown"], have=player.renown)
    if len(player.hand) <= printed.extra_cost.get("discard", 0):
        return why("no-other-card", "EI-MAN-10")
    return None


def boost_options(game: Game, seat: int, fight: Fight, pool: str) -> tuple[list[Option], list[Blocked]]:
    """``boost:<card>`` for every Boost in hand that can be played; the others with their reasons."""
    options: list[Option] = []
    blocked: list[Blocked] = []
    for instance in game.players[seat].hand:
        printed = printed_card(instance)
        if printed.subtype != "boost":
            continue
        ref = piece_ref(instance)
        label = say("ei-do-boost", what=ref)
        reason = _boost_reason(game, seat, instance, fight, pool)
        if reason is not None:
            blocked.append(Blocked(f"boost:{instance}", label, reason.text, reason.rule, "boost", (ref,)))
            continue
        cost = {"hand": 1 + printed.extra_cost.get("discard", 0)}
        if printed.cost:
            cost[pool] = printed.cost
        if printed.extra_cost.get("renown"):
            cost["renown"] = printed.extra_cost["renown"]
        worth = boost_bonus(game, seat, instance, fight)
        detail = say(
            "ei-detail-boost",
            n=worth,
            price=say(f"ei-price-{pool}-only", n=printed.cost),
            renown=printed.extra_cost.get("renown", 0),
            discards=printed.extra_cost.get("discard", 0),
            draws=boost_draws(game, instance, fight),
        )
        options.append(Option(f"boost:{instance}", label, "boost", (ref,), detail, cost, worth))
    return options, blocked


def abilities(game: Game, seat: int) -> list[tuple[FightAbility, Mine]]:
    """Unmarked fight abilities of a seat (EI-TIME-2)."""
    return [(piece, me) for piece, me in game.roster(seat).of_type(FightAbility) if not game.marked(me.id)]


def ability_options(game: Game, seat: int) -> list[Option]:
    """``ability:<id>`` for every fight ability that may be used now."""
    return [
        Option(
            f"ability:{me.id}",
            say("ei-do-ability", what=me.ref),
            "ability",
            (me.ref, seat_ref(seat)),
            say("ei-detail-ability", n=piece.strength, cards=piece.draws, price=piece.discards),
            {"hand": piece.discards} if piece.discards else {},
            piece.strength,
        )
        for piece, me in abilities(game, seat)
        if len(game.players[seat].hand) >= piece.discards
    ]
