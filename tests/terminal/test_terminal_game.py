"""The terminal game, played by a person who types."""

import io
import random
import re
from collections.abc import Callable

import pytest
from rich.console import Console

from geisterstunde.bots.bot import Decision, Reason
from geisterstunde.bots.registry import bot_names
from geisterstunde.bots.search import never
from geisterstunde.cli.playing import opponents_of
from geisterstunde.kernel.log import EVERYONE, EventNumbers
from geisterstunde.kernel.record import Buffer
from geisterstunde.locales.speech import say
from geisterstunde.match.fairness import Promise
from geisterstunde.match.match import Match
from geisterstunde.match.record import record_of
from geisterstunde.match.statistics import recorded_statistics
from geisterstunde.terminal.game import TerminalGame
from tests.cli.commands import run
from tests.games import GAMES

CLEAR = "\x1b[2J"

TABLES = [
    {"players": 4, "edition": "2018"},
    {"players": 3, "edition": "2004"},
    {"players": 2, "edition": "2004", "bare": "cross"},
    {"players": 4, "edition": "2004", "fresh_air": True, "vampires": 6},
    {"players": 2, "edition": "2018", "fresh_air": True},
]
QUICK = (2, 3)  # of two players, and of more with everything


class Typist(TerminalGame):
    """A person who types any legal decision, sometimes nonsense first."""

    def __init__(self, match: Match, number: int, bots: str = "random") -> None:
        self.screen = io.StringIO()
        self.random = random.Random(number)
        console = Console(file=self.screen, width=100, highlight=False, force_terminal=True)
        players = match.game.players(match.options)
        super().__init__(match, 0, opponents_of(match.game, 0, players, bots, number), 0.0, console)

    def _typed(self) -> str:
        if self.random.random() < 0.1:
            return self.random.choice(["", "open z9", "Left", "d4", "lay none", "?", "STOP", "take w left"])
        return self.random.choice(self.match.legal(0))


@pytest.mark.parametrize(
    ("number", "options"),
    [
        pytest.param(number, options, marks=() if number in QUICK else pytest.mark.proof)
        for number, options in enumerate(TABLES)
    ],
    ids=str,
)
def test_a_game_can_be_played_to_its_end(options: dict[str, object], number: int) -> None:
    typist = Typist(Match.dealt("dawn-under", options, Promise.numbered(number)), number)
    typist.play()
    assert typist.match.result is not None
    last_screen = typist.screen.getvalue().split(CLEAR)[-1]
    assert "The game is over:" in last_screen
    for row in recorded_statistics(record_of(typist.match)):
        label = say("en", f"dawn-under-statistic-{row.name}")
        assert re.search(rf"^{label} +{' +'.join(map(str, row.values))}$", last_screen, re.MULTILINE)


def test_the_screen_shows_nothing_that_the_seat_cannot_see() -> None:
    """Two worlds that differ in hidden cards only draw the same first screen."""
    screens = set()
    match = Match.dealt("dawn-under", {"players": 3, "first": 0}, Promise.numbered(1))
    for lids in (match.deal["lids"], match.deal["lids"][::-1]):
        rows = [
            row[:2] + "".join(sorted(row[2:-2], reverse=lids == match.deal["lids"])) + row[-2:]
            for row in match.deal["rows"]
        ]
        options = match.game.options_to(match.options)
        other = Match.laid_out("dawn-under", options, {**match.deal, "lids": lids, "rows": rows})
        typist = Typist(other, 1)
        typist._show(other.legal(0))
        screens.add(typist.screen.getvalue())
    assert len(screens) == 1


class Witness:
    """Keeps what it is told, and decides the first thing that it may."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.told: list[list[int]] = []

    def watch(self, events: EventNumbers) -> None:
        self.told += events.tolist()

    def decide(self, shown: Buffer, stop: Callable[[], bool] = never) -> Decision:
        return Decision(self.match.game.legal(shown, self.seat)[0], Reason("first"))


def test_bots_learn_only_what_their_seat_may_know() -> None:
    """What a search shows to the searcher reaches no other seat's bot."""
    match = Match.dealt("through-the-wall", {"players": 3, "first": 0, "night": 10}, Promise.numbered(2))
    typist = Typist(match, 2)
    witnesses = {seat: Witness(match, seat) for seat in (1, 2)}
    typist.bots = dict(witnesses)
    typist.play()
    for seat, witness in witnesses.items():
        audiences = {row[1] for row in witness.told}
        assert audiences == {EVERYONE, seat}
    assert len(witnesses[1].told) > 100


@pytest.mark.parametrize("name", GAMES)
def test_every_bot_plays_at_the_terminal(name: str) -> None:
    """Names repeat until all other seats are taken."""
    typist = Typist(Match.dealt(name, {"players": 4}, Promise.numbered(4)), 4, ",".join(bot_names(name)[:3]))
    typist.play()
    assert typist.match.result is not None
    assert [type(typist.bots[seat]).__name__ == "RandomBot" for seat in (1, 2, 3)] == [True, False, False]
    pair = Typist(Match.dealt(name, {"players": 4}, Promise.numbered(4)), 4, ",".join(bot_names(name)[:2]))
    assert [type(pair.bots[seat]).__name__ == "RandomBot" for seat in (1, 2, 3)] == [True, False, True]


def test_leaving_is_clean() -> None:
    for typed in ("quit\n", "open a1\n"):
        done = run("play", "dawn-under", "--seed", "3", "--first", "0", typed=typed)
        assert done.returncode == 0
        assert done.stdout.endswith("Good night.\n")
        assert "Traceback" not in done.stderr


def test_refusals_are_explained() -> None:
    done = run("play", "dawn-under", "--seed", "3", "--first", "0", typed="stop\nlay left\nfly\n")
    said = re.sub(r"\s+", " ", done.stdout)
    assert "You have to open a closed grave. (DU-10)" in said
    assert "Please type one of: open a1 … h8." in said
