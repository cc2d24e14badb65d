# Il resoconto della memoria sulla pagina, e il disegno del cimitero. Ciò che dice anche il terminale è in memory.ftl.

report-title = Che cosa hai ricordato
report-title-of = Che cosa ha ricordato { $name }
report-lead = { $came } volte su { $chances } è tornato in mente ciò che si era visto.
report-lead-few = { $chances } occasioni sono poche: dicono poco di una memoria.
report-whose = La memoria di chi?
report-back = Indietro
report-forgot = dimenticato
report-remembered = ricordato
report-mixed-up = scambiato
report-never-seen = mai visto
report-watch = Rivedi
report-bands = I numeri
report-came-back = è tornato
report-between = la verità sta in mezzo, 19 volte su 20
report-interval = da { $low } a { $high } %
report-of = { $came } su { $chances }
report-level-curve = { $name }: { $early } % dopo una, { $late } % dopo venti
report-hollow = Punti vuoti: troppo poche occasioni per dire molto.
report-profile = Le tue ultime partite su questo dispositivo
report-profile-lead = { $games ->
    [one] Una partita finora. Resta qui e non viene mai inviata.
   *[other] { $games } partite. Restano qui e non vengono mai inviate.
}
report-export = Salva come file
report-delete = Dimentica
report-deleted = Dimenticato.
report-draw = Disegna il cimitero
report-paint-what = Dipingi ciò che ricordi.
report-truth-is-up = Ecco la verità.
report-then-truth = Poi si alza la verità.
report-colours = Colori
report-rub-out = cancella
report-painted = { $count ->
    [one] un coperchio dipinto
   *[other] { $count } coperchi dipinti
}
report-seconds = { $seconds ->
    [one] ancora un secondo
   *[other] ancora { $seconds } secondi
}
report-lift = Alza la verità
report-skip = Basta, fammi vedere
report-right-of = { $right } giusti su { $count }
report-nothing-painted = Niente dipinto: ecco com’era.
report-see = Vai al resoconto
report-is-right = giusto
report-is-wrong = hai dipinto { $painted }
report-unpainted = non dipinto
report-known-title = Che cosa avresti potuto sapere
report-known-title-of = Che cosa avrebbe potuto sapere { $name }
report-vain = { $count ->
    [0] Nessuna ricerca era persa in partenza.
    [one] Una ricerca era vana, e i tuoi occhi te l’avevano detto.
   *[other] { $count } ricerche erano vane, e i tuoi occhi te l’avevano detto.
}
report-decks = Che cosa aveva mostrato ogni mazzo
report-deck = Mazzo { $deck }
report-deck-sights = visto: { $garments }
report-turn-axis = i tuoi turni
report-still-there = ancora lì
report-won = trovato
report-fair = tentativi onesti
report-knew = lo sapevi già
report-own-eyes = visto con i tuoi occhi
report-search-won = Turno { $turn }, { $garment }: trovato
report-search-fair = Turno { $turn }, { $garment }: tentativo onesto
report-search-knew = Turno { $turn }, { $garment }: lo sapevi già
report-ways = La tua strada, e la migliore
report-best = al meglio { $needed }
report-ways-sum = { $turns } turni; da dove eri, ne bastavano { $needed }.
report-no-finds = Questa volta non si è trovato nulla.
