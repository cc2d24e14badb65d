"""What is asked and answered over HTTP. The OpenAPI document is generated from these."""

from typing import Annotated, Any

import msgspec

from geisterstunde.kernel.game import ChoiceKind
from geisterstunde.kernel.quick_reference import QuickChapter
from geisterstunde.server.protocol import EventMessage, Key, TableView

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


class Practise(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody wants to play a finished game on, as it stood `after` so many of its decisions.

    They sit at a seat of their choice, or else where somebody decides next. Bots have all other seats.
    """

    after: Annotated[int, msgspec.Meta(ge=0)]
    seat: SeatNumber | None = None
    name: Name | None = None
    device: Word | None = None


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
    daily: bool  # whether there is a deal for every day
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
