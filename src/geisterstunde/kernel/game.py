"""What a game offers to everything above it. Nothing up there knows which game it plays."""

from collections.abc import Callable, Collection, Mapping, Sequence
from enum import IntEnum
from typing import Any, Literal, Protocol

import msgspec
import numpy as np
from numpy.typing import NDArray

from geisterstunde.kernel.compiled_api import CompiledApi, Wishes
from geisterstunde.kernel.log import EVERYONE, EventNumbers
from geisterstunde.kernel.reader import Reader
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.refusal import Question, Refusal

SPECTATOR = -1
NONE = "none"  # as people write it on the command line
JSON = Mapping[str, Any]


def as_data(value: Any) -> dict[str, Any]:
    """A structure as the plain data that JSON gives back: sequences are lists, keys of mappings text."""
    data: dict[str, Any] = _with_lists(msgspec.to_builtins(value, str_keys=True))
    return data


def _with_lists(data: Any) -> Any:
    match data:
        case dict():
            return {name: _with_lists(value) for name, value in data.items()}
        case list() | tuple():
            return [_with_lists(value) for value in data]
    return data


class GameEvent(msgspec.Struct, frozen=True):
    """One event in words: what happened, who may know, and the facts."""

    kind: str
    audience: int  # a seat, or EVERYONE
    facts: dict[str, Any]

    def is_for(self, seat: int) -> bool:
        """Whether a seat (or a spectator) may learn of it."""
        return self.audience in (EVERYONE, seat)


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the winners in ascending order, and why."""

    winners: tuple[int, ...]
    reason: str

    def __str__(self) -> str:
        return f"{' and '.join(f'seat {seat}' for seat in self.winners)}, {self.reason}"


ChoiceKind = Literal["number", "one_of", "yes_no", "text", "seat"]


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """One option as people are offered it; `kernel.choices` has a function for each kind.

    Where the default is None the option may be left out: chance decides, or it is not played with. An
    option with another default may be None only where it says so (`or_none`).
    """

    name: str
    help: str  # in English, for where no translation is known
    kind: ChoiceKind
    read: Callable[[str], Any]  # how a word of the command line becomes a value
    default: Any = None
    values: tuple[str, ...] = ()  # of a one_of
    least: int = 0  # of a number
    most: int = 0
    listed: tuple[int, ...] = ()  # those of its numbers that a list offers, where all would be too many
    or_none: bool = False
    own: str | None = None  # what may be given instead of one of the values, such as a drawing
    by_seat: bool = False  # its own value is a list with an entry for every seat
    usual: tuple[tuple[str, ...], ...] = ()  # of one by seat: what None means, for each number of players
    applies: dict[str, Any] = {}  # it applies only where other options have these values
    rare: bool = False  # for the command line and experiments, not worth a place in a lobby
    house: bool = False  # a house rule: folded away in a lobby, after the others
    best_from: int = 0  # players; with fewer it can be played, but is not recommended

    def from_word(self, word: str) -> Any:
        """The value that a word of the command line stands for; `none` where the option may be left out."""
        if word == NONE and (self.default is None or self.or_none):
            return None
        return self.read(word)


class Game(Protocol):
    """A game: its options, its deal, its decisions, its events, its views.

    A position is one buffer of bytes; `state_bytes` of it are the state, to be copied, compared and stored.
    """

    name: str
    api: CompiledApi
    state_bytes: int
    action_count: int
    choices: tuple[Choice, ...]
    example: str  # a decision as people may type it
    reveals: frozenset[str]  # kinds of events that show for a moment what is hidden again afterwards

    @property
    def events(self) -> type[IntEnum]:
        """Every kind of event as a number."""

    def options_from(self, given: JSON) -> Any:
        """Reads and checks options; raises BadInput with one sentence."""

    def options_from_record(self, given: JSON) -> Any:
        """The same for a game of the past, recorded before some of the options were known.

        Options that are not named have the values by which all games were played then.
        """

    def options_to(self, options: Any) -> dict[str, Any]:
        """Options as a record stores them."""

    def players(self, options: Any) -> int:
        """How many seats the table has."""

    def undealt(self, options: Any) -> Buffer:
        """A position with the options set and nothing dealt."""

    def wishes(self, options: Any) -> Wishes:
        """What the options want of the deal, in numbers that the compiled rules understand."""

    def deal(self, options: Any, seed: bytes) -> Buffer:
        """A fresh position, decided by the seed alone."""

    def deal_to(self, options: Any, position: Buffer) -> dict[str, Any]:
        """All that chance decided in a fresh position, as a record stores it."""

    def options_in_full(self, options: Any) -> Any:
        """The options with all filled in that follows from others; what is left to chance stays open."""

    def options_after_deal(self, options: Any, position: Buffer) -> Any:
        """The options with what chance decided filled in."""

    def options_before_deal(self, options: Any, deal: JSON) -> Any:
        """The options as they were before chance filled them in."""

    def lay_out(self, options: Any, deal: JSON) -> Buffer:
        """A fresh position from a recorded deal; raises BadInput where it is impossible."""

    def whose_turn(self, position: Buffer) -> int:
        """The seat whose turn it is."""

    def owing(self, position: Buffer) -> tuple[int, ...]:
        """The seats that owe a decision, ascending."""

    def legal(self, position: Buffer, seat: int) -> Sequence[int]:
        """The actions a seat may choose now, ascending."""

    def decisions(self, position: Buffer, seat: int) -> list[str]:
        """The same in the game's notation."""

    def mask(self, position: Buffer, seat: int) -> NDArray[np.uint8]:
        """The actions a seat may choose now, as one byte an action."""

    def refuse(self, position: Buffer, seat: int, action: int) -> Refusal | None:
        """Why a seat may not decide this now, or None where it may."""

    def carry_out(self, position: Buffer, seat: int, action: int) -> None:
        """Carries a decision out in place; raises Refused, with nothing changed, where it is not legal."""

    def apply(self, position: Buffer, seat: int, action: int) -> list[GameEvent]:
        """The same, and what happened."""

    def always_ends(self, position: Buffer) -> bool:
        """Whether the rules bring every game from here to an end; another is cut where it drags on."""

    def play_randomly(self, position: Buffer, number: int) -> list[tuple[int, int]]:
        """Plays on by chance, the same for the same number; who decided what, in order."""

    def opening_events(self, position: Buffer) -> list[GameEvent]:
        """What happened when a fresh position was laid out."""

    def view(self, position: Buffer, seat: int) -> msgspec.Struct:
        """What a seat (or a spectator) sees lying on the table now."""

    def unveiled(self, position: Buffer) -> msgspec.Struct | None:
        """What nobody could see, for those who look back at a finished game; None where nothing is hidden."""

    def all_see_the_same(self, position: Buffer) -> bool:
        """Whether all views are the same now, but for the number of the viewer; they are then told once."""

    def observe(self, position: Buffer, seat: int) -> NDArray[np.int8]:
        """The same as numbers."""

    def public_state(self, position: Buffer, seat: int) -> Buffer:
        """The position as a seat knows it, in the form the rules read: all that it cannot see is blanked."""

    def event_numbers(self, position: Buffer) -> EventNumbers:
        """The events of the last decision as numbers: kind, audience, and up to four facts."""

    def in_words(self, events: EventNumbers) -> list[GameEvent]:
        """Such events in words."""

    def to_go(self, position: Buffer, seat: int) -> int:
        """How much a seat has still to get done before it has won."""

    def result(self, position: Buffer) -> Result | None:
        """How the game ended, or None while it goes on."""

    def reason(self, position: Buffer) -> int:
        """Why the game ended, as a number; 0 while it goes on."""

    def reason_in_words(self, reason: int) -> str:
        """The same in a word."""

    def action_from(self, text: str) -> int:
        """Reads a decision in the game's notation; raises BadInput where it is none."""

    def knows(self, text: str) -> bool:
        """Whether a text is a decision in the game's notation, legal now or not."""

    def action_to(self, action: int) -> str:
        """A decision in the game's notation; raises BadInput for a number that stands for none."""

    def asks(self, position: Buffer) -> Question:
        """What is asked of whoever owes a decision."""

    def draw(
        self,
        view: Any,
        options: Any,
        reader: Reader,
        choices: Collection[str] = (),
        just_now: Collection[GameEvent] = (),
    ) -> str:
        """A view for a terminal, in rich's markup, with the places among these choices lit up.

        What was revealed just now is drawn open, even where the rules have closed it already.
        """

    def signs(self, reader: Reader) -> str:
        """What the signs of a drawing mean."""

    def tell(self, event: GameEvent, options: Any, reader: Reader) -> str | None:
        """An event as a sentence, or None where there is nothing to say."""
