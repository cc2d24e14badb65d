"""Why data is not of the form it should have: what msgspec finds wrong, as a sentence for every language."""

import re

from geisterstunde.kernel.sentence import Sentence, sentence

PLACE = re.compile(r"(?P<reason>.*) - at `(?:key in )?\$\.?(?P<place>.*)`", re.DOTALL)
FINDINGS = {
    "input-wrong-type": re.compile(r"Expected `(?P<expected>[^`]+)`, got `(?P<got>[^`]+)`"),
    "input-one-of": re.compile(r"Expected `str` matching regex '\^\((?P<choices>[\w|]+)\)\$'"),
    "input-too-long": re.compile(r"Expected `str` of length <= (?P<most>\d+)"),
    "input-expected": re.compile(r"Expected (?P<expected>.+)", re.DOTALL),
    "input-missing-field": re.compile(r"Object missing required field `(?P<field>[^`]+)`"),
    "input-unknown-field": re.compile(r"Object contains unknown field `(?P<field>.+)`", re.DOTALL),
    "input-no-such-value": re.compile(r"Invalid (?:enum )?value (?P<given>.+)", re.DOTALL),
}
LONGEST = 200  # letters of somebody's input that are repeated to them


def why_invalid(error: Exception) -> Sentence:
    """What is wrong, to be put into a longer sentence; in English where msgspec says something rare.

    >>> print(why_invalid(ValueError("Expected `int`, got `str` - at `$.seats[0].seat`")))
    Expected `int`, got `str` - at `seats[0].seat`
    >>> why_invalid(ValueError("Object missing required field `game`")).in_language("it")
    'Manca il campo `game`'
    """
    said = str(error).rstrip(".")[:LONGEST]
    placed = PLACE.fullmatch(said)
    if placed is None:
        return finding(said)
    found = finding(placed["reason"])
    return sentence("input-at", reason=found, place=placed["place"]) if placed["place"] else found


def finding(said: str) -> Sentence:
    """One of the things that msgspec says."""
    for message, form in FINDINGS.items():
        if found := form.fullmatch(said):
            return Sentence(message, found.groupdict())
    return sentence("input-detail", detail=said)
