fresh-air-quick-turn = Quando tocca a te, apri una tomba chiusa come sempre, oppure mettici sopra uno dei tuoi due pipistrelli e di’: «Questa tomba è vuota.»
fresh-air-quick-columns = Nella tomba del pipistrello
    .second = { $players ->
        [2] Il tuo avversario dubita
       *[other] Qualcuno dubita
    }
    .third = { $players ->
        [2] Il tuo avversario ti crede
       *[other] Tutti ti credono
    }
fresh-air-quick-empty = niente
    .second = chi ha dubitato prende un paletto; tu metti a dormire un vampiro e continui
    .third = metti a dormire un vampiro e continui
fresh-air-quick-vampire = un vampiro
    .second = lo prendi tu; chi ha dubitato ne mette a dormire uno; il tuo turno finisce
    .third = dallo { $players ->
        [2] al tuo avversario
       *[other] a chi vuoi
    }; tu ne metti a dormire uno e continui
fresh-air-quick-garlic = dell’aglio
    .second = ricevi regali come sempre; chi ha dubitato mette a dormire un vampiro; il tuo turno finisce
    .third = la testa d’aglio torna a casa; tu metti a dormire un vampiro e continui

fresh-air-quick-lids = I coperchi che apri restano aperti fino alla fine del tuo turno.
    .about = I coperchi:
fresh-air-quick-count-comes = quando metti a dormire tre vampiri in un turno, con o senza l’aiuto di un pipistrello. Appena il turno finisce, mettilo su una tomba chiusa che credi vuota.
    .about = Il conte Rucola viene da te:
fresh-air-quick-hands-off = Nessuno apre la tomba del conte, e nessun pipistrello ci si posa.
    .about = Giù le mani:
fresh-air-quick-count-helps = È vuota? Mettici a dormire uno dei tuoi due vampiri alle estremità, sposta il conte su una tomba chiusa del quartiere successivo in senso orario e comincia il tuo turno normale.
    .about = Il tuo prossimo turno comincia dalla sua tomba:
fresh-air-quick-count-leaves = Non c’è nessuna penalità, ma il tuo turno è finito, e il conte passa alla tua sinistra.
    .about = Non è vuota:
fresh-air-quick-rats = In un’invasione non vola nessun pipistrello. Se un vampiro dorme sotto un ratto, prima viene il paletto, poi l’invasione.
    .about = I ratti:
