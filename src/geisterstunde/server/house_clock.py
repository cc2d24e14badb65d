"""How long ago something was, by a wall clock that may jump.

A small computer may start with the wrong date and be set right an hour later: what the wall clock jumps is
not time that has passed, and nobody's game is closed for it.
"""

import time
from collections.abc import Callable

SETTLING_SECONDS = 3600.0  # until the first closing: clocks are set right, and people come back
NO_JUMP = 5_000  # milliseconds that two clocks may differ by, from one look to the next


class HouseClock:
    """The wall clock, and how far it has jumped ahead since the house was opened."""

    def __init__(self, wall: int, steady: Callable[[], float] = time.monotonic) -> None:
        self.steady = steady
        self.opened = self.looked = steady()
        self.wall = wall
        self.jumped = 0

    def look(self, wall: int) -> None:
        """Notes what the wall clock shows, in milliseconds, and whether it has jumped."""
        passed = round(1000 * (self.steady() - self.looked))
        ahead = wall - self.wall - passed
        if ahead > NO_JUMP:
            self.jumped += ahead
        self.wall, self.looked = wall, self.steady()

    @property
    def is_settled(self) -> bool:
        """Whether the house has been open for long enough to believe in its clock."""
        return self.steady() - self.opened >= SETTLING_SECONDS

    def before(self, milliseconds: int) -> int:
        """What the wall clock showed surely so long ago, or longer.

        >>> clock = HouseClock(100_000, steady=lambda: 0.0)
        >>> clock.before(1_000)
        99000
        >>> clock.look(900_000)
        >>> clock.before(1_000)
        99000
        """
        return self.wall - milliseconds - self.jumped
