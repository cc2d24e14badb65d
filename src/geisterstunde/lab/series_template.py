"""Whole series of games in one compiled loop: a template (see `kernel.template`), made once per game.

Players decide by chance or by rule of thumb. Games with a player who needs Python, for a search or because it
is a plugin, are played one by one in `play`.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from geisterstunde.kernel.bits import lowest_bit
from geisterstunde.kernel.log import Log
from geisterstunde.kernel.playout import next_random, start_of_seat
from geisterstunde.kernel.projection import copy_bytes
from geisterstunde.kernel.record import Buffer, Grid, Ints
from geisterstunde.kernel.template import loop, piece

# What a game brings.
position_of: Callable[[Buffer], Any]
deal_into: Callable[[Buffer, Buffer, Ints], None]
apply_decision: Callable[[Any, Log, int, int], None]
random_action: Callable[[Any, int, int], int]
public_state: Callable[[Any, Any, int], None]
open_account: Callable[[Any, Grid, int], None]
account_for: Callable[[Any, Grid, int, int], None]
close_account: Callable[[Any, Grid, int], None]
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
    rows: Grid,
) -> None:
    """Plays a game for every row of words, numbered from `number` on, and writes its row.

    Seats that think go by rule of thumb, with a fresh mind each game; the others by chance.
    """
    position, shown, minds = undealt.copy(), undealt.copy(), fresh.copy()
    random = np.zeros(len(thinks), dtype=np.int64)
    p = position_of(position)
    for game in range(len(words)):
        copy_bytes(undealt, position, 0, len(undealt))
        deal_into(position, words[game], wishes)
        for seat in range(len(thinks)):
            random[seat] = start_of_seat(number + game, seat)
            if thinks[seat]:
                copy_bytes(fresh[seat], minds[seat], 0, len(fresh[seat]))
                begin_mind(minds[seat], seat, random[seat])
        open_account(p, rows, game)
        play_game(position, shown, room, minds, thinks, random, most, rows, game)
        close_account(p, rows, game)


@piece
def play_game(
    position: Buffer,
    shown: Buffer,
    room: Buffer,
    minds: Buffer,
    thinks: Ints,
    random: Ints,
    most: int,
    rows: Grid,
    game: int,
) -> None:
    """Plays one game, and counts what happens."""
    p = position_of(position)
    watched = False
    for seat in range(len(thinks)):
        watched |= thinks[seat] != 0
    decisions = 0
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
        if watched:
            for other in range(len(thinks)):
                if thinks[other]:
                    watch_events(mind_of(minds[other]), p.log.event, p.log.count)
        account_for(p, rows, game, seat)
