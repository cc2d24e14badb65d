"""A public state is built up from a blank one: public fields, the viewer's own entries, and nothing else."""

from typing import Annotated

import numpy as np
import pytest

from geisterstunde.kernel.projection import fields_of, projection_of
from geisterstunde.kernel.record import Byte, Ints, layout_of
from geisterstunde.kernel.visibility import PUBLIC, Audience, Public, hidden, owners
from tests.kernel.entries import GAME, GAME_PROJECTION, Game, show_game, table_bytes


def some_game() -> np.ndarray:
    """A state in which every byte has something to tell."""
    return np.arange(1, GAME.itemsize + 1, dtype=np.uint8)


def shown_to(viewer: int, room: int = 99) -> np.void:
    """What the rules write, whatever was in the room before."""
    shown = np.full(GAME.itemsize, room, dtype=np.uint8)
    show_game(some_game(), shown, viewer)
    record: np.void = shown.view(GAME)[0]
    return record


def test_fields_are_named_as_the_rules_write_them() -> None:
    fields = {field.name: field for field in fields_of(Game)}
    assert list(fields) == [
        "seed",
        "turn",
        "score",
        "table.centre",
        "table.deck",
        "table.used",
        "hand",
        "top",
        "over",
    ]
    assert fields["top"].visibility.shown_by == "top_seen"
    assert fields["table.deck"].visibility.audience is Audience.NOBODY
    assert GAME.fields is not None
    assert fields["table.used"].start == GAME.fields["table"][1] + 6


@pytest.mark.parametrize("viewer", [-1, 0, 2])
def test_what_is_public_is_shown_and_the_rest_is_blank(viewer: int) -> None:
    game, shown = some_game().view(GAME)[0], shown_to(viewer)
    for name in ("turn", "score", "over"):
        assert shown[name].tolist() == game[name].tolist()
    for name in ("centre", "used"):
        assert shown["table"][name].tolist() == game["table"][name].tolist()
    assert shown["table"]["deck"].tolist() == [-1] * 4
    assert (shown["seed"], shown["top"]) == (0, -3)


def test_everyone_sees_their_own_entry_only() -> None:
    hands = some_game().view(GAME)[0]["hand"].tolist()
    for viewer in range(3):
        assert shown_to(viewer)["hand"].tolist() == [
            hand if seat == viewer else [-2, -2] for seat, hand in enumerate(hands)
        ]
    assert shown_to(-1)["hand"].tolist() == [[-2, -2]] * 3


def test_neighbouring_public_fields_are_copied_at_once() -> None:
    assert [last - first for first, last in GAME_PROJECTION.public] == [1, 8, 1, 1]
    assert [last - first for first, last in projection_of(AllOpen).public] == [3]
    assert len(projection_of(AllOpen).owned) == 0


def test_the_room_leaves_no_trace() -> None:
    assert shown_to(1, room=99).tobytes() == shown_to(1, room=0).tobytes()


def test_the_bytes_of_a_nested_record_are_its_own() -> None:
    assert GAME.fields is not None
    offset = GAME.fields["table"][1]
    assert table_bytes(some_game()) == some_game()[offset : offset + GAME["table"].itemsize].sum()


class AllOpen:
    """Nothing to hide."""

    turn: Public[Byte]
    board: Annotated[Ints, "i1", 2, PUBLIC]


class Forgetful:
    """One field says nothing."""

    turn: Public[Byte]
    omen: Byte


class Undecided:
    """One field says two things."""

    omen: Annotated[Byte, PUBLIC, hidden(blank=0)]


class Lonely:
    """One field has an owner, but which?"""

    omen: Annotated[Byte, owners(blank=0)]


class Within:
    """The fault lies deeper."""

    inner: Forgetful


@pytest.mark.parametrize(
    ("declared", "sentence"),
    [
        (Forgetful, r"^Forgetful\.omen has to say once who may see it: .*\.$"),
        (Undecided, r"^Undecided\.omen has to say once who may see it: .*\.$"),
        (Lonely, r"^Lonely\.omen is its owner's, but has no entry for each seat\.$"),
        (Within, r"^Forgetful\.omen has to say once who may see it: .*\.$"),
    ],
)
def test_a_field_has_to_say_who_may_see_it(declared: type, sentence: str) -> None:
    assert layout_of(declared).itemsize
    with pytest.raises(TypeError, match=sentence):
        projection_of(declared)
