"""What a game is worth to each seat when it is over: all together nothing."""

import numpy as np
from numpy.typing import NDArray


def rewards_by_winners(players: int) -> NDArray[np.float64]:
    """A row for every set of winners, as bits: 1 for a winner, -1 / (players - 1) for the others.

    Several winners have each won in an equal share of the cases; nobody has where the game was cut.

    >>> rewards_by_winners(3)[[0b001, 0b011, 0b000]].tolist()
    [[1.0, -0.5, -0.5], [0.25, 0.25, -0.5], [0.0, 0.0, 0.0]]
    """
    rows = np.zeros((1 << players, players))
    loss = 1 / (players - 1)
    for winners in range(1, 1 << players):
        share = (1 + loss) / winners.bit_count() - loss
        rows[winners] = [share if winners >> seat & 1 else -loss for seat in range(players)]
    return rows
