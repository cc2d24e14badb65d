"""A digital home for spooky family board games."""

__version__ = "0.1.0"
