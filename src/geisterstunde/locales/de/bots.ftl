bots-moth = Nachtfalter
bots-moth-sentence = Flattert von Grab zu Grab und hat fast alles gleich vergessen.
bots-hedgehog = Igel
bots-hedgehog-sentence = Merkt sich die letzten Gräber und verläuft sich manchmal um eines.
bots-raven = Rabe
bots-raven-sentence = Hat ein gutes Gedächtnis und vergisst nur, was lange her ist.
bots-countess = Gräfin
bots-countess-sentence = Vergisst nichts und spielt jede Nacht im Kopf zu Ende.

bots-sheet = Bettlaken
bots-sheet-sentence = Schwebt einfach los und vergisst, was in den Stapeln lag.
bots-candle = Kerzengeist
bots-candle-sentence = Denkt zwei Bewegungen weit und merkt sich, was gerade erst war.
bots-butler = Butler
bots-butler-sentence = Kennt alle Wege im Schloss und fast jeden Stapel.
bots-castellan = Kastellan
bots-castellan-sentence = Sieht alle Züge, vergisst keine Karte und denkt für die anderen mit.
