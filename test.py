#!/usr/bin/env python3
"""Test all of Gatekey from a clone: ``python3 test.py``. Needs Python 3.11; a browser is installed where possible."""

import argparse
import os
import sys
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - said in words, before anything newer is imported
    sys.exit(f"Gatekey needs Python 3.11 or newer; this is {sys.version.split()[0]} ({sys.executable}).")

from tools import browser
from tools.audit import UNREACHABLE
from tools.bootstrap import ENVIRONMENT, ROOT, SetupFailed, prepare, program, say
from tools.steps import Step, run


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description="Run every check and test of Gatekey, with a summary at the end.")
    parser.add_argument("--quick", action="store_true", help="leave the browser tests out")
    parser.add_argument("--full", action="store_true", help="long soaks, as before a release (sets GATEKEY_SOAK=full)")
    return parser.parse_args()


def steps(quick: bool) -> list[Step]:
    """The whole test in its order: what is quick and tells most comes first."""
    python = program(ENVIRONMENT, "python")
    client = ROOT / "tools" / "client.py"
    all_steps = [
        Step("ruff check", [python, "-m", "ruff", "check", "."]),
        Step("ruff format", [python, "-m", "ruff", "format", "--check", "."]),
        Step("imports", [program(ENVIRONMENT, "lint-imports")]),
        Step("mypy", [python, "-m", "mypy"]),
        Step("audit", [python, "-m", "tools.audit"], unavailable=UNREACHABLE),
        Step("client types", [python, client, "check"]),
        Step("client tests", [python, client, "test"]),
        Step(
            "pytest",
            [python, "-m", "pytest", "-n", "2", "--dist", "worksteal", "--durations", "10", "--ignore", "tests/e2e"],
        ),
    ]
    if not quick:
        all_steps.append(browser_step(python))
    return all_steps


def browser_step(python: Path) -> Step:
    """The browser tests, in a process of their own: their event loop and that of other async tests do not mix."""
    browser.install_packages()
    why_not = "" if browser.find_chromium() else f"There is no browser for the tests. {browser.HOW}"
    required = any(os.environ.get(name, "0") not in {"", "0", "false"} for name in ("CI", "GATEKEY_REQUIRE_ALL"))
    return Step("browser", [python, "-m", "pytest", "tests/e2e"], why_not=why_not, required=required)


def main() -> int:
    """Make ready, run, sum up; returns the exit code."""
    options = arguments()
    try:
        uv = prepare(tests=True)
        all_steps = steps(options.quick)
    except SetupFailed as error:
        say(f"\n{error}")
        return 1
    except KeyboardInterrupt:
        say("\nStopped before the first test.")
        return 130
    path = [str(program(ENVIRONMENT, "python").parent), str(uv.parent), os.environ.get("PATH", "")]
    environment = {**os.environ, "PATH": os.pathsep.join(path), "VIRTUAL_ENV": str(ENVIRONMENT)}
    if options.full:
        environment["GATEKEY_SOAK"] = "full"
    report = run(all_steps, environment, ROOT)
    if options.quick:
        report.left_out.append("browser: left out by --quick")
    print(f"\n== Summary {'=' * 56}\n{report.table()}", flush=True)
    return report.exit_code


if __name__ == "__main__":
    sys.exit(main())
