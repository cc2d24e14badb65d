"""What everybody knows about the decks, and what nobody does: TW-22."""

import pytest

from tests.castle import DECKS, PARTS, standing

# The same backs and the same first deck; the three others hold other cards.
OTHERWISE = (DECKS[0], DECKS[2], DECKS[3], DECKS[1])


def test_tw_22_backs_are_public() -> None:
    """Everyone sees which parts each deck still holds."""
    castle = standing("b1", "e1", "g7", costumes={1: "topper", 2: "crown domino"})
    for viewer in (-1, 0, 1, 2):
        assert castle.view(viewer).decks == (
            PARTS,
            ("mask", "body", "legs", "hand"),
            ("body", "legs", "hand"),
            PARTS,
        )


@pytest.mark.parametrize("deck", [1, 2])
def test_tw_22_everyone_learns_who_searched_which_deck_and_whether_it_was_found(deck: int) -> None:
    """The search is told to all, and so is the garment searched for."""
    castle = standing("b1", "e1", "g7")
    castle.do(0, f"search {deck}")
    (searched,) = [event for event in castle.events if event.kind == "searched"]
    assert searched.audience == -1
    assert searched.facts == {"seat": 0, "deck": deck, "garment": "sombrero", "found": deck == 1}


@pytest.mark.parametrize("deck", [1, 2, 3, 4])
def test_tw_22_nobody_else_learns_what_the_searcher_saw(deck: int) -> None:
    """Whatever the cards of the deck are, the others are told the same and see the same."""
    told = []
    for decks in (DECKS, OTHERWISE):
        castle = standing("b1", "e1", "g7", decks=decks)
        events = castle.do(0, f"search {deck}")
        for seat in (-1, 1, 2):
            heard = [event for event in events if event.is_for(seat)]
            assert "deck_seen" not in [event.kind for event in heard]
            told.append((seat, heard, castle.view(seat)))
    assert told[:3] == told[3:]


def test_tw_22_the_searcher_is_told_and_must_remember() -> None:
    """The cards are shown at the moment of the search; afterwards no view repeats them."""
    views = []
    for decks in (DECKS, OTHERWISE):
        castle = standing("b1", "e1", "g7", decks=decks)
        castle.do(0, "search 2")
        assert sorted(castle.told("deck_seen")[0]["cards"]) == sorted(decks[1])
        views.append(castle.view(0))
    assert views[0] == views[1]


def test_tw_22_costumes_are_public() -> None:
    """What a ghost wears lies face up, from hat to hand."""
    castle = standing("b1", "e1", "g7", costumes={1: "fan crown", 2: "tutu"})
    for viewer in (-1, 0, 1, 2):
        assert castle.view(viewer).costumes == ((), ("crown", "fan"), ("tutu",))
