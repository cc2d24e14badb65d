"""How a game declares its choices: one function for each kind."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from geisterstunde.kernel.game import Choice
from geisterstunde.kernel.options import whole_number
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import quoted


def number(name: str, help: str, least: int, most: int, **more: Any) -> Choice:
    """A whole number within limits."""
    return Choice(
        name=name, help=help, kind="number", read=whole_number(name), least=least, most=most, **more
    )


def one_of(
    name: str,
    help: str,
    values: Iterable[str],
    *,
    read: Callable[[str], Any] = str,
    **more: Any,
) -> Choice:
    """One of a few words; `read` also understands what is given instead of them."""
    return Choice(name=name, help=help, kind="one_of", values=tuple(values), read=read, **more)


def yes_no(name: str, help: str, **more: Any) -> Choice:
    """Played with or without."""
    return Choice(name=name, help=help, kind="yes_no", read=yes_or_no(name), **more)


def text(name: str, help: str, **more: Any) -> Choice:
    """A word in a notation of its own."""
    return Choice(name=name, help=help, kind="text", read=str, **more)


def seat(name: str, help: str, seats: int, **more: Any) -> Choice:
    """One of the seats, of which there are at most so many."""
    return Choice(name=name, help=help, kind="seat", read=whole_number(name), most=seats - 1, **more)


def yes_or_no(name: str) -> Callable[[str], bool]:
    """Reads an answer that an option is given as a word."""

    def read(text: str) -> bool:
        if text not in ("yes", "no"):
            raise BadInput("input-yes-no", name=name.replace("_", "-"), given=quoted(text))
        return text == "yes"

    return read


def choices_of(options: type[msgspec.Struct], *choices: Choice) -> tuple[Choice, ...]:
    """The choices with the defaults that the options declare; every option has to be among them."""
    defaults = {field.name: field.default for field in msgspec.structs.fields(options)}
    if defaults.keys() != {choice.name for choice in choices}:
        raise TypeError(f"the choices have to be {', '.join(defaults)}")
    return tuple(msgspec.structs.replace(choice, default=defaults[choice.name]) for choice in choices)


def changed_options(
    choices: Iterable[Choice], options: Mapping[str, Any], change: Mapping[str, Any]
) -> dict[str, Any]:
    """The options after a change, without those that it made meaningless: they take their defaults again.

    What the change itself names is kept, to be refused if it cannot be.
    """
    wanted = {**options, **change}
    meaningless = {choice.name for choice in choices if not _applies(choice, wanted)}
    return {name: value for name, value in wanted.items() if name in change or name not in meaningless}


def _applies(choice: Choice, options: Mapping[str, Any]) -> bool:
    own, players = options.get(choice.name), options.get("players")
    if choice.kind == "seat" and _is_gone(own, players):
        return False
    if choice.by_seat and isinstance(own, list | tuple) and len(own) != players:
        return False
    return all(options.get(name) == value for name, value in choice.applies.items())


def _is_gone(seat: Any, players: Any) -> bool:
    """Whether there is no such seat any more; what is no number at all is not for us to judge."""
    return isinstance(seat, int) and isinstance(players, int) and seat >= players
