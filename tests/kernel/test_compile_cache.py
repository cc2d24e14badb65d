"""Compiled code is kept: a second process compiles nothing, and an edit compiles only what it changes."""

import os
import pickle
import subprocess
import sys
import time
from pathlib import Path

import numba
import pytest

from geisterstunde.kernel import compile_cache, compiled_files

GAME = '''
"""A tiny game's rules."""
from geisterstunde.kernel.jit import rule

STEP = 1

@rule
def move(place):
    return place + STEP
'''
TEMPLATE = '''
"""A loop over any game."""
from collections.abc import Callable
from geisterstunde.kernel.template import loop, piece

move: Callable[[int], int]  # brought by the game

@piece
def twice(place):
    return move(move(place))

@loop
def play(place, moves):
    for _ in range(moves):
        place = twice(place)
    return place
'''
PLAY = """
import loop_template, one_game
from geisterstunde.kernel.template import Runnable, made_from
made = Runnable(made_from(loop_template, "one_game", {"move": one_game.move}))
print(made.play(0, 5), sum(made.play.stats.cache_misses.values()), sum(made.play.stats.cache_hits.values()))
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A package of a game and a template, and an empty cache beside it."""
    (tmp_path / "one_game.py").write_text(GAME)
    (tmp_path / "loop_template.py").write_text(TEMPLATE)
    return tmp_path


FROM_A_WHEEL = """
from pathlib import Path
from geisterstunde.kernel import shipped_code
shipped_code.FOLDER, shipped_code.FITS = Path("{shipped}"), True
"""


def play(folder: Path, cache: str = "cache", before: str = "", **more: str) -> tuple[int, int, int]:
    """Plays in a process of its own: the result, how much was compiled, and how much was found."""
    environment = {**os.environ, "GEISTERSTUNDE_JIT": "1", "GEISTERSTUNDE_CACHE": str(folder / cache), **more}
    environment["PYTHONPATH"] = f"{folder}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
    ran = subprocess.run(
        [sys.executable, "-B", "-c", before + PLAY],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    place, missed, hit = map(int, ran.stdout.split())
    return place, missed, hit


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


def test_a_second_process_compiles_nothing(folder: Path) -> None:
    """Only entries are kept, for rules are part of them."""
    assert play(folder) == (10, 1, 0)
    assert play(folder) == (10, 0, 1)
    kept = [file.name for file in (folder / "cache").rglob("*.nbc")]
    assert len(kept) == 1
    assert "one_game.play" in kept[0]


def test_what_a_wheel_brings_is_used_as_it_is(folder: Path) -> None:
    """Compiled for any processor; without a cache of one's own, and where nothing can be kept."""
    assert play(folder, NUMBA_CPU_NAME="generic") == (10, 1, 0)
    (folder / "cache").rename(folder / "wheel")
    (folder / "no folder").write_text("")
    from_a_wheel = FROM_A_WHEEL.format(shipped=folder / "wheel" / "compiled")
    for cache in ("cache", "no folder"):
        assert play(folder, cache, from_a_wheel, NUMBA_CPU_NAME="generic") == (10, 0, 1)
    assert play(folder, "native", from_a_wheel) == (10, 1, 0), "this processor's own code is another"


def test_an_edited_rule_or_template_is_compiled_anew(folder: Path) -> None:
    assert play(folder) == (10, 1, 0)
    edit(folder / "one_game.py", "STEP = 1", "STEP = 3")
    assert play(folder) == (30, 1, 0)
    edit(folder / "loop_template.py", "move(move(place))", "move(place)")
    assert play(folder) == (15, 1, 0)
    edit(folder / "one_game.py", "return place + STEP", "return place - STEP")
    assert play(folder) == (-15, 1, 0)


def test_reworded_sources_are_read_from_the_cache(folder: Path) -> None:
    assert play(folder) == (10, 1, 0)
    edit(folder / "one_game.py", '"""A tiny game', '"""# moved down\n\n\nThe smallest game')
    edit(folder / "loop_template.py", "    for _", "    # step by step\n    for _")
    assert play(folder) == (10, 0, 1)


JUNK = {"cut": b"", "no pickle": b"no pickle", "renamed": b"\x80\x04cgone\nGone\n."}


@pytest.mark.parametrize(
    "kind", [pytest.param(kind, marks=() if kind == "no pickle" else pytest.mark.proof) for kind in JUNK]
)
def test_files_that_cannot_be_read_are_compiled_anew(kind: str, folder: Path) -> None:
    play(folder)
    for file in (folder / "cache").rglob("*play*.nbi"):
        file.write_bytes(pickle.dumps(numba.__version__) + JUNK[kind])
    assert play(folder) == (10, 1, 0)
    assert play(folder) == (10, 0, 1)


@pytest.mark.proof
def test_versions_of_long_ago_are_removed_when_something_is_compiled(folder: Path) -> None:
    play(folder)
    old = sorted((folder / "cache").rglob("*play*"))
    assert old
    for file in old:
        os.utime(file, (0, time.time() - 2 * compile_cache.SECONDS_KEPT))
    edit(folder / "one_game.py", "STEP = 1", "STEP = 2")
    play(folder)
    kept = sorted((folder / "cache").rglob("*play*"))
    assert len(kept) == len(old)
    assert not set(kept) & set(old)


def test_the_folder_is_made_where_it_may_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GEISTERSTUNDE_CACHE", str(tmp_path / "deep" / "cache"))
    folder = compiled_files.cache_folder()
    assert folder == tmp_path / "deep" / "cache" / "compiled"
    assert folder.is_dir()


def test_without_a_folder_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("GEISTERSTUNDE_CACHE", str(tmp_path / "file" / "cache"))
    assert compiled_files.cache_folder() is None


SHARED = """
from geisterstunde.kernel.jit import entry

@entry
def noted(kind):
    return kind * 2
"""
CALLER = """
from enum import IntEnum
from geisterstunde.kernel.compiler import compiled
from geisterstunde.kernel.jit import entry
from shared_rules import noted

class {name}(IntEnum):
    OPENED = {value}

@entry
def play():
    return noted({name}.OPENED)

print(compiled(play)())
"""


@pytest.mark.proof
def test_a_game_that_is_gone_leaves_the_cache_of_shared_rules_readable(tmp_path: Path) -> None:
    """An entry is compiled for the enums of every game that calls it; the next game may not know them."""
    (tmp_path / "shared_rules.py").write_text(SHARED)
    surroundings = {**os.environ, "GEISTERSTUNDE_JIT": "1", "GEISTERSTUNDE_CACHE": str(tmp_path / "cache")}
    for game, value in (("first_game", 1), ("second_game", 2), ("first_game", 3)):
        (tmp_path / f"{game}.py").write_text(CALLER.format(name=f"Kind{value}", value=value))
        ran = subprocess.run(
            [sys.executable, "-B", "-c", f"import {game}"],
            env={**surroundings, "PYTHONPATH": str(tmp_path)},
            capture_output=True,
            text=True,
            check=False,
        )
        (tmp_path / f"{game}.py").unlink()
        assert ran.stdout == f"{2 * value}\n", ran.stderr
