dawn-under-statistic-openings = Gräber geöffnet
dawn-under-statistic-laid = Vampire zur Ruhe gelegt
dawn-under-statistic-stakes = Pflöcke genommen
dawn-under-statistic-gifts = Vampire verschenkt
dawn-under-statistic-received = Vampire bekommen
dawn-under-statistic-garlic = Knoblauch gefunden
dawn-under-statistic-bats = Fledermäuse losgeschickt
dawn-under-statistic-doubts = Fledermäuse angezweifelt
