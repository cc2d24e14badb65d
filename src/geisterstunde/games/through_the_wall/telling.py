"""What sentences have to know of ghosts, garments and sliders."""

from collections.abc import Mapping, Sequence
from functools import partial

from geisterstunde.kernel.reader import Reader
from geisterstunde.kernel.telling import Facts, Spelling, seat_facts


def ghost(colours: Sequence[str], colour: str, reader: Reader) -> Facts:
    """A ghost: its colour, and whose it is, by the colours of all seats."""
    return {"ghost": colour} | seat_facts("owner", colours.index(colour), reader)


def garment(name: str, reader: Reader) -> Facts:
    """A garment by its name."""
    return {"garment": garment_name(name, reader)}


def cards(names: Sequence[str], reader: Reader) -> Facts:
    """The garments in a deck."""
    return {"cards": [garment_name(name, reader) for name in names]}


def offset(chambers: int, reader: Reader) -> Facts:
    """Where a slider sticks out of the board, and how far."""
    return {"towards": "flush" if chambers == 0 else "down" if chambers > 0 else "up", "by": abs(chambers)}


def garment_name(name: str, reader: Reader) -> str:
    """A garment's name in the reader's language."""
    return reader.say(f"page-garment-{name}")


def spelled(colours: Sequence[str]) -> Mapping[str, Spelling]:
    """The facts that have words of their own, at a table with ghosts of these colours."""
    return {"ghost": partial(ghost, colours), "garment": garment, "cards": cards, "offset": offset}
