"""Finds the browser that the tests in ``tests/e2e`` drive, and installs it where that is possible."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

# Debian's names. The fonts are for what the bundled ones lack: names in other scripts, and emoji.
PACKAGES = ("chromium", "fonts-dejavu-core", "fonts-noto-color-emoji")
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
)
HOW = "Install Chromium or Google Chrome, or name one in GATEKEY_CHROMIUM."


def find_chromium() -> Path | None:
    """The Chromium or Chrome to drive: the one in ``GATEKEY_CHROMIUM``, else one on PATH or in its usual place."""
    named = os.environ.get("GATEKEY_CHROMIUM")
    if named:
        return Path(named) if Path(named).is_file() else None
    found = next((place for place in map(shutil.which, NAMES) if place), None)
    found = found or next((place for place in PLACES if Path(place).is_file()), None)
    return Path(found) if found else None


def install_packages() -> None:
    """Install what is missing of ``PACKAGES`` where that can be done: as root, with apt-get. A failure is only shown.

    A browser that is still missing afterwards is for the caller to notice; fonts that are missing change pictures only.
    """
    if sys.platform != "linux" or shutil.which("apt-get") is None or os.geteuid() != 0:
        return
    missing = [name for name in PACKAGES if not _installed(name)]
    if find_chromium() is not None:
        missing = [name for name in missing if name != "chromium"]
    if not missing:
        return
    print(f"Installing {', '.join(missing)}", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (("update", "-qq"), ("install", "-qq", "-y", "--no-install-recommends", *missing)):
        done = subprocess.run(
            ["apt-get", *arguments],
            env=environment,
            check=False,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )
        if done.returncode:
            print(f"apt-get {arguments[0]} failed:\n{done.stderr.strip()}", flush=True)
            return


def _installed(package: str) -> bool:
    query = ["dpkg-query", "--show", "--showformat=${db:Status-Status}", package]
    return subprocess.run(query, capture_output=True, text=True, check=False).stdout == "installed"
