"""Dawn Under as the rest of the house knows it."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from geisterstunde.games.dawn_under import crossing, words
from geisterstunde.games.dawn_under.actions import ACTIONS, TEXT_OF
from geisterstunde.games.dawn_under.crossing import POSITION, Position
from geisterstunde.games.dawn_under.drawing import SIGNS, draw_view
from geisterstunde.games.dawn_under.editions import EDITIONS, table_size
from geisterstunde.games.dawn_under.layouts import quarters_of
from geisterstunde.games.dawn_under.observation import SEEN
from geisterstunde.games.dawn_under.options import CHOICES, Options, options_from
from geisterstunde.games.dawn_under.records import deal_from, lay_cards, read_deal
from geisterstunde.games.dawn_under.refusals import explain, what_is_asked
from geisterstunde.games.dawn_under.state import NOBODY, STATE, Reason, State
from geisterstunde.games.dawn_under.telling import tell_happening
from geisterstunde.games.dawn_under.view import View, tell_view
from geisterstunde.kernel.chance import draw_words
from geisterstunde.kernel.game import SPECTATOR, Choice, Happening, Result, as_data
from geisterstunde.kernel.notation import tell
from geisterstunde.kernel.record import Buffer, plain_record
from geisterstunde.kernel.refusal import BadInput, Refusal, Refused

VERBS = tuple(dict.fromkeys(text.split()[0] for _, text in sorted(TEXT_OF.items())))
ACTION_OF = {text: action for action, text in TEXT_OF.items()}
NO_LIMIT = 60
LONGEST_RANDOM_GAME = 20_000  # decisions; dawn ends every game long before
RANDOM_STARTS = 2**32 - 1

open_position = plain_record(Position)


class DawnUnder:
    """The game of vampires, graves and good memories."""

    name = "dawn-under"
    state_bytes = STATE.itemsize
    action_count = ACTIONS
    choices: tuple[Choice, ...] = CHOICES
    signs = SIGNS

    def options_from(self, given: Mapping[str, Any]) -> Options:
        return options_from(given)

    def options_to(self, options: Options) -> dict[str, Any]:
        return as_data(options)

    def players(self, options: Options) -> int:
        return options.players

    def deal(self, options: Options, seed: bytes) -> Buffer:
        position = self.undealt(options)
        crossing.deal_into(
            position,
            draw_words(seed),
            options.without_set,
            options.bare_set,
            NO_LIMIT if options.vampires is None else options.vampires,
            NOBODY if options.first is None else options.first,
        )
        return position

    def deal_to(self, options: Options, position: Buffer) -> dict[str, Any]:
        return as_data(read_deal(self._state(position), options.first is None))

    def options_after_deal(self, options: Options, position: Buffer) -> Options:
        return msgspec.structs.replace(options, first=self._state(position).turn)

    def options_before_deal(self, options: Options, deal: Mapping[str, Any]) -> Options:
        return options if deal.get("first") is None else msgspec.structs.replace(options, first=None)

    def lay_out(self, options: Options, deal: Mapping[str, Any]) -> Buffer:
        if options.first is None:
            raise BadInput("A recorded game names the seat that begins: options.first is missing.")
        position = self.undealt(options)
        lay_cards(self._state(position), deal_from(deal, options))
        crossing.begin(position, options.first)
        return position

    def owing(self, position: Buffer) -> tuple[int, ...]:
        return words.seats(self._state(position).owing)

    def legal(self, position: Buffer, seat: int) -> list[int]:
        return [int(action) for action in np.flatnonzero(self.mask(position, seat))]

    def mask(self, position: Buffer, seat: int) -> NDArray[np.uint8]:
        crossing.look(position, seat)
        mask: NDArray[np.uint8] = position.view(POSITION)["mask"][0].copy()
        return mask

    def refuse(self, position: Buffer, seat: int, action: int) -> Refusal | None:
        if 0 <= action < ACTIONS and self.mask(position, seat)[action]:
            return None
        return explain(self._state(position), seat, action)

    def apply(self, position: Buffer, seat: int, action: int) -> list[Happening]:
        if not crossing.decide(position, seat, action):
            raise Refused(explain(self._state(position), seat, action))
        return self._events(position)

    def play_randomly(self, position: Buffer, number: int) -> list[tuple[int, int]]:
        seats = np.zeros(LONGEST_RANDOM_GAME, dtype=np.int8)
        actions = np.zeros(LONGEST_RANDOM_GAME, dtype=np.int16)
        count, _ = crossing.play_randomly(position, number % RANDOM_STARTS + 1, seats, actions)
        return list(zip(seats[:count].tolist(), actions[:count].tolist(), strict=True))

    def opening_events(self, position: Buffer) -> list[Happening]:
        return self._events(position)

    def view(self, position: Buffer, seat: int) -> View:
        opened = open_position(position)
        viewer = seat if 0 <= seat < opened.state.players else SPECTATOR
        crossing.look(position, viewer)
        return tell_view(opened.seen, viewer, fresh_air=bool(opened.state.fresh_air))

    def observe(self, position: Buffer, seat: int) -> NDArray[np.int8]:
        crossing.look(position, seat)
        seen: NDArray[np.int8] = np.frombuffer(position.view(POSITION)["seen"].tobytes(), dtype=np.int8)
        assert seen.size == SEEN.itemsize
        return seen

    def result(self, position: Buffer) -> Result | None:
        s = self._state(position)
        if s.reason == Reason.UNFINISHED:
            return None
        return Result(words.seats(s.winners), words.reason(s.reason))

    def action_from(self, text: str) -> int:
        if not self.knows(text):
            raise BadInput(
                f"{text!r:.40} is no decision; one begins with {', '.join(VERBS)}, as in 'open c4'."
            )
        return ACTION_OF[" ".join(text.split())]

    def knows(self, text: str) -> bool:
        return " ".join(text.split()) in ACTION_OF

    def action_to(self, action: int) -> str:
        return TEXT_OF[action]

    def _state(self, position: Buffer) -> State:
        return open_position(position).state

    def _events(self, position: Buffer) -> list[Happening]:
        log = position.view(POSITION)["log"][0]
        return tell(words.FORMS, log["event"][: log["count"]])

    def question(self, position: Buffer) -> str:
        rule, question = what_is_asked(self._state(position))
        return f"{question} ({rule})."

    def draw(
        self,
        view: View,
        options: Options,
        names: Sequence[str],
        choices: Collection[str] = (),
        just_now: Collection[Happening] = (),
    ) -> str:
        return draw_view(view, options.layout_rows, names, choices, just_now)

    def tell(self, happening: Happening, names: Sequence[str]) -> str | None:
        return tell_happening(happening, names)

    def undealt(self, options: Options) -> Buffer:
        """A position with the options set and nothing dealt."""
        position = np.zeros(POSITION.itemsize, dtype=np.uint8)
        s = self._state(position)
        edition, size = EDITIONS[options.edition], table_size(options.players)
        s.players = options.players
        s.everyone_joins_plague = edition.everyone_joins_plague
        s.rats_chain = edition.rats_chain
        s.may_leave_in_plague = edition.may_leave_in_plague
        s.repeat = edition.repeat_of_two if options.players == 2 else edition.repeat
        s.gifts_from_owner = size.gifts_from_owner
        s.gifts_from_each = size.gifts_from_each
        s.reserve_size = size.rats
        s.fresh_air = options.fresh_air
        for grave, quarter in enumerate(quarters_of(options.layout_rows)):
            s.quarter[grave] = quarter
        return position
