"""Attic Pairs as the rest of the house knows it."""

from collections.abc import Collection, Mapping
from typing import Any

import numpy as np

from attic_pairs import refusals, words
from attic_pairs.compiled_api import API
from attic_pairs.observation import Seen
from attic_pairs.options import CHOICES, Options
from attic_pairs.records import Deal, lay_deal, read_deal
from attic_pairs.state import Event, Reason, State
from attic_pairs.view import View, draw_view, tell_view
from geisterstunde.kernel.compiled_api import Wishes
from geisterstunde.kernel.compiled_game import CompiledGame
from geisterstunde.kernel.game import GameEvent
from geisterstunde.kernel.reader import Reader
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.refusal import Question, Refusal
from geisterstunde.kernel.seats import NOBODY


class AtticPairs(CompiledGame[State, View]):
    """The game of chests."""

    name = "attic-pairs"
    options_form = Options
    choices = CHOICES
    events = Event
    reasons = Reason
    api = API
    text_of = words.TEXT_OF
    event_forms = words.FORMS
    spelled = words.SPELLED
    example = "open 3"
    reveals = frozenset({"chest_opened"})
    longest_random_game = 1_000

    def undealt(self, options: Options) -> Buffer:
        position = self.empty_position()
        s = self.state(position)
        s.players, s.chests = options.players, options.chests
        return position

    def wishes(self, options: Options) -> Wishes:
        return np.array([NOBODY if options.first is None else options.first])

    def lay_deal(self, state: State, options: Options, deal: Mapping[str, Any]) -> None:
        lay_deal(state, options, deal)

    def read_deal(self, state: State, first_drawn: bool) -> Deal:
        return read_deal(state, first_drawn)

    def explain(self, position: Buffer, seat: int, action: int) -> Refusal:
        return refusals.explain(self.state(position), seat, action)

    def asks(self, position: Buffer) -> Question:
        return refusals.what_is_asked(self.state(position))

    def tell_view(self, position: Buffer, seen: Seen, viewer: int) -> View:
        return tell_view(seen, viewer)

    def draw(
        self,
        view: View,
        options: Options,
        reader: Reader,
        choices: Collection[str] = (),
        just_now: Collection[GameEvent] = (),
    ) -> str:
        return draw_view(view, reader, choices, just_now)


ATTIC_PAIRS = AtticPairs()
