"""How players of Through the Wall judge a night that is over (TW-26)."""

from geisterstunde.games.through_the_wall.bots.playouts import VICTORY
from geisterstunde.games.through_the_wall.bots.playouts import standing as worth
from geisterstunde.games.through_the_wall.state import State
from tests.castle import standing


def after_the_night(costumes: dict[int, str]) -> State:
    """A castle of two, after the last turn of a night without a find."""
    castle = standing("a1", "g7", night=10, costumes=costumes)
    for turn in range(20):
        castle.do(turn % 2, "done")
    assert castle.result is not None
    state: State = castle.state
    return state


def test_whoever_has_most_has_won_and_a_tie_is_half_a_win() -> None:
    alone, shared = after_the_night({0: "crown"}), after_the_night({})
    assert [worth(alone, seat) for seat in (0, 1)] == [VICTORY, -VICTORY]
    assert [worth(shared, seat) for seat in (0, 1)] == [0.0, 0.0]
