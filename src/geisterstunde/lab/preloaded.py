"""What all workers need, imported once by the process that they are forked from."""

import gc
from importlib import import_module

from geisterstunde.kernel.jit import COMPILED

import_module("geisterstunde.lab.series")  # the ground of all work

if COMPILED:
    import_module("geisterstunde.kernel.compiler")
    from numba.core.registry import cpu_target

    cpu_target.target_context.refresh()  # as the first function does that is loaded
    cpu_target.typing_context.refresh()

gc.freeze()  # memory that nobody tidies stays shared
