"""Deals as a stranger would, who has only the reference of records: nothing of the engine is used here."""

import hashlib
import json
from collections.abc import Iterator
from typing import Any

COLOURS = "wkyrgb"
GRAVES = 60
PARTS = (
    ("sombrero", "topper", "crown", "bonnet"),
    ("diving-mask", "pumpkin", "domino", "beard"),
    ("tailcoat", "poncho", "apron", "cape"),
    ("lederhosen", "tutu", "kilt", "pantaloons"),
    ("umbrella", "wand", "lantern", "fan"),
)
SLIDERS = (".M.M.M.", "M..M..M", "..M.M.M")
LONG = 4096  # bytes, more than any deal needs


def hashed(*lines: str) -> str:
    """SHA-256 of lines of text."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def promised_options(record: Any) -> str:
    """The options as one line of JSON."""
    options = record["options"] | ({"first": None} if "first" in record["deal"] else {})
    return json.dumps(options, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def commitment(record: Any) -> str:
    """What must have been promised."""
    seats = [share["commitment"] if share else "-" for share in record.get("shares", [])]
    day = [record["day"]] if "day" in record else []
    lines = (record["salt"], record["seed"], record["game"], promised_options(record), *seats, *day)
    return hashed("geisterstunde/2 promise", *lines)


def what_deals(record: Any) -> bytes:
    """The bytes from which all cards come."""
    if "shares" not in record:
        return bytes.fromhex(record["seed"])
    given = [share.get("nonce", share["commitment"]) if share else "-" for share in record["shares"]]
    return bytes.fromhex(hashed("geisterstunde/2 deal", record["seed"], *given))


class Chance:
    """Numbers from bytes."""

    def __init__(self, dealing: bytes) -> None:
        unfolded = hashlib.shake_256(dealing).digest(LONG)
        self.words: Iterator[int] = (
            int.from_bytes(unfolded[place : place + 4], "little") for place in range(0, LONG, 4)
        )

    def below(self, limit: int) -> int:
        """A number below a limit."""
        largest = 2**32 - 2**32 % limit
        return next(word for word in self.words if word < largest) % limit

    def to_the_front(self, pile: list[Any], count: int) -> None:
        """Puts some cards to the front of a pile."""
        for place in range(min(count, len(pile) - 1)):
            other = place + self.below(len(pile) - place)
            pile[place], pile[other] = pile[other], pile[place]


def castle(record: Any) -> Any:
    """The deal of Through the Wall."""
    chance, options = Chance(what_deals(record)), record["options"]
    tunnels = [1, 3, 5]
    chance.to_the_front(tunnels, 3)
    dealt: dict[str, Any] = {"sliders": [None] * 5, "decks": [[], [], [], []]}
    for tunnel, pattern in zip(tunnels, SLIDERS, strict=True):
        dealt["sliders"][tunnel - 1] = pattern
    for part in PARTS:
        decks = [1, 2, 3, 4]
        chance.to_the_front(decks, 4)
        for garment, deck in zip(part, decks, strict=True):
            dealt["decks"][deck - 1].append(garment)
    return dealt | first_of(record, chance, options["players"])


def cemetery(record: Any) -> Any:
    """The deal of Dawn Under for three players and more."""
    chance, options = Chance(what_deals(record)), record["options"]
    players, rats = options["players"], options["rats"]
    lids = [colour for colour in COLOURS for _ in range(10)]
    chance.to_the_front(lids, rats)
    reserve, lids[:rats] = "".join(lids[:rats]), "*" * rats
    chance.to_the_front(lids, GRAVES)
    vampires = [colour for colour in COLOURS for _ in range(10)]
    each = options["vampires"] or len(record["deal"]["rows"][0])
    chance.to_the_front(vampires, players * each)
    rows = ["".join(vampires[seat * each : (seat + 1) * each]) for seat in range(players)]
    return {"lids": "".join(lids), "reserve": reserve, "rows": rows} | first_of(record, chance, players)


def first_of(record: Any, chance: Chance, players: int) -> Any:
    """Who begins, where chance says it."""
    return {"first": chance.below(players)} if "first" in record["deal"] else {}
