"""Exploration: what may be built and reserved, why the rest may not, and doing it (BO-11 to BO-31)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gatekey.games.boreal import preview
from gatekey.games.boreal.catalogue import CARDS, FULL
from gatekey.games.boreal.game import Game, archive_of, closed_to, column
from gatekey.games.boreal.pyramid import LEFT, Target, allowed, put, pyramid_of, targets
from gatekey.games.boreal.state import BorealState
from gatekey.games.boreal.words import Reason, card_ref, place_ref, seat_ref, slot_ref, why
from gatekey.kernel.decision import Blocked, Option
from gatekey.kernel.text import Ref, say


class Source(NamedTuple):
    """A card that could be built, and its slot on the row; 0 for the reserve."""

    card: str
    slot: int


def sources(state: BorealState, seat: int) -> list[Source]:
    """Row slots 1 to 8, then the reserve in the order taken (BO-62)."""
    row = [Source(card, slot) for slot, card in enumerate(state.row, 1) if card is not None]
    return row + [Source(card, 0) for card in state.sides[seat].reserve]


def cannot_build(state: BorealState, seat: int, source: Source) -> Reason | None:
    """Why a card may not be built wherever it would go (BO-14 to BO-17, BO-29)."""
    side = state.sides[seat]
    card = CARDS[source.card]
    if source.slot:
        if closed_to(side, source.card):
            return why("archive", "BO-29", archive=card_ref(archive_of(side) or ""))
        reach = column(state, seat, source.slot)
        if reach > side.token:
            return why("reach", "BO-14", column=reach, token=side.token)
    if card.cost > side.token:
        return why("dear", "BO-15", cost=card.cost, token=side.token)
    if len(side.pyramid) == FULL:
        return why("no-place", "BO-18")
    return None


def cannot_place(state: BorealState, seat: int, source: Source, spots: Sequence[Target]) -> Reason | None:
    """Why a card that could be paid for has no place."""
    if spots:
        return None
    if not targets(pyramid_of(state.sides[seat])):
        return why("no-place", "BO-18")
    return why("placement", "BO-23", card=card_ref(source.card))


def spots_for(state: BorealState, seat: int, card: str) -> list[Target]:
    """The places where a card may go (BO-18 to BO-23)."""
    at = pyramid_of(state.sides[seat])
    return [target for target in targets(at) if allowed(at, card, target)]


def builds(state: BorealState, seat: int) -> Iterator[tuple[Source, Target]]:
    """Every legal pair of a card and a place, in the order of BO-62."""
    for source in sources(state, seat):
        if cannot_build(state, seat, source) is None:
            for target in spots_for(state, seat, source.card):
                yield source, target


def reservable(state: BorealState, seat: int) -> list[Source]:
    """The cards of the row that may be reserved, by slot (BO-26, BO-31)."""
    side = state.sides[seat]
    return [s for s in sources(state, seat) if s.slot and not closed_to(side, s.card)]


def touched(source: Source) -> tuple[Ref, ...]:
    """What glows for a card."""
    return (card_ref(source.card), slot_ref(source.slot)) if source.slot else (card_ref(source.card),)


def build_options(state: BorealState, seat: int) -> list[Option]:
    """Each legal build."""
    side = state.sides[seat]
    cards = frozenset(pyramid_of(side).items())
    return [
        Option(
            f"build:{source.card}:{target.name}",
            say("boreal-do-build", card=card_ref(source.card), place=place_ref(target.name)),
            "build",
            (*touched(source), place_ref(target.name)),
            preview.of_build(cards, side.token, source.card, target),
            {"compasses": CARDS[source.card].cost},
        )
        for source, target in builds(state, seat)
    ]


def reserve_options(state: BorealState, seat: int, verb: str = "reserve") -> list[Option]:
    """Each reservable slot; ``verb`` is ``take`` for the power of that name."""
    return [
        Option(
            f"{verb}:{source.slot}",
            say("boreal-do-reserve", card=card_ref(source.card)),
            verb,
            touched(source),
            preview.of_reserve(state, seat, source.card),
        )
        for source in reservable(state, seat)
    ]


def blocked_builds(state: BorealState, seat: int) -> list[Blocked]:
    """Each card that may not be built, with the reason (BO-79)."""
    found = []
    for source in sources(state, seat):
        reason = cannot_build(state, seat, source)
        if reason is None:
            reason = cannot_place(state, seat, source, spots_for(state, seat, source.card))
        if reason is not None:
            label = say("boreal-do-build-any", card=card_ref(source.card))
            found.append(Blocked(f"build:{source.card}", label, reason.text, reason.rule, "build", touched(source)))
    return found


def blocked_reserves(state: BorealState, seat: int, verb: str = "reserve") -> list[Blocked]:
    """Each archive that may not be reserved any more."""
    side = state.sides[seat]
    reason = why("archive", "BO-31", archive=card_ref(archive_of(side) or ""))
    return [
        Blocked(
            f"{verb}:{s.slot}",
            say("boreal-do-reserve", card=card_ref(s.card)),
            reason.text,
            reason.rule,
            verb,
            touched(s),
        )
        for s in sources(state, seat)
        if s.slot and closed_to(side, s.card)
    ]


def build(game: Game, choice: str) -> str:
    """Carry out ``BS03:L1-left``: pay, place, refill (BO-56). Returns the card."""
    state, seat, side = game.state, game.seat, game.side
    card, _, place = choice.partition(":")
    target = next(t for t in targets(pyramid_of(side)) if t.name == place)
    cost = CARDS[card].cost
    before, side.token = side.token, side.token - cost
    arguments: dict[str, int | Ref] = {"card": card_ref(card), "place": place_ref(place)}
    arguments |= {"before": before, "cost": cost, "after": side.token}
    if card in side.reserve:
        slot = 0
        side.reserve.remove(card)
        game.log("build-reserve", seat, 0, **arguments)
    else:
        slot = state.row.index(card) + 1
        game.off_the_row(slot)
        game.log("build", seat, 0, slot=slot_ref(slot), column=column(state, seat, slot), **arguments)
    if place == LEFT:
        game.log("shift", seat, 1)
    put(side, card, target)
    if slot:
        game.refill(slot)
    state.acted = True
    if len(side.pyramid) == FULL and state.completed is None:
        state.completed = seat
        last = seat == state.white
        game.log("tenth" if last else "tenth-last", seat, 0, rival=seat_ref(1 - seat))
    return card


def reserve(game: Game, slot: int, source: str = "") -> None:
    """Take a card of the row into the reserve; ``source`` is the card whose power allowed it."""
    game.state.acted = True
    card = game.off_the_row(slot)
    game.side.reserve.append(card)
    key = ("take" if source else "reserve") + ("-archive" if CARDS[card].archive else "")
    arguments: dict[str, Ref] = {"source": card_ref(source)} if source else {}
    game.log(key, game.seat, 1 if source else 0, card=card_ref(card), slot=slot_ref(slot), **arguments)
    game.refill(slot)
