"""A bot knows what its seat has seen and sees: change anything else, and it decides the same."""

import copy
import random
import zlib
from collections.abc import Callable

import pytest

from geisterstunde.bots.bot import Bot, Decision, Reason, events_for
from geisterstunde.bots.levels import Level
from geisterstunde.bots.search import never
from geisterstunde.kernel.game import Game
from geisterstunde.kernel.log import EventNumbers
from geisterstunde.kernel.record import Buffer
from tests.bots.company import SEATED, Asked, quick, seated, tell_all
from tests.games import GAMES
from tests.play import dealt
from tests.secrecy import leaks, leaks_through_the_wall
from tests.secrecy.worlds import SECRETS
from tests.tables import GameTable

CHECKED = 1 / 2  # of all moments of a game
EVENING = 160  # decisions


class Knew(AssertionError):
    """A bot decided otherwise where its seat could see no difference."""


def check_moment(game: Game, position: Buffer, seat: int, bot: Bot, chance: random.Random) -> None:
    """What lies hidden now is rearranged: the bot decides the same."""
    secrets = SECRETS[game.name]
    world = secrets.shuffled(position, secrets.hidden(position, seat), chance)
    compare(game, seat, (bot, position), (bot, world))


def check_hearing(game: Game, position: Buffer, asked: Asked, bot: Bot, seat: int) -> None:
    """What stays hidden while something happens is rearranged: a bot that hears of it decides the same."""
    secrets, action = SECRETS[game.name], asked.decision.action
    after = position.copy()
    game.apply(after, asked.seat, action)
    if seat not in game.owing(after):
        return
    hidden = secrets.hidden(position, seat) - secrets.shown_by(position, asked.seat, action, after, seat)
    world = secrets.shuffled(position, hidden, random.Random(action))
    game.apply(world, asked.seat, action)
    hearers = []
    for told in (after, world):
        hearer = copy.deepcopy(bot)
        hearer.watch(events_for(game.event_numbers(told), seat))
        hearers.append((hearer, told))
    compare(game, seat, *hearers)


def compare(game: Game, seat: int, real: tuple[Bot, Buffer], other: tuple[Bot, Buffer]) -> None:
    """Copies of two bots decide in two worlds, both the same and for the same reason."""
    decisions = [copy.deepcopy(bot).decide(game.public_state(world, seat)) for bot, world in (real, other)]
    if decisions[0] != decisions[1]:
        raise Knew(f"seat {seat} decides {decisions[0]} or {decisions[1]}")


def check_game(game: Game, position: Buffer, bots: list[Bot], chance: random.Random) -> int:
    """Plays a game, at most for a long evening; at many moments the bots are tried. Says at how many."""
    tried = 0
    tell_all(game, position, bots)
    for _ in range(EVENING):
        if not game.owing(position):
            break
        seat = game.owing(position)[0]
        on_trial = chance.random() < CHECKED
        if on_trial:
            check_moment(game, position, seat, bots[seat], chance)
            tried += 1
        asked = Asked(seat, bots[seat].decide(game.public_state(position, seat)))
        if on_trial:
            for hearer, bot in enumerate(bots):
                check_hearing(game, position, asked, bot, hearer)
        game.apply(position, seat, asked.decision.action)
        tell_all(game, position, bots)
    return tried


@pytest.mark.parametrize(("table", "level"), SEATED)
def test_what_a_seat_cannot_know_changes_no_decision(table: GameTable, level: Level) -> None:
    chance = random.Random(f"{table} {level.key}")
    assert check_game(table.game, dealt(table, 7), seated(table, quick(level), 7), chance) > 0


class Peeker:
    """Decides by every byte it is shown."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat

    def watch(self, events: EventNumbers) -> None:
        """Looks only."""

    def decide(self, shown: Buffer, stop: Callable[[], bool] = never) -> Decision:
        legal = self.game.legal(shown.copy(), self.seat)
        return Decision(legal[zlib.crc32(shown.tobytes()) % len(legal)], Reason("peeked"))


class Eavesdropper(Peeker):
    """Decides by every number it is told."""

    heard = 0

    def watch(self, events: EventNumbers) -> None:
        self.heard = zlib.crc32(events.tobytes(), self.heard)

    def decide(self, shown: Buffer, stop: Callable[[], bool] = never) -> Decision:
        legal = self.game.legal(shown.copy(), self.seat)
        return Decision(legal[self.heard % len(legal)], Reason("overheard"))


def try_curious(game: Game, curious: type[Peeker]) -> int:
    """A game among the curious."""
    table = GameTable(game.name, {"players": 4})
    bots: list[Bot] = [curious(game, seat) for seat in range(table.players)]
    return check_game(game, dealt(table, 3), bots, random.Random(3))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("curious", [Peeker, Eavesdropper])
def test_there_is_nothing_to_find_out(game: Game, curious: type[Peeker]) -> None:
    """Even who would use every byte decides the same."""
    assert try_curious(game, curious) > 0


@pytest.mark.parametrize(
    ("game", "curious"),
    [
        (leaks.PublicStateKeepsAClosedLid(), Peeker),
        (leaks.PublicStateKeepsWhatLiesInGraves(), Peeker),
        (leaks.RowsTellThatARatIsNear(), Eavesdropper),
        (leaks_through_the_wall.PublicStateKeepsTheDecks(), Peeker),
        (leaks_through_the_wall.RowsTellAFront(), Eavesdropper),
    ],
    ids=lambda value: getattr(value, "__name__", type(value).__name__),
)
def test_a_leak_that_a_bot_uses_is_found(game: Game, curious: type[Peeker]) -> None:
    with pytest.raises(Knew):
        try_curious(game, curious)
