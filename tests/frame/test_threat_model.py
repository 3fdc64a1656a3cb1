"""docs/threat-model.md names what there is: settings, limits, files; and its figures follow from the defaults."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from gatekey.table import tokens
from gatekey.web.settings import Limits, Settings

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "threat-model.md").read_text(encoding="utf-8")
DAY = 86_400


def test_it_is_linked_from_where_people_begin() -> None:
    assert "(docs/threat-model.md)" in (ROOT / "README.md").read_text(encoding="utf-8")
    assert "(threat-model.md)" in (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", sorted(set(re.findall(r"`((?:tests|docs|client)/[\w./-]+|uv\.lock|test\.py)`", PAGE))))
def test_every_file_that_it_names_is_there(path: str) -> None:
    assert (ROOT / path).exists()


def test_every_setting_that_it_names_is_read() -> None:
    names = set(re.findall(r"GATEKEY_[A-Z_]+", PAGE))
    source = (ROOT / "server" / "gatekey" / "web" / "settings.py").read_text(encoding="utf-8")
    assert len(names) >= 4
    assert {name for name in names if f'"{name}"' not in source} == set()


def test_the_command_of_the_examples_is_understood() -> None:
    found = re.search(r"GATEKEY_NAMES=(\S+) GATEKEY_URL=(\S+) \\\n", PAGE)
    assert found is not None
    env = {"GATEKEY_NAMES": found[1], "GATEKEY_URL": found[2], "GATEKEY_TRUST_PROXY": "127.0.0.1"}
    settings = Settings.from_env(env)
    assert settings.names == ("games.example.org",)
    for line in ("Upgrade $http_upgrade", "X-Forwarded-For $proxy_add_x_forwarded_for", "Host $host", "/metrics"):
        assert line in PAGE


def test_its_figures_are_those_of_the_defaults() -> None:
    limits = Limits()
    assert {"wrong", "wrong_near", "wrong_all"} <= {limit.name for limit in fields(Limits)}
    assert (limits.wrong_burst, round(limits.wrong * 60)) == (10, 10)
    assert (limits.wrong_near_burst, round(limits.wrong_near * 60)) == (100, 100)
    assert (limits.wrong_all_burst, limits.wrong_all) == (500, 5)
    codes = len(tokens.CODE_ALPHABET) ** tokens.CODE_LENGTH
    assert codes == 887_503_681
    a_day = [
        100 * (burst + rate * DAY) / codes
        for burst, rate in (
            (limits.wrong_burst, limits.wrong),
            (limits.wrong_near_burst, limits.wrong_near),
            (limits.wrong_all_burst, limits.wrong_all),
        )
    ]
    assert [round(found, 3) for found in a_day] == [0.002, 0.016, 0.049]
    assert len(tokens.CODE_ALPHABET) ** tokens.PASS_LENGTH == 852_891_037_441
