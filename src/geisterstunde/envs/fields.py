"""An observation as a table: what stands where, in which bounds, and what it means."""

from collections.abc import Sequence

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from geisterstunde.kernel.observations import Field


def bounds_of(fields: Sequence[Field], layout: np.dtype[np.void]) -> spaces.Box:
    """The space of all observations with this layout; the fields name its bytes in order."""
    assert layout.fields is not None
    sizes = [layout.fields[field.name][0].itemsize for field in fields]
    low: NDArray[np.int8] = np.repeat(np.array([field.low for field in fields], dtype=np.int8), sizes)
    high: NDArray[np.int8] = np.repeat(np.array([field.high for field in fields], dtype=np.int8), sizes)
    return spaces.Box(low, high, dtype=np.int8)


def joined(layouts: Sequence[np.dtype[np.void]]) -> np.dtype[np.void]:
    """The layout of records that stand one behind the other."""
    return np.dtype([part for layout in layouts for part in layout.descr])
