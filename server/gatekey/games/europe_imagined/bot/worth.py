"""What things are worth to the bot, in Renown."""

from __future__ import annotations

from typing import Final

from gatekey.games.europe_imagined.bot.position import Position, kind_of, might
from gatekey.games.europe_imagined.bot.strength import bought, challenger
from gatekey.games.europe_imagined.catalogue import CARDS, MEMBERS, PLACES, Legend, base

LANTERN: Final = 0.3
CARD: Final = 0.4
TALLY: Final = 0.6
"""A Legend more towards the Legend-Hunter bonus."""

TEXTS: Final = {
    "wick_trimmer": 0.5,
    "gaslight_gossip": 0.3,
    "customs_clerk": 0.4,
    "harbour_factor": 0.5,
    "fado_singer": 0.3,
    "doges_cartographer": 0.1,
    "saltmarsh_pilot": 0.2,
    "forest_hermit": 0.4,
    "raven_scout": 0.1,
    "sled_driver": 0.6,
    "skald_of_the_long_night": 0.1,
    "cantor": 0.4,
    "candle_scribe": 0.4,
    "illuminator_of_toledo": 0.4,
    "ember_salamander": 0.7,
    "lantern_gull": 0.6,
    "clockwork_finch": 0.4,
    "marginalia_imp": 0.4,
    "grey_hound_of_the_hunt": 0.3,
    "melusine": 0.3,
    "rubezahl": 0.2,
    "kraken": 0.2,
    "huldra": 0.2,
    "lorelei": 0.8,
}
"""Worth of a Companion's text beside its Strength, early in the game."""

RELICS: Final = {
    "cagliostro": 3.0,
    "dragon": 2.5,
    "faust": 0.6,
    "troll": 0.5,
    "windmill_giants": 1.2,
    "will_o_the_wisp": 0.8,
    "erlking": 0.7,
    "white_lady": 0.5,
    "fionn": 0.8,
    "baba_yaga": 0.9,
}
"""Worth of a Relic early in the game; 0.4 for the others. Those that score at the end keep theirs."""

_SCORING: Final = {"cagliostro", "dragon"}


def companion(position: Position, identity: str) -> float:
    """Worth of having a Companion from now to the end."""
    member = MEMBERS[identity]
    strength = member.strength * (0.6 if member.restriction == "duels_only" else 1.0)
    return 0.22 * strength * position.left + TEXTS.get(identity, 0.0) * position.left / 7


def relic(position: Position, legend: str) -> float:
    """Worth of having a Relic from now to the end."""
    if legend == "dragon":
        return 2.0 + 2.0 * len(position.relics)
    full = RELICS.get(legend, 0.4)
    return full if legend in _SCORING else full * (1 + position.left) / 8


def card(position: Position, instance: str) -> float:
    """Worth of keeping a card in hand."""
    printed = CARDS[base(instance)]
    if printed.kind == "companion":
        return 0.15 + 0.6 * companion(position, printed.id)
    if printed.subtype == "boost":
        return 0.35 + 0.1 * printed.bonus
    if printed.subtype == "meddle":
        return 0.3 if position.left else 0.1
    return {"forged_charter": 1.0, "letters_of_introduction": 0.7, "fair_wind": 0.5}.get(printed.id, 0.4)


def claim_effects(position: Position, tile: str) -> float:
    """What claiming a tile brings beside the Renown printed on it."""
    kind = kind_of(tile)
    left = position.left
    gain = {"village": 2 * CARD, "bridge": 0.15 * left, "castle": 0.3, "harbour": 0.2, "wonder": 0.3}.get(
        kind or "", 0.0
    )
    if kind not in position.types:
        gain += 1.0 + 3.0 * ((len(position.types) + 1) / 7) ** 3
    if kind == "harbour":
        gain += position.explorer == "teodoro_mares"
        gain += 2 * CARD * ("harbour_factor" in position.party) + 0.1 * left * ("customs_clerk" in position.party)
    if kind in {"shrine", "castle"}:
        gain += position.explorer == "rodrigo_valdes"
        gain += CARD * ("illuminator_of_toledo" in position.party)
    return gain


def claim(position: Position, tile: str, lanterns: int) -> float:
    """Worth of the Claim action on a tile, with so many Lanterns at hand; 0 when it cannot be paid."""
    if not position.claimable(tile) or position.guarded(tile):
        return 0.0
    printed = PLACES[tile]
    gain = claim_effects(position, tile)
    if position.pays_lanterns:
        return gain + printed.renown - LANTERN * printed.claim_cost if lanterns >= printed.claim_cost else 0.0
    return gain if position.renown >= printed.claim_cost else 0.0


def prize(position: Position, tile: str, legend: Legend, *, placed: bool = True) -> float:
    """Worth of overcoming a Legend on a tile."""
    gain = legend.renown + (kind_of(tile) == "forest") + TALLY
    if not placed or position.claimable(tile):
        gain += PLACES[tile].renown + claim_effects(position, tile)
    if legend.reward.kind == "relic":
        return gain + relic(position, legend.id)
    room = len(position.party) < position.me["party_limit"]
    worst = 0.0 if room else min((companion(position, c) for c in position.party), default=0.0)
    return gain + max(0.0, companion(position, legend.id) - worst)


def challenge(position: Position, tile: str, lanterns: int, extra: tuple[str, ...] = ()) -> float:
    """Worth of a Challenge on a tile with so many Lanterns; ``extra`` Companions stand Ready besides the party."""
    if not position.guarded(tile) or tile in position.me["attempted"]:
        return 0.0
    legend = position.legend(tile)
    if legend is None:
        tricksters = [g for g in position.unseen if g.trickster]
        return _expected(position, tile, lanterns, tricksters, extra)
    free = challenger(position, tile, extra, legend)
    lacking = might(tile, legend) - free
    if lacking > bought(position, lanterns, legend):
        return 0.0
    return max(0.3, prize(position, tile, legend) - LANTERN * max(0, lacking))


def _expected(
    position: Position,
    tile: str,
    lanterns: int,
    legends: list[Legend],
    extra: tuple[str, ...] = (),
    *,
    placed: bool = True,
) -> float:
    """Mean over the Legends it may be: what those in reach are worth now."""
    if not legends:
        return 0.0
    most = challenger(position, tile, extra) + bought(position, lanterns)
    return sum(prize(position, tile, g, placed=placed) for g in legends if might(tile, g) <= most) / len(legends)


def new_tile(position: Position, tile: str, lanterns: int) -> float:
    """Worth of exploring a Row tile, with so many Lanterns left afterwards."""
    printed = PLACES[tile]
    if printed.legend:
        now = _expected(position, tile, lanterns, position.unseen, placed=False)
        later = sum(prize(position, tile, g, placed=False) for g in position.unseen) / max(1, len(position.unseen))
        return 0.75 * now + min(0.05 * position.left, 0.2) * later
    gain = claim_effects(position, tile)
    if position.pays_lanterns:
        payable = lanterns >= printed.claim_cost
        gain += printed.renown
    else:
        payable = position.renown >= printed.claim_cost
    return gain if payable else gain * min(0.08 * position.left, 0.4)
