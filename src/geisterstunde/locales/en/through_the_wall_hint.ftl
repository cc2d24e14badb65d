through-the-wall-hint-carried = Through the wall! Magnets take ghosts along.
through-the-wall-hint-turned = The castle turned. Ghosts on magnets stayed where they were.
through-the-wall-hint-missing = Not in this deck. But remember what you saw!
through-the-wall-hint-dressed = It fits! Your next garment needs another part of the body.
through-the-wall-hint-adrift = It hangs between two spaces. You choose where it lands.
