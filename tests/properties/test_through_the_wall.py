"""What holds in every game of Through the Wall: no piece is lost, and no piece moves without being told."""

import random
from typing import Any

from hypothesis import given, settings

from geisterstunde.games.through_the_wall.compiled_api import API
from geisterstunde.games.through_the_wall.game import ThroughTheWall
from geisterstunde.games.through_the_wall.garments import GARMENTS, PARTS
from geisterstunde.games.through_the_wall.state import State
from geisterstunde.games.through_the_wall.view import View
from geisterstunde.kernel.game import SPECTATOR
from geisterstunde.kernel.record import Buffer
from tests.play import state, viewers
from tests.properties.courses import Course, courses
from tests.properties.retold_through_the_wall import PART_OF, PATTERNS, Retold

GAME = ThroughTheWall()
PLUG = 24
CHECKED = 700  # decisions of a game that are looked at one by one; then its end


def deal_of(course: Course, position: Buffer) -> dict[str, Any]:
    return GAME.deal_to(GAME.options_from(course.table.options), position)


@settings(max_examples=30)
@given(courses("through-the-wall"))
def test_tw_1_no_piece_is_lost(course: Course) -> None:
    """Ghosts, sliders and garments, counted at every decision in every place they can be."""
    position = course.dealt()
    s = API.open_position(position).state
    players = course.table.players
    for _ in course.play(position):
        standing = [s.castle.ghost[seat] for seat in range(players) if s.castle.ghost[seat] >= 0]
        assert len(set(standing)) == len(standing)
        assert PLUG not in standing
        assert len({s.castle.tunnel[slider] for slider in range(3)}) == 3
        assert all(abs(s.castle.offset[slider]) <= 6 for slider in range(3))
        for garment in range(len(GARMENTS)):
            assert (s.deck_of[garment] >= 0) != (0 <= s.worn_by[garment] < players)
        for seat in range(players):
            assert s.dressed[seat] == sum(
                1 << garment // 4 for garment in range(len(GARMENTS)) if s.worn_by[garment] == seat
            )
        for deck in range(4):
            parts = [garment // 4 for garment in range(len(GARMENTS)) if s.deck_of[garment] == deck]
            assert len(set(parts)) == len(parts)
        adrift = len(standing) < players
        assert adrift == any("put" in GAME.action_to(a) for a in GAME.legal(position, s.turn))
        if adrift:
            assert_every_ghost_adrift_has_a_place(position, s)


def assert_every_ghost_adrift_has_a_place(position: Buffer, s: State) -> None:
    """At least two spaces each: with one, it would have been put there unasked."""
    choices = [GAME.action_to(action).split()[1] for action in GAME.legal(position, s.turn)]
    for seat, colour in enumerate(GAME.view(position, SPECTATOR).colours):
        assert (choices.count(colour) > 1) == (s.castle.ghost[seat] < 0)


@settings(max_examples=40)
@given(courses("through-the-wall"))
def test_tw_22_the_table_is_what_the_deal_and_the_events_tell(course: Course) -> None:
    """All that a spectator sees follows from what everyone is told; fronts follow from the deal."""
    position = course.dealt()
    options = GAME.options_from(course.table.options)
    retold = Retold(
        deal_of(course, position),
        options.board_rows,
        options.colours,
        wander=options.decks == "wander",
        stone=options.floor == "stone",
        night=options.night,
    )
    retold.hear(GAME.opening_events(position))
    compare(retold, position)
    for number, taken in enumerate(course.play(position)):
        retold.hear(taken.events)
        if number < CHECKED or GAME.result(position):
            compare(retold, position)


def compare(retold: Retold, position: Buffer) -> None:
    """What a spectator sees, all of it, and the truth about the fronts."""
    s = API.open_position(position).state
    for deck, cards in enumerate(retold.decks):
        assert cards == {name for garment, name in enumerate(GARMENTS) if s.deck_of[garment] == deck}
    view = GAME.view(position, SPECTATOR)
    assert isinstance(view, View)
    end = None if view.end is None else view.end.winners
    assert view == View(
        viewer=SPECTATOR,
        turn=retold.turn,
        asked=retold.asked,
        owing=() if retold.winners else (retold.turn,),
        moves_left=retold.moves_left,
        quarters=retold.quarters,
        colours=tuple(retold.colours),
        ghosts=tuple(retold.ghosts),
        sliders=tuple(
            type(view.sliders[0])(retold.pattern(slider), retold.tunnels[slider], retold.offsets[slider])
            for slider in range(len(PATTERNS))
        ),
        decks=tuple(
            tuple(part for part in PARTS if part in {PART_OF[card] for card in deck}) for deck in retold.decks
        ),
        searched=retold.searched,
        costumes=tuple(
            tuple(card for part in PARTS for card in costume if PART_OF[card] == part)
            for costume in retold.costumes
        ),
        rounds_left=retold.rounds_left,
        end=view.end,
    )
    assert (end or ()) == retold.winners


@settings(max_examples=10)
@given(courses("through-the-wall"))
def test_everyone_sees_the_same_table(course: Course) -> None:
    """No view tells more than another (TW-22), and observations differ in how seats are counted only."""
    position = course.dealt()
    for number, _ in enumerate(course.play(position)):
        if number % 40 == 0:
            views = [GAME.view(position, viewer) for viewer in viewers(course.table)]
            fields = [
                {name: getattr(view, name) for name in view.__struct_fields__ if name != "viewer"}
                for view in views
            ]
            assert all(other == fields[0] for other in fields)


@settings(max_examples=10)
@given(courses("through-the-wall"))
def test_stepping_is_deciding_and_looking(course: Course) -> None:
    """The one call that environments make does what the single calls do."""
    position = course.dealt()
    stepped = position.copy()
    chance = random.Random(course.chance)
    while GAME.owing(position):
        (seat,) = GAME.owing(position)
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
