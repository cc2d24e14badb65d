"""The trial of a game's secrecy: what a viewer cannot know is changed, and no byte it receives may change."""

import random
from collections.abc import Iterator

import msgspec

from geisterstunde.bots.bot import events_for
from geisterstunde.kernel.game import Game, GameEvent
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.refusal import Refused
from tests.play import viewers
from tests.secrecy.worlds import Secrets
from tests.tables import GameTable

WORLDS = 2


class Leak(AssertionError):
    """A viewer could have learnt what it must not know. Says through which channel."""

    def __init__(self, channel: str, viewer: int, told: object, otherwise: object) -> None:
        super().__init__(
            f"viewer {viewer} learns a secret from {channel}:\n{told!r:.2000}\nor\n{otherwise!r:.2000}"
        )
        self.channel = channel


def told(happenings: list[GameEvent], viewer: int) -> bytes:
    """The events that a viewer is told, byte by byte."""
    return msgspec.json.encode([happening for happening in happenings if happening.is_for(viewer)])


def seen(game: Game, position: Buffer, viewer: int) -> Iterator[tuple[str, object]]:
    """All that a viewer can look at, channel by channel."""
    yield "view", msgspec.json.encode(game.view(position, viewer))
    yield "observe", game.observe(position, viewer).tobytes()
    yield "legal", list(game.legal(position, viewer))
    yield "mask", game.mask(position, viewer).tobytes()
    yield "owing", game.owing(position)
    yield "result", game.result(position)


def public(game: Game, position: Buffer, viewer: int) -> Iterator[tuple[str, object]]:
    """The position as a player made of code is shown it."""
    yield "public_state", game.public_state(position, viewer).tobytes()


def heard(game: Game, position: Buffer, viewer: int) -> Iterator[tuple[str, object]]:
    """What a player made of code is told of the last decision."""
    yield "event_numbers", events_for(game.event_numbers(position), viewer).tobytes()


def refused(game: Game, position: Buffer, viewer: int) -> Iterator[tuple[str, object]]:
    """All that a viewer can find out by trying."""
    for action in range(-1, game.action_count + 1):
        refusal = game.refuse(position, viewer, action)
        yield "refuse", (action, refusal)
        if refusal is not None and action % 8 == 0:
            yield "apply", (action, turned_down(game, position, viewer, action))


def turned_down(game: Game, position: Buffer, viewer: int, action: int) -> str:
    """What a decision that is refused is answered with."""
    try:
        game.apply(position, viewer, action)
    except Refused as refused:
        return f"{refused} {refused.refusal}"
    raise AssertionError(f"{action} was refused and yet carried out")


def compare(viewer: int, real: Iterator[tuple[str, object]], other: Iterator[tuple[str, object]]) -> None:
    """Makes sure that two worlds look alike."""
    for (channel, fact), (_, otherwise) in zip(real, other, strict=True):
        if fact != otherwise:
            raise Leak(channel, viewer, fact, otherwise)


def check_look(game: Game, secrets: Secrets, position: Buffer, viewer: int, chance: random.Random) -> None:
    """Nothing that lies on the table tells what is hidden."""
    hidden = secrets.hidden(position, viewer)
    for _ in range(WORLDS):
        other = secrets.shuffled(position, hidden, chance)
        compare(viewer, seen(game, position, viewer), seen(game, other, viewer))
    check_public_state(game, secrets, position, viewer, chance)


def check_public_state(
    game: Game, secrets: Secrets, position: Buffer, viewer: int, chance: random.Random
) -> None:
    """Nothing that a player made of code reads tells what is hidden."""
    other = secrets.shuffled(position, secrets.hidden(position, viewer), chance)
    compare(viewer, public(game, position, viewer), public(game, other, viewer))


def check_refusals(
    game: Game, secrets: Secrets, position: Buffer, viewer: int, chance: random.Random
) -> None:
    """Nothing that a viewer tries in vain tells what is hidden."""
    other = secrets.shuffled(position, secrets.hidden(position, viewer), chance)
    compare(viewer, refused(game, position, viewer), refused(game, other, viewer))


def check_decision(
    game: Game,
    secrets: Secrets,
    position: Buffer,
    decision: tuple[int, int],
    viewer: int,
    chance: random.Random,
) -> None:
    """Nothing that happens tells what is still hidden when it is over, and was not shown in between."""
    seat, action = decision
    after = position.copy()
    happenings = game.apply(after, seat, action)
    still_hidden = secrets.hidden(position, viewer) - secrets.shown_by(position, seat, action, after, viewer)
    other = secrets.shuffled(position, still_hidden, chance)
    other_happenings = game.apply(other, seat, action)
    compare_events(viewer, happenings, other_happenings)
    compare(viewer, heard(game, after, viewer), heard(game, other, viewer))
    compare(viewer, seen(game, after, viewer), seen(game, other, viewer))
    check_public_state(game, secrets, after, viewer, chance)
    if viewer != seat:
        for alike in secrets.alike(position, seat, action):
            other = position.copy()
            compare_events(viewer, happenings, game.apply(other, seat, alike))
            compare(viewer, heard(game, after, viewer), heard(game, other, viewer))
            compare(viewer, seen(game, after, viewer), seen(game, other, viewer))


def compare_events(viewer: int, happenings: list[GameEvent], otherwise: list[GameEvent]) -> None:
    """Makes sure that a viewer is told the same."""
    if told(happenings, viewer) != told(otherwise, viewer):
        raise Leak("events", viewer, told(happenings, viewer), told(otherwise, viewer))


def check_deal(game: Game, secrets: Secrets, position: Buffer, viewer: int, chance: random.Random) -> None:
    """Nothing that is told when cards are dealt tells what lies face down."""
    other = secrets.shuffled(position, secrets.hidden(position, viewer), chance)
    compare_events(viewer, game.opening_events(position), game.opening_events(other))
    compare(viewer, heard(game, position, viewer), heard(game, other, viewer))


def one_of_each_verb(game: Game, position: Buffer, chance: random.Random) -> list[tuple[int, int]]:
    """Legal decisions of every kind: a seat and an action each."""
    decisions: dict[str, list[tuple[int, int]]] = {}
    for seat in game.owing(position):
        for action in game.legal(position, seat):
            decisions.setdefault(game.action_to(action).split()[0], []).append((seat, action))
    return [chance.choice(choices) for choices in decisions.values()]


def check_position(
    game: Game, secrets: Secrets, table: GameTable, position: Buffer, chance: random.Random
) -> None:
    """A position on trial, for everyone who may look on: as it lies, and after all kinds of decisions."""
    for viewer in viewers(table):
        check_look(game, secrets, position, viewer, chance)
        for decision in one_of_each_verb(game, position, chance):
            check_decision(game, secrets, position, decision, viewer, chance)
