"""Every message a table may say has its English sentence, and no sentence is left over."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from fluent.runtime import FluentBundle, FluentResource

import gatekey.kernel
import gatekey.table
from gatekey.store.errors import Trouble

TABLE = Path(gatekey.table.__file__).parent
KERNEL = Path(gatekey.kernel.__file__).parent


def said() -> set[str]:
    """Keys that the code of the tables names."""
    code = "\n".join(file.read_text(encoding="utf-8") for file in TABLE.glob("*.py"))
    storage = {f"table-storage-{trouble.replace('_', '-')}" for trouble in get_args(Trouble)}
    return set(re.findall(r'"((?:table|log)-[a-z-]+)"', code)) | storage


def written(file: Path, prefix: str) -> set[str]:
    return set(re.findall(rf"^({prefix}-[a-z-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))


def test_what_is_said_and_what_is_written_are_the_same() -> None:
    assert said() == written(TABLE / "texts" / "en.ftl", "table") | written(KERNEL / "texts" / "en.ftl", "log")


def test_every_sentence_can_be_said() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    for folder in (TABLE, KERNEL):
        bundle.add_resource(FluentResource((folder / "texts" / "en.ftl").read_text(encoding="utf-8")))
    arguments = {"n": 2, "least": 2, "most": 40, "who": "Ada", "rule": "R-1"}
    for key in sorted(said()):
        pattern = bundle.get_message(key).value
        assert pattern is not None
        sentence, errors = bundle.format_pattern(pattern, arguments)
        assert errors == []
        assert "{" not in str(sentence)
