"""What starts and tests the project: finding uv and Node.js, running steps, ending them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest

from tools import bootstrap, browser, client
from tools.steps import Report, Step, run

ROOT = Path(__file__).resolve().parents[2]


def python(code: str) -> list[str | Path]:
    return [sys.executable, "-c", code]


@pytest.mark.parametrize(
    ("windows", "node", "modules"),
    [
        (False, "bin/node", "lib/node_modules"),
        (True, "node.exe", "node_modules"),
        (True, "node.exe", "lib/node_modules"),
    ],
)
def test_node_is_found_in_the_wheel_of_each_system(tmp_path: Path, windows: bool, node: str, modules: str) -> None:
    script = tmp_path / modules / "npm" / "bin" / "npm-cli.js"
    script.parent.mkdir(parents=True)
    script.touch()
    assert client.node_paths(tmp_path, windows) == (tmp_path / node, script)


def test_an_unknown_layout_of_the_wheel_is_said(tmp_path: Path) -> None:
    with pytest.raises(client.NodeMissing, match="no npm"):
        client.node_paths(tmp_path, windows=False)


@pytest.mark.skipif(os.name == "nt", reason="the stand-in for uv is a shell script")
def test_a_uv_that_does_not_run_or_is_too_old_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, answer in {"broken": "exit 127", "old": "echo uv 0.1.2", "good": "echo uv 0.99.0"}.items():
        place = tmp_path / name / "uv"
        place.parent.mkdir()
        place.write_text(f"#!/bin/sh\n{answer}\n", encoding="utf-8")
        place.chmod(0o755)
    private = tmp_path / "private"
    (private / "bin").mkdir(parents=True)
    (private / "bin" / "uv").symlink_to(tmp_path / "good" / "uv")
    monkeypatch.setattr(bootstrap, "PRIVATE_UV", private)
    for name in ("broken", "old"):
        monkeypatch.setenv("PATH", f"{tmp_path / name}{os.pathsep}{os.environ['PATH']}")
        assert bootstrap.find_uv() == private / "bin" / "uv"
    monkeypatch.setenv("PATH", f"{tmp_path / 'good'}{os.pathsep}{os.environ['PATH']}")
    assert bootstrap.find_uv() == tmp_path / "good" / "uv"


def test_without_a_way_to_uv_the_person_is_told_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "PRIVATE_UV", tmp_path / "uv")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "no-python"))
    monkeypatch.setattr(bootstrap, "_quietly", lambda *_command: False)
    with pytest.raises(bootstrap.SetupFailed, match="venv or ensurepip"):
        bootstrap.find_uv()


def test_a_named_browser_that_is_not_there_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GATEKEY_CHROMIUM", str(tmp_path / "chromium"))
    assert browser.find_chromium() is None
    (tmp_path / "chromium").touch()
    assert browser.find_chromium() == tmp_path / "chromium"


def test_a_failed_step_fails_the_whole_and_the_rest_still_runs(tmp_path: Path) -> None:
    steps = [
        Step("fails", python("raise SystemExit(3)")),
        Step("runs", python("open('ran', 'w').close()")),
        Step("cannot", [], why_not="no such thing here", required=False),
    ]
    report = run(steps, os.environ, tmp_path)
    assert (tmp_path / "ran").exists()
    assert [outcome for _, outcome, _ in report.rows] == ["failed with exit code 3", "passed", "not run"]
    assert report.exit_code == 1
    assert "!!! NOT RUN: cannot: no such thing here" in report.table()
    assert report.table().endswith("steps: 1 passed, 1 failed")


@pytest.mark.parametrize(("required", "code"), [(True, 1), (False, 0)])
def test_what_cannot_run_fails_only_where_it_must_run(tmp_path: Path, required: bool, code: int) -> None:
    report = run([Step("browser", [], why_not="none", required=required)], os.environ, tmp_path)
    assert report.exit_code == code


def test_an_empty_report_has_a_table() -> None:
    assert Report().table() == "\nsteps: 0 passed, 0 failed"


@pytest.mark.skipif(os.name == "nt", reason="signals are those of POSIX")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_ends_the_step_and_leaves_nothing_running(number: signal.Signals) -> None:
    outer = textwrap.dedent(
        """
        import os, sys
        from pathlib import Path
        from tools.steps import Step, run
        child = "import os, time; print(os.getpid(), flush=True); time.sleep(60)"
        steps = [Step("sleeps", [sys.executable, "-c", child]), Step("never", [sys.executable, "-c", "print('never ran')"])]
        report = run(steps, os.environ, Path.cwd())
        print(report.table())
        sys.exit(report.exit_code)
        """
    )
    with subprocess.Popen(
        python(outer), cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stdout is not None
        child = next(int(line) for line in process.stdout if line.strip().isdigit())
        process.send_signal(number)
        output = process.stdout.read()
        assert process.wait(timeout=20) == 128 + number
    assert "INTERRUPTED" in output
    assert "never ran" not in output
    assert gone(child)


def gone(process: int) -> bool:
    """Whether a process ends within five seconds."""
    for _ in range(50):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False
