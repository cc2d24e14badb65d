record-none = Questa non è la registrazione di una partita: { $reason }.
record-too-deep = Questa non è la registrazione di una partita: è annidata troppo in profondità.
record-not-json = Questa non è la registrazione di una partita: non è un JSON completo ({ $reason }).
record-other-format = Questa registrazione ha il formato { $given }; si può leggere { $format }.
record-in-file = { $path }: { $reason }
record-unreadable = { $path } non si può leggere: { $reason }.
record-unwritable = { $path } non si può scrivere: { $reason }.

record-impossible-decision = La decisione { $number }, { $decision } presa da { $seat }, non è possibile: { $reason }
record-other-end = La registrazione e le sue decisioni non finiscono allo stesso modo. La registrazione: { $told }; le decisioni: { $found }.
record-goes-on = la partita non è finita
record-ended = { AND($seats) }, { $reason }
record-ended-for-nobody = nessuno, { $reason }

record-unfinished = La partita non è finita: il seme viene svelato, e si può controllare, dopo l’ultima decisione.
record-not-promised = Il seme non è quello promesso: sale e seme non danno la promessa.
record-lacks = Nella registrazione manca { $name }: non si può controllare se la distribuzione è onesta.
record-other-deal = Il seme dà un’altra distribuzione: la registrazione è diversa in { $part }.

record-promise-holds = Il seme è quello promesso prima della partita.
record-deal-holds = Il seme dà proprio questa distribuzione.
record-decisions-hold = Tutte le { $count } decisioni seguono le regole.
record-end-holds = Finiscono come registrato: { $ended }.
