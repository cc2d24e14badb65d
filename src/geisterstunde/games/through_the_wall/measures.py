"""The measures of the turning board, in spaces, all in one place (TW-13, TW-14)."""

STEPS = 240  # angle steps a quarter turn: halving them changes fewer than one outcome in a thousand
GHOST_RADIUS = 0.35  # a ghost is a disc
PLUG_RADIUS = 0.5  # the plug is a disc that fills its space
GRIP = 0.25  # how near a rider's centre must come to a free magnet's to be caught
HALF_BOARD = 3.5  # a rider whose centre is farther out than this, as the board lies, is off
SNAP = 0.05  # a ghost that comes to rest this near a space's centre stands on it
NOTICEABLE = 0.05  # a ghost that reaches this deep into a space covers it
ROUNDS = 24  # of pushing a step, at most: two or three do unless a ghost is squeezed between others
SLACK = 1e-6  # an overlap smaller than this is none
KEY_FRAMES = 6  # moments of a turn that are told, for animation
