"""The faces that people can choose from when they sit down; bots have others."""

from collections.abc import Collection

from geisterstunde.server.errors import WRONG, Declined

FACES = ("girl", "boy", "woman", "man", "grandma", "grandpa", "cat", "witch")


def checked_face(wish: str | None) -> str | None:
    """A face that somebody wishes for, if there is such a face."""
    if wish is not None and wish not in FACES:
        raise Declined("no_such_face", WRONG, faces=", ".join(FACES))
    return wish


def free_face(wish: str | None, taken: Collection[str | None]) -> str:
    """The face that was wished for, or else the first that nobody has, as long as there is one.

    >>> free_face("cat", []), free_face("cat", ["cat"]), free_face(None, ["girl", "boy"])
    ('cat', 'girl', 'woman')
    """
    wishes = (FACES[0] if wish is None else wish, *FACES)
    return next((face for face in wishes if face not in taken), wishes[0])
