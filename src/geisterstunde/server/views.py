"""The views of one position, as they are sent: told once for all who know the same."""

import msgspec

from geisterstunde.match.match import Match
from geisterstunde.server.encoding import encoded


class Views:
    """What viewers see of a match as it stands now.

    Who knows the same sees the same, but for the viewer's own number. What a viewer knows is the public
    state, which holds nothing else.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.told: dict[bytes, msgspec.Struct] = {}  # by what is known
        self.sent: dict[int, msgspec.Raw] = {}  # by viewer

    def of(self, viewer: int) -> msgspec.Raw:
        """The view of a seat or a spectator."""
        if viewer not in self.sent:
            self.sent[viewer] = msgspec.Raw(encoded(self._view(viewer)))
        return self.sent[viewer]

    def _view(self, viewer: int) -> msgspec.Struct:
        known = self.match.known_to(viewer)
        view = self.told.get(known)
        if view is None:
            view = self.told[known] = self.match.view(viewer)
            return view
        return msgspec.structs.replace(view, viewer=viewer)
