"""A million random games over all options of all games: no piece is lost, and every game ends.

Options are drawn for every game anew. Pieces are counted in compiled code when a game is dealt, at some moments
while it is played, and when it has ended. `python -m torture.random_games --games 20000` takes seconds.
"""

import argparse
import os
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from geisterstunde.games.dawn_under.compiled_api import API as CEMETERY
from geisterstunde.games.registry import game_named
from geisterstunde.games.through_the_wall.compiled_api import API as CASTLE
from geisterstunde.kernel.chance import draw_words_of_games
from geisterstunde.kernel.jit import entry
from geisterstunde.kernel.playout import next_random, random_below, scrambled
from geisterstunde.kernel.record import Buffer, Ints
from torture.options_by_chance import options_by_chance
from torture.pieces import (
    TALLY,
    Fault,
    castle_faults,
    cemetery_faults,
    count_cemetery,
    empty_tally,
)

GAMES = 1_000_000
CASTLES = 25  # one game in so many is played at the castle, where random ghosts wander for long
BATCH = 500
STRETCH = 300  # a position is looked at after so many decisions, more or less
LONGEST = 400_000  # decisions; no random game is as long
PLAYED, DECISIONS, LOOKS, FAULTS, FAULTY_GAME = range(5)


@entry
def play_cemeteries(
    tables: Buffer, words: Buffer, wishes: Ints, kept: Ints, random: int, position: Buffer, told: Ints
) -> None:
    """Deals and plays dawn-under's games of a batch, looking for lost pieces; tells what it found."""
    seats, actions = np.zeros(2 * STRETCH, dtype=np.int8), np.zeros(2 * STRETCH, dtype=np.int16)
    fresh, now = np.zeros(TALLY, dtype=np.int16), np.zeros(TALLY, dtype=np.int16)
    for game in range(len(tables)):
        position[:] = tables[game]
        CEMETERY.deal_into(position, words[game], wishes[game])
        s = CEMETERY.rules["position_of"](position).state
        count_cemetery(s, fresh)
        bulbs, limit, rats = kept[game]
        decisions = 0
        while True:
            told[LOOKS] += 1
            faults = cemetery_faults(s, fresh, now, bulbs, limit, rats)
            if decisions > LONGEST:
                faults |= 1
            if faults != 0:
                told[FAULTS] |= faults
                told[FAULTY_GAME] = game
                return
            if s.owing == 0:
                break
            random = next_random(random)
            stretch = 1 + random_below(random, 2 * STRETCH - 1)
            count, random = CEMETERY.play_randomly(position, random, seats[:stretch], actions[:stretch])
            decisions += count
        told[PLAYED] += 1
        told[DECISIONS] += decisions


@entry
def play_castles(
    tables: Buffer, words: Buffer, wishes: Ints, kept: Ints, random: int, position: Buffer, told: Ints
) -> None:
    """The same for the castles of a batch."""
    seats, actions = np.zeros(2 * STRETCH, dtype=np.int8), np.zeros(2 * STRETCH, dtype=np.int16)
    for game in range(len(tables)):
        position[:] = tables[game]
        CASTLE.deal_into(position, words[game], wishes[game])
        s = CASTLE.rules["position_of"](position).state
        decisions = 0
        while True:
            told[LOOKS] += 1
            faults = castle_faults(s)
            if decisions > LONGEST:
                faults |= 1
            if faults != 0:
                told[FAULTS] |= faults
                told[FAULTY_GAME] = game
                return
            if s.owing == 0:
                break
            random = next_random(random)
            stretch = 1 + random_below(random, 2 * STRETCH - 1)
            count, random = CASTLE.play_randomly(position, random, seats[:stretch], actions[:stretch])
            decisions += count
        told[PLAYED] += 1
        told[DECISIONS] += decisions


PLAY = {"dawn-under": play_cemeteries, "through-the-wall": play_castles}


class Told(NamedTuple):
    """What a batch came to."""

    game: str
    played: int
    decisions: int
    looks: int
    fault: str
    values: Counter[str]


def play_batch(name: str, number: int, games: int, seed: int) -> Told:
    """The n-th batch of a game: the same on every machine."""
    game, chance = game_named(name), random.Random(f"{seed} {name} {number}")
    drawn = [options_by_chance(game, chance) for _ in range(games)]
    options = [game.options_from(given) for given in drawn]
    tables = np.stack([game.undealt(one) for one in options])
    wishes = np.stack([game.wishes(one) for one in options])
    words = draw_words_of_games(seed, number * BATCH, games)
    kept = np.array([kept_pieces(game.options_to(one)) for one in options], dtype=np.int16)
    told = np.zeros(5, dtype=np.int64)
    start = scrambled(chance.getrandbits(32))
    PLAY[name](tables, words, wishes, kept, start, np.zeros_like(tables[0]), told)
    fault = ""
    if told[FAULTS]:
        at = int(told[FAULTY_GAME])
        fault = f"{Fault(int(told[FAULTS]))!r} in game {at} of batch {number}: {drawn[at]}"
    values = Counter(f"{name} {option}={value!r:.20}" for given in drawn for option, value in given.items())
    return Told(name, int(told[PLAYED]), int(told[DECISIONS]), int(told[LOOKS]), fault, values)


def kept_pieces(options: dict[str, Any]) -> tuple[int, int, int]:
    """How many bulbs each has, which stake brings the gifts, and how many rats play, by the options."""
    if "rats" not in options:
        return 0, 0, 0
    of_the_box = 4 if options["players"] == 2 else 6
    return (
        options["garlic"],
        options["stakes"],
        of_the_box if options["rats"] is None else options["rats"],
    )


def batches(games: int) -> list[tuple[str, int, int]]:
    """Name, number and size of every batch: mostly cemeteries."""
    castles = max(games // CASTLES, 1)
    return [
        (name, number, min(BATCH, share - number * BATCH))
        for name, share in (("through-the-wall", castles), ("dawn-under", games - castles))
        for number in range(-(-share // BATCH))
    ]


def main() -> None:
    """Plays on all cores; says what was played, and fails with the options of the first faulty game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    for name in PLAY:
        play_batch(name, 0, 1, wanted.seed)  # compiles once, for all workers
    start, sums = time.monotonic(), {name: [0, 0, 0] for name in PLAY}
    values: Counter[str] = Counter()
    with ProcessPoolExecutor(wanted.workers) as pool:
        running = [pool.submit(play_batch, *batch, wanted.seed) for batch in batches(wanted.games)]
        for done in running:
            told = done.result()
            if told.fault:
                pool.shutdown(cancel_futures=True)
                sys.exit(f"{told.game}: {told.fault}")
            values += told.values
            for place, count in enumerate((told.played, told.decisions, told.looks)):
                sums[told.game][place] += count
    minutes = (time.monotonic() - start) / 60
    for name, (played, decisions, looks) in sums.items():
        print(f"{name}: {played:,} games ended, {decisions:,} decisions, pieces counted {looks:,} times")
    played = sum(counts[0] for counts in sums.values())
    print(f"{played:,} random games over {len(values)} values of options: all ended, no piece lost ({minutes:.1f} min)")


if __name__ == "__main__":
    main()
