"""Through the Wall (Ab durch die Mauer): ghosts, magnet sliders and a board that turns."""
