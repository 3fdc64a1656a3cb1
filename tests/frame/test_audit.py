"""The audit of dependencies: red on a known vulnerability or when it is broken itself, loud and not red without the internet."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tools import audit
from tools.audit import UNREACHABLE, AuditFailed, Finding, Unreachable, client_findings, main, python_findings
from tools.steps import Step, run

LOCK = "aiohttp==3.14.5 \\\n    --hash=sha256:00\nattrs==26.1.0 \\\n    --hash=sha256:00\n"
BAD = {"id": "PYSEC-2026-1", "aliases": ["CVE-2026-1"], "fix_versions": ["3.14.6"]}


def answering(stdout: str, stderr: str = "", code: int = 0, lock: str = LOCK) -> audit.Runner:
    """Stands for the programs: first of all for uv, then for whoever asks a database."""

    def runner(command: Sequence[str | Path], folder: Path) -> subprocess.CompletedProcess[str]:
        assert folder.is_dir()
        if command[0] == "uv":
            return subprocess.CompletedProcess(command, 0, lock, "")
        return subprocess.CompletedProcess(command, code, stdout, stderr)

    return runner


def pip_report(*vulnerabilities: dict[str, Any]) -> str:
    packages = [
        {"name": "aiohttp", "version": "3.14.5", "vulns": list(vulnerabilities)},
        {"name": "attrs", "version": "26.1.0"},
    ]
    return json.dumps({"dependencies": packages, "fixes": []})


def npm_report(**vulnerabilities: Any) -> str:
    return json.dumps({"auditReportVersion": 2, "vulnerabilities": vulnerabilities, "metadata": {}})


def test_a_known_vulnerability_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert python_findings(answering(pip_report(), code=0)) == []
    found = python_findings(answering(pip_report(BAD), "Found 1 known vulnerability", 1))
    assert found == [Finding("aiohttp", "3.14.5", "PYSEC-2026-1", "3.14.6")]
    cause = {"url": "https://github.com/advisories/GHSA-1", "severity": "high"}
    package = {"via": [cause, "other"], "range": "<1.2", "fixAvailable": True}
    assert client_findings(answering(npm_report())) == []
    assert client_findings(answering(npm_report(svelte=package), code=1)) == [
        Finding("svelte", "<1.2", "https://github.com/advisories/GHSA-1", "True")
    ]
    monkeypatch.setitem(audit.ACCEPTED, "CVE-2026-1", "not used")
    monkeypatch.setitem(audit.ACCEPTED, "GHSA-1", "not used")
    assert python_findings(answering(pip_report(BAD), code=1)) == []
    assert client_findings(answering(npm_report(svelte=package), code=1)) == []


def test_no_network_is_told_apart_from_a_broken_audit() -> None:
    away = "Traceback\nrequests.exceptions.ConnectionError: Failed to resolve 'api.osv.dev'"
    with pytest.raises(Unreachable, match=r"api\.osv\.dev"):
        python_findings(answering("", away, 1))
    with pytest.raises(Unreachable, match="ECONNREFUSED"):
        client_findings(answering('{"message": "connect ECONNREFUSED", "error": {}}', code=1))
    for broken in ("No module named pip_audit", "", "usage: pip-audit: error: unrecognized arguments"):
        with pytest.raises(AuditFailed):
            python_findings(answering("", broken, 2))
    with pytest.raises(AuditFailed):
        python_findings(answering(pip_report(), lock=""))
    with pytest.raises(AuditFailed, match="2 packages only"):
        python_findings(answering(pip_report(), lock=LOCK * 4))
    with pytest.raises(AuditFailed):
        client_findings(answering("", "npm error", 1))


def raising(error: Exception) -> Callable[[], list[Finding]]:
    def audit() -> list[Finding]:
        raise error

    return audit


def finding(*found: Finding) -> Callable[[], list[Finding]]:
    def audit() -> list[Finding]:
        return list(found)

    return audit


def test_what_fails_and_what_does_not(capsys: pytest.CaptureFixture[str]) -> None:
    bad, away, broken = finding(Finding("a", "1", "X", "")), raising(Unreachable("no way")), raising(AuditFailed("?"))
    assert main([finding(), finding()]) == 0
    assert main([away, finding()]) == UNREACHABLE
    assert "!!! NOT AUDITED" in capsys.readouterr().out
    assert main([away, bad]) == main([bad, finding()]) == main([broken, away]) == 1


def test_the_summary_says_that_it_was_not_done(tmp_path: Path) -> None:
    step = Step("audit", [sys.executable, "-c", f"raise SystemExit({UNREACHABLE})"], unavailable=UNREACHABLE)
    report = run([step], os.environ, tmp_path)
    assert report.exit_code == 0
    assert "!!! NOT RUN: audit" in report.table()
    failing = Step("audit", [sys.executable, "-c", "raise SystemExit(1)"], unavailable=UNREACHABLE)
    assert run([failing], os.environ, tmp_path).exit_code == 1


def test_the_real_lock_can_be_asked_about() -> None:
    """All but the question itself: uv exports the lock with hashes, and pip-audit reads it."""
    asked: list[Sequence[str | Path]] = []

    def runner(command: Sequence[str | Path], folder: Path) -> subprocess.CompletedProcess[str]:
        asked.append(command)
        if command[0] == "uv":
            return audit.run(command, folder)
        pinned = Path(command[4]).read_text(encoding="utf-8")
        names = [{"name": line.partition("==")[0]} for line in pinned.splitlines() if "==" in line]
        assert {"aiohttp", "sqlalchemy", "pytest"} <= {package["name"] for package in names}
        return audit.run([*command[:3], "--help"], folder)

    with pytest.raises(AuditFailed):
        python_findings(runner)
    assert len(asked) == 2
    assert "osv" in asked[1]
