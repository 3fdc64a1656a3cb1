#!/usr/bin/env python3
"""Start Gatekey from a clone: ``python3 play.py``. Arguments go to ``gatekey``; needs Python 3.11 and nothing else."""

import os
import subprocess
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - said in words, before anything newer is imported
    sys.exit(f"Gatekey needs Python 3.11 or newer; this is {sys.version.split()[0]} ({sys.executable}).")

from tools.bootstrap import ENVIRONMENT, WINDOWS, SetupFailed, prepare, program, say


def main() -> int:
    """Make the environment ready, then become the server; returns its exit code."""
    try:
        prepare(tests=False)
    except SetupFailed as error:
        say(f"\n{error}")
        return 1
    except KeyboardInterrupt:
        say("\nStopped before the game could start.")
        return 130
    gatekey = program(ENVIRONMENT, "gatekey")
    if not WINDOWS:
        # The server takes this process over, so that signals reach it and nobody else.
        os.execv(gatekey, [str(gatekey), *sys.argv[1:]])
    server = subprocess.Popen([gatekey, *sys.argv[1:]])
    while True:
        try:
            return server.wait()
        except KeyboardInterrupt:
            continue  # the console sent Ctrl-C to the server as well, which now stops cleanly


if __name__ == "__main__":
    sys.exit(main())
