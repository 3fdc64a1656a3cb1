"""Where the seed of a game comes from: the server's secret, pledged before the start, and a nonce of every player."""

from __future__ import annotations

import os
from collections.abc import Sequence
from hashlib import blake2b

SECRET_BYTES = 32


def new_secret() -> bytes:
    """The server's part, from the secure source of the system."""
    return os.urandom(SECRET_BYTES)


def seed_from(secret: bytes, nonces: Sequence[str]) -> bytes:
    """Seed of a game: 32 bytes of ``blake2b`` over the secret, then for each seat in order the length of its nonce in UTF-8 (two bytes, big
    endian) and the nonce.
    """
    digest = blake2b(secret, digest_size=32)
    for nonce in nonces:
        data = nonce.encode()
        digest.update(len(data).to_bytes(2, "big") + data)
    return digest.digest()
