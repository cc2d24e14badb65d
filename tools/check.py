"""Everything a change must pass: checks side by side, then pytest.

`--quick` does with the most telling ones, tests of the rules among them. `--proof` runs what is marked as a
proof: it takes longer, because it starts other programs, breaks them, or tries very much. Further options are
handed to pytest, as in `check.py -k gifts`.
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
# Rules are compiled here once, not by every worker of the tests.
COMPILED = (
    Check("castle", ("python", "tools/compile.py", "through-the-wall")),
    Check("rules", ("python", "tools/compile.py", "dawn-under")),
)
# What takes longest comes first.
CHECKS = (
    *COMPILED,
    *QUICK_CHECKS,
    Check("page", ("python", "tools/page.py", "check")),
    Check("imports", ("lint-imports", "--no-logo"), "docs/architecture.md draws which way imports go"),
    Check("docs", ("sphinx-build", "-W", "--keep-going", "-q", "docs", "build/docs")),
)
SLOWEST_SHOWN = 10
# One worker more than there are cores: some test always waits, for a program that starts or a bot that hangs.
WORKERS = (os.cpu_count() or 1) + 1
# Files stay whole, so that a worker has one server and one browser; tests/conftest.py puts slow ones first.
PYTEST = (
    *("pytest", "-n", str(WORKERS), "--dist", "loadfile", "--no-loadscope-reorder", "--benchmark-disable"),
    *(f"--durations={SLOWEST_SHOWN}", "--durations-min=1"),
)
QUICK_TESTS = ("pytest", "tests/rules", "-q", "-n", "0", "--benchmark-disable", "-m", "not proof")


class Run(NamedTuple):
    """Checks to pass, and the tests that follow."""

    checks: tuple[Check, ...]
    tests: tuple[str, ...]


RUNS = {
    "--test": Run(CHECKS, (*PYTEST, "-m", "not proof")),
    "--proof": Run(COMPILED, (*PYTEST, "-m", "proof")),
    "--quick": Run(QUICK_CHECKS, QUICK_TESTS),
}


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
    chosen = next((name for name in RUNS if name in sys.argv), "--test")
    options = [option for option in sys.argv[1:] if option not in RUNS]
    checks, tests = RUNS[chosen]
    tests += tuple(options)
    if chosen == "--quick":
        os.environ["GEISTERSTUNDE_JIT"] = "0"
        checks, tests = (Check("tests", tests), *checks), ()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        if not all(list(pool.map(passes, checks))):
            sys.exit(1)
    if tests:
        os.execv(BIN / tests[0], tests)


if __name__ == "__main__":
    main()
