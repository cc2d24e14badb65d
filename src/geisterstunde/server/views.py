"""The views of one position, as they are sent: told once where all see the same."""

import msgspec

from geisterstunde.match.match import Match
from geisterstunde.server.encoding import encoded


class Views:
    """What viewers see of a match as it stands now. A view begins with the number of its viewer."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.shared: bytes | None = None  # what all see, behind the number of the viewer
        self.sent: dict[int, msgspec.Raw] = {}  # by viewer

    def of(self, viewer: int) -> msgspec.Raw:
        """The view of a seat or a spectator."""
        if viewer not in self.sent:
            self.sent[viewer] = msgspec.Raw(self._encoded(viewer))
        return self.sent[viewer]

    def _encoded(self, viewer: int) -> bytes:
        if self.shared is not None:
            return b'{"viewer":%d,%b' % (viewer, self.shared)
        view = encoded(self.match.view(viewer))
        if self.match.game.all_see_the_same(self.match.position):
            self.shared = view.partition(b",")[2]
        return view
