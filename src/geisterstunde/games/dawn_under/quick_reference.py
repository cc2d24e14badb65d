"""The quick reference of Dawn Under and Fresh Air (DU-43), by edition, number of players and house rules."""

from typing import Any

from geisterstunde.kernel.quick_reference import QuickChapter, QuickLine

OF_2004: dict[str, Any] = {"edition": "2004"}
OF_2018: dict[str, Any] = {"edition": "2018"}
NO_RATS: dict[str, Any] = {"rats": 0}
NO_GARLIC: dict[str, Any] = {"garlic": 0}


def line(
    name: str, *rules: str, when: dict[str, Any] | None = None, unless: dict[str, Any] | None = None
) -> QuickLine:
    return QuickLine(name, rules, when or {}, unless or {})


DAWN_UNDER = QuickChapter(
    book="dawn-under",
    lead=line("turn", "DU-10"),
    rows=(
        line("fits", "DU-11", when={"may_stop": False}),
        line("fits-or-stop", "DU-11", "DU-63", when={"may_stop": True}),
        line("fits-not", "DU-12", unless=NO_GARLIC),
        line("fits-not-without-garlic", "DU-12", "DU-61", when=NO_GARLIC),
        line("vampire", "DU-13"),
        line("last-stake", "DU-14", when={"stakes": 3}),
        line("last-stake-of-the-house", "DU-14", "DU-62", unless={"stakes": 3}),
        line("garlic", "DU-15", unless=NO_GARLIC),
        line("own-garlic", "DU-16", unless=NO_GARLIC),
        line("rat", "DU-19", unless=NO_RATS),
    ),
    points=(
        line("gifts", "DU-17"),
        line("row", "DU-7"),
        line("plague", "DU-30", "DU-31", "DU-32", "DU-33", when=OF_2004, unless=NO_RATS),
        line("plague-of-2018", "DU-40", when={**OF_2018, "may_leave": False}, unless=NO_RATS),
        line(
            "plague-of-2018-or-leave", "DU-40", "DU-64", when={**OF_2018, "may_leave": True}, unless=NO_RATS
        ),
        line("neighbours", "DU-2", unless=NO_RATS),
        line("just-opened", "DU-32", unless=NO_RATS),
        line("plague-ends", "DU-34", when=OF_2004, unless=NO_RATS),
        line("another-rat", "DU-35", when=OF_2004, unless=NO_RATS),
        line("plague-of-2018-ends", "DU-40", when=OF_2018, unless=NO_RATS),
        line("marked", "DU-41", when=OF_2018),
        line("third-time", "DU-42", when={**OF_2004, "players": 2}),
        line("bare", "DU-4", when={"players": 2}),
        line("dawn", "DU-20"),
        line("winning", "DU-18"),
    ),
)

FRESH_AIR = QuickChapter(
    book="fresh-air",
    when={"fresh_air": True},
    lead=line("turn", "FA-10"),
    rows=(
        line("empty", "FA-11", "FA-14"),
        line("vampire", "FA-12", "FA-15"),
        line("garlic", "FA-13", "FA-16", unless=NO_GARLIC),
    ),
    points=(
        line("lids", "FA-2"),
        line("count-comes", "FA-3", "FA-4"),
        line("hands-off", "FA-5"),
        line("count-helps", "FA-6"),
        line("count-leaves", "FA-7"),
        line("rats", "FA-17", "FA-18", unless=NO_RATS),
    ),
)

QUICK_REFERENCE = (DAWN_UNDER, FRESH_AIR)
