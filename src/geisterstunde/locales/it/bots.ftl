bots-moth = Falena
bots-moth-sentence = Svolazza di tomba in tomba e dimentica subito quasi tutto.
bots-hedgehog = Riccio
bots-hedgehog-sentence = Ricorda le ultime tombe, ma a volte sbaglia di una.
bots-raven = Corvo
bots-raven-sentence = Ha buona memoria e dimentica solo ciò che è lontano.
bots-countess = Contessa
bots-countess-sentence = Non dimentica nulla e gioca ogni notte fino in fondo nella mente.

bots-sheet = Lenzuolo
bots-sheet-sentence = Fluttua e basta, e dimentica che cosa c’era nei mazzi.
bots-candle = Spettro della candela
bots-candle-sentence = Pensa a due mosse e ricorda ciò che è appena stato.
bots-butler = Maggiordomo
bots-butler-sentence = Conosce ogni via del castello e quasi ogni mazzo.
bots-castellan = Castellano
bots-castellan-sentence = Vede ogni mossa, non scorda una carta e pensa anche per gli altri.
