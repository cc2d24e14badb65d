dawn-under-hint-rat = Il primo ratto! Si aprono solo le tombe vicine, mai oltre il sentiero.
dawn-under-hint-laid = Buonanotte! Chi mette a letto apre ancora.
dawn-under-hint-stake = Lì dormiva qualcuno. Al terzo paletto tutti ti regalano un vampiro.
dawn-under-hint-garlic = Aglio! Il proprietario ti regala un vampiro.
dawn-under-hint-gift = Che fortuna: regala uno dei due ai lati.
dawn-under-hint-missed = Niente è adatto? Ricorda il colore per dopo!
