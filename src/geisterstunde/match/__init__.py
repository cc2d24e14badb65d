"""One played game: its course, its record, its replay and the proof that it was dealt fairly."""
