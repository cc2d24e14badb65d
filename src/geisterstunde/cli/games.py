"""Commands that exist once a game, and what every command says before the first game."""

from collections.abc import Callable
from copy import copy
from typing import TYPE_CHECKING, Any

import click

from geisterstunde.cli.small_jobs import IsSmall, given_in, never, play_plainly

if TYPE_CHECKING:
    from geisterstunde.kernel.game import Game


class GameCommands(click.Group):
    """One command per game, with that game's own options."""

    def __init__(
        self,
        *,
        action: Callable[..., None],
        extras: list[click.Parameter],
        is_small: IsSmall = never,
        **settings: Any,
    ) -> None:
        super().__init__(**settings)
        self.action = action
        self.extras = extras
        self.is_small = is_small

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if self.is_small(given_in(args[1:], self.extras)):
            play_plainly()
        return super().resolve_command(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        from geisterstunde.games.registry import game_names

        return list(game_names())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        from geisterstunde.games.registry import game_named

        game = game_named(cmd_name)
        offered: list[click.Parameter] = [
            click.Option(["--" + choice.name.replace("_", "-")], help=choice.help, metavar="…")
            for choice in game.choices
        ]

        def run(**given: Any) -> None:
            options = {
                choice.name: choice.from_word(given[choice.name])
                for choice in game.choices
                if given.get(choice.name) is not None
            }
            named = {choice.name for choice in game.choices}
            self.action(game, options, **{key: value for key, value in given.items() if key not in named})

        extras = (with_bots_of(game, extra) for extra in self.extras)
        return click.Command(cmd_name, params=[*offered, *extras], callback=run, help=self.help)


def with_bots_of(game: "Game", parameter: click.Parameter) -> click.Parameter:
    """An option whose help names bots, with those of a game."""
    if not isinstance(parameter, click.Option) or "{bots}" not in (parameter.help or ""):
        return parameter
    from geisterstunde.bots.registry import bot_names

    named = copy(parameter)
    named.help = (parameter.help or "").format(bots=",".join(bot_names(game.name)[:2]))
    return named


def command_line() -> list[str]:
    """The command as others can type it: without the folder, and without the machine that it ran on."""
    context = click.get_current_context()
    words = ["geisterstunde", *context.command_path.split()[1:]]
    for parameter in context.command.params:
        name = parameter.name or ""
        given = context.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE
        if given and name not in ("out", "workers", "cluster", "as_json"):
            value = context.params[name]
            for one in value if isinstance(value, tuple) else (value,):
                words += [parameter.opts[0], str(one)]
    return words
