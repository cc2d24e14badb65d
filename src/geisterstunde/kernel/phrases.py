"""Small pieces of sentences that every game needs."""

from geisterstunde.kernel.game import YOU


def does(who: str, verb: str) -> str:
    """A verb as it goes with a name, or with the player at the screen.

    >>> does("Edda", "push"), does(YOU, "push"), does("Edda", "try")
    ('pushes', 'push', 'tries')
    """
    if who == YOU:
        return verb
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return f"{verb[:-1]}ies"
    return f"{verb}es" if verb.endswith(("sh", "ch", "s", "x")) else f"{verb}s"


def whom(name: str) -> str:
    """A name anywhere but at the beginning of a sentence."""
    return name.lower() if name == YOU else name
