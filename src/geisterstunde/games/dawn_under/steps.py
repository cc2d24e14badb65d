"""What happens next by itself. Every rule says which step follows, and the turn goes from step to step.

Plain numbers, not an enum: a step can be put aside in the state (`after_gifts`) and taken up again.
"""

WAIT = 0  # nothing happens before somebody decides
LOOK_INSIDE = 1
COMPARE_COLOURS = 2
LEAVE_EMPTY = 3
BULB_GOES_HOME = 4
OPENING_DONE = 5
END_PLAGUE = 6
END_TURN = 7
