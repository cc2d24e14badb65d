"""Counts trees of decisions: how many sequences of length n can follow on a position, as chess players count.

`python -m tests.tree.trees` prints the counts of the files anew, for a change of the rules that is meant.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from geisterstunde.kernel.chance import numbered_seed
from geisterstunde.kernel.game import Game
from geisterstunde.kernel.record import Buffer
from tests.games import GAMES

FOLDER = Path(__file__).parent


class Tree(NamedTuple):
    """A position and what is known of the tree that grows from it: counts[n - 1] sequences of length n."""

    game: str
    name: str
    options: dict[str, Any]
    seed: int
    after: list[tuple[int, str]]
    counts: list[int]

    def root(self) -> Buffer:
        """The position."""
        game = GAMES[self.game]
        position = game.deal(game.options_from(self.options), numbered_seed(self.seed))
        for seat, decision in self.after:
            game.apply(position, seat, game.action_from(decision))
        return position

    def grown(self) -> list[int]:
        """The same counts, counted now."""
        return [count(GAMES[self.game], self.root(), depth) for depth in range(1, len(self.counts) + 1)]

    def written(self) -> str:
        """As a file holds it."""
        after = ", ".join(f"{seat} {decision}" for seat, decision in self.after)
        lines = [
            self.name,
            f"  options {json.dumps(self.options)}",
            f"  seed {self.seed}",
            f"  after {after}".rstrip(),
        ]
        return "\n".join([*lines, *(f"  {depth}: {count}" for depth, count in enumerate(self.counts, 1))])


def count(game: Game, position: Buffer, depth: int) -> int:
    """How many sequences of so many decisions can follow. Whoever owes one may be the next to decide."""
    choices = [(seat, game.legal(position, seat)) for seat in game.owing(position)]
    if depth == 1:
        return sum(len(actions) for _, actions in choices)
    total = 0
    for seat, actions in choices:
        for action in actions:
            follower = position.copy()
            game.apply(follower, seat, action)
            total += count(game, follower, depth - 1)
    return total


def file_of(game: str) -> Path:
    """Where a game's trees are kept."""
    return FOLDER / f"{game.replace('-', '_')}.txt"


def trees_of(game: str) -> Iterator[Tree]:
    """Reads a game's trees."""
    _, *blocks = file_of(game).read_text().split("\n\n")
    for block in blocks:
        name, options, seed, after, *counts = block.strip().splitlines()
        decisions = after.strip().removeprefix("after").strip()
        yield Tree(
            game=game,
            name=name,
            options=json.loads(options.strip().removeprefix("options")),
            seed=int(seed.strip().removeprefix("seed")),
            after=[decision_of(text) for text in decisions.split(", ") if text],
            counts=[int(line.split(":")[1]) for line in counts],
        )


def decision_of(text: str) -> tuple[int, str]:
    """
    >>> decision_of("3 open a1")
    (3, 'open a1')
    """
    seat, decision = text.split(maxsplit=1)
    return int(seat), decision


def main() -> None:
    """Prints all trees as they grow now."""
    for name in GAMES:
        print(file_of(name).read_text().split("\n\n")[0])
        for tree in trees_of(name):
            print(f"\n{tree._replace(counts=tree.grown()).written()}")


if __name__ == "__main__":
    main()
