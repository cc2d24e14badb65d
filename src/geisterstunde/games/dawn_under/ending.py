"""The end of a game: who wins, and why (DU-18, DU-20)."""

from geisterstunde.games.dawn_under import steps
from geisterstunde.games.dawn_under.events import Event
from geisterstunde.games.dawn_under.state import Ask, EndReason, State
from geisterstunde.games.dawn_under.steps import Step
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.log import EVERYONE, Log, emit

IDLE_TURNS_EACH = 20


@rule
def end_game(s: State, log: Log, winners: int, reason: int) -> Step:
    """Ends the game at this very moment."""
    s.winners = winners
    s.reason = reason
    s.ask = Ask.NOTHING
    s.owing = 0
    emit(log, Event.GAME_OVER, EVERYONE, winners, reason)
    return steps.WAIT


@rule
def day_breaks(s: State, log: Log) -> int:
    """Nobody could lay for too long: fewest vampires wins, ties are shared (DU-20)."""
    fewest = s.row_length[0]
    for seat in range(s.players):
        fewest = min(fewest, s.row_length[seat])
    winners = 0
    for seat in range(s.players):
        if s.row_length[seat] == fewest:
            winners |= 1 << seat
    return end_game(s, log, winners, EndReason.DAWN)
