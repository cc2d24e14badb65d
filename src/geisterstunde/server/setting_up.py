"""How a table is set up: the wish, who sits there, the first lines."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from geisterstunde.bots.lanterns import Lantern
from geisterstunde.games.registry import game_named
from geisterstunde.kernel.choices import changed_options
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.server import journal
from geisterstunde.server.errors import WRONG, Declined, declined_input
from geisterstunde.server.options import players_in
from geisterstunde.server.pace import CLOCK_SECONDS, LID_SECONDS, RATES
from geisterstunde.server.proposal import Proposal
from geisterstunde.server.requests import Arrange
from geisterstunde.server.seat import PLAYER
from geisterstunde.server.store.store import Addition
from geisterstunde.server.table import Table


def checked_creation(
    game: str, options: Mapping[str, Any], lid_time: str, clock: str, pace: str, public: bool, host: str
) -> journal.Created:
    """A table as somebody wants it, if it can be."""
    try:
        rules = game_named(game)
        wanted = rules.options_to(rules.options_from(options))
    except BadInput as error:
        raise declined_input(error) from error
    if lid_time not in LID_SECONDS:
        raise Declined("no_such_lid_time", WRONG, allowed=", ".join(LID_SECONDS))
    if clock not in CLOCK_SECONDS:
        raise Declined("no_such_clock", WRONG, allowed=", ".join(CLOCK_SECONDS))
    if pace not in RATES:
        raise Declined("no_such_pace", WRONG, allowed=", ".join(RATES))
    return journal.Created(rules.name, wanted, lid_time, clock, public, host, pace)


def rearranged(table: Table, key: str, wish: Arrange) -> Proposal:
    """Other options, as the host wants them; nobody loses a seat by it."""
    table.host(key)
    table.in_lobby()
    created = table.created
    options = changed_options(game_named(created.game).choices, created.options, wish.options)
    lid_time, clock = wish.lid_time or created.lid_time, wish.clock or created.clock
    pace = wish.pace or created.pace
    checked = checked_creation(created.game, options, lid_time, clock, pace, created.public, key)
    players = players_in(checked.game, checked.options)
    if any(seat.kind == PLAYER for seat in table.seats[players:]):
        raise Declined("somebody_sits_there", players=players)
    return table.propose(journal.Arranged(checked.options, checked.lid_time, checked.clock, checked.pace))


def renamed(table: Table, key: str) -> Proposal:
    """A player wants to be called otherwise."""
    seat = table.player(key)
    table.in_lobby()
    return table.propose(journal.Renamed(seat))


class Seating(msgspec.Struct, frozen=True):
    """How a seat is filled when a table is set up: a player's key, name, face and lantern, or a bot."""

    key: str | None = None
    name: str | None = None
    local: bool = False
    face: str | None = None
    level: str | None = None
    lantern: Lantern = Lantern.NONE


Beginning = Sequence[tuple[str, journal.Entry]]  # commands and entries


def first_lines(
    created: journal.Created, seatings: Sequence[Seating], played: Beginning = ()
) -> Iterable[Addition]:
    """The first lines of a journal: the table, who sits there from the start, and what is played by then."""
    at = journal.now_in_milliseconds()
    seated = [each for seat, seating in enumerate(seatings) for each in entries_of(seat, seating)]
    beginning: Beginning = [("created", created), *seated, *played]
    for number, (command, entry) in enumerate(beginning, start=1):
        line = journal.Line(number, command, journal.VERSION, journal.write(entry))
        if isinstance(entry, journal.Seated):
            yield Addition(line, at, seat=entry.seat, name=seatings[entry.seat].name)
        else:
            yield Addition(line, at)


def entries_of(seat: int, seating: Seating) -> Iterator[tuple[str, journal.Entry]]:
    """How a seat is filled, as commands and entries."""
    if seating.key is not None:
        yield f"seat:{seat}", journal.Seated(seat, seating.key, seating.local, seating.face)
    elif seating.level is not None:
        yield f"seat:{seat}", journal.BotSeated(seat, seating.level)
    if seating.lantern != Lantern.NONE:
        yield f"lantern:{seat}", journal.LanternChosen(seat, seating.lantern)
