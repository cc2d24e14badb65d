"""The games, each in a folder of its own, and the registry that lists them."""
