"""The same servers as for the network side."""

from tests.web.conftest import client_build, house

__all__ = ["client_build", "house"]
