# Lanterns for little ones: what a seat has seen glows for it. A look is an opened grave, or a deck one has searched.

lantern-title = Lanterns for little ones
lantern-about = What somebody has seen in a grave or a deck glows for them alone, and fades. Everybody sees who has a lantern.
lantern-nobody = nobody has one

## Which lantern, in as few letters as there are, and what it does

lantern-none = none
lantern-last-3 = last 3
lantern-last-8 = last 8
lantern-last-20 = last 20
lantern-automatic = by itself
lantern-none-help = Remembers alone.
lantern-last-3-help = The last 3 looks glow.
lantern-last-8-help = The last 8 looks glow.
lantern-last-20-help = The last 20 looks glow.
lantern-automatic-help = Begins with 20 looks. Three finds in a row of something seen, and it burns lower; three slips in a row, and it burns brighter.

# $what (text) - which lantern somebody has
lantern-has = Lantern: { $what }
# $name (text) - whose it is
lantern-of = { $name }’s lantern

## Said to a seat when its lantern goes by how well it plays

# $reach (number) - how many looks back it shines now
lantern-lower = { $reach ->
    [0] You remember by yourself! Your lantern goes out.
   *[other] You remember well! Your lantern burns lower: the last { $reach } looks glow.
}
# $reach (number) - how many looks back it shines now
lantern-brighter = Your lantern burns brighter: the last { $reach } looks glow.

## At a grave or a deck

# $age (number) - how many looks ago. $what (text) - what was seen there
lantern-seen-opening = { $age ->
    [one] seen 1 opening ago
   *[other] seen { $age } openings ago
}: { $what }
# $age (number) - how many looks ago. $what (text) - what was seen there
lantern-seen-search = { $age ->
    [one] seen 1 search ago
   *[other] seen { $age } searches ago
}: { $what }
