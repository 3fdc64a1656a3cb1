"""Carrying out a confirmed commitment: direct Lanterns, Companions, Boosts, abilities (EI-CHAL-15, EI-DUEL-20)."""

from __future__ import annotations

from typing import Literal

from gatekey.games.europe_imagined.catalogue import card as printed_card
from gatekey.games.europe_imagined.fight.strength import (
    abilities,
    boost_bonus,
    boost_draws,
    commit,
    side,
)
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.state import Fight
from gatekey.games.europe_imagined.words import face_ref, named_share, part, parts_text, piece_ref, share
from gatekey.kernel.decision import Answer
from gatekey.kernel.rules import Flow
from gatekey.kernel.text import say

Pool = Literal["lanterns", "reserve"]


def carry_out(game: Game, seat: int, fight: Fight, answer: Answer, pool: Pool) -> Flow[int]:
    """Pay for and count everything picked, in the order picked. Returns how many cards were drawn by it."""
    before = len(side(fight, seat))
    direct = answer.amounts.get(pool, 0)
    left = _direct(game, seat, fight, direct, pool)
    for choice in answer.pick:
        group, _, identity = choice.partition(":")
        if group == "companion":
            commit(game, seat, fight, identity)
    if added := side(fight, seat)[before:]:
        game.log(
            "commit",
            seat,
            1,
            parts=parts_text(added),
            n=sum(p.n for p in added),
            total=_total(fight, seat),
            direct=direct,
            left=say(f"ei-price-{pool}-only", n=left),
        )
    fight.cards = [c.partition(":")[2] for c in answer.pick if c.startswith("boost:")]
    drawn = 0
    for choice in answer.pick:
        group, _, identity = choice.partition(":")
        if group == "boost":
            drawn += yield from _boost(game, seat, fight, identity, pool)
        elif group == "ability":
            drawn += yield from _ability(game, seat, fight, identity)
    return drawn


def _total(fight: Fight, seat: int) -> int:
    return sum(p.n for p in side(fight, seat))


def _direct(game: Game, seat: int, fight: Fight, n: int, pool: Pool) -> int:
    """Only Lanterns committed straight to a fight add Strength (EI-RES-3). Returns what is left in the pool."""
    if n:
        side(fight, seat).append(named_share("direct" if pool == "lanterns" else "direct-reserve", n))
    return _take(game, seat, n, pool)


def _take(game: Game, seat: int, n: int, pool: Pool) -> int:
    player = game.players[seat]
    if pool == "lanterns":
        player.lanterns -= n
        return player.lanterns
    player.reserve -= n
    return player.reserve


def _boost(game: Game, seat: int, fight: Fight, instance: str, pool: Pool) -> Flow[int]:
    """Pay, register the bonus, draw what it draws, discard (EI-MAN-1, EI-MAN-10, EI-MAN-11)."""
    player, printed = game.players[seat], printed_card(instance)
    fight.cards.remove(instance)
    player.hand.remove(instance)
    game.state.resolving.append(instance)
    left = _take(game, seat, printed.cost, pool)
    renown = printed.extra_cost.get("renown", 0)
    player.renown -= renown
    discards = printed.extra_cost.get("discard", 0)
    bonus = boost_bonus(game, seat, instance, fight)
    game.log(
        "boost",
        seat,
        1,
        card=piece_ref(instance),
        n=bonus,
        price=say(f"ei-price-{pool}-only", n=printed.cost),
        left=left,
        renown=renown,
        before=player.renown + renown,
        after=player.renown,
        discards=discards,
        total=_total(fight, seat) + bonus,
    )
    if discards:
        yield from game.discard(seat, discards, say("ei-cause-cost", what=piece_ref(instance)))
    side(fight, seat).append(share(piece_ref(instance), bonus))
    drawn = 0
    if n := boost_draws(game, instance, fight):
        drawn = game.draw(seat, n, [part(piece_ref(instance), n)])
    game.state.resolving.remove(instance)
    player.discard.append(instance)
    return drawn


def _ability(game: Game, seat: int, fight: Fight, identity: str) -> Flow[int]:
    piece, me = next((piece, me) for piece, me in abilities(game, seat) if me.id == identity)
    game.mark(identity)
    game.log("ability", seat, 1, what=me.ref, n=piece.strength, total=_total(fight, seat) + piece.strength)
    if piece.discards:
        yield from game.discard(seat, piece.discards, say("ei-cause-cost", what=face_ref(identity)))
    if piece.strength:
        side(fight, seat).append(share(me.ref, piece.strength))
    return game.draw(seat, piece.draws, [part(me.ref, piece.draws)]) if piece.draws else 0
