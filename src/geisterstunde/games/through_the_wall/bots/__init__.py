"""Players for Through the Wall: what they notice, what they believe of the decks, and how they plan."""
