"""Puzzles at the terminal: one door after the other."""

from rich.console import Console
from rich.markup import escape

from geisterstunde.kernel.puzzle import Attempt, Puzzles
from geisterstunde.kernel.reader import Reader
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.terminal.game import CALLS_FOR_HELP, LAST_WORDS, completed, short_list

ALONE, WITH_A_HINT, SHOWN_THE_WAY = 3, 2, 1  # lanterns


class TerminalPuzzle:
    """Draws the puzzle behind a door, asks for moves, and helps where that is wished."""

    def __init__(self, puzzles: Puzzles, number: int, console: Console, language: str) -> None:
        self.puzzles = puzzles
        self.console = console
        self.reader = Reader(language, ["", self.opponent], 0)
        self.attempt = puzzles.attempt(number, ())
        self.lanterns = ALONE

    opponent = "Edda"

    def play(self) -> None:
        """Plays until somebody has enough."""
        note = self.reader.say("puzzle-how-to-type", example=self.puzzles.game.example)
        while True:
            self._show(note)
            typed = " ".join(input("> ").lower().split())
            if typed in LAST_WORDS:
                raise KeyboardInterrupt
            note = self._next_door() if self._solved and typed == "" else self._answer(typed)

    @property
    def _solved(self) -> bool:
        return self.attempt.warmth == "solved"

    def _answer(self, typed: str) -> str:
        """Does what was typed; what is to be said about it."""
        match typed:
            case "hint":
                return self._hint()
            case "way":
                return self._way()
            case "back":
                return self._back()
        if typed in CALLS_FOR_HELP:
            return self.puzzles.game.signs(self.reader)
        return self._try(typed)

    def _try(self, typed: str) -> str:
        allowed = self.attempt.allowed
        try:
            self._go((*self.attempt.decisions, completed(typed, allowed) if allowed else typed))
        except BadInput as error:
            return error.in_language(self.reader.language)
        if not self._solved:
            return self.reader.say("puzzle-warmth", warmth=self.attempt.warmth)
        well = self.reader.say("puzzle-how-well", lanterns=self.lanterns)
        return "\n".join(
            [
                self.reader.say("puzzle-warmth", warmth="solved"),
                f"{self.reader.say('puzzle-lanterns', lanterns=self.lanterns)}. {well}",
                self.reader.say("puzzle-next-door", number=self.attempt.door.number + 1),
            ]
        )

    def _hint(self) -> str:
        if not self.attempt.way:
            return self.reader.say("puzzle-take-back-first")
        self.lanterns = min(self.lanterns, WITH_A_HINT)
        return self.reader.say("puzzle-hint", kind=self.puzzles.hint(self.attempt.way[0]))

    def _way(self) -> str:
        if not self.attempt.way:
            return self.reader.say("puzzle-take-back-first")
        self.lanterns = SHOWN_THE_WAY
        return self.reader.say("puzzle-way-told", way=", ".join(self.attempt.way))

    def _back(self) -> str:
        if not self.attempt.decisions:
            return self.reader.say("puzzle-nothing-to-take-back")
        self._go(self.attempt.decisions[:-1])
        return self.reader.say("puzzle-as-you-were")

    def _next_door(self) -> str:
        self.attempt = self.puzzles.attempt(self.attempt.door.number % self.puzzles.last_door + 1, ())
        self.lanterns = ALONE
        return self.reader.say("puzzle-warmth", warmth="begin")

    def _go(self, decisions: tuple[str, ...]) -> None:
        self.attempt = self.puzzles.attempt(self.attempt.door.number, decisions)

    def _show(self, note: str) -> None:
        if self.console.is_terminal:
            self.console.clear()
        attempt, game = self.attempt, self.puzzles.game
        view = game.view(attempt.position, attempt.seat)
        self.console.print(self._title(attempt))
        drawn = game.draw(view, self.puzzles.options, self.reader, attempt.allowed, attempt.events)
        self.console.print(drawn, soft_wrap=True)
        for event in attempt.events:
            sentence = game.tell(event, self.puzzles.options, self.reader)
            if sentence is not None:
                self.console.print(f"  {escape(sentence)}")
        self.console.print(f"[bold]{escape(note)}[/]")
        if attempt.allowed:
            self.console.print(escape(short_list(attempt.allowed)))

    def _title(self, attempt: Attempt) -> str:
        number = self.reader.say("puzzle-door", number=attempt.door.number)
        goal = self.puzzles.goal(attempt.door, self.reader)
        ways = self.reader.say("puzzle-ways", ways=attempt.ways)
        return f"[bold]{escape(number)}[/]  {escape(goal)}. {escape(ways)}"
