# Che cosa qualcuno ha ricordato di una partita finita.
# $age (number) - quante aperture fa qualcosa è stato visto. $place, $rather (text) - tombe come c4

memory-title = Che cosa è stato ricordato
memory-nothing = Nulla in questo gioco dice che cosa qualcuno ha ricordato.
memory-remembered = Ricordato
memory-forgot = Dimenticato
memory-mixed-up = Scambiato con la vicina
memory-never-seen = Mai visto prima
memory-lost-stake = Paletti che una buona memoria risparmia
memory-lost-garlic = Aglio che una buona memoria evita
memory-lost-turn = Turni per niente
memory-recall = Che cosa è tornato in mente, secondo quante aperture fa è stato visto
memory-ages = da { $youngest } a { $oldest }
memory-ages-and-more = { $youngest } e oltre
memory-share = { $percent } % su { $chances }
memory-no-chance = –
memory-few-chances = * Sono poche: dicono poco della memoria di qualcuno.
memory-moments = Da riguardare

memory-moment-remembered = { $name } ha aperto { $place }, vista { memory-ago } prima: { $what }.
memory-moment-forgot = { $name } ha riaperto { $place }, vista { memory-ago } prima: { $what }.
memory-moment-passed-over = { $name } ha aperto { $place }; { $rather } andava bene, vista { memory-ago } prima: { $what }.
memory-moment-mixed-up = { $name } ha aperto { $place }, proprio accanto a { $rather }, vista { memory-ago } prima: { $what }.
memory-ago = { $age ->
    [one] 1 apertura
   *[other] { $age } aperture
}
