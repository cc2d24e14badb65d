"""A numbered series of games at one table: any part of it can be played anywhere, with the same rows."""

from collections.abc import Mapping
from functools import cache, cached_property
from types import FunctionType
from typing import Any

import msgspec
import numpy as np

from geisterstunde.bots.levels import Level
from geisterstunde.bots.playing import most_decisions
from geisterstunde.bots.registry import RANDOM, kit_of
from geisterstunde.games.registry import game_named, package_named
from geisterstunde.kernel.chance import draw_words_of_games
from geisterstunde.kernel.compiled_files import is_kept
from geisterstunde.kernel.jit import COMPILED
from geisterstunde.kernel.lab_kit import LabKit
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.statistics import GameRows, empty_rows
from geisterstunde.kernel.template import Runnable, made_from
from geisterstunde.lab import series_template
from geisterstunde.lab.play import bot_number, play_game
from geisterstunde.lab.players import Player, player_named
from geisterstunde.lab.programs import Program
from geisterstunde.match.statistics import row_of

BLOCK_BY_CHANCE = 100  # games by chance, where a game does not say how quick it is
BLOCK_OF_THOUGHT = 50
BLOCK_ONE_BY_ONE = 4
LOW_BITS = 0xFFFFFFFF


class Series(msgspec.Struct, frozen=True, dict=True):
    """Who plays what how often is decided by a seed and the number of the game, and by nothing else.

    Only programs are another matter: their games are dealt by the server they play at.
    """

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]  # one per seat
    seed: int
    server: str | None = None  # the address of the server that programs play at

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
        """Whether the whole series can be played in a compiled loop: nobody searches, nobody is a plugin."""
        return all(
            player.trials == 0 if isinstance(player, Level) else player == RANDOM for player in self.players
        )

    @property
    def block(self) -> int:
        """How many games are played at a time. It depends on who plays, never on who computes."""
        if not self.compiled:
            return BLOCK_ONE_BY_ONE
        if not self.by_chance:
            return BLOCK_OF_THOUGHT
        lab: LabKit | None = package_named(self.game).part("lab")
        return BLOCK_BY_CHANCE if lab is None else lab.block_by_chance

    @property
    def functions(self) -> list[FunctionType]:
        """The largest of the functions that are compiled to play it, as they are before."""
        if self.compiled:
            return [made_loops(self.game).play_series]
        kit = kit_of(self.game)
        levels = [player for player in self.players if isinstance(player, Level)]
        minds = [kit.loops.try_out if level.trials else kit.loops.think for level in levels]
        return [kit.api.plain["decide"], *dict.fromkeys(minds)]

    @property
    def is_kept(self) -> bool:
        """Whether it was compiled before, by whoever it was."""
        return not COMPILED or all(map(is_kept, self.functions))

    def play(self, first: int, count: int) -> GameRows:
        """The rows of some games, in order."""
        if not self.compiled:
            return np.stack([self._one(index) for index in range(first, first + count)])
        rules = game_named(self.game)
        options = rules.options_from({**self.options, "players": len(self.bots)})
        undealt, rows = rules.undealt(options), empty_rows(count)
        loops_of(self.game).play_series(
            undealt,
            draw_words_of_games(self.seed, first, count),
            rules.wishes(options),
            bot_number(self.seed, first) & LOW_BITS,
            np.array([isinstance(player, Level) for player in self.players], dtype=np.int8),
            self._fresh_minds(),
            kit_of(self.game).room(),
            most_decisions(rules, undealt),
            rows,
        )
        return rows

    def _one(self, index: int) -> GameRows:
        if self.server is not None and not self.repeats:
            from geisterstunde.lab.programs_table import ProgramTable  # noqa: PLC0415 - brings a web client

            return row_of(ProgramTable(self.server, self.game, self.options, self.players).play())
        return play_game(self.game, self.options, self.players, self.seed, index).row

    def _fresh_minds(self) -> Buffer:
        kit = kit_of(self.game)
        blank = np.zeros(kit.mind_bytes, dtype=np.uint8)
        return np.stack(
            [kit.fresh_mind(player) if isinstance(player, Level) else blank for player in self.players]
        )


@cache
def made_loops(game: str) -> Any:
    """The loop over a game's rules and players, plain."""
    kit = kit_of(game)
    return made_from(series_template, kit.game, kit.loop_rules)


@cache
def loops_of(game: str) -> Any:
    """The same as this process runs it."""
    return Runnable(made_loops(game))
