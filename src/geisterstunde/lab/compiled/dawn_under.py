"""Series of Dawn Under among players by chance and by rule of thumb."""

import numpy as np

from geisterstunde.bots.dawn_under.brain import brain_of
from geisterstunde.bots.dawn_under.crossing import begin, think
from geisterstunde.bots.dawn_under.noticing import watch_events
from geisterstunde.games.dawn_under.crossing import (
    Position,
    deal_into,
    left_to_do,
    position_of,
    random_action,
)
from geisterstunde.games.dawn_under.play import apply_decision
from geisterstunde.games.dawn_under.public_state import write_public_state
from geisterstunde.kernel.bits import lowest_bit
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.playout import next_random, start_of_seat
from geisterstunde.kernel.record import Buffer, Grid, Ints
from geisterstunde.kernel.seats import seats_with_most
from geisterstunde.lab.rows import HALF, Column

FIRST, WINNERS, REASON = int(Column.FIRST), int(Column.WINNERS), int(Column.REASON)
DECISIONS, TRAILING = int(Column.DECISIONS), int(Column.TRAILING)
PLAYERS, EVENTS = int(Column.PLAYERS), int(Column.EVENTS)


@entry
def play_series(
    undealt: Buffer,
    words: Buffer,
    wishes: Ints,
    number: int,
    thinks: Ints,
    fresh: Buffer,
    most: int,
    rows: Grid,
) -> None:
    """Plays a game for every row of words, numbered from `number` on, and writes its row.

    Seats that think go by rule of thumb, with a fresh brain each game; the others by chance.
    """
    position, shown, brains = undealt.copy(), undealt.copy(), fresh.copy()
    random = np.zeros(len(thinks), dtype=np.int64)
    p = position_of(position)
    for game in range(len(words)):
        position[:] = undealt
        deal_into(position, words[game], wishes)
        for seat in range(len(thinks)):
            random[seat] = start_of_seat(number + game, seat)
            if thinks[seat]:
                brains[seat] = fresh[seat]
                begin(brains[seat], seat, random[seat])
        rows[game, PLAYERS] = len(thinks)
        rows[game, FIRST] = p.state.turn
        play_game(position, shown, brains, thinks, random, most, rows, game)
        rows[game, WINNERS] = p.state.winners
        rows[game, REASON] = p.state.reason


@rule
def play_game(
    position: Buffer,
    shown: Buffer,
    brains: Buffer,
    thinks: Ints,
    random: Ints,
    most: int,
    rows: Grid,
    game: int,
) -> None:
    """Plays one game, and counts what happens."""
    p = position_of(position)
    half = left_to_do(p.state, 0)
    watched = False
    for seat in range(len(thinks)):
        watched |= thinks[seat] != 0
    left = np.zeros(len(thinks), dtype=np.int64)
    count_events(p, rows, game)
    decisions = 0
    while p.state.owing != 0 and decisions < most:
        seat = lowest_bit(p.state.owing)
        if thinks[seat]:
            write_public_state(p.state, position_of(shown).state, seat)
            action = think(brains[seat], shown)
        else:
            random[seat] = next_random(random[seat])
            action = random_action(p.state, seat, random[seat])
        p.log.count = 0
        apply_decision(p.state, p.log, seat, action)
        decisions += 1
        if watched:
            watch_together(p, brains, thinks)
        count_events(p, rows, game)
        if half > 0 and HALF * left_to_do(p.state, seat) <= half:
            half = 0
            for other in range(len(thinks)):
                left[other] = left_to_do(p.state, other)
            rows[game, TRAILING] = seats_with_most(left)
    rows[game, DECISIONS] = decisions


@rule
def count_events(p: Position, rows: Grid, game: int) -> None:
    """Counts what the last decision, or the deal, has led to."""
    for event in range(p.log.count):
        rows[game, EVENTS + p.log.event[event, 0]] += 1


@rule
def watch_together(p: Position, brains: Buffer, thinks: Ints) -> None:
    """Everybody who thinks sees what happened, as far as their seat may."""
    for seat in range(len(thinks)):
        if thinks[seat]:
            watch_events(brain_of(brains[seat]), p.log.event, p.log.count)
