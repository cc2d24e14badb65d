"""A long journal: that of a game played by chance from beginning to end."""

from geisterstunde.match.fairness import Promise
from geisterstunde.server import journal
from geisterstunde.server.folding import folded
from geisterstunde.server.opening import begin
from geisterstunde.server.setting_up import Seating, checked_creation, first_lines


def long_journal(game: str = "through-the-wall", players: int = 4) -> list[journal.Line]:
    """The lines of a table whose game is over."""
    created = checked_creation(game, {"players": players, "first": 0}, "0", "none", "normal", False, "host")
    seatings = [Seating(f"key {seat}") for seat in range(players)]
    lines = [addition.line for addition in first_lines(created, seatings)]

    def add(entry: journal.Entry) -> None:
        lines.append(journal.Line(len(lines) + 1, f"c{len(lines)}", journal.VERSION, journal.write(entry)))

    table = folded("table", None, {}, lines)
    begun = begin(table, "host", Promise.numbered(3), 0)
    add(begun.entry)
    match = begun.begun
    assert match is not None
    for seat, action in match.game.play_randomly(match.position.copy(), 1):
        add(journal.Decided(seat, match.game.action_to(action)))
    return lines
