"""Where a real Chromium is to be had: the system's own, or Debian's, fetched once by whoever may do that."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

# Without windows it takes three quarters of the time: no tabs and no tool bar are drawn round the page.
WITHOUT_WINDOWS = "chromium-headless-shell"
NAMES = (WITHOUT_WINDOWS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def chromium() -> str:
    """The path of a Chromium; installs Debian's where there is none and this is root."""
    found = installed()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        with (Path(tempfile.gettempdir()) / "geisterstunde-chromium.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # several workers may want it at once
            found = installed() or fetched()
    assert found is not None, f"the browser tests need Chromium: install the package `{WITHOUT_WINDOWS}`"
    return found


def installed() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def fetched() -> str | None:
    for command in (["update"], ["install", "-y", "--no-install-recommends", WITHOUT_WINDOWS]):
        subprocess.run(
            ["apt-get", *command],
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            capture_output=True,
            check=False,
        )
    return installed()
