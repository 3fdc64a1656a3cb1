"""Frames to bytes and back. The edge: what comes in is typed and bounded here, or refused."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from gatekey.wire.messages import MAX_FRAME_BYTES, ClientFrame, Frame, ServerMap

_encoder = msgspec.msgpack.Encoder()
_canonical = msgspec.msgpack.Encoder(order="deterministic")
_client = msgspec.msgpack.Decoder(ClientFrame)
_server = msgspec.msgpack.Decoder(ServerMap)

Raw = msgspec.Raw


class Malformed(ValueError):
    """A frame that is not one of the protocol; the message says what is wrong with it."""


def encode(frame: Frame) -> bytes:
    """The frame as bytes."""
    return _encoder.encode(frame)


def encode_part(part: Any) -> Raw:
    """A part of a frame encoded once, to be put into the frames of several viewers."""
    return Raw(_encoder.encode(part))


def encode_view(view: Any) -> Raw:
    """A whole view, with the keys of every map in ascending order: nothing follows from the order in which the rules went through things."""
    return Raw(_canonical.encode(view))


def decode_client(data: bytes) -> ClientFrame:
    """A client's frame.

    Raises:
        Malformed: not MessagePack, too long, too deep, of an unknown kind, or with wrong or unknown fields.
    """
    if len(data) > MAX_FRAME_BYTES:
        raise Malformed(f"{len(data)} bytes; at most {MAX_FRAME_BYTES} are allowed")
    try:
        return _client.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise Malformed(str(error)) from error


def decode_server(data: bytes) -> ServerMap:
    """A server's frame that is not a step; raises :class:`Malformed`. (:class:`gatekey.wire.steps.FrameReader` reads all of them.)"""
    try:
        return _server.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise Malformed(str(error)) from error


def digest(table: Any, mine: Any) -> int:
    """CRC-32 of ``[table, mine]`` as MessagePack with the keys of every map in ascending order. Both ends compute it to compare what they hold."""
    return zlib.crc32(_canonical.encode([table, mine]))
