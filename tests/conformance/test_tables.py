"""All that is in the house takes part in the suites."""

from geisterstunde.games.registry import game_named
from tests.games import GAMES
from tests.tables import TABLES, TABLES_OF, GameTable


def test_every_game_has_tables() -> None:
    assert TABLES_OF.keys() == GAMES.keys()
    assert all(TABLES_OF.values())


def test_every_game_is_played_by_all_numbers_of_players() -> None:
    """A number of players that the options allow and no table has would go untested."""
    for name in GAMES:
        game = game_named(name)
        at_tables = {table.players for table in TABLES if table.name == name}
        allowed = {players for players in range(-1, 12) if is_allowed(name, players)}
        assert at_tables == allowed, game.name


def test_every_option_is_chosen_at_some_table_and_left_out_at_another() -> None:
    """An option that no table names would go untested, and so would its default."""
    for name in GAMES:
        tables = [table.options for table in TABLES if table.name == name]
        for choice in game_named(name).choices:
            values = [options[choice.name] for options in tables if choice.name in options]
            assert values, f"{name}: {choice.name}"
            assert len(values) < len(tables) or choice.name in ("players", "edition")
            if choice.kind == "one_of":
                named = {value for value in values if isinstance(value, str)}
                assert named | {choice.default} >= set(choice.values), f"{name}: {choice.name}"


def is_allowed(name: str, players: int) -> bool:
    try:
        return GameTable(name, {"players": players}).players == players
    except ValueError:
        return False


def test_no_table_is_listed_twice() -> None:
    names = [str(table) for table in TABLES]
    assert len(set(names)) == len(names)
