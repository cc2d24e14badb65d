"""What happens next by itself. Every rule says which step follows, and the turn goes from step to step.

Plain numbers, not an enum: a step can be put aside in the state (`after_gifts`, `after_count`) for later.
"""

Step = int  # one of these

WAIT = 0  # nothing happens before somebody decides
ASK_TO_OPEN = 1
LOOK_INSIDE = 2
COMPARE_COLOURS = 3
LEAVE_EMPTY = 4
BULB_GOES_HOME = 5
OPENING_DONE = 6
END_TURN = 7
TURN_OVER = 8

RAT_APPEARS = 9
START_PLAGUE = 10
NEXT_GO = 11
END_PLAGUE = 12
LAST_OF_BASE_GAME = END_PLAGUE

SET_COUNT_IF_DUE = 13
COUNT_MOVES_ON = 14
CLAIMER_LAYS = 15
DOUBTER_LAYS = 16
DOUBTED_BULB_GOES_HOME = 17
