"""Meddle windows (EI-CHAL-2 to EI-CHAL-6, EI-CHAL-12, EI-CHAL-14, EI-WIN-3)."""

from __future__ import annotations

from gatekey.games.europe_imagined.catalogue import card as printed_card
from gatekey.games.europe_imagined.fight.withheld import cards_withheld, direct_withheld, withhold
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.pieces import MeddlePower, Mine
from gatekey.games.europe_imagined.state import Fight
from gatekey.games.europe_imagined.target import hidden_target
from gatekey.games.europe_imagined.view import MEDDLE_CAP
from gatekey.games.europe_imagined.words import Reason, piece_ref, seat_ref, tile_ref, why
from gatekey.kernel.decision import Amount, Answer, Balance, Blocked, Decision, Option, Part
from gatekey.kernel.rules import Flow, ask
from gatekey.kernel.text import Ref, Text, say


def meddling(game: Game, fight: Fight) -> Flow[None]:
    """Each rival clockwise gets one window."""
    fight.step = "meddle"
    for seat in game.rivals(fight.attacker):
        yield from _window(game, seat, fight)
        fight.passed.append(seat)


def room(fight: Fight) -> int:
    """Might that may still be added."""
    return MEDDLE_CAP - fight.meddle


def shut(game: Game, seat: int, fight: Fight) -> Text | None:
    """The public reason why a window does not open, or None (EI-WIN-3)."""
    if not room(fight):
        return say("ei-skip-cap")
    player = game.players[seat]
    powers = game.roster(seat).of_type(MeddlePower)
    if player.hand or player.reserve or any(not p.discards and not _spent(game, fight, p, me) for p, me in powers):
        return None
    if not powers:
        return say("ei-skip-nothing")
    return say("ei-skip-powers", powers=[_idle(game, fight, piece, me) for piece, me in powers])


def _idle(game: Game, fight: Fight, piece: MeddlePower, me: Mine) -> Text:
    """Why a power in play opens no window for an empty hand."""
    if not _spent(game, fight, piece, me):
        return say("ei-skip-power-card", what=me.ref)
    return say("ei-skip-power-round" if piece.per_round else "ei-skip-power-challenge", what=me.ref)


def _window(game: Game, seat: int, fight: Fight) -> Flow[None]:
    acted = False
    while (reason := shut(game, seat, fight)) is None:
        answer = yield from ask(_decision(game, seat, fight))
        if answer.passes or not (answer.pick or answer.amounts.get("reserve")):
            game.log("meddle-pass", seat, 1)
            return
        yield from _carry_out(game, seat, fight, answer)
        acted = True
    if not acted:
        game.log("meddle-skip", seat, 1, reason=reason)


def _spent(game: Game, fight: Fight, piece: MeddlePower, me: Mine) -> bool:
    """Whether a power is used up: for the round, or for this Challenge (EI-TIME-4)."""
    return me.id in (game.state.round_marks if piece.per_round else fight.powers)


def _cannot_use(game: Game, fight: Fight, piece: MeddlePower, me: Mine) -> Reason | None:
    if _spent(game, fight, piece, me):
        return why("used-round" if piece.per_round else "used-challenge", "EI-TIME-4")
    if len(game.players[me.seat].hand) < piece.discards:
        return why("no-card", "EI-MAN-10")
    return None


def _decision(game: Game, seat: int, fight: Fight) -> Decision:
    player = game.players[seat]
    options, blocked = _card_options(game, seat, room(fight))
    for piece, me in game.roster(seat).of_type(MeddlePower):
        label = say("ei-do-power", what=me.ref)
        if (reason := _cannot_use(game, fight, piece, me)) is not None:
            blocked.append(withhold(f"power:{me.id}", label, reason, me.ref, seat_ref(seat)))
            continue
        cost = {"meddle": 1, **({"hand": piece.discards} if piece.discards else {})}
        counts = min(piece.might, room(fight))
        detail = say("ei-detail-power", n=piece.might, counts=counts, lost=piece.might - counts, price=piece.discards)
        options.append(Option(f"power:{me.id}", label, "power", (me.ref, seat_ref(seat)), detail, cost, piece.might))
    blocked += cards_withheld(game, seat, "boost", why("only-boost", "EI-MAN-2"))
    most = min(player.reserve, room(fight))
    if not most:
        blocked.append(direct_withheld("reserve"))
    direct = Amount("reserve", say("ei-amount-reserve"), most, cost={"meddle": 1, "reserve": 1}, worth=1)
    return Decision(
        seat,
        "meddle",
        say("ei-ask-meddle", who=seat_ref(fight.attacker), tile=tile_ref(fight.tile), room=room(fight), cap=MEDDLE_CAP),
        tuple(options),
        choose=(0, len(options)),
        passing=say("ei-do-pass"),
        amounts=(direct,) if most else (),
        budget={"meddle": room(fight), "reserve": player.reserve, "hand": len(player.hand)},
        blocked=tuple(blocked),
        balance=balance(game, seat, fight),
        about=(tile_ref(fight.tile), seat_ref(fight.attacker)),
        window=True,
    )


def _card_options(game: Game, seat: int, cap: int) -> tuple[list[Option], list[Blocked]]:
    options: list[Option] = []
    blocked: list[Blocked] = []
    player = game.players[seat]
    for instance in player.hand:
        printed = printed_card(instance)
        if printed.subtype != "meddle":
            continue
        ref = piece_ref(instance)
        label = say("ei-do-meddle", what=ref)
        if player.reserve < printed.cost:
            reason = why("reserve", "EI-RES-1", need=printed.cost, have=player.reserve)
            blocked.append(withhold(f"meddle:{instance}", label, reason, ref))
            continue
        cost = {"meddle": 1, "hand": 1, **({"reserve": printed.cost} if printed.cost else {})}
        counts = min(printed.bonus, cap)
        detail = say(
            "ei-detail-meddle", n=printed.bonus, counts=counts, lost=printed.bonus - counts, price=printed.cost
        )
        options.append(Option(f"meddle:{instance}", label, "meddle", (ref,), detail, cost, printed.bonus))
    return options, blocked


def balance(game: Game, seat: int, fight: Fight) -> Balance:
    """The Legend's side against the challenger's, for a rival; the printed Might only if that rival knows it (EI-CHAL-17)."""
    known, theirs = target_for(game, seat, fight)
    return Balance(tuple(theirs), tuple(fight.mine), level_wins=False, unknown=not known, most=room(fight))


def target_for(game: Game, seat: int, fight: Fight) -> tuple[bool, list[Part]]:
    """Whether a seat knows the Legend, and the parts of the target that it knows."""
    place = game.place[fight.tile]
    if place.face_up or fight.legend is None:
        return True, fight.theirs
    if seat in place.seen_by:
        return True, hidden_target(fight.legend, fight)
    return False, fight.theirs


def _carry_out(game: Game, seat: int, fight: Fight, answer: Answer) -> Flow[None]:
    """Direct Reserve first, which has to fit under the cap; then the picks in order until the cap is full (EI-CHAL-12)."""
    direct = answer.amounts.get("reserve", 0)
    player = game.players[seat]
    if direct:
        player.reserve -= direct
        _add(game, seat, fight, direct, say("ei-share-direct-reserve"), "", direct)
    fight.cards = [c.partition(":")[2] for c in answer.pick if c.startswith("meddle:")]
    for choice in answer.pick:
        if not room(fight):
            break
        group, _, identity = choice.partition(":")
        if group == "meddle":
            _play_card(game, seat, fight, identity)
        else:
            yield from _use_power(game, seat, fight, identity)
    fight.cards = []


def _play_card(game: Game, seat: int, fight: Fight, instance: str) -> None:
    player, printed = game.players[seat], printed_card(instance)
    fight.cards.remove(instance)
    player.hand.remove(instance)
    player.reserve -= printed.cost
    _add(game, seat, fight, printed.bonus, say("ei-name", what=piece_ref(instance)), piece_ref(instance), printed.cost)
    player.discard.append(instance)


def _use_power(game: Game, seat: int, fight: Fight, identity: str) -> Flow[None]:
    piece, me = next((piece, me) for piece, me in game.roster(seat).of_type(MeddlePower) if me.id == identity)
    (game.state.round_marks if piece.per_round else fight.powers).append(identity)
    if piece.discards:
        yield from game.discard(seat, piece.discards, say("ei-cause-cost", what=me.ref))
    _add(game, seat, fight, piece.might, say("ei-name", what=me.ref), me.ref, 0)
    game.log("marked-round" if piece.per_round else "marked-challenge", seat, 2, what=me.ref)


def _add(game: Game, seat: int, fight: Fight, printed: int, source: Text, ref: Ref, price: int) -> None:
    """Only what fits under the cap counts; the rest is lost (EI-CHAL-5)."""
    counts = min(printed, room(fight))
    fight.meddle += counts
    label = say("ei-share-meddle", who=seat_ref(seat), what=source)
    fight.theirs.append(Part(label, counts, ref))
    game.log(
        "meddle" if counts == printed else "meddle-over",
        seat,
        1,
        what=source,
        price=price,
        printed=printed,
        n=counts,
        lost=printed - counts,
        k=fight.meddle,
        of=MEDDLE_CAP,
        left=game.players[seat].reserve,
    )
