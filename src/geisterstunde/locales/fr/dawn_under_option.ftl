dawn-under-option-edition = Édition
dawn-under-option-edition-help = 2004 : tous participent à l’invasion. 2018 : invasions plus courtes, autre règle pour rouvrir.
dawn-under-option-fresh-air = Fresh Air
dawn-under-option-fresh-air-help = L’extension : chauves-souris qui bluffent et comte Rucola.
dawn-under-option-vampires = Variante pour enfants
dawn-under-option-vampires-help = Moins de vampires, partie plus courte.
dawn-under-option-vampires-none = non
dawn-under-option-vampires-value = { $value } vampires
dawn-under-option-layout = Sentiers
dawn-under-option-layout-help = Comment les sentiers partagent le cimetière.
dawn-under-option-layout-classic = classiques
dawn-under-option-layout-even = réguliers
dawn-under-option-layout-chosen = les miens
dawn-under-option-lids = Couvercles
dawn-under-option-lids-help = Les pierres gravées sont des repères. Lisses, elles se ressemblent toutes, pour les puristes.
dawn-under-option-lids-carved = gravés
dawn-under-option-lids-plain = tous pareils
dawn-under-option-bare = Tombes sans couvercle
dawn-under-option-bare-help = À deux, vingt tombes restent sans couvercle.
dawn-under-option-bare-random = au hasard
dawn-under-option-bare-corners = coins
dawn-under-option-bare-cross = croix
dawn-under-option-bare-chosen = à choisir
dawn-under-option-first = Qui commence
dawn-under-option-first-help = D’après la règle, la personne qui s’est levée le plus tard aujourd’hui.
dawn-under-option-first-none = le hasard décide
dawn-under-option-without = Couleurs écartées
dawn-under-option-without-help = À deux, deux couleurs restent dans la boîte.
dawn-under-option-without-none = au hasard
dawn-under-option-without-chosen = à choisir
dawn-under-option-rats = Rats
dawn-under-option-rats-help = Combien de rats se cachent sous les couvercles. Il y en a 6 dans la boîte, 4 à deux.
dawn-under-option-rats-none = comme dans la boîte
dawn-under-option-rats-value = { $value ->
    [0] aucun rat
    [one] { $value } rat
   *[other] { $value } rats
}
dawn-under-option-garlic = Ail
dawn-under-option-garlic-help = Combien de gousses chacun reçoit. Il y en a 3 dans la boîte.
dawn-under-option-garlic-value = { $value ->
    [0] pas d’ail
    [one] { $value } gousse
   *[other] { $value } gousses
}
dawn-under-option-stakes = Pieux
dawn-under-option-stakes-help = Quel pieu apporte les cadeaux. D’après la règle, c’est le troisième.
dawn-under-option-stakes-value = { $value ->
    [2] le deuxième
    [3] le troisième
    [4] le quatrième
   *[5] le cinquième
}
dawn-under-option-may-stop = S’arrêter après avoir couché
dawn-under-option-may-stop-help = Après avoir couché un vampire, on peut s’arrêter au lieu d’ouvrir une autre tombe.
dawn-under-option-may-leave = Coucher ou non
dawn-under-option-may-leave-help = Dans une invasion de 2018, on peut garder un vampire qui convient, comme en 2004.
