"""Who may ask, and what a browser may do with the answer.

Pages on other servers must not act on this one through the browser of somebody at home. Two doors are closed: requests that
another site's page makes (the Origin must be this server's), and a foreign host name that was made to point at this server's
address (DNS rebinding: the Host must be an address, ``localhost``, a ``.local`` name or one that was configured).
"""

from __future__ import annotations

import re
import socket
from collections.abc import Awaitable, Callable, Collection
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

import structlog
from aiohttp import web

from gatekey.kernel.text import say
from gatekey.table.ports import NotAdmitted
from gatekey.web.errors import ApiError, from_desk, response
from gatekey.web.keys import SETTINGS
from gatekey.web.remote import address_key, behind
from gatekey.web.texts import asked_locale

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

_log = structlog.get_logger("gatekey.web")
_AUTHORITY: Final = re.compile(r"(?P<name>\[[0-9a-fA-F:.]+\]|[A-Za-z0-9_.-]{1,253})(:(?P<port>\d{1,5}))?")

_POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self' ws://{host} wss://{host}",
        # Attributes may place a pawn on the map; whole inline style sheets stay forbidden.
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
_FIXED: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    # Which library in which version answers is nobody's business.
    "Server": "gatekey",
}


def host_name(host: str) -> str | None:
    """The name in a Host header, lower case and without port or brackets; None when the header is not one."""
    match = _AUTHORITY.fullmatch(host)
    return match["name"].strip("[]").rstrip(".").lower() if match else None


def known(name: str, names: Collection[str]) -> bool:
    """Whether a server at home can go by this name without anybody outside being able to register it."""
    if name == "localhost" or name.endswith((".localhost", ".local")) or name in names:
        return True
    if name == socket.gethostname().lower():
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def same_origin(origin: str, host: str, scheme: str) -> bool:
    """Whether an Origin header names the server that the Host header names.

    The scheme counts only for the port it implies: a proxy may speak TLS for this server.
    """
    try:
        parts = urlsplit(origin)
        port = parts.port
    except ValueError:
        return False
    if parts.scheme not in {"http", "https"} or parts.path or parts.query:
        return False
    match = _AUTHORITY.fullmatch(host)
    if match is None or (parts.hostname or "") != host_name(host):
        return False
    # Without a port in the Host, the page's own scheme says which one the proxy in front listens on.
    own = int(match["port"]) if match["port"] else (443 if parts.scheme == "https" else 80)
    return (port or (443 if parts.scheme == "https" else 80)) == own


def asker(request: web.Request) -> str:
    """:func:`address_key` of whoever asks: the other end of the connection, or whom a trusted proxy there speaks for."""
    trusted = request.app[SETTINGS].proxies
    if not trusted:
        return address_key(request.remote)
    return address_key(behind(request.remote, request.headers.getall("X-Forwarded-For", []), trusted))


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse foreign names and origins; turn every error of the API into its JSON."""
    try:
        _check(request)
        return await handler(request)
    except ApiError as error:
        return response(error, _language(request))
    except NotAdmitted as error:
        return response(from_desk(error), _language(request))
    except web.HTTPException as error:
        if error.status < 400 or not request.path.startswith("/api/"):
            raise
        return response(_of_http(error), _language(request))
    except (ConnectionError, TimeoutError):
        raise
    except Exception:  # noqa: BLE001 - the asker gets an answer, the log the whole story
        _log.exception("request failed", path=request.path)
        return response(ApiError(500, "fault", say("web-fault")), _language(request))


def _welcome(request: web.Request) -> bool:
    """Whether the request names this server by a name it goes by."""
    name = host_name(request.host)
    return name is not None and known(name, request.app[SETTINGS].names)


def _check(request: web.Request) -> None:
    if not _welcome(request):
        detail = "GATEKEY_NAMES adds one; addresses and *.local names always work"
        raise ApiError(421, "host", say("web-host"), detail=detail)
    if request.method in {"GET", "HEAD"} and request.path != "/ws":
        return
    origin = request.headers.get("Origin")
    # Browsers always send it here; what sends none is not a page of anybody's.
    if origin is not None and not same_origin(origin, request.host, request.scheme):
        raise ApiError(403, "origin", say("web-foreign"))


def _of_http(error: web.HTTPException) -> ApiError:
    match error.status:
        case 404:
            return ApiError(404, "not_found", say("web-not-found"))
        case 405:
            return ApiError(405, "method", say("web-method"), headers={"Allow": error.headers.get("Allow", "")})
        case 413:
            return ApiError(413, "too_large", say("web-too-large"))
        case status:
            return ApiError(status, "malformed", say("web-malformed"), detail=error.reason)


async def add_headers(request: web.Request, answer: web.StreamResponse) -> None:
    """Put the security headers on every answer, errors included."""
    host = request.host if _welcome(request) else "localhost"
    answer.headers.update(_FIXED)
    answer.headers["Content-Security-Policy"] = _POLICY.format(host=host)


def _language(request: web.Request) -> str:
    """The language for refusing a request in."""
    return asked_locale(request.headers.get("Accept-Language", ""))
