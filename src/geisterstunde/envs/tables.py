"""Some tables of one game with the same options, stepped together in compiled code."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from geisterstunde.bots.levels import Level
from geisterstunde.bots.memory import MemoryModel, Model
from geisterstunde.envs import layout
from geisterstunde.envs.adapters import Adapter
from geisterstunde.envs.arguments import RESET_FIRST, seed_or_chance
from geisterstunde.envs.block import Form, arrays_in, block_of
from geisterstunde.envs.fields import bounds_of, joined
from geisterstunde.envs.recall import VIEW
from geisterstunde.envs.rewards import rewards_by_winners
from geisterstunde.envs.tables_template import ALL_LEGAL
from geisterstunde.kernel.chance import DRAWS, draw_words_of_games
from geisterstunde.kernel.log import ALL_UNREAD, MOTION_UNREAD
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.refusal import InEnglish, Refused

SERIES = (1 << 40) + 0x9E3779B1  # games of a series that belong to one table; its low bits keep dice apart
STRIDE = 1_000_003  # between the dice of one series and the next, as in the arena
AHEAD = 8  # deals that are unfolded at once
LOW_BITS = 0xFFFFFFFF

Bytes = NDArray[np.int8]
Numbers = NDArray[np.int64]


class Tables:
    """Whoever is asked sees `observations` and `masks`, one row per table, written anew by every step.

    The n-th game at table t is game t * SERIES + n of the series of the seed, with the dice of the arena.
    """

    def __init__(
        self,
        adapter: Adapter,
        options: Any,
        count: int,
        memory: MemoryModel | None,
        most: int,
        bots: Sequence[Level | None] = (),
        seat_map: Bytes | None = None,
    ) -> None:
        """`seat_map` says who sits where: 0 is asked, n is the n-th of the bots; None decides by chance."""
        self._arguments = (adapter, options, count, memory, most, bots, seat_map)
        self.adapter, self.options = adapter, options
        self.players = adapter.game.players(options)
        self._wishes, self._undealt = adapter.game.wishes(options), adapter.game.undealt(options)
        shown = adapter.observations
        if memory is not None and shown.remembered is None:
            raise InEnglish(f"{adapter.game_name} has no memory to observe; recall is {VIEW}.")
        layouts = (
            [shown.look] if memory is None or shown.remembered is None else [shown.look, shown.remembered]
        )
        self.layout = joined(layouts)
        self.fields = (*shown.look_fields, *(shown.remembered_fields if memory else ()))
        roles, self._fresh = who_does_what(adapter, memory, bots)
        log = adapter.game.api.open_position(self._undealt).log
        log.unread = ALL_UNREAD if set(roles) <= layout.WATCH_NOTHING else MOTION_UNREAD
        self._lay_out(count, roles, seat_map, most)
        self._rewards = rewards_by_winners(self.players)
        self._games = np.zeros(count, dtype=np.int64)
        self._words = np.zeros((count, AHEAD, DRAWS.itemsize), dtype=np.uint8)
        self._seed: int | None = None  # nothing is dealt

    def _lay_out(self, count: int, roles: list[int], seat_map: Bytes | None, most: int) -> None:
        """Lays all that compiled code reads and writes in one block, in the order of `layout`."""
        game, size = self.adapter.game, self.layout.itemsize
        forms = [
            Form(np.int64, (count,)),
            Form(np.uint8, (count, len(self._undealt))),
            Form(np.uint8, (count, self.players, self._fresh.shape[1])),
            Form(np.int64, (count, layout.LEGAL + game.action_count // 64)),
            Form(np.int8, (count, self.players)),
            Form(np.uint8, (count, size)),
            Form(np.int64, (count, game.action_count // 8)),
            Form(np.uint8, (count, self.players, size)),
            Form(np.int8, (len(roles),)),
            Form(np.uint8, (self.adapter.room_bytes,)),
            Form(np.int64, (1,)),
        ]
        self.block = block_of(forms)
        arrays = arrays_in(self.block, forms)
        self.actions: Numbers = arrays[layout.ACTIONS]
        self._positions: Buffer = arrays[layout.POSITIONS]
        self.minds: Buffer = arrays[layout.MINDS]
        self.columns: Numbers = arrays[layout.COLUMNS]
        self.observations: Bytes = arrays[layout.OBSERVATIONS].view(np.int8)
        self.masks: Bytes = arrays[layout.MASKS].view(np.int8)
        self.finals: Bytes = arrays[layout.FINALS].view(np.int8)
        arrays[layout.SEAT_MAP][:] = 0 if seat_map is None else seat_map
        arrays[layout.ROLES][:] = roles
        arrays[layout.LIMIT][:] = most

    def __reduce__(self) -> tuple[Callable[..., "Tables"], tuple[Any, ...]]:
        """A copy has the same games at the same moment, in a block of its own."""
        return tables_again, (self._arguments, self.block, self._games, self._words, self._seed)

    def observation_space(self) -> spaces.Dict:
        """What is observed at one table: bytes in their bounds, and which actions are legal."""
        return spaces.Dict(
            {
                "observation": bounds_of(self.fields, self.layout),
                "action_mask": spaces.Box(0, 1, (self.adapter.game.action_count,), dtype=np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        """All decisions of the game; which are legal now is in the mask."""
        return spaces.Discrete(self.adapter.game.action_count)

    def begin(self, seed: int | None) -> None:
        """Deals at all tables the first games of a seed, or without one the next of the same series."""
        if seed is not None or self._seed is None:
            self._seed = seed_or_chance(seed)
            self._games[:] = 0
        self.finals[:] = 0
        self.deal(np.arange(len(self.columns)))

    def deal(self, which: Numbers) -> None:
        """Deals the next games at some tables; those that end before anybody is asked are passed over."""
        if self._seed is None:
            raise InEnglish(RESET_FIRST)
        while len(which):
            ahead = self._games[which] % AHEAD
            for table in which[ahead == 0].tolist():
                self._words[table] = draw_words_of_games(
                    self._seed, SERIES * table + int(self._games[table]), AHEAD
                )
            numbers = (self._seed * STRIDE & LOW_BITS) + (SERIES & LOW_BITS) * which + self._games[which]
            self.columns[which, layout.NUMBER] = numbers & LOW_BITS
            self._games[which] += 1
            self.adapter.compiled.deal_tables(
                which, self._words[which, ahead], self._undealt, self._wishes, self._fresh, self.block
            )
            which = which[self.columns[which, layout.END] != layout.GOES_ON]

    def step(self, actions: Numbers) -> None:
        """One decision at every table whose game goes on.

        If one is illegal, it is refused and nothing changes anywhere.
        """
        if self._seed is None:
            raise InEnglish(RESET_FIRST)
        self.actions[:] = actions
        illegal = self.adapter.compiled.step_tables(self.block)
        if illegal != ALL_LEGAL:
            self.refuse(illegal)

    def decide(self, action: int) -> None:
        """The decision at the only table there is."""
        if not 0 <= action < self.adapter.game.action_count:  # it may not even fit into an array
            self.allow(0, int(self.columns[0, layout.SEAT]), action)
        self.step(np.array([action]))

    def refuse(self, table: int) -> None:
        """Says why what was decided at a table is illegal."""
        try:
            self.allow(table, int(self.columns[table, layout.SEAT]), int(self.actions[table]))
        except Refused as error:
            if len(self.actions) == 1:
                raise
            raise InEnglish(f"At table {table}: {error}") from error

    def allow(self, table: int, seat: int, action: int) -> None:
        """Refuses an illegal decision."""
        refusal = self.adapter.game.refuse(self._positions[table], seat, action)
        if refusal is not None:
            raise Refused(refusal)

    def ended(self) -> Numbers:
        """The tables whose game is over or was cut."""
        return np.flatnonzero(self.columns[:, layout.END])

    def rewards(self, which: Numbers) -> NDArray[np.float64]:
        """What the games that ended at some tables are worth, one row per table and one column per seat."""
        rows: NDArray[np.float64] = self._rewards[self.columns[which, layout.WINNERS]]
        return rows

    def show(self, table: int, seat: int) -> tuple[Bytes, Bytes]:
        """The observation and the mask of any seat."""
        observation = np.zeros(self.layout.itemsize, dtype=np.uint8)
        mask = np.zeros(self.adapter.game.action_count // 8, dtype=np.int64)
        self.adapter.compiled.show_seat(table, seat, observation, mask, self.block)
        return observation.view(np.int8), mask.view(np.int8)

    def position(self, table: int) -> NDArray[np.uint8]:
        """The game at a table, as its rules read it."""
        position: NDArray[np.uint8] = self._positions[table]
        return position


def who_does_what(
    adapter: Adapter, memory: MemoryModel | None, bots: Sequence[Level | None]
) -> tuple[list[int], NDArray[np.uint8]]:
    """The role and the fresh mind of every member of the seat_map; an informed one's is what it has seen."""
    minds = [None if bot is None else adapter.kit.fresh_mind(bot) for bot in bots]
    roles = [layout.BY_CHANCE if bot is None else layout.BY_THUMB for bot in bots]
    if memory is None:
        asked, mind = layout.ASKED, None
    elif memory.model == Model.PERFECT and adapter.observations.keeps_events:
        asked, mind = layout.INFORMED, np.zeros(adapter.remembered_bytes, dtype=np.uint8)
    else:
        asked, mind = layout.REMINDED, adapter.kit.fresh_mind(Level(key="asked", memory=memory))
    minds.insert(0, mind)
    size = max((len(mind) for mind in minds if mind is not None), default=0)
    fresh = np.zeros((len(minds), size), dtype=np.uint8)
    for row, mind in zip(fresh, minds, strict=True):
        row[: 0 if mind is None else len(mind)] = 0 if mind is None else mind
    return [asked, *roles], fresh


def tables_again(
    arguments: tuple[Any, ...], block: Buffer, games: Numbers, words: Buffer, seed: int | None
) -> Tables:
    """Tables as they were when they were copied."""
    tables = Tables(*arguments)
    tables.block[:] = block
    tables._games, tables._words, tables._seed = games.copy(), words.copy(), seed
    return tables
