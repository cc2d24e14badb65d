events-turn-began = { $who ->
    [you] Tocca a te.
   *[other] Tocca a { $name }.
}
events-opened = { $who ->
    [you] Apri una tomba.
   *[other] { $name } apre una tomba.
}
events-laid = { $who ->
    [you] Metti a dormire un vampiro.
   *[other] { $name } mette a dormire un vampiro.
}
events-stake-taken = { $who ->
    [you] Prendi un paletto.
   *[other] { $name } prende un paletto.
}
events-stake-taken-du-13 = { $who ->
    [you] Prendi un paletto: lì dorme già qualcuno.
   *[other] { $name } prende un paletto: lì dorme già qualcuno.
}
events-stake-taken-du-41 = { $who ->
    [you] Prendi un paletto: questa tomba era aperta poco fa.
   *[other] { $name } prende un paletto: questa tomba era aperta poco fa.
}
events-stake-taken-du-42 = { $who ->
    [you] Prendi un paletto: questa tomba è stata aperta troppo spesso.
   *[other] { $name } prende un paletto: questa tomba è stata aperta troppo spesso.
}
events-stake-taken-fa-11 = { $who ->
    [you] Prendi un paletto: il pipistrello aveva ragione.
   *[other] { $name } prende un paletto: il pipistrello aveva ragione.
}
events-stakes-returned = { $who ->
    [you] Restituisci tre paletti.
   *[other] { $name } restituisce tre paletti.
}
events-gifts-fell-due = { $who ->
    [you] Regali per te!
   *[other] Regali per { $name }!
}
events-gave = { $who ->
    [you] Regali un vampiro.
   *[other] { $name } regala un vampiro.
}
events-plague-began = { $who ->
    [you] Un’invasione di ratti! Cominci tu.
   *[other] Un’invasione di ratti! Comincia { $name }.
}
events-plague-ended = I ratti se ne sono andati.
events-bat-landed = { $who ->
    [you] Mandi un pipistrello: questa tomba è vuota!
   *[other] { $name } manda un pipistrello: questa tomba è vuota!
}
events-believed = { $who ->
    [you] Ci credi.
   *[other] { $name } ci crede.
}
events-doubted = { $who ->
    [you] Non ci credi!
   *[other] { $name } non ci crede!
}
events-count-came = { $who ->
    [you] Il conte Rucola viene da te.
   *[other] Il conte Rucola va da { $name }.
}
events-count-lost = { $who ->
    [you] Perdi il conte Rucola.
   *[other] { $name } perde il conte Rucola.
}
events-turned = { $who ->
    [you] Giri il castello.
   *[other] { $name } gira il castello.
}
events-searched = { $who ->
    [you] Frughi in un mazzo.
   *[other] { $name } fruga in un mazzo.
}
events-dressed = { $who ->
    [you] Indossi qualcosa.
   *[other] { $name } indossa qualcosa.
}
events-game-over = La partita è finita: { $winners }.
