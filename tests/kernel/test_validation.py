"""What msgspec finds wrong becomes a sentence in every language."""

from typing import Annotated, Literal

import msgspec
import pytest

from geisterstunde.kernel.validation import why_invalid
from geisterstunde.locales.speech import LANGUAGES


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    name: Annotated[str, msgspec.Meta(max_length=3)] = ""
    kind: Annotated[str, msgspec.Meta(pattern="^(bot|open)$")] = "bot"
    end: Literal["left", "right"] = "left"
    friends: list["Wish"] = []


FOUND = [
    (b"{}", "The field `seat` is missing"),
    (b'{"seat": "one"}', "Expected `int`, got `str` - at `seat`"),
    (b'{"seat": 1, "moon": 2}', "There is no field `moon`"),
    (b'{"seat": 1, "name": "Edda"}', "Expected at most 3 letters - at `name`"),
    (b'{"seat": 1, "kind": "throne"}', "Expected one of bot|open - at `kind`"),
    (b'{"seat": 1, "end": "top"}', "Invalid value 'top' - at `end`"),
    (b'{"seat": 1, "friends": [{}]}', "The field `seat` is missing - at `friends[0]`"),
    (b"[]", "Expected `object`, got `array`"),
    (b"{", "Input data was truncated"),
]


@pytest.mark.parametrize(("data", "found"), FOUND)
def test_findings(data: bytes, found: str) -> None:
    with pytest.raises(msgspec.DecodeError) as error:
        msgspec.json.decode(data, type=Wish)
    assert str(why_invalid(error.value)) == found


@pytest.mark.parametrize(("data", "found"), FOUND[:-1])
def test_every_language_has_words_of_its_own(data: bytes, found: str) -> None:
    with pytest.raises(msgspec.DecodeError) as error:
        msgspec.json.decode(data, type=Wish)
    assert len({why_invalid(error.value).in_language(language) for language in LANGUAGES}) == 4


def test_little_of_somebodys_input_is_repeated() -> None:
    assert len(str(why_invalid(ValueError("x" * 10_000)))) <= 200
