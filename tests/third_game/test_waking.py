"""A game wakes up whatever happens to its compiler. This one is small: it is compiled within seconds."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from geisterstunde.kernel.compiled_files import preparing
from geisterstunde.server.prepare import entries, is_prepared
from geisterstunde.server.waking import Waking
from tests.server.scene import scene
from tests.third_game.installation import PACKAGE, ROOT
from tests.third_game.tables import GAME

NO_ROOM = 'ulimit -f 0; exec "$0" -m geisterstunde.server.prepare "$1"'  # no file may grow


@pytest.fixture
def cache(tmp_path: Path, installed: None, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache, for this process and for the compilers it starts; all of them know the game."""
    path = os.pathsep.join([str(tmp_path), str(PACKAGE), str(ROOT)])
    monkeypatch.setenv("PYTHONPATH", path)
    monkeypatch.setenv("GEISTERSTUNDE_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "compiled"


def files_in(cache: Path) -> dict[Path, int]:
    """What lies there, and when it was written."""
    return {file: file.stat().st_mtime_ns for file in cache.rglob("*.nbc")}


async def woken() -> Waking:
    """The game, after it was woken."""
    waking = Waking([GAME], lambda: None)
    await waking.wake()
    return waking


@pytest.mark.proof
@scene
async def test_one_that_is_killed_is_followed_by_one_that_does_the_rest(cache: Path) -> None:
    something_is_kept = asyncio.Event()

    def look(share: float) -> None:
        if files_in(cache):
            something_is_kept.set()

    first = Waking([GAME], lambda: None, look)
    at_work = asyncio.create_task(first.wake())
    await something_is_kept.wait()
    first.compilers[GAME].kill()
    await at_work
    assert first.asleep == {GAME}
    done = files_in(cache)
    assert done
    assert not is_prepared(GAME)
    assert not (await woken()).asleep
    assert is_prepared(GAME)
    assert {file: files_in(cache)[file] for file in done} == done, "nothing is compiled twice"


@pytest.mark.proof
@scene
async def test_of_two_at_once_one_compiles(cache: Path) -> None:
    houses = await asyncio.gather(woken(), woken())
    assert [house.asleep for house in houses] == [set(), set()]
    assert sorted(house.ready[GAME] > 0 for house in houses) == [False, True]


@pytest.mark.proof
@scene
async def test_where_nothing_can_be_kept_it_is_compiled_for_this_evening(cache: Path) -> None:
    cache.parent.write_text("a file where the folder should be")
    waking = await woken()
    assert not waking.asleep
    assert waking.elsewhere is not None
    assert files_in(Path(waking.elsewhere.name))
    waking.elsewhere.cleanup()


@pytest.mark.proof
def test_on_a_full_disk_the_compiler_gives_up_soon(cache: Path) -> None:
    cache.mkdir(parents=True)
    command = ["sh", "-c", NO_ROOM, sys.executable, GAME]
    ran = subprocess.run(
        command,
        env={**os.environ, "GEISTERSTUNDE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (1, "")
    assert not is_prepared(GAME)


@scene
async def test_who_comes_second_waits(cache: Path) -> None:
    order = []

    def second() -> None:
        with preparing(entries(GAME)):
            order.append("second")

    with preparing(entries(GAME)):
        waiting = asyncio.create_task(asyncio.to_thread(second))
        await asyncio.sleep(0)
        order.append("first")
    await waiting
    assert order == ["first", "second"]
    assert not list(cache.glob("preparing-*"))
