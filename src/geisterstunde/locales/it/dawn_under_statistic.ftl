dawn-under-statistic-openings = Tombe aperte
dawn-under-statistic-laid = Vampiri messi a dormire
dawn-under-statistic-stakes = Paletti presi
dawn-under-statistic-gifts = Vampiri regalati
dawn-under-statistic-received = Vampiri ricevuti
dawn-under-statistic-garlic = Aglio trovato
dawn-under-statistic-bats = Pipistrelli mandati
dawn-under-statistic-doubts = Pipistrelli non creduti
