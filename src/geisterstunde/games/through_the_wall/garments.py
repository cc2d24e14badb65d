"""The twenty garments, four a body part."""

PARTS = ("hat", "mask", "body", "legs", "hand")
PART_LETTERS = "HMBLG"  # as a board is drawn
GARMENTS = (
    *("sombrero", "topper", "crown", "bonnet"),
    *("diving-mask", "pumpkin", "domino", "beard"),
    *("tailcoat", "poncho", "apron", "cape"),
    *("lederhosen", "tutu", "kilt", "pantaloons"),
    *("umbrella", "wand", "lantern", "fan"),
)
EACH_PART = len(GARMENTS) // len(PARTS)
GARMENT_NUMBERS = {name: number for number, name in enumerate(GARMENTS)}
ALL_PARTS = (1 << len(PARTS)) - 1
NO_GARMENT = -1
