"""What may be decided: the list, the mask and the refusals agree, and a refusal changes nothing."""

import itertools
import random
import re
from collections.abc import Iterator

import numpy as np
import pytest

from geisterstunde.kernel.game import Game
from geisterstunde.kernel.reader import Reader
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.refusal import Refused
from tests.play import dealt, one_of_each_kind, question, state, walk
from tests.tables import FEW, OWING_TOGETHER, TABLES, GameTable

NO_SEATS = [-64, -2, -1, 6, 7, 8, 9, 31, 32, 33, 63, 64, 65, 127, 128, 256, 2**31, 2**32, -(2**62), 2**62]
NO_ACTIONS = [-(2**62), -(2**31), -129, -128, -65, -64, -2, -1, 2**31, 2**32, 2**62]
RULE = re.compile(r"[A-Z]{2}-\d+")
SENTENCE = re.compile(r"[A-Z][^\n]*\.")
MOST_ORDERS = 24


def all_actions(game: Game) -> list[int]:
    return [*NO_ACTIONS, *range(game.action_count), game.action_count, game.action_count + 1]


def test_the_list_is_the_mask(table: GameTable) -> None:
    game = table.game
    for position in one_of_each_kind(table):
        for seat in [*range(table.players), *NO_SEATS]:
            legal = list(game.legal(position, seat))
            mask = game.mask(position, seat)
            assert legal == sorted(set(legal))
            assert all(type(action) is int for action in legal)
            assert mask.dtype == np.uint8
            assert mask.tolist() == [int(action in legal) for action in range(game.action_count)]


def test_only_seats_that_owe_a_decision_may_decide(table: GameTable) -> None:
    game = table.game
    for position in one_of_each_kind(table):
        owing = game.owing(position)
        assert list(owing) == sorted(set(owing))
        for seat in [*range(table.players), *NO_SEATS]:
            assert bool(game.legal(position, seat)) == (seat in owing)


def test_what_is_not_listed_is_refused_and_changes_nothing(table: GameTable) -> None:
    """All numbers, tried by all seats that owe a decision, and each by one other seat or by nobody."""
    game = table.game
    for position in one_of_each_kind(table):
        before = position.tobytes()
        owing = game.owing(position)
        for seat in owing:
            legal = set(game.legal(position, seat))
            for action in all_actions(game):
                refuse_or_allow(game, position, seat, action, action in legal)
        others = [seat for seat in range(table.players) if seat not in owing]
        for action, seat in zip(all_actions(game), itertools.cycle([*others, *NO_SEATS]), strict=False):
            refuse_or_allow(game, position, seat, action, False)
        assert position[: game.state_bytes].tobytes() == before[: game.state_bytes]


def refuse_or_allow(game: Game, position: Buffer, seat: int, action: int, legal: bool) -> None:
    refusal = game.refuse(position, seat, action)
    assert (refusal is None) == legal, (seat, action)
    if refusal is None:
        game.apply(position.copy(), seat, action)
        return
    assert refusal.code
    assert RULE.fullmatch(refusal.rule), refusal
    assert SENTENCE.fullmatch(refusal.sentence), refusal
    before = position.tobytes()
    with pytest.raises(Refused) as turned_down:
        game.apply(position, seat, action)
    assert turned_down.value.refusal == refusal
    assert position.tobytes() == before


def test_every_action_round_trips_through_notation(table: GameTable) -> None:
    game = table.game
    for position in one_of_each_kind(table):
        for seat in game.owing(position):
            for action in game.legal(position, seat):
                text = game.action_to(action)
                assert game.action_from(text) == action
                assert text == " ".join(text.split())
                assert text.isascii()


def test_random_play_ends_with_winners(table: GameTable) -> None:
    game = table.game
    for number in range(3):
        position = dealt(table, number)
        assert game.result(position) is None
        for _ in walk(game, position, random.Random(number)):
            owing = game.owing(position)
            assert (game.result(position) is None) == bool(owing)
            assert len(owing) <= 1 or table.name in OWING_TOGETHER
        result = game.result(position)
        assert result is not None
        assert result.winners
        assert list(result.winners) == sorted(set(result.winners))
        assert set(result.winners) <= set(range(table.players))
        assert re.fullmatch("[a-z_]+", result.reason)


def test_events_are_told_to_someone_who_is_there(table: GameTable) -> None:
    game = table.game
    names = [f"Player {seat}" for seat in range(table.players)]
    reader, options = Reader("en", names, seat=0), game.options_from(table.options)
    position = dealt(table, 0)
    events = list(game.opening_events(position))
    for taken in walk(game, position, random.Random(0)):
        events += taken.events
    assert events
    for event in events:
        assert event.kind
        assert -1 <= event.audience < table.players
        assert event.is_for(-1) == (event.audience == -1)
        told = game.tell(event, options, reader)
        assert told is None or told.strip()


def decided_together(table: GameTable) -> Iterator[Buffer]:
    """Positions in which several seats owe a decision at once."""
    game = table.game
    for number in range(3):
        position = dealt(table, number)
        for _ in walk(game, position, random.Random(number)):
            if len(game.owing(position)) > 1:
                yield position.copy()


@pytest.mark.parametrize("table", [table for table in FEW if table.name in OWING_TOGETHER], ids=str)
def test_seats_that_owe_together_may_decide_in_any_order(table: GameTable) -> None:
    game = table.game
    chance = random.Random(7)
    for position in itertools.islice(decided_together(table), 12):
        owing = game.owing(position)
        choices = {seat: chance.choice(game.legal(position, seat)) for seat in owing}
        orders = list(itertools.permutations(owing))
        ends = set()
        for order in orders if len(orders) <= MOST_ORDERS else chance.sample(orders, MOST_ORDERS):
            other = position.copy()
            for seat in order:
                assert seat in game.owing(other)
                assert list(game.legal(other, seat)) == list(game.legal(position, seat))
                game.apply(other, seat, choices[seat])
            ends.add((state(game, other), question(game, other)))
        assert len(ends) == 1


@pytest.mark.parametrize("name", sorted(OWING_TOGETHER))
def test_seats_do_owe_together_at_some_tables(name: str) -> None:
    """Else the test above would have nothing to try."""
    together = [next(decided_together(table), None) for table in TABLES if table.name == name]
    assert sum(position is not None for position in together) > 5
