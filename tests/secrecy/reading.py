"""Which fields of a state a function looks at, and which of them it may not, by its source."""

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator
from typing import Any, get_type_hints

from geisterstunde.kernel.projection import Field, fields_of, show_open_bytes
from geisterstunde.kernel.visibility import Audience

Path = tuple[str, ...]
Function = Callable[..., Any]


class Readings:
    """What functions read of a game's state. `shown` is what they write: reading there tells nothing.

    The function that writes the public state knows the state's class and the functions that fields name.
    """

    def __init__(self, public_state: Function) -> None:
        state = get_type_hints(public_state)["s"]
        self.fields = {field.path: field for field in fields_of(state)}
        self.records = {state: (), **nested_records(state)}
        self.showing = {
            field.visibility.shown_by: public_state.__globals__[field.visibility.shown_by]
            for field in self.fields.values()
            if field.visibility.shown_by
        }

    def peeked(self, function: Function) -> set[str]:
        """The fields that a function reads though it may not: neither public, nor its own to show."""
        return {
            field.name
            for field in self.read(function)
            if field.visibility.audience is not Audience.EVERYONE
            and self.showing.get(field.visibility.shown_by) is not function
        }

    def read(self, function: Function, states: dict[str, Path] | None = None) -> set[Field]:
        """All fields read in a function and in those that it hands a state to, but for the viewer's own."""
        if states is None:
            hints = get_type_hints(function)
            states = {
                name: self.records[hint]
                for name, hint in hints.items()
                if name != "shown" and isinstance(hint, type) and hint in self.records
            }
        reader = Reader(self, function, states)
        reader.visit(ast.parse(textwrap.dedent(inspect.getsource(function))))
        return reader.found


class Reader(ast.NodeVisitor):
    """Reads one function, in which some names stand for a state or for a record within it."""

    def __init__(self, readings: Readings, function: Function, states: dict[str, Path]) -> None:
        self.readings, self.function, self.states = readings, function, states
        self.found: set[Field] = set()

    def visit_Call(self, call: ast.Call) -> None:
        callee = self.function.__globals__.get(call.func.id) if isinstance(call.func, ast.Name) else None
        if callee is show_open_bytes:  # copies by the visibility of every field
            return
        handed = {place: self.record(argument) for place, argument in enumerate(call.args)}
        if any(path is not None for path in handed.values()):
            assert callee is not None, f"{self.function.__name__} hands a state to {ast.unparse(call.func)}"
            if callee not in self.readings.showing.values():
                names = list(inspect.signature(callee).parameters)
                states = {names[place]: path for place, path in handed.items() if path is not None}
                self.found |= self.readings.read(callee, states)
        for place, argument in enumerate(call.args):
            if handed[place] is None:
                self.visit(argument)
        for keyword in call.keywords:
            self.visit(keyword.value)

    def visit_Assign(self, assignment: ast.Assign) -> None:
        """A record may get another name."""
        path = self.record(assignment.value)
        if path is None:
            self.generic_visit(assignment)
        for target in assignment.targets if path is not None else ():
            assert isinstance(target, ast.Name), ast.unparse(assignment)
            assert path is not None
            self.states[target.id] = path

    def visit_Subscript(self, subscript: ast.Subscript) -> None:
        field = self.readings.fields.get(self.path(subscript.value) or ())
        index = subscript.slice.elts[0] if isinstance(subscript.slice, ast.Tuple) else subscript.slice
        own = isinstance(index, ast.Name) and index.id == "viewer"
        if field is not None and field.visibility.audience is Audience.OWNER and own:
            self.visit(subscript.slice)
        else:
            self.generic_visit(subscript)

    def visit_Attribute(self, attribute: ast.Attribute) -> None:
        path = self.path(attribute)
        if path is None:
            self.generic_visit(attribute)
        else:
            assert path in self.readings.fields, f"{self.function.__name__} takes {ast.unparse(attribute)}"
            self.found.add(self.readings.fields[path])

    def visit_Name(self, name: ast.Name) -> None:
        assert name.id not in self.states, f"{self.function.__name__} passes {name.id} on"

    def path(self, node: ast.expr) -> Path | None:
        """What a chain of attributes means within the state, or None where it does not begin there."""
        if isinstance(node, ast.Name):
            return self.states.get(node.id)
        path = self.path(node.value) if isinstance(node, ast.Attribute) else None
        return None if path is None or not isinstance(node, ast.Attribute) else (*path, node.attr)

    def record(self, node: ast.expr) -> Path | None:
        """The same where it is the state or a record within it, not a field."""
        path = self.path(node)
        return path if path in self.readings.records.values() else None


def nested_records(state: type, path: Path = ()) -> dict[type, Path]:
    """The records within a state, and where."""
    return dict(records_in(state, path))


def records_in(state: type, path: Path) -> Iterator[tuple[type, Path]]:
    for name, hint in get_type_hints(state).items():
        if isinstance(hint, type) and get_type_hints(hint) and not getattr(hint, "_is_protocol", False):
            yield hint, (*path, name)
            yield from records_in(hint, (*path, name))
