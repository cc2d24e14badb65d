"""A digital home for spooky family board games.

    >>> from geisterstunde import Match
    >>> match = Match.new("dawn-under", players=3, seed=2026, first=0)
    >>> match.owing, match.legal(0)[:2]
    ((0,), ['open a1', 'open b1'])

The names below are imported when they are first used: `import geisterstunde` itself loads neither NumPy nor
Numba.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from geisterstunde import bots, games
    from geisterstunde.kernel.refusal import BadInput, Refused
    from geisterstunde.lab.simulation import Simulation, simulate
    from geisterstunde.match.fairness import Promise
    from geisterstunde.match.match import Match
    from geisterstunde.match.record import Record, read_record, record_of
    from geisterstunde.match.replay import replayed
    from geisterstunde.match.verify import verify

__version__ = "0.2.0"
__all__ = [
    "BadInput",
    "Match",
    "Promise",
    "Record",
    "Refused",
    "Simulation",
    "__version__",
    "bots",
    "games",
    "read_record",
    "record_of",
    "replayed",
    "simulate",
    "verify",
]

_PACKAGES = ("bots", "games")
_HOMES = {
    "BadInput": "geisterstunde.kernel.refusal",
    "Match": "geisterstunde.match.match",
    "Promise": "geisterstunde.match.fairness",
    "Record": "geisterstunde.match.record",
    "Refused": "geisterstunde.kernel.refusal",
    "Simulation": "geisterstunde.lab.simulation",
    "read_record": "geisterstunde.match.record",
    "record_of": "geisterstunde.match.record",
    "replayed": "geisterstunde.match.replay",
    "simulate": "geisterstunde.lab.simulation",
    "verify": "geisterstunde.match.verify",
}


def __getattr__(name: str) -> Any:
    """Imports a public name when it is first asked for."""
    if name in _PACKAGES:
        return import_module(f"geisterstunde.{name}")
    if name not in _HOMES:
        raise AttributeError(f"module 'geisterstunde' has no attribute {name!r}")
    found = getattr(import_module(_HOMES[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
