"""What the game says: one folder of Fluent files a language."""
