dawn-under-hint-rat = First rat! Only its neighbours may be opened, never across the path.
dawn-under-hint-laid = Sleep well! Whoever lays goes on opening.
dawn-under-hint-stake = Somebody slept there. At three stakes, everybody gives you a vampire.
dawn-under-hint-garlic = Garlic! Its owner gives you a vampire.
dawn-under-hint-gift = Lucky you: give one of your two ends away.
dawn-under-hint-missed = Nothing fits? Remember the colour for later!
