"""Everything that Gatekey is made of or tested with may be used freely: permissive licences, and exceptions by name."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PERMISSIVE = {
    "0BSD", "APACHE-2.0", "BLUEOAK-1.0.0", "BSD-2-CLAUSE", "BSD-3-CLAUSE", "BSL-1.0", "CC0-1.0", "ISC", "MIT", "MIT-0", "MIT-CMU",
    "PSF-2.0", "PYTHON-2.0", "UNLICENSE", "ZLIB",
}  # fmt: skip
SAME = {
    "apache 2.0": "APACHE-2.0", "apache license 2.0": "APACHE-2.0", "apache software license": "APACHE-2.0", "apache-2.0 license": "APACHE-2.0",
    "bsd": "BSD-3-CLAUSE", "bsd license": "BSD-3-CLAUSE", "isc license (iscl)": "ISC", "mit license": "MIT", "the mit license (mit)": "MIT",
    "apache license, version 2.0": "APACHE-2.0", "python software foundation license": "PSF-2.0", "psfl": "PSF-2.0", "apache": "APACHE-2.0",
    "the unlicense (unlicense)": "UNLICENSE",
}  # fmt: skip
"""Names in use for the licences above."""
EXCEPTIONS = {
    "zeroconf": "LGPL-2.1-or-later: a library of its own that is linked when the program runs and can be exchanged",
    "certifi": "MPL-2.0: a list of certificates, used unchanged, by the tests",
    "hypothesis": "MPL-2.0: used unchanged, by the tests",
    "pathspec": "MPL-2.0: used unchanged, while building",
}
CLIENT_EXCEPTIONS = {
    "@fontsource/alegreya": "OFL-1.1: fonts, named in the credits",
    "@fontsource/alegreya-sans": "OFL-1.1: fonts, named in the credits",
    "@fontsource/alegreya-sc": "OFL-1.1: fonts, named in the credits",
    "@fontsource/im-fell-english": "OFL-1.1: fonts, named in the credits",
    "@iconify-json/game-icons": "CC-BY-3.0: pictures, whose authors the credits name",
    "axe-core": "MPL-2.0: used unchanged, by the tests",
    "lightningcss": "MPL-2.0: used unchanged, while building",
}


def allowed(expression: str) -> bool:
    """Whether an SPDX expression, or a licence's name in words, leaves a permissive choice."""
    return any(
        all(permissive(part) for part in re.split(r"\bAND\b|;", choice)) for choice in re.split(r"\bOR\b", expression)
    )


def permissive(name: str) -> bool:
    plain = name.strip(" ()\n").partition(" WITH ")[0]
    return SAME.get(plain.lower(), plain.upper()) in PERMISSIVE


def licence(found: Distribution) -> str:
    """What a package says: an SPDX expression, else its classifiers, else a field for words."""
    meta = found.metadata
    if expression := meta.get("License-Expression"):
        return str(expression)
    classifiers = [c.rpartition(" :: ")[2] for c in meta.get_all("Classifier") or [] if c.startswith("License :: ")]
    named = [c for c in classifiers if c != "OSI Approved"]
    return " OR ".join(named) if named else str(meta.get("License") or "")


def locked() -> list[str]:
    lock = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))
    return sorted(package["name"] for package in lock["package"] if package["name"] != "gatekey")


def test_every_python_package_may_be_used() -> None:
    missing, refused = [], {}
    for name in locked():
        try:
            found = distribution(name)
        except PackageNotFoundError:
            missing.append(name)
            continue
        if name not in EXCEPTIONS and not allowed(licence(found)):
            refused[name] = licence(found) or "says nothing"
    assert refused == {}
    assert set(locked()) >= EXCEPTIONS.keys()
    # What is not installed is for other systems or Pythons.
    assert len(missing) < 12, missing


def test_every_package_of_the_client_may_be_used() -> None:
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))
    refused = {}
    for path, package in lock["packages"].items():
        name = path.rpartition("node_modules/")[2]
        known = name in CLIENT_EXCEPTIONS or name.startswith("lightningcss-")
        if name and not known and not allowed(package.get("license", "")):
            refused[name] = package.get("license", "says nothing")
    assert refused == {}


@pytest.mark.parametrize(
    ("said", "fine"),
    [
        ("MIT", True),
        ("Apache-2.0 OR GPL-3.0-only", True),
        ("MIT AND GPL-3.0-only", False),
        ("(MIT OR CC0-1.0)", True),
        ("Apache-2.0 WITH LLVM-exception", True),
        ("GPL-3.0-or-later", False),
        ("GNU Affero General Public License v3", False),
        ("MPL-2.0", False),
        ("", False),
    ],
)
def test_which_licences_pass(said: str, fine: bool) -> None:
    assert allowed(said) == fine
