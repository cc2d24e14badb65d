"""One record of bytes: declared as a class, read as attributes, compiled or not.

    class State:
        players: Byte
        lid: Annotated[Ints, "i1", 60]

`layout_of(State)` is its NumPy dtype; the function marked `@opens(State)` turns a buffer into something with
those attributes. Compiled, that is Numba's own record; plain, a set of memoryviews over the very same bytes,
which hand out Python ints and so never overflow silently.
"""

from collections.abc import Callable
from typing import Annotated, Any, Protocol, TypeVar, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

from geisterstunde.kernel.jit import COMPILED, rule
from geisterstunde.kernel.visibility import Visibility

Buffer = NDArray[np.uint8]
Byte = Annotated[int, "i1"]
Short = Annotated[int, "i2"]
Bits = Annotated[int, "i8"]

R = TypeVar("R")


class Ints(Protocol):
    """A fixed line of whole numbers."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int) -> int: ...
    def __setitem__(self, index: int, value: int) -> None: ...


class Floats(Protocol):
    """A line of numbers with fractions."""

    def __getitem__(self, index: int) -> float: ...
    def __setitem__(self, index: int, value: float) -> None: ...


class Table(Protocol):
    """A table of numbers with fractions."""

    def __getitem__(self, index: tuple[int, int]) -> float: ...
    def __setitem__(self, index: tuple[int, int], value: float) -> None: ...


class Grid(Protocol):
    """A fixed table of whole numbers."""

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


def plain_record(declared: type[R]) -> Callable[[Buffer], R]:
    """Opens a buffer as a declared record in plain Python, sharing its bytes."""
    dtype = layout_of(declared)
    assert dtype.fields is not None
    parts: list[tuple[str, int, int, str, tuple[int, ...]]] = []
    nested: list[tuple[str, int, int, Callable[[Buffer], Any]]] = []
    members: dict[str, Any] = {}
    for name, hint in get_type_hints(declared, include_extras=True).items():
        field_type, offset = dtype.fields[name][:2]
        if get_origin(hint) is not Annotated:
            nested.append((name, offset, field_type.itemsize, plain_record(hint)))
            continue
        base, shape = field_type.base, field_type.shape
        parts.append((name if shape else f"_{name}", offset, field_type.itemsize, base.char, shape or (1,)))
        if not shape:
            members[name] = _number(f"_{name}")

    def open_fields(self: Any, buffer: Buffer) -> None:
        self.bytes_of_record = buffer
        whole = buffer.data
        for name, offset, size, form, shape in parts:
            setattr(self, name, whole[offset : offset + size].cast(form, shape))  # type: ignore[call-overload] # any format
        for name, offset, size, opened in nested:
            setattr(self, name, opened(buffer[offset : offset + size]))

    slots = ("bytes_of_record", *(part[0] for part in parts), *(part[0] for part in nested))
    return type(f"Plain{declared.__name__}", (), {"__slots__": slots, "__init__": open_fields, **members})


def _number(cell: str) -> property:
    def read(self: Any) -> int:
        value: int = getattr(self, cell)[0]
        return value

    def write(self: Any, value: int) -> None:
        getattr(self, cell)[0] = value

    return property(read, write)


def bytes_of(record: Any) -> Buffer:
    """The very bytes of an open record."""
    buffer: Buffer = record.bytes_of_record
    return buffer


if COMPILED:
    import numba
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic, overload

    @intrinsic
    def _first_byte(typing_context, record):  # type: ignore[no-untyped-def] # Numba's calling convention
        def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
            return builder.bitcast(arguments[0], cgutils.voidptr_t)

        return types.CPointer(types.uint8)(record), generate

    @overload(bytes_of)
    def _bytes_of(record):  # type: ignore[no-untyped-def]
        size = record.size
        return lambda record: numba.carray(_first_byte(record), size)


def opens(declared: type[R]) -> Callable[[Callable[[Buffer], R]], Callable[[Buffer], R]]:
    """Marks the function that opens a buffer as this record; its body is the compiled way."""
    if COMPILED:
        return rule
    opened = plain_record(declared)
    return lambda compiled_way: opened
