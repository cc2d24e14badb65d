"""The account of one game, kept from Python: the row that statistics are read from."""

from geisterstunde.kernel.compiled_api import CompiledApi
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.statistics import GameRows, empty_rows


class Account:
    """The account of one position, from the deal on."""

    def __init__(self, api: CompiledApi, position: Buffer) -> None:
        self.api = api
        self.position = position
        self.rows = empty_rows(1)
        api.open_account_of(position, self.rows)

    def decided(self, seat: int) -> None:
        """A seat has decided, and the position shows what that led to."""
        self.api.account_for_decision(self.position, self.rows, seat)

    def closed(self) -> GameRows:
        """The row of the game as it stands."""
        self.api.close_account_of(self.position, self.rows)
        row: GameRows = self.rows[0]
        return row
