"""DU-41 as it was read before and as it is read now, from what everybody is told.

Before, the last grave that another player had opened was dear, however long ago. Now it is the last grave of
the turn right before, and none where that turn brought a plague. Records of 2018 in which the two differ are
the only ones that may end otherwise than they did.
"""

from collections.abc import Iterable

from geisterstunde.kernel.game import GameEvent


class Marks:
    """Follows a game of 2018 and compares what the two readings ask for."""

    def __init__(self, first: int) -> None:
        self._turn = first
        self._plague = False
        self._opened: list[str] = []  # in this turn
        self._marked: str | None = None  # by the turn right before
        self._latest: dict[int, str] = {}  # of each seat, in the order in which they were opened
        self._dear = (False, False)
        self.differ = False  # whether the readings have asked for different stakes
        self.paid_before = 0  # stakes by the reading before
        self.paid_now = 0

    def hear(self, events: Iterable[GameEvent]) -> None:
        """The events of one decision."""
        for event in events:
            if event.audience == -1:
                self._hear(event)

    def _hear(self, event: GameEvent) -> None:
        match event.kind:
            case "turn_began":
                self._marked = None if self._plague or not self._opened else self._opened[-1]
                self._turn, self._plague, self._opened = event.facts["seat"], False, []
            case "plague_began":
                self._plague = True
            case "opened" if not self._plague and event.facts["lid"] != "*":
                self._open(event.facts["grave"])
            case "left_empty" if not self._plague:
                before, now = self._dear
                self.paid_before += before
                self.paid_now += now
                self.differ |= before != now

    def _open(self, grave: str) -> None:
        of_others = [latest for seat, latest in self._latest.items() if seat != self._turn]
        self._dear = (of_others[-1:] == [grave], self._marked == grave)
        self._latest.pop(self._turn, None)
        self._latest[self._turn] = grave
        self._opened.append(grave)
