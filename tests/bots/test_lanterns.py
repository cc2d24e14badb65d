"""Lanterns on hand-made games: what glows, how it ages and fades, what puts it out, and who dims it."""

import pytest

from geisterstunde.bots.lanterns import (
    IN_A_ROW,
    STEPS,
    Lantern,
    LanternView,
    SeatLantern,
    Turned,
    Wick,
    lanterns_of,
)
from geisterstunde.games.dawn_under.game import DAWN_UNDER
from geisterstunde.games.through_the_wall.game import THROUGH_THE_WALL
from geisterstunde.kernel.game import Game
from tests.castle import GARMENTS, Castle
from tests.cemetery import Table

LIDS = """
w k y r g b w k
y r g b w k y r
g b w k y r g b
w k y     r g b
w k y     r g b
w k y r g b w k
y r g b w k y r
g b w k y r g *
"""
ROWS = ["wkwwwwwwwwwk", "yryyyyyyyyyr", "gbgggggggggb"]
HATS_AND_MASKS = """
.  g  .  r  .  .  .
.  .  .  .  .  .  .
.  .  .  .  .  .  .
.  .  .  +  .  .  .
.  .  .  .  .  .  .
.  .  .  .  .  .  .
.  .  .  .  .  .  .
"""


class Evening:
    """A drawn position with a lantern at every seat."""

    def __init__(self, game: Game, drawn: Table | Castle, seats: int, lantern: Lantern) -> None:
        self.game = game
        self.drawn = drawn
        self.lanterns = [SeatLantern(game.name, seat, lantern) for seat in range(seats)]

    def do(self, seat: int, *decisions: str) -> None:
        for decision in decisions:
            self.drawn.do(seat, decision)
            for lantern in self.lanterns:
                lantern.watch(self.game.event_numbers(self.drawn.position).copy())

    def view(self, seat: int) -> LanternView:
        return self.lanterns[seat].view()

    def glows(self, seat: int) -> list[str]:
        return [f"{glow.place} {glow.value}, {glow.age}" for glow in self.view(seat).glows]


def cemetery(lantern: Lantern = Lantern.LAST_20, lids: str = LIDS) -> Evening:
    """Three players without garlic."""
    return Evening(DAWN_UNDER, Table(lids, rows=ROWS, garlic=[0, 0, 0]), 3, lantern)


def castle(lantern: Lantern = Lantern.LAST_20) -> Evening:
    """Two ghosts: at the sombrero, which lies in deck 1, and at the diving mask, which lies there too."""
    return Evening(THROUGH_THE_WALL, Castle(HATS_AND_MASKS, wander=True), 2, lantern)


def stands_on(evening: Evening, seat: int, garment: str) -> None:
    """Puts a ghost on a garment's space."""
    assert isinstance(evening.drawn, Castle)
    state = evening.drawn.state
    state.castle.ghost[seat] = [*state.garment].index(GARMENTS.index(garment))


def test_what_was_opened_glows_for_everybody_and_ages_with_every_opening() -> None:
    evening = cemetery()
    evening.do(0, "open c1")
    assert evening.glows(2) == ["c1 y, 1", "c1 empty, 1"]
    evening.do(1, "open a1")
    evening.do(2, "open b1")
    told = ["a1 w, 2", "a1 empty, 2", "b1 k, 1", "b1 empty, 1", "c1 y, 3", "c1 empty, 3"]
    assert [evening.glows(seat) for seat in range(3)] == [told] * 3


def test_it_fades_as_far_back_as_the_lantern_reaches() -> None:
    evening = cemetery(Lantern.LAST_3)
    for seat, grave in enumerate(("c1", "a1", "b1")):
        evening.do(seat, f"open {grave}")
    assert "c1 y, 3" in evening.glows(0)
    evening.do(0, "open d1")
    assert {glow.split()[0] for glow in evening.glows(0)} == {"a1", "b1", "d1"}
    assert evening.view(0).reach == 3
    dark = cemetery(Lantern.NONE)
    dark.do(0, "open c1")
    assert dark.view(0) == LanternView(reach=0)


def test_whoever_was_laid_glows_in_the_place_of_nothing() -> None:
    evening = cemetery()
    evening.do(0, "open a1")
    assert "a1 vampire w, 1" in evening.glows(1)
    assert "a1 empty, 1" not in evening.glows(1)


def test_a_rats_lid_goes_out_when_a_reserve_lid_covers_its_grave() -> None:
    evening = cemetery()
    evening.do(0, "open h8")
    assert "h8 *, 1" in evening.glows(0)
    drawn = evening.drawn
    assert isinstance(drawn, Table)
    for _ in range(60):
        if drawn.told("plague_ended"):
            break
        seat, decisions = next(iter(drawn.owed.items()))
        evening.do(seat, decisions[0])
    assert not [glow for glow in evening.glows(0) if glow.startswith("h8 *")]
    assert [glow for glow in evening.glows(0) if glow.startswith("h8 empty")]


def test_a_deck_glows_for_its_searcher_alone() -> None:
    evening = castle()
    evening.do(0, "search 2")
    assert evening.glows(0) == ["2 topper, 1", "2 pumpkin, 1", "2 poncho, 1", "2 tutu, 1", "2 wand, 1"]
    assert evening.glows(1) == []


def test_a_deck_that_wanders_takes_its_light_along() -> None:
    evening = castle()
    evening.do(0, "search 2", "swap 3")
    assert {glow.split()[0] for glow in evening.glows(0)} == {"3"}
    evening.do(1, "search 3", "swap 1")
    assert {glow.split()[0] for glow in evening.glows(0)} == {"1"}


def test_in_the_castle_ones_own_searches_are_counted() -> None:
    evening = castle(Lantern.LAST_3)
    evening.do(0, "search 2", "swap 3")
    evening.do(1, "search 2", "swap 4")
    assert "3 topper, 1" in evening.glows(0)
    evening.do(0, "search 4", "swap 2")
    assert {"3 topper, 2", "2 crown, 1"} <= set(evening.glows(0))


def test_what_somebody_puts_on_goes_out() -> None:
    evening = castle()
    evening.do(0, "search 1", "swap 2")
    assert "2 diving-mask, 1" in evening.glows(0)
    assert "2 sombrero, 1" not in evening.glows(0), "seat 0 wears it"
    evening.do(1, "search 2")
    assert [glow for glow in evening.glows(0) if "diving-mask" in glow] == []


def test_luck_is_no_find_and_a_lid_seen_to_be_useless_a_slip() -> None:
    evening = cemetery(Lantern.AUTOMATIC)
    for seat, grave in enumerate(("c1", "a1", "b1")):
        evening.do(seat, f"open {grave}")
    evening.do(0, "open g1")
    wick = evening.lanterns[0].wick
    assert wick is not None
    assert (wick.finds, wick.slips) == (0, 0), "white, by luck"
    evening.do(0, "open b1", "lay left")
    assert (wick.finds, wick.slips) == (1, 0)
    evening.do(0, "open c1")
    assert (wick.finds, wick.slips) == (0, 1)


def test_three_finds_turn_the_lantern_and_are_told_once() -> None:
    evening = cemetery(Lantern.AUTOMATIC)
    evening.do(0, "open c1")
    for seat, grave in ((1, "a1"), (2, "b1"), (0, "d1"), (1, "g1"), (2, "e2")):
        evening.do(seat, f"open {grave}")
    evening.do(0, "open a1", "open b1", "lay left")
    assert evening.view(0).reach == STEPS[0]
    evening.do(0, "open g1")
    assert (evening.view(0).reach, evening.view(0).turned) == (STEPS[1], Turned.LOWER)
    assert (evening.view(1).reach, evening.view(1).turned) == (STEPS[0], None), (
        "each has a lantern of its own"
    )
    evening.do(0, "open h1")
    assert (evening.view(0).reach, evening.view(0).turned) == (STEPS[1], None)


def test_a_grave_known_to_be_taken_is_a_slip() -> None:
    evening = cemetery(Lantern.AUTOMATIC)
    evening.do(0, "open a1", "open c1")
    evening.do(1, "open a1")
    wick = evening.lanterns[1].wick
    assert wick is not None
    assert (wick.finds, wick.slips) == (0, 1)


def test_searches_for_what_was_seen_are_finds_and_slips() -> None:
    evening = castle(Lantern.AUTOMATIC)
    wick, other = evening.lanterns[0].wick, evening.lanterns[1].wick
    assert wick is not None
    assert other is not None
    evening.do(0, "search 2", "swap 3")  # the sombrero is not there, and was never seen: a fair try
    evening.do(1, "search 1", "swap 2")  # found by luck
    assert (wick.finds, wick.slips, other.finds, other.slips) == (0, 0, 0, 0)
    stands_on(evening, 0, "topper")  # it went from deck 2 to deck 3
    evening.do(0, "search 4", "swap 1")
    assert (wick.finds, wick.slips) == (0, 1)
    evening.do(1, "done")
    evening.do(0, "search 3")
    assert (wick.finds, wick.slips) == (1, 0)


def test_the_wick_goes_down_and_up_and_no_further() -> None:
    wick = Wick()
    assert [wick.note(False) for _ in range(IN_A_ROW)] == [None] * IN_A_ROW, "it cannot be brighter"
    down = [wick.note(True) for _ in range(IN_A_ROW * len(STEPS))]
    assert down == [None, None, Turned.LOWER] * (len(STEPS) - 1) + [None] * IN_A_ROW
    assert wick.reach == 0
    wick.note(False)
    wick.note(False)
    wick.note(True)
    assert wick.note(False) is None, "what goes between begins the count anew"
    assert [wick.note(False), wick.note(False)] == [None, Turned.BRIGHTER]
    assert wick.reach == STEPS[-2]


@pytest.mark.parametrize("game", ["dawn-under", "through-the-wall"])
def test_both_games_have_lanterns(game: str) -> None:
    assert lanterns_of(game) == ("none", "last-3", "last-8", "last-20", "automatic")
