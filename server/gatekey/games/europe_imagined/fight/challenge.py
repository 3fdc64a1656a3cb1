"""Facing the Legend of a tile (EI-CHAL)."""

from __future__ import annotations

from typing import Final

from gatekey.games.europe_imagined.catalogue import LEGENDS, WONDER_MIGHT, Legend, kind
from gatekey.games.europe_imagined.claiming import claim
from gatekey.games.europe_imagined.fight.curse import curse
from gatekey.games.europe_imagined.fight.meddle import meddling, target_for
from gatekey.games.europe_imagined.fight.prospects import challenge_prospects, overcoming_parts
from gatekey.games.europe_imagined.fight.spending import carry_out
from gatekey.games.europe_imagined.fight.strength import (
    ability_options,
    boost_options,
    companion_options,
    standing_parts,
    total,
)
from gatekey.games.europe_imagined.fight.withheld import (
    abilities_withheld,
    companions_withheld,
    direct_withheld,
    meddle_withheld,
)
from gatekey.games.europe_imagined.game import Game, Trigger
from gatekey.games.europe_imagined.limits import party_limit
from gatekey.games.europe_imagined.pieces import UpperBand
from gatekey.games.europe_imagined.state import Companion, Fight, Place
from gatekey.games.europe_imagined.target import printed_part
from gatekey.games.europe_imagined.words import Reason, named_share, parts_text, seat_ref, tile_ref, why
from gatekey.kernel.decision import Amount, Balance, Blocked, Decision
from gatekey.kernel.rules import Flow, ask
from gatekey.kernel.text import Ref, Text, say

NO_LEGEND: Final = why("no-legend", "EI-CHAL-1")
ATTEMPTED: Final = why("attempted", "EI-CHAL-1")


def cannot_challenge(game: Game, seat: int) -> Reason | None:
    """Why no Challenge may be declared here (EI-CHAL-1)."""
    place = game.here(seat)
    if place.legend is None:
        return NO_LEGEND
    if place.tile in game.players[seat].attempted:
        return ATTEMPTED
    return None


def challenge(game: Game, seat: int) -> Flow[None]:
    """Declare, Meddle, flip, abandon or commit, compare, and what follows."""
    place = game.here(seat)
    assert place.legend is not None
    fight = _declare(game, seat, place)
    yield from meddling(game, fight)
    place = _flip(game, place, fight)
    committed = yield from _commit(game, seat, place, fight)
    if not committed:
        yield from _abandon(game, seat, place)
    elif _compare(game, seat, fight):
        yield from _succeed(game, seat, place, fight)
    else:
        yield from _fail(game, seat, fight)
    game.state.fight = None


def _declare(game: Game, seat: int, place: Place) -> Fight:
    fight = Fight(kind="challenge", tile=place.tile, attacker=seat, legend=place.legend)
    game.state.fight = fight
    game.players[seat].attempted.append(place.tile)
    fight.mine = standing_parts(game, seat, fight)
    assert place.legend is not None
    if place.face_up:
        fight.theirs.append(printed_part(place.legend))
    if kind(place.tile) == "wonder":
        fight.theirs.append(named_share("wonder", WONDER_MIGHT))
    legend = f"legend:{place.legend}"
    if place.face_up:
        game.log("challenge", seat, tile=tile_ref(place.tile), legend=legend, **_target(game, seat, fight))
        return fight
    private = {
        viewer: say(
            "ei-log-challenge",
            seat=seat_ref(seat),
            tile=tile_ref(place.tile),
            legend=legend,
            **_target(game, viewer, fight),
        )
        for viewer in place.seen_by
    }
    game.log("challenge-hidden", seat, 0, private, tile=tile_ref(place.tile))
    return fight


def _target(game: Game, viewer: int, fight: Fight) -> dict[str, int | Ref | Text | list[Text]]:
    parts = target_for(game, viewer, fight)[1]
    return {"n": total(parts), "parts": parts_text(parts)}


def _flip(game: Game, place: Place, fight: Fight) -> Place:
    """A face-down Trickster turns over for good (EI-CHAL-7)."""
    fight.step = "commit"
    if place.face_up or place.legend is None:
        return place
    flipped = game.change(place.tile, face_up=True, seen_by=())
    fight.theirs.insert(0, printed_part(place.legend))
    game.log(
        "flip",
        None,
        1,
        tile=tile_ref(place.tile),
        legend=f"legend:{place.legend}",
        **_target(game, fight.attacker, fight),
    )
    return flipped


def _commit(game: Game, seat: int, place: Place, fight: Fight) -> Flow[bool]:
    """The challenger's choice; False when they walk away. Cards drawn here may be used here (EI-CHAL-13, EI-CHAL-15)."""
    first = True
    while True:
        answer = yield from ask(_decision(game, seat, place, fight, first))
        if answer.passes:
            return not first
        drawn = yield from carry_out(game, seat, fight, answer, "lanterns")
        if not drawn:
            return True
        first = False


def _decision(game: Game, seat: int, place: Place, fight: Fight, first: bool) -> Decision:
    player = game.players[seat]
    band = game.band(place) or UpperBand()
    companions = companion_options(game, seat, fight)
    boosts, dear = boost_options(game, seat, fight, "lanterns")
    options = [*companions, *boosts, *ability_options(game, seat)]
    direct = 0 if band.no_direct else player.lanterns
    won, lost = challenge_prospects(game, seat, place)
    lanterns = Amount("lanterns", say("ei-amount-lanterns"), direct, cost={"lanterns": 1}, worth=1)
    return Decision(
        seat,
        "commit",
        say("ei-ask-commit" if first else "ei-ask-commit-more", legend=f"legend:{place.legend}"),
        tuple(options),
        choose=(0, len(options)),
        passing=say("ei-do-abandon" if first else "ei-do-enough"),
        amounts=(lanterns,) if direct else (),
        budget={"lanterns": player.lanterns, "renown": player.renown, "hand": len(player.hand)},
        limits=_limits(band, len(companions), sum(1 for c in fight.committed if c.startswith(f"{seat}:"))),
        blocked=(
            *companions_withheld(game, seat, fight),
            *_direct_withheld(place, band, direct),
            *dear,
            *abilities_withheld(game, seat),
            *meddle_withheld(game, seat),
        ),
        balance=Balance(tuple(fight.mine), tuple(fight.theirs), win=won, lose=lost),
        about=(tile_ref(place.tile), f"legend:{place.legend}"),
    )


def _direct_withheld(place: Place, band: UpperBand, direct: int) -> list[Blocked]:
    if direct:
        return []
    forbidden = why("no-direct", "EI-CHAL-16", what=f"legend:{place.legend}") if band.no_direct else None
    return [direct_withheld("lanterns", forbidden)]


def _limits(band: UpperBand, able: int, committed: int) -> dict[str, tuple[int, int]]:
    """What the Legend's text asks of the Companions committed (EI-CHAL-16, EI-CHAL-18)."""
    least = max(0, band.least_companions - committed)
    most = able if band.most_companions is None else max(0, band.most_companions - committed)
    if not least and band.most_companions is None:
        return {}
    return {"companion": (least, max(least, most))}


def _abandon(game: Game, seat: int, place: Place) -> Flow[None]:
    """Nothing of the challenger's is spent and no Curse follows; the attempt stays used (EI-CHAL-8)."""
    game.log("abandon", seat, 1, tile=tile_ref(place.tile), legend=f"legend:{place.legend}")
    yield from game.settle(game.hear("after_abandon", seat))


def _compare(game: Game, seat: int, fight: Fight) -> bool:
    mine, theirs = total(fight.mine), total(fight.theirs)
    fight.step = "compared"
    key = "challenge-won" if mine > theirs else "challenge-equal" if mine == theirs else "challenge-lost"
    game.log(
        key,
        seat,
        1,
        legend=f"legend:{fight.legend}",
        n=mine,
        parts=parts_text(fight.mine),
        target=theirs,
        others=parts_text(fight.theirs),
    )
    return mine >= theirs


# ---------------------------------------------------------------- success and failure


def _succeed(game: Game, seat: int, place: Place, fight: Fight) -> Flow[None]:
    """Renown, tally, claim, claim triggers, reward, reward triggers, in that order (EI-SUCC-1)."""
    assert fight.legend is not None
    legend = LEGENDS[fight.legend]
    overcame = game.hear("after_overcome", seat)
    game.change(place.tile, legend=None)
    fight.step = "rewarding"
    game.gain_renown(seat, overcoming_parts(place, legend))
    player = game.players[seat]
    player.tally += 1
    game.log("tally", seat, 1, before=player.tally - 1, after=player.tally)
    if place.claim is not None:
        game.log("already-claimed", seat, 1, tile=tile_ref(place.tile), owner=seat_ref(place.claim))
    elif player.markers:
        yield from claim(game, seat, f"legend:{legend.id}", depth=1)
    else:
        game.log("no-marker", seat, 1, tile=tile_ref(place.tile))
    tamed: list[Trigger] = []
    if legend.reward.kind == "tame":
        tamed = yield from _tame(game, seat, legend, fight)
    else:
        game.gain_relic(seat, legend.id)
        fight.step = "rewarded"
        game.log("relic", seat, 1, relic=f"relic:{legend.id}", legend=f"legend:{legend.id}")
    yield from game.settle([*overcame, *tamed])


def _tame(game: Game, seat: int, legend: Legend, fight: Fight) -> Flow[list[Trigger]]:
    """It joins exhausted; who is dismissed to make room has left before the taming (EI-SUCC-5, EI-TIME-9)."""
    player = game.players[seat]
    yield from game.make_room(seat, say("ei-cause-room", who=f"legend:{legend.id}"))
    triggers = game.hear("after_tame", seat)
    game.join(seat, Companion(legend.id, ready=False))
    fight.step = "rewarded"
    game.log("tame", seat, 1, legend=f"legend:{legend.id}", n=len(player.party), of=party_limit(player))
    return triggers


def _fail(game: Game, seat: int, fight: Fight) -> Flow[None]:
    """The Curse as printed, then failure triggers (EI-FAIL-1, EI-FAIL-3)."""
    assert fight.legend is not None
    fight.step = "curse"
    yield from curse(game, seat, fight.legend)
    yield from game.settle(game.hear("after_fail", seat))
