"""What the tests of trouble share: the evening that nothing happened to."""

from __future__ import annotations

import asyncio

import pytest

from tests.faults.lockstep import Evening, undisturbed


@pytest.fixture(scope="session")
def twin() -> Evening:
    """The same evening as the troubled ones, on a server that nothing happens to."""
    return asyncio.run(undisturbed())
