"""Minds for a game that brings no bots: loops are made of them, but all who sit there decide by chance."""

from typing import Annotated, Any

from geisterstunde.bots.bot import Reason
from geisterstunde.bots.kit import BotKit
from geisterstunde.bots.levels import Level
from geisterstunde.bots.search import Choices
from geisterstunde.kernel.compiled_api import CompiledApi
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.opener import opener
from geisterstunde.kernel.record import Buffer, Byte, Ints, layout_of


class NoMind:
    """What every mind has."""

    random: Annotated[int, "i8"]
    seat: Byte
    reason: Byte


NO_MIND = layout_of(NoMind)
mind_of = opener(NoMind)


@rule
def sit_down(m: NoMind) -> None:
    """There is nothing to forget."""


@rule
def watch_event(m: NoMind, kind: int, first: int, second: int, third: int, fourth: int) -> None:
    """Nothing is noticed."""


@rule
def recall(m: NoMind, s: Any) -> None:
    """Nothing comes back to mind."""


@rule
def never_decide(m: NoMind, s: Any, room: Buffer) -> int:
    """Nobody is at this level."""
    return -1


@rule
def never_list(m: NoMind, s: Any, room: Buffer, candidates: Choices) -> int:
    """Nobody is at this level."""
    return 0


@rule
def never_choose(m: NoMind, s: Any, room: Buffer, candidate: Ints) -> int:
    """Nobody is at this level."""
    return -1


@rule
def leave_as_it_is(m: NoMind, s: Any) -> None:
    """Nothing is imagined."""


@rule
def never_play(m: NoMind, s: Any, log: Any, candidate: Ints) -> float:
    """Nobody is at this level."""
    return 0.0


def set_up(mind: NoMind, level: Level) -> None:
    """A level has no numbers here."""


def reason(mind: NoMind) -> Reason:
    """There is only chance."""
    return Reason("chance")


def no_minds(game: str, api: CompiledApi) -> BotKit:
    """The kit of a game without levels."""
    return BotKit(
        game=game,
        api=api,
        levels=(),
        mind=NoMind,
        most_candidates=1,
        set_up=set_up,
        reason=reason,
        searched=0,
        rules={
            "mind_of": mind_of,
            "sit_down": sit_down,
            "watch_event": watch_event,
            "recall": recall,
            "decide_by_heuristic": never_decide,
            "list_candidates": never_list,
            "choose_candidate": never_choose,
            "determinize": leave_as_it_is,
            "play_candidate": never_play,
        },
    )
