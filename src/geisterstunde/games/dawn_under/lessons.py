"""The lessons: a night in the cemetery that is won at dawn, the bats and the Count, the plague of 2018.

All of it happens on the graves a1 to e4, where a path runs between the quarters.
"""

from typing import Any

from geisterstunde.kernel.lesson import Lesson, LessonStep

COUNT = "count"
MOTH, HEDGEHOG = 1, 2
COMPANY = ("moth", "hedgehog")


def deal(lids: str, reserve: str, *rows: str) -> dict[str, Any]:
    """A deal as a record has it; lids are drawn row by row, with the plaza in the middle."""
    return {"lids": "".join(lids.split()).replace("-", ""), "reserve": reserve, "rows": rows}


A_NIGHT = Lesson(
    name="night",
    guide=COUNT,
    company=COMPANY,
    options={"players": 3, "vampires": 5, "first": MOTH},
    deal=deal(
        """
        w r b k g w k r
        b y g * y b r g
        w k b w r g y k
        r g y - - w b *
        * w k - - r g y
        y b r * w k b g
        g * k y r b w k
        k r w g b * y y
        """,
        "wkyrgb",
        "ybwry",
        "kgrwg",
        "wrkgw",
    ),
    prelude=((MOTH, "open d1"), (MOTH, "open h8"), (MOTH, "garlic no")),
    chapters=(
        (
            LessonStep(says="welcome", then=((HEDGEHOG, "open c3"), (HEDGEHOG, "garlic no"))),
            LessonStep(says="open", wanted="open b2"),
            LessonStep(says="lay", wanted="lay left"),
        ),
        (LessonStep(says="remember", wanted="open c3", by_heart=True),),
        (
            LessonStep(says="go-on", wanted="open d1"),
            LessonStep(
                says="stake",
                then=((MOTH, "open e2"), (MOTH, "garlic no"), (HEDGEHOG, "open e1"), (HEDGEHOG, "garlic no")),
            ),
        ),
        (
            LessonStep(says="your-turn", wanted="open c2"),
            LessonStep(
                says="garlic",
                wanted="garlic yes",
                then=((MOTH, "open b3"), (MOTH, "garlic no"), (HEDGEHOG, "open d2"), (HEDGEHOG, "stop")),
            ),
        ),
        (
            LessonStep(says="rats", wanted="open d3"),
            LessonStep(says="may-lay", wanted="lay left"),
            LessonStep(says="stop", wanted="stop", then=((MOTH, "open c2"),)),
        ),
        (
            LessonStep(says="give", wanted="give left", then=((MOTH, "take r left"), (MOTH, "stop"))),
            LessonStep(says="last", wanted="open e2", by_heart=True),
            LessonStep(says="won"),
        ),
    ),
)

NIGHT_AIR = Lesson(
    name="fresh-air",
    guide=COUNT,
    company=COMPANY,
    options={"players": 3, "vampires": 6, "garlic": 0, "fresh_air": True, "first": MOTH},
    deal=deal(
        """
        w r b k g w k r
        b y g * y b r g
        w k y w r g y k
        r g y - - w b *
        * w k - - r g y
        y b r * w k b g
        g * k y r b w k
        k r w g b * y b
        """,
        "wkyrgb",
        "wbybyg",
        "kgrwgw",
        "wrkgwr",
    ),
    prelude=((MOTH, "open d1"), (MOTH, "open h8"), (HEDGEHOG, "open c2")),
    chapters=(
        (
            LessonStep(says="bat", wanted="bat c2", then=((MOTH, "believe"), (HEDGEHOG, "doubt"))),
            LessonStep(says="doubted", wanted="lay left"),
        ),
        (
            LessonStep(says="bluff", wanted="bat d1", then=((MOTH, "believe"), (HEDGEHOG, "believe"))),
            LessonStep(says="believed", wanted="send 1", then=((MOTH, "take k left"),)),
            LessonStep(says="lay", wanted="lay left"),
        ),
        (
            LessonStep(says="third", wanted="open c3"),
            LessonStep(says="count", wanted="open b1"),
        ),
        (
            LessonStep(says="set", wanted="count d3", then=((MOTH, "open e2"), (HEDGEHOG, "open e1"))),
            LessonStep(says="bed", wanted="lay left"),
            LessonStep(says="end"),
        ),
    ),
)

SHORT_PLAGUE = Lesson(
    name="plague-2018",
    guide=COUNT,
    company=COMPANY,
    options={"players": 3, "vampires": 6, "edition": "2018", "first": MOTH},
    deal=deal(
        """
        w r y k g w k r
        b y g * y b r g
        w k b k r g y w
        r g b - - w b *
        * w k - - r g y
        y b r * w k b g
        g * k y r b w k
        k r w g b * y y
        """,
        "wkyrgb",
        "ybwgyr",
        "kgrwgw",
        "wrkgwr",
    ),
    prelude=(
        *((MOTH, "open d3"), (MOTH, "open h8"), (MOTH, "garlic no")),
        *((HEDGEHOG, "open g8"), (HEDGEHOG, "garlic no")),
    ),
    chapters=(
        (LessonStep(says="open", wanted="open d2"),),
        (LessonStep(says="rats", wanted="open c1"), LessonStep(says="laid", wanted="open d3")),
        (
            LessonStep(
                says="stop",
                wanted="stop",
                then=((MOTH, "open b3"), (MOTH, "garlic no"), (HEDGEHOG, "open e1"), (HEDGEHOG, "garlic no")),
            ),
        ),
        (
            LessonStep(says="just-opened"),
            LessonStep(says="another", wanted="open c3"),
            LessonStep(says="end"),
        ),
    ),
)

LESSONS = (A_NIGHT, NIGHT_AIR, SHORT_PLAGUE)
