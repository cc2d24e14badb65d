"""What a game of Through the Wall is counted by: for designers, and for players when it is over."""

from geisterstunde.games.through_the_wall.events import Event
from geisterstunde.kernel.statistics import Metric, SeatStatistic, Statistics, count, times, usual

METRICS = (
    *usual(
        Event.TURN_BEGAN,
        {
            Event.TURN_BEGAN: 6,
            Event.STEPPED: 4,
            Event.SLID: 6,
            Event.SHIFTED: 8,
            Event.TURNED: 8,
            Event.PUT: 4,
            Event.SEARCHED: 10,
            Event.SWAPPED: 4,
        },
    ),
    Metric("steps", "steps", count(Event.STEPPED)),
    Metric("slides", "sliders moved", count(Event.SLID, Event.SHIFTED)),
    Metric("quarters", "turns of the board", count(Event.TURNED)),
    Metric("searches", "decks searched", count(Event.SEARCHED)),
    Metric("falls", "ghosts pushed off the board", count(Event.PUSHED_OFF)),
)

OF_SEATS = (
    SeatStatistic("steps", times(Event.STEPPED)),
    SeatStatistic("slides", times(Event.SLID, Event.SHIFTED)),
    SeatStatistic("quarters", times(Event.TURNED)),
    SeatStatistic("searches", times(Event.SEARCHED)),
    SeatStatistic("garments", times(Event.DRESSED)),
)

STATISTICS = Statistics(Event, METRICS, OF_SEATS)
