from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.table.rig import House

Opener = Callable[..., Awaitable[House]]


@pytest.fixture
async def open_house(tmp_path: Path) -> AsyncIterator[Opener]:
    """Opens houses on one folder and closes them in the end."""
    opened: list[House] = []

    async def opener(*args: Any, **config: Any) -> House:
        house = await House(tmp_path, *args, **config).open()
        opened.append(house)
        return house

    yield opener
    for house in opened:
        await house.close()


@pytest.fixture
async def house(open_house: Opener) -> House:
    return await open_house()
