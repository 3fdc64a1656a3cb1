"""Secrets of people (tokens, passwords) and the codes that tables are found by.

There are three kinds of token, told apart by how they begin; each opens its own door and no other. All are stored as hashes.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final

from gatekey.wire import codec
from gatekey.wire.messages import Sit, Take

SEAT_PREFIX: Final = "seat_"
"""Kind of token that holds a seat."""
HOST_PREFIX: Final = "host_"
"""Kind of token that, beside that of the host's seat, carries the host's right."""
WATCH_PREFIX: Final = "watch_"
"""Kind of token that opens a locked table to a spectator in place of the password."""
CODE_ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""No 0/O, 1/I/L: a code survives being read aloud."""
CODE_LENGTH: Final = 6
PASS_LENGTH: Final = 8
"""Signs of a pass: 39 bits, for something that works for minutes only and may be guessed at a few times a minute."""
LONGEST_CODE: Final = 16
_SALT_BYTES = 16
MOVED: Final = b"moved"
"""What a token is given out for at the next table of the same people; whoever holds the seat at the table before may ask for it again."""


def mint_seat_token() -> str:
    """A new token with 192 random bits."""
    return SEAT_PREFIX + secrets.token_urlsafe(24)


def mint_host_token() -> str:
    """A new token with 192 random bits."""
    return HOST_PREFIX + secrets.token_urlsafe(24)


def token_hash(token: str) -> bytes:
    """What is stored of a token. It is random and long, so one round of SHA-256 is enough."""
    return hashlib.sha256(token.encode()).digest()


def sit_hash(command: Sit | Take) -> bytes:
    """What is stored of the command that a token was given out for. Its id is random and known to its sender alone."""
    return hashlib.sha256(codec.encode(command)).digest()


def seat_of(token: str, hashes: Sequence[bytes | None]) -> int | None:
    """The seat whose stored hash is that of ``token``. Takes the same time whichever it is."""
    given = token_hash(token) if token.startswith(SEAT_PREFIX) else b""
    found: int | None = None
    for seat, stored in enumerate(hashes):
        if hmac.compare_digest(given, stored or b"-") and stored:
            found = seat
    return found


def host_fits(token: str | None, stored: bytes | None) -> bool:
    """Whether it is the host's token that is stored as this hash."""
    given = token_hash(token) if token is not None and token.startswith(HOST_PREFIX) else b""
    return hmac.compare_digest(given, stored or b"-")


def new_code(length: int = CODE_LENGTH) -> str:
    """A table code; whether it is free must be looked up. Other codes for people have other lengths."""
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(length))


def clean_code(code: str) -> str:
    """A code as typed by a person, in its stored form."""
    return code.strip().replace("-", "").replace(" ", "").upper()[:LONGEST_CODE]


def hash_password(password: str) -> bytes:
    """What is stored of a password: a salt, and the hash of the spectators' token that the password stands for.

    Takes some 50 ms on purpose; call it in a thread.
    """
    salt = secrets.token_bytes(_SALT_BYTES)
    return salt + token_hash(_watch_token(password, salt))


def watch_token(password: str, stored: bytes) -> str | None:
    """The spectators' token of a table whose password this is; None if it is another. As slow as :func:`hash_password`."""
    token = _watch_token(password, stored[:_SALT_BYTES])
    return token if watch_fits(token, stored) else None


def watch_fits(token: str, stored: bytes | None) -> bool:
    """Whether it is the spectators' token of the table that has this stored of its password."""
    given = token_hash(token) if token.startswith(WATCH_PREFIX) else b""
    return hmac.compare_digest(given, stored[_SALT_BYTES:] if stored else b"-")


def _watch_token(password: str, salt: bytes) -> str:
    # Made from the password, so that nothing more is kept and a restart voids nothing; from the salt it has 128 bits that nobody is shown.
    digest = hashlib.scrypt(password.encode(), salt=salt, n=1 << 14, r=8, p=1, dklen=32)
    return WATCH_PREFIX + base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
