"""Secrets of people (seat tokens, passwords) and the codes that tables are found by."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final

from gatekey.wire import codec
from gatekey.wire.messages import Sit, Take

SEAT_PREFIX: Final = "seat_"
"""Kind of a seat token. A secret of another kind has another prefix and can never pass for one."""
CODE_ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""No 0/O, 1/I/L: a code survives being read aloud."""
CODE_LENGTH: Final = 6
PASS_LENGTH: Final = 8
"""Signs of a pass: 40 bits, for something that works for minutes only and may be guessed at a few times a minute."""
LONGEST_CODE: Final = 16
_SALT_BYTES = 16
MOVED: Final = b"moved"
"""What a token is given out for at the next table of the same people; whoever holds the seat at the table before may ask for it again."""


def mint_seat_token() -> str:
    """A new token with 192 random bits."""
    return SEAT_PREFIX + secrets.token_urlsafe(24)


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


def new_code(length: int = CODE_LENGTH) -> str:
    """A table code; whether it is free must be looked up. Other codes for people have other lengths."""
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(length))


def clean_code(code: str) -> str:
    """A code as typed by a person, in its stored form."""
    return code.strip().replace("-", "").replace(" ", "").upper()[:LONGEST_CODE]


def hash_password(password: str) -> bytes:
    """Salt and scrypt hash. Takes some 50 ms on purpose; call it in a thread."""
    salt = secrets.token_bytes(_SALT_BYTES)
    return salt + _scrypt(password, salt)


def password_fits(password: str, stored: bytes) -> bool:
    """Whether the password is the one hashed. As slow as :func:`hash_password`."""
    salt, digest = stored[:_SALT_BYTES], stored[_SALT_BYTES:]
    return hmac.compare_digest(_scrypt(password, salt), digest)


def _scrypt(password: str, salt: bytes) -> bytes:
    return hashlib.scrypt(password.encode(), salt=salt, n=1 << 14, r=8, p=1, dklen=32)
