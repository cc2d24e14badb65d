"""A view: what a seat or a spectator sees, in words; and how a terminal draws it."""

from collections.abc import Collection

import msgspec

from attic_pairs import words
from attic_pairs.observation import Seen
from attic_pairs.refusals import asked
from attic_pairs.state import Reason
from geisterstunde.kernel.bits import members
from geisterstunde.kernel.game import GameEvent, Result
from geisterstunde.kernel.reader import Reader


class PlayerView(msgspec.Struct, frozen=True):
    """What lies in front of a player."""

    pairs: int


class View(msgspec.Struct, frozen=True):
    """What a viewer sees. A chest is closed, empty, or shows its thing."""

    viewer: int
    turn: int
    asked: str
    owing: tuple[int, ...]
    chests: tuple[str, ...]
    players: tuple[PlayerView, ...]
    end: Result | None


def tell_view(seen: Seen, viewer: int) -> View:
    """Puts an observation into words, seats counted as the table counts them."""
    first, players = max(viewer, 0), seen.players

    def seats(bits: int) -> tuple[int, ...]:
        return tuple(sorted((counted + first) % players for counted in members(bits)))

    over = seen.reason != Reason.UNFINISHED
    return View(
        viewer=viewer,
        turn=(seen.turn + first) % players,
        asked="nothing" if over else asked(seen.opened),
        owing=seats(seen.owing),
        chests=tuple(words.thing(seen.thing[chest]) for chest in range(seen.chests)),
        players=tuple(PlayerView(seen.pairs[(seat - first) % players]) for seat in range(players)),
        end=Result(seats(seen.winners), words.reason(seen.reason)) if over else None,
    )


def draw_view(view: View, reader: Reader, choices: Collection[str], just_now: Collection[GameEvent]) -> str:
    """The chests in rows of four, those just opened still open, and everybody's pairs."""
    things = list(view.chests)
    for event in just_now:
        if event.kind == "chest_opened":
            things[event.facts["chest"] - 1] = event.facts["thing"]
    cells = []
    for number, thing in enumerate(things, start=1):
        style = "bold bright_yellow" if f"open {number}" in choices else "grey62"
        cells.append(f"[{style}]{number:2}[/] {reader.say(f'attic-pairs-{thing}'):12}")
    lines = ["".join(cells[start : start + 4]).rstrip() for start in range(0, len(cells), 4)]
    for seat, player in enumerate(view.players):
        pointer = "➤" if seat in view.owing else " "
        lines.append(f"{pointer} {reader.label(seat)}: {reader.say('attic-pairs-pairs', count=player.pairs)}")
    return "\n".join(lines)
