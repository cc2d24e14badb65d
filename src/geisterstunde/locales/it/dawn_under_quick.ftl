dawn-under-quick-turn = Quando tocca a te, apri una tomba chiusa. Guardano tutti.
dawn-under-quick-columns = Trovi
    .second = Che cosa fai
    .third = E poi
dawn-under-quick-fits = una tomba vuota, e il coperchio ha il colore di uno dei tuoi due vampiri alle estremità
    .second = metti a dormire quel vampiro
    .third = apri un’altra tomba
dawn-under-quick-fits-or-stop = { dawn-under-quick-fits }
    .second = { dawn-under-quick-fits.second }
    .third = apri un’altra tomba, oppure fermati
dawn-under-quick-fits-not = una tomba vuota di un altro colore
    .second = mettici una testa d’aglio, se vuoi
    .third = il tuo turno finisce
dawn-under-quick-fits-not-without-garlic = { dawn-under-quick-fits-not }
    .second = lasciala vuota
    .third = { dawn-under-quick-fits-not.third }
dawn-under-quick-vampire = un vampiro
    .second = prendi un paletto
    .third = il tuo turno finisce
dawn-under-quick-last-stake = … ed è il tuo { $stakes ->
        [2] secondo
        [4] quarto
        [5] quinto
       *[3] terzo
    } paletto
    .second = { $players ->
        [2] il tuo avversario ti regala quattro vampiri
       *[other] tutti ti regalano un vampiro
    }; i paletti tornano al loro posto
    .third = il tuo turno finisce
dawn-under-quick-last-stake-of-the-house = { dawn-under-quick-last-stake }
    .second = { dawn-under-quick-last-stake.second }
    .third = { dawn-under-quick-last-stake.third }
dawn-under-quick-garlic = { $players ->
        [2] l’aglio del tuo avversario
       *[other] l’aglio di qualcun altro
    }
    .second = chi ce l’ha messo ti regala { $players ->
        [2] due vampiri
       *[other] un vampiro
    } e riprende la testa d’aglio
    .third = il tuo turno finisce
dawn-under-quick-own-garlic = il tuo stesso aglio
    .second = { $players ->
        [2] il tuo avversario ti regala quattro vampiri
       *[other] tutti ti regalano un vampiro
    }; tu riprendi la testa d’aglio
    .third = il tuo turno finisce
dawn-under-quick-rat = un ratto
    .second = scoppia un’invasione!
    .third = vedi sotto

dawn-under-quick-gifts = Sono vampiri presi da un’estremità, che sceglie chi regala. Tu li aggiungi alle tue estremità come vuoi, in qualsiasi ordine.
    .about = I regali:
dawn-under-quick-row = I due vampiri più esterni di ogni lato sono sempre scoperti; se ne restano quattro o meno, lo sono tutti. L’ordine non cambia mai.
    .about = La tua fila:
dawn-under-quick-plague = Apri quante vuoi delle tombe chiuse vicine al ratto, in qualsiasi ordine; poi tocca { $players ->
        [2] al tuo avversario
       *[other] a tutti gli altri, uno alla volta
    }. Un vampiro adatto puoi metterlo a dormire o tenerlo. Le penalità sono le solite, ma niente mette fine alla tua giocata. I coperchi restano aperti finché l’invasione non è finita.
    .about = Invasione di ratti:
dawn-under-quick-plague-of-2018 = Chi ha trovato il ratto apre quante vuole delle tombe chiuse vicine, in qualsiasi ordine. Un vampiro adatto deve andare a dormire. Le penalità sono le solite, ma niente mette fine alla giocata. I coperchi restano aperti finché l’invasione non è finita.
    .about = Invasione di ratti:
dawn-under-quick-plague-of-2018-or-leave = Chi ha trovato il ratto apre quante vuole delle tombe chiuse vicine, in qualsiasi ordine. Un vampiro adatto si può mettere a dormire o tenere. Le penalità sono le solite, ma niente mette fine alla giocata. I coperchi restano aperti finché l’invasione non è finita.
    .about = Invasione di ratti:
dawn-under-quick-neighbours = le tombe che si toccano, anche solo con un angolo. Al di là di un sentiero non si è mai vicini.
    .about = Tombe vicine:
dawn-under-quick-just-opened = Si può riempire solo la tomba appena aperta, anche se più tardi un vampiro adatto arriva all’estremità.
    .about = Ora o mai più:
dawn-under-quick-plague-ends = quando tutte le vicine sono aperte, quando è toccato a tutti, o quando spunta un altro ratto. Un coperchio della riserva copre la tomba del ratto, gli altri si chiudono, e il turno seguente è di chi siede a sinistra di chi ha il ratto.
    .about = L’invasione finisce:
dawn-under-quick-another-rat = Fa cominciare una nuova invasione: il ratto ce l’ha chi l’ha trovato, e comincia. Ma chi aveva già il vecchio ratto passa il nuovo a sinistra.
    .about = Un altro ratto:
dawn-under-quick-plague-of-2018-ends = quando chi ha trovato il ratto si ferma, quando tutte le vicine sono aperte, o quando spunta un secondo ratto, che viene ricoperto e non fa scoppiare niente. Un coperchio della riserva copre la tomba del primo ratto, gli altri si chiudono, e tocca a chi siede a sinistra di chi ha trovato il ratto.
    .about = L’invasione finisce:
dawn-under-quick-marked = È l’ultima tomba aperta nel turno subito prima del tuo. Se la apri { $garlic ->
        [0] e non ci metti un vampiro
       *[other] e non ci metti né un vampiro né aglio
    }, prendi un paletto. Dopo un’invasione non c’è nessuna tomba così.
    .about = Appena aperta:
dawn-under-quick-third-time = Il tuo avversario ha aperto, nel suo ultimo turno, una tomba che tu avevi aperto nel tuo turno precedente? Se la apri ancora nel tuo prossimo turno, prendi un paletto.
    .about = Non una terza volta:
dawn-under-quick-bare = Venti tombe non hanno coperchio. Non si aprono mai e non sono vicine di nessuno.
    .about = Tombe senza coperchio:
dawn-under-quick-dawn = Quando nessuno ha messo a dormire un vampiro per venti turni a testa, spunta il giorno, e vince chi ha meno vampiri.
    .about = L’alba:
dawn-under-quick-winning = nel momento in cui il tuo ultimo vampiro ti lascia, messo a dormire o regalato.
    .about = Vinci:
