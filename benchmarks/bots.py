"""How long bots think about a decision."""

import statistics
import time
from typing import NamedTuple

from benchmarks.figures import Figure
from geisterstunde.bots.bot import events_for
from geisterstunde.bots.registry import bot_named, kit_of
from geisterstunde.games.registry import game_named, game_names
from geisterstunde.kernel.chance import numbered_seed

PLAYERS = 4
TOP_DECISIONS = 10_000
OTHER_DECISIONS = 2_000


class Thought(NamedTuple):
    """Seconds of a decision: those of the processor, and those that went by on a perhaps busy machine."""

    processor: float
    clock: float


def figures(top_decisions: int = TOP_DECISIONS) -> list[Figure]:
    """The median and the worst of every level, at a table of four of its own kind."""
    measured = []
    for game in game_names():
        levels = kit_of(game).levels
        for level in levels:
            top = level is levels[-1]
            thoughts = decision_times(game, level.key, top_decisions if top else OTHER_DECISIONS)
            median = statistics.median(thought.processor for thought in thoughts)
            worst, by_the_clock = (max(seconds) for seconds in zip(*thoughts, strict=True))
            unit = f"ms, worst {1e3 * worst:.1f} (by the clock {1e3 * by_the_clock:.1f})"
            goal = "worst at most 150" if top else "under 5"
            measured.append(Figure(f"{game}, {level.key}: a decision", 1e3 * median, unit, goal))
    return measured


def decision_times(game: str, name: str, wanted: int) -> list[Thought]:
    """How long each of so many took; in Through the Wall those that follow a plan do not count."""
    rules = game_named(game)
    thoughts: list[Thought] = []
    index = 0
    while len(thoughts) < wanted:
        options = rules.options_from({"players": PLAYERS})
        position = rules.deal(options, numbered_seed(9, index))
        bots = [bot_named(game, name, seat, index) for seat in range(PLAYERS)]
        turn = -1
        while owing := rules.owing(position):
            shown = rules.public_state(position, owing[0])
            start = Thought(time.thread_time(), time.perf_counter())
            decision = bots[owing[0]].decide(shown)
            if game == "dawn-under" or owing[0] != turn:
                passed = time.thread_time() - start.processor, time.perf_counter() - start.clock
                thoughts.append(Thought(*passed))
            turn = owing[0]
            rules.apply(position, owing[0], decision.action)
            events = rules.event_numbers(position)
            for seat, bot in enumerate(bots):
                bot.watch(events_for(events, seat))
        thoughts = thoughts[10:] if index == 0 else thoughts  # the first ones compile
        index += 1
    return thoughts[:wanted]
