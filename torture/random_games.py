"""A million random games over all options of all games: no piece is lost, and every game ends.

Options are drawn for every game anew. Pieces are counted in compiled code when a game is dealt, at some
moments while it is played, and when it has ended. `--games 20000` takes half a minute.
"""

import argparse
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from geisterstunde.games.registry import game_named
from geisterstunde.kernel.chance import draw_words_of_games
from geisterstunde.kernel.playout import scrambled
from geisterstunde.kernel.template import Runnable, made_from
from torture import random_games_template
from torture.options_by_chance import options_by_chance
from torture.pieces import (
    Fault,
    castle_faults,
    cemetery_faults,
    count_castle,
    count_cemetery,
)
from torture.random_games_template import CUT, DECISIONS, FAULTS, FAULTY_GAME, LOOKS, PLAYED, TOLD

GAMES = 1_000_000
BATCH = 500
COUNTING = {
    "dawn-under": {"count_pieces": count_cemetery, "faults_of": cemetery_faults},
    "through-the-wall": {"count_pieces": count_castle, "faults_of": castle_faults},
}
# one game in so many: at the castle random ghosts wander for long
ONE_IN = {"through-the-wall": 10}
LONGEST = 2_000_000  # decisions; no game by chance comes near
ENOUGH = 20_000  # decisions of a night that no cock ends: by chance, ghosts may never be dressed


@cache
def loop_of(name: str) -> Any:
    """The compiled loop of a game."""
    rules = {**game_named(name).api.rules, **COUNTING[name]}
    return Runnable(made_from(random_games_template, name, rules))


class Told(NamedTuple):
    """What a batch came to."""

    game: str
    counts: tuple[int, ...]
    fault: str
    values: Counter[str]


def play_batch(name: str, number: int, games: int, seed: int) -> Told:
    """The n-th batch of a game: the same on every machine."""
    game, chance = game_named(name), random.Random(f"{seed} {name} {number}")
    drawn = [options_by_chance(game, chance) for _ in range(games)]
    options = [game.options_from(given) for given in drawn]
    stored = [game.options_to(one) for one in options]
    counts = np.zeros(TOLD, dtype=np.int64)
    loop_of(name).play_batch(
        np.stack([game.undealt(one) for one in options]),
        draw_words_of_games(seed, number * BATCH, games),
        np.stack([game.wishes(one) for one in options]),
        np.array([kept_pieces(one) for one in stored], dtype=np.int16),
        np.array([longest(one) for one in stored], dtype=np.int64),
        scrambled(chance.getrandbits(32)),
        counts,
    )
    fault = ""
    if counts[FAULTS]:
        at = int(counts[FAULTY_GAME])
        fault = f"{Fault(int(counts[FAULTS]))!r} in game {at} of batch {number}: {drawn[at]}"
    values = Counter(f"{name} {option}={value!r:.20}" for given in drawn for option, value in given.items())
    return Told(name, tuple(counts[[PLAYED, CUT, DECISIONS, LOOKS]].tolist()), fault, values)


def kept_pieces(options: dict[str, Any]) -> tuple[int, int, int]:
    """How many bulbs each has, which stake brings the gifts, and how many rats play, by the options."""
    if "rats" not in options:
        return 0, 0, 0
    of_the_box = 4 if options["players"] == 2 else 6
    rats = of_the_box if options["rats"] is None else options["rats"]
    return options["garlic"], options["stakes"], rats


def longest(options: dict[str, Any]) -> int:
    """How long a game may be; below 0, after how many decisions it is cut, for its rules know no end."""
    return -ENOUGH if options.get("night", 0) is None else LONGEST


def batches(games: int) -> Iterator[tuple[str, int, int]]:
    """Name, number and size of every batch, those that take longest first."""
    shares = {name: games // one_in for name, one_in in ONE_IN.items()}
    shares |= {name: games - sum(shares.values()) for name in COUNTING if name not in shares}
    for name, share in shares.items():
        for number in range(-(-share // BATCH)):
            yield name, number, min(BATCH, share - number * BATCH)


def main() -> None:
    """Plays on all cores; says what was played, or fails with the options of the first faulty game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    for name in COUNTING:
        play_batch(name, 0, 1, wanted.seed)  # compiles once, for all workers
    start, values = time.monotonic(), Counter[str]()
    sums = {name: np.zeros(4, dtype=np.int64) for name in COUNTING}
    with ProcessPoolExecutor(wanted.workers) as pool:
        for done in [pool.submit(play_batch, *batch, wanted.seed) for batch in batches(wanted.games)]:
            told = done.result()
            if told.fault:
                pool.shutdown(cancel_futures=True)
                sys.exit(f"{told.game}: {told.fault}")
            values += told.values
            sums[told.game] += told.counts
    for name, (played, cut, decisions, looks) in sums.items():
        without = f", {cut:,} without an end by their options were cut" if cut else ""
        print(f"{name}: {played:,} games ended{without}; {decisions:,} decisions, {looks:,} counts of pieces")
    minutes = (time.monotonic() - start) / 60
    print(
        f"{sum(played for played, *_ in sums.values()):,} random games over {len(values)} values of options: "
        f"all ended and no piece was lost, in {minutes:.1f} minutes."
    )


if __name__ == "__main__":
    main()
