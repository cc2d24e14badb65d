"""Builds the page when a wheel is built, so that it travels inside."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before a wheel is packed; an editable install uses the page where `make` has built it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            runpy.run_path(str(Path(self.root) / "tools" / "page.py"), run_name="page")["build"]()
