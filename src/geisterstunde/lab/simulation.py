"""A simulation in one call, for use from Python."""

from collections.abc import Sequence
from typing import Any

import msgspec

from geisterstunde.games.registry import game_named
from geisterstunde.kernel.refusal import InEnglish
from geisterstunde.lab.players import players_named
from geisterstunde.lab.programs_server import server_for
from geisterstunde.lab.series import Series
from geisterstunde.lab.simulate import simulate as played_blocks
from geisterstunde.lab.simulation_report import as_data, ends, lines, shares_of_bots
from geisterstunde.lab.tally import Tally
from geisterstunde.lab.workers import workers_for
from geisterstunde.match.intervals import Mean, Share
from geisterstunde.match.statistics import statistics_of


class Simulation(msgspec.Struct, frozen=True):
    """The games of a series added up. Printed, it is a table."""

    series: Series
    tally: Tally

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.tally.games

    @property
    def wins(self) -> dict[str, Share]:
        """Each bot's share of the wins, all its seats together."""
        return shares_of_bots(self.series, self.tally)

    @property
    def ends(self) -> dict[str, int]:
        """How many games ended for each reason."""
        return ends(self.series, self.tally)

    @property
    def metrics(self) -> dict[str, Mean]:
        """The mean of everything that is counted in a game, by name."""
        game = self.series.game
        return {metric.name: self.tally.mean(game, metric.name) for metric in statistics_of(game).metrics}

    def as_data(self) -> dict[str, Any]:
        """The same as plain data, as `geisterstunde simulate --json` prints it."""
        return as_data(self.series, self.tally, self.tally.games)

    def __str__(self) -> str:
        rows = lines(self.series, self.tally)
        what, value, bounds = (max(map(len, column)) for column in zip(*rows, strict=True))
        return "\n".join(f"{row[0]:{what}}  {row[1]:>{value}}  {row[2]:>{bounds}}".rstrip() for row in rows)


def simulate(
    game: str,
    *,
    bots: str | Sequence[str] = "random",
    games: int = 1_000,
    seed: int = 1,
    workers: int = 1,
    cluster: str | None = None,
    **options: Any,
) -> Simulation:
    """Plays numbered games among bots and adds them up; the same seed gives the same sums.

    Bots go by name, and repeat if there are more seats. Options are those of the game, such as `players`.
    More than one worker means further processes, so a script that asks for them needs the usual
    `if __name__ == "__main__":` guard.

    >>> played = simulate("dawn-under", bots=["thumb", "random"], games=4, seed=7, players=2)
    >>> played.games, list(played.wins)
    (4, ['thumb', 'random'])
    """
    if games < 1:
        raise InEnglish(f"games is 1 or more, not {games}.")
    rules = game_named(game)
    seats = rules.players(rules.options_from(options))
    names = bots if isinstance(bots, str) else ",".join(bots)
    series = Series(game, options, players_named(game, names, seats), seed)
    with server_for(game, series.bots, cluster) as server:
        hosted = msgspec.structs.replace(series, server=server)
        with workers_for(-(-games // hosted.block), workers, cluster) as crew:
            blocks = played_blocks(hosted, games, crew)
            tally = next(blocks).tally
            for block in blocks:
                tally = tally.with_more(block.tally)
    return Simulation(series, tally)
