"""Dawn Under as the rest of the house knows it."""

from collections.abc import Collection, Mapping
from typing import Any

import msgspec
import numpy as np

from geisterstunde.games.dawn_under import words
from geisterstunde.games.dawn_under.actions import TEXT_OF
from geisterstunde.games.dawn_under.compiled_api import API
from geisterstunde.games.dawn_under.drawing import draw_view
from geisterstunde.games.dawn_under.editions import EDITIONS, table_size
from geisterstunde.games.dawn_under.events import Event
from geisterstunde.games.dawn_under.layouts import quarters_of
from geisterstunde.games.dawn_under.observation import Seen
from geisterstunde.games.dawn_under.options import CHOICES, Options
from geisterstunde.games.dawn_under.records import Deal, deal_from, lay_cards, read_deal
from geisterstunde.games.dawn_under.refusals import explain, what_is_asked
from geisterstunde.games.dawn_under.state import Ask, EndReason, State
from geisterstunde.games.dawn_under.telling import SPELLED
from geisterstunde.games.dawn_under.view import Unveiled, View, tell_view, unveil
from geisterstunde.kernel.compiled_api import Wishes
from geisterstunde.kernel.compiled_game import CompiledGame
from geisterstunde.kernel.game import Choice, GameEvent
from geisterstunde.kernel.reader import Reader
from geisterstunde.kernel.record import Buffer, number_at
from geisterstunde.kernel.refusal import Question, Refusal
from geisterstunde.kernel.seats import NOBODY, Seat

NO_LIMIT = 60
LONGEST_RANDOM_GAME = 20_000  # dawn ends every game long before


class DawnUnder(CompiledGame[State, View]):
    """The game of vampires, graves and good memories."""

    name = "dawn-under"
    options_form = Options
    events = Event
    reasons = EndReason
    choices: tuple[Choice, ...] = CHOICES

    api = API
    text_of = TEXT_OF
    event_forms = words.FORMS
    spelled = SPELLED
    example = "open c4"
    reveals = frozenset({"opened", "lifted"})
    longest_random_game = LONGEST_RANDOM_GAME

    def __init__(self) -> None:
        super().__init__()
        self._asked = number_at(self.api.POSITION, "state", "ask")
        self._fresh_air = number_at(self.api.POSITION, "state", "fresh_air")

    def wishes(self, options: Options) -> Wishes:
        limit = NO_LIMIT if options.vampires is None else options.vampires
        first = NOBODY if options.first is None else options.first
        return np.array([options.without_set, options.bare_set, limit, first])

    def options_in_full(self, options: Options) -> Options:
        return msgspec.structs.replace(options, rats=options.rats_dealt)

    def lay_deal(self, state: State, options: Options, deal: Mapping[str, Any]) -> None:
        lay_cards(state, deal_from(deal, options))

    def read_deal(self, state: State, first_drawn: bool) -> Deal:
        return read_deal(state, first_drawn)

    def explain(self, position: Buffer, seat: Seat, action: int) -> Refusal:
        return explain(self.state(position), seat, action)

    def asks(self, position: Buffer) -> Question:
        return what_is_asked(self.state(position))

    def tell_view(self, position: Buffer, seen: Seen, viewer: int) -> View:
        return tell_view(seen, viewer, fresh_air=bool(self._fresh_air(position)))

    def unveiled(self, position: Buffer) -> Unveiled:
        return unveil(self.state(position))

    def all_see_the_same(self, position: Buffer) -> bool:
        return self._asked(position) != Ask.GIVE  # what one has promised is one's own (DU-17)

    def draw(
        self,
        view: View,
        options: Options,
        reader: Reader,
        choices: Collection[str] = (),
        just_now: Collection[GameEvent] = (),
    ) -> str:
        return draw_view(view, options.layout_rows, reader, choices, just_now)

    def always_ends(self, position: Buffer) -> bool:
        return True  # day breaks (DU-20)

    def undealt(self, options: Options) -> Buffer:
        position = self.empty_position()
        s = self.state(position)
        edition, size = EDITIONS[options.edition], table_size(options.players)
        s.players = options.players
        s.everyone_joins_plague = edition.everyone_joins_plague
        s.rats_chain = edition.rats_chain
        s.may_leave_in_plague = edition.may_leave_in_plague or options.may_leave
        s.may_stop = options.may_stop
        s.repeat = edition.repeat_of_two if options.players == 2 else edition.repeat
        s.gifts_from_owner = size.gifts_from_owner
        s.gifts_from_each = size.gifts_from_each
        s.reserve_size = options.rats_dealt
        s.bulbs_each = options.garlic
        s.stakes_until_gifts = options.stakes
        s.fresh_air = options.fresh_air
        for grave, quarter in enumerate(quarters_of(options.layout_rows)):
            s.quarter[grave] = quarter
        return position


DAWN_UNDER = DawnUnder()
