# Through the Wall as a terminal draws it.

through-the-wall-terminal-signs =
    The board is drawn as it lies now; a1 to g7 are printed on it and turn with it. Walls stop steps, not sliders.
    A space: its name, ‹ if it can be chosen now, its garment in three letters, a ghost (G R Y B), and what is
    below it: ● a magnet, ○ a slider without one. Above: the tunnels 1 to 5 and the slider in each; S1 +2 is
    slider 1, pushed two chambers down. Decks: H hat, M mask, B body, L legs, G hand.
    Moves: 'step b1', 'slide 2 up', 'shift 1 4 -2' (slider 1 to tunnel 4, two chambers up), 'turn left', 'done'.
through-the-wall-terminal-deck = deck { $deck }
# followed by a sign for each move
through-the-wall-terminal-moves = moves
