"""The end of a game: who wins, and why (TW-24, TW-26)."""

from geisterstunde.games.through_the_wall.events import Event
from geisterstunde.games.through_the_wall.state import NO_COCK, Ask, EndReason, State
from geisterstunde.kernel.bits import count_bits
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.log import EVERYONE, Log, emit

NEVER = -1
MANY_ROUNDS = 100  # no more are told apart


@rule
def end_game(s: State, log: Log, winners: int, reason: int) -> None:
    """Ends the game at this very moment."""
    s.winners = winners
    s.reason = reason
    s.ask = Ask.NOTHING
    s.owing = 0
    emit(log, Event.GAME_OVER, EVERYONE, winners, reason)


@rule
def cock_crows(s: State, log: Log) -> None:
    """Nothing was found for too long: most garments win, ties are shared (TW-26)."""
    most = 0
    for seat in range(s.castle.players):
        most = max(most, count_bits(s.dressed[seat]))
    winners = 0
    for seat in range(s.castle.players):
        if count_bits(s.dressed[seat]) == most:
            winners |= 1 << seat
    end_game(s, log, winners, EndReason.COCKCROW)


@rule
def rounds_left(s: State) -> int:
    """The rounds until the cock crows if nobody finds anything, the one under way included, or NEVER."""
    if s.night == NO_COCK:
        return NEVER
    players = s.castle.players
    return min((s.night - s.idle_turns + players - 1) // players, MANY_ROUNDS)
