"""How long bots think about a decision."""

import statistics
import time

from benchmarks.figures import Figure
from geisterstunde.bots.bot import events_for
from geisterstunde.bots.registry import bot_named, kit_of
from geisterstunde.games.registry import game_named, game_names
from geisterstunde.kernel.chance import numbered_seed

PLAYERS = 4
TOP_DECISIONS = 10_000
OTHER_DECISIONS = 2_000


def figures(top_decisions: int = TOP_DECISIONS) -> list[Figure]:
    """The median and the worst of every level, at a table of four of its own kind."""
    measured = []
    for game in game_names():
        levels = kit_of(game).levels
        for level in levels:
            top = level is levels[-1]
            seconds = decision_times(game, level.key, top_decisions if top else OTHER_DECISIONS)
            milliseconds = 1e3 * statistics.median(seconds)
            goal = "worst at most 150" if top else "under 5"
            what = f"{game}, {level.key}: a decision"
            measured.append(Figure(what, milliseconds, f"ms, worst {1e3 * max(seconds):.1f}", goal))
    return measured


def decision_times(game: str, name: str, wanted: int) -> list[float]:
    """Seconds for each of so many decisions; in Through the Wall those that follow a plan do not count."""
    rules = game_named(game)
    seconds: list[float] = []
    index = 0
    while len(seconds) < wanted:
        options = rules.options_from({"players": PLAYERS})
        position = rules.deal(options, numbered_seed(9, index))
        bots = [bot_named(game, name, seat, index) for seat in range(PLAYERS)]
        turn = -1
        while owing := rules.owing(position):
            shown = rules.public_state(position, owing[0])
            start = time.perf_counter()
            decision = bots[owing[0]].decide(shown)
            if game == "dawn-under" or owing[0] != turn:
                seconds.append(time.perf_counter() - start)
            turn = owing[0]
            rules.apply(position, owing[0], decision.action)
            events = rules.event_numbers(position)
            for seat, bot in enumerate(bots):
                bot.watch(events_for(events, seat))
        seconds = seconds[10:] if index == 0 else seconds  # the first ones compile
        index += 1
    return seconds[:wanted]
