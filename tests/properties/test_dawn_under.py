"""What holds in every game of Dawn Under: no piece is lost, and no piece moves without being told."""

import random
from collections import Counter
from typing import Any

from hypothesis import given, settings

from geisterstunde.games.dawn_under import words
from geisterstunde.games.dawn_under.cemetery import GRAVES
from geisterstunde.games.dawn_under.compiled_api import API
from geisterstunde.games.dawn_under.game import DawnUnder
from geisterstunde.games.dawn_under.state import LONGEST_ROW, State
from geisterstunde.kernel.game import SPECTATOR
from geisterstunde.kernel.record import Buffer
from tests.old_records.marks import Marks
from tests.play import state
from tests.properties.courses import Course, courses
from tests.properties.retold import Retold

GAME = DawnUnder()
COLOURS = "wkyrgb"


def deal_of(course: Course, position: Buffer) -> dict[str, Any]:
    return GAME.deal_to(GAME.options_from(course.table.options), position)


def lids_of(s: State) -> list[str]:
    return [words.lid(s.lid[grave]) for grave in range(GRAVES)]


def reserve_of(s: State) -> list[str]:
    return [words.lid(s.reserve[place]) for place in range(s.reserve_size)]


def insides_of(s: State) -> list[str]:
    return [words.inside(s.inside[grave]) for grave in range(GRAVES)]


def row_of(s: State, seat: int) -> str:
    start, length = s.row_start[seat], s.row_length[seat]
    return "".join(words.lid(s.row[seat, (start + place) % LONGEST_ROW]) for place in range(length))


def gifts_of(s: State) -> str:
    return "".join(words.lid(s.gift[place]) for place in range(s.gifts))


@settings(max_examples=80)
@given(courses("dawn-under"))
def test_du_1_no_piece_is_lost(course: Course) -> None:
    """Lids, vampires, garlic and stakes, counted at every decision in every place they can be."""
    position = course.dealt()
    s = API.open_position(position).state
    players, colours = course.table.players, 4 if course.table.players == 2 else 6
    chosen = course.table.options
    rats = chosen.get("rats", 4 if players == 2 else 6)
    bulbs, limit = chosen.get("garlic", 3), chosen.get("stakes", 3)
    dealt = deal_of(course, position)
    vampires = Counter("".join(dealt["rows"]))
    assert max(vampires.values()) <= 10
    for _ in course.play(position):
        lids = Counter(lids_of(s) + reserve_of(s))
        assert lids["*"] == rats
        assert lids["."] == (20 if players == 2 else 0)
        assert sorted(lids[colour] for colour in COLOURS) == [0] * (6 - colours) + [10] * colours
        insides = Counter(insides_of(s))
        in_graves = {colour: insides[f"vampire {colour}"] for colour in COLOURS}
        in_rows = Counter("".join(row_of(s, seat) for seat in range(players)))
        assert Counter(in_graves) + in_rows + Counter(gifts_of(s)) == vampires
        for seat in range(players):
            assert s.garlic[seat] + insides[f"garlic {seat}"] == bulbs
            assert s.garlic[seat] >= 0
            assert 0 <= s.stakes[seat] <= limit
        assert sum(s.stakes[seat] for seat in range(players)) <= (limit - 1) * players + 1
        assert sum(insides.values()) == GRAVES


@settings(max_examples=80)
@given(courses("dawn-under"))
def test_du_3_and_7_the_table_is_what_the_deal_and_the_events_tell(course: Course) -> None:
    """Rows change at their ends only, faces turn as DU-7 says, lids stay on their graves."""
    position = course.dealt()
    s = API.open_position(position).state
    players = course.table.players
    chosen = course.table.options
    retold = Retold(
        deal_of(course, position),
        bats=2 if chosen.get("fresh_air") else 0,
        bulbs=chosen.get("garlic", 3),
        stakes=chosen.get("stakes", 3),
    )
    retold.hear(GAME.opening_events(position))
    compare(retold, s, position, players)
    for taken in course.play(position):
        retold.hear(taken.events)
        compare(retold, s, position, players)


def compare(retold: Retold, s: State, position: Buffer, players: int) -> None:
    """The truth, and what a spectator sees of it."""
    assert [row.colours for row in retold.rows] == [row_of(s, seat) for seat in range(players)]
    assert list(retold.lids.values()) == lids_of(s)
    assert ["*"] * retold.rats_out + retold.reserve == reserve_of(s)
    assert list(retold.inside.values()) == insides_of(s)
    assert Counter(retold.gifts) == Counter(gifts_of(s))
    view = GAME.view(position, SPECTATOR)
    assert [row.seen for row in retold.rows] == [player.row for player in view.players]
    assert retold.garlic == [player.garlic for player in view.players]
    assert retold.stakes == [player.stakes for player in view.players]
    assert retold.lids_seen == view.lids
    assert len(retold.reserve) == view.reserve
    assert retold.bats == [player.bats for player in view.players]
    assert retold.claim == (view.claim.grave if view.claim else None)
    if view.end is None:
        assert retold.doubter == view.doubter
    if view.count is not None:
        assert (retold.count_owner, retold.count_grave) == (view.count.owner, view.count.grave)
    if view.gifts is not None:
        assert Counter(view.gifts.waiting) == Counter(retold.gifts)
    for player in view.players:
        outer = player.row[:2] + player.row[-2:]
        assert "?" not in (player.row if len(player.row) <= 4 else outer)


@settings(max_examples=60)
@given(courses("dawn-under").filter(lambda course: course.table.options.get("edition") == "2018"))
def test_du_41_stakes_are_paid_for_the_last_grave_of_the_turn_right_before(course: Course) -> None:
    """Counted once more from what everyone is told, whatever happens in between."""
    position = course.dealt()
    marks, paid = Marks(GAME.whose_turn(position)), 0
    for taken in course.play(position):
        marks.hear(taken.events)
        paid += sum(told.facts.get("rule") == "DU-41" for told in taken.events)
        assert paid == marks.paid_now


@settings(max_examples=20)
@given(courses("dawn-under"))
def test_stepping_is_deciding_and_looking(course: Course) -> None:
    """The one call that environments make does what the single calls do."""
    position = course.dealt()
    stepped = position.copy()
    chance = random.Random(course.chance)
    while GAME.owing(position):
        seat = GAME.owing(position)[0]
        before = stepped.tobytes()
        assert API.step(stepped, -1) == API.step(stepped, GAME.action_count) == -2
        assert stepped.tobytes() == before
        action = chance.choice(GAME.legal(position, seat))
        GAME.apply(position, seat, action)
        next_seat = API.step(stepped, action)
        assert state(GAME, stepped) == state(GAME, position)
        assert next_seat == min(GAME.owing(position), default=-1)
        if next_seat >= 0:
            shown = stepped.view(API.POSITION)[0]
            assert shown["mask"].tobytes() == GAME.mask(position, next_seat).tobytes()
            assert shown["seen"].tobytes() == GAME.observe(position, next_seat).tobytes()
    assert API.step(stepped, 0) == -2
