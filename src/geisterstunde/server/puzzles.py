"""Puzzles as they are sent. Nothing is kept of them: every try comes with all decisions from the first."""

from collections.abc import Sequence

import msgspec

from geisterstunde.games.registry import package_named
from geisterstunde.kernel.puzzle import Attempt, Puzzles
from geisterstunde.kernel.refusal import Refused
from geisterstunde.server.errors import MISSING, Declined
from geisterstunde.server.learning_requests import Corridor, TriedPuzzle, TryPuzzle, TurnedDown
from geisterstunde.server.phase import PLAYING
from geisterstunde.server.protocol import Ask, SeatView, TableView
from geisterstunde.server.seat import BOT, PLAYER
from geisterstunde.server.table import Table

HINT, WAY = "hint", "way"


def has_puzzles(game: str) -> bool:
    """Whether a game has puzzles."""
    return package_named(game).part("puzzles") is not None


def puzzles_of(game: str) -> Puzzles:
    """The puzzles of a game."""
    puzzles: Puzzles | None = package_named(game).part("puzzles")
    if puzzles is None:
        raise Declined("nothing_here", MISSING)
    return puzzles


def door_number(text: str | None) -> int:
    """The number of a door as an address names it; the first where it names none."""
    try:
        return 1 if text is None else int(text)
    except ValueError:
        raise Declined("nothing_here", MISSING) from None


def corridor(game: str, first: int) -> Corridor:
    """The corridor that a door is in."""
    puzzles = puzzles_of(game)
    puzzles.door(first)
    start = first - (first - 1) % puzzles.corridor
    numbers = range(start, min(start + puzzles.corridor, puzzles.last_door + 1))
    return Corridor(tuple(map(puzzles.door, numbers)), puzzles.last_door)


def tried(game: str, number: int, wish: TryPuzzle, language: str) -> TriedPuzzle:
    """A puzzle after some decisions; of one that is against the rules, why."""
    puzzles = puzzles_of(game)
    try:
        return told_attempt(puzzles, puzzles.attempt(number, wish.decisions), wish.help, language)
    except Refused as error:
        attempt = puzzles.attempt(number, allowed_beginning(puzzles, number, wish.decisions))
        turned = TurnedDown(error.refusal.in_language(language), error.refusal.rule)
        return told_attempt(puzzles, attempt, wish.help, language, turned)


def allowed_beginning(puzzles: Puzzles, number: int, decisions: Sequence[str]) -> Sequence[str]:
    """The decisions before the first that is refused."""
    for count in range(len(decisions)):
        try:
            puzzles.attempt(number, decisions[: count + 1])
        except Refused:
            return decisions[:count]
    return decisions


def told_attempt(
    puzzles: Puzzles, attempt: Attempt, help_wished: str, language: str, turned: TurnedDown | None = None
) -> TriedPuzzle:
    """An attempt, with what is asked in the reader's language, and no more help than was wished."""
    ask = None
    if attempt.question is not None:
        question = attempt.question
        ask = Ask(len(attempt.decisions), question.in_language(language), question.rule, attempt.allowed)
    hint = puzzles.hint(attempt.way[0]) if help_wished == HINT and attempt.way else None
    return TriedPuzzle(
        door=attempt.door,
        table=table_of(puzzles, attempt.seat),
        you=attempt.seat,
        decisions=attempt.decisions,
        view=msgspec.Raw(msgspec.json.encode(puzzles.game.view(attempt.position, attempt.seat))),
        told=Table.told(attempt.seat, attempt.events),
        ask=ask,
        moves_left=attempt.moves_left,
        warmth=attempt.warmth,
        ways=attempt.ways,
        hint=hint,
        way=attempt.way if help_wished == WAY and attempt.way else None,
        refused=turned,
    )


def table_of(puzzles: Puzzles, you: int) -> TableView:
    """The table of a puzzle, which nobody else can come to."""
    players = puzzles.game.players(puzzles.options)
    return TableView(
        id="",
        code=None,
        game=puzzles.game.name,
        options=puzzles.game.options_to(puzzles.game.options_in_full(puzzles.options)),
        lid_time="2.5",
        clock="none",
        pace="normal",
        phase=PLAYING,
        seats=tuple(SeatView(PLAYER if seat == you else BOT) for seat in range(players)),
    )
