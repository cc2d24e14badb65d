"""The lesson: one turn of three moves, from one room into another, and a hat at its end."""

from geisterstunde.kernel.lesson import Lesson, LessonStep

SHEET = 1

A_TURN = Lesson(
    name="turn",
    guide="butler",
    company=("sheet",),
    options={"players": 2, "first": 0, "ghosts": ("green", "yellow")},
    deal={
        "decks": (
            ("crown", "pumpkin", "apron", "kilt", "lantern"),
            ("sombrero", "diving-mask", "poncho", "lederhosen", "fan"),
            ("bonnet", "beard", "cape", "pantaloons", "umbrella"),
            ("topper", "domino", "tailcoat", "tutu", "wand"),
        ),
        "sliders": ("M..M..M", None, ".M.M.M.", None, "..M.M.M"),
    },
    prelude=((0, "step b1"), (0, "slide 2 down"), (0, "step c2"), (0, "done"), (SHEET, "done")),
    chapters=(
        (LessonStep(says="step", wanted="step b2"),),
        (LessonStep(says="wall", wanted="step b1", in_vain=True),),
        (LessonStep(says="slide", wanted="slide 2 up"),),
        (LessonStep(says="turn", wanted="turn left"),),
        (LessonStep(says="search", wanted="search 4"),),
        (LessonStep(says="dressed"),),
    ),
)

LESSONS = (A_TURN,)
