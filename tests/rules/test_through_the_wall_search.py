"""Searching a deck for the garment one stands on: TW-20 and TW-21.

As laid out here the first deck holds the first garment of each part, the second the second, and so on: the
sombrero (b1) and the umbrella (e1) lie in deck 1, the wand (a3) in deck 2, the crown (a6) in deck 3.
"""

import pytest

from tests.castle import standing

SEARCHES = ["search 1", "search 2", "search 3", "search 4"]


def test_tw_20_found() -> None:
    """Green stands on the sombrero, finds it in the first deck and wears it for all to see."""
    castle = standing("b1", "g1")
    castle.do(0, "search 1")
    assert castle.told("searched") == [{"seat": 0, "deck": 1, "garment": "sombrero", "found": True}]
    assert castle.told("dressed") == [{"seat": 0, "garment": "sombrero"}]
    for viewer in (-1, 0, 1):
        view = castle.view(viewer)
        assert view.costumes == (("sombrero",), ())
        assert view.decks[0] == ("mask", "body", "legs", "hand")
    assert castle.waits_for == ("move", 1, 3)


@pytest.mark.parametrize("deck", [2, 3, 4])
def test_tw_20_not_found(deck: int) -> None:
    """The sombrero is in none of the other decks: no card, and the turn is over all the same."""
    castle = standing("b1", "g1")
    castle.do(0, f"search {deck}")
    assert castle.told("searched") == [{"seat": 0, "deck": deck, "garment": "sombrero", "found": False}]
    assert castle.told("dressed") == []
    assert castle.view().costumes == ((), ())
    assert castle.view().decks == (("hat", "mask", "body", "legs", "hand"),) * 4
    assert castle.waits_for == ("move", 1, 3)


def test_tw_20_the_searcher_alone_sees_the_cards() -> None:
    """All of them, with the one that is taken; everybody else learns nothing of the others."""
    castle = standing("b1", "g1", "g7")
    castle.do(0, "search 1")
    (seen,) = [event for event in castle.events if event.kind == "deck_seen"]
    assert (seen.audience, seen.facts["deck"]) == (0, 1)
    assert sorted(seen.facts["cards"]) == ["diving-mask", "lederhosen", "sombrero", "tailcoat", "umbrella"]


def test_tw_20_a_deck_looked_at_later_lacks_what_was_taken() -> None:
    """The rest of the deck went back to its place."""
    castle = standing("b1", "e1")
    castle.do(0, "search 1")
    castle.do(1, "search 1")
    assert sorted(castle.told("deck_seen")[0]["cards"]) == [
        "diving-mask",
        "lederhosen",
        "tailcoat",
        "umbrella",
    ]
    assert castle.view().costumes == (("sombrero",), ("umbrella",))


@pytest.mark.parametrize("moves", [0, 1, 2, 3])
def test_tw_20_one_may_search_after_any_number_of_moves(moves: int) -> None:
    """At once, or after one, two or three moves; after the search there are no more."""
    castle = standing("b1", "g1")
    castle.do(0, *["slide 3 up"] * moves)
    assert castle.waits_for == ("move", 0, 3 - moves)
    assert [text for text in castle.legal(0) if text.startswith("search")] == SEARCHES
    castle.do(0, "search 4")
    assert castle.waits_for == ("move", 1, 3)


def test_tw_20_after_the_third_move_one_may_search_or_not() -> None:
    """The turn does not end by itself while there is something to search for."""
    castle = standing("a1", "g1")
    castle.do(0, "slide 3 up", "slide 3 up", "step b1")
    assert sorted(castle.legal(0)) == ["done", *SEARCHES]
    for instead in ("step a1", "turn left", "slide 1 up", "shift 1 2 0"):
        assert castle.refused(0, instead)
    castle.do(0, "done")
    assert castle.view().costumes == ((), ())
    assert castle.waits_for == ("move", 1, 3)


def test_tw_20_one_deck_only() -> None:
    """There is no second search in a turn."""
    castle = standing("b1", "g1")
    castle.do(0, "search 2")
    assert castle.refused(0, "search 1")


def test_tw_20_one_searches_in_ones_own_turn() -> None:
    """Red stands on a garment as well and has to wait."""
    castle = standing("b1", "a3")
    assert castle.legal(1) == []
    assert castle.refused(1, "search 2")
    castle.do(0, "done")
    castle.do(1, "search 2")
    assert castle.told("dressed") == [{"seat": 1, "garment": "wand"}]


@pytest.mark.parametrize("bare", ["a1", "c1", "b2", "d2", "g7"])
def test_tw_20_no_search_where_there_is_no_garment(bare: str) -> None:
    """The space is bare."""
    castle = standing(bare, "g1")
    for search in SEARCHES:
        assert castle.refused(0, search) == "TW-20"


@pytest.mark.parametrize("space", ["b1", "g2", "a6", "f7"])
def test_tw_20_no_search_for_a_part_already_dressed(space: str) -> None:
    """Green wears the crown and needs no other hat, wherever it lies."""
    castle = standing(space, "g1", costumes={0: "crown"})
    for search in SEARCHES:
        assert castle.refused(0, search) == "TW-20"
    castle.do(0, "slide 3 up", "slide 3 up", "slide 3 up")
    assert castle.waits_for == ("move", 1, 3)


def test_tw_20_what_others_wear_does_not_matter() -> None:
    """Red wears a hat; green still needs one."""
    castle = standing("b1", "g1", costumes={1: "crown"})
    castle.do(0, "search 1")
    assert castle.view().costumes == (("sombrero",), ("crown",))


def test_tw_20_another_part_may_be_searched_for() -> None:
    """Green wears a hat and stands on the umbrella."""
    castle = standing("e1", "g1", costumes={0: "crown"})
    castle.do(0, "search 1")
    assert castle.view().costumes == (("crown", "umbrella"), ())


def test_tw_20_a_deck_without_a_card_cannot_be_searched() -> None:
    """All five cards of the first deck are worn."""
    worn = {1: "sombrero diving-mask", 2: "tailcoat lederhosen umbrella"}
    castle = standing("a3", "g1", "g7", costumes=worn)
    assert castle.view().decks[0] == ()
    assert castle.refused(0, "search 1") == "TW-20"
    assert castle.may(0, "search") == ["2", "3", "4"]


def test_tw_20_the_garment_is_the_one_of_the_space_however_the_board_lies() -> None:
    """Green rides with its space and searches for the same garment after a turn of the board."""
    castle = standing("e1", "g7")
    castle.do(0, "turn right", "search 1")
    assert castle.told("dressed") == [{"seat": 0, "garment": "umbrella"}]


def test_tw_20_a_slide_may_bring_one_to_a_garment() -> None:
    """Carried from a space without one to a wall's other side, green lands on the kilt and finds it."""
    castle = standing("b4", "g7")
    assert castle.may(0, "search") == []
    castle.do(0, "slide 1 down", "search 3")
    assert castle.told("dressed") == [{"seat": 0, "garment": "kilt"}]


def test_tw_20_a_deck_that_lacks_the_part_may_still_be_searched() -> None:
    """No hat is left in the first deck, as its back shows; a look at the other cards is allowed."""
    castle = standing("a6", "g1", costumes={1: "sombrero"})
    castle.do(0, "search 1")
    assert castle.told("searched") == [{"seat": 0, "deck": 1, "garment": "crown", "found": False}]
    assert len(castle.told("deck_seen")[0]["cards"]) == 4


def test_tw_21_a_space_keeps_its_garment_when_the_card_is_gone() -> None:
    """Red wears the sombrero. Green, standing on it, may search, look and find nothing."""
    castle = standing("b1", "g1", costumes={1: "sombrero"})
    assert castle.may(0, "search") == ["1", "2", "3", "4"]
    castle.do(0, "search 2")
    assert castle.told("searched") == [{"seat": 0, "deck": 2, "garment": "sombrero", "found": False}]
    assert len(castle.told("deck_seen")[0]["cards"]) == 5
    assert castle.view().costumes == ((), ("sombrero",))


def test_tw_21_taking_a_card_leaves_the_space_as_it_is() -> None:
    """Green takes the sombrero and walks on; red is carried to the same space and may look."""
    castle = standing("b1", "b2")
    castle.do(0, "search 1")
    castle.do(1, "done")
    castle.do(0, "step a1", "done")
    castle.do(1, "slide 1 up", "search 1")
    assert castle.told("searched") == [{"seat": 1, "deck": 1, "garment": "sombrero", "found": False}]


def test_tw_21_a_mere_look_ends_the_turn_too() -> None:
    """It is a search like any other."""
    castle = standing("b1", "g1", costumes={1: "sombrero"})
    castle.do(0, "search 1")
    assert castle.waits_for == ("move", 1, 3)
