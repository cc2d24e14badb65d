"""Who sits where: people take seats and leave them, the host gives them to bots, and lanterns are lit."""

from geisterstunde.bots.lanterns import Lantern, lanterns_of
from geisterstunde.bots.registry import known_bot
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.server import journal
from geisterstunde.server.errors import MISSING, SECRET, WRONG, Declined, declined_input
from geisterstunde.server.faces import checked_face, free_face
from geisterstunde.server.phase import DEALING, LOBBY, PLAYING
from geisterstunde.server.proposal import Proposal
from geisterstunde.server.seat import OPEN, PLAYER
from geisterstunde.server.table import Table


def take_seat(
    table: Table, wanted: int | None, key: str, local: bool = False, face: str | None = None
) -> Proposal:
    """Somebody wants a seat."""
    table.in_lobby()
    free = [number for number, seat in enumerate(table.seats) if seat.kind == OPEN]
    if wanted is not None:
        check_seat(table, wanted)
    if wanted is not None and wanted not in free:
        raise Declined("seat_taken")
    if not free:
        raise Declined("table_full")
    own = free_face(checked_face(face), [seat.face for seat in table.seats])
    return table.propose(journal.Seated(free[0] if wanted is None else wanted, key, local, own))


def choose_face(table: Table, key: str, face: str) -> Proposal:
    """A player wants to look otherwise, and like nobody else."""
    chooser = table.player(key)
    table.in_lobby()
    checked_face(face)
    if any(seat.face == face for number, seat in enumerate(table.seats) if number != chooser):
        raise Declined("face_taken")
    return table.propose(journal.FaceChosen(chooser, face))


def leave_seat(table: Table, key: str) -> Proposal:
    """A player goes: before the game the seat is free again, during the game a bot plays it."""
    seat = table.player(key)
    if table.phase == LOBBY:
        return table.propose(journal.SeatFreed(seat))
    if table.phase == DEALING:
        raise Declined("already_started")
    if table.phase != PLAYING:
        raise Declined("game_is_over")
    if table.created.day is not None:
        raise Declined("daily_alone")
    if table.seats[seat].stand_in:
        raise Declined("already_left")
    return table.propose(journal.StoodIn(seat, "left"))


def seat_bot(table: Table, key: str, seat: int, level: str | None) -> Proposal:
    """The host gives a seat to a bot, or opens it again, also that of somebody who vanished."""
    table.host(key)
    table.in_lobby()
    check_seat(table, seat)
    if level is None:
        return table.propose(journal.SeatFreed(seat))
    if table.seats[seat].kind == PLAYER:
        raise Declined("seat_taken")
    try:
        known_bot(table.created.game, level)
    except BadInput as error:
        raise declined_input(error) from error
    return table.propose(journal.BotSeated(seat, level))


def choose_lantern(table: Table, key: str, seat: int, wanted: str) -> Proposal:
    """Whoever sits there, or the host, chooses how much of what was seen glows for a player."""
    table.in_lobby()
    check_seat(table, seat)
    if key not in (table.created.host, table.seats[seat].key):
        raise Declined("not_your_seat", SECRET)
    if table.seats[seat].kind != PLAYER:
        raise Declined("nobody_sits_there")
    offered = lanterns_of(table.created.game)
    if not offered:
        raise Declined("no_lanterns")
    if wanted not in offered:
        raise Declined("no_such_lantern", WRONG, allowed=", ".join(offered))
    return table.propose(journal.LanternChosen(seat, Lantern(wanted)))


def check_seat(table: Table, seat: int) -> None:
    """Makes sure that there is such a seat."""
    if not 0 <= seat < len(table.seats):
        raise Declined("no_such_seat", MISSING, last=len(table.seats) - 1)
