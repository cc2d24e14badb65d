"""The views of one position, as they are sent: told once where all see the same."""

import msgspec

from geisterstunde.match.match import Match
from geisterstunde.server.encoding import encoded


class Views:
    """What viewers see of a match as it stands now."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.shared: msgspec.Struct | None = None  # what all see, but for the number of the viewer
        self.sent: dict[int, msgspec.Raw] = {}  # by viewer

    def of(self, viewer: int) -> msgspec.Raw:
        """The view of a seat or a spectator."""
        if viewer not in self.sent:
            self.sent[viewer] = msgspec.Raw(encoded(self._view(viewer)))
        return self.sent[viewer]

    def _view(self, viewer: int) -> msgspec.Struct:
        if self.shared is not None:
            return msgspec.structs.replace(self.shared, viewer=viewer)
        view = self.match.view(viewer)
        if self.match.game.all_see_the_same(self.match.position):
            self.shared = view
        return view
