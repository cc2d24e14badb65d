"""Many tables stepped at once in compiled loops: one module a game.

Numba keeps what it has compiled by file, so a module here calls nothing compiled in a neighbour; and the
numbers of `seating`, which are compiled in, keep their meaning for good.
"""
