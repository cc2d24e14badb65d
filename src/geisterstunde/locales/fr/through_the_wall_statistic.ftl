through-the-wall-statistic-steps = Pas
through-the-wall-statistic-slides = Réglettes déplacées
through-the-wall-statistic-quarters = Quarts de tour
through-the-wall-statistic-searches = Paquets fouillés
through-the-wall-statistic-garments = Vêtements trouvés
