"""Europe Imagined, version 0.2.2 of its rules. Importing it registers the behaviour of every card and Legend."""

from gatekey.games.europe_imagined.cards import ilse, neutral, rodrigo, sigrun, teodoro
from gatekey.games.europe_imagined.legends import bands, relics, tames
from gatekey.games.europe_imagined.rules import GAME

BEHAVIOUR = (neutral, ilse, teodoro, sigrun, rodrigo, bands, tames, relics)
"""The modules in which cards are named."""

__all__ = ["BEHAVIOUR", "GAME"]
