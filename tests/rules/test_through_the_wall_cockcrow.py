"""The cock-crow, which ends a night in which nobody finds anything any more: TW-26."""

from typing import Any

import pytest

from geisterstunde.kernel.game import Result
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.match.fairness import Promise
from geisterstunde.match.match import Match
from geisterstunde.match.record import decode, encode, record_of
from geisterstunde.match.replay import replayed
from tests.castle import GAME, Castle, standing

CORNERS = ("a1", "g1", "g7", "a7")
ON_THE_SOMBRERO = "b1"  # which lies in the first deck


def night_of(players: int, night: int | None = 10, **more: Any) -> Castle:
    """A castle with the ghosts in their corners and a night of so many rounds."""
    return standing(*CORNERS[:players], night=night, **more)


def pass_turns(castle: Castle, turns: int) -> None:
    """So many turns go by without a find; nobody does anything."""
    for _ in range(turns):
        assert castle.result is None
        (seat,) = GAME.owing(castle.position)
        castle.do(seat, "done")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("night", [10, 11, 25])
def test_tw_26_the_cock_crows_after_so_many_rounds_without_a_find(players: int, night: int) -> None:
    """Counted from the first turn of the game: after exactly `night` x players turns, not one earlier."""
    castle = night_of(players, night)
    pass_turns(castle, night * players - 1)
    assert castle.result is None
    castle.do(castle.view().turn, "done")
    assert castle.result == Result(tuple(range(players)), "cockcrow")


@pytest.mark.parametrize("first", [0, 1, 2])
def test_tw_26_it_is_turns_that_are_counted_whoever_begins(first: int) -> None:
    """Thirty turns of three players, from whichever seat."""
    castle = night_of(3, 10, turn=first)
    pass_turns(castle, 29)
    assert castle.view().turn == (first + 29) % 3
    castle.do(castle.view().turn, "done")
    assert castle.result is not None


def test_tw_26_a_hundred_rounds_are_the_default() -> None:
    """Two players: two hundred turns."""
    castle = standing(*CORNERS[:2])
    pass_turns(castle, 199)
    assert castle.result is None
    castle.do(castle.view().turn, "done")
    assert castle.result == Result((0, 1), "cockcrow")
    assert GAME.options_to(GAME.options_from({}))["night"] == 100


def test_tw_26_without_a_night_no_cock_crows() -> None:
    """`null`: a thousand rounds and more, and the game goes on."""
    castle = night_of(2, None)
    pass_turns(castle, 2_100)
    assert castle.result is None
    assert castle.waits_for == ("move", 0, 3)


def test_tw_26_nobody_owes_anything_after_it() -> None:
    """The game ends when the turn does: no turn begins, and everyone is told why."""
    castle = night_of(2)
    pass_turns(castle, 20)
    assert castle.kinds[-1] == "game_over"
    assert "turn_began" not in castle.kinds
    assert castle.told("game_over") == [{"winners": (0, 1), "reason": "cockcrow"}]
    view = castle.view()
    assert (view.asked, view.owing, view.end) == ("nothing", (), Result((0, 1), "cockcrow"))
    for seat in (0, 1):
        assert castle.legal(seat) == []
        assert castle.refused(seat, "done")


@pytest.mark.parametrize(
    ("costumes", "winners"),
    [
        ({0: "sombrero"}, (0,)),
        ({0: "sombrero", 1: "topper wand"}, (1,)),
        ({0: "sombrero", 1: "topper wand", 2: "crown fan"}, (1, 2)),
        ({0: "sombrero pumpkin", 2: "crown fan"}, (0, 2)),
        ({0: "sombrero", 1: "topper", 2: "crown"}, (0, 1, 2)),
        ({2: "crown beard cape tutu"}, (2,)),
        ({}, (0, 1, 2)),
    ],
)
def test_tw_26_most_garments_win_and_ties_are_shared(
    costumes: dict[int, str], winners: tuple[int, ...]
) -> None:
    """It is the number that counts, not what they are."""
    castle = night_of(3, costumes=costumes)
    pass_turns(castle, 30)
    assert castle.result == Result(winners, "cockcrow")


def test_tw_26_the_turn_of_the_last_find_is_not_counted() -> None:
    """Seat 0 finds in the sixth turn; twenty more follow before the cock crows."""
    castle = standing(ON_THE_SOMBRERO, "g7", night=10)
    pass_turns(castle, 6)
    castle.do(0, "search 1")
    assert castle.told("searched")[0]["found"] is True
    pass_turns(castle, 19)
    assert castle.result is None
    castle.do(castle.view().turn, "done")
    assert castle.result == Result((0,), "cockcrow")


def test_tw_26_a_find_in_the_last_turn_starts_the_count_again() -> None:
    """The twentieth turn of two players is the one that finds."""
    castle = standing("g7", ON_THE_SOMBRERO, night=10)
    pass_turns(castle, 19)
    castle.do(1, "search 1")
    assert castle.result is None
    assert castle.waits_for == ("move", 0, 3)
    pass_turns(castle, 20)
    assert castle.result == Result((1,), "cockcrow")


@pytest.mark.parametrize("deck", [2, 3, 4])
def test_tw_26_a_search_that_finds_nothing_is_no_find(deck: int) -> None:
    """The last turn searches in vain, and the cock crows."""
    castle = standing("g7", ON_THE_SOMBRERO, night=10)
    pass_turns(castle, 19)
    castle.do(1, f"search {deck}")
    assert castle.told("searched")[0]["found"] is False
    assert castle.result == Result((0, 1), "cockcrow")


def test_tw_26_a_mere_look_is_no_find() -> None:
    """TW-21: the card is gone, and looking for it finds nothing."""
    castle = standing("g7", ON_THE_SOMBRERO, night=10, costumes={0: "sombrero"})
    pass_turns(castle, 19)
    castle.do(1, "search 1")
    assert castle.result == Result((0,), "cockcrow")


def test_tw_26_moves_do_not_matter() -> None:
    """A turn full of magic that finds nothing is a turn without a find."""
    castle = night_of(2)
    for number in range(20):
        assert castle.result is None
        ways = ["slide 3 up", "slide 3 down", "slide 1 up" if number % 2 == 0 else "slide 1 down"]
        castle.do(number % 2, *ways)
    assert castle.result == Result((0, 1), "cockcrow")


def test_tw_26_the_last_turn_is_played_to_its_end() -> None:
    """Three moves are made before the cock crows."""
    castle = night_of(2)
    pass_turns(castle, 19)
    castle.do(1, "slide 3 up", "slide 3 up")
    assert castle.result is None
    castle.do(1, "slide 3 up")
    assert castle.result == Result((0, 1), "cockcrow")


def test_tw_26_ghosts_are_put_before_the_cock_crows() -> None:
    """The last turn ends with a ghost between two spaces: it is put first (TW-14)."""
    castle = standing("b2", "a5", night=10)
    pass_turns(castle, 19)
    castle.do(1, "slide 3 up", "slide 3 down", "turn right")
    assert castle.result is None
    assert castle.waits_for[:2] == ("put", 1)
    castle.do(1, "put red a5")
    assert castle.result == Result((0, 1), "cockcrow")


def test_tw_26_a_searched_deck_is_put_away_before_the_cock_crows() -> None:
    """Where decks wander the turn ends after the swap (TW-23)."""
    castle = standing("g7", ON_THE_SOMBRERO, night=10, wander=True)
    pass_turns(castle, 19)
    castle.do(1, "search 2")
    assert castle.result is None
    castle.do(1, "swap 3")
    assert castle.result == Result((0, 1), "cockcrow")
    assert castle.view().searched is None


def test_tw_26_a_find_counts_where_decks_wander_too() -> None:
    """Found, swapped, and the count starts again."""
    castle = standing("g7", ON_THE_SOMBRERO, night=10, wander=True)
    pass_turns(castle, 19)
    castle.do(1, "search 1", "swap 3")
    assert castle.result is None
    pass_turns(castle, 19)
    assert castle.result is None
    pass_turns(castle, 1)
    assert castle.result == Result((1,), "cockcrow")


def test_tw_26_the_fifth_garment_in_the_last_turn_wins() -> None:
    """Dressed at once (TW-24): the cock comes too late."""
    castle = standing("g7", ON_THE_SOMBRERO, night=10, costumes={1: "domino apron kilt lantern", 0: "crown"})
    pass_turns(castle, 19)
    castle.do(1, "search 1")
    assert castle.result == Result((1,), "dressed")


@pytest.mark.parametrize("night", [10, 100, 1000, None])
def test_tw_26_a_night_has_ten_to_a_thousand_rounds_or_no_end(night: int | None) -> None:
    """The record names it."""
    options = GAME.options_from({"night": night})
    assert GAME.options_to(options)["night"] == night


@pytest.mark.parametrize("night", [-1, 0, 1, 9, 1001, 10**30, "long", 10.5])
def test_tw_26_other_nights_are_refused_in_one_sentence(night: object) -> None:
    """Ten to a thousand."""
    with pytest.raises(BadInput) as refusal:
        GAME.options_from({"night": night})
    assert "\n" not in str(refusal.value)


def test_tw_26_the_longest_night_ends() -> None:
    """A thousand rounds of four players are four thousand turns."""
    castle = night_of(4, 1000)
    pass_turns(castle, 3_999)
    assert castle.result is None
    castle.do(castle.view().turn, "done")
    assert castle.result == Result((0, 1, 2, 3), "cockcrow")


def test_tw_26_a_record_without_a_night_plays_without_an_end() -> None:
    """As it was played before there was a cock; what it names, it keeps."""
    unnamed = GAME.options_from_record({"players": 2, "first": 0})
    assert GAME.options_to(unnamed)["night"] is None
    named = GAME.options_from_record({"players": 2, "first": 0, "night": 12})
    assert GAME.options_to(named)["night"] == 12


def test_tw_26_a_game_that_ends_so_is_recorded_and_replays() -> None:
    """With its reason and all its winners."""
    match = Match.dealt("through-the-wall", {"players": 3, "night": 10}, Promise.numbered(4))
    while match.result is None:
        match.decide(match.owing[0], "done")
    assert len(match.decisions) == 30
    record = decode(encode(record_of(match)))
    assert record.result == Result((0, 1, 2), "cockcrow")
    assert replayed(record).result == record.result
