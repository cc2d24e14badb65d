"""Builds both wheels into dist/: a plain one, and one for machines like this with compiled rules.

The second carries what tables call, compiled for any processor of this kind, so that its first start compiles
nothing. It is of use to the very versions of Python, NumPy and Numba that it was built with; with others the
rules are compiled as they are from the plain wheel.
"""

import glob
import os
import shutil
import subprocess
import sys
from pathlib import Path

from geisterstunde.games.registry import game_names

ROOT = Path(__file__).resolve().parent.parent
COMPILED_FOR_ANY = ROOT / "build" / "any-cpu"
SHIPPED = ROOT / "build" / "shipped"
# Of hundreds of compiled files only a few are read again: those that Python calls.
READ_AGAIN = """
from geisterstunde.bots.registry import bot_names
from geisterstunde.games.registry import game_named, game_names
from geisterstunde.kernel.compiler import _made
from geisterstunde.server.prepare import rehearse
for game in game_names():
    for bot in bot_names(game):
        rehearse(game_named(game), bot)
for function, dispatcher in _made.items():
    assert not dispatcher.stats.cache_misses, function
    if dispatcher.stats.cache_hits:
        print(f"{function.__module__}/{dispatcher._cache._cache._impl.filename_base}")
"""


SURROUNDINGS = {
    **os.environ,
    "GEISTERSTUNDE_JIT": "1",
    "GEISTERSTUNDE_CACHE": str(COMPILED_FOR_ANY),
    "NUMBA_CPU_NAME": "generic",
}


def compile_for_any() -> None:
    """Compiles for any processor what is not compiled yet, every game in a process of its own."""
    command = [sys.executable, "-m", "geisterstunde.server.prepare"]
    compilers = [subprocess.Popen([*command, game], env=SURROUNDINGS) for game in game_names()]
    assert [compiler.wait() for compiler in compilers] == [0] * len(compilers)


def gather() -> None:
    """Lays out what is read again of all that is compiled."""
    shutil.rmtree(SHIPPED, ignore_errors=True)
    command = [sys.executable, "-c", READ_AGAIN]
    told = subprocess.run(command, env=SURROUNDINGS, stdout=subprocess.PIPE, text=True, check=True).stdout
    compiled = COMPILED_FOR_ANY / "compiled"
    wanted = [file for base in told.split() for file in compiled.glob(f"{glob.escape(base)}.*")]
    for file in [*wanted, *compiled.glob("prepared-*")]:
        target = SHIPPED / file.relative_to(compiled)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)


def build(**surroundings: str) -> None:
    """Builds one wheel."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "dist"]
    subprocess.run(command, cwd=ROOT, env={**os.environ, **surroundings}, check=True)


def main() -> None:
    """Both."""
    build()
    compile_for_any()
    gather()
    build(GEISTERSTUNDE_SHIPPED=str(SHIPPED))


if __name__ == "__main__":
    main()
