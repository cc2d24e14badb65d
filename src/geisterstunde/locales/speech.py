"""Which language somebody is spoken to in, and how a message is said in it."""

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from geisterstunde.locales.bundles import Bundle

LANGUAGES = ("de", "en", "fr", "it")
FALLBACK = "en"

OWN_TEXTS = "geisterstunde.locales"
_texts = [OWN_TEXTS]  # packages with one folder of Fluent files a language
_bundles: dict[str, "Bundle"] = {}  # by language, those that were wanted

Fact = str | int | Sequence[str] | Sequence[int]
NO_FACTS: Mapping[str, Fact] = {}

LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides
QUALITY = re.compile(r"q=([01](?:\.[0-9]{0,3})?)", re.ASCII | re.IGNORECASE)
END_OF_PRIMARY_TAG = re.compile(r"[-_.@]")  # de-AT as browsers write it, de_AT.UTF-8@euro as shells do


def best_language(accepted: str | None) -> str:
    """The language that suits best what somebody accepts: a header of a browser, or a plain tag.

    >>> best_language("fr-CH, fr;q=0.9, en;q=0.8"), best_language("sv, it;q=0.3, de;q=0.7")
    ('fr', 'de')
    >>> best_language("de"), best_language("de-AT"), best_language("it_IT.UTF-8")
    ('de', 'de', 'it')
    >>> best_language(None), best_language("tlh"), best_language("de;q=0"), best_language(";;=,*")
    ('en', 'en', 'en', 'en')
    """
    best, most = FALLBACK, 0.0
    for wish in (accepted or "").split(","):
        tag, *parameters = (part.strip() for part in wish.split(";"))
        language = FALLBACK if tag == "*" else END_OF_PRIMARY_TAG.split(tag.lower(), maxsplit=1)[0]
        quality = quality_of(parameters)
        if language in LANGUAGES and quality > most:
            best, most = language, quality
    return best


def system_language(environment: Mapping[str, str]) -> str:
    """The language that the system speaks to its user.

    >>> system_language({"LANG": "fr_CH.UTF-8"}), system_language({"LC_ALL": "C", "LANG": "fr_CH.UTF-8"})
    ('fr', 'en')
    """
    return best_language(next(filter(None, map(environment.get, LOCALE_VARIABLES)), None))


def quality_of(parameters: Sequence[str]) -> float:
    """How much a language is wished for; what cannot be read counts as nothing said."""
    found = QUALITY.fullmatch("".join(parameters[:1]).replace(" ", ""))
    return float(found[1]) if found else 1.0


def say(language: str, message: str, facts: Mapping[str, Fact] = NO_FACTS) -> str:
    """A message with its facts, in a language (or a tag like `de-AT`; English where it is not spoken here).

    Raises KeyError for an unknown message, ValueError where its facts are not what it needs.

    >>> say("de", "any-game-seat", {"seat": 2}), say("tlh", "any-game-seat", {"seat": 2})
    ('Platz 2', 'seat 2')
    """
    return _bundle(language).say(message, facts)


def add_texts(package: str) -> None:
    """Takes in the messages of another package, whose files are named after its game."""
    if package not in _texts:
        _texts.append(package)
        _bundles.clear()


def added_texts(language: str) -> str:
    """All messages of other packages in a language, for a page that puts them into words itself."""
    from geisterstunde.locales.bundles import fluent_files  # noqa: PLC0415

    added = [fluent_files(package, best_language(language)) for package in _texts if package != OWN_TEXTS]
    return "\n".join(file.read_text(encoding="utf-8") for files in added for file in files)


def knows(language: str, message: str) -> bool:
    """Whether there is such a message.

    >>> knows("de", "any-game-seat"), knows("de", "any-game-moon")
    (True, False)
    """
    return _bundle(language).knows(message)


def _bundle(language: str) -> "Bundle":
    if language not in LANGUAGES:
        language = best_language(language)
    bundle = _bundles.get(language)
    if bundle is None:
        # Fluent is slow to import, and most commands have nothing to say through it
        from geisterstunde.locales.bundles import Bundle  # noqa: PLC0415

        bundle = _bundles[language] = Bundle(language, _texts)
    return bundle
