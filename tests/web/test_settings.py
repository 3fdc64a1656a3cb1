"""Settings from the environment and the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from gatekey.web.settings import DEFAULT_PORT, BadSetting, Limits, Settings


def test_without_anything_the_home_network_is_served() -> None:
    settings = Settings.from_env({})
    assert (settings.host, settings.port, settings.announce) == ("0.0.0.0", DEFAULT_PORT, True)
    assert settings.limits == Limits()


def test_the_environment_is_read() -> None:
    settings = Settings.from_env(
        {
            "GATEKEY_HOST": "127.0.0.1",
            "GATEKEY_PORT": "0",
            "GATEKEY_DATA": "~/games",
            "GATEKEY_ANNOUNCE": "no",
            "GATEKEY_NAMES": "Games.Example.org, other ,",
            "GATEKEY_URL": "http://192.168.1.5:8080/",
            "GATEKEY_LOG_JSON": "1",
            "GATEKEY_TRUST_PROXY": "127.0.0.1, 10.0.0.0/8",
            "GATEKEY_LIMIT_CONNECTIONS": "7",
            "GATEKEY_LIMIT_WRONG": "0.5",
        }
    )
    assert (settings.host, settings.port, settings.announce, settings.log_json) == ("127.0.0.1", 0, False, True)
    assert settings.data == Path.home() / "games"
    assert settings.names == ("games.example.org", "other")
    assert settings.url == "http://192.168.1.5:8080"
    assert [str(network) for network in settings.proxies] == ["127.0.0.1/32", "10.0.0.0/8"]
    assert (settings.limits.connections, settings.limits.wrong) == (7, 0.5)


def test_what_is_given_goes_before_the_environment() -> None:
    settings = Settings.from_env({"GATEKEY_PORT": "1", "GATEKEY_HOST": "::1"}, port=2, host=None)
    assert (settings.port, settings.host) == (2, "::1")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("GATEKEY_PORT", "eighty"),
        ("GATEKEY_TRUST_PROXY", "everybody"),
        ("GATEKEY_PORT", "70000"),
        ("GATEKEY_PORT", "-1"),
        ("GATEKEY_ANNOUNCE", "perhaps"),
        ("GATEKEY_URL", "192.168.1.5"),
        ("GATEKEY_URL", "ftp://192.168.1.5"),
        ("GATEKEY_URL", "http://192.168.1.5/games"),
        ("GATEKEY_LIMIT_CONNECTIONS", "1.5"),
        ("GATEKEY_LIMIT_FRAMES", "0"),
    ],
)
def test_a_value_that_makes_no_sense_is_refused_by_name(name: str, value: str) -> None:
    with pytest.raises(BadSetting) as refused:
        Settings.from_env({name: value})
    assert name.removeprefix("GATEKEY_").lower().split("_")[-1] in str(refused.value).lower()
