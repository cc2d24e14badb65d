dawn-under-statistic-openings = Tombes ouvertes
dawn-under-statistic-laid = Vampires couchés
dawn-under-statistic-stakes = Pieux pris
dawn-under-statistic-gifts = Vampires offerts
dawn-under-statistic-received = Vampires reçus
dawn-under-statistic-garlic = Ail trouvé
dawn-under-statistic-bats = Chauves-souris envoyées
dawn-under-statistic-doubts = Chauves-souris mises en doute
