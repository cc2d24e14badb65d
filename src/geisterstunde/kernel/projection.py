"""The public state: what one seat sees of a game's state, in the form of a state.

It is built up from nothing: the bytes of public fields and the viewer's own entries are copied onto a blank
state, and the game adds what is computed. Which bytes these are follows from the visibility that every field
declares; a field without one stops the import.
"""

from collections.abc import Iterator
from typing import Annotated, NamedTuple, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.record import Buffer, layout_of
from geisterstunde.kernel.seats import NOBODY
from geisterstunde.kernel.visibility import Audience, Visibility

Runs = NDArray[np.int64]


class Field(NamedTuple):
    """A field of a state or of a record within it."""

    path: tuple[str, ...]
    start: int  # its first byte
    layout: np.dtype[np.generic]
    visibility: Visibility

    @property
    def name(self) -> str:
        """As the rules write it, behind the state: `castle.ghost`."""
        return ".".join(self.path)


class Projection(NamedTuple):
    """Which bytes of a state are seen."""

    blank: Buffer  # a state of which nothing is seen
    public: Runs  # runs of bytes that everyone sees: the first, and the one behind the last
    owned: Runs  # fields of which every seat sees its own entry: the first byte, and the bytes of an entry


def fields_of(declared: type, path: tuple[str, ...] = (), start: int = 0) -> Iterator[Field]:
    """All fields of a declared state, those of nested records among them, each with its visibility."""
    layout = layout_of(declared)
    assert layout.fields is not None
    for name, hint in get_type_hints(declared, include_extras=True).items():
        kind, offset = layout.fields[name][:2]
        if get_origin(hint) is not Annotated:
            yield from fields_of(hint, (*path, name), start + offset)
            continue
        said = [part for part in get_args(hint) if isinstance(part, Visibility)]
        if len(said) != 1:
            raise TypeError(
                f"{declared.__name__}.{name} has to say once who may see it: "
                "public, its owner (owners), nobody (hidden) or everyone in part (computed)."
            )
        if said[0].audience is Audience.OWNER and not kind.shape:
            raise TypeError(f"{declared.__name__}.{name} is its owner's, but has no entry for each seat.")
        yield Field((*path, name), start + offset, kind, said[0])


def projection_of(declared: type) -> Projection:
    """What is seen of a declared state; raises where a field does not say who may see it."""
    blank = np.zeros(1, dtype=layout_of(declared))
    public: list[list[int]] = []
    owned: list[tuple[int, int]] = []
    for field in fields_of(declared):
        audience, size = field.visibility.audience, field.layout.itemsize
        if audience is Audience.EVERYONE:
            if public and public[-1][1] == field.start:
                public[-1][1] += size
            else:
                public.append([field.start, field.start + size])
            continue
        if audience is Audience.OWNER:
            owned.append((field.start, size // field.layout.shape[0]))
        record = blank
        for name in field.path[:-1]:
            record = record[name]
        record[field.path[-1]] = field.visibility.blank
    return Projection(blank.view(np.uint8), as_runs(public), as_runs(owned))


def as_runs(pairs: object) -> Runs:
    """Pairs of numbers as compiled code reads them, even where there is none."""
    return np.array(pairs, dtype=np.int64).reshape(-1, 2)


def copy_bytes(source: Buffer, target: Buffer, start: int, stop: int) -> None:
    """Copies bytes to the same place in another buffer."""
    target[start:stop] = source[start:stop]


@rule
def show_open_bytes(projection: Projection, source: Buffer, shown: Buffer, viewer: int) -> None:
    """Writes the public fields and the viewer's own entries over a blank state; a spectator (-1) has none."""
    copy_bytes(projection.blank, shown, 0, len(projection.blank))
    for run in range(len(projection.public)):
        copy_bytes(source, shown, projection.public[run, 0], projection.public[run, 1])
    if viewer != NOBODY:
        for field in range(len(projection.owned)):
            start = projection.owned[field, 0] + viewer * projection.owned[field, 1]
            copy_bytes(source, shown, start, start + projection.owned[field, 1])
