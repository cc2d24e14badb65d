"""Tournaments: everybody meets everybody, and games are counted in the order of the schedule."""

from collections.abc import Iterator
from typing import NamedTuple

from geisterstunde.kernel.bits import members
from geisterstunde.kernel.statistics import Column
from geisterstunde.lab.ratings import Rating, Ratings
from geisterstunde.lab.tournament_schedule import Meeting, Schedule
from geisterstunde.lab.workers import Workers
from geisterstunde.match.intervals import Share, share_of

PIECE_OF_FAST_GAMES = 100


class Piece(NamedTuple):
    """Some games of a tournament, to be played in one go."""

    schedule: Schedule
    first: int
    games: int


class Met(NamedTuple):
    """A game of a tournament: who sat where, which seats won (none where it was cut), and how it ended."""

    number: int
    meeting: Meeting
    winners: tuple[int, ...]
    reason: int
    decisions: int


class Standing(NamedTuple):
    """How a bot did: its share of the wins of all games it played to an end, and its rating."""

    bot: int
    wins: Share
    rating: Rating


def portion(schedule: Schedule) -> int:
    """How many games are played at a time; it depends on who plays, never on who computes."""
    fast = schedule.series(Meeting(0, tuple(range(len(schedule.bots))))).compiled
    return PIECE_OF_FAST_GAMES if fast else 1


def pieces_of(schedule: Schedule, games: int) -> Iterator[Piece]:
    """A tournament cut into pieces."""
    size = portion(schedule)
    for first in range(0, games, size):
        yield Piece(schedule, first, min(size, games - first))


def play_piece(piece: Piece) -> list[Met]:
    """Plays some games."""
    return [play_meeting(piece.schedule, number) for number in range(piece.first, piece.first + piece.games)]


def play_meeting(schedule: Schedule, number: int) -> Met:
    """Plays the n-th game."""
    meeting = schedule.meeting(number)
    row = schedule.series(meeting).play(meeting.deal, 1)[0]
    return Met(
        number,
        meeting,
        tuple(members(int(row[Column.WINNERS]))),
        int(row[Column.REASON]),
        int(row[Column.DECISIONS]),
    )


def play(schedule: Schedule, games: int, workers: Workers) -> Iterator[list[Met]]:
    """Plays so many games; they come in the order of the schedule."""
    return workers.map(play_piece, pieces_of(schedule, games))


class Standings:
    """What the games of a tournament add up to."""

    def __init__(self, schedule: Schedule, asked: int) -> None:
        count = len(schedule.bots)
        self.schedule = schedule
        self.asked = asked  # games; fewer were played if somebody stopped it
        self.ratings = Ratings(count)
        self.games = 0
        self.cut = 0
        self.played = [0] * count
        self.won = [0.0] * count
        self.met = [[0] * count for _ in range(count)]  # games both played and one of them won
        self.beaten = [[0.0] * count for _ in range(count)]  # how many of these fell to the first

    def add(self, met: Met) -> None:
        """One more game; one that was cut is nobody's."""
        self.games += 1
        if not met.winners:
            self.cut += 1
            return
        parts = dict.fromkeys(sorted(set(met.meeting.seats)), 0)  # of the win, by bot
        for seat in met.winners:
            parts[met.meeting.seats[seat]] += 1
        self.ratings.add({bot: part > 0 for bot, part in parts.items()})
        for bot, part in parts.items():
            self.played[bot] += 1
            self.won[bot] += part / len(met.winners)
            for other, others_part in parts.items():
                if other != bot and part + others_part:
                    self.met[bot][other] += 1
                    self.beaten[bot][other] += part / (part + others_part)

    def standing(self, bot: int) -> Standing:
        """How a bot stands."""
        return Standing(bot, share_of(self.won[bot], self.played[bot]), self.ratings.of(bot))

    def ranking(self) -> list[Standing]:
        """All of them, the strongest first."""
        standings = [self.standing(bot) for bot in range(len(self.played))]
        return sorted(standings, key=lambda standing: -standing.rating.mu)

    def against(self, bot: int, other: int) -> Share:
        """What share of the wins a bot has that fell to it or to another one at the same table."""
        return share_of(self.beaten[bot][other], self.met[bot][other])
