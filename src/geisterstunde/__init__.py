"""A digital home for three spooky family board games."""

__version__ = "0.1.0"
