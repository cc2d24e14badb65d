# Dawn Under as a terminal draws it.

dawn-under-terminal-signs =
    Colours: w white, k black, y yellow, r red, g green, b blue. ➤ decides; underlined: whose turn it is.
    Graves: ▐c4▌ closed, <c4> may be chosen now, ' r  ' open and empty, ' rv ' with a vampire, ' r● ' with garlic,
    ' *  ' a rat, ' ^  ' lifted without turning it over, '.' bare, ʌc4ʌ under a bat, !c4! kept by Count Rucola.
    Rows: the two ends count; ▒ lies face down. ● garlic, † stakes, ʌ bats in hand, * has the rat.

## Beside a row: the word, then a sign for each

dawn-under-terminal-garlic = garlic
dawn-under-terminal-stakes = stakes
dawn-under-terminal-bats = bats

## Below the rows

dawn-under-terminal-reserve =
    { $lids ->
        [one] 1 lid in reserve
       *[other] { $lids } lids in reserve
    }
# $owner (text) - who has the Count
dawn-under-terminal-count-waits = Count Rucola stands on the plaza
dawn-under-terminal-count-with = Count Rucola's column: { $owner }
dawn-under-terminal-count-keeps = Count Rucola keeps grave { $grave }: { $owner }
