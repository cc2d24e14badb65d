bots-moth = Papillon de nuit
bots-moth-sentence = Volette de tombe en tombe et oublie presque tout aussitôt.
bots-hedgehog = Hérisson
bots-hedgehog-sentence = Se souvient des dernières tombes, mais se trompe parfois d’une case.
bots-raven = Corbeau
bots-raven-sentence = A bonne mémoire et n’oublie que ce qui est loin.
bots-countess = Comtesse
bots-countess-sentence = N’oublie rien et joue chaque nuit jusqu’au bout dans sa tête.

bots-sheet = Drap de lit
bots-sheet-sentence = Flotte au hasard et oublie ce qu’il y avait dans les paquets.
bots-candle = Fantôme à la bougie
bots-candle-sentence = Pense à deux coups et retient ce qui vient de se passer.
bots-butler = Majordome
bots-butler-sentence = Connaît tous les chemins du château et presque chaque paquet.
bots-castellan = Châtelain
bots-castellan-sentence = Voit tous les coups, n’oublie aucune carte et pense pour les autres.
