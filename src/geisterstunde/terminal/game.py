"""A game at the terminal: one person, the other seats played by simple bots."""

import contextlib
import time
from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape

from geisterstunde.bots.registry import simple_bot
from geisterstunde.kernel.game import Happening
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.match.match import Match

with contextlib.suppress(ImportError):  # where there is readline, arrow keys edit what is typed
    import readline  # noqa: F401

YOU = "You"
BOT_NAMES = ("Edda", "Balduin", "Ottilie", "Kasimir", "Walpurga")
LAST_WORDS = ("quit", "exit")
FEW = 3


class TerminalGame:
    """Draws what your seat sees, asks you, and lets the bots play on."""

    def __init__(self, match: Match, seat: int, seed: int, lid_time: float, console: Console) -> None:
        self.match = match
        self.seat = seat
        self.lid_time = lid_time
        self.console = console
        bot_names = iter(BOT_NAMES)
        seats = range(match.game.players(match.options))
        self.names = [YOU if other == seat else next(bot_names) for other in seats]
        self.bots = {other: simple_bot(match.game.name, other, seed) for other in seats if other != seat}
        self.told: list[str] = []

    def play(self) -> None:
        """Plays to the end."""
        while self.match.owing:
            if self.seat in self.match.owing:
                self._your_decision()
            else:
                self._bot_decision(self.match.owing[0])
        self._show([])

    def _bot_decision(self, seat: int) -> None:
        decision = self.bots[seat].decide(self.match.view(seat), self.match.legal(seat))
        self._happened(self.match.decide(seat, decision))

    def _your_decision(self) -> None:
        legal = self.match.legal(self.seat)
        self._show(legal)
        while True:
            typed = self.console.input(f"[bold]{escape(short_list(legal))}[/] > ").strip()
            if typed in LAST_WORDS:
                raise KeyboardInterrupt
            try:
                happenings = self.match.decide(self.seat, self._understood(typed, legal))
            except BadInput as error:
                self.console.print(f"[red]{escape(str(error))}[/]")
                continue
            self._happened(happenings)
            return

    def _understood(self, typed: str, legal: Sequence[str]) -> str:
        """What was meant; a place that cannot be chosen names a decision too, so that the reason is told."""
        meant = completed(typed, legal)
        verb = legal[0].split()[0]
        return f"{verb} {typed}" if meant == typed and self.match.game.knows(f"{verb} {typed}") else meant

    def _happened(self, happenings: Sequence[Happening]) -> None:
        """Everybody learns what they may; a lid that was open is shown for its time, then forgotten."""
        revealed = False
        for happening in happenings:
            for seat, bot in self.bots.items():
                if happening.is_for(seat):
                    bot.watch(happening)
            sentence = self.match.game.tell(happening, self.names) if happening.is_for(self.seat) else None
            if sentence is not None:
                self.told.append(sentence)
                revealed = True
        if revealed and not self.seat_decides_next():
            self._show([])
            if self.console.is_terminal:
                time.sleep(self.lid_time)
            self.told.clear()

    def seat_decides_next(self) -> bool:
        """Whether the person is asked next, and so has all the time there is to look."""
        return self.seat in self.match.owing

    def _show(self, legal: Sequence[str]) -> None:
        if self.console.is_terminal:
            self.console.clear()
        view = self.match.view(self.seat)
        self.console.print(self.match.game.draw(view, self.match.options, self.names, legal))
        self.console.print()
        for sentence in self.told:
            self.console.print(f"  {escape(sentence)}")
        if legal:
            self.told.clear()


def completed(typed: str, legal: Sequence[str]) -> str:
    """Lets people type the end of a decision: `c4` for `open c4`, which comes before `bat c4`.

    >>> legal = ["open c4", "open c5", "bat c4", "bat c5"]
    >>> completed("c4", legal), completed("bat c4", legal), completed("left", ["take r left", "take g left"])
    ('open c4', 'bat c4', 'left')
    """
    matching = [decision for decision in legal if f" {decision}".endswith(f" {' '.join(typed.split())}")]
    verbs = {decision.split()[0] for decision in matching}
    return matching[0] if typed and matching and len(verbs) == len(matching) else typed


def short_list(legal: Sequence[str]) -> str:
    """What may be decided, in few words.

    >>> short_list(["open a1", "open b1", "open c1", "open h8", "stop"])
    'open a1 … h8 | stop'
    """
    groups: dict[str, list[str]] = {}
    for decision in legal:
        groups.setdefault(decision.split()[0], []).append(decision)
    return " | ".join(
        f"{group[0]} … {group[-1].split()[-1]}"
        if len(group) > FEW and len(group[0].split()) == 2
        else " | ".join(group)
        for group in groups.values()
    )
