# The quick reference (DU-43). Which line stands there at which table, the game's package says.
# $players, $stakes, $garlic (number) - options of the table

dawn-under-quick-turn = On your turn, open one closed grave. Everybody looks.
dawn-under-quick-columns = You find
    .second = You do
    .third = And then
dawn-under-quick-fits = an empty grave, and the lid has the colour of one of your two end vampires
    .second = lay that vampire to rest
    .third = open another grave
dawn-under-quick-fits-or-stop = { dawn-under-quick-fits }
    .second = { dawn-under-quick-fits.second }
    .third = open another grave, or stop
dawn-under-quick-fits-not = an empty grave in any other colour
    .second = put in a garlic bulb, if you like
    .third = your turn ends
dawn-under-quick-fits-not-without-garlic = { dawn-under-quick-fits-not }
    .second = leave it empty
    .third = { dawn-under-quick-fits-not.third }
dawn-under-quick-vampire = a vampire
    .second = take a stake
    .third = your turn ends
dawn-under-quick-last-stake = … and it is your { $stakes ->
        [2] second
        [4] fourth
        [5] fifth
       *[3] third
    } stake
    .second = { $players ->
        [2] your opponent gives you four vampires
       *[other] everybody gives you a vampire
    }; the stakes go back
    .third = your turn ends
dawn-under-quick-last-stake-of-the-house = { dawn-under-quick-last-stake }
    .second = { dawn-under-quick-last-stake.second }
    .third = { dawn-under-quick-last-stake.third }
dawn-under-quick-garlic = { $players ->
        [2] your opponent’s garlic
       *[other] somebody else’s garlic
    }
    .second = its owner gives you { $players ->
        [2] two vampires
       *[other] a vampire
    } and takes the bulb back
    .third = your turn ends
dawn-under-quick-own-garlic = your own garlic
    .second = { $players ->
        [2] your opponent gives you four vampires
       *[other] everybody gives you a vampire
    }; you take the bulb back
    .third = your turn ends
dawn-under-quick-rat = a rat
    .second = a plague breaks out!
    .third = see below

dawn-under-quick-gifts = They are end vampires, and the giver chooses the end. You add them to your ends as you like, in any order.
    .about = Gifts:
dawn-under-quick-row = The outer two vampires on each side are always face up; with four or fewer, all are. Never change the order.
    .about = Your row:
dawn-under-quick-plague = Open as many closed neighbours of the rat as you like, in any order; then { $players ->
        [2] your opponent has a go
       *[other] everybody else in turn
    }. You may lay a fitting vampire or keep it. Penalties are as usual, but nothing ends your go. Lids stay open until the plague is over.
    .about = Plague:
dawn-under-quick-plague-of-2018 = Whoever found the rat opens as many of its closed neighbours as they like, in any order. A fitting vampire must be laid. Penalties are as usual, but nothing ends the go. Lids stay open until the plague is over.
    .about = Plague:
dawn-under-quick-plague-of-2018-or-leave = Whoever found the rat opens as many of its closed neighbours as they like, in any order. A fitting vampire may be laid or kept. Penalties are as usual, but nothing ends the go. Lids stay open until the plague is over.
    .about = Plague:
dawn-under-quick-neighbours = graves that touch, corners included. Graves across a path are no neighbours.
    .about = Neighbours:
dawn-under-quick-just-opened = Only the grave you have just opened may be filled, even if a fitting vampire moves to your end later.
    .about = Now or never:
dawn-under-quick-plague-ends = when all neighbours are open, when everybody has had a go, or when another rat shows. A lid from the reserve covers the rat’s grave, the others close, and the next turn goes to the left of whoever holds the rat.
    .about = The plague ends:
dawn-under-quick-another-rat = It starts a new plague, held and begun by its finder. But whoever held the old rat passes the new one to the left.
    .about = Another rat:
dawn-under-quick-plague-of-2018-ends = when the finder stops, when all neighbours are open, or when a second rat shows; that one is covered again and starts nothing. A lid from the reserve covers the first rat’s grave, the others close, and the finder’s left neighbour is next.
    .about = The plague ends:
dawn-under-quick-marked = the last grave opened in the turn right before yours. If you open it { $garlic ->
        [0] and lay no vampire
       *[other] and neither lay a vampire nor put in garlic
    }, you take a stake. After a plague there is no such grave.
    .about = Just opened:
dawn-under-quick-third-time = Did your opponent open, in their last turn, a grave that you had opened in your turn before? Open it again in your next turn, and you take a stake.
    .about = Not a third time:
dawn-under-quick-bare = Twenty graves have no lid. They are never opened and are nobody’s neighbours.
    .about = Bare graves:
dawn-under-quick-dawn = When nobody has laid a vampire for twenty turns each, day breaks, and whoever has the fewest vampires wins.
    .about = Dawn:
dawn-under-quick-winning = at the moment your last vampire leaves you, laid or given.
    .about = You win:
