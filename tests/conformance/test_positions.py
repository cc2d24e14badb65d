"""A position is its bytes: copied, stored, dealt again and replayed it is the same game."""

import random

from geisterstunde.kernel.chance import numbered_seed
from geisterstunde.match.fairness import Promise
from geisterstunde.match.match import Match
from geisterstunde.match.random_games import random_match
from geisterstunde.match.record import decode, encode, record_of
from geisterstunde.match.replay import replayed
from tests.play import ENDLESS, dealt, one_of_each_kind, pick, restored, state, walk
from tests.tables import GameTable

DECISIONS_ON = 40


def test_a_copy_has_the_same_bytes_and_goes_its_own_way(table: GameTable) -> None:
    game = table.game
    for position in one_of_each_kind(table):
        kept = position.copy()
        before = state(game, position)
        assert state(game, kept) == before
        for _ in zip(walk(game, position, random.Random(1)), range(DECISIONS_ON), strict=False):
            assert state(game, kept) == before


def test_a_game_goes_on_from_its_stored_state_alone(table: GameTable) -> None:
    """Room beside the state, used for events and masks, has no say in what happens next."""
    game = table.game
    for position in one_of_each_kind(table):
        other = restored(game, state(game, position), position.size)
        chance = random.Random(2)
        for _ in range(DECISIONS_ON):
            assert state(game, position) == state(game, other)
            assert game.owing(position) == game.owing(other)
            assert game.result(position) == game.result(other)
            if not game.owing(position):
                break
            seat, action = pick(game, position, chance)
            assert list(game.legal(position, seat)) == list(game.legal(other, seat))
            assert game.apply(position, seat, action) == game.apply(other, seat, action)


def test_equal_seeds_deal_equal_games(table: GameTable) -> None:
    game = table.game
    assert state(game, dealt(table, 3)) == state(game, dealt(table, 3))


def test_different_seeds_deal_different_games(table: GameTable) -> None:
    game = table.game
    deals = {state(game, dealt(table, number)) for number in range(20)}
    assert len(deals) == 20


def test_a_recorded_deal_is_laid_out_as_it_was_dealt(table: GameTable) -> None:
    game = table.game
    options = game.options_from(table.options)
    position = game.deal(options, numbered_seed(5))
    deal = game.deal_to(options, position)
    known = game.options_after_deal(options, position)
    again = game.lay_out(known, deal)
    assert state(game, again) == state(game, position)
    assert game.opening_events(again) == game.opening_events(position)
    assert game.deal_to(options, again) == deal
    before = game.options_before_deal(known, deal)
    assert state(game, game.deal(before, numbered_seed(5))) == state(game, position)


def test_options_survive_being_stored(table: GameTable) -> None:
    game = table.game
    options = game.options_from(table.options)
    assert game.options_from(game.options_to(options)) == options
    assert game.options_from_record(game.options_to(options)) == options
    stored = game.options_to(options)
    for option, value in table.options.items():
        assert stored[option] == (list(value) if isinstance(value, tuple) else value)


def test_a_record_replays_to_the_same_bytes(table: GameTable) -> None:
    """Unfinished at every kind of decision, and finished."""
    match = Match.dealt(table.name, table.options, Promise.numbered(8))
    chance = random.Random(8)
    for number in range(ENDLESS):
        if number % 50 == 0 or not match.owing:
            again = replayed(decode(encode(record_of(match))))
            assert again.state == match.state
            assert again.result == match.result
        if not match.owing:
            return
        seat = chance.choice(match.owing)
        match.decide(seat, chance.choice(match.legal(seat)))
    raise AssertionError("no end")


def test_random_games_follow_the_rules_one_by_one(table: GameTable) -> None:
    """What plays many decisions at once decides nothing that could not be decided singly."""
    match = random_match(table.name, table.options, 9)
    assert match.result is not None
    again = replayed(record_of(match))
    assert again.state == match.state
    assert random_match(table.name, table.options, 9).decisions == match.decisions
    assert random_match(table.name, table.options, 10).decisions != match.decisions
