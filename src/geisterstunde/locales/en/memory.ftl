# What somebody remembered of a game that is over: at the terminal, as a page of its own, and on the page.
# $who (you or other), $name (text) - who decided. $what (text) - what there was to remember
# $place, $rather (text) - graves, such as c4, or decks, counted from 1
# $age (number), $unit (openings or turns) - how long ago something was last seen

memory-title = What was remembered
memory-nothing = Nothing in this game says what anybody remembers.
memory-remembered = Remembered
memory-forgot = Forgotten
memory-mixed-up = Mixed up with a neighbour
memory-never-seen = Never seen before
memory-lost-stake = Stakes that a good memory saves
memory-lost-garlic = Garlic that a good memory avoids
memory-lost-turn = Turns for nothing
memory-lost-search = Searches that could be known to fail
memory-recall = { $unit ->
    [turns] What came back of things seen once, by turns ago
   *[openings] What came back of things seen once, by openings ago
}
memory-ages = { $youngest } to { $oldest }
memory-ages-and-more = { $youngest } and more
# $percent (number), $chances (number) - how often something came back, of how many times it would have helped
# $low, $high (number) - within these per cent the true share lies 19 times in 20
memory-share = { $percent } % of { $chances } ({ $low } to { $high })
memory-no-chance = –
memory-few-chances = * These are few: they say little about anybody's memory.
memory-moments = Worth another look
memory-ways = Turns to each garment, and how many were needed
# $garment (text). $turns, $needed (number)
memory-way = { $garment }: { $turns }, needed { $needed }
memory-map = Where it stayed
memory-curve = How long it stayed
memory-all = all
memory-half = half
memory-none = none
memory-axis = { $unit ->
    [turns] turns ago
   *[openings] openings ago
}

memory-moment-remembered = { $who ->
    [you] You opened { $place }, seen { memory-ago } before: { $what }.
   *[other] { $name } opened { $place }, seen { memory-ago } before: { $what }.
}
memory-moment-forgot = { $who ->
    [you] You opened { $place } again, seen { memory-ago } before: { $what }.
   *[other] { $name } opened { $place } again, seen { memory-ago } before: { $what }.
}
memory-moment-passed-over = { $who ->
    [you] You opened { $place }; { $rather } would have fitted, seen { memory-ago } before: { $what }.
   *[other] { $name } opened { $place }; { $rather } would have fitted, seen { memory-ago } before: { $what }.
}
memory-moment-mixed-up = { $who ->
    [you] You opened { $place }, right beside { $rather }, seen { memory-ago } before: { $what }.
   *[other] { $name } opened { $place }, right beside { $rather }, seen { memory-ago } before: { $what }.
}
memory-search-remembered = { $who ->
    [you] You went to deck { $place }, where you had seen it { memory-ago } before: { $what }.
   *[other] { $name } went to deck { $place }, where it was seen { memory-ago } before: { $what }.
}
memory-search-forgot = { $who ->
    [you] You looked into deck { $place } again, { memory-ago } later; it could not be there: { $what }.
   *[other] { $name } looked into deck { $place } again, { memory-ago } later; it could not be there: { $what }.
}
memory-search-passed-over = { $who ->
    [you] You looked into deck { $place }; { memory-ago } before, you had seen it in deck { $rather }: { $what }.
   *[other] { $name } looked into deck { $place }; it was seen { memory-ago } before in deck { $rather }: { $what }.
}
memory-search-mixed-up = { $who ->
    [you] You looked into deck { $place }, right beside deck { $rather }, where you had seen it { memory-ago } before: { $what }.
   *[other] { $name } looked into deck { $place }, right beside deck { $rather }, where it was seen { memory-ago } before: { $what }.
}
memory-ago = { $unit ->
    [turns] { $age ->
        [one] 1 turn
       *[other] { $age } turns
    }
   *[openings] { $age ->
        [one] 1 opening
       *[other] { $age } openings
    }
}
