"""What a game of Dawn Under is counted by: for designers, and for players when it is over."""

from geisterstunde.games.dawn_under.events import Event
from geisterstunde.kernel.log import EventNumbers
from geisterstunde.kernel.statistics import Metric, Numbers, SeatStatistic, Statistics, count, times, usual

METRICS = (
    *usual(
        Event.TURN_BEGAN,
        {
            Event.TURN_BEGAN: 3,
            Event.OPENED: 5,
            Event.LIFTED: 5,
            Event.LAID: 3,
            Event.GARLIC_PUT: 3,
            Event.STAKE_TAKEN: 2,
            Event.PLAGUE_BEGAN: 5,
            Event.GAVE: 3,
            Event.TOOK: 3,
            Event.BAT_LANDED: 4,
            Event.COUNT_SET: 4,
        },
    ),
    Metric("openings", "graves opened", count(Event.OPENED, Event.LIFTED)),
    Metric("stakes", "stakes taken", count(Event.STAKE_TAKEN)),
    Metric("plagues", "plagues", count(Event.PLAGUE_BEGAN)),
    Metric("gifts", "vampires given away", count(Event.GAVE)),
    Metric("garlic", "garlic found", count(Event.GARLIC_FOUND)),
    Metric("bats", "bats sent out", count(Event.BAT_LANDED), needs="fresh_air"),
    Metric("doubts", "bats doubted", count(Event.DOUBTED), needs="fresh_air"),
)


def received(events: EventNumbers, players: int) -> Numbers:
    """Vampires given by others, and with Fresh Air those found in a grave and sent to a player."""
    given = times(Event.GAVE, fact=1)(events, players)  # the receiver is the second fact
    return given + times(Event.FOUND_VAMPIRE_SENT)(events, players)


OF_SEATS = (
    SeatStatistic("openings", times(Event.OPENED, Event.LIFTED)),
    SeatStatistic("laid", times(Event.LAID)),
    SeatStatistic("stakes", times(Event.STAKE_TAKEN)),
    SeatStatistic("gifts", times(Event.GAVE)),
    SeatStatistic("received", received),
    SeatStatistic("garlic", times(Event.GARLIC_FOUND)),
    SeatStatistic("bats", times(Event.BAT_LANDED), needs="fresh_air"),
    SeatStatistic("doubts", times(Event.DOUBTED), needs="fresh_air"),
)

STATISTICS = Statistics(Event, METRICS, OF_SEATS)
