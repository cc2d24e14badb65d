"""The variant with decks that change places: TW-23."""

import pytest

from geisterstunde.kernel.refusal import BadInput
from tests.castle import DECKS, GAME, standing


def test_tw_23_a_searched_deck_goes_to_another_place() -> None:
    """Green has searched the first deck in vain; it changes places with the fourth."""
    castle = standing("a3", "e1", wander=True)
    castle.do(0, "search 1")
    assert castle.waits_for[:2] == ("swap", 0)
    assert castle.view().searched == 1
    castle.do(0, "swap 4")
    assert castle.told("swapped") == [{"seat": 0, "deck": 1, "other": 4}]
    assert castle.view().searched is None
    assert castle.waits_for == ("move", 1, 3)
    castle.do(1, "search 4")
    assert sorted(castle.told("deck_seen")[0]["cards"]) == sorted(DECKS[0])


def test_tw_23_the_other_deck_comes_in_its_place() -> None:
    """Where the first deck lay, the fourth lies now; the two others stay."""
    for place, deck in ((1, 3), (2, 1), (3, 2), (4, 0)):
        castle = standing("a3", "e1", wander=True)
        castle.do(0, "search 1", "swap 4")
        castle.do(1, f"search {place}")
        assert sorted(castle.told("deck_seen")[0]["cards"]) == sorted(DECKS[deck])


def test_tw_23_after_a_find_too() -> None:
    """The rest of the deck goes elsewhere, and its backs are seen there."""
    castle = standing("b1", "e1", wander=True)
    castle.do(0, "search 1")
    assert castle.view().costumes == (("sombrero",), ())
    assert castle.waits_for[:2] == ("swap", 0)
    castle.do(0, "swap 3")
    assert [len(deck) for deck in castle.view().decks] == [5, 5, 4, 5]


def test_tw_23_the_searcher_names_the_other_deck() -> None:
    """Any of the three others, but not the deck itself; staying is not allowed."""
    castle = standing("a3", "e1", wander=True)
    castle.do(0, "search 2")
    assert castle.legal(0) == ["swap 1", "swap 3", "swap 4"]
    assert castle.legal(1) == []
    for instead in ("swap 2", "done", "search 1", "turn left"):
        assert castle.refused(0, instead) == "TW-23"


def test_tw_23_an_empty_place_will_do() -> None:
    """The place of a deck that has no card left is a place like the others."""
    worn = {1: "sombrero diving-mask", 2: "tailcoat lederhosen umbrella"}
    castle = standing("a3", "g1", "g7", costumes=worn, wander=True)
    castle.do(0, "search 3", "swap 1")
    assert [len(deck) for deck in castle.view().decks] == [5, 5, 0, 5]


def test_tw_23_moves_left_are_gone_after_the_search() -> None:
    """The swap is the last thing of the turn."""
    castle = standing("a3", "g1", wander=True)
    castle.do(0, "search 1")
    assert castle.refused(0, "step a2") == "TW-23"
    castle.do(0, "swap 2")
    assert castle.told("turn_began") == [{"seat": 1}]


def test_tw_23_everyone_sees_the_decks_change_places() -> None:
    """The swap is told to all."""
    castle = standing("a3", "e1", wander=True)
    castle.do(0, "search 1")
    swapped = castle.do(0, "swap 2")[0]
    assert (swapped.kind, swapped.audience) == ("swapped", -1)


def test_tw_23_the_winner_swaps_nothing() -> None:
    """The fifth garment ends the game at once."""
    castle = standing("b1", "g1", wander=True, costumes={0: "domino apron kilt lantern"})
    castle.do(0, "search 1")
    assert castle.result is not None
    assert castle.legal(0) == []
    assert "swapped" not in castle.kinds


def test_tw_23_without_the_variant_decks_stay() -> None:
    """Nothing is swapped where nobody agreed on it, and that is the default."""
    castle = standing("a3", "e1")
    assert castle.refused(0, "swap 2")
    castle.do(0, "search 1")
    assert castle.waits_for == ("move", 1, 3)
    assert GAME.options_to(GAME.options_from({}))["decks"] == "stay"


def test_tw_23_decks_stay_or_wander() -> None:
    """There is no third way."""
    with pytest.raises(BadInput):
        GAME.options_from({"decks": "fly"})
