"""One record of bytes: declared as a class, read as attributes, compiled or not.

    class State:
        players: Byte
        lid: Annotated[Ints, "i1", 60]

`layout_of(State)` is its NumPy dtype; `opener(State)` (see `opener`) turns a buffer into something with those
attributes. Compiled, that is Numba's own record; plain, a set of memoryviews over the very same bytes, which
hand out Python ints and so never overflow silently.
"""

import math
import struct
from collections import namedtuple
from collections.abc import Callable, Iterator
from operator import itemgetter
from typing import Annotated, Any, Protocol, TypeVar, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

from geisterstunde.kernel.visibility import Visibility

Buffer = NDArray[np.uint8]
Byte = Annotated[int, "i1"]
Short = Annotated[int, "i2"]
Bits = Annotated[int, "i8"]

LONG_LINE = 16  # numbers
STRUCT_CODES = {"i1": "b", "u1": "B", "i2": "h", "i4": "i", "i8": "q", "f8": "d"}

R = TypeVar("R")


class Ints(Protocol):
    """A fixed line of whole numbers."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    def __getitem__(self, index: int) -> int: ...
    def __setitem__(self, index: int, value: int) -> None: ...


class Floats(Protocol):
    """A line of numbers with fractions."""

    def __getitem__(self, index: int) -> float: ...
    def __setitem__(self, index: int, value: float) -> None: ...


class FloatGrid(Protocol):
    """A table of numbers with fractions."""

    def __getitem__(self, index: tuple[int, int]) -> float: ...
    def __setitem__(self, index: tuple[int, int], value: float) -> None: ...


class Grid(Protocol):
    """A fixed table of whole numbers."""

    def tobytes(self) -> bytes: ...
    def __getitem__(self, index: tuple[int, int]) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int) -> None: ...


def layout_of(declared: type) -> np.dtype[np.void]:
    """The bytes of a declared record, in the order of its fields, aligned."""
    fields: list[tuple[Any, ...]] = []
    for name, hint in get_type_hints(declared, include_extras=True).items():
        if get_origin(hint) is Annotated:
            form = (part for part in get_args(hint)[1:] if not isinstance(part, Visibility))
            fields.append((name, *form))
        else:
            fields.append((name, layout_of(hint)))
    return np.dtype(fields, align=True)


def place_of(layout: np.dtype[Any], *path: str) -> slice:
    """Where in a record's bytes a field lies, or a field of a field.

    >>> place_of(np.dtype([("head", "i1"), ("tail", [("a", "i1"), ("b", "i2")])]), "tail", "b")
    slice(2, 4, None)
    """
    start = 0
    for name in path:
        assert layout.fields is not None
        layout, offset = layout.fields[name][:2]
        start += offset
    return slice(start, start + layout.itemsize)


def number_at(layout: np.dtype[Any], *path: str) -> Callable[[Buffer], int]:
    """Reads one number of a record.

    >>> number_at(np.dtype([("head", "i1"), ("tail", [("a", "i1"), ("b", "i2")])]), "tail", "b")(
    ...     np.array([0, 0, 7, 0], dtype=np.uint8)
    ... )
    7
    """
    place = place_of(layout, *path)
    for name in path:
        layout = layout[name]
    unpack_from = struct.Struct(f"={STRUCT_CODES[layout.str[1:]]}").unpack_from
    return lambda buffer: unpack_from(buffer.data, place.start)[0]


def plain_record(declared: type[R]) -> Callable[[Buffer], R]:
    """Opens a buffer as a declared record in plain Python, sharing its bytes.

    What is asked for is opened then: most callers want one or two fields of dozens. Single numbers are read
    from the whole record, opened as a line of numbers of their kind; their places are aligned.
    """
    dtype = layout_of(declared)
    assert dtype.fields is not None
    openers: dict[str, Callable[[Buffer], Any]] = {}
    members: dict[str, Any] = {}
    for name, hint in get_type_hints(declared, include_extras=True).items():
        field_type, offset = dtype.fields[name][:2]
        place = slice(offset, offset + field_type.itemsize)
        if get_origin(hint) is not Annotated:
            openers[name] = _nested(place, plain_record(hint))
        elif field_type.shape:
            openers[name] = _numbers(place, field_type.base.char, field_type.shape)
        else:
            form, size = field_type.char, field_type.itemsize
            openers[f"all_as_{form}"] = _numbers(slice(None), form, (dtype.itemsize // size,))
            members[name] = _number(f"all_as_{form}", offset // size)

    def keep_buffer(self: Any, buffer: Buffer) -> None:
        self.bytes_of_record = buffer

    def open_field(self: Any, name: str) -> Any:  # called only while the field's slot is empty
        if name not in openers:
            raise AttributeError(f"{declared.__name__} has no field {name!r}")
        opened = openers[name](self.bytes_of_record)
        setattr(self, name, opened)
        return opened

    members |= {
        "__slots__": ("bytes_of_record", *openers),
        "__init__": keep_buffer,
        "__getattr__": open_field,
    }
    return type(f"Plain{declared.__name__}", (), members)


def _nested(place: slice, opened: Callable[[Buffer], Any]) -> Callable[[Buffer], Any]:
    return lambda buffer: opened(buffer[place])


def _numbers(place: slice, form: str, shape: tuple[int, ...]) -> Callable[[Buffer], Any]:
    return lambda buffer: buffer.data[place].cast(form, shape)  # type: ignore[call-overload] # any format


def snapshot_of(layout: np.dtype[Any]) -> Callable[[Buffer], Any]:
    """Reads the numbers of a record all at once, for callers who look at most of them and write none.

    >>> read = snapshot_of(np.dtype([("head", "i1"), ("tail", "i2", 2)], align=True))
    >>> read(np.array([7, 0, 1, 0, 2, 0], dtype=np.uint8)).tail
    (1, 2)
    """
    assert layout.fields is not None
    lines: list[str] = []
    getters: list[int | slice] = []
    grids: dict[str, Callable[[Buffer], Any]] = {}
    form, end, count = "=", 0, 0
    for name, (field_type, offset, *_) in layout.fields.items():
        numbers = math.prod(field_type.shape)
        if len(field_type.shape) > 1 or numbers > LONG_LINE:  # memoryviews open these faster
            place = slice(offset, offset + field_type.itemsize)
            grids[name] = _numbers(place, field_type.base.char, field_type.shape)
            continue
        form += f"{offset - end}x{numbers}{STRUCT_CODES[field_type.base.str[1:]]}"
        lines.append(name)
        getters.append(slice(count, count + numbers) if field_type.shape else count)
        end, count = offset + field_type.itemsize, count + numbers
    unpack = struct.Struct(f"{form}{layout.itemsize - end}x").unpack
    in_fields, open_grids = itemgetter(*getters), tuple(grids.values())
    snapshot = namedtuple("Snapshot", (*lines, *grids))  # type: ignore[misc] # fields known at run time only

    def read(buffer: Buffer) -> Any:
        return snapshot(*in_fields(unpack(buffer.data)), *[grid(buffer) for grid in open_grids])

    return read


def _number(numbers: str, place: int) -> property:
    def read(self: Any) -> int:
        value: int = getattr(self, numbers)[place]
        return value

    def write(self: Any, value: int) -> None:
        getattr(self, numbers)[place] = value

    return property(read, write)


def array_in(buffer: Buffer, start: int, shape: tuple[int, ...], kind: type[np.generic]) -> NDArray[Any]:
    """An array of such numbers, which begins at a byte of a buffer."""
    return np.ndarray(shape, kind, buffer.data, start)


def record_in(buffer: Buffer, layout: np.dtype[np.void]) -> Any:
    """The record at the beginning of a buffer."""
    return buffer.view(layout)[0]


def bytes_of(record: Any) -> Buffer:
    """The very bytes of an open record."""
    buffer: Buffer = record.bytes_of_record
    return buffer
