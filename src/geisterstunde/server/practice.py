"""Practice: a game that is over is played on from one of its moments, by one person among bots.

Such a table is like any other: its journal begins with the deal of that game and its decisions up to there.
"""

import itertools
import secrets
from collections.abc import Sequence

import msgspec

from geisterstunde.bots.registry import usual_bot
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.match.record import Record
from geisterstunde.match.replay import Replay
from geisterstunde.server import journal
from geisterstunde.server.errors import WRONG, Declined
from geisterstunde.server.pace import UNHURRIED
from geisterstunde.server.seat import BOT, Seat
from geisterstunde.server.setting_up import Beginning, Seating


def played_before(table: str, record: Record, after: int) -> Beginning:
    """What a practice begins with: the deal of a finished game and so many of its decisions.

    Raises Declined where the game was over by then, or where today's rules cannot play it.
    """
    last = len(record.decisions) - 1
    if after > last:
        raise Declined("no_such_moment", WRONG, last=last)
    try:
        for _ in itertools.islice(Replay(record).steps(), after):
            pass
    except BadInput as error:
        raise Declined("not_replayed", engine=record.engine) from error
    laid_out = journal.LaidOut(table, after, record.options, record.deal, secrets.randbits(32))
    decided = [journal.Decided(seat, decision) for seat, decision in record.decisions[:after]]
    return [("start", laid_out), *((f"before:{number}", each) for number, each in enumerate(decided))]


def unhurried(created: journal.Created, host: str) -> journal.Created:
    """A table like another, for nobody but its host, who has all the time in the world."""
    return msgspec.structs.replace(created, host=host, public=False, clock=UNHURRIED, day=None)


def among_bots(game: str, seats: Sequence[Seat], own: int, key: str, name: str) -> list[Seating]:
    """Who sits where: one person, with the lantern that this seat had, and bots; those of then stay."""
    return [
        Seating(key, name, local=True, face=seat.face, lantern=seat.lantern)
        if number == own
        else Seating(level=seat.level if seat.kind == BOT else usual_bot(game))
        for number, seat in enumerate(seats)
    ]
