"""Mistakes that people make: who forgets opens graves again that all have seen to be taken."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from geisterstunde.bots.levels import Level
from geisterstunde.bots.memory import MemoryModel
from geisterstunde.bots.registry import level_named
from geisterstunde.games.dawn_under.cemetery import GRAVES
from geisterstunde.games.dawn_under.compiled_api import API
from geisterstunde.games.dawn_under.events import Event
from geisterstunde.games.dawn_under.game import DawnUnder
from geisterstunde.games.dawn_under.state import EMPTY
from geisterstunde.games.dawn_under.words import LID_LETTERS
from tests.bots.company import play_on, seated
from tests.play import dealt
from tests.tables import GameTable

SHOWS_A_GRAVE = (Event.OPENED, Event.LIFTED, Event.LAID, Event.GARLIC_PUT)
OPENS_A_GRAVE = (Event.OPENED, Event.LIFTED)
TABLE = GameTable("dawn-under", {"players": 4, "edition": "2004"})
GAMES = 40
AGES = ("just now", "lately", "a while ago", "long ago")


class Chance(NamedTuple):
    """A grave that somebody could open though all had seen it taken, and another could be opened instead."""

    age: int  # of that sight, in openings
    tempting: bool  # whether its colour would fit
    taken: bool  # whether they did


def chances(level: Level, number: int) -> Iterator[Chance]:
    """All chances of a game to open what was seen to be taken."""
    game, position = DawnUnder(), dealt(TABLE, number)
    now, seen_at = 0, {}
    for seat, decision in play_on(game, position, seated(TABLE, level, number)):
        for row in game.event_numbers(position).tolist():
            now += row[0] in OPENS_A_GRAVE
            if row[0] in SHOWS_A_GRAVE:
                seen_at[row[3]] = now
        if decision.action < GRAVES:
            s, row = API.open_position(position).state, game.view(position, seat).players[seat].row
            legal = [action for action in game.legal(position, seat) if action < GRAVES]
            taken = [grave for grave in legal if s.inside[grave] != EMPTY]
            for grave in taken if len(taken) < len(legal) else ():
                tempting = LID_LETTERS[s.lid[grave]] in (row[0], row[-1])
                yield Chance(now - seen_at[grave], tempting, grave == decision.action)


def age_class(age: int) -> str:
    """An age in words."""
    return AGES[(age > 2) + (age > 6) + (age > 24)]


@cache
def all_chances(level: Level) -> list[Chance]:
    """The chances of some games."""
    return [chance for number in range(GAMES) for chance in chances(level, number)]


def shares(level: Level, counted: Callable[[Chance], bool] = lambda chance: True) -> dict[str, float]:
    """How often a chance was taken, by age."""
    had: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for chance in filter(counted, all_chances(level)):
        had[age_class(chance.age)] += 1
        taken[age_class(chance.age)] += chance.taken
    assert all(had[age] > 500 for age in AGES)
    return {age: taken[age] / had[age] for age in AGES}


def thinking(memory: str) -> Level:
    """Somebody who always thinks, with this memory."""
    return Level(key="thinking", memory=MemoryModel.from_text(memory))


def test_the_moth_opens_graves_again_that_it_saw_taken() -> None:
    """Whether that was just now or long ago."""
    assert all(share > 0.005 for share in shares(level_named("dawn-under", "moth")).values())


def test_what_is_of_no_use_is_opened_again_the_sooner_the_longer_ago() -> None:
    """Where no remembered colour tempts, forgetting alone decides."""
    share = shares(thinking("human(0.9, 0.5, 0)"), lambda chance: not chance.tempting)
    assert share["just now"] < share["lately"] < share["a while ago"]
    assert share["a while ago"] > 3 * share["just now"]


def test_who_remembers_the_colour_but_not_the_vampire_is_tempted() -> None:
    """A lid and what lies below it are forgotten each by itself."""
    level = thinking("human(0.9, 0.5, 0)")
    tempted = shares(level, lambda chance: chance.tempting)
    idle = shares(level, lambda chance: not chance.tempting)
    assert all(tempted[age] > 5 * idle[age] for age in AGES[:3])


def test_a_perfect_memory_never_does() -> None:
    assert shares(thinking("perfect")) == dict.fromkeys(AGES, 0.0)


def test_a_better_memory_makes_fewer_mistakes() -> None:
    worst_first = ["human(0.9, 0.5, 0)", "human(0.5, 0.4, 0)", "human(0.2, 0.3, 0)", "perfect"]
    mistakes = [sum(shares(thinking(memory)).values()) for memory in worst_first]
    assert mistakes == sorted(mistakes, reverse=True)
    assert len(set(mistakes)) == len(mistakes)
