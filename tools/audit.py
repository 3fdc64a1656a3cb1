"""Looks whether anything that Gatekey is built from has a known vulnerability: ``python -m tools.audit``.

What is asked about stands in ``uv.lock`` (everything, tests included) and ``client/package-lock.json`` (what becomes part of the page). A known
vulnerability fails. A database of advisories that cannot be reached fails nothing, or nobody could test without the internet: the exit code
is then 69, and the whole test says at its end that this was not done.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from tools.client import CLIENT, ROOT, find_node

UNREACHABLE: Final = 69
"""Exit code when a database could not be asked and nothing was found otherwise."""
PATIENCE: Final = 180.0
"""Seconds for each database."""
ACCEPTED: Final[dict[str, str]] = {}
"""Advisories that do not touch Gatekey, by id, each with the reason."""
_AWAY: Final = (
    "ConnectionError",
    "ConnectTimeout",
    "ReadTimeout",
    "ServiceError",
    "HTTPError",
    "SSLError",
    "ProxyError",
)
"""What pip-audit's last words hold when it could not ask."""


class Finding(NamedTuple):
    """A known vulnerability."""

    package: str
    version: str
    advisory: str
    fix: str


class Unreachable(Exception):
    """The database did not answer; the text says which and why."""


class AuditFailed(Exception):
    """The audit itself is broken, which is never taken for good news."""


Runner = Callable[[Sequence[str | Path], Path], "subprocess.CompletedProcess[str]"]


def run(command: Sequence[str | Path], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a program to its end; raises :class:`Unreachable` when it takes too long."""
    try:
        return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=PATIENCE)
    except subprocess.TimeoutExpired as error:
        raise Unreachable(f"no answer in {PATIENCE:.0f} s") from error


def python_findings(runner: Runner = run) -> list[Finding]:
    """Vulnerabilities of the packages in ``uv.lock``, by the Open Source Vulnerabilities database."""
    lock = runner(["uv", "export", "--frozen", "--no-emit-project", "--format", "requirements-txt", "--quiet"], ROOT)
    if lock.returncode != 0 or "==" not in lock.stdout:
        raise AuditFailed(f"uv does not export the lock: {lock.stderr.strip()}")
    with tempfile.TemporaryDirectory() as folder:
        pinned = Path(folder) / "requirements.txt"
        pinned.write_text(lock.stdout, encoding="utf-8")
        options = ["--no-deps", "--disable-pip", "--vulnerability-service", "osv", "--progress-spinner", "off"]
        asked = runner([sys.executable, "-m", "pip_audit", "-r", pinned, *options, "--format", "json"], ROOT)
    report = _json(asked.stdout)
    if report is None or "dependencies" not in report:
        last = asked.stderr.strip().rpartition("\n")[2]
        if any(word in last for word in _AWAY):
            raise Unreachable(f"Python: {last[:200]}")
        raise AuditFailed(f"pip-audit: {last or 'no report'}")
    if len(report["dependencies"]) < lock.stdout.count("==") / 2:
        raise AuditFailed(f"pip-audit looked at {len(report['dependencies'])} packages only")
    return list(_of_pip_audit(report))


def _of_pip_audit(report: dict[str, Any]) -> Iterator[Finding]:
    for package in report["dependencies"]:
        for found in package.get("vulns", ()):
            names = {found["id"], *found.get("aliases", ())}
            if not names & ACCEPTED.keys():
                yield Finding(
                    package["name"], package["version"], found["id"], ", ".join(found.get("fix_versions", ()))
                )


def client_findings(runner: Runner = run) -> list[Finding]:
    """Vulnerabilities of what the client is built from and with, by npm's database."""
    node, npm = find_node()
    asked = runner([node, npm, "audit", "--omit=dev", "--json"], CLIENT)
    report = _json(asked.stdout)
    if report is None:
        raise AuditFailed(f"npm audit: {asked.stderr.strip()[:200] or 'no report'}")
    if "vulnerabilities" not in report:
        raise Unreachable(f"client: {report.get('message', 'no reason given')}")
    return list(_of_npm(report))


def _of_npm(report: dict[str, Any]) -> Iterator[Finding]:
    for name, package in report["vulnerabilities"].items():
        for cause in package["via"]:
            # A name is a package that is listed itself.
            if not isinstance(cause, str) and not {cause["url"].rpartition("/")[2]} & ACCEPTED.keys():
                yield Finding(name, package["range"], cause["url"], str(package.get("fixAvailable", "")))


def _json(text: str) -> dict[str, Any] | None:
    try:
        report = json.loads(text)
    except ValueError:
        return None
    return report if isinstance(report, dict) else None


def main(audits: Sequence[Callable[[], list[Finding]]] = (python_findings, client_findings)) -> int:
    """Ask both and tell; returns the exit code."""
    away = 0
    failed = False
    for audit in audits:
        try:
            findings = audit()
        except Unreachable as error:
            away += 1
            print(f"!!! NOT AUDITED, the advisory database is out of reach: {error}")
            continue
        except AuditFailed as error:
            failed = True
            print(f"The audit does not work: {error}")
            continue
        failed |= bool(findings)
        for found in findings:
            print(
                f"VULNERABLE  {found.package} {found.version}: {found.advisory} (fixed in: {found.fix or 'nothing yet'})"
            )
        print(f"{audit.__name__.replace('_', ' ')}: {len(findings)}")
    return 1 if failed else UNREACHABLE if away else 0


if __name__ == "__main__":
    sys.exit(main())
