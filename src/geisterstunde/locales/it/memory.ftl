# Che cosa qualcuno ha ricordato di una partita finita: al terminale, come pagina a sé e sulla pagina.
# $who (you o other), $name (text) - chi ha deciso. $what (text) - che cosa c'era da ricordare
# $place, $rather (text) - tombe come c4, o mazzi, contati da 1
# $age (number), $unit (openings o turns) - da quanto tempo qualcosa non si vedeva più

memory-title = Che cosa è stato ricordato
memory-nothing = Nulla in questo gioco dice che cosa qualcuno ha ricordato.
memory-remembered = Ricordato
memory-forgot = Dimenticato
memory-mixed-up = Scambiato con la vicina
memory-never-seen = Mai visto prima
memory-lost-stake = Paletti che una buona memoria risparmia
memory-lost-garlic = Aglio che una buona memoria evita
memory-lost-turn = Turni per niente
memory-lost-search = Ricerche già perse in partenza
memory-recall = { $unit ->
    [turns] Che cosa è tornato in mente, visto una sola volta, per turni
   *[openings] Che cosa è tornato in mente, visto una sola volta, per aperture
}
memory-ages = da { $youngest } a { $oldest }
memory-ages-and-more = { $youngest } e oltre
memory-share = { $percent } % su { $chances } (da { $low } a { $high })
memory-no-chance = –
memory-few-chances = * Sono poche: dicono poco della memoria di qualcuno.
memory-moments = Da riguardare
memory-ways = Turni fino a ogni vestito, e quanti ne servivano
memory-way = { $garment }: { $turns }, ne servivano { $needed }
memory-map = Dove è rimasto
memory-curve = Quanto è rimasto
memory-all = tutto
memory-half = metà
memory-none = niente
memory-axis = { $unit ->
    [turns] turni fa
   *[openings] aperture fa
}

memory-moment-remembered = { $who ->
    [you] Hai aperto { $place }, vista { memory-ago } prima: { $what }.
   *[other] { $name } ha aperto { $place }, vista { memory-ago } prima: { $what }.
}
memory-moment-forgot = { $who ->
    [you] Hai riaperto { $place }, vista { memory-ago } prima: { $what }.
   *[other] { $name } ha riaperto { $place }, vista { memory-ago } prima: { $what }.
}
memory-moment-passed-over = { $who ->
    [you] Hai aperto { $place }; { $rather } andava bene, vista { memory-ago } prima: { $what }.
   *[other] { $name } ha aperto { $place }; { $rather } andava bene, vista { memory-ago } prima: { $what }.
}
memory-moment-mixed-up = { $who ->
    [you] Hai aperto { $place }, proprio accanto a { $rather }, vista { memory-ago } prima: { $what }.
   *[other] { $name } ha aperto { $place }, proprio accanto a { $rather }, vista { memory-ago } prima: { $what }.
}
memory-search-remembered = { $who ->
    [you] Hai cercato nel mazzo { $place }, dove lo avevi visto { memory-ago } prima: { $what }.
   *[other] { $name } ha cercato nel mazzo { $place }, dove si era visto { memory-ago } prima: { $what }.
}
memory-search-forgot = { $who ->
    [you] Hai cercato di nuovo nel mazzo { $place }, visto { memory-ago } prima; non poteva esserci: { $what }.
   *[other] { $name } ha cercato di nuovo nel mazzo { $place }, visto { memory-ago } prima; non poteva esserci: { $what }.
}
memory-search-passed-over = { $who ->
    [you] Hai cercato nel mazzo { $place }; { memory-ago } prima lo avevi visto nel mazzo { $rather }: { $what }.
   *[other] { $name } ha cercato nel mazzo { $place }; { memory-ago } prima si era visto nel mazzo { $rather }: { $what }.
}
memory-search-mixed-up = { $who ->
    [you] Hai cercato nel mazzo { $place }, proprio accanto al mazzo { $rather }, dove lo avevi visto { memory-ago } prima: { $what }.
   *[other] { $name } ha cercato nel mazzo { $place }, proprio accanto al mazzo { $rather }, dove si era visto { memory-ago } prima: { $what }.
}
memory-ago = { $unit ->
    [turns] { $age ->
        [one] 1 turno
       *[other] { $age } turni
    }
   *[openings] { $age ->
        [one] 1 apertura
       *[other] { $age } aperture
    }
}
