"""The trial of the server's secrecy: what somebody cannot know is changed, and no byte may.

Every pair of worlds is played on two real servers, message by message the same. Compared is all that comes
over the wire: streams of events, answers, refusals, what is told to those who come anew (while a lid lies
open, and when it is closed), all requests, the log, and what bots are told in their processes. Each is
compared for those whom the rules do not let tell the worlds apart at that moment.
"""

from collections.abc import Iterable
from pathlib import Path

from tests.secrecy.checker import Leak
from tests.server_secrecy import visit
from tests.server_secrecy.clock import run, the_loop
from tests.server_secrecy.house import HouseHere, Log, listening_to_the_log, our_tables, two_houses
from tests.server_secrecy.pairs import Alike, Pair
from tests.server_secrecy.visit import Channel, Visit

PATIENCE_A_PAIR = 120.0  # on a busy machine; the first start of a bot's process is among it


class Figures:
    """How much was compared."""

    def __init__(self) -> None:
        self.pairs = 0
        self.messages = 0
        self.bytes = 0

    def add(self, messages: list[bytes]) -> None:
        """So much was the same."""
        self.messages += len(messages)
        self.bytes += sum(map(len, messages))


def try_pairs(folder: Path, planned: Iterable[Pair]) -> Figures:
    """Plays pairs of worlds, and raises Leak at the first byte that differs."""
    pairs, figures = list(planned), Figures()

    async def trial() -> None:
        with listening_to_the_log() as log:
            async with two_houses(folder) as houses:
                for pair in pairs:
                    await try_pair(houses, pair, log, figures)
                    the_loop().note_step()

    with our_tables():
        run(trial, PATIENCE_A_PAIR)
    return figures


async def try_pair(houses: tuple[HouseHere, HouseHere], pair: Pair, log: Log, figures: Figures) -> None:
    """Plays one pair, and compares."""
    one, other = [await Visit(house, pair, world, log).run() for world, house in enumerate(houses)]
    for received in (one, other):
        nothing_is_shown_again(pair, received)
    steps = [pair.start, *(move.alike for move in pair.moves)]
    for channel in sorted(one.keys() | other.keys()):
        if not is_blind(channel, steps):
            continue
        told, otherwise = one.get(channel, []), other.get(channel, [])
        if told != otherwise:
            raise Leak(
                f"{channel.way} (pair {pair.number}, step {channel.step})",
                channel.viewer,
                *first_difference(told, otherwise),
            )
        figures.add(told)
    figures.pairs += 1


def nothing_is_shown_again(pair: Pair, received: dict[Channel, list[bytes]]) -> None:
    """Whoever comes when all is closed again is told nothing of what lay open, whichever number they have."""
    kinds = [f'"kind":"{kind}"'.encode() for kind in pair.table.game.reveals]
    for channel, messages in received.items():
        for message in messages:
            if channel.way == visit.AFTERWARDS and any(kind in message for kind in kinds):
                raise Leak(f"closed again (pair {pair.number})", channel.viewer, message, b"")


def is_blind(channel: Channel, steps: list[Alike]) -> bool:
    """Whether whoever receives this must not be able to tell the worlds apart."""
    match channel.way:
        case visit.STREAM:
            return all(channel.viewer in alike.just_shown for alike in steps[: channel.step + 1])
        case visit.TO_BOT:
            return all(channel.viewer in alike.just_shown for alike in steps[: channel.step])
        case visit.WHILE_SHOWN:
            return channel.viewer in steps[channel.step].just_shown
        case visit.AFTERWARDS:
            return channel.viewer in steps[channel.step].seen
    return True  # what anybody can ask, and what is logged


def first_difference(told: list[bytes], otherwise: list[bytes]) -> tuple[object, object]:
    """The first two messages that differ."""
    for one, other in zip(told, otherwise, strict=False):
        if one != other:
            place = next(
                (place for place, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0
            )
            return one[max(place - 200, 0) : place + 200], other[max(place - 200, 0) : place + 200]
    return len(told), len(otherwise)
