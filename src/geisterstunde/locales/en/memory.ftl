# What somebody remembered of a game that is over.
# $age (number) - how many openings ago something was last seen. $place, $rather (text) - graves, such as c4

memory-title = What was remembered
memory-nothing = Nothing in this game says what anybody remembers.
memory-remembered = Remembered
memory-forgot = Forgotten
memory-mixed-up = Mixed up with a neighbour
memory-never-seen = Never seen before
memory-lost-stake = Stakes that a good memory saves
memory-lost-garlic = Garlic that a good memory avoids
memory-lost-turn = Turns for nothing
memory-recall = What came back, by how many openings ago it was last seen
memory-ages = { $youngest } to { $oldest }
memory-ages-and-more = { $youngest } and more
# $percent (number), $chances (number) - how often something came back, of how many times it would have helped
memory-share = { $percent } % of { $chances }
memory-no-chance = –
memory-few-chances = * These are few: they say little about anybody's memory.
memory-moments = Worth another look

# $name (text) - who decided. $what (text) - what there was to remember
memory-moment-remembered = { $name } opened { $place }, seen { memory-ago } before: { $what }.
memory-moment-forgot = { $name } opened { $place } again, seen { memory-ago } before: { $what }.
memory-moment-passed-over = { $name } opened { $place }; { $rather } would have fitted, seen { memory-ago } before: { $what }.
memory-moment-mixed-up = { $name } opened { $place }, right beside { $rather }, seen { memory-ago } before: { $what }.
memory-ago = { $age ->
    [one] 1 opening
   *[other] { $age } openings
}
