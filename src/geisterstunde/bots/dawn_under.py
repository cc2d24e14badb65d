"""A simple opponent for Dawn Under: opens what it remembers to fit, and forgets like a tired uncle."""

import random
from collections import OrderedDict
from collections.abc import Sequence

from geisterstunde.games.dawn_under.view import View
from geisterstunde.kernel.game import Happening

GRAVES_REMEMBERED = 12
GARLIC_SHARE = 0.3
STOP_SHARE = 0.35
DOUBT_SHARE = 0.3


class ForgetfulBot:
    """Remembers the last dozen graves it saw: the lid's colour, and whether they were taken."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.random = random.Random(f"{seed} {seat}")
        self.graves: OrderedDict[str, tuple[str, bool]] = OrderedDict()

    def watch(self, happening: Happening) -> None:
        facts = happening.facts
        if happening.kind == "lifted" and facts["grave"] in self.graves:
            self._remember(facts["grave"], self.graves[facts["grave"]][0], taken=facts["inside"] != "empty")
        elif happening.kind == "opened":
            self._remember(facts["grave"], facts["lid"], taken=facts["inside"] != "empty")
        elif happening.kind in ("laid", "garlic_put", "bulb_went_home") and facts["grave"] in self.graves:
            colour, _ = self.graves[facts["grave"]]
            self._remember(facts["grave"], colour, taken=happening.kind != "bulb_went_home")
        elif happening.kind == "plague_ended":
            self.graves.pop(facts["grave"], None)

    def _remember(self, grave: str, colour: str, *, taken: bool) -> None:
        self.graves[grave] = (colour, taken)
        self.graves.move_to_end(grave)
        while len(self.graves) > GRAVES_REMEMBERED:
            self.graves.popitem(last=False)

    def decide(self, view: View, legal: Sequence[str]) -> str:
        if view.asked in ("open", "open_or_stop"):
            return self._open(view, legal)
        if "lay left" in legal or "lay right" in legal:
            return self.random.choice([decision for decision in legal if decision != "lay none"])
        if "garlic yes" in legal:
            return "garlic yes" if self.random.random() < GARLIC_SHARE else "garlic no"
        if view.claim is not None:
            return self._believe_or_doubt(view.claim.grave)
        if view.asked == "set_count":
            return self.random.choice(
                [place for place in legal if self._known_empty(place.split()[-1])] or legal
            )
        return self.random.choice(legal)

    def _believe_or_doubt(self, grave: str) -> str:
        if grave in self.graves:
            return "believe" if self._known_empty(grave) else "doubt"
        return "doubt" if self.random.random() < DOUBT_SHARE else "believe"

    def _open(self, view: View, legal: Sequence[str]) -> str:
        row = view.players[self.seat].row
        graves = [decision.removeprefix("open ") for decision in legal if decision.startswith("open ")]
        fitting = [grave for grave in graves if self._known_to_fit(grave, row)]
        unknown = [grave for grave in graves if grave not in self.graves]
        bats = [bat for bat in legal if bat.startswith("bat ") and self._known_empty(bat.split()[-1])]
        if not fitting and bats:
            return self.random.choice(bats)
        if not fitting and "stop" in legal and (not unknown or self.random.random() < STOP_SHARE):
            return "stop"
        return f"open {self.random.choice(fitting or unknown or graves)}"

    def _known_empty(self, grave: str) -> bool:
        return not self.graves.get(grave, ("", True))[1]

    def _known_to_fit(self, grave: str, row: str) -> bool:
        colour, taken = self.graves.get(grave, ("", True))
        return not taken and colour in (row[0], row[-1])
