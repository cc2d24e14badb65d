dawn-under-statistic-openings = Graves opened
dawn-under-statistic-laid = Vampires laid to rest
dawn-under-statistic-stakes = Stakes taken
dawn-under-statistic-gifts = Vampires given away
dawn-under-statistic-received = Vampires received
dawn-under-statistic-garlic = Garlic found
dawn-under-statistic-bats = Bats sent
dawn-under-statistic-doubts = Bats doubted
