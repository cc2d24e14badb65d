"""Code for any processor of its kind, which a platform wheel brings along; elsewhere there is none.

It is of use only where Numba compiles for no processor in particular, and Numba has to be told before it is
imported. `GEISTERSTUNDE_CPU=native` leaves it aside: everything is compiled for the processor at hand.
"""

import os
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "compiled"
ANY_CPU = {"NUMBA_CPU_NAME": "generic"}

if FOLDER.is_dir() and os.environ.get("GEISTERSTUNDE_CPU") != "native":
    for name, value in ANY_CPU.items():
        os.environ.setdefault(name, value)

FITS = FOLDER.is_dir() and ANY_CPU.items() <= os.environ.items()
