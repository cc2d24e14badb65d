"""What the players of one table know for certain: what they sent, and what the server answered."""

from typing import NamedTuple


class Sent(NamedTuple):
    """A decision as it was sent; a retry sends the very same again."""

    seat: int
    id: str
    answers: int
    decision: str

    @property
    def command(self) -> str:
        """How the journal names it."""
        return f"{self.seat}:{self.id}"


class Ledger:
    """Every decision sent at a table, and every answer. Answers that contradict each other are faults."""

    def __init__(self) -> None:
        self.sent: dict[str, Sent] = {}
        self.acknowledged: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.sent_again = 0
        self.faults: list[str] = []

    def send(self, sent: Sent) -> None:
        """A decision goes out, for the first time or again."""
        if sent.command in self.sent:
            self.sent_again += 1
        assert self.sent.setdefault(sent.command, sent) == sent, "a retry has the same body"

    def acknowledge(self, command: str, number: int) -> None:
        """The server says that it keeps a decision for good."""
        before = self.acknowledged.setdefault(command, number)
        if before != number:
            self.faults.append(f"{command} was acknowledged as {before} and as {number}")
        self._check(command)

    def refuse(self, command: str, code: str) -> None:
        """The server says that nothing has changed."""
        self.refused.setdefault(command, code)
        self._check(command)

    def _check(self, command: str) -> None:
        if command not in self.sent:
            self.faults.append(f"{command} was answered but never sent")
        if command in self.acknowledged and command in self.refused:
            self.faults.append(f"{command} was acknowledged and refused ({self.refused[command]})")

    @property
    def unknown(self) -> set[str]:
        """What was sent and never answered."""
        return self.sent.keys() - self.acknowledged.keys() - self.refused.keys()
