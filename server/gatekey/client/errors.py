"""What a server can answer instead of what was asked for."""

from __future__ import annotations

from gatekey.kernel.text import Text


class Refused(Exception):
    """A command or a request was refused; nothing changed."""

    def __init__(self, code: str, text: Text, rule: str = "") -> None:
        super().__init__(f"{code}: {text[0]}")
        self.code = code
        self.text = text
        self.rule = rule


class Ended(Exception):
    """The connection is over and coming back would not help. ``code`` is that of the server's Bye, or ``unreachable`` or ``protocol``."""

    def __init__(self, code: str, text: Text | None = None) -> None:
        super().__init__(code if text is None else f"{code}: {text[0]}")
        self.code = code
        self.text = text
