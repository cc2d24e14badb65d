lantern-title = Lanternes pour les petits
lantern-about = Ce que quelqu’un a vu dans une tombe ou un paquet luit pour cette place seule, puis s’efface. Tout le monde voit qui a une lanterne.
lantern-nobody = personne n’en a

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

lantern-has = Lanterne : { $what }
lantern-of = Lanterne de { $name }

lantern-lower = { $reach ->
    [0] Tu te souviens sans aide ! Ta lanterne s’éteint.
   *[other] Tu te souviens bien ! Ta lanterne baisse : les { $reach } derniers regards luisent.
}
lantern-brighter = Ta lanterne brille plus : les { $reach } derniers regards luisent.

lantern-seen-opening = { $age ->
    [one] vu il y a 1 ouverture
   *[other] vu il y a { $age } ouvertures
} : { $what }
lantern-seen-search = { $age ->
    [one] vu il y a 1 fouille
   *[other] vu il y a { $age } fouilles
} : { $what }
