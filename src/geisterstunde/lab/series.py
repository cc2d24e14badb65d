"""A numbered series of games at one table: any part of it can be played anywhere, with the same rows."""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

import msgspec
import numpy as np

from geisterstunde.bots.dawn_under import player as dawn_under_player
from geisterstunde.bots.levels import Level
from geisterstunde.bots.playing import LONGEST_GAME
from geisterstunde.bots.registry import RANDOM
from geisterstunde.bots.through_the_wall import player as through_the_wall_player
from geisterstunde.games.registry import game_named
from geisterstunde.kernel.chance import draw_words_of_games
from geisterstunde.kernel.record import Buffer
from geisterstunde.lab.account import row_of
from geisterstunde.lab.arena import bot_number, play_game
from geisterstunde.lab.compiled import dawn_under, through_the_wall
from geisterstunde.lab.players import Player, player_named
from geisterstunde.lab.programs import Program
from geisterstunde.lab.programs_table import ProgramTable
from geisterstunde.lab.rows import Rows, empty_rows

LOOPS: Mapping[str, Callable[..., None]] = {
    "dawn-under": dawn_under.play_series,
    "through-the-wall": through_the_wall.play_series,
}
BRAINS: Mapping[str, Callable[[Level], Buffer]] = {
    "dawn-under": dawn_under_player.fresh_brain,
    "through-the-wall": through_the_wall_player.fresh_brain,
}
BLOCK_BY_CHANCE = {"dawn-under": 4_000, "through-the-wall": 100}  # games, some tenths of a second
LOW_BITS = 0xFFFFFFFF


class Series(msgspec.Struct, frozen=True, dict=True):
    """Who plays what how often is decided by a seed and the number of the game, and by nothing else.

    Only programs are another matter: their games are dealt by the server they play at.
    """

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]  # one a seat
    seed: int
    house: str | None = None  # the address of the server that programs play at

    @cached_property
    def players(self) -> tuple[Player, ...]:
        """Who sits at which seat."""
        return tuple(player_named(self.game, name) for name in self.bots)

    @property
    def by_chance(self) -> bool:
        """Whether nobody thinks."""
        return all(player == RANDOM for player in self.players)

    @property
    def repeats(self) -> bool:
        """Whether the same seed plays the same games."""
        return not any(isinstance(player, Program) for player in self.players)

    @property
    def compiled(self) -> bool:
        """Whether the whole series can be played in a compiled loop: nobody searches, nobody is a guest."""
        return all(
            player.trials == 0 if isinstance(player, Level) else player == RANDOM for player in self.players
        )

    @property
    def block(self) -> int:
        """How many games are played at a time. It depends on who plays, never on who computes."""
        if not self.compiled:
            return 4
        return BLOCK_BY_CHANCE[self.game] if self.by_chance else 50

    def play(self, first: int, count: int) -> Rows:
        """The rows of some games, in order."""
        if not self.compiled:
            return np.stack([self._one(index) for index in range(first, first + count)])
        rules = game_named(self.game)
        options = rules.options_from({**self.options, "players": len(self.bots)})
        rows = empty_rows(count)
        LOOPS[self.game](
            rules.undealt(options),
            draw_words_of_games(self.seed, first, count),
            rules.wishes(options),
            bot_number(self.seed, first) & LOW_BITS,
            np.array([isinstance(player, Level) for player in self.players], dtype=np.int8),
            self._fresh_brains(),
            LONGEST_GAME,
            rows,
        )
        return rows

    def _one(self, index: int) -> Rows:
        if self.house is not None and not self.repeats:
            return row_of(ProgramTable(self.house, self.game, self.options, self.players).play())
        return play_game(self.game, self.options, self.players, self.seed, index).row

    def _fresh_brains(self) -> Buffer:
        thinking = [player for player in self.players if isinstance(player, Level)]
        size = len(BRAINS[self.game](thinking[0])) if thinking else 0
        blank = np.zeros(size, dtype=np.uint8)
        return np.stack(
            [BRAINS[self.game](player) if isinstance(player, Level) else blank for player in self.players]
        )
