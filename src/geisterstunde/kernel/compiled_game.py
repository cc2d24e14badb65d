"""What all games share: a position is one buffer, and compiled entries deal, decide and look into it."""

from abc import abstractmethod
from collections.abc import Mapping
from enum import IntEnum
from itertools import compress
from typing import Any, Generic, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from geisterstunde.kernel.chance import draw_words
from geisterstunde.kernel.compiled_api import CompiledApi, Wishes
from geisterstunde.kernel.game import SPECTATOR, Choice, GameEvent, Result, as_data
from geisterstunde.kernel.log import EVENT_FIELDS, EventNumbers
from geisterstunde.kernel.notation import EventForm, tell
from geisterstunde.kernel.options import read_options
from geisterstunde.kernel.reader import Reader
from geisterstunde.kernel.record import Buffer, number_at, place_of, snapshot_of
from geisterstunde.kernel.refusal import BadInput, InEnglish, Question, Refusal, Refused
from geisterstunde.kernel.seats import seats_in
from geisterstunde.kernel.sentence import quoted
from geisterstunde.kernel.telling import Spelling, told

S = TypeVar("S")  # a game's state
V = TypeVar("V")  # and its view

UNFINISHED = 0  # the reason of a game that goes on
RANDOM_STARTS = 2**32 - 1


class CompiledGame(Generic[S, V]):
    """A game whose rules are compiled. What is left to each game is marked abstract."""

    name: str
    api: CompiledApi
    options_form: type[msgspec.Struct]
    choices: tuple[Choice, ...]
    events: type[IntEnum]
    reasons: type[IntEnum]  # why a game ended; 0 while it goes on
    text_of: Mapping[int, str]
    event_forms: Mapping[int, EventForm]
    spelled: Mapping[str, Spelling]  # the facts of its events that are more than a word or a number
    example: str  # a decision as people may type it
    longest_random_game: int  # decisions; where a game by chance is cut that may never end

    def __init__(self) -> None:
        self.state_bytes, self.action_count = self.api.STATE_BYTES, self.api.ACTIONS
        # where the parts of a position are: NumPy takes long to check that a view of all of it is safe
        self._mask = place_of(self.api.POSITION, "mask")
        self._seen = place_of(self.api.POSITION, "seen")
        self._read_seen = snapshot_of(self.api.POSITION["seen"])
        self._owing = number_at(self.api.POSITION, "state", "owing")
        self._turn = number_at(self.api.POSITION, "state", "turn")
        self._reason = number_at(self.api.POSITION, "state", "reason")
        self._log_count = number_at(self.api.POSITION, "log", "count")
        self._log_events = place_of(self.api.POSITION, "log", "event")
        self._texts = [self.text_of.get(action, "") for action in range(self.action_count)]
        self._action_of = {text: action for action, text in self.text_of.items()}
        self._verbs = tuple(dict.fromkeys(text.split()[0] for _, text in sorted(self.text_of.items())))

    @abstractmethod
    def undealt(self, options: Any) -> Buffer:
        """A position with the options set and nothing dealt."""

    @abstractmethod
    def wishes(self, options: Any) -> Wishes:
        """What the options want of the deal, in numbers that its deal understands."""

    @abstractmethod
    def lay_deal(self, state: S, options: Any, deal: Mapping[str, Any]) -> None:
        """Puts a recorded deal onto the table; raises BadInput where it is impossible."""

    @abstractmethod
    def read_deal(self, state: S, first_drawn: bool) -> msgspec.Struct:
        """The deal of a game that has just begun."""

    @abstractmethod
    def explain(self, position: Buffer, seat: int, action: int) -> Refusal:
        """Why a decision that is not legal is turned down."""

    @abstractmethod
    def asks(self, position: Buffer) -> Question:
        """What is asked of whoever owes a decision."""

    @abstractmethod
    def tell_view(self, position: Buffer, seen: Any, viewer: int) -> V:
        """A view, told from the observation of a position."""

    def empty_position(self) -> Buffer:
        """Room for a position."""
        return np.zeros(self.api.POSITION.itemsize, dtype=np.uint8)

    def state(self, position: Buffer) -> S:
        """The state within a position."""
        state: S = self.api.open_state(position[: self.state_bytes])
        return state

    def options_from(self, given: Mapping[str, Any]) -> Any:
        return read_options(given, self.options_form)

    def options_from_record(self, given: Mapping[str, Any]) -> Any:
        return self.options_from(given)

    def options_to(self, options: Any) -> dict[str, Any]:
        return as_data(options)

    def players(self, options: Any) -> int:
        players: int = options.players
        return players

    def deal(self, options: Any, seed: bytes) -> Buffer:
        position = self.undealt(options)
        self.api.deal_into(position, draw_words(seed), self.wishes(options))
        return position

    def deal_to(self, options: Any, position: Buffer) -> dict[str, Any]:
        return as_data(self.read_deal(self.state(position), options.first is None))

    def options_in_full(self, options: Any) -> Any:
        return options

    def options_after_deal(self, options: Any, position: Buffer) -> Any:
        return msgspec.structs.replace(self.options_in_full(options), first=self.whose_turn(position))

    def options_before_deal(self, options: Any, deal: Mapping[str, Any]) -> Any:
        return options if deal.get("first") is None else msgspec.structs.replace(options, first=None)

    def lay_out(self, options: Any, deal: Mapping[str, Any]) -> Buffer:
        if options.first is None:
            raise BadInput("input-first-missing")
        position = self.undealt(options)
        self.lay_deal(self.state(position), options, deal)
        self.api.begin(position, options.first)
        return position

    def whose_turn(self, position: Buffer) -> int:
        return self._turn(position)

    def owing(self, position: Buffer) -> tuple[int, ...]:
        return seats_in(self._owing(position))

    def legal(self, position: Buffer, seat: int) -> list[int]:
        self.api.look(position, seat)
        actions: list[int] = position[self._mask].nonzero()[0].tolist()
        return actions

    def decisions(self, position: Buffer, seat: int) -> list[str]:
        return list(compress(self._texts, self.mask_bytes(position, seat).rstrip(b"\0")))

    def mask_bytes(self, position: Buffer, seat: int) -> bytes:
        """What a seat may choose now, as one byte an action, for Python to read."""
        self.api.look(position, seat)
        return position[self._mask].tobytes()

    def mask(self, position: Buffer, seat: int) -> NDArray[np.uint8]:
        self.api.look(position, seat)
        return position[self._mask].copy()

    def refuse(self, position: Buffer, seat: int, action: int) -> Refusal | None:
        in_range = 0 <= action < self.action_count  # a larger number may not even fit into 64 bits
        if in_range and self.api.may_decide(position, seat, action):
            return None
        return self.explain(position, seat, action)

    def carry_out(self, position: Buffer, seat: int, action: int) -> None:
        if not self.api.decide(position, seat, action):
            raise Refused(self.explain(position, seat, action))

    def apply(self, position: Buffer, seat: int, action: int) -> list[GameEvent]:
        self.carry_out(position, seat, action)
        return self._events(position)

    def always_ends(self, position: Buffer) -> bool:
        return False

    def play_randomly(self, position: Buffer, number: int) -> list[tuple[int, int]]:
        room = self.longest_random_game
        seats, actions = np.zeros(room, dtype=np.int8), np.zeros(room, dtype=np.int16)
        played: list[tuple[int, int]] = []
        random, goes_on = number % RANDOM_STARTS + 1, True
        while goes_on:
            count, random = self.api.play_randomly(position, random, seats, actions)
            played += zip(seats[:count].tolist(), actions[:count].tolist(), strict=True)
            goes_on = bool(self.owing(position)) and self.always_ends(position)
        return played

    def opening_events(self, position: Buffer) -> list[GameEvent]:
        return self._events(position)

    def view(self, position: Buffer, seat: int) -> V:
        self.api.look(position, seat)
        seen = self._read_seen(position[self._seen])
        return self.tell_view(position, seen, seat if 0 <= seat < seen.players else SPECTATOR)

    def unveiled(self, position: Buffer) -> msgspec.Struct | None:
        return None

    def all_see_the_same(self, position: Buffer) -> bool:
        return False  # so that a game which says nothing tells everybody what is theirs

    def observe(self, position: Buffer, seat: int) -> NDArray[np.int8]:
        self.api.look(position, seat)
        return np.frombuffer(position[self._seen].tobytes(), dtype=np.int8)

    def public_state(self, position: Buffer, seat: int) -> Buffer:
        shown = self.empty_position()
        self.api.show_to(position, shown, seat)
        return shown

    def to_go(self, position: Buffer, seat: int) -> int:
        return self.api.to_go(position, seat)

    def result(self, position: Buffer) -> Result | None:
        s: Any = self.state(position)
        if s.reason == UNFINISHED:
            return None
        return Result(seats_in(s.winners), self.reason_in_words(s.reason))

    def reason(self, position: Buffer) -> int:
        return self._reason(position)

    def reason_in_words(self, reason: int) -> str:
        return self.reasons(reason).name.lower()

    def action_from(self, text: str) -> int:
        action = self._action_of.get(text)
        if action is None:
            action = self._action_of.get(" ".join(text.split()))
        if action is None:
            raise self.no_decision(text)
        return action

    def no_decision(self, text: str) -> BadInput:
        """Why a text is no decision."""
        return BadInput(
            "input-no-decision", given=quoted(text), verbs=", ".join(self._verbs), example=self.example
        )

    def knows(self, text: str) -> bool:
        return " ".join(text.split()) in self._action_of

    def action_to(self, action: int) -> str:
        if action not in self.text_of:
            raise InEnglish(f"{self.name} has no decision of the number {action!r:.40}.")
        return self.text_of[action]

    def tell(self, event: GameEvent, options: Any, reader: Reader) -> str | None:
        return told(self.name, event, reader, self.spelled)

    def signs(self, reader: Reader) -> str:
        return reader.say(f"{self.name}-terminal-signs")

    def event_numbers(self, position: Buffer) -> EventNumbers:
        events = position[self._log_events].view(np.int16).reshape(-1, EVENT_FIELDS)
        return events[: self._log_count(position)]

    def in_words(self, events: EventNumbers) -> list[GameEvent]:
        return tell(self.event_forms, events)

    def _events(self, position: Buffer) -> list[GameEvent]:
        return self.in_words(self.event_numbers(position))
