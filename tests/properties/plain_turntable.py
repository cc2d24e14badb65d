"""The turning board said again in the plainest way: every step taken, every ghost moved a little (TW-13)."""

import cmath
import math

from tests.properties.turntable import Setup

RADIUS, PLUG_RADIUS, GRIP, HALF_BOARD = 0.35, 0.5, 0.25, 3.5


def plainly_turned(setup: Setup, way: int, steps: int) -> dict[int, complex]:
    """Where each ghost is after a quarter turn, east and south of the centre; those pushed off are gone."""
    magnets = {complex(column - 3, row - 3) for row, column in setup.magnets()}
    at = {ghost: complex(column - 3, row - 3) for ghost, (row, column) in enumerate(setup.ghosts)}
    held = {ghost for ghost, point in at.items() if point in magnets}
    free = magnets - {at[ghost] for ghost in held}
    for step in range(1, steps + 1):
        for ghost in at.keys() - held:
            at[ghost] *= cmath.exp(1j * way * math.pi / 2 / steps)
        push_apart(at, held)
        for ghost in sorted(at.keys() - held):
            near = [magnet for magnet in free if abs(magnet - at[ghost]) < GRIP]
            if near:
                at[ghost] = near[0]
                held.add(ghost)
                free.remove(near[0])
        push_apart(at, held)
        for ghost in at.keys() - held:
            on_board = at[ghost] * cmath.exp(-1j * way * math.pi / 2 * step / steps)
            if max(abs(on_board.real), abs(on_board.imag)) > HALF_BOARD + 1e-9:
                del at[ghost]
    return at


def push_apart(at: dict[int, complex], held: set[int]) -> None:
    """Until nobody overlaps: two riders yield alike, a held ghost and the plug do not yield."""
    for _ in range(60):
        still = True
        for one in sorted(at):
            if one not in held and abs(at[one]) < RADIUS + PLUG_RADIUS - 1e-6:
                at[one] *= (RADIUS + PLUG_RADIUS) / abs(at[one])
                still = False
            for other in sorted(at):
                apart = abs(at[one] - at[other])
                if other < one and apart < 2 * RADIUS - 1e-6 and not {one, other} <= held:
                    push = (at[one] - at[other]) / apart * (2 * RADIUS - apart)
                    share = 0.5 if not {one, other} & held else 1.0
                    at[one] += 0 if one in held else share * push
                    at[other] -= 0 if other in held else share * push
                    still = False
        if still:
            return
