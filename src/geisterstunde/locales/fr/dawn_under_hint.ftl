dawn-under-hint-rat = Premier rat ! On n’ouvre que ses voisines, jamais au-delà du chemin.
dawn-under-hint-laid = Bonne nuit ! Qui couche ouvre encore.
dawn-under-hint-stake = Quelqu’un dormait là. Au troisième pieu, chacun t’offre un vampire.
dawn-under-hint-garlic = De l’ail ! Son propriétaire t’offre un vampire.
dawn-under-hint-gift = Quelle chance : offre un vampire d’un de tes deux bouts.
dawn-under-hint-missed = Rien ne convient ? Retiens la couleur pour plus tard !
