# Lanterns for little ones: what a seat has seen glows for it. A look is an opened grave, or a deck one has searched.

lantern-title = Lanternes pour les petits
lantern-about = Ce que quelqu’un a vu dans une tombe ou un paquet luit pour cette place seule, puis s’efface. Tout le monde voit qui a une lanterne.
lantern-nobody = personne n’en a

## Which lantern, in as few letters as there are, and what it does

lantern-none = aucune
lantern-last-3 = 3 derniers
lantern-last-8 = 8 derniers
lantern-last-20 = 20 derniers
lantern-automatic = toute seule
lantern-none-help = Se souvient sans aide.
lantern-last-3-help = Les 3 derniers regards luisent.
lantern-last-8-help = Les 8 derniers regards luisent.
lantern-last-20-help = Les 20 derniers regards luisent.
lantern-automatic-help = Commence avec 20 regards. Trois trouvailles de suite de choses déjà vues, et elle baisse ; trois erreurs de suite, et elle brille plus.

# $what (text) - which lantern somebody has
lantern-has = Lanterne : { $what }
# $name (text) - whose it is
lantern-of = Lanterne de { $name }

## Said to a seat when its lantern goes by how well it plays

# $reach (number) - how many looks back it shines now
lantern-lower = { $reach ->
    [0] Tu te souviens sans aide ! Ta lanterne s’éteint.
   *[other] Tu te souviens bien ! Ta lanterne baisse : les { $reach } derniers regards luisent.
}
# $reach (number) - how many looks back it shines now
lantern-brighter = Ta lanterne brille plus : les { $reach } derniers regards luisent.

## At a grave or a deck

# $age (number) - how many looks ago. $what (text) - what was seen there
lantern-seen-opening = { $age ->
    [one] vu il y a 1 ouverture
   *[other] vu il y a { $age } ouvertures
} : { $what }
# $age (number) - how many looks ago. $what (text) - what was seen there
lantern-seen-search = { $age ->
    [one] vu il y a 1 fouille
   *[other] vu il y a { $age } fouilles
} : { $what }
