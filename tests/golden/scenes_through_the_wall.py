"""Scenes of Through the Wall that a golden game must show, recognised by what everybody sees and is told."""

from collections.abc import Iterator
from typing import NamedTuple

from geisterstunde.games.through_the_wall.board import GHOST_COLOURS, PLACE_OF, SPACE_NUMBERS
from geisterstunde.games.through_the_wall.boards import garments_of
from geisterstunde.games.through_the_wall.view import View
from geisterstunde.kernel.game import SPECTATOR, GameEvent
from geisterstunde.match.record import Record
from geisterstunde.match.replay import Replay

PLUG_PLACE = (3, 3)


class Moment(NamedTuple):
    """One decision between two looks at the table."""

    before: View
    seat: int
    decision: str
    events: list[GameEvent]
    after: View

    def told(self, kind: str) -> list[GameEvent]:
        """The events of one kind."""
        return [happening for happening in self.events if happening.kind == kind]


def moments(record: Record) -> Iterator[Moment]:
    """A game, decision by decision."""
    replay = Replay(record)
    before = replay.match.view(SPECTATOR)
    for step in replay.steps():
        after = replay.match.view(SPECTATOR)
        assert isinstance(before, View)
        assert isinstance(after, View)
        yield Moment(before, step.seat, step.decision, step.events, after)
        before = after


def place(view: View, ghost: int) -> tuple[int, int]:
    """Row and column of the frame where a ghost stands."""
    space = view.ghosts[ghost]
    assert space is not None
    row, column = divmod(int(PLACE_OF[view.quarters, SPACE_NUMBERS[space]]), 7)
    return row, column


def has_magnet(view: View, row: int, column: int) -> bool:
    """Whether a slider has a magnet below this place."""
    return any(
        slider.tunnel == column
        and 0 <= row - slider.offset < len(slider.pattern)
        and slider.pattern[row - slider.offset] == "M"
        for slider in view.sliders
    )


def stopped_at_the_plug(record: Record) -> bool:
    """A slider moves on, and a ghost on its magnet stays before the plug (TW-11)."""
    for moment in moments(record):
        for slid in moment.told("slid"):
            way = {"up": -1, "down": 1}[slid.facts["way"]]
            if moment.before.sliders[slid.facts["slider"] - 1].tunnel != PLUG_PLACE[1]:
                continue
            for ghost in range(len(moment.before.ghosts)):
                row, column = place(moment.before, ghost)
                if (row + way, column) == PLUG_PLACE and has_magnet(moment.before, row, column):
                    assert moment.before.ghosts[ghost] == moment.after.ghosts[ghost]
                    return True
    return False


def chain_pushed(record: Record) -> bool:
    """A ghost that stands on no magnet is pushed by one that does (TW-11)."""
    return any(
        not has_magnet(moment.before, *place(moment.before, GHOST_COLOURS.index(carried.facts["ghost"])))
        for moment in moments(record)
        for carried in moment.told("carried")
    )


def caught_on_the_way(record: Record) -> bool:
    """A rider is caught by a magnet before the board has come half round (TW-13)."""
    for moment in moments(record):
        points: dict[str, list[tuple[int, int]]] = {}
        for passed in moment.told("passed_by"):
            points.setdefault(passed.facts["ghost"], []).append((passed.facts["x"], passed.facts["y"]))
        for colour, way in points.items():
            x, y = way[-1]
            rode = not has_magnet(moment.before, *place(moment.before, GHOST_COLOURS.index(colour)))
            if (
                rode
                and len(way) == 6
                and way[2] == way[-1]
                and has_magnet(moment.after, y // 1000 + 3, x // 1000 + 3)
            ):
                return True
    return False


def pushed_off_and_put(record: Record) -> bool:
    """A ghost is pushed off the board, and put on a corner (TW-14)."""
    return adrift_and_put(record, "pushed_off")


def straddling_and_put(record: Record) -> bool:
    """A ghost covers several spaces, and is put on one (TW-14)."""
    return adrift_and_put(record, "straddles")


def adrift_and_put(record: Record, kind: str) -> bool:
    """A ghost adrift for this reason is put down by choice."""
    adrift: set[str] = set()
    for moment in moments(record):
        if any(put.facts["ghost"] in adrift for put in moment.told("put")):
            return True
        if moment.after.asked == "put" and moment.before.asked != "put":
            adrift = {told.facts["ghost"] for told in moment.told(kind)}
    return False


def two_adrift(record: Record) -> bool:
    """A turn leaves two ghosts to be put down (TW-14)."""
    return any(moment.after.ghosts.count(None) > 1 for moment in moments(record))


def found(record: Record) -> bool:
    """A search finds after another by the same player did not (TW-20)."""
    missed: set[tuple[int, str]] = set()
    for moment in moments(record):
        for searched in moment.told("searched"):
            looked_for = searched.facts["seat"], searched.facts["garment"]
            if searched.facts["found"] and looked_for in missed:
                return True
            missed.add(looked_for)
    return False


def mere_look(record: Record) -> bool:
    """A player searches for a garment that somebody wears already (TW-21)."""
    return any(
        searched.facts["garment"] in costume
        for moment in moments(record)
        for searched in moment.told("searched")
        for costume in moment.before.costumes
    )


def carried_onto_a_garment(record: Record) -> bool:
    """A ghost is carried onto a garment in another's turn, and searches first thing in its own (TW-24)."""
    replay = Replay(record)
    shown = garments_of(replay.match.options.board_rows)
    waiting: set[int] = set()
    for moment in moments(record):
        if moment.seat in waiting and moment.before.moves_left == 3 and moment.told("searched"):
            return True
        waiting.discard(moment.seat)
        for carried in moment.told("carried"):
            ghost = GHOST_COLOURS.index(carried.facts["ghost"])
            if ghost != moment.seat and shown[SPACE_NUMBERS[carried.facts["space"]]] >= 0:
                waiting.add(ghost)
    return False


SCENES = {
    "slide-stopped-at-the-plug": stopped_at_the_plug,
    "chain-pushed-by-a-slide": chain_pushed,
    "caught-by-a-magnet-on-the-way": caught_on_the_way,
    "pushed-off-and-put": pushed_off_and_put,
    "straddling-and-put": straddling_and_put,
    "two-adrift-after-one-turn": two_adrift,
    "search-that-finds-after-one-that-did-not": found,
    "search-that-is-a-mere-look": mere_look,
    "carried-onto-a-garment-by-another": carried_onto_a_garment,
}
