"""Whole series of games in compiled loops, for players who need no Python: one module a game.

Numba keeps what it has compiled by file, so a module here calls nothing compiled in a neighbour.
"""
