"""Duels between explorers: five steps, then the spoils (EI-DUEL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gatekey.games.europe_imagined.fight.prospects import duel_prospects
from gatekey.games.europe_imagined.fight.spending import Pool, carry_out
from gatekey.games.europe_imagined.fight.spoils import spoils
from gatekey.games.europe_imagined.fight.strength import (
    abilities,
    ability_options,
    boost_options,
    committable,
    companion_options,
    side,
    standing_parts,
    total,
)
from gatekey.games.europe_imagined.fight.withheld import (
    abilities_withheld,
    cards_withheld,
    commitment_over,
    companions_withheld,
    direct_withheld,
    meddle_withheld,
)
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.state import Fight
from gatekey.games.europe_imagined.words import Reason, names, part, parts_text, seat_ref, tile_ref, why
from gatekey.kernel.decision import Amount, Balance, Decision, Part
from gatekey.kernel.rules import Flow, ask
from gatekey.kernel.sharing import shared
from gatekey.kernel.text import Text, say

DUELED: Final = why("dueled", "EI-DUEL-1")


@shared
def _not_here(rival: int) -> Reason:
    return why("not-here", "EI-DUEL-1", who=seat_ref(rival))


def cannot_duel(game: Game, seat: int, target: int, tile: str | None = None, spare: int = 0) -> Reason | None:
    """Why a rival cannot be Dueled on ``tile`` (default: where the pawn stands) with ``spare`` Lanterns already owed."""
    me, rival = game.players[seat], game.players[target]
    where = tile or me.at
    if "duel" in me.used:
        return DUELED
    if rival.at != where:
        return _not_here(target)
    if rival.renown < me.renown:
        return why("honour", "EI-DUEL-1", who=seat_ref(target), theirs=rival.renown, mine=me.renown)
    place = game.place[where]
    band = game.band(place)
    if band is not None and band.forbids_duel:
        return why("duel-forbidden", "EI-DUEL-1", what=f"legend:{place.legend}")
    price = surcharge(game, target, where)[0]
    if me.lanterns < price + spare:
        return why("lanterns", "EI-DUEL-2", need=price + spare, have=me.lanterns)
    return None


def surcharge(game: Game, target: int, tile: str) -> tuple[int, list[Text]]:
    """Lanterns it costs to declare against ``target`` on ``tile``, and the parts (EI-DUEL-2)."""
    place = game.place[tile]
    band = game.band(place)
    price, parts = 0, []
    if band is not None and band.duel_surcharge:
        price += band.duel_surcharge
        parts.append(part(f"legend:{place.legend}", band.duel_surcharge))
    for piece, me in game.answering(target, "duel_surcharge"):
        price += piece.duel_surcharge
        parts.append(part(me.ref, piece.duel_surcharge))
    return price, parts


def duel(game: Game, seat: int, target: int, extra: Sequence[Part] = ()) -> Flow[None]:
    """Declare and fight it to the end; ``extra`` counts in the attacker's total from the declaration on (EI-MAN-15)."""
    fight = _declare(game, seat, target, extra)
    yield from game.settle(game.hear("on_declare_duel", seat, fight))
    fight.step = "attack"
    yield from _commit(game, seat, fight, "duel_attack", "lanterns")
    fight.step = "defence"
    yield from _commit(game, target, fight, "duel_defence", "reserve")
    yield from _boost(game, target, fight, "duel_defence_boost", "reserve")
    fight.step = "attack_boost"
    yield from _boost(game, seat, fight, "duel_attack_boost", "lanterns")
    won = _compare(game, seat, target, fight)
    yield from spoils(game, seat, target, fight, won)
    game.state.fight = None


def _declare(game: Game, seat: int, target: int, extra: Sequence[Part]) -> Fight:
    player = game.players[seat]
    price, parts = surcharge(game, target, player.at)
    player.lanterns -= price
    player.used.append("duel")
    fight = Fight(kind="duel", tile=player.at, attacker=seat, defender=target)
    game.state.fight = fight
    fight.mine = [*extra, *standing_parts(game, seat, fight)]
    fight.theirs = standing_parts(game, target, fight)
    game.log(
        "duel",
        seat,
        target=seat_ref(target),
        tile=tile_ref(player.at),
        mine=player.renown,
        theirs=game.players[target].renown,
        price=price,
        parts=parts,
        left=player.lanterns,
    )
    return fight


def _commit(game: Game, seat: int, fight: Fight, kind: str, pool: Pool) -> Flow[None]:
    """Companions and direct Lanterns, locked for good once confirmed (EI-DUEL-4, EI-DUEL-5, EI-WIN-4)."""
    player = game.players[seat]
    have = player.lanterns if pool == "lanterns" else player.reserve
    if not have and not committable(game, seat, fight):
        game.log("duel-skip-commit", seat, 1)
        return
    options = companion_options(game, seat, fight)
    later = why("later", "EI-DUEL-6" if seat == fight.attacker else "EI-DUEL-5")
    direct = Amount(pool, say(f"ei-amount-{pool}"), have, cost={pool: 1}, worth=1)
    forced = [o for o in options if o.fixed]
    decision = Decision(
        seat,
        kind,
        say(f"ei-ask-{kind.replace('_', '-')}", who=seat_ref(fight.attacker)),
        tuple(options),
        choose=(0, len(options)),
        passing=None if forced else say("ei-do-commit-nothing"),
        amounts=(direct,) if have else (),
        budget={pool: have},
        blocked=(
            *companions_withheld(game, seat, fight),
            *([] if have else [direct_withheld(pool)]),
            *cards_withheld(game, seat, "boost", later),
            *abilities_withheld(game, seat, later),
            *meddle_withheld(game, seat),
        ),
        balance=_balance(game, fight, seat),
        about=_about(fight),
        window=seat == fight.defender,
    )
    answer = yield from ask(decision)
    if forced:
        game.log("duel-forced", seat, 1, who=names(o.touches[0] for o in forced))
    if answer.passes or not (answer.pick or answer.amounts.get(pool)):
        game.log("duel-commit-nothing", seat, 1)
        return
    yield from carry_out(game, seat, fight, answer, pool)


def _boost(game: Game, seat: int, fight: Fight, kind: str, pool: Pool) -> Flow[None]:
    """Boosts and fight abilities; a card drawn here may be played here (EI-DUEL-5, EI-DUEL-6, EI-WIN-4)."""
    player = game.players[seat]
    if not player.hand and not any(not piece.discards for piece, _ in abilities(game, seat)):
        game.log("duel-skip-boost", seat, 1)
        return
    over = "EI-DUEL-6" if seat == fight.attacker else "EI-DUEL-5"
    drawn = 1
    while drawn:
        options, blocked = boost_options(game, seat, fight, pool)
        options += ability_options(game, seat)
        have = player.lanterns if pool == "lanterns" else player.reserve
        decision = Decision(
            seat,
            kind,
            say(f"ei-ask-{kind.replace('_', '-')}"),
            tuple(options),
            choose=(0, len(options)),
            passing=say("ei-do-enough"),
            budget={pool: have, "renown": player.renown, "hand": len(player.hand)},
            blocked=(
                *blocked,
                *abilities_withheld(game, seat),
                *meddle_withheld(game, seat),
                *commitment_over(game, seat, fight, pool, over),
            ),
            balance=_balance(game, fight, seat),
            about=_about(fight),
            window=seat == fight.defender,
        )
        answer = yield from ask(decision)
        if answer.passes or not answer.pick:
            game.log("duel-no-more", seat, 1)
            return
        drawn = yield from carry_out(game, seat, fight, answer, pool)


def _about(fight: Fight) -> tuple[str, ...]:
    assert fight.defender is not None
    return tile_ref(fight.tile), seat_ref(fight.attacker), seat_ref(fight.defender)


def _balance(game: Game, fight: Fight, seat: int) -> Balance:
    won, lost = duel_prospects(game, fight, seat)
    other = fight.theirs if seat == fight.attacker else fight.mine
    return Balance(tuple(side(fight, seat)), tuple(other), level_wins=seat == fight.defender, win=won, lose=lost)


def _compare(game: Game, seat: int, target: int, fight: Fight) -> bool:
    """The higher total wins; a tie goes to the defender (EI-DUEL-8)."""
    mine, theirs = total(fight.mine), total(fight.theirs)
    fight.step = "compared"
    key = "duel-won" if mine > theirs else "duel-tie" if mine == theirs else "duel-lost"
    game.log(
        key,
        seat,
        1,
        target=seat_ref(target),
        n=mine,
        parts=parts_text(fight.mine),
        against=theirs,
        others=parts_text(fight.theirs),
    )
    return mine > theirs
