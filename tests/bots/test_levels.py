"""Every level of every game: how it is told, and that it plays whole games as it should."""

import copy
import itertools
import random
import time
from enum import IntEnum
from functools import partial

import numpy as np
import pytest

from geisterstunde.bots.bot import Bot, Decision
from geisterstunde.bots.levels import Level, bot_name, bot_sentence
from geisterstunde.bots.player import LevelBot
from geisterstunde.bots.registry import RANDOM, bot_named, bot_names, known_bot, level_bot, level_named
from geisterstunde.games.dawn_under.bots.reasons import Why as DawnUnderWhy
from geisterstunde.games.through_the_wall.bots.reasons import Why as ThroughTheWallWhy
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.locales.speech import LANGUAGES
from tests.bots.company import SEATED, by_chance, play_on, quick, seated, tell_all
from tests.games import GAMES, LEVELS
from tests.play import dealt, state
from tests.tables import AT_EVERY_TABLE, FEW, GameTable

REASONS: dict[str, type[IntEnum]] = {"dawn-under": DawnUnderWhy, "through-the-wall": ThroughTheWallWhy}
LOWEST_FIRST = {
    "dawn-under": ["moth", "hedgehog", "raven", "countess"],
    "through-the-wall": ["sheet", "candle", "butler", "castellan"],
}
EVERY = [(name, level) for name, levels in LEVELS.items() for level in levels]
SOON = 2.0  # seconds


def test_every_game_has_levels_and_chance() -> None:
    for name in GAMES:
        assert bot_names(name) == (RANDOM, *LOWEST_FIRST[name])


@pytest.mark.parametrize(("name", "level"), EVERY, ids=lambda value: getattr(value, "key", value))
def test_a_level_is_told_in_every_language(name: str, level: Level) -> None:
    for language in LANGUAGES:
        called, told = bot_name(level.key, language), bot_sentence(level.key, language)
        assert called.strip() == called != ""
        assert told.endswith(".")
        assert told.count(". ") == 0
        assert "'" not in called
    assert len({bot_sentence(level.key, language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_levels_of_a_game_are_told_alike(name: str, language: str) -> None:
    assert len({bot_name(level.key, language) for level in LEVELS[name]}) == 4
    assert len({bot_sentence(level.key, language) for level in LEVELS[name]}) == 4


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("unknown", ["Moth", "", "nobody", "x" * 300, "random "])
def test_an_unknown_name_is_refused_in_one_sentence(name: str, unknown: str) -> None:
    for ask in (level_named, known_bot, lambda game, bot: bot_named(game, bot, 0, 0)):
        with pytest.raises(BadInput) as refused:
            ask(name, unknown)
        said = str(refused.value)
        assert said.endswith(f"; there is {', '.join(bot_names(name))}.")
        assert "\n" not in said
        assert len(said) < 200


def test_levels_of_another_game_are_unknown() -> None:
    for name, other in itertools.permutations(GAMES, 2):
        for level in LEVELS[other]:
            with pytest.raises(BadInput):
                known_bot(name, level.key)


def play(table: GameTable, bots: list[Bot], number: int) -> tuple[list[tuple[int, Decision]], bytes]:
    """A whole game: who decided what and why, and how the table lies at the end."""
    game, position = table.game, dealt(table, number)
    decided = []
    for seat, decision in play_on(game, position, bots):
        assert game.legal(game.public_state(position, seat), seat) == game.legal(position, seat)
        assert decision.action in game.legal(position, seat)
        assert type(decision.action) is int
        decided.append((seat, decision))
    result = game.result(position)
    assert result is not None
    assert result.winners
    return decided, state(game, position)


@pytest.mark.parametrize(("table", "level"), SEATED)
def test_a_level_plays_whole_games_by_the_rules(table: GameTable, level: Level) -> None:
    """The same seed decides the same, every decision has a reason of the list."""
    known = {why.name.lower() for why in REASONS[table.name]}
    played = [play(table, seated(table, quick(level), 11), 5) for _ in range(2)]
    assert played[0] == played[1]
    assert {decision.reason.code for _, decision in played[0][0]} <= known


@pytest.mark.parametrize("table", AT_EVERY_TABLE)
def test_chance_plays_by_the_rules(table: GameTable) -> None:
    """The same seed decides the same; the reason is chance."""
    played = [play(table, by_chance(table, 4), 6) for _ in range(2)]
    assert played[0] == played[1]
    assert {decision.reason.code for _, decision in played[0][0]} == {"chance"}


@pytest.mark.parametrize("name", GAMES)
def test_all_levels_sit_at_one_table(name: str) -> None:
    """Whoever plays with whom."""
    table = GameTable(name, {"players": 4})
    bots = [level_bot(name, quick(level), seat, 2) for seat, level in enumerate(LEVELS[name])]
    assert play(table, bots, 8)[0]


@pytest.mark.parametrize(("name", "level"), EVERY, ids=lambda value: getattr(value, "key", value))
def test_another_seed_decides_otherwise(name: str, level: Level) -> None:
    table = GameTable(name, {"players": 3, "first": 0})
    played = [play(table, seated(table, quick(level), seed), 5)[0] for seed in (1, 2)]
    assert played[0] != played[1]


@pytest.mark.parametrize("name", GAMES)
def test_a_rule_of_thumb_reads_nothing_hidden(name: str) -> None:
    """Shown the whole position, it decides as it does when what is hidden is blanked."""
    for table in (table for table in FEW if table.name == name):
        for level in (level for level in LEVELS[name] if level.trials == 0):
            game, position = table.game, dealt(table, 9)
            shown, all_shown = seated(table, level, 3), seated(table, level, 3)
            tell_all(game, position, all_shown)
            for seat, decision in play_on(game, position, shown):
                assert all_shown[seat].decide(position.copy()) == decision
                after = position.copy()
                game.apply(after, seat, decision.action)
                tell_all(game, after, all_shown)


@pytest.mark.parametrize("name", GAMES)
def test_a_search_that_is_asked_to_stop_decides_soon(name: str) -> None:
    """A budget for minutes, stopped at the first look at the clock, or a little later."""
    table = GameTable(name, {"players": 4})
    slow = next(level for level in LEVELS[name] if level.trials > 0)
    endless = type(slow)(key="endless", memory=slow.memory, trials=10**7)
    game, position, chance = table.game, dealt(table, 2), random.Random(2)
    bots = seated(table, endless, 1)
    tell_all(game, position, bots)
    for number in range(60):
        seat = chance.choice(game.owing(position))
        answers = iter([False] * (number % 3))
        began = time.monotonic()
        action = bots[seat].decide(game.public_state(position, seat), partial(next, answers, True)).action
        assert time.monotonic() - began < SOON
        game.apply(position, seat, action)
        tell_all(game, position, bots)


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_of_a_bot_has_a_mind_of_its_own_and_shares_what_is_compiled(name: str) -> None:
    bot = level_bot(name, quick(LEVELS[name][0]), 0, 1)
    assert isinstance(bot, LevelBot)
    copied = copy.deepcopy(bot)
    assert copied.kit is bot.kit
    assert not np.shares_memory(copied.mind, bot.mind)
