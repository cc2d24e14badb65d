"""What people at a table are told: how things stand, what happened, and who is there."""

from collections.abc import Callable

import msgspec

from geisterstunde.kernel.game import SPECTATOR
from geisterstunde.server import journal
from geisterstunde.server.encoding import encoded
from geisterstunde.server.live_table import LiveTable, Moment
from geisterstunde.server.phase import PLAYING
from geisterstunde.server.protocol import VERSION, Event, Presence, State
from geisterstunde.server.table import Change

# What the protocol calls an entry, where the journal has found a better word since.
ABOUT: dict[type[journal.Entry], str] = {
    journal.SeatFreed: "opened",
    journal.StartedBySeed: "started",
    journal.LaidOut: "started",
}
SHOWS_THE_GAME = (journal.Started, journal.StartedBySeed, journal.LaidOut, journal.Decided)  # with its view


def about(entry: journal.Entry) -> str:
    """The protocol's word for an entry."""
    return ABOUT.get(type(entry)) or str(entry.__struct_config__.tag)


class Broadcast:
    """Tells everybody at a table what has just been committed there."""

    def __init__(self) -> None:
        self.followers: list[Callable[[LiveTable], None]] = []

    def follow(self, follower: Callable[[LiveTable], None]) -> None:
        """Asks to be called whenever people have been told of a change."""
        self.followers.append(follower)

    def publish(self, live: LiveTable, change: Change) -> None:
        """A change, to everybody there. What it shows is to be seen for its time."""
        table, entry = live.table, change.entry
        if isinstance(entry, journal.SeatFreed | journal.Seated | journal.BotSeated):
            for former in live.listeners.pop(entry.seat, []):
                former.dismiss("seat_left")
        moment = Moment(table.seq, change, round(table.showing_seconds(change.events), 3))
        live.happened(moment, table.following_seconds(change.events))
        alike = self.told_alike(live, moment)
        for viewer, listeners in live.listeners.items():
            messages: dict[str, bytes] = {}
            for listener in listeners:
                language = listener.language
                if language not in messages:
                    messages[language] = self.event(live, moment, alike, viewer, language)
                listener.push(messages[language])
        for follower in self.followers:
            follower(live)

    def told_alike(self, live: LiveTable, moment: Moment) -> Event:
        """What everybody is told of a moment."""
        table, entry = live.table, moment.change.entry
        decided = isinstance(entry, journal.Decided)
        return Event(
            n=moment.number,
            about=about(entry),
            seat=getattr(entry, "seat", None),
            phrase=getattr(entry, "phrase", None),
            hold=round(live.hold_left(), 3) if isinstance(entry, journal.Seen) else moment.hold,
            table=None if decided and table.phase == PLAYING else table.shown(),
            clocks=live.clocks(),
        )

    def event(self, live: LiveTable, moment: Moment, alike: Event, viewer: int, language: str) -> bytes:
        """A moment as a viewer is told of it: what everybody is told, and what is the viewer's own."""
        table, change = live.table, moment.change
        event = msgspec.structs.replace(
            alike,
            told=table.told(viewer, change.events),
            view=table.view(viewer) if isinstance(change.entry, SHOWS_THE_GAME) else None,
            lantern=table.lantern(viewer) if isinstance(change.entry, SHOWS_THE_GAME) else None,
            ask=table.ask(viewer, language),
        )
        return encoded(event)

    def state(self, live: LiveTable, viewer: int, language: str) -> State:
        """How things stand for a viewer. What has been closed again is not told."""
        table, hold = live.table, live.hold_left()
        return State(
            v=VERSION,
            n=table.seq,
            you=None if viewer == SPECTATOR else viewer,
            table=table.shown(),
            view=table.view(viewer),
            just_now=table.told(viewer, table.last_told[1]) if hold > 0.0 else (),
            hold=round(hold, 3),
            ask=table.ask(viewer, language),
            clocks=live.clocks(),
            lantern=table.lantern(viewer),
        )

    def presence(self, live: LiveTable) -> bool:
        """Tells everybody who is there, if that has changed; returns whether it has."""
        here = tuple(bool(live.listeners.get(seat)) for seat in range(len(live.table.seats)))
        if not live.note_who_is_here(here):
            return False
        message = encoded(Presence(here))
        for listener in live.people():
            listener.push(message)
        return True
