"""Measures how fast the games are. Machines are noisy: compare figures of one run, not of two days."""
