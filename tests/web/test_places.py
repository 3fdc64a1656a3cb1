"""The data folder that the README names, on each system."""

from __future__ import annotations

from pathlib import Path

import pytest

from gatekey.web.places import data_folder
from gatekey.web.settings import Settings


@pytest.mark.parametrize(
    ("platform", "environ", "folder"),
    [
        ("linux", {}, "{home}/.local/share/gatekey"),
        ("linux", {"XDG_DATA_HOME": "/srv/data"}, "/srv/data/gatekey"),
        ("linux", {"XDG_DATA_HOME": "not/absolute"}, "{home}/.local/share/gatekey"),
        ("darwin", {}, "{home}/Library/Application Support/gatekey"),
        ("win32", {}, "{home}/AppData/Local/gatekey"),
    ],
)
def test_each_system_has_its_folder(platform: str, environ: dict[str, str], folder: str) -> None:
    assert data_folder(platform, environ) == Path(folder.format(home=Path.home()))


def test_the_server_uses_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings.from_env({}).data == data_folder()
