# Tonight's graveyard: the same deal for everybody on a date.

# $number (number) - of the night
daily-number = n. { $number }
daily-same = Gli stessi coperchi per tutti
daily-company = Otto vampiri a testa: tu e due ricci. A gioco uguale, risposte uguali.
daily-goal = Poche aperture, pochi errori
# $time (text) - by the reader's clock
daily-one-try = Un solo tentativo, fino a mezzanotte UTC: da te le { $time }
# $name (text) - of a bot. $count (number) - openings
daily-guide = { $name }: { $count ->
    [one] un’apertura
   *[other] { $count } aperture
}
daily-guide-lost = { $name }: troppo tardi stanotte
# $count (number) - people
daily-been = { $count ->
    [0] Non è ancora venuto nessuno
    [one] È già venuta una persona
   *[other] Sono già venute { $count } persone
}
# $count (number) - people
daily-came = { $count ->
    [0] Non è venuto nessuno
    [one] È venuta una persona
   *[other] Sono venute { $count } persone
}
daily-go = Entra
daily-go-on = Continua
daily-yesterday = Il cimitero di ieri

daily-card = Cartolina da mandare
# $count (number) - openings
daily-openings = { $count ->
    [one] Un’apertura
   *[other] { $count } aperture
}
# $count (number) - mistakes
daily-mistakes = { $count ->
    [0] Neanche un errore.
    [one] Un errore.
   *[other] { $count } errori.
}
daily-won = Dormono tutti!
daily-lost = Un riccio è stato più veloce.
daily-sign-bed = a letto
daily-sign-stake = un paletto
daily-sign-rats = ratti
daily-sign-garlic = aglio
daily-sign-forgot = lo sapevi
daily-sign-nothing = niente

daily-no-lid = Nessun coperchio è svelato. Puoi mandarla.
daily-copy = Copia per mandarla
daily-share = Condividi
daily-copied = Copiato. Incollalo dove vuoi.
daily-not-copied = Questo browser non lascia copiare.
daily-others = Le candele di tutti
daily-alone = Stanotte non c’è ancora nessun altro.
# $worse, $others (number) - people
daily-better = { $worse ->
    [0] { $others ->
        [one] È venuto qualcun altro, e non ha fatto peggio.
       *[other] Sono venuti altri { $others }, e non hanno fatto peggio.
    }
   *[other] Meglio di { $worse } su { $others }.
}
daily-shut = A mezzanotte UTC si alzano i coperchi: allora potrai rivedere la partita e ciò che ricordavi.

daily-promise = Che cosa è stato promesso
daily-promise-how = La distribuzione di una notte è fissata il giorno prima. Annota questi segni: finita la notte si svela il seme, e tutti possono controllare che nulla sia cambiato.
daily-promise-kept = È stata distribuita come promesso. Questa pagina aveva annotato la promessa e l’ha controllata.
daily-promise-unseen = Seme e promessa concordano. Questa pagina non aveva annotato la promessa prima.
daily-promise-broken = Non è ciò che era stato promesso!
daily-best = La partita migliore
# $name (text) - of a bot
daily-best-guide = Così gioca: { $name }
# $count (number) - openings
daily-yours = { $count ->
    [one] Tu: un’apertura.
   *[other] Tu: { $count } aperture.
}
daily-watch = Guardala
daily-watch-yours = Guarda la tua

daily-kept = Su questo dispositivo
daily-kept-how = Le tue notti, e ciò che ricordavi, restano solo in questo browser. Non viene inviato nulla.
daily-export = Salva in un file
daily-delete = Cancella
