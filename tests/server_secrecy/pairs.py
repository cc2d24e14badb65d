"""Pairs of worlds: two positions that differ only where it is hidden, and decisions to take in both.

Who cannot tell the worlds apart is said by the rules: whoever is shown the same by every decision and sees
the same on the table. That the rules themselves tell nothing is tried elsewhere; on trial here is the server,
which has no business to tell more than the rules do.
"""

import contextlib
import functools
import random
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

import msgspec

from geisterstunde.kernel.game import SPECTATOR, Game
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.refusal import BadInput
from tests.games import GAMES
from tests.play import dealt, pick, state, viewers
from tests.secrecy.checker import told
from tests.secrecy.worlds import SECRETS
from tests.tables import GameTable

LONGEST_WALK = 120
SOME, MANY = 10, 60  # decisions to choose from
MOST_DECISIONS = 4
LID_TIMES = ("0", "2.5", "tap")
BOT_SEED = 2004  # of the bots of all tables, in both worlds
PERSON, BOT = "person", "bot"  # who decides
LEFT, AWAY, CLOCK, BACK = "left", "away", "clock", "back"  # why a bot stands in, and its end

TABLES = [
    GameTable("dawn-under", {"players": 4, "edition": "2004"}),
    GameTable("through-the-wall", {"players": 3, "decks": "wander"}),
    GameTable("dawn-under", {"players": 3, "edition": "2018"}),
    GameTable("dawn-under", {"players": 2, "edition": "2018"}),
    GameTable("through-the-wall", {"players": 2, "decks": "stay"}),
    GameTable("dawn-under", {"players": 4, "edition": "2004", "fresh_air": True}),
    GameTable("dawn-under", {"players": 2, "edition": "2004"}),
    GameTable("dawn-under", {"players": 3, "edition": "2018", "fresh_air": True}),
]


class Alike(NamedTuple):
    """Who cannot tell the worlds apart: by what was just shown and is seen now, or by what is seen now."""

    just_shown: frozenset[int]
    seen: frozenset[int]


class Move(NamedTuple):
    """A decision in both worlds, and who learns nothing from it; or somebody goes or comes back."""

    seat: int
    decisions: tuple[str, str]
    alike: Alike
    how: str = PERSON


class Pair(NamedTuple):
    """Two worlds and what is done in both; `attempts` are decisions nobody may take, by step and seat."""

    number: int
    table: GameTable
    lid_time: str
    positions: tuple[Buffer, Buffer]
    start: Alike
    moves: list[Move]
    attempts: list[list[str]]
    bots: Mapping[int, str] = MappingProxyType({})  # levels by seat
    clock: str = "none"
    lanterns: Mapping[int, str] = MappingProxyType({})  # by seat


def planned(number: int) -> Pair:
    """The n-th pair, one of every kind of table after the other."""
    chance = random.Random(number)
    while True:
        table, one = somewhere(TABLES[number % len(TABLES)], chance)
        secrets = SECRETS[table.name]
        places = secrets.hidden(one, SPECTATOR)
        if chance.random() < 0.5:
            places = {place for place in sorted(places) if chance.random() < 0.5}
        other = secrets.shuffled(one, places, chance)
        start = look_alike(table, (one, other))
        if state(table.game, one) != state(table.game, other) and SPECTATOR in start:
            break
    positions = one.copy(), other.copy()
    attempts = [in_vain(table, (one, other), chance)]
    moves = []
    for move in decisions(table, (one, other), chance):
        moves.append(move)
        attempts.append(in_vain(table, (one, other), chance))
    return Pair(number, table, chance.choice(LID_TIMES), positions, Alike(start, start), moves, attempts)


def somewhere(table: GameTable, chance: random.Random) -> tuple[GameTable, Buffer]:
    """A position of a random game: its beginning, somewhere in it, or where several decide at once.

    What chance decides about options is seen by all, so the table gets it as its options.
    """
    game, position = table.game, dealt(table, chance.getrandbits(30))
    options = game.options_to(game.options_after_deal(game.options_from(table.options), position))
    steps = chance.choice((0, chance.randrange(LONGEST_WALK), chance.randrange(LONGEST_WALK)))
    until_several = chance.random() < 0.4
    for _ in range(LONGEST_WALK if until_several else steps):
        if until_several and len(game.owing(position)) > 1:
            break
        after = position.copy()
        game.apply(after, *pick(game, after, chance))
        if not game.owing(after):
            break
        position = after
    return GameTable(table.name, options), position


def decisions(table: GameTable, positions: tuple[Buffer, Buffer], chance: random.Random) -> Iterator[Move]:
    """Decisions that tell a spectator nothing; at last one that shows something which is hidden again."""
    most = chance.randint(1, MOST_DECISIONS)
    for number in range(most):
        found = candidates(table, positions, chance, MANY if number == most - 1 else SOME)
        silent = [each for each in found if SPECTATOR in each.move.alike.just_shown]
        parting = [each for each in found if SPECTATOR in each.move.alike.seen - each.move.alike.just_shown]
        part = bool(parting) and (number == most - 1 or not silent)
        if not (parting if part else silent):
            return
        chosen = the_best(parting if part else silent, chance)
        for position, after in zip(positions, chosen.after, strict=True):
            position[:] = after
        yield chosen.move
        if part:
            return


class Candidate(NamedTuple):
    """A decision, and where it leads in both worlds."""

    move: Move
    after: tuple[Buffer, Buffer]


def the_best(found: list[Candidate], chance: random.Random) -> Candidate:
    """One that is known to some and not to others, if there is one."""
    different = [each for each in found if len(set(each.move.decisions)) == len(each.after)]
    private = [each for each in found if len(each.move.alike.just_shown) < len(each.move.alike.seen)]
    return chance.choice(different or private or found)


def candidates(
    table: GameTable, positions: tuple[Buffer, Buffer], chance: random.Random, tried: int
) -> list[Candidate]:
    """Some decisions that can be taken in both worlds and end the game in neither."""
    game, found = table.game, []
    choices = [
        (seat, action) for seat in game.owing(positions[0]) for action in game.legal(positions[0], seat)
    ]
    for seat, action in chance.sample(choices, min(tried, len(choices))):
        others = SECRETS[table.name].alike(positions[0], seat, action)
        actions = (action, chance.choice(others) if others else action)
        after = positions[0].copy(), positions[1].copy()
        if game.refuse(after[1], seat, actions[1]) is not None:
            continue
        one, other = (game.apply(then, seat, which) for then, which in zip(after, actions, strict=True))
        if not (game.owing(after[0]) and game.owing(after[1])):
            continue
        if looks(game, after[0], SPECTATOR) != looks(game, after[1], SPECTATOR):
            continue
        seen = look_alike(table, after)
        shown = frozenset(viewer for viewer in seen if told(one, viewer) == told(other, viewer))
        texts = game.action_to(actions[0]), game.action_to(actions[1])
        found.append(Candidate(Move(seat, texts, Alike(shown, seen)), after))
    return found


def look_alike(table: GameTable, positions: tuple[Buffer, Buffer]) -> frozenset[int]:
    """Who sees the same in both worlds, and may decide the same."""
    one, other = positions
    game = table.game
    return frozenset(each for each in viewers(table) if looks(game, one, each) == looks(game, other, each))


def looks(game: Game, position: Buffer, viewer: int) -> tuple[bytes, list[int], tuple[int, ...]]:
    """What a viewer sees of a position."""
    view = msgspec.json.encode(game.view(position, viewer))
    return view, list(game.legal(position, viewer)), game.owing(position)


def in_vain(table: GameTable, positions: tuple[Buffer, Buffer], chance: random.Random) -> list[str]:
    """For every seat a decision that it may take in neither world."""
    found = []
    for seat in range(table.players):
        legal = {*table.game.legal(positions[0], seat), *table.game.legal(positions[1], seat)}
        allowed = {table.game.action_to(action) for action in legal}
        found.append(chance.choice([text for text in notation(table.name) if text not in allowed]))
    return found


@functools.cache
def notation(name: str) -> list[str]:
    """All decisions of a game; some numbers stand for none."""
    game, found = GAMES[name], []
    for action in range(game.action_count):
        with contextlib.suppress(BadInput):
            found.append(game.action_to(action))
    return found
