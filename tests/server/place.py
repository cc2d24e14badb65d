"""What a visitor needs to know of a server, wherever it runs."""

from typing import Protocol


class Place(Protocol):
    """Where a server answers, and where its sockets are."""

    @property
    def address(self) -> str:
        """For requests."""

    @property
    def socket(self) -> str:
        """For sockets."""
