"""Pictures: the same bytes for the same numbers."""

import io
from typing import TYPE_CHECKING

from geisterstunde.kernel.refusal import BadInput

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def new_figure(width: float, height: float) -> "Figure":
    """An empty picture; one sentence where the library for it is missing."""
    try:
        import matplotlib  # noqa: PLC0415 - an extra, and slow to import
        from matplotlib.figure import Figure  # noqa: PLC0415
    except ImportError as error:
        raise BadInput("lab-needs", what="plots", package="matplotlib", extra="lab") from error
    matplotlib.rcParams["svg.hashsalt"] = "geisterstunde"
    return Figure(figsize=(width, height), layout="constrained")


def svg_of(figure: "Figure") -> str:
    """A picture as text, the same for the same numbers."""
    written = io.StringIO()
    figure.savefig(written, format="svg", metadata={"Date": None})
    return "\n".join(line.rstrip() for line in written.getvalue().splitlines()) + "\n"
