"""Everything a change must pass: checks side by side, then pytest. `--quick` does with the most telling ones.

Further options are handed to pytest, as in `check.py -k gifts`.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent


class Check(NamedTuple):
    """A command that has to succeed, and what to do where it does not."""

    name: str
    command: tuple[str, ...]
    remedy: str = ""


QUICK_CHECKS = (
    Check("lint", ("ruff", "check", "--quiet"), "`make format` mends what can be mended without thought"),
    Check("format", ("ruff", "format", "--check", "--quiet"), "`make format` mends it"),
    Check("types", ("mypy",)),
)
# What takes longest comes first. Rules are compiled here once, not by every worker of the tests.
CHECKS = (
    Check("rules", ("python", "tools/compile.py", "dawn-under")),
    Check("castle", ("python", "tools/compile.py", "through-the-wall")),
    *QUICK_CHECKS,
    Check("page", ("python", "tools/page.py", "check")),
    Check("imports", ("lint-imports", "--no-logo"), "docs/architecture.md draws which way imports go"),
    Check("docs", ("sphinx-build", "-W", "--keep-going", "-q", "docs", "build/docs")),
)
PYTEST = ("pytest", "-n", "auto", "--dist", "worksteal", "--benchmark-disable")


def passes(check: Check) -> bool:
    """Whether a check succeeds; prints what it has to say."""
    start = time.monotonic()
    program: list[str | Path] = [BIN / check.command[0], *check.command[1:]]
    done = subprocess.run(program, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    seconds = time.monotonic() - start
    if done.returncode == 0:
        print(f"{check.name:8} ok {seconds:6.1f} s", flush=True)
        return True
    remedy = f"; {check.remedy}" if check.remedy else ""
    told = done.stdout.decode(errors="replace")
    print(f"{told}\n{check.name}: `{' '.join(check.command)}` failed{remedy}.", flush=True)
    return False


def main() -> None:
    """All checks, even where one fails; then the tests, unless one did."""
    os.chdir(ROOT)
    quick = "--quick" in sys.argv
    options = [option for option in sys.argv[1:] if option != "--quick"]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        if not all(list(pool.map(passes, QUICK_CHECKS if quick else CHECKS))):
            sys.exit(1)
    if quick:
        os.environ["GEISTERSTUNDE_JIT"] = "0"
        options = ["tests/rules", "-q", *options]
    os.execv(BIN / PYTEST[0], [*PYTEST, *options])


if __name__ == "__main__":
    main()
