"""The container's description: it holds together without a container engine to try it in."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from gatekey.web.settings import Settings

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    described: dict[str, Any] = yaml.safe_load((ROOT / "docker-compose.yml").read_text(encoding="utf-8"))
    return described


@pytest.fixture(scope="module")
def dockerfile() -> str:
    return (ROOT / "Dockerfile").read_text(encoding="utf-8")


def test_compose_has_the_shape_of_a_compose_file(compose: dict[str, Any]) -> None:
    assert set(compose) == {"services", "volumes"}
    service = compose["services"]["gatekey"]
    known = {
        *("build", "image", "restart", "stop_grace_period", "ports", "environment", "volumes", "healthcheck"),
        *("read_only", "tmpfs", "cap_drop", "security_opt"),
    }
    assert set(service) <= known
    assert all(isinstance(value, str) for value in service["environment"].values())


def test_the_data_lies_in_a_declared_volume(compose: dict[str, Any]) -> None:
    service = compose["services"]["gatekey"]
    name, place = service["volumes"][0].split(":")
    assert name in compose["volumes"]
    assert place == service["environment"]["GATEKEY_DATA"]


def test_the_published_port_is_the_one_served_and_checked(compose: dict[str, Any], dockerfile: str) -> None:
    service = compose["services"]["gatekey"]
    port = service["environment"]["GATEKEY_PORT"]
    assert service["ports"][0].rsplit(":", 1)[1] == port
    assert f":{port}/healthz" in service["healthcheck"]["test"][-1]
    assert f"EXPOSE {port}" in dockerfile
    assert f"GATEKEY_PORT={port}" in dockerfile


def test_the_image_copies_only_what_is_there_and_sent(dockerfile: str) -> None:
    sources = [
        name
        for line in re.findall(r"^COPY (?!--from)(.+)$", dockerfile, flags=re.MULTILINE)
        for name in line.split()[:-1]
    ]
    sent = {line[1:] for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines() if line[:1] == "!"}
    assert set(sources) == sent
    assert [name for name in sources if not (ROOT / name).exists()] == []


def test_the_server_reads_every_setting_of_the_container(compose: dict[str, Any], dockerfile: str) -> None:
    composed = dict(compose["services"]["gatekey"]["environment"])
    assert composed.pop("GATEKEY_URL") == "${GATEKEY_URL:-}"
    assert composed == dict(re.findall(r"(GATEKEY_\w+)=(\S+)", dockerfile))
    read = Settings.from_env(composed | {"GATEKEY_URL": ""})
    assert (read.host, read.port, read.data, read.announce) == ("0.0.0.0", 8080, Path("/data"), False)
    assert read.url is None
    assert len(composed) == 4
