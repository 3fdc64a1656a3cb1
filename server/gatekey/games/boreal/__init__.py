"""Boreal: a duel of two pyramids of ten locations, after a set of rules whose numbered paragraphs (BO-01 to BO-82) are cited here."""

from gatekey.games.boreal.rules import GAME

__all__ = ["GAME"]
