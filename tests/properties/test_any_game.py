"""What holds in every game, however it is played."""

from hypothesis import example, given, settings
from hypothesis import strategies as st

from geisterstunde.kernel.log import LONGEST_LOG
from geisterstunde.match.fairness import Promise
from geisterstunde.match.match import Match
from geisterstunde.match.record import decode, encode, record_of
from geisterstunde.match.replay import replayed
from geisterstunde.match.verify import verify
from tests.play import restored, state
from tests.properties.courses import Course, courses
from tests.tables import TABLES

SEATS = st.integers(-70, 70)
ACTIONS = st.integers(-200, 800)
DECISIONS = st.integers(0, 400)


@settings(max_examples=40)
@given(courses())
@example(Course(TABLES[0], 0, [], 0, 1))
def test_every_game_ends_and_its_log_has_room_to_spare(course: Course) -> None:
    game, position = course.table.game, course.dealt()
    for taken in course.play(position):
        assert len(taken.events) <= LONGEST_LOG // 2
    assert game.result(position) is not None


@settings(max_examples=60)
@given(courses(), DECISIONS, st.lists(st.tuples(SEATS, ACTIONS), min_size=20, max_size=20))
def test_legal_is_what_is_not_refused(course: Course, stop: int, tried: list[tuple[int, int]]) -> None:
    game, position = course.table.game, course.dealt()
    for number, _ in enumerate(course.play(position)):
        if number == stop:
            break
    for seat, action in tried:
        seats = [seat, seat % course.table.players]
        actions = [action, action % game.action_count]
        for who, what in [(who, what) for who in seats for what in actions]:
            legal = what in game.legal(position, who)
            assert legal == (game.refuse(position, who, what) is None)
            assert legal == (0 <= what < game.action_count and bool(game.mask(position, who)[what]))


@settings(max_examples=30)
@given(courses(), DECISIONS)
def test_a_copy_and_a_stored_state_play_on_alike(course: Course, stop: int) -> None:
    game, position = course.table.game, course.dealt()
    others = [position.copy()]
    for number, taken in enumerate(course.play(position)):
        if number == stop:
            others = [position.copy(), restored(game, state(game, position), position.size)]
        elif number > stop:
            for other in others:
                assert game.apply(other, taken.seat, taken.action) == taken.events
                assert state(game, other) == state(game, position)


@settings(max_examples=30)
@given(courses(), DECISIONS)
def test_records_round_trip_and_replay_to_the_same_bytes(course: Course, stop: int) -> None:
    """Halfway as well as at the end. Only the end shows the seed, and verifies."""
    match = Match.dealt(course.table.name, course.table.options, Promise.numbered(course.seed))
    for number, taken in enumerate(course.play(match.position)):
        match.decisions.append((taken.seat, match.game.action_to(taken.action)))
        if number == stop:
            record = record_of(match)
            assert decode(encode(record)) == record
            assert replayed(record).state == match.state
            assert match.result is not None or (record.seed, record.salt, record.result) == (None, None, None)
    record = record_of(match)
    assert decode(encode(record)) == record
    assert replayed(record).state == match.state
    assert len(verify(decode(encode(record)))) == 4
