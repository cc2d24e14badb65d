"""Boards that several rule tests play on."""

# Every colour in the first row, white elsewhere, a rat in the far corner.
CEMETERY = """
g r y b k w g r
w w w w w w w w
w w w w w w w w
w w w     w w w
w w w     w w w
w w w w w w w w
w w w w w w w w
w w w w w w w *
"""
