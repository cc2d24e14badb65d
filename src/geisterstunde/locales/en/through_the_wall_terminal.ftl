# Through the Wall as a terminal draws it.
# $first, $second, $third (text) - the sliders, drawn from north to south

through-the-wall-terminal-signs =
    The board is drawn as it lies now; a1 to g7 are printed on it and turn with it. Walls stop steps, not sliders.
    A space: its name, ‹ if it can be chosen now, its garment in three letters, a ghost (G R Y B), and what is
    below it: ● a magnet, ○ a slider without one; a floor of stone hides both. Above: the tunnels 1 to 5 and the
    slider in each; S1 +2 is the moon slider, pushed two chambers down. Above and below the board stands what sticks out,
    from north to south. Slider 1, the moon slider, is { $first };
    2, the star slider, { $second }; 3, the bat slider, { $third }.
    Decks: H hat, M mask, B body, L legs, G hand.
    Moves: 'step b1', 'slide 2 up', 'shift 1 4 -2' (the moon slider to tunnel 4, two chambers up), 'turn left', 'done'.
through-the-wall-terminal-deck = deck { $deck }
# followed by a sign for each move
through-the-wall-terminal-moves = moves
# $rounds (number) - until the cock crows, the one under way included
through-the-wall-terminal-cockcrow =
    { $rounds ->
        [one] the last round before cock-crow
       *[other] { $rounds } rounds to cock-crow
    }
