record-none = Questa non è la registrazione di una partita: { $reason }.
record-too-deep = Questa non è la registrazione di una partita: è annidata troppo in profondità.
record-not-json = Questa non è la registrazione di una partita: non è un JSON completo ({ $reason }).
record-other-format = Questa registrazione ha il formato { $given }; si può leggere { $formats }.
record-in-file = { $path }: { $reason }
record-unreadable = { $path } non si può leggere: { $reason }.
record-unwritable = { $path } non si può scrivere: { $reason }.

record-impossible-decision = La decisione { $number }, { $decision } presa da { $seat }, non è possibile: { $reason }
record-other-end = La registrazione e le sue decisioni non finiscono allo stesso modo. La registrazione: { $told }; le decisioni: { $found }.
record-goes-on = la partita non è finita
record-ended = { AND($seats) }, { $reason }
record-ended-for-nobody = nessuno, { $reason }

record-unfinished = La partita non è finita: il seme viene svelato, e si può controllare, dopo l’ultima decisione.
record-not-promised = Non è ciò che era stato promesso: sale, seme, opzioni e sigilli dei posti non danno la promessa.
record-seed-not-promised = Il seme non è quello promesso: sale e seme non danno la promessa.
record-other-nonce = Il numero segreto di { $seat } non è quello sigillato prima della promessa.
record-shares = La registrazione deve dire per ognuno dei { $players } posti che cosa ha aggiunto alla distribuzione; lo dice per { $given }.
record-shares-too-early = Nel formato geisterstunde/1 nessun posto poteva aggiungere qualcosa alla distribuzione, ma questa registrazione lo afferma.
record-odd-spelling = La decisione { $number } è scritta { $given }; una registrazione scrive { $spelled }.
record-lacks = Nella registrazione manca { $name }: non si può controllare se la distribuzione è onesta.
record-other-deal = Il seme dà un’altra distribuzione: la registrazione è diversa in { $part }.

record-promise-holds = Seme e opzioni sono quelli promessi prima della partita ({ $charms }).
record-seed-promised = Il seme è quello promesso prima della partita; in questo formato più vecchio le opzioni non lo erano, e chi distribuiva lo sceglieva da solo.
record-seats-added = Nessuno ha potuto scegliere la distribuzione da solo: dopo la promessa si sono aggiunti numeri segreti, da { AND($seats) }.
record-nobody-added = Nessun posto ha aggiunto un numero segreto alla distribuzione: chi ha promesso il seme l’ha scelta da solo.
record-seats-silent = Da { AND($seats) } nessun numero segreto è arrivato in tempo: al suo posto è valso il sigillo.
record-deal-holds = Il seme dà proprio questa distribuzione.
record-decisions-hold = Tutte le { $count } decisioni seguono le regole.
record-end-holds = Finiscono come registrato: { $ended }.

# $given (text) - a commitment
record-another-promise = Questa partita mantiene un’altra promessa, non { $given }.
record-day-of-no-table = La distribuzione di un giorno viene solo dal suo seme, ma questa registrazione dice che viene anche da altro.
# $day (text) - a date. $charms (text) - the pictures that people may have compared
record-day-holds = È la partita del { $day }, uguale per tutti: seme e opzioni sono quelli promessi per quel giorno ({ $charms }).
