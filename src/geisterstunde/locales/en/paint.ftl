# The easels at which people paint a cemetery or a castle of their own.

paint-open = Paint
paint-title-cemetery = Paint your own cemetery
paint-title-castle = Paint your own castle
paint-how = Tap or drag to paint. With the keyboard: arrow keys and Enter.
paint-fine-cemetery = Four fair quarters. The rats approve.
paint-fine-castle = A fine castle. Ghosts may move in.
paint-take-back = Take back
paint-play = Play it
paint-mine-cemetery = My cemeteries
paint-mine-castle = My castles
# $number (number) - of those that are kept
paint-new-cemetery = Cemetery { $number }
paint-new-castle = Castle { $number }
paint-another = Start another
paint-name = Name
paint-remove = Throw { $name } away
paint-kept = What you paint is kept in this browser.
paint-save = Save as a file
paint-load = Load a file
paint-quarter = Quarter
paint-quarter-A = Ivy
paint-quarter-B = Chapel
paint-quarter-C = Pond
paint-quarter-D = Oak
paint-rooms = Rooms
paint-room = room { $room }
paint-chest = Chest
paint-chest-help = Tap a space to put a garment there. Tap one on the board to take it up.
paint-sent = Somebody has sent you this drawing: whoever begins here plays on it.
paint-put-away = Play without it
