"""Tables are set at once, with plain rules; meanwhile they are compiled, and the house wakes up.

A process of its own compiles each game, at the lowest priority. When its code lies ready, the server reads it
in a thread and calls it from then on: a position is the same bytes either way. Bots think in new workers.
"""

import asyncio
import copy
import logging
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from typing import Any

from geisterstunde.bots.registry import RANDOM
from geisterstunde.games.registry import game_named
from geisterstunde.kernel.compiled_files import cache_folder
from geisterstunde.kernel.digest import reached_from
from geisterstunde.kernel.game import Game
from geisterstunde.kernel.jit import is_inlined
from geisterstunde.server.prepare import entries, is_prepared, rehearse

LOG = logging.getLogger("geisterstunde.server")
LOWEST_PRIORITY = "19"
COMPILED = "1"
NEARLY = 0.99  # what is compiled has still to be read
SWITCH = "GEISTERSTUNDE_JIT"


def ignore(share: float) -> None:
    """Nobody wants to know."""


class Waking:
    """How far the house is on its way from plain rules to compiled ones."""

    def __init__(
        self, games: Sequence[str], finished: Callable[[], None], told: Callable[[float], None] = ignore
    ) -> None:
        self.finished = finished
        self.told = told  # of every share that is reached
        self.asleep = set(games)
        self.ready = dict.fromkeys(games, 0)
        self.wanted = {game: reached_from(entries(game)) for game in games}
        self.compilers: dict[str, asyncio.subprocess.Process] = {}
        self.elsewhere: tempfile.TemporaryDirectory[str] | None = None

    @property
    def share(self) -> float:
        """From 0 to 1: how much of the work is done."""
        if not self.asleep:
            return 1.0
        done = sum(min(self.ready[game], self.wanted[game]) for game in self.wanted)
        return min(done / sum(self.wanted.values()), NEARLY)

    async def wake(self) -> None:
        """Compiles what is not compiled yet, and switches every game over."""
        if self.asleep and cache_folder() is None:
            # Nothing can be kept for the next start, but this one shall be quick.
            self.elsewhere = tempfile.TemporaryDirectory()
            os.environ["GEISTERSTUNDE_CACHE"] = self.elsewhere.name
        await asyncio.gather(*(self._wake(game) for game in sorted(self.asleep)))
        if not self.asleep:
            os.environ[SWITCH] = COMPILED  # for workers that start from now on
            self.finished()
            if any(self.ready.values()):
                self.told(self.share)

    async def _wake(self, game: str) -> None:
        if not is_prepared(game) and not await self._compile(game):
            LOG.warning("The rules of %s could not be compiled; they are played plain.", game)
            return
        machine_code = await asyncio.to_thread(loaded, game_named(game))
        vars(game_named(game).api).update(machine_code)
        self.asleep.discard(game)

    async def _compile(self, game: str) -> bool:
        """Lets another process compile a game's rules; whether that worked."""
        process = await asyncio.create_subprocess_exec(
            *("nice", "-n", LOWEST_PRIORITY, sys.executable, "-m", "geisterstunde.server.prepare", game),
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, SWITCH: COMPILED},
        )
        self.compilers[game] = process
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                self.ready[game] = int(line)
                self.told(self.share)
            return await process.wait() == 0
        finally:
            if process.returncode is None:
                process.kill()


def loaded(game: Game) -> dict[str, Any]:
    """The functions of a game that tables call, as machine code, after a rehearsal at a table of its own."""
    from geisterstunde.kernel.compiler import compiled  # noqa: PLC0415 - Numba takes long to import

    callable_alone = {name: function for name, function in game.api.plain.items() if not is_inlined(function)}
    machine_code = {name: compiled(function) for name, function in callable_alone.items()}
    own: Any = copy.copy(game)
    own.api = copy.copy(game.api)
    vars(own.api).update(machine_code)
    rehearse(own, RANDOM)
    return {name: function for name, function in machine_code.items() if function.signatures}
