"""Whether what somebody has drawn hangs together."""

from collections.abc import Collection
from typing import Any

from numpy.typing import NDArray

from geisterstunde.kernel.bits import members


def pieces(places: Collection[int], beside: NDArray[Any]) -> list[list[int]]:
    """The parts of some places that hang together, the largest first; `beside` has a set for each place.

    >>> import numpy as np
    >>> pieces([0, 2, 3], np.array([0b0010, 0b0101, 0b1010, 0b0100]))
    [[2, 3], [0]]
    """
    left, found = set(places), []
    while left:
        edge = [min(left)]
        piece = set(edge)
        while edge:
            near = left.intersection(members(int(beside[edge.pop()]))) - piece
            piece |= near
            edge += near
        left -= piece
        found.append(sorted(piece))
    return sorted(found, key=len, reverse=True)
