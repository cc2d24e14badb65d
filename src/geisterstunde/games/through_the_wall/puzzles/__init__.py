"""Puzzles: a castle, a wanted garment, and exactly as many moves as it takes to stand on it."""
