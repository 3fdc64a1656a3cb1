"""The same secrets each time: without them no evening is ever played twice."""

from __future__ import annotations

import base64
import os
import random
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from unittest import mock


@contextmanager
def seeded(seed: int) -> Iterator[None]:
    """Have the system's secrets come from seeded dice."""
    dice = random.Random(seed)

    def urlsafe(size: int = 32) -> str:
        return base64.urlsafe_b64encode(dice.randbytes(size)).rstrip(b"=").decode()

    with (
        mock.patch.object(os, "urandom", dice.randbytes),
        mock.patch.object(secrets, "token_bytes", dice.randbytes),
        mock.patch.object(secrets, "token_urlsafe", urlsafe),
        mock.patch.object(secrets, "token_hex", lambda size=32: dice.randbytes(size).hex()),
        mock.patch.object(secrets, "randbits", dice.getrandbits),
        mock.patch.object(secrets, "randbelow", dice.randrange),
        mock.patch.object(secrets, "choice", dice.choice),
    ):
        yield
