"""A game at the terminal: one person, the other seats played by bots."""

import contextlib
import sys
import time
from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.markup import escape

from geisterstunde.bots.bot import Bot, events_for
from geisterstunde.kernel.game import GameEvent
from geisterstunde.kernel.reader import Reader
from geisterstunde.kernel.refusal import BadInput, Refused
from geisterstunde.locales.speech import FALLBACK
from geisterstunde.match.charms import charms_in_words
from geisterstunde.match.match import Match
from geisterstunde.match.record import record_of
from geisterstunde.match.statistics import recorded_statistics
from geisterstunde.terminal.statistics import print_statistics

with contextlib.suppress(ImportError):  # where there is readline, arrow keys edit the line, not the past
    import readline

    readline.set_auto_history(False)

BOT_NAMES = ("Edda", "Balduin", "Ottilie", "Kasimir", "Walpurga")
LAST_WORDS = ("quit", "exit")
CALLS_FOR_HELP = ("?", "help")
FEW = 3


class TerminalGame:
    """Draws what your seat sees, asks you, and lets the bots play on."""

    def __init__(
        self,
        match: Match,
        seat: int,
        bots: Mapping[int, Bot],
        lid_time: float,
        console: Console,
        language: str = FALLBACK,
    ) -> None:
        self.match = match
        self.seat = seat
        self.lid_time = lid_time
        self.console = console
        bot_names = iter(BOT_NAMES)
        seats = range(match.game.players(match.options))
        names = ["" if other == seat else next(bot_names) for other in seats]
        self.reader = Reader(language, names, seat)
        self.bots = bots
        self.just_now: list[GameEvent] = []
        example = match.game.example
        self.told = [
            self.reader.say("terminal-how-to-type", example=example, short=example.split()[-1]),
        ]
        if match.seal is not None:
            told = match.seal.commitment
            charms = charms_in_words(told).in_language(language)
            self.told.append(self.reader.say("terminal-promise", charms=charms, commitment=told))

    def play(self) -> None:
        """Plays to the end."""
        self._happened(self.match.game.opening_events(self.match.position))
        while self.match.owing:
            if self.seat in self.match.owing:
                self._your_decision()
            else:
                self._bot_decision(self.match.owing[0])
        self._show([])
        rows = recorded_statistics(record_of(self.match))
        print_statistics(self.match.game.name, rows, self.reader, self.console)

    def _bot_decision(self, seat: int) -> None:
        decision = self.bots[seat].decide(self.match.public_state(seat))
        self._happened(self.match.decide(seat, self.match.game.action_to(decision.action)))

    def _your_decision(self) -> None:
        legal = self.match.legal(self.seat)
        note = ""
        while True:
            self._show(legal, note)
            typed = " ".join(self._typed().lower().split())
            if typed in LAST_WORDS:
                raise KeyboardInterrupt
            note, events = self._decided(typed, legal)
            if not note:
                self.told.clear()
                self._happened(events)
                return

    def _decided(self, typed: str, legal: Sequence[str]) -> tuple[str, list[GameEvent]]:
        """Carries out what was typed; or says why it cannot be."""
        if typed in CALLS_FOR_HELP:
            return self.match.game.signs(self.reader), []
        try:
            return "", self.match.decide(self.seat, self._understood(typed, legal))
        except Refused as refused:
            return refused.in_language(self.reader.language), []
        except BadInput:
            return self.reader.say("terminal-type-one-of", decisions=short_list(legal)), []

    def _typed(self) -> str:
        """One line from the keyboard; what was typed before the question was asked does not count."""
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):  # only where there are such terminals
                import termios  # noqa: PLC0415

                termios.tcflush(sys.stdin, termios.TCIFLUSH)
        return input("> ")

    def _understood(self, typed: str, legal: Sequence[str]) -> str:
        """What was meant; a place that cannot be chosen names a decision too, so that the reason is told."""
        meant = completed(typed, legal)
        verb = legal[0].split()[0]
        return f"{verb} {typed}" if meant == typed and self.match.game.knows(f"{verb} {typed}") else meant

    def _happened(self, events: Sequence[GameEvent]) -> None:
        """Everybody learns what they may; a lid that was open is shown for its time, then forgotten."""
        numbers = self.match.game.event_numbers(self.match.position)
        for seat, bot in self.bots.items():
            bot.watch(events_for(numbers, seat))
        self.just_now = [event for event in events if event.is_for(self.seat)]
        sentences = [self.match.game.tell(event, self.match.options, self.reader) for event in self.just_now]
        news = [sentence for sentence in sentences if sentence is not None]
        self.told += news
        if news and self.match.owing and self.seat not in self.match.owing:
            self._show([])
            if self.console.is_terminal:
                time.sleep(self.lid_time)
            self.told.clear()
            self.just_now = []

    def _show(self, legal: Sequence[str], note: str = "") -> None:
        if self.console.is_terminal:
            self.console.clear()
        view = self.match.view(self.seat)
        drawn = self.match.game.draw(view, self.match.options, self.reader, legal, self.just_now)
        self.console.print(drawn, soft_wrap=True)
        for sentence in self.told:
            self.console.print(f"  {escape(sentence)}")
        if note:
            self.console.print(f"[red]{escape(note)}[/]")
        if legal:
            question = self.match.game.asks(self.match.position).with_rule(self.reader.language)
            self.console.print(f"{escape(question)} [bold]{escape(short_list(legal))}[/]")


def completed(typed: str, legal: Sequence[str]) -> str:
    """Lets people type the end of a decision: `c4` for `open c4`, which comes before `bat c4`.

    >>> legal = ["open c4", "open c5", "bat c4", "bat c5"]
    >>> completed("c4", legal), completed("bat c4", legal), completed("left", ["take r left", "take g left"])
    ('open c4', 'bat c4', 'left')
    >>> completed("y", ["garlic yes", "garlic no"])
    'garlic yes'
    """
    matching = [decision for decision in legal if f" {decision}".endswith(f" {typed}")]
    matching = matching or [decision for decision in legal if begins_like(typed.split(), decision.split())]
    verbs = {decision.split()[0] for decision in matching}
    return matching[0] if typed and matching and len(verbs) == len(matching) else typed


def begins_like(typed: Sequence[str], decision: Sequence[str]) -> bool:
    """Whether every word typed begins the word at its place, counted from the end: `y` for `garlic yes`."""
    last_words = decision[-len(typed) :]
    return len(last_words) == len(typed) and all(map(str.startswith, last_words, typed))


def short_list(legal: Sequence[str]) -> str:
    """What may be decided, in few words.

    >>> short_list(["open a1", "open b1", "open c1", "open h8", "stop"])
    'open a1 … h8 | stop'
    >>> short_list(["shift 1 2 -6", "shift 1 2 -5", "shift 1 2 6", "shift 3 4 6", "done"])
    'shift 1 2 -6 … 3 4 6 | done'
    """
    groups: dict[str, list[str]] = {}
    for decision in legal:
        groups.setdefault(decision.split()[0], []).append(decision)
    return " | ".join(
        f"{group[0]} … {group[-1].partition(' ')[2]}" if len(group) > FEW else " | ".join(group)
        for group in groups.values()
    )
