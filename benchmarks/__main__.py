"""Prints all figures: `make bench`."""

from benchmarks import bots, castle, environments, lab, random_play, server, single_steps, start_up
from benchmarks.figures import Figure, print_figures
from benchmarks.peers import calibration, openspiel_hearts


def main() -> None:
    """Measures everything, the quick things first."""
    figures: list[Figure] = [calibration()]
    peer = openspiel_hearts()
    figures += [peer] if peer else []
    figures += random_play.figures(peer)
    figures += single_steps.figures()
    figures += castle.figures()
    figures += environments.figures()
    figures += bots.figures()
    figures += lab.figures()
    figures += server.figures()
    figures += start_up.figures()
    print_figures(figures)


main()
