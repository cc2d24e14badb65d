"""Whole series of games in one compiled loop: a template (see `kernel.template`), made once per game.

Players decide by chance or by rule of thumb. Games with a player who needs Python, for a search or because it
is a plugin, are played one by one in `play`.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from geisterstunde.kernel.bits import lowest_bit
from geisterstunde.kernel.log import ALL_UNREAD, MOTION_UNREAD, Log
from geisterstunde.kernel.playout import next_random, start_of_seat
from geisterstunde.kernel.projection import copy_bytes
from geisterstunde.kernel.record import Buffer, Grid, Ints
from geisterstunde.kernel.statistics import GameRow, GameRows
from geisterstunde.kernel.template import loop, piece

# What a game brings.
position_of: Callable[[Buffer], Any]
deal_into: Callable[[Buffer, Buffer, Ints], None]
apply_decision: Callable[[Any, Log, int, int], None]
random_action: Callable[[Any, int, int], int]
decide_by_chance: Callable[[Any, Log, int, int], int]
public_state: Callable[[Any, Any, int], None]
open_account: Callable[[Any, GameRow], int]
note_half_time: Callable[[Any, GameRow, int, int], int]
close_account: Callable[[Any, GameRow, int], None]
mind_of: Callable[[Buffer], Any]
begin_mind: Callable[[Buffer, int, int], None]
watch_events: Callable[[Any, Grid, int], None]
think: Callable[[Buffer, Buffer, Buffer], int]


@loop
def play_series(
    undealt: Buffer,
    words: Buffer,
    wishes: Ints,
    number: int,
    thinks: Ints,
    fresh: Buffer,
    room: Buffer,
    most: int,
    rows: GameRows,
) -> None:
    """Plays a game for every row of words, numbered from `number` on, and writes its row.

    Seats that think go by rule of thumb, with a fresh mind each game; the others by chance.
    """
    position, shown, minds = undealt.copy(), undealt.copy(), fresh.copy()
    random = np.zeros(len(thinks), dtype=np.int64)
    p = position_of(position)
    somebody_thinks = False
    for seat in range(len(thinks)):
        somebody_thinks |= thinks[seat] != 0
    for game in range(len(words)):
        copy_bytes(undealt, position, 0, len(undealt))
        p.log.unread = MOTION_UNREAD if somebody_thinks else ALL_UNREAD
        deal_into(position, words[game], wishes)
        for seat in range(len(thinks)):
            random[seat] = start_of_seat(number + game, seat)
            if thinks[seat]:
                copy_bytes(fresh[seat], minds[seat], 0, len(fresh[seat]))
                begin_mind(minds[seat], seat, random[seat])
        if somebody_thinks:
            play_game(position, shown, room, minds, thinks, random, most, rows[game])
        else:
            play_by_chance(p, random, most, rows[game])


@piece
def play_by_chance(p: Any, random: Ints, most: int, row: GameRow) -> None:
    """Plays one game in which nobody thinks, and keeps account."""
    half, decisions = open_account(p, row), 0
    while p.state.owing != 0 and decisions < most:
        seat = lowest_bit(p.state.owing)
        random[seat] = next_random(random[seat])
        decide_by_chance(p.state, p.log, seat, random[seat])
        decisions += 1
        half = note_half_time(p, row, half, seat)
    close_account(p, row, decisions)


@piece
def play_game(
    position: Buffer,
    shown: Buffer,
    room: Buffer,
    minds: Buffer,
    thinks: Ints,
    random: Ints,
    most: int,
    row: GameRow,
) -> None:
    """Plays one game among some who think, and keeps account."""
    p = position_of(position)
    half, decisions = open_account(p, row), 0
    while p.state.owing != 0 and decisions < most:
        seat = lowest_bit(p.state.owing)
        if thinks[seat]:
            public_state(p.state, position_of(shown).state, seat)
            action = think(minds[seat], shown, room)
        else:
            random[seat] = next_random(random[seat])
            action = random_action(p.state, seat, random[seat])
        p.log.count = 0
        apply_decision(p.state, p.log, seat, action)
        decisions += 1
        for other in range(len(thinks)):
            if thinks[other]:
                watch_events(mind_of(minds[other]), p.log.event, p.log.count)
        half = note_half_time(p, row, half, seat)
    close_account(p, row, decisions)
