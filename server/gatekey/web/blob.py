"""Bodies that are the same for everybody: kept compressed, named by their hash, sent once."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from aiohttp import ETag, hdrs, web

NO_CACHE: Final = "no-cache"
"""May be kept, but must be asked about before each use."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For addresses that hold a hash of what is there."""
_WORTH: Final = 1024
"""Bytes below which compression gains nothing."""


@dataclass(frozen=True)
class Blob:
    """A body, its compressed form if that is smaller, and its tag."""

    body: bytes
    packed: bytes | None
    tag: str
    content_type: str

    @classmethod
    def of(cls, body: bytes, content_type: str) -> Blob:
        """Hash and compress ``body``."""
        packed = gzip.compress(body, 6, mtime=0) if len(body) >= _WORTH else body
        tag = blake2b(body, digest_size=12).hexdigest()
        return cls(body, packed if len(packed) < len(body) * 0.9 else None, tag, content_type)

    def answer(self, request: web.Request, cache: str = NO_CACHE) -> web.Response:
        """The body, or 304 for somebody who has it."""
        headers = {hdrs.CACHE_CONTROL: cache, hdrs.VARY: hdrs.ACCEPT_ENCODING, hdrs.CONTENT_TYPE: self.content_type}
        known = request.if_none_match or ()
        if any(tag.value in {self.tag, "*"} for tag in known):
            answer = web.Response(status=304, headers=headers)
        elif self.packed is not None and "gzip" in request.headers.get(hdrs.ACCEPT_ENCODING, ""):
            answer = web.Response(body=self.packed, headers={**headers, hdrs.CONTENT_ENCODING: "gzip"})
        else:
            answer = web.Response(body=self.body, headers=headers)
        # Weak, since the compressed form has the same tag.
        answer.etag = ETag(self.tag, is_weak=True)
        return answer
