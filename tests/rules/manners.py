"""What rule tests check again and again."""

from tests.cemetery import GAME, Table


def refused(table: Table, seat: int, decision: str) -> str:
    """The rule by which a decision is refused; makes sure that it changed nothing and was not on offer."""
    before = state_of(table)
    assert decision not in table.legal(seat)
    refusal = table.refusal(seat, decision)
    assert state_of(table) == before, f"{decision!r} was refused, but it changed something"
    assert refusal.sentence
    return refusal.rule


def state_of(table: Table) -> bytes:
    """The whole state, to be compared."""
    return table.position[: GAME.state_bytes].tobytes()


def next_to_open(table: Table) -> int:
    """The seat whose normal turn it is and that must open a grave now."""
    view = table.view()
    assert (view.asked, view.plague, view.owing) == ("open", None, (view.turn,))
    return view.turn


def next_in_plague(table: Table) -> int:
    """The seat whose go it is in the plague and that may open a grave or stop now."""
    view = table.view()
    assert view.plague is not None
    (seat,) = view.owing
    assert "stop" in table.legal(seat)
    return seat


def may_open(table: Table, seat: int) -> set[str]:
    """The graves that a seat may open now."""
    return {decision.removeprefix("open ") for decision in table.legal(seat) if decision.startswith("open ")}


def must_be_closed(table: Table) -> None:
    """Makes sure that no lid lies open."""
    assert set(table.view().lids) <= {"#", "."}


def stakes_paid(table: Table) -> int:
    """How many stakes the last `do` cost."""
    return len(table.told("stake_taken"))
