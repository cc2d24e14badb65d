"""The messages of a WebSocket, both ways. Schemas, docs and the page's types are generated from these."""

from typing import Annotated, Any

import msgspec

from geisterstunde.bots.lanterns import Lantern, LanternView
from geisterstunde.kernel.game import Result
from geisterstunde.match.statistics import StatisticRow

VERSION = 1

Id = Annotated[
    str, msgspec.Meta(max_length=64, pattern="^[ -~]+$", description="chosen by the sender, once a command")
]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Digits = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", description="32 bytes, as hexadecimal digits")]
TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64, description="the secret of a seat")]
Language = Annotated[str, msgspec.Meta(max_length=64)]


class Hello(msgspec.Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """The first message: to which table, with a seat's key or (without one) as a spectator.

    `have` is the last number received before, to go on from there.
    """

    v: int
    table: TableId
    key: Key | None = None
    have: Number | None = None
    language: Language | None = None


class Decide(msgspec.Struct, tag="decide", tag_field="type", forbid_unknown_fields=True):
    """A decision in the game's notation, and the number of the last event it answers."""

    id: Id
    answers: Number
    decision: Annotated[str, msgspec.Meta(max_length=64)]


class Tap(msgspec.Struct, tag="tap", tag_field="type", forbid_unknown_fields=True):
    """What was shown with this event has been seen; the table may go on."""

    n: Number


class Back(msgspec.Struct, tag="back", tag_field="type", forbid_unknown_fields=True):
    """The player is back and takes the seat over from the bot."""


class Say(msgspec.Struct, tag="say", tag_field="type", forbid_unknown_fields=True):
    """One of the preset phrases, for all at the table."""

    id: Id
    phrase: Annotated[str, msgspec.Meta(max_length=32)]


class Commit(msgspec.Struct, tag="commit", tag_field="type", forbid_unknown_fields=True):
    """The seat's share in the deal, hidden: SHA-256 of its number and a nonce. Before the game only."""

    commitment: Digits


class Reveal(msgspec.Struct, tag="reveal", tag_field="type", forbid_unknown_fields=True):
    """The nonce behind the seat's commitment, now that the table's own is known."""

    nonce: Digits


class StandIn(msgspec.Struct, tag="stand_in", tag_field="type", forbid_unknown_fields=True):
    """A player wishes that a bot plays for somebody who is waited for and has been gone for a while."""

    id: Id
    seat: Number


ClientMessage = Hello | Decide | Tap | Back | Say | Commit | Reveal | StandIn


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it: `open`, `player` or `bot`; `stand_in`: a bot plays for its player.

    `face` is what its player looks like. `commitment` is the seat's share in the deal, and `told` says that
    its nonce came in time. `lantern` is how much of what it has seen glows for its player.
    """

    kind: str
    name: str | None = None
    level: str | None = None
    local: bool = False
    face: str | None = None
    stand_in: bool = False
    commitment: str | None = None
    told: bool = False
    lantern: Lantern = Lantern.NONE


class Origin(msgspec.Struct, frozen=True):
    """The table whose finished game is played on here, and how many of its decisions stand."""

    table: str
    decisions: int


class TableView(msgspec.Struct, frozen=True):
    """A table as everybody sees it. `phase` is lobby, dealing, playing, over or closed.

    `commitment` is what is promised of the deal, from the moment when the game is begun, and `day` the date
    whose deal it is, at a daily table. `result` and
    `statistics`, what each seat did, come when the game is over; `next` is the table where the same people
    play again, and `again` the seats that want to, whoever wanted it first at the head. `origin` is where a
    game came from that is played on for practice.
    """

    id: str
    code: str | None
    game: str
    options: dict[str, Any]
    lid_time: str
    clock: str
    pace: str
    phase: str
    seats: tuple[SeatView, ...]
    commitment: str | None = None
    day: str | None = None
    result: Result | None = None
    statistics: tuple[StatisticRow, ...] = ()
    next: str | None = None
    again: tuple[int, ...] = ()
    origin: Origin | None = None


class EventMessage(msgspec.Struct, frozen=True):
    """One thing that happened in the game, with its facts."""

    kind: str
    facts: dict[str, Any]


class Ask(msgspec.Struct, frozen=True):
    """What is asked of your seat since an event: the question and its rule, and all decisions allowed."""

    since: int
    question: str
    rule: str
    decisions: tuple[str, ...]


class Clock(msgspec.Struct, frozen=True):
    """A seat that is waited for, and in how many seconds a bot stands in for it."""

    seat: int
    seconds: float


class State(msgspec.Struct, tag="state", tag_field="type", frozen=True):
    """All that you may see now. `just_now` is what still lies open of the last event, for `hold` seconds.

    `clocks` are those that run, at a table with a clock. `lantern` is what glows for your seat, where it has
    one.
    """

    v: int
    n: int
    you: int | None
    table: TableView
    view: msgspec.Raw | None = None
    just_now: tuple[EventMessage, ...] = ()
    hold: float = 0.0
    ask: Ask | None = None
    clocks: tuple[Clock, ...] = ()
    lantern: LanternView | None = None


class Event(msgspec.Struct, tag="event", tag_field="type", frozen=True, omit_defaults=True):
    """What happened at the table. Numbers have no gaps.

    `about` says what it was: decided, started, seated, renamed, face_chosen, arranged, opened, bot_seated,
    lantern_chosen, committed, promised, revealed, stood_in, returned, seen, said, rematched, closed. `view`,
    `ask` and `clocks` replace the ones before; `table` too where it is given. `lantern` comes with `view`, to
    seats that have one.
    """

    n: int
    about: str
    seat: int | None = None
    phrase: str | None = None
    told: tuple[EventMessage, ...] = ()
    hold: float = 0.0
    table: TableView | None = None
    view: msgspec.Raw | None = None
    ask: Ask | None = None
    clocks: tuple[Clock, ...] = ()
    lantern: LanternView | None = None


class Ack(msgspec.Struct, tag="ack", tag_field="type", frozen=True):
    """The command is kept for good, as event `n`."""

    id: str
    n: int


class Refused(msgspec.Struct, tag="refused", tag_field="type", frozen=True):
    """The command was turned down and nothing has changed; a new one needs a new id."""

    id: str | None
    code: str
    sentence: str
    rule: str | None = None


class Stale(msgspec.Struct, tag="stale", tag_field="type", frozen=True):
    """The decision answered a question that is no longer asked; this is how things stand."""

    id: str
    state: State


class Unavailable(msgspec.Struct, tag="unavailable", tag_field="type", frozen=True):
    """The journal cannot be written now. Whether the command was kept is open: send it again, same id."""

    id: str | None
    sentence: str
    retry_after: float


class Available(msgspec.Struct, tag="available", tag_field="type", frozen=True):
    """The journal can be written again."""


class Presence(msgspec.Struct, tag="presence", tag_field="type", frozen=True):
    """Which seats have somebody connected."""

    here: tuple[bool, ...]


class Bye(msgspec.Struct, tag="bye", tag_field="type", frozen=True):
    """The server ends the connection; come back after so many seconds, where that makes sense."""

    code: str
    sentence: str
    come_back_in: float | None = None


ServerMessage = State | Event | Ack | Refused | Stale | Unavailable | Available | Presence | Bye
