"""What a fighter may look for in a window and cannot use there, with the reason (EI-ACT-4, EI-WIN-2).

Everything here is told to the deciding seat alone and follows from what that seat may see.
"""

from __future__ import annotations

from gatekey.games.europe_imagined.catalogue import card as printed_card
from gatekey.games.europe_imagined.fight.strength import cannot_commit
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.pieces import FightAbility
from gatekey.games.europe_imagined.state import Fight
from gatekey.games.europe_imagined.words import Reason, member_ref, piece_ref, seat_ref, why
from gatekey.kernel.decision import Blocked
from gatekey.kernel.text import Ref, Text, say


def withhold(option_id: str, label: Text, reason: Reason, *touches: Ref) -> Blocked:
    """One thing that cannot be used; its group is the first word of the id."""
    return Blocked(option_id, label, reason.text, reason.rule, option_id.partition(":")[0], touches)


def companions_withheld(game: Game, seat: int, fight: Fight) -> list[Blocked]:
    """Companions of the seat that cannot be committed."""
    return [
        _companion(seat, member.id, reason)
        for member in game.players[seat].party
        if (reason := cannot_commit(game, seat, member, fight)) is not None
    ]


def commitment_over(game: Game, seat: int, fight: Fight, pool: str, rule: str) -> list[Blocked]:
    """Whoever stayed out, and direct Lanterns, once the commitment is locked (EI-DUEL-4 to EI-DUEL-6)."""
    reason = why("locked", rule)
    members = [c for c in game.players[seat].party if cannot_commit(game, seat, c, fight) is None]
    return [*(_companion(seat, member.id, reason) for member in members), direct_withheld(pool, reason)]


def _companion(seat: int, identity: str, reason: Reason) -> Blocked:
    ref = member_ref(identity)
    return withhold(f"companion:{identity}", say("ei-do-commit", who=ref), reason, ref, seat_ref(seat))


def direct_withheld(pool: str, reason: Reason | None = None) -> Blocked:
    """Direct Lanterns or Reserve that cannot go in; without a reason, because there are none (EI-RES-1)."""
    return withhold(pool, say(f"ei-amount-{pool}"), reason or why(f"no-{pool}", "EI-RES-1"), f"pool:{pool}")


def abilities_withheld(game: Game, seat: int, later: Reason | None = None) -> list[Blocked]:
    """Fight abilities that are used up, lack a card, or (``later``) have another window (EI-TIME-2, EI-MAN-10)."""
    found = []
    for piece, me in game.roster(seat).of_type(FightAbility):
        reason = later
        if game.marked(me.id):
            reason = why("used", "EI-TIME-2")
        elif reason is None and len(game.players[seat].hand) < piece.discards:
            reason = why("no-card", "EI-MAN-10")
        if reason is not None:
            label = say("ei-do-ability", what=me.ref)
            found.append(withhold(f"ability:{me.id}", label, reason, me.ref, seat_ref(seat)))
    return found


def cards_withheld(game: Game, seat: int, subtype: str, reason: Reason) -> list[Blocked]:
    """Maneuvers in hand of a subtype that has no place in this window (EI-MAN-2)."""
    return [
        withhold(
            f"{subtype}:{instance}", say(f"ei-do-{subtype}", what=piece_ref(instance)), reason, piece_ref(instance)
        )
        for instance in game.players[seat].hand
        if printed_card(instance).subtype == subtype
    ]


def meddle_withheld(game: Game, seat: int) -> list[Blocked]:
    """Meddle cards in hand of somebody who fights."""
    return cards_withheld(game, seat, "meddle", why("only-meddle", "EI-MAN-2"))
