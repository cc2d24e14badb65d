"""A game being played: a deal, the decisions so far, and the position they lead to."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from geisterstunde.games.registry import game_named
from geisterstunde.kernel.game import Game, GameEvent, Result
from geisterstunde.kernel.record import Buffer
from geisterstunde.match.fairness import FirstSeal, Promise, Seal


class Step(NamedTuple):
    """A decision that has been checked and played, but not committed: the match stands where it stood."""

    seat: int
    decision: str
    position: Buffer  # that it leads to, with its events
    owing: tuple[int, ...]  # who decides next; nobody once the game is over


class Match:
    """A game at a table. Everything it knows follows from its options, its deal and its decisions.

    >>> match = Match.new("dawn-under", players=4, first=0, seed=8)
    >>> match.owing
    (0,)
    >>> [event.kind for event in match.decide(0, "open c4")]
    ['opened']
    """

    def __init__(self, game: Game, options: Any, deal: dict[str, Any], position: Buffer) -> None:
        self.game = game
        self.options = options
        self.deal = deal
        self.position = position
        self.seal: Seal | FirstSeal | None = None  # none where a deal was only laid out again
        self.decisions: list[tuple[int, str]] = []

    @classmethod
    def new(cls, game: str, *, seed: int | None = None, **options: Any) -> "Match":
        """A fresh game with some options, such as `players`; without a seed nobody can guess the deal."""
        return cls.dealt(game, options, Promise.fresh() if seed is None else Promise.numbered(seed))

    @classmethod
    def dealt(cls, name: str, options: Mapping[str, Any], promise: Promise) -> "Match":
        """A fresh game whose cards are dealt by a promised seed."""
        game = game_named(name)
        wanted = game.options_in_full(game.options_from(options))
        return cls.sealed(Seal(promise, name, game.options_to(wanted)))

    @classmethod
    def sealed(cls, seal: Seal | FirstSeal) -> "Match":
        """A fresh game as it was promised: these options, dealt by all that was given to the deal."""
        game = game_named(seal.game)
        wanted = game.options_from_record(seal.options)
        position = game.deal(wanted, seal.dealing_seed)
        match = cls(game, game.options_after_deal(wanted, position), game.deal_to(wanted, position), position)
        match.seal = seal
        return match

    @classmethod
    def laid_out(cls, name: str, options: Mapping[str, Any], deal: Mapping[str, Any]) -> "Match":
        """A game from a recorded deal, by the rules of the day when it was recorded."""
        game = game_named(name)
        wanted = game.options_from_record(options)
        return cls(game, wanted, dict(deal), game.lay_out(wanted, deal))

    @property
    def promise(self) -> Promise | None:
        """The seed that was promised, and the salt that hides it; none where a deal was only laid out."""
        return self.seal.promise if self.seal else None

    @property
    def owing(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return self.game.owing(self.position)

    @property
    def latest_events(self) -> list[GameEvent]:
        """What the last decision led to; before the first, what happened when the game was laid out."""
        return self.game.in_words(self.game.event_numbers(self.position))

    @property
    def result(self) -> Result | None:
        """How it ended, or None while it goes on."""
        return self.game.result(self.position)

    @property
    def state(self) -> bytes:
        """The bytes of the state."""
        return self.position[: self.game.state_bytes].tobytes()

    def legal(self, seat: int) -> list[str]:
        """What a seat may decide now, in notation."""
        return self.game.decisions(self.position, seat)

    def view(self, seat: int) -> msgspec.Struct:
        """What a seat (or a spectator, -1) sees."""
        return self.game.view(self.position, seat)

    def public_state(self, seat: int) -> Buffer:
        """The position as a seat knows it, for players made of code."""
        return self.game.public_state(self.position, seat)

    def propose(self, seat: int, text: str) -> Step:
        """Plays a decision on a copy; raises BadInput or Refused where it cannot be."""
        action = self.game.action_from(text)
        position = self.position.copy()
        self.game.carry_out(position, seat, action)
        return Step(seat, self.game.action_to(action), position, self.game.owing(position))

    def asks_the_same(self, seat: int, step: Step) -> bool:
        """Whether a seat may decide the same after a step as before it."""
        before, after = self.game.mask(self.position, seat), self.game.mask(step.position, seat)
        return before.tobytes() == after.tobytes()

    def after(self, step: Step) -> "Match":
        """The match as it will stand once a proposed decision is committed."""
        match = Match(self.game, self.options, self.deal, step.position)
        match.seal, match.decisions = self.seal, [*self.decisions, (step.seat, step.decision)]
        return match

    def commit(self, step: Step) -> None:
        """Makes the outcome of a proposed decision the position; nothing may have been decided in between."""
        self.position = step.position
        self.decisions.append((step.seat, step.decision))

    def decide(self, seat: int, text: str) -> list[GameEvent]:
        """Carries out a decision; raises BadInput or Refused, with nothing changed, where it cannot be."""
        action = self.game.action_from(text)
        events = self.game.apply(self.position, seat, action)
        self.decisions.append((seat, self.game.action_to(action)))
        return events
