events-lid = { $lid ->
    [w] un coperchio bianco
    [k] un coperchio nero
    [y] un coperchio giallo
    [r] un coperchio rosso
    [g] un coperchio verde
    [b] un coperchio blu
   *[rat] un ratto
}
events-a-vampire = { $colour ->
    [w] un vampiro bianco
    [k] un vampiro nero
    [y] un vampiro giallo
    [r] un vampiro rosso
    [g] un vampiro verde
   *[b] un vampiro blu
}
events-the-vampire = { $colour ->
    [w] il vampiro bianco
    [k] il vampiro nero
    [y] il vampiro giallo
    [r] il vampiro rosso
    [g] il vampiro verde
   *[b] il vampiro blu
}
events-inside = { $inside ->
    [vampire] dentro { events-a-vampire }
    [garlic] { $owner-person ->
        [you] dentro il tuo aglio
       *[other] dentro l’aglio di { $owner }
    }
   *[empty] vuota
}
events-end = { $end ->
    [left] all’estremità sinistra
   *[right] all’estremità destra
}
events-ghost = { $ghost ->
    [green] fantasma verde
    [red] fantasma rosso
    [yellow] fantasma giallo
   *[blue] fantasma blu
} ({ $owner })
events-slider = { $slider ->
    [1] barretta luna
    [2] barretta stella
   *[other] barretta pipistrello
}

events-turn-began = { $who ->
    [you] Tocca a te.
   *[other] Tocca a { $name }.
}
events-game-over = La partita è finita: { $winners }.
    .told = La partita è finita: { $alone ->
        [you] hai vinto!
       *[other] { $count ->
            [one] vince { AND($winners) }!
           *[other] vittoria condivisa, { AND($winners) }!
        }
    } { $reason ->
        [laid_last] L’ultimo vampiro dorme.
        [gave_last] L’ultimo vampiro è regalato.
        [dawn] Spunta il giorno: vince chi ha meno vampiri.
        [dressed] Il fantasma è travestito dalla testa ai piedi.
        [cockcrow] Canta il gallo: vince chi ha più travestimenti.
       *[other] ({ $reason })
    }

events-opened = { $who ->
    [you] Apri una tomba.
   *[other] { $name } apre una tomba.
}
    .told = { $who ->
        [you] Apri
       *[other] { $name } apre
    } { $grave }: { events-lid }, { events-inside }.
events-lifted =
    .told = { $who ->
        [you] Sollevi
       *[other] { $name } solleva
    } il coperchio di { $grave }: { events-inside }.
events-laid = { $who ->
    [you] Metti a dormire un vampiro.
   *[other] { $name } mette a dormire un vampiro.
}
    .told = { $who ->
        [you] Metti a dormire
       *[other] { $name } mette a dormire
    } { events-a-vampire } in { $grave }.
events-garlic-put =
    .told = { $who ->
        [you] Metti
       *[other] { $name } mette
    } dell’aglio in { $grave }.
events-bulb-went-home =
    .told = { $who ->
        [you] Riprendi il tuo aglio
       *[other] { $name } riprende il suo aglio
    } da { $grave }.
events-stake-taken = { $who ->
    [you] Prendi un paletto.
   *[other] { $name } prende un paletto.
}
    .told = { $who ->
        [you] Prendi un paletto
       *[other] { $name } prende un paletto
    } ({ $rule }), e fanno { $stakes }.
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
    [you] Rimetti a posto i paletti.
   *[other] { $name } rimette a posto i paletti.
}
    .told = { $who ->
        [you] Rimetti a posto i paletti (DU-14).
       *[other] { $name } rimette a posto i paletti (DU-14).
    }
events-gifts-fell-due = { $who ->
    [you] Regali per te!
   *[other] Regali per { $name }!
}
    .told = { events-gifts-fell-due } Chi regala: { AND($givers) }, { $each ->
        [one] un vampiro
       *[other] { $each } vampiri
    } { $count ->
        [one] (DU-17).
       *[other] a testa (DU-17).
    }
events-gave = { $who ->
    [you] Regali un vampiro.
   *[other] { $name } regala un vampiro.
}
    .told = { $receiver-person ->
        [you] { $name } ti regala { events-a-vampire }
       *[other] { $who ->
            [you] Regali { events-a-vampire } a { $receiver }
           *[other] { $name } regala { events-a-vampire } a { $receiver }
        }
    }; era { events-end } della fila.
events-took =
    .told = { $who ->
        [you] Aggiungi
       *[other] { $name } aggiunge
    } { events-the-vampire } { events-end }.
events-plague-began = { $who ->
    [you] Un’invasione di ratti! Cominci tu.
   *[other] Un’invasione di ratti! Comincia { $name }.
}
    .told = Ratti intorno a { $grave }! { $who ->
        [you] Cominci tu (DU-30).
       *[other] Comincia { $name } (DU-30).
    }
events-stopped =
    .told = { $who ->
        [you] Non apri più tombe.
       *[other] { $name } non apre più tombe.
    }
events-go-began =
    .told = { $who ->
        [you] Adesso puoi aprire tu (DU-31).
       *[other] Adesso può aprire { $name } (DU-31).
    }
events-plague-ended = I ratti se ne sono andati.
    .told = I ratti se ne sono andati; un coperchio della riserva chiude { $grave } (DU-34).
events-rat-covered =
    .told = Un altro ratto in { $grave }: viene ricoperto, l’invasione è finita (DU-40).
events-bat-landed = { $who ->
    [you] Mandi un pipistrello: questa tomba è vuota!
   *[other] { $name } manda un pipistrello: questa tomba è vuota!
}
    .told = { $who ->
        [you] Metti
       *[other] { $name } mette
    } un pipistrello su { $grave }: questa tomba è vuota (FA-10).
events-believed = { $who ->
    [you] Ci credi.
   *[other] { $name } ci crede.
}
    .told = { events-believed }
events-doubted = { $who ->
    [you] Non ci credi!
   *[other] { $name } non ci crede!
}
    .told = { events-doubted }
events-found-vampire-sent =
    .told = In { $grave } c’era { events-a-vampire }: va { $who ->
        [you] da te.
       *[other] da { $name }.
    }
events-count-came = { $who ->
    [you] Il conte Rucola viene da te.
   *[other] Il conte Rucola va da { $name }.
}
    .told = Tre in un colpo: il conte Rucola { $who ->
        [you] viene da te (FA-3).
       *[other] va da { $name } (FA-3).
    }
events-count-set =
    .told = Il conte Rucola tiene libera { $grave } { $who ->
        [you] per te (FA-5).
       *[other] per { $name } (FA-5).
    }
events-count-lost = { $who ->
    [you] Perdi il conte Rucola.
   *[other] { $name } perde il conte Rucola.
}
    .told = { $who ->
        [you] Perdi il conte Rucola
       *[other] { $name } perde il conte Rucola
    }, che va { $heir-person ->
        [you] da te
       *[other] da { $heir }
    } (FA-7).

events-stepped =
    .told = { $who ->
        [you] Ti sposti
       *[other] { $name } si sposta
    } su { $space }.
events-slid =
    .told = { $who ->
        [you] Spingi
       *[other] { $name } spinge
    } la { events-slider } { $way ->
        [up] verso l’alto.
       *[down] verso il basso.
    }
events-carried =
    .told = Il { events-ghost } viene trascinato su { $space }.
events-shifted =
    .told = { $who ->
        [you] Metti
       *[other] { $name } mette
    } la { events-slider } nel tunnel { $tunnel }, { $towards ->
        [up] { $by } verso l’alto.
        [down] { $by } verso il basso.
       *[flush] a filo.
    }
events-turned = { $who ->
    [you] Giri il castello.
   *[other] { $name } gira il castello.
}
    .told = { $who ->
        [you] Giri
       *[other] { $name } gira
    } il tavoliere { $way ->
        [left] a sinistra.
       *[right] a destra.
    }
events-settled =
    .told = Il { events-ghost } si ferma su { $space }.
events-pushed-off = Un fantasma viene spinto fuori dal tavoliere.
    .told = Il { events-ghost } viene spinto fuori dal tavoliere e va in un angolo (TW-14).
events-straddles =
    .told = Il { events-ghost } sta su più caselle insieme (TW-14).
events-put =
    .told = { $who ->
        [you] Metti
       *[other] { $name } mette
    } il { events-ghost } su { $space }.
events-searched = { $who ->
    [you] Cerchi in un mazzo.
   *[other] { $name } cerca in un mazzo.
}
    .told = { $who ->
        [you] Cerchi nel mazzo
       *[other] { $name } cerca nel mazzo
    } { $deck }: { $garment }, { $found ->
        [yes] trovato!
       *[no] non c’è.
    }
events-deck-seen =
    .told = Nel mazzo { $deck } c’erano: { AND($cards) }.
events-dressed = { $who ->
    [you] Indossi qualcosa.
   *[other] { $name } indossa qualcosa.
}
events-swapped =
    .told = { $who ->
        [you] Scambi
       *[other] { $name } scambia
    } i mazzi { $deck } e { $other }.
