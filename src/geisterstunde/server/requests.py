"""What is asked and answered over HTTP. The OpenAPI document is generated from these."""

from typing import Annotated, Any

import msgspec

from geisterstunde.kernel.game import ChoiceKind
from geisterstunde.kernel.puzzle import Door, Warmth
from geisterstunde.kernel.quick_reference import QuickChapter
from geisterstunde.server.protocol import Ask, EventMessage, Key, TableView

Name = Annotated[
    str, msgspec.Meta(min_length=1, max_length=200, description="a nickname; it is cleaned and cut")
]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=64)]
Word = Annotated[str, msgspec.Meta(max_length=64)]


class SeatWish(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How a seat is to be filled: `open` for friends, `local` for somebody at this device, or a `bot`."""

    kind: Annotated[str, msgspec.Meta(pattern="^(open|local|bot)$")] = "open"
    name: Name | None = None
    face: Word | None = None
    level: Word | None = None


class CreateTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table somebody wants. `seats` may be left out or be shorter than the table: the rest stays open.

    `device` is any random text that a device keeps, so that one device cannot fill the house.
    """

    game: Word
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=64)] = []
    lid_time: Word = "2.5"
    clock: Word = "none"
    pace: Word = "normal"
    public: bool = False
    device: Word | None = None


class SeatKey(msgspec.Struct, frozen=True):
    """A seat and its secret: keep it, it is told once."""

    seat: int
    key: str


class TableCreated(msgspec.Struct, frozen=True):
    """A new table, the secret of its host, and the secrets of the seats at this device."""

    table: TableView
    host: str
    seats: tuple[SeatKey, ...]


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody wants to sit down, anywhere or at a certain seat.

    Who wishes for a face that somebody else has gets another.
    """

    name: Name
    face: Word | None = None
    seat: SeatNumber | None = None
    local: bool = False


class WithKey(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody shows the secret of a seat, or the host's."""

    key: Key


class ChooseFace(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody wants to look otherwise."""

    key: Key
    face: Word


class SetBot(msgspec.Struct, forbid_unknown_fields=True):
    """The host gives a seat to a bot of a level, or opens it again."""

    key: Key
    seat: SeatNumber
    level: Word | None = None


class ChooseLantern(msgspec.Struct, forbid_unknown_fields=True):
    """Whoever sits there, or the host, chooses a lantern for a seat."""

    key: Key
    seat: SeatNumber
    lantern: Word


class Rename(msgspec.Struct, forbid_unknown_fields=True):
    """Whoever has a seat wants to be called otherwise."""

    key: Key
    name: Name


class Arrange(msgspec.Struct, forbid_unknown_fields=True):
    """The host wants something else to be played. What is left out stays, and so does whoever sits there."""

    key: Key
    options: dict[str, Any] = {}
    lid_time: Word | None = None
    clock: Word | None = None
    pace: Word | None = None


class CheckOptions(msgspec.Struct, forbid_unknown_fields=True):
    """Options that somebody thinks of, for no table yet; what is left out takes its default."""

    options: dict[str, Any]


class Checked(msgspec.Struct, frozen=True):
    """Whether options can be played with: `sentence` says why not.

    `reason` is the innermost part of it, without where in a file it was found, and `place` the place on the
    board that it is about, where there is one.
    """

    sentence: str | None = None
    reason: str | None = None
    place: str | None = None


class FoundTable(msgspec.Struct, frozen=True):
    """The name of a table."""

    table: str


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One decision of a game that is over: who decided, what was to be seen, and how things stood then.

    `hidden` is what nobody could see; the game is over, so everybody may. `lanterns` are those of the seats,
    as in a state, null for a seat without one; there are none where nobody had one.
    """

    seat: int | None
    told: tuple[EventMessage, ...]
    view: msgspec.Raw
    hidden: msgspec.Raw
    lanterns: msgspec.Raw | None = None


class Replayed(msgspec.Struct, frozen=True):
    """A game that is over, step by step, as a spectator saw it; the first step is the deal."""

    table: TableView
    steps: tuple[ReplayStep, ...]


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


class Problem(msgspec.Struct, frozen=True):
    """Why something was turned down: a code for programs, a sentence for people."""

    code: str
    sentence: str


class LevelInfo(msgspec.Struct, frozen=True):
    """A bot's level."""

    key: str
    name: str
    sentence: str
    age: str  # of somebody who plays like that, in words
    waking: bool  # plays like a weaker one until the rules are compiled


class ChoiceInfo(msgspec.Struct, frozen=True):
    """An option of a game, and all that a form needs to offer it.

    A `one_of` lists its `values`, a `number` goes from `least` to `most`; where those are many, `listed` are
    the ones to offer. A `seat` is one of the table's. An option without a default may be null, and so may
    one with `or_none`. `own` names what may be given instead of a listed value, `by_seat` says that it is a
    list with an entry for every seat, and `usual` has the lists that null stands for. `applies` holds the
    values that other options must have. What is `rare` is left out of lobbies, a `house` rule is folded away
    there, and with fewer players than `best_from` an option is not recommended.
    """

    name: str
    help: str
    kind: ChoiceKind
    default: Any
    values: tuple[str, ...]
    least: int
    most: int
    listed: tuple[int, ...]
    or_none: bool
    own: str | None
    by_seat: bool
    usual: tuple[tuple[str, ...], ...]
    applies: dict[str, Any]
    rare: bool
    house: bool
    best_from: int


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here; the title is for where no translation is known."""

    name: str
    title: str
    choices: tuple[ChoiceInfo, ...]
    levels: tuple[LevelInfo, ...]
    lanterns: tuple[str, ...]  # that a seat may have; none where nothing is to be remembered
    quick_reference: tuple[QuickChapter, ...]
    puzzles: bool  # whether there are some
    lessons: tuple[str, ...]


class House(msgspec.Struct, frozen=True):
    """What this house offers."""

    version: str
    protocol: int
    origin: str  # where friends find it
    forwarded: bool  # a trusted proxy has said where this request comes from
    awake: float  # how much of the rules is compiled, from 0 to 1
    games: tuple[GameInfo, ...]
    lid_times: tuple[str, ...]
    clocks: tuple[str, ...]
    paces: tuple[str, ...]
    phrases: tuple[str, ...]
    faces: tuple[str, ...]
    texts: str  # what games of other packages say, as Fluent messages in the visitor's language


class Health(msgspec.Struct, frozen=True):
    """`ok`, or `trouble` where the store cannot be written, or `leaving` during a shutdown."""

    status: str
    tables: int
    sockets: int
