"""Root as anybody else: without the power to pass over the rights on files."""

from __future__ import annotations

import ctypes
import os
import sys
from typing import Final

_VERSION_3: Final = 0x20080522
_OVERRIDE: Final = 1 << 1 | 1 << 2
"""The capabilities to write and to read whatever the rights say (CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH)."""

BINDABLE: Final = sys.platform == "linux" or (sys.platform != "win32" and os.geteuid() != 0)
"""Whether rights bind this process, or can be made to."""


class _Header(ctypes.Structure):
    _fields_ = (("version", ctypes.c_uint32), ("pid", ctypes.c_int))


class _Powers(ctypes.Structure):
    _fields_ = (("effective", ctypes.c_uint32), ("permitted", ctypes.c_uint32), ("inheritable", ctypes.c_uint32))


def bind_to_rights() -> None:
    """From now on the rights on files bind this thread and all that it begins. Nothing is needed where it is not root."""
    if os.geteuid() != 0:
        return
    libc = ctypes.CDLL(None, use_errno=True)
    header, powers = _Header(_VERSION_3, 0), (_Powers * 2)()
    if libc.capget(ctypes.byref(header), powers) != 0:
        raise OSError(ctypes.get_errno(), "capget")
    powers[0].effective &= ~_OVERRIDE
    powers[0].permitted &= ~_OVERRIDE
    if libc.capset(ctypes.byref(header), powers) != 0:
        raise OSError(ctypes.get_errno(), "capset")
