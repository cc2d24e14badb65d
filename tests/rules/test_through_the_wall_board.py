"""The board, its rooms and its garments: TW-1 and TW-2."""

import pytest

from geisterstunde.games.through_the_wall.boards import checked_rows
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.refusal import BadInput
from tests.castle import CENTRE, DECKS, GAME, GARMENTS, NAMES, PATTERNS, Castle, standing, turned

ROOMS = """
A A B B D D D
A C C B F F D
A C C B F F E
K K K + E E E
K L L H I I G
J L L H I I G
J J J H H G G
"""

CLOTHES = """
o H . M G . o
. . L . . . H
G . . B . L .
M . B + B . M
. L . B . . G
H . . . L . .
o . G M . H o
"""

CASTLE = ["".join(line.split()) for line in (ROOMS + CLOTHES).splitlines() if line]
ROOM_OF = dict(zip(NAMES, "".join(ROOMS.split()), strict=True))
CLOTHES_OF = dict(zip(NAMES, "".join(CLOTHES.split()), strict=True))


def with_line(number: int, line: str) -> list[str]:
    """The castle, one of its fourteen lines written otherwise."""
    return [line if at == number else row for at, row in enumerate(CASTLE, start=1)]


def test_tw_1_seven_by_seven_spaces_and_a_plug() -> None:
    """A ghost can stand on every space but the centre: one can put it there and it is seen there."""
    for space in NAMES:
        if space != "d4":
            other = "a1" if space != "a1" else "g7"
            assert standing(space, other).ghosts == (space, other)


def test_tw_1_nobody_stands_on_the_plug() -> None:
    """No step leads onto the centre from the four spaces beside it; there is not even a word for it."""
    for beside in ("d3", "c4", "e4", "d5"):
        assert "d4" not in standing(beside, "a1").may(0, "step")
    assert not GAME.knows("step d4")


def test_tw_1_the_board_turns_and_the_frame_does_not() -> None:
    """After a quarter turn to the right what lay north lies east; the sliders stay where they are."""
    castle = standing("a1", "g1", "g7", "a7")
    sliders = castle.view().sliders
    castle.do(0, "turn right")
    assert castle.view().quarters == 1
    assert castle.view().sliders == sliders
    assert castle.space_over("g4") == "d1"


def test_tw_1_twelve_rooms_walled_all_round() -> None:
    """From a space one can step to its neighbours of the same room and nowhere else, all over the board."""
    for space in NAMES:
        if space == "d4":
            continue
        far = next(name for name in ("a1", "g7") if ROOM_OF[name] != ROOM_OF[space])
        within = [name for name in NAMES if ROOM_OF[name] == ROOM_OF[space] and touch(name, space)]
        assert standing(space, far).may(0, "step") == within
    assert len(set(ROOM_OF.values()) - {"+"}) == 12


def touch(one: str, other: str) -> bool:
    """Whether two spaces share a side."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1])) == 1


@pytest.mark.parametrize(("seat", "corner"), [(0, "a1"), (1, "g1"), (2, "g7"), (3, "a7")])
def test_tw_1_each_corner_is_the_start_of_one_ghost(seat: int, corner: str) -> None:
    """Green begins in the north-west; red, yellow and blue follow clockwise."""
    view = GAME.view(GAME.deal(GAME.options_from({"players": 4}), bytes(32)), -1)
    assert view.ghosts[seat] == corner


def test_tw_1_twenty_spaces_show_a_garment_four_for_each_part() -> None:
    """Whoever stands on one may search for it; whoever stands elsewhere may not."""
    shown = {}
    for space in NAMES:
        if space == "d4":
            continue
        castle = standing(space, "a1" if space != "a1" else "g1")
        assert bool(castle.may(0, "search")) == (CLOTHES_OF[space] in "HMBLG")
        if CLOTHES_OF[space] in "HMBLG":
            castle.do(0, "search 1")
            shown[space] = castle.told("searched")[0]["garment"]
    assert sorted(shown.values()) == sorted(GARMENTS)
    for part, letter in enumerate("HMBLG"):
        alike = [shown[space] for space in NAMES if CLOTHES_OF[space] == letter]
        assert alike == list(GARMENTS[4 * part : 4 * part + 4])


def test_tw_2_the_castle_is_the_board_that_comes_with_the_game() -> None:
    """Without a word about it, the castle is played; its fourteen lines are the drawings above."""
    deal = {
        "decks": [list(deck) for deck in DECKS],
        "sliders": [PATTERNS[0], None, PATTERNS[1], None, PATTERNS[2]],
    }
    plain, named, typed = (
        GAME.lay_out(GAME.options_from({"first": 0, **board}), deal)[: GAME.state_bytes].tobytes()
        for board in ({}, {"board": "castle"}, {"board": CASTLE})
    )
    assert plain == named == typed


def test_tw_2_the_castle_looks_the_same_from_every_corner() -> None:
    """Turned by a quarter, rooms fall on rooms, and every garment on one of its own part."""
    for place, name in enumerate(NAMES):
        for other_place, other in enumerate(NAMES):
            alike = ROOM_OF[name] == ROOM_OF[other]
            assert (ROOM_OF[NAMES[turned(place, 1)]] == ROOM_OF[NAMES[turned(other_place, 1)]]) == alike
        assert CLOTHES_OF[NAMES[turned(place, 1)]] == CLOTHES_OF[name]
    assert turned(CENTRE, 1) == CENTRE


def test_tw_2_a_room_has_four_spaces() -> None:
    """Twelve rooms of four fill the 48 spaces round the plug."""
    letters = list(ROOM_OF.values())
    assert {letters.count(room) for room in set(letters) - {"+"}} == {4}


def test_tw_2_an_owner_can_type_in_the_board_of_the_box() -> None:
    """Walls stand where the letters of the typed-in rooms differ: here the first two rooms are one hall."""
    rows = [line.replace("B", "A") if number < 7 else line for number, line in enumerate(CASTLE)]
    assert tuple(checked_rows(rows)) == tuple(rows)
    options = GAME.options_from({"players": 2, "first": 0, "board": rows})
    position = GAME.deal(options, bytes(32))
    GAME.apply(position, 0, GAME.action_from("step b1"))
    GAME.apply(position, 0, GAME.action_from("step c1"))
    assert GAME.view(position, 0).ghosts[0] == "c1"


def test_tw_2_garments_lie_where_the_typed_in_board_shows_them() -> None:
    """The first hat in reading order is the sombrero, here one space further east."""
    rows = with_line(8, "o.HMG.o")
    position = GAME.deal(GAME.options_from({"players": 2, "first": 0, "board": rows}), bytes(32))
    GAME.apply(position, 0, GAME.action_from("step b1"))
    assert not [text for text in legal(position) if text.startswith("search")]


def legal(position: Buffer) -> list[str]:
    """What seat 0 may decide."""
    return [GAME.action_to(action) for action in GAME.legal(position, 0)]


@pytest.mark.parametrize(
    ("number", "line", "where"),
    [
        pytest.param(1, "AABBDD", "line 1 of the rooms", id="a line of rooms is short"),
        pytest.param(3, "ACCBFFEE", "line 3 of the rooms", id="a line of rooms is long"),
        pytest.param(4, "KKKKEEE", "line 4 of the rooms, letter 4", id="the plug is missing"),
        pytest.param(1, "AABB+DD", "line 1 of the rooms, letter 5", id="a second plug"),
        pytest.param(1, "JABBDDD", "line [1-7] of the rooms", id="a room is torn in two"),
        pytest.param(8, "oH.MG.", "line 1 of the garments", id="a line of garments is short"),
        pytest.param(8, "oH.MX.o", "line 1 of the garments, letter 5", id="there is no garment X"),
        pytest.param(8, "HH.MG.o", "line 1 of the garments, letter 1", id="a garment in a corner"),
        pytest.param(8, "o..MG.o", "drawn as H, not 3", id="only three hats"),
        pytest.param(8, "oHHMG.o", "drawn as H, not 5", id="five hats"),
        pytest.param(11, "M.B.B.M", "line 4 of the garments, letter 4", id="the plug is no garment"),
    ],
)
def test_tw_2_a_board_that_cannot_be_is_refused_on_loading(number: int, line: str, where: str) -> None:
    """Seven by seven, rooms connected, four garments a part, corners bare; the refusal says where."""
    rows = with_line(number, line)
    with pytest.raises(BadInput, match=where):
        checked_rows(rows)
    with pytest.raises(BadInput):
        GAME.options_from({"board": rows})


@pytest.mark.parametrize("lines", [0, 7, 13, 15])
def test_tw_2_a_board_has_fourteen_lines(lines: int) -> None:
    """Seven of rooms and seven of garments, no more and no fewer."""
    with pytest.raises(BadInput):
        checked_rows([*CASTLE, "o.....o"][:lines])


def test_tw_2_walls_do_not_turn_away_from_their_rooms() -> None:
    """However the board lies, one steps from a1 to b1 and not from b1 to c1."""
    for quarters in range(4):
        pieces = dict.fromkeys(NAMES, ".") | {"d4": "+"}
        pieces[NAMES[turned(NAMES.index("a1"), quarters)]] = "g"
        pieces[NAMES[turned(NAMES.index("b2"), quarters)]] = "r"
        castle = Castle(" ".join(pieces.values()), quarters=quarters)
        assert castle.ghosts == ("a1", "b2")
        assert castle.may(0, "step") == ["b1", "a2"]
