"""Builds the page when a wheel is built, so that it travels inside, and lays compiled rules beside it."""

import os
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before a wheel is packed; an editable install uses the page where `make` has built it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        runpy.run_path(str(Path(self.root) / "tools" / "page.py"), run_name="page")["build"]()
        if compiled := os.environ.get("GEISTERSTUNDE_SHIPPED"):  # see tools/wheel.py
            build_data["force_include"][compiled] = "geisterstunde/compiled"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
