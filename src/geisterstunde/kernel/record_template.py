"""Opens a buffer as a record in compiled code: a template (see `template`), made once per record."""

from typing import Any

import numpy as np

from geisterstunde.kernel.record import Buffer, record_in
from geisterstunde.kernel.template import piece

LAYOUT: np.dtype[np.void]  # of the record


@piece
def opened(buffer: Buffer) -> Any:
    """The record whose bytes these are."""
    return record_in(buffer, LAYOUT)
