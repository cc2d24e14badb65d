"""What is examined: a server as it would be started."""

from pathlib import Path
from typing import NamedTuple

from geisterstunde.kernel.sentence import Sentence
from geisterstunde.locales.speech import Fact
from geisterstunde.server.settings import Settings
from geisterstunde.server.store.choose import POSTGRESQL


class Patient(NamedTuple):
    """The settings and the database of a server, and where people come to it through a proxy, if they do."""

    settings: Settings
    database: str
    public_address: str | None = None

    @property
    def file(self) -> Path | None:
        """Where tables are kept, unless PostgreSQL keeps them."""
        return None if self.database.startswith(POSTGRESQL) else Path(self.database)

    @property
    def folder(self) -> Path | None:
        """The nearest folder that exists on the way to the file."""
        if self.file is None:
            return None
        return next(folder for folder in self.file.absolute().parents if folder.exists())


class Remark(Sentence, frozen=True):
    """Nothing is wrong, but something could be better."""


def remark(message: str, /, **facts: Fact) -> Remark:
    """A remark, its facts by name."""
    return Remark(message, facts)
