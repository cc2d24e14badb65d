"""Pairs of worlds with more life in them: bots at some seats, a clock, and people who go and come back.

A bot sees what its seat sees and no more, so what it decides in either world is worked out here by the same
bot, with the same seed, from the events and positions that its seat may know. A server whose bot decides
otherwise has told it too much, or too little.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from geisterstunde.bots.bot import events_for
from geisterstunde.bots.registry import bot_named, bot_names, usual_bot
from geisterstunde.kernel.game import SPECTATOR, Game
from geisterstunde.kernel.log import EventNumbers
from geisterstunde.kernel.record import Buffer
from tests.play import pick, state
from tests.secrecy.checker import told
from tests.secrecy.worlds import SECRETS
from tests.server_secrecy.pairs import (
    AWAY,
    BACK,
    BOT,
    BOT_SEED,
    CLOCK,
    LEFT,
    LONGEST_WALK,
    TABLES,
    Alike,
    Move,
    Pair,
    candidates,
    in_vain,
    look_alike,
    looks,
    somewhere,
)
from tests.tables import GameTable

LID_TIMES = ("1.5", "2.5", "tap")  # without a lid's time bots play at once, in no order that could be planned
WHYS = (LEFT, AWAY, CLOCK)
QUICK_LEVELS = 3
CHANGED = 0.25  # of what is hidden: most of what bots do then shows the same in both worlds
MOSTLY_CHANGED = 0.9  # where somebody is to learn what differs
TURNS = 3  # of people
MOST_IN_A_ROW = 4  # decisions of bots; more, and somebody's clock might run out meanwhile
TRIES = 12


class Mind:
    """What the bots of one world have seen and been asked, to be thought through again from the start."""

    def __init__(self, game: Game, opening: EventNumbers) -> None:
        self.game = game
        self.events = [opening.copy()]
        self.asked: dict[tuple[int, str], list[tuple[int, Buffer]]] = {}

    def copy(self) -> "Mind":
        other = Mind(self.game, self.events[0])
        other.events = list(self.events)
        other.asked = {name: list(asked) for name, asked in self.asked.items()}
        return other

    def decide(self, seat: int, level: str, shown: Buffer) -> int:
        """What the bot of a seat decides that has seen all that its seat could see."""
        asked = self.asked.setdefault((seat, level), [])
        asked.append((len(self.events), shown.copy()))
        bot, seen, action = bot_named(self.game.name, level, seat, BOT_SEED), 0, -1
        for until, position in asked:
            for events in self.events[seen:until]:
                bot.watch(events_for(events, seat))
            action, seen = bot.decide(position.copy()).action, until
        return action


class Worlds(NamedTuple):
    """Both worlds as they stand, and what the bots in them have in mind."""

    table: GameTable
    positions: tuple[Buffer, Buffer]
    minds: tuple[Mind, Mind]

    def copy(self) -> "Worlds":
        one, other = self.positions
        return Worlds(self.table, (one.copy(), other.copy()), (self.minds[0].copy(), self.minds[1].copy()))

    @property
    def owing(self) -> tuple[int, ...]:
        return self.table.game.owing(self.positions[0])

    def decide(self, seat: int, actions: Sequence[int], how: str) -> Move | None:
        """A decision in both worlds; None where spectators could tell the worlds apart for good after it."""
        game, (one, other) = self.table.game, self.positions
        if game.refuse(other, seat, actions[1]) is not None:
            return None
        events = [
            game.apply(position, seat, action) for position, action in zip((one, other), actions, strict=True)
        ]
        for mind, position in zip(self.minds, self.positions, strict=True):
            mind.events.append(game.event_numbers(position).copy())
        if not self.owing or looks(game, one, SPECTATOR) != looks(game, other, SPECTATOR):
            return None
        seen = look_alike(self.table, self.positions)
        shown = frozenset(each for each in seen if told(events[0], each) == told(events[1], each))
        return Move(seat, (game.action_to(actions[0]), game.action_to(actions[1])), Alike(shown, seen), how)

    def bot_decides(self, seat: int, level: str) -> Move | None:
        """The bot of a seat decides, in each world by what its seat sees there."""
        actions = [
            mind.decide(seat, level, self.table.game.public_state(position, seat))
            for mind, position in zip(self.minds, self.positions, strict=True)
        ]
        return self.decide(seat, actions, BOT)


def planned(number: int) -> Pair:
    """The n-th pair in company, one of every kind of table after the other."""
    chance = random.Random(f"company {number}")
    tries_left = TRIES * (number // len(TABLES) % 2)
    while True:
        is_secret, tries_left = tries_left > 0, tries_left - 1
        where, share = (before_a_secret, MOSTLY_CHANGED) if is_secret else (somewhere, CHANGED)
        table, one = where(TABLES[number % len(TABLES)], chance)
        bots = seated_bots(table, one, chance)
        secrets = SECRETS[table.name]
        hidden = sorted(secrets.hidden(one, SPECTATOR))
        other = secrets.shuffled(one, {place for place in hidden if chance.random() < share}, chance)
        start = look_alike(table, (one, other))
        if not bots or state(table.game, one) == state(table.game, other) or SPECTATOR not in start:
            continue
        minds = tuple(Mind(table.game, table.game.event_numbers(each)) for each in (one, other))
        worlds = Worlds(table, (one.copy(), other.copy()), (minds[0], minds[1]))
        lid_time = chance.choice(LID_TIMES)
        clock = "none" if lid_time == "tap" else chance.choice(("none", "relaxed"))
        attempts = [in_vain(table, worlds.positions, chance)]
        moves = []
        for worlds_after, some in turns(worlds, bots, clock, start, chance):
            moves += some
            attempts += [in_vain(table, worlds_after.positions, chance)] * len(some)
        if any(move.how == BOT for move in moves):
            positions = (one, other)
            return Pair(number, table, lid_time, positions, Alike(start, start), moves, attempts, bots, clock)


def before_a_secret(table: GameTable, chance: random.Random) -> tuple[GameTable, Buffer]:
    """A position of a random game in which somebody can learn what nobody else does, if there comes one."""
    table, position = somewhere(table, chance)
    game = table.game
    for _ in range(LONGEST_WALK):
        choices = [(seat, action) for seat in game.owing(position) for action in game.legal(position, seat)]
        free = len(game.owing(position)) < table.players  # for a bot
        if free and any(tells_one_alone(game, position, *choice) for choice in choices):
            break
        after = position.copy()
        game.apply(after, *pick(game, after, chance))
        if not game.owing(after):
            break
        position = after
    return table, position


def tells_one_alone(game: Game, position: Buffer, seat: int, action: int) -> bool:
    """Whether a decision shows its seat what spectators are not shown."""
    return not all(each.is_for(SPECTATOR) for each in game.apply(position.copy(), seat, action))


def seated_bots(table: GameTable, position: Buffer, chance: random.Random) -> dict[int, str]:
    """Bots at some of the seats that are not asked yet; somebody has to be no bot."""
    free = [seat for seat in range(table.players) if seat not in table.game.owing(position)]
    seats = chance.sample(free, min(len(free), table.players - 1, chance.randint(1, 2)))
    levels = bot_names(table.name)[:QUICK_LEVELS]
    return {seat: chance.choice(levels) for seat in sorted(seats)}


def turns(
    worlds: Worlds, bots: Mapping[int, str], clock: str, start: frozenset[int], chance: random.Random
) -> Iterator[tuple[Worlds, list[Move]]]:
    """What people do, each time with all that bots do after it; and where it leads."""
    seen = start
    for _ in range(TURNS):
        found = absence(worlds, bots, clock, seen, chance) if chance.random() < 0.5 else None
        found = found or person_decides(worlds, bots, chance)
        if found is None:
            return
        worlds, moves = found
        seen = moves[-1].alike.seen
        yield found


def person_decides(
    worlds: Worlds, bots: Mapping[int, str], chance: random.Random
) -> tuple[Worlds, list[Move]] | None:
    """Somebody decides so that what follows looks alike afterwards, if that can be.

    Rather so that they learn something by it which others do not, and then a bot is asked.
    """
    tried = candidates(worlds.table, worlds.positions, chance, TRIES)
    for found in sorted(tried, key=lambda each: each.move.seat in each.move.alike.just_shown):
        after, game = worlds.copy(), worlds.table.game
        actions = [game.action_from(decision) for decision in found.move.decisions]
        move = after.decide(found.move.seat, actions, found.move.how)
        if move is not None and (followed := let_bots_play(after, bots)) is not None:
            return after, [move, *followed]
    return None


def absence(
    worlds: Worlds, bots: Mapping[int, str], clock: str, seen: frozenset[int], chance: random.Random
) -> tuple[Worlds, list[Move]] | None:
    """The one who is asked leaves, is gone, or thinks too long; a bot stands in until they are back."""
    if len(worlds.owing) != 1:
        return None
    (seat,) = worlds.owing
    alone = worlds.table.players - len(bots) == 1
    whys = [why for why in WHYS if not (why == AWAY and alone) and not (why == CLOCK and clock == "none")]
    after, unchanged = worlds.copy(), Alike(seen, seen)
    followed = let_bots_play(after, {**bots, seat: usual_bot(worlds.table.name)})
    if not followed:
        return None
    since = Alike(followed[-1].alike.seen, followed[-1].alike.seen)
    return after, [
        Move(seat, ("", ""), unchanged, chance.choice(whys)),
        *followed,
        Move(seat, ("", ""), since, BACK),
    ]


def let_bots_play(worlds: Worlds, bots: Mapping[int, str]) -> list[Move] | None:
    """All that bots do until people alone are asked; None where that cannot be planned."""
    moves: list[Move] = []
    while waiting := [seat for seat in worlds.owing if seat in bots]:
        move = worlds.bot_decides(waiting[0], bots[waiting[0]])
        if move is None or len(waiting) > 1 or len(moves) == MOST_IN_A_ROW:
            return None
        moves.append(move)
    return moves
