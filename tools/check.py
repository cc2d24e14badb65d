"""Everything a change must pass, quickest first: stops at the first check that fails, and closes with pytest.

Options are handed to pytest, as in `check.py -k gifts`.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent

CHECKS = [
    ("lint", ["ruff", "check", "--quiet"], "`make format` mends what can be mended without thought"),
    ("format", ["ruff", "format", "--check", "--quiet"], "`make format` mends it"),
    ("types", ["mypy"], ""),
    ("imports", ["lint-imports", "--no-logo"], "docs/architecture.md draws which way imports go"),
    ("page", ["python", "tools/page.py", "check"], ""),
    ("rules", ["python", "-m", "geisterstunde.server.prepare"], ""),  # compiled once, not by every worker
    ("loops", ["python", "tools/loops.py"], ""),
    ("docs", ["sphinx-build", "-W", "--keep-going", "-q", "docs", "build/docs"], ""),
]
TESTS = ["pytest", "-n", "auto", "--dist", "worksteal", "--benchmark-disable"]


def passes(name: str, command: list[str], remedy: str) -> bool:
    start = time.monotonic()
    program: list[str | Path] = [BIN / command[0], *command[1:]]
    done = subprocess.run(program, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    seconds = time.monotonic() - start
    if done.returncode == 0:
        print(f"{name:8} ok {seconds:6.1f} s", flush=True)
        return True
    sys.stdout.buffer.write(done.stdout)
    print(f"\n{name}: `{' '.join(command)}` failed{'; ' + remedy if remedy else ''}.", flush=True)
    return False


def main() -> None:
    os.chdir(ROOT)
    for name, command, remedy in CHECKS:
        if not passes(name, command, remedy):
            sys.exit(1)
    os.execv(BIN / TESTS[0], [*TESTS, *sys.argv[1:]])


if __name__ == "__main__":
    main()
