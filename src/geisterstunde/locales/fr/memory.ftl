# Ce que quelqu'un a retenu d'une partie terminée.
# $age (number) - combien d'ouvertures ont passé depuis qu'on l'a vu. $place, $rather (text) - des tombes comme c4

memory-title = Ce qui a été retenu
memory-nothing = Rien dans ce jeu ne dit ce que quelqu’un a retenu.
memory-remembered = Retenu
memory-forgot = Oublié
memory-mixed-up = Confondu avec la voisine
memory-never-seen = Jamais vu avant
memory-lost-stake = Pieux qu’une bonne mémoire épargne
memory-lost-garlic = Ail qu’une bonne mémoire évite
memory-lost-turn = Tours pour rien
memory-recall = Ce qui est revenu, selon le nombre d’ouvertures depuis la dernière vue
memory-ages = { $youngest } à { $oldest }
memory-ages-and-more = { $youngest } et plus
memory-share = { $percent } % sur { $chances }
memory-no-chance = –
memory-few-chances = * C’est peu : cela n’en dit guère sur une mémoire.
memory-moments = À revoir

memory-moment-remembered = { $name } a ouvert { $place }, vue { memory-ago } plus tôt : { $what }.
memory-moment-forgot = { $name } a rouvert { $place }, vue { memory-ago } plus tôt : { $what }.
memory-moment-passed-over = { $name } a ouvert { $place } ; { $rather } convenait, vue { memory-ago } plus tôt : { $what }.
memory-moment-mixed-up = { $name } a ouvert { $place }, juste à côté de { $rather }, vue { memory-ago } plus tôt : { $what }.
memory-ago = { $age ->
    [one] { $age } ouverture
   *[other] { $age } ouvertures
}
