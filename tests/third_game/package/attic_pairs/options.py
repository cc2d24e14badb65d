"""The options of a game, and how people are offered them."""

import msgspec

from attic_pairs.state import MOST_CHESTS, SEATS
from geisterstunde.kernel.choices import choices_of, number, one_of, seat
from geisterstunde.kernel.options import check_seats
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import quoted

CHESTS = {"small": 8, "large": MOST_CHESTS}


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who plays where."""

    players: int = 2
    attic: str = "small"
    first: int | None = None  # the seat that begins, or chance

    def __post_init__(self) -> None:
        check_seats(self.players, self.first, SEATS)
        if self.attic not in CHESTS:
            raise BadInput("attic-pairs-no-attic", choices=list(CHESTS), given=quoted(self.attic))

    @property
    def chests(self) -> int:
        """How many chests stand there."""
        return CHESTS[self.attic]


CHOICES = choices_of(
    Options,
    number("players", f"2 to {SEATS} players", 2, SEATS),
    one_of("attic", "8 chests (small) or 12 (large)", CHESTS),
    seat("first", "the seat that begins (else chance decides)", SEATS),
)
