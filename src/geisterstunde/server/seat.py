"""A seat at a table."""

import msgspec

from geisterstunde.bots.lanterns import Lantern
from geisterstunde.match.fairness import Share
from geisterstunde.server.protocol import SeatView

OPEN, PLAYER, BOT = "open", "player", "bot"


class Seat(msgspec.Struct):
    """A seat at a table: open, a player's or a bot's; `stand_in`: a bot plays for the player."""

    kind: str = OPEN
    key: str | None = None
    level: str | None = None
    local: bool = False
    face: str | None = None  # one of `FACES`; journals of the past know none
    stand_in: bool = False
    returns: int = 0  # how often the player has come back
    commitment: str | None = None  # to the nonce that is the seat's share in the deal
    nonce: str | None = None  # once it is told
    lantern: Lantern = Lantern.NONE

    @property
    def share(self) -> Share | None:
        """What the seat gives to the deal."""
        return None if self.commitment is None else Share(self.commitment, self.nonce)

    def shown(self, name: str | None) -> SeatView:
        """The seat as everybody sees it."""
        return SeatView(
            kind=self.kind,
            name=name if self.kind == PLAYER else None,
            level=self.level,
            local=self.local,
            face=self.face,
            stand_in=self.stand_in,
            commitment=self.commitment,
            told=self.nonce is not None,
            lantern=self.lantern,
        )
