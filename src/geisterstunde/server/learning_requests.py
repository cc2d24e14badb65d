"""What is asked and answered over HTTP about what can be learned: memories of games, puzzles and lessons."""

from typing import Annotated, Any

import msgspec

from geisterstunde.kernel.puzzle import Door, Warmth
from geisterstunde.server.protocol import Ask, EventMessage, TableView
from geisterstunde.server.requests import Word


class AgeShare(msgspec.Struct, frozen=True, kw_only=True):
    """How often something came back that somebody had seen once, so long ago.

    `share` is what was recalled, with lucky guesses taken off; the true one lies between `low` and `high` 19
    times in 20. Of a `few` chances it says little. `oldest` is null for all that is older still.
    """

    youngest: int
    oldest: int | None
    came_back: int
    chances: int
    luck: float
    share: float
    low: float
    high: float
    few: bool


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A decision worth another look: its step in the replay, and what there was to remember.

    `rather` is the place where it lies, if somewhere else, and `lost` what the decision cost.
    """

    decision: int
    mark: str
    place: str
    fact: str | None
    value: str | None
    age: int | None
    rather: str | None
    lost: str | None


class SeatMemory(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody remembered: `marks` by the places they tried last, `judged` by decisions.

    `details` is what else there is to tell, in a form of the game's own.
    """

    seat: int
    counts: dict[str, int]
    lost: dict[str, int]
    came_back: int
    chances: int
    recall: tuple[AgeShare, ...]
    marks: dict[str, str]
    judged: dict[int, str]
    unseen: tuple[str, ...]
    moments: tuple[Moment, ...]
    details: Any


class LevelCurve(msgspec.Struct, frozen=True):
    """How likely a bot's level recalls what it has seen once, by its age from 1 on."""

    key: str
    recall: tuple[float, ...]


class Memories(msgspec.Struct, frozen=True, kw_only=True):
    """What the people at a table remembered of a game that is over.

    Ages are counted in `unit`; `moments` is how the messages begin that tell of one. Games of which nothing
    can be said have no seats.
    """

    moments: str
    unit: str
    seats: tuple[SeatMemory, ...]
    levels: tuple[LevelCurve, ...]


class Remembered(msgspec.Struct, frozen=True):
    """A table whose game is over, and what its people remembered."""

    table: TableView
    memories: Memories


class Corridor(msgspec.Struct, frozen=True):
    """Some doors in a row, behind each a puzzle; there are doors from 1 to `last`."""

    doors: tuple[Door, ...]
    last: int


class TryPuzzle(msgspec.Struct, forbid_unknown_fields=True):
    """All decisions from the beginning of a puzzle, and whether a hint or the whole way on is wished."""

    decisions: Annotated[list[Word], msgspec.Meta(max_length=64)] = []
    help: Annotated[str, msgspec.Meta(pattern="^(none|hint|way)$")] = "none"


class TurnedDown(msgspec.Struct, frozen=True):
    """Why the last decision was turned down, and by which rule."""

    sentence: str
    rule: str


class TriedPuzzle(msgspec.Struct, frozen=True):
    """A puzzle after some decisions: `told` is what the last of them did.

    `warmth` says how near it is: begin, open (something has to be decided first), warm, very_warm,
    takes_longer, out_of_moves or solved. `ways` is in how many ways it can be solved from the beginning,
    `hint` the kind of the next move and `way` the decisions from here, where that was asked for; both are
    null where it takes longer. Where the last decision was `refused`, all is as it was before it.
    """

    door: Door
    table: TableView
    you: int
    decisions: tuple[str, ...]
    view: msgspec.Raw
    told: tuple[EventMessage, ...]
    ask: Ask | None
    moves_left: int
    warmth: Warmth
    ways: int
    hint: str | None = None
    way: tuple[str, ...] | None = None
    refused: TurnedDown | None = None


class LessonScene(msgspec.Struct, frozen=True):
    """Something that happened in a lesson: who decided, what the pupil was told, and sees afterwards."""

    seat: int | None
    told: tuple[EventMessage, ...]
    view: msgspec.Raw


class LessonStepTold(msgspec.Struct, frozen=True):
    """A step of a lesson: after these scenes the guide `says` a message, and one decision is `wanted`.

    `candle` numbers the chapter. Where nothing is wanted, the pupil just listens. What is to be found
    `by_heart` is not shown before a wrong try, and what is tried `in_vain` the rules refuse.
    """

    candle: int
    says: str
    wanted: str | None
    by_heart: bool
    in_vain: bool
    scenes: tuple[LessonScene, ...]
    ask: Ask | None


class LessonTold(msgspec.Struct, frozen=True):
    """A whole lesson as its pupil sees it. `guide` is who speaks, `title` the message of what is learned."""

    title: str
    guide: str
    you: int
    candles: int
    table: TableView
    steps: tuple[LessonStepTold, ...]
