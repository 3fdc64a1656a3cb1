"""What a Challenge has to reach (EI-CHAL)."""

from __future__ import annotations

from gatekey.games.europe_imagined.catalogue import LEGENDS
from gatekey.games.europe_imagined.state import Fight
from gatekey.kernel.decision import Part
from gatekey.kernel.text import say


def printed_part(legend: str) -> Part:
    """A Legend's printed Might as a part of the target."""
    return Part(say("ei-share-printed"), LEGENDS[legend].might, f"legend:{legend}")


def hidden_target(legend: str, fight: Fight) -> list[Part]:
    """The parts of the target for a seat that knows the face-down Legend (EI-CHAL-17)."""
    return [printed_part(legend), *fight.theirs]
