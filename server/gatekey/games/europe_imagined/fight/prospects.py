"""What a fight would bring, said before it is fought: from the table as it stands, for the seat that commits."""

from __future__ import annotations

from gatekey.games.europe_imagined.catalogue import LEGENDS, Legend, kind
from gatekey.games.europe_imagined.claiming import MARKET_DRAW, claim_parts
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.limits import party_limit
from gatekey.games.europe_imagined.state import Fight, Place
from gatekey.games.europe_imagined.words import named_share, seat_ref, share, tile_ref
from gatekey.kernel.decision import Part
from gatekey.kernel.text import Text, say

HUNTING_GROUND = 1
DUEL_RENOWN = 2


def overcoming_parts(place: Place, legend: Legend) -> list[Part]:
    """Renown for overcoming a Legend (EI-SUCC-1)."""
    parts = [share(f"legend:{legend.id}", legend.renown)]
    if kind(place.tile) == "forest":
        parts.append(named_share("hunting-ground", HUNTING_GROUND))
    return parts


def winning_parts(game: Game, winner: int) -> list[Part]:
    """Renown for winning a Duel (EI-DUEL-9)."""
    bonuses = [(piece.win_bonus(), me.ref) for piece, me in game.answering(winner, "win_bonus")]
    return [named_share("duel", DUEL_RENOWN), *(share(ref, n) for n, ref in bonuses if n)]


def challenge_prospects(game: Game, seat: int, place: Place) -> tuple[Text, Text]:
    """What overcoming the face-up Legend of a tile brings, and what its Curse does (EI-SUCC-1, EI-FAIL-1)."""
    assert place.legend is not None
    legend = LEGENDS[place.legend]
    renown = sum(p.n for p in overcoming_parts(place, legend))
    won = [_renown(renown), *_claim(game, seat, place), _reward(game, seat, legend)]
    return _outcome(won), _outcome([say(f"ei-curse-{step.op.replace('_', '-')}", n=step.n) for step in legend.curse])


def _claim(game: Game, seat: int, place: Place) -> list[Text]:
    tile = tile_ref(place.tile)
    if place.claim is not None:
        return [say("ei-brings-no-claim", tile=tile, owner=seat_ref(place.claim))]
    if not game.players[seat].markers:
        return [say("ei-brings-no-marker", tile=tile)]
    claimed = say("ei-brings-claim", tile=tile, n=sum(p.n for p in claim_parts(game, seat, place)))
    return [claimed, say("ei-brings-cards", n=MARKET_DRAW)] if kind(place.tile) == "village" else [claimed]


def _reward(game: Game, seat: int, legend: Legend) -> Text:
    if legend.reward.kind == "relic":
        return say("ei-brings-relic", relic=f"relic:{legend.id}")
    player = game.players[seat]
    n, limit = len(player.party), party_limit(player)
    return say(
        "ei-brings-tame" if n < limit else "ei-brings-tame-full", legend=f"legend:{legend.id}", n=n + 1, of=limit
    )


def duel_prospects(game: Game, fight: Fight, seat: int) -> tuple[Text, Text]:
    """What winning and losing a Duel bring to one of the two (EI-DUEL-9 to EI-DUEL-14)."""
    assert fight.defender is not None
    attacks = seat == fight.attacker
    other = seat_ref(fight.defender if attacks else fight.attacker)
    steps = bool(game.board.roads(fight.tile))
    relics = bool(game.players[fight.defender].relics)
    prize = say("ei-brings-prize", relics=int(relics), steps=int(steps), who=seat_ref(fight.defender))
    sent = [say("ei-brings-send" if not attacks else "ei-loss-sent", who=other)] if steps else []
    won = [_renown(_sum(winning_parts(game, seat))), *([prize] if attacks else sent)]
    rival = fight.defender if attacks else fight.attacker
    lost = [say("ei-loss-renown", who=other, n=_sum(winning_parts(game, rival)))]
    lost += sent if attacks else [say("ei-loss-prize", relics=int(relics), steps=int(steps), who=other)]
    return _outcome(won), _outcome([*lost, say("ei-brings-cards", n=1)])


def _sum(parts: list[Part]) -> int:
    return sum(p.n for p in parts)


def _renown(n: int) -> Text:
    return say("ei-brings-renown", n=n)


def _outcome(items: list[Text]) -> Text:
    return say("ei-outcome", items=items)
