"""The reckoning after the last Dusk (EI-END)."""

from __future__ import annotations

from gatekey.games.europe_imagined.catalogue import RAW, kind
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.pieces import PIECES
from gatekey.games.europe_imagined.state import EuropeState, Score
from gatekey.games.europe_imagined.words import named_share, names, part, parts_text, seat_ref, share
from gatekey.kernel.decision import Part
from gatekey.kernel.text import Text, say

ATLAS_SET = 3
LEGEND_HUNTER = 3
TYPES = tuple(RAW["tiles"]["types"])


def reckon(game: Game) -> None:
    """Add Atlas, Legend-Hunter and Relics to every seat, and find who won (EI-END-1 to EI-END-5)."""
    state = game.state
    tallies = [part(seat_ref(seat), player.tally) for seat, player in enumerate(game.players)]
    game.log("hunter", None, n=max(p.tally for p in game.players), tallies=tallies)
    for seat, player in enumerate(game.players):
        parts = [named_share("so-far", player.renown), *bonus_parts(state, seat)]
        player.renown = sum(p.n for p in parts)
        state.scores.append(Score([p for p in parts if p.n or p is parts[0]], player.renown))
        game.log("score", seat, 0, parts=parts_text(parts), n=player.renown)
    state.winners, state.tiebreak = winners(state)
    key = "winner" if len(state.winners) == 1 else "shared-win"
    who = names(seat_ref(seat) for seat in state.winners)
    game.log(key, None, who=who, how=state.tiebreak or say("ei-tie-none"))


def bonus_parts(state: EuropeState, seat: int) -> list[Part]:
    """Atlas, Legend-Hunter and Relics of a seat."""
    player = state.players[seat]
    types = len({kind(p.tile) for p in state.places if p.claim == seat})
    parts = [named_share("atlas", types)]
    if types == len(TYPES):
        parts.append(named_share("atlas-set", ATLAS_SET))
    best = max(p.tally for p in state.players)
    if best and player.tally == best:
        parts.append(named_share("legend-hunter", LEGEND_HUNTER, tally=best))
    for relic in player.relics:
        piece = PIECES.get(f"relic:{relic}")
        if piece is not None and (n := piece.final_renown(player.relics)):
            parts.append(share(f"relic:{relic}", n))
    return parts


def winners(state: EuropeState) -> tuple[list[int], Text | None]:
    """Most Renown; then lifetime Legends; then claims; then together (EI-END-5, EI-END-9). With the tie-break that decided."""

    def best(seats: list[int], key: dict[int, int]) -> list[int]:
        return [s for s in seats if key[s] == max(key[t] for t in seats)]

    everyone = list(range(len(state.players)))
    first = best(everyone, {s: state.players[s].renown for s in everyone})
    if len(first) == 1:
        return first, None
    second = best(first, {s: state.players[s].tally for s in everyone})
    if len(second) == 1:
        return second, say("ei-tie-legends", n=state.players[second[0]].tally)
    claims = {s: sum(1 for p in state.places if p.claim == s) for s in everyone}
    third = best(second, claims)
    if len(third) == 1:
        return third, say("ei-tie-claims", n=claims[third[0]])
    return third, say("ei-tie-shared")
