"""What the person who runs the server may set: from the command line, or by ``GATEKEY_*`` in the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from gatekey.web.places import data_folder
from gatekey.wire.messages import MAX_FRAME_BYTES

Network: TypeAlias = IPv4Network | IPv6Network

DEFAULT_PORT = 8080
SHORTEST_TOKEN = 16
"""Characters; a shorter one could be guessed."""
_TRUE = frozenset({"1", "true", "yes", "on"})
_FALSE = frozenset({"0", "false", "no", "off", ""})


class BadSetting(ValueError):
    """A setting that cannot be used; the message names it and says what is expected."""


@dataclass(frozen=True, kw_only=True)
class Limits:
    """How much one connection, one address and all of them together may take. Rates are per second, sizes in bytes.

    Each can be set by ``GATEKEY_LIMIT_`` and its name in capitals.
    """

    connections: int = 5000
    """Open websockets in total."""
    connections_per_address: int = 100
    """Open websockets from one network address. A household may share one."""
    frames: float = 100.0
    """Frames a connection may send in the long run ..."""
    frames_burst: int = 200
    """... and at once."""
    wrong: float = 1 / 6
    """Wrong codes, tokens and passwords from one address in the long run ..."""
    wrong_burst: int = 10
    """... and at once."""
    wrong_near: float = 10 / 6
    """The same from all addresses of one neighbourhood (IPv4 /24, IPv6 /48): who has many addresses has them there ..."""
    wrong_near_burst: int = 100
    """... and at once."""
    wrong_all: float = 5.0
    """The same from all addresses there are ..."""
    wrong_all_burst: int = 500
    """... and at once."""
    tables: float = 1 / 10
    """Tables opened from one address in the long run ..."""
    tables_burst: int = 10
    """... and at once."""
    replays: float = 2.0
    """Pages of replays that are made for one address in the long run ..."""
    replays_burst: int = 60
    """... and at once."""
    checks: float = 1 / 10
    """Games that are checked or taken in for one address in the long run ..."""
    checks_burst: int = 10
    """... and at once."""
    import_bytes: int = 2 * 1024 * 1024
    """Largest file of a game that is taken in."""
    in_flight: int = 32
    """Commands of one connection that may wait for their replies; further frames are not read meanwhile."""
    frame_bytes: int = MAX_FRAME_BYTES
    """Largest frame from a client."""
    body_bytes: int = 32 * 1024
    """Largest body of an HTTP request."""
    outbox_frames: int = 1024
    """Frames that may wait for a slow reader ..."""
    outbox_bytes: int = 1024 * 1024
    """... and their size."""
    stall: float = 15.0
    """Seconds that a reader may take nothing while something waits for it."""
    hello: float = 10.0
    """Seconds from the connection to its hello."""
    heartbeat: float = 20.0
    """Seconds of silence after which the server asks whether the other end is there; it has half of that to answer."""
    idle: float = 60.0
    """Seconds after which a connection that is no websocket is closed when it asks for nothing, be it before its first request."""
    drain: float = 0.4
    """Seconds at the end for what is queued to go out, and again for requests that are not answered yet."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Everything that ``gatekey serve`` can be told."""

    host: str = "0.0.0.0"  # the home network is whom this is for; `--host 127.0.0.1` keeps it to oneself
    """Address to listen on; ``0.0.0.0`` means every IPv4 address of the machine."""
    port: int = DEFAULT_PORT
    """0: any free one."""
    data: Path = field(default_factory=data_folder)
    """Folder of the database."""
    announce: bool = True
    """Whether to announce the server on the network by mDNS."""
    names: tuple[str, ...] = ()
    """Host names, besides addresses and ``*.local``, by which browsers may reach this server."""
    url: str | None = None
    """Address to pass on to others when the server cannot know it (in a container, behind a proxy), e.g. ``http://192.168.1.5:8080``."""
    proxies: tuple[Network, ...] = ()
    """Addresses of reverse proxies whose ``X-Forwarded-For`` is believed. From anybody else it is not read."""
    metrics_token: str | None = None
    """Who sends this as a bearer token may read ``/metrics`` from another machine; without it only this machine may."""
    log_json: bool = False
    """Log lines as JSON instead of for reading."""
    limits: Limits = field(default_factory=Limits)

    @classmethod
    def from_env(cls, environ: Mapping[str, str] | None = None, **given: Any) -> Settings:
        """Settings from the environment; what is ``given`` and not None goes before it.

        Raises:
            BadSetting: a value that cannot be read, or is out of range.
        """
        env = os.environ if environ is None else environ
        read: dict[str, Any] = {}
        if "GATEKEY_HOST" in env:
            read["host"] = env["GATEKEY_HOST"]
        if "GATEKEY_PORT" in env:
            read["port"] = _number("GATEKEY_PORT", env["GATEKEY_PORT"], int)
        if env.get("GATEKEY_DATA"):
            read["data"] = Path(env["GATEKEY_DATA"])
        if "GATEKEY_ANNOUNCE" in env:
            read["announce"] = _flag("GATEKEY_ANNOUNCE", env["GATEKEY_ANNOUNCE"])
        if "GATEKEY_NAMES" in env:
            read["names"] = tuple(name.strip().lower() for name in env["GATEKEY_NAMES"].split(",") if name.strip())
        if env.get("GATEKEY_URL"):
            read["url"] = _url("GATEKEY_URL", env["GATEKEY_URL"])
        if env.get("GATEKEY_TRUST_PROXY"):
            read["proxies"] = networks("GATEKEY_TRUST_PROXY", env["GATEKEY_TRUST_PROXY"])
        if env.get("GATEKEY_METRICS_TOKEN"):
            read["metrics_token"] = _token("GATEKEY_METRICS_TOKEN", env["GATEKEY_METRICS_TOKEN"])
        if "GATEKEY_LOG_JSON" in env:
            read["log_json"] = _flag("GATEKEY_LOG_JSON", env["GATEKEY_LOG_JSON"])
        read["limits"] = _limits(env)
        read |= {name: value for name, value in given.items() if value is not None}
        settings = cls(**read)
        if not 0 <= settings.port <= 65535:
            raise BadSetting(f"port {settings.port}: a port is a number from 0 to 65535")
        return replace(settings, data=settings.data.expanduser())


def _limits(env: Mapping[str, str]) -> Limits:
    read: dict[str, Any] = {}
    for limit in fields(Limits):
        name = f"GATEKEY_LIMIT_{limit.name.upper()}"
        if name in env:
            read[limit.name] = _number(name, env[name], type(limit.default))
            if read[limit.name] <= 0:
                raise BadSetting(f"{name}={env[name]}: a limit is greater than 0")
    return Limits(**read)


def _number(name: str, value: str, kind: Any) -> int | float:
    try:
        number: int | float = kind(value)
    except ValueError:
        expected = "a whole number" if kind is int else "a number"
        raise BadSetting(f"{name}={value}: {expected} is expected") from None
    return number


def _url(name: str, value: str) -> str:
    parts = urlsplit(value)
    if parts.scheme not in {"http", "https"} or not parts.hostname or parts.path not in {"", "/"} or parts.query:
        raise BadSetting(f"{name}={value}: an address such as http://192.168.1.5:8080 is expected")
    return value.rstrip("/")


def networks(name: str, value: str) -> tuple[Network, ...]:
    """Addresses and networks, separated by commas.

    Raises:
        BadSetting: one of them is neither.
    """
    try:
        return tuple(ip_network(part.strip()) for part in value.split(",") if part.strip())
    except ValueError as error:
        raise BadSetting(
            f"{name}={value}: addresses or networks such as 127.0.0.1 or 10.0.0.0/8 are expected"
        ) from error


def _token(name: str, value: str) -> str:
    if len(value) < SHORTEST_TOKEN or not value.isascii() or not value.isprintable() or " " in value:
        raise BadSetting(f"{name}: at least {SHORTEST_TOKEN} letters, digits and signs without spaces are expected")
    return value


def _flag(name: str, value: str) -> bool:
    if value.lower() in _TRUE:
        return True
    if value.lower() in _FALSE:
        return False
    raise BadSetting(f"{name}={value}: 1 or 0 is expected")
