"""The account of one game, kept from Python: the row that statistics are read from."""

from geisterstunde.kernel.compiled_api import CompiledApi
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.statistics import GameRow, empty_rows


class Account:
    """The account of one position, from the deal on."""

    def __init__(self, api: CompiledApi, position: Buffer) -> None:
        self.api = api
        self.position = position
        self.row: GameRow = empty_rows(1)[0]
        self.half = api.open_account_of(position, self.row)
        self.decisions = 0

    def decided(self, seat: int) -> None:
        """A seat has decided, and the position shows what that led to."""
        self.half = self.api.note_half_time_of(self.position, self.row, self.half, seat)
        self.decisions += 1

    def closed(self) -> GameRow:
        """The row of the game as it stands."""
        self.api.close_account_of(self.position, self.row, self.decisions)
        return self.row
