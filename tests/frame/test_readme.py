"""The README's two commands, which people and CI follow to the letter."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def commands(section: str) -> list[str]:
    """The code blocks of a section of the README, from its heading to the next of the same rank."""
    text = re.split(rf"^## {section}$", README, flags=re.MULTILINE)[1]
    text = re.split(r"^## ", text, flags=re.MULTILINE)[0]
    return [block.strip() for block in re.findall(r"^```\w*\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)]


@pytest.mark.parametrize("section", ["Play", "Test"])
def test_a_section_has_one_block_of_one_line(section: str) -> None:
    blocks = commands(section)
    assert len(blocks) == 1
    assert "\n" not in blocks[0]


@pytest.mark.parametrize("section", ["Play", "Test"])
def test_the_command_runs_a_script_of_the_clone(section: str) -> None:
    python, script = commands(section)[0].split()
    assert python == "python3"
    assert (ROOT / script).is_file()


def test_ci_calls_the_test_command_and_no_other() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    called = [line for line in lines if line and not line.startswith(("#", "set ", "cd ", "export "))]
    assert called == commands("Test")


def test_every_link_within_the_project_leads_somewhere() -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", README)
    assert [link for link in links if not (ROOT / link).exists()] == []
