"""Through the Wall as the rest of the house knows it."""

from collections.abc import Collection, Mapping
from typing import Any

import msgspec
import numpy as np

from geisterstunde.games.through_the_wall import words
from geisterstunde.games.through_the_wall.actions import TEXT_OF
from geisterstunde.games.through_the_wall.board import GHOST_COLOURS
from geisterstunde.games.through_the_wall.boards import garments_of, rooms_of
from geisterstunde.games.through_the_wall.compiled_api import API
from geisterstunde.games.through_the_wall.drawing import draw_view, explain_signs
from geisterstunde.games.through_the_wall.events import Event
from geisterstunde.games.through_the_wall.misreading import why_no_decision
from geisterstunde.games.through_the_wall.observation import Seen
from geisterstunde.games.through_the_wall.options import CHOICES, STONE, WANDER, Options
from geisterstunde.games.through_the_wall.records import Deal, deal_from, lay_cards, read_deal
from geisterstunde.games.through_the_wall.refusals import explain, what_is_asked
from geisterstunde.games.through_the_wall.state import NO_COCK, EndReason, State
from geisterstunde.games.through_the_wall.telling import spelled
from geisterstunde.games.through_the_wall.view import Unveiled, View, tell_view, unveil
from geisterstunde.kernel.compiled_api import Wishes
from geisterstunde.kernel.compiled_game import CompiledGame
from geisterstunde.kernel.game import Choice, GameEvent
from geisterstunde.kernel.reader import Reader
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.refusal import BadInput, Question, Refusal, Refused
from geisterstunde.kernel.seats import NOBODY, Seat
from geisterstunde.kernel.telling import told

LONGEST_RANDOM_GAME = 50_000  # decisions; where no cock crows, chance alone may never dress a ghost


class ThroughTheWall(CompiledGame[State, View]):
    """The game of ghosts, magnets and a castle that turns."""

    name = "through-the-wall"
    options_form = Options
    events = Event
    reasons = EndReason
    choices: tuple[Choice, ...] = CHOICES

    api = API
    text_of = TEXT_OF
    event_forms = words.FORMS
    example = "step b1"
    reveals = frozenset({"deck_seen"})
    longest_random_game = LONGEST_RANDOM_GAME

    def options_from_record(self, given: Mapping[str, Any]) -> Options:
        options: Options = self.options_from({"night": None, **given})
        before = GHOST_COLOURS[: options.players]  # by seat, until two players took opposite corners
        return options if "ghosts" in given else msgspec.structs.replace(options, ghosts=before)

    def options_in_full(self, options: Options) -> Options:
        return msgspec.structs.replace(options, ghosts=options.colours)

    def always_ends(self, position: Buffer) -> bool:
        return self.state(position).night != NO_COCK

    def no_decision(self, text: str) -> BadInput:
        refusal = why_no_decision(text)
        return super().no_decision(text) if refusal is None else Refused(refusal)

    def tell(self, event: GameEvent, options: Options, reader: Reader) -> str | None:
        return told(self.name, event, reader, spelled(options.colours))

    def wishes(self, options: Options) -> Wishes:
        return np.array([NOBODY if options.first is None else options.first])

    def lay_deal(self, state: State, options: Options, deal: Mapping[str, Any]) -> None:
        lay_cards(state, deal_from(deal, options))

    def read_deal(self, state: State, first_drawn: bool) -> Deal:
        return read_deal(state, first_drawn)

    def explain(self, position: Buffer, seat: Seat, action: int) -> Refusal:
        s = self.state(position)
        return explain(s, self.mask_bytes(position, s.turn), seat, action)

    def asks(self, position: Buffer) -> Question:
        s = self.state(position)
        return what_is_asked(s, self.mask_bytes(position, s.turn))

    def tell_view(self, position: Buffer, seen: Seen, viewer: int) -> View:
        return tell_view(seen, viewer)

    def unveiled(self, position: Buffer) -> Unveiled:
        return unveil(self.state(position))

    def all_see_the_same(self, position: Buffer) -> bool:
        return True  # only the fronts of cards are hidden, from everybody (TW-22)

    def draw(
        self,
        view: View,
        options: Options,
        reader: Reader,
        choices: Collection[str] = (),
        just_now: Collection[GameEvent] = (),
    ) -> str:
        return draw_view(view, options.board_rows, reader, choices)

    def signs(self, reader: Reader) -> str:
        return explain_signs(reader)

    def undealt(self, options: Options) -> Buffer:
        position = self.empty_position()
        s = self.state(position)
        s.castle.players = options.players
        s.decks_wander = options.decks == WANDER
        s.stone = options.floor == STONE
        s.night = NO_COCK if options.night is None else options.night * options.players
        for seat, colour in enumerate(options.colours):
            s.castle.colour[seat] = GHOST_COLOURS.index(colour)
        for space, (room, garment) in enumerate(
            zip(rooms_of(options.board_rows), garments_of(options.board_rows), strict=True)
        ):
            s.castle.room[space] = room
            s.garment[space] = garment
        return position


THROUGH_THE_WALL = ThroughTheWall()
