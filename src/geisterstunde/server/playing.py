"""What may happen while a game is played and after it: proposed as the journal's next line, or refused."""

from geisterstunde.kernel.refusal import BadInput, Refused
from geisterstunde.match.record import record_of
from geisterstunde.server import journal
from geisterstunde.server.errors import WRONG, Declined, declined_input
from geisterstunde.server.lanterns import with_lanterns
from geisterstunde.server.pace import TAP
from geisterstunde.server.phase import CLOSED, LOBBY, OVER
from geisterstunde.server.phrases import PHRASES
from geisterstunde.server.proposal import Proposal
from geisterstunde.server.table import Table


def decide(table: Table, seat: int, answers: int, decision: str, bot: bool = False) -> Proposal:
    """A seat decides; raises Refused by the game's rules, Declined where it comes too late."""
    match = table.match
    if match is None or table.phase == LOBBY:
        raise Declined("not_started")
    if table.phase == CLOSED:
        raise Declined("table_closed")
    if not table.asked_since.get(seat, table.told_at) <= answers <= table.seq:
        raise Declined("stale")  # an answer newer than the last event could skip a reveal
    if table.phase == OVER:
        raise Declined("game_is_over")
    try:
        step = match.propose(seat, decision)
    except Refused:
        raise
    except BadInput as error:
        raise declined_input(error) from error
    record = None if step.owing else with_lanterns(record_of(match.after(step)), table.seats)
    return Proposal(table.seq + 1, journal.Decided(seat, step.decision, bot, record), step=step)


def spelled(table: Table, decision: str) -> str | None:
    """A decision as the journal spells it; None where it is none."""
    match = table.match
    if match is None or not match.game.knows(decision):
        return None
    return match.game.action_to(match.game.action_from(decision))


def stand_in(table: Table, seat: int, since: int | None, why: str = "clock") -> Proposal:
    """A bot plays for whoever is asked for too long."""
    if since is None or table.asked_since.get(seat) != since or table.is_played_by_bot(seat):
        raise Declined("stale")
    return table.propose(journal.StoodIn(seat, why))


def come_back(table: Table, seat: int) -> Proposal:
    """A player takes over from the bot."""
    if not table.seats[seat].stand_in:
        raise Declined("never_left")
    return table.propose(journal.Returned(seat))


def see(table: Table, seat: int, number: int) -> Proposal:
    """A player has seen the last reveal."""
    shown, events = table.last_told
    if not shown <= number <= table.seq or seat in table.seen or table.created.lid_time != TAP:
        raise Declined("stale")
    if table.showing_seconds(events) == 0.0:
        raise Declined("stale")  # there is nothing to tap away
    return table.propose(journal.Seen(seat, shown))


def say(table: Table, seat: int, phrase: str) -> Proposal:
    """A player says a preset phrase."""
    if table.phase == CLOSED:
        raise Declined("table_closed")
    if phrase not in PHRASES:
        raise Declined("no_such_phrase", WRONG, phrases=", ".join(PHRASES))
    return table.propose(journal.Said(seat, phrase))


def play_again(table: Table, key: str, name: str) -> Proposal:
    """A player wants another game at a new table."""
    seat = table.player(key)
    if table.phase != OVER or table.result is None:
        raise Declined("not_over")
    if table.created.day is not None:
        raise Declined("daily_once")
    return table.propose(journal.Rematched(name, seat))


def close(table: Table) -> Proposal:
    """Nobody has come for long."""
    if table.phase == CLOSED:
        raise Declined("table_closed")
    return table.propose(journal.Closed())
