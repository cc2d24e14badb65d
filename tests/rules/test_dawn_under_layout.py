"""The cemetery, its quarters and who is whose neighbour: DU-2."""

from pathlib import Path

import pytest

from geisterstunde.games.dawn_under.cemetery import GRAVE_NAMES
from geisterstunde.games.dawn_under.layouts import checked_rows, layout_file, shipped_layout
from geisterstunde.kernel.refusal import BadInput
from tests.cemetery import GAME, Table, letters_of
from tests.rules.manners import may_open, next_to_open

CLASSIC = """
A A A A B B B B
A A A A B B B B
A A A A A B B B
A A A     B B B
D D D     C C C
D D D D C C C C
D D D C C C C C
D D D C C C C C
"""

EVEN = """
A A A A B B B B
A A A A B B B B
A A A A B B B B
A A A     B B B
D D D     C C C
D D D D C C C C
D D D D C C C C
D D D D C C C C
"""

# a quarter of one grave in the corner, and a footpath through the middle
CRANKY = ["AAAABBBB", "AAAABBBB", "AAAABBBB", "AAA..BBB", "CCC..CCC", "CCCCCCCC", "CCCCCCCC", "DCCCCCCC"]


def neighbours(rat: str, layout: str | list[str] = "classic") -> str:
    """The cemetery with `x` on every grave that may be opened when the rat in one grave shows."""
    lids = ["*" if name == rat else "w" for name in GRAVE_NAMES]
    table = Table("".join(lids), rows=["rr??rr"] * 3, layout=layout)
    table.do(0, f"open {rat}")
    return table.reachable(0)


def drawn(drawing: str) -> str:
    """A drawing as `reachable` gives it, whatever its indent."""
    return "\n".join(line.strip() for line in drawing.strip().splitlines())


@pytest.mark.parametrize(
    ("name", "drawing", "sizes"),
    [("classic", CLASSIC, [16, 14, 17, 13]), ("even", EVEN, [15, 15, 15, 15])],
)
def test_du_2_two_cemeteries_come_with_the_game(name: str, drawing: str, sizes: list[int]) -> None:
    """`classic` has quarters of four sizes, `even` four of 15."""
    letters = "".join(shipped_layout(name)).replace(".", "")
    assert letters == letters_of(drawing)
    assert [letters.count(quarter) for quarter in "ABCD"] == sizes


def test_du_2_classic_is_the_default() -> None:
    """Without a word about it, `classic` is played."""
    assert GAME.options_from({}).layout_rows == shipped_layout("classic")


def test_du_2_neighbours_touch_diagonals_included() -> None:
    """In the middle of a quarter all eight graves around are neighbours."""
    assert neighbours("b2") == drawn(
        """
        x x x - - - - -
        x - x - - - - -
        x x x - - - - -
        - - -     - - -
        - - -     - - -
        - - - - - - - -
        - - - - - - - -
        - - - - - - - -
        """
    )


def test_du_2_some_grave_has_seven_neighbours() -> None:
    """The plaza is no grave: beside it seven are left."""
    assert neighbours("c3") == drawn(
        """
        - - - - - - - -
        - x x x - - - -
        - x - x - - - -
        - x x     - - -
        - - -     - - -
        - - - - - - - -
        - - - - - - - -
        - - - - - - - -
        """
    )


def test_du_2_some_grave_by_the_path_has_four_neighbours() -> None:
    """Across the footpath nobody is a neighbour."""
    assert neighbours("c4") == drawn(
        """
        - - - - - - - -
        - - - - - - - -
        - x x x - - - -
        - x -     - - -
        - - -     - - -
        - - - - - - - -
        - - - - - - - -
        - - - - - - - -
        """
    )


@pytest.mark.parametrize("layout", ["classic", "even"])
def test_du_2_the_examples_of_the_rulebooks_hold_in_both_cemeteries(layout: str) -> None:
    """Some rat has seven graves around it, and one by the path has four."""
    counts = {grave: neighbours(grave, layout).count("x") for grave in GRAVE_NAMES}
    assert 7 in counts.values()
    assert counts["c4"] == 4
    assert max(counts.values()) == 8


def test_du_2_the_quarters_of_the_classic_cemetery_differ_in_size() -> None:
    """Four sizes that make sixty."""
    letters = "".join(shipped_layout("classic")).replace(".", "")
    sizes = [letters.count(quarter) for quarter in "ABCD"]
    assert len(set(sizes)) == 4
    assert sum(sizes) == 60


@pytest.mark.parametrize("layout", ["classic", "even"])
def test_du_2_two_footpaths_meet_at_the_plaza_and_part_four_quarters(layout: str) -> None:
    """Every quarter has a corner of the square and touches the plaza."""
    rows = shipped_layout(layout)
    assert [rows[0][0], rows[0][7], rows[7][7], rows[7][0]] == list("ABCD")
    assert [rows[3][2], rows[3][5], rows[4][5], rows[4][2]] == list("ABCD")
    assert [row[3:5] for row in rows].count("..") == 2
    assert rows[3][3:5] == rows[4][3:5] == ".."


def test_du_2_the_path_bends_in_the_classic_cemetery() -> None:
    """Quarter C reaches west below the plaza, and quarter D ends there."""
    assert neighbours("d7") == drawn(
        """
        - - - - - - - -
        - - - - - - - -
        - - - - - - - -
        - - -     - - -
        - - -     - - -
        - - - - x - - -
        - - - - x - - -
        - - - x x - - -
        """
    )


def test_du_2_the_path_is_straight_in_the_even_cemetery() -> None:
    """The same grave belongs to quarter D there."""
    assert neighbours("d7", "even") == drawn(
        """
        - - - - - - - -
        - - - - - - - -
        - - - - - - - -
        - - -     - - -
        - - -     - - -
        - - x x - - - -
        - - x - - - - -
        - - x x - - - -
        """
    )


@pytest.mark.parametrize("layout", ["classic", "even"])
def test_du_2_being_neighbours_is_mutual(layout: str) -> None:
    """If a grave is another's neighbour, so is the other its own, and both lie in one quarter."""
    quarter = dict(zip(GRAVE_NAMES, "".join(shipped_layout(layout)).replace(".", ""), strict=True))
    around = {}
    for grave in GRAVE_NAMES:
        marks = letters_of(neighbours(grave, layout))
        around[grave] = {name for name, mark in zip(GRAVE_NAMES, marks, strict=True) if mark == "x"}
    for grave, others in around.items():
        for other in others:
            assert grave in around[other]
            assert quarter[grave] == quarter[other]
            assert max(abs(ord(grave[0]) - ord(other[0])), abs(int(grave[1]) - int(other[1]))) == 1


def test_du_2_an_owner_can_type_in_the_board_of_the_box(tmp_path: Path) -> None:
    """A layout is eight lines of text; blank lines below do not matter."""
    file = tmp_path / "mine.txt"
    file.write_text("\n".join(CRANKY) + "\n\n")
    assert layout_file(file) == tuple(CRANKY)
    assert GAME.options_from({"layout": CRANKY}).layout_rows == tuple(CRANKY)


def test_du_2_a_typed_in_board_says_who_is_whose_neighbour() -> None:
    """The quarters of the own layout are the ones that count."""
    assert neighbours("d7", CRANKY) == drawn(
        """
        - - - - - - - -
        - - - - - - - -
        - - - - - - - -
        - - -     - - -
        - - -     - - -
        - - x x x - - -
        - - x - x - - -
        - - x x x - - -
        """
    )


def test_du_2_a_quarter_may_hang_together_by_corners() -> None:
    """Graves that touch at a corner are connected: neighbours include diagonals."""
    rows = list(CRANKY)
    rows[6:] = ["CDCCCCCC", "DCCCCCCC"]
    assert checked_rows(rows) == tuple(rows)
    lids = ["*" if name == "a8" else "w" for name in GRAVE_NAMES]
    table = Table("".join(lids), rows=["rr??rr"] * 3, layout=rows)
    table.do(0, "open a8")
    assert may_open(table, 0) == {"b7"}


def test_du_2_a_grave_alone_in_its_quarter_has_no_neighbour() -> None:
    """Nobody can be opened around it, so its plague is over at once."""
    lids = ["*" if name == "a8" else "w" for name in GRAVE_NAMES]
    table = Table("".join(lids), rows=["rr??rr"] * 3, layout=CRANKY)
    table.do(0, "open a8")
    assert next_to_open(table) == 1


@pytest.mark.parametrize(
    ("change", "line"),
    [
        pytest.param({7: ""}, "line 8", id="a line is empty"),
        pytest.param({2: "AAAABBB"}, "line 3", id="a line is short"),
        pytest.param({2: "AAAABBBBB"}, "line 3", id="a line is long"),
        pytest.param({0: "AAAABBBE"}, "line 1", id="there is no quarter E"),
        pytest.param({0: "aAAABBBB"}, "line 1", id="quarters are capitals"),
        pytest.param({0: "AAAABBB."}, "line 1", id="the plaza is in the centre only"),
        pytest.param({3: "AAAABBBB"}, "line 4", id="the plaza is part of the centre"),
        pytest.param({7: "CCCCCCCC"}, "line [1-8]", id="quarter D is missing"),
        pytest.param({0: "DAAABBBB"}, "line [1-8]", id="quarter D is torn"),
        pytest.param({4: "CCC.CCCC"}, "line 5", id="the plaza is four places"),
        pytest.param({3: "AA..BBBB"}, "line 4", id="the plaza is in the middle of its line"),
        pytest.param({7: " CCCCCCC"}, "line 8", id="a blank is no quarter"),
        pytest.param({7: "ACCCCCCC"}, "line [1-8]", id="quarter D is missing and quarter A torn"),
        pytest.param({7: "DCCCCCCD"}, "line [1-8]", id="quarter D lies in two corners"),
    ],
)
def test_du_2_a_board_that_cannot_be_is_refused_on_loading(change: dict[int, str], line: str) -> None:
    """8 x 8, the plaza in the centre, four connected quarters A to D; the refusal says where."""
    rows = [change.get(number, row) for number, row in enumerate(CRANKY)]
    with pytest.raises(BadInput, match=line):
        checked_rows(rows)
    with pytest.raises(BadInput):
        GAME.options_from({"layout": rows})


@pytest.mark.parametrize("lines", [0, 7, 9])
def test_du_2_a_board_with_other_than_eight_lines_is_refused(lines: int, tmp_path: Path) -> None:
    """Eight lines, no more and no fewer."""
    file = tmp_path / "mine.txt"
    file.write_text("\n".join([*CRANKY, "CCCCCCCC"][:lines]))
    with pytest.raises(BadInput):
        layout_file(file)
