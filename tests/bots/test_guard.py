"""Whatever a bot does, its table goes on: real bots in real processes, most of them naughty."""

import contextlib
import random
import zlib
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

import pytest

from geisterstunde.bots.bot import Bot, Decision, Reason, events_for
from geisterstunde.bots.guard import FALLBACK, GuardedBot, Incident, Trouble, Worker
from geisterstunde.bots.registry import bot_named
from geisterstunde.kernel.record import Buffer
from tests.bots import naughty
from tests.play import dealt, pick
from tests.tables import GameTable

SEAT = 0
LONG = 60.0  # seconds: nobody needs as much
SHORT = 1.5
TABLES = [GameTable("dawn-under", {"players": 2}), GameTable("through-the-wall", {"players": 2})]


@pytest.fixture(autouse=True)
def plain_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The processes of bots play by plain rules, which are read in no time."""
    monkeypatch.setenv("GEISTERSTUNDE_JIT", "0")


class Told(NamedTuple):
    """A decision of the guarded seat, and all that its seat had heard by then."""

    decision: Decision
    heard: int


@contextlib.contextmanager
def guarded(
    table: GameTable, make: Callable[[], Bot], deadline: float = LONG
) -> Iterator[tuple[GuardedBot, list[Incident]]]:
    """A bot under guard, and the list of what is reported about it."""
    incidents: list[Incident] = []
    guard = GuardedBot(table.game, SEAT, make, deadline, incidents.append, first_deadline=deadline)
    try:
        yield guard, incidents
    finally:
        guard.close()


def play(table: GameTable, bot: Bot, decisions: int, number: int = 1) -> list[Told]:
    """Plays until a bot has decided so often, the others by chance; every decision must be legal."""
    game, chance = table.game, random.Random(number)
    position: Buffer = dealt(table, number)
    told: list[Told] = []
    heard = 0
    while len(told) < decisions and game.owing(position):
        events = events_for(game.event_numbers(position), SEAT)
        heard = zlib.crc32(events.tobytes(), heard)
        bot.watch(events)
        if SEAT in game.owing(position):
            decision = bot.decide(game.public_state(position, SEAT))
            told.append(Told(decision, heard))
            game.apply(position, SEAT, decision.action)
        else:
            game.apply(position, *pick(game, position, chance))
    assert told
    return told


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_good_bot_is_left_alone(table: GameTable) -> None:
    with guarded(table, partial(naughty.Good, table.name, SEAT)) as (guard, incidents):
        played = play(table, guard, 25)
        workers = guard.worker.process.pid
        play(table, guard, 5)
        assert guard.worker.process.pid == workers
    assert incidents == []
    assert [told.decision for told in played] == [
        told.decision for told in play(table, naughty.Good(table.name, SEAT), 25)
    ]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_level_decides_the_same_under_guard(table: GameTable) -> None:
    level = {"dawn-under": "hedgehog", "through-the-wall": "candle"}[table.name]
    with guarded(table, partial(bot_named, table.name, level, SEAT, 5), 300.0) as (guard, incidents):
        played = play(table, guard, 10)
    assert incidents == []
    assert played == play(table, bot_named(table.name, level, SEAT, 5), 10)


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        (naughty.Raises, "ZeroDivisionError: what now"),
        (naughty.RaisesWhileItWatches, "KeyError: 'no'"),
        (naughty.RaisesUnspeakably, "has died"),
        (naughty.Leaves, "has died"),
        (naughty.Dies, "has died"),
        (naughty.NeverBegins, "has not started"),
        (naughty.AnswersAFunction, "has failed"),
    ],
)
def test_a_bot_that_fails_is_replaced_by_something_legal(bot: type[naughty.Good], said: str) -> None:
    table = TABLES[0]
    with guarded(table, partial(bot, table.name, SEAT)) as (guard, incidents):
        played = play(table, guard, 2)
    assert [told.decision.reason for told in played] == [FALLBACK] * 2
    assert [incident.seat for incident in incidents] == [SEAT] * 2
    for incident in incidents:
        assert said in incident.sentence
        assert len(incident.sentence) <= 300


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_bot_that_hangs_is_given_up_in_time(table: GameTable) -> None:
    with guarded(table, partial(naughty.Hangs, table.name, SEAT), 0.3) as (guard, incidents):
        played = play(table, guard, 2)
        assert guard.worker.process is None
    assert [told.decision.reason for told in played] == [FALLBACK] * 2
    assert [incident.sentence for incident in incidents] == [
        "The bot has not answered within 0.3 seconds."
    ] * 2


NONSENSE: list[Any] = [
    None,
    7,
    b"open a1",
    ("open a1",),
    (7, None),
    Decision("open a1", Reason("text")),  # type: ignore[arg-type] # nonsense on purpose
    Decision(1.0, Reason("half")),  # type: ignore[arg-type] # nonsense on purpose
    Decision(True, Reason("Python counts it among the numbers")),
    Decision(-1, Reason("below")),
    Decision(255, Reason("no such action")),
    Decision(10**30, Reason("far beyond")),
    Decision(-(10**30), Reason("far below")),
]


def test_nonsense_is_replaced_by_something_legal() -> None:
    table = TABLES[0]
    with guarded(table, partial(naughty.Answers, table.name, SEAT, *NONSENSE)) as (guard, incidents):
        played = play(table, guard, len(NONSENSE))
        assert guard.worker.lives == 1, "it has answered them all"
    assert [told.decision.reason for told in played] == [FALLBACK] * len(NONSENSE)
    assert {type(told.decision.action) for told in played} == {int}
    assert len(incidents) == len(NONSENSE)
    for incident in incidents:
        assert incident.seat == SEAT
        assert incident.sentence.startswith("The bot has ")
        assert incident.sentence.endswith(".")


@pytest.mark.parametrize(
    ("bot", "said"), [(naughty.HangsAtTimes, "not answered"), (naughty.DiesAtTimes, "died")]
)
def test_a_replaced_worker_has_heard_all_that_happened_before(bot: type[naughty.Good], said: str) -> None:
    """After a bot has hung or died, the next one decides as if it had sat there from the beginning."""
    table = TABLES[1]
    with guarded(table, partial(bot, table.name, SEAT), SHORT) as (guard, incidents):
        played = play(table, guard, 8)
    fallbacks = [number for number, told in enumerate(played) if told.decision.reason == FALLBACK]
    assert len(fallbacks) == len(incidents) > 0
    assert all(said in incident.sentence for incident in incidents)
    decided_after = [told for told in played[fallbacks[0] :] if told.decision.reason != FALLBACK]
    assert decided_after
    for told in decided_after:
        assert told.decision.reason == Reason("heard", str(told.heard))


def test_the_first_answer_of_every_kind_has_time_to_compile() -> None:
    """Later ones of the same kind have a deadline; another kind may have to compile something else."""
    worker = Worker(naughty.sleeper, deadline=0.1, first_deadline=60.0)
    try:
        for kind in ("dawn-under moth", "through-the-wall sheet"):
            assert worker.ask(0.5, kind) is None
        assert worker.lives == 1
        with pytest.raises(Trouble, match=r"not answered within 0.1 seconds"):
            worker.ask(0.5, "dawn-under moth")
    finally:
        worker.close()
