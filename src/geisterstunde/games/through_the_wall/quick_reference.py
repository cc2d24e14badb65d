"""The quick reference of Through the Wall, with the variants that a table plays."""

from geisterstunde.kernel.quick_reference import QuickChapter, QuickLine

QUICK_REFERENCE = (
    QuickChapter(
        book="through-the-wall",
        lead=QuickLine("turn", ()),
        rows=(
            QuickLine("step", ("TW-10",)),
            QuickLine("slide", ("TW-11",)),
            QuickLine("shift", ("TW-12",)),
            QuickLine("quarter", ("TW-13",)),
        ),
        points=(
            QuickLine("settling", ("TW-14",)),
            QuickLine("touched", ("TW-11",)),
            QuickLine("search", ("TW-20",)),
            QuickLine("wandering", ("TW-23",), when={"decks": "wander"}),
            QuickLine("backs", ("TW-22",)),
            QuickLine("stone", ("TW-25",), when={"floor": "stone"}),
            QuickLine("night", ("TW-26",), unless={"night": None}),
            QuickLine("winning", ("TW-24",)),
        ),
    ),
)
