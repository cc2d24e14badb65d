"""Which ghost is whose: TW-4, with the corners of TW-1."""

from itertools import combinations, permutations
from typing import Any

import pytest

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.match.fairness import Promise
from geisterstunde.match.match import Match
from geisterstunde.match.random_games import random_match
from geisterstunde.match.record import record_of
from geisterstunde.match.replay import replayed
from tests.castle import COLOURS, GAME, NAMES, Castle, standing

CORNER_OF = {"green": "a1", "red": "g1", "yellow": "g7", "blue": "a7"}
DEFAULT = {2: ["green", "yellow"], 3: ["green", "red", "yellow"], 4: ["green", "red", "yellow", "blue"]}
CHOSEN = [
    list(colours)
    for players in (2, 3, 4)
    for some in combinations(COLOURS, players)
    for colours in permutations(some)
]


def begun(**options: Any) -> Any:
    """What everybody sees before the first move."""
    return GAME.view(GAME.deal(GAME.options_from(options), bytes(32)), -1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tw_4_by_default_ghosts_come_clockwise_and_two_take_opposite_corners(players: int) -> None:
    """Green and yellow for two; green, red, yellow and blue by seat for more."""
    ghosts = begun(players=players).ghosts
    assert ghosts == tuple(CORNER_OF[colour] for colour in DEFAULT[players])
    if players == 2:
        one, other = ghosts
        assert one[0] != other[0]
        assert one[1] != other[1]


@pytest.mark.parametrize("ghosts", CHOSEN, ids="-".join)
def test_tw_4_each_player_chooses_a_ghost_that_begins_on_its_corner(ghosts: list[str]) -> None:
    """Green a1, red g1, yellow g7, blue a7, whoever it is; and nobody else's ghost is on the board."""
    view = begun(players=len(ghosts), ghosts=ghosts)
    assert view.ghosts == tuple(CORNER_OF[colour] for colour in ghosts)


@pytest.mark.parametrize(
    ("players", "ghosts"),
    [
        pytest.param(2, ["green", "green"], id="one ghost twice"),
        pytest.param(2, ["green", "white"], id="a ghost that there is not"),
        pytest.param(2, ["green"], id="too few"),
        pytest.param(2, ["green", "red", "blue"], id="too many"),
        pytest.param(4, ["green", "red", "blue"], id="one too few"),
        pytest.param(3, [], id="none at all"),
        pytest.param(2, "green", id="a word"),
        pytest.param(2, ["Green", "Red"], id="capitals"),
        pytest.param(2, [0, 1], id="numbers"),
        pytest.param(2, [["green"], ["red"]], id="lists in a list"),
    ],
)
def test_tw_4_other_choices_are_refused_in_one_sentence(players: int, ghosts: object) -> None:
    """A different colour of the four for every seat."""
    with pytest.raises(BadInput) as refusal:
        GAME.options_from({"players": players, "ghosts": ghosts})
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tw_4_a_record_names_the_ghosts(players: int) -> None:
    """The defaults too, so that it replays whatever the default may be one day."""
    record = record_of(Match.dealt("through-the-wall", {"players": players}, Promise.numbered(1)))
    assert record.options["ghosts"] == DEFAULT[players]


def test_tw_4_a_game_with_chosen_ghosts_is_recorded_and_replays() -> None:
    """Blue against red."""
    options = {"players": 2, "ghosts": ["blue", "red"]}
    record = record_of(random_match("through-the-wall", options, 2))
    assert record.options["ghosts"] == ["blue", "red"]
    assert replayed(record).result == record.result


def test_tw_4_a_record_without_ghosts_plays_as_it_was_played() -> None:
    """Green, red, yellow, blue by seat, as before there was a choice; what it names, it keeps."""
    for players in (2, 3, 4):
        options = GAME.options_from_record({"players": players, "first": 0})
        assert list(GAME.options_to(options)["ghosts"]) == list(COLOURS[:players])
    named = GAME.options_from_record({"players": 2, "first": 0, "ghosts": ["blue", "yellow"]})
    assert list(GAME.options_to(named)["ghosts"]) == ["blue", "yellow"]


def test_tw_4_the_command_line_takes_ghosts_with_commas() -> None:
    """`--ghosts green,yellow`."""
    (choice,) = [choice for choice in GAME.choices if choice.name == "ghosts"]
    read = choice.read("blue,red")
    assert begun(players=2, ghosts=read).ghosts == ("a7", "g1")


@pytest.mark.parametrize("ghosts", [["blue", "green", "red"], ["red", "yellow", "green"]])
def test_tw_4_play_is_clockwise_by_seat_whatever_the_colours(ghosts: list[str]) -> None:
    """Seats are counted, not corners."""
    castle = standing(*(CORNER_OF[colour] for colour in ghosts), seats=ghosts, turn=1)
    turns = []
    for _ in range(6):
        turns.append(castle.view().turn)
        castle.do(turns[-1], "done")
    assert turns == [1, 2, 0, 1, 2, 0]


def test_tw_4_a_seat_moves_its_own_ghost() -> None:
    """Seat 0 has blue: it steps from blue's corner, and green's is not its to move."""
    castle = standing("a7", "a1", seats=["blue", "green"])
    assert castle.may(0, "step") == ["a6", "b7"]
    castle.do(0, "step b7")
    assert castle.told("stepped") == [{"seat": 0, "space": "b7"}]
    assert castle.ghosts == ("b7", "a1")


def test_tw_4_events_name_ghosts_by_their_colour() -> None:
    """Seat 1 has blue; a slide carries blue."""
    castle = standing("a1", "b4", seats=["yellow", "blue"])
    castle.do(0, "slide 1 up")
    assert castle.told("carried") == [{"ghost": "blue", "space": "b3"}]
    assert castle.ghosts == ("a1", "b3")


def test_tw_4_who_begins_is_named_or_left_to_chance() -> None:
    """With any ghosts."""
    options = {"players": 2, "ghosts": ["red", "blue"]}
    assert begun(**options, first=1).turn == 1
    seeds = [number.to_bytes(32, "big") for number in range(40)]
    firsts = {GAME.view(GAME.deal(GAME.options_from(options), seed), -1).turn for seed in seeds}
    assert firsts == {0, 1}


def test_tw_4_colours_change_no_deal() -> None:
    """The same seed deals the same decks and sliders, whoever haunts."""
    deals = []
    for ghosts in (["green", "red"], ["blue", "yellow"]):
        options = GAME.options_from({"players": 2, "ghosts": ghosts})
        deals.append(GAME.deal_to(options, GAME.deal(options, bytes(32))))
    assert deals[0] == deals[1]


# Turned right, the ghost in a5 passes outside the one held in b2, is delayed, and ends between two places.
DELAYED = """
    .  1  .  M  .  3  .
    .  yM .  2  .  3  .
    .  1  .  2  .  M  .
    .  M  .  +M .  3  .
    b  1  .  2  .  M  .
    .  M  .  2  .  3  .
    .  1  .  M  .  M  .
    """


def test_tw_14_a_ghost_is_put_by_its_colour() -> None:
    """Seat 0 has blue, seat 1 yellow; yellow turns the board and puts blue."""
    castle = Castle(DELAYED, seats=["blue", "yellow"], turn=1)
    castle.do(1, "turn right")
    assert sorted(castle.legal(1)) == ["put blue a5", "put blue a6"]
    assert castle.refused(1, "put red a5") == "TW-14"
    assert castle.refused(1, "put yellow a5") == "TW-14"
    castle.do(1, "put blue a6")
    assert castle.told("put") == [{"seat": 1, "ghost": "blue", "space": "a6"}]
    assert castle.ghosts == ("a6", "b6")


def test_tw_14_the_same_turn_ends_the_same_way_whatever_the_colours() -> None:
    """Where ghosts come to stand depends on places, not on colours."""
    ends = []
    for seats in (["green", "red", "yellow", "blue"], ["blue", "yellow", "red", "green"]):
        castle = standing("b4", "e2", "d2", "g7", seats=seats)
        castle.do(0, "turn left")
        ends.append((castle.ghosts, castle.view().quarters, len(castle.legal(0))))
    assert ends[0] == ends[1]
    assert set(NAMES) >= {space for space in ends[0][0] if space}


@pytest.mark.parametrize(
    "seats",
    [
        ["green", "red", "yellow", "blue"],
        ["blue", "yellow", "red", "green"],
        ["red", "blue", "green", "yellow"],
    ],
)
def test_tw_14_of_two_with_the_same_last_space_the_lower_seat_takes_it(seats: list[str]) -> None:
    """Seats 2 and 3 both have c2 left: seat 2 is put there unasked, seat 3 goes to an empty corner."""
    adrift = {seats[1]: "c1 d1", seats[2]: "c1 c2", seats[3]: "c1 c2"}
    drawn = f"""
        .  1  .  M  .  3  .
        .  {seats[0][0]}M .  2  .  3  .
        .  1  .  2  .  M  .
        .  M  .  +M .  3  .
        .  1  .  2  .  M  .
        .  M  .  2  .  3  .
        .  1  .  M  .  M  .
        """
    castle = Castle(drawn, seats=seats, adrift=adrift, moves_left=2)
    castle.do(0, f"put {seats[1]} c1")
    assert castle.ghosts == ("b2", "c1", "c2", None)
    assert castle.puts == {seats[3]: ["a1", "a7", "g1", "g7"]}
    castle.do(0, f"put {seats[3]} g7")
    assert castle.waits_for == ("move", 0, 2)
