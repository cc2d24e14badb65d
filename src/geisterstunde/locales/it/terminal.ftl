terminal-you = Tu
terminal-seat = Posto { $seat }

terminal-how-to-type = Scrivi «{ $example }», o solo «{ $short }». «?» spiega i segni, «quit» fa uscire.
terminal-promise = Promessa: { $charms } – { $commitment }
terminal-type-one-of = Scrivi una di queste, per favore: { $decisions }.
terminal-good-night = Buona notte.
terminal-saved = La partita è salvata in { $path }.

terminal-verified = { $path }: in regola
terminal-all-verified = { $right } partite registrate su { $count } sono in regola.
terminal-no-records = Non ci sono partite registrate in { $path }: nessun file vi finisce in .json.
terminal-recorded =
    { $count ->
        [one] 1 partita salvata in { $path }
       *[other] { $count } partite salvate in { $path }
    }

terminal-tables-set = I tavoli sono pronti: { $address }
terminal-friends-come-to = Gli amici nella stessa rete vengono a { $address }
terminal-backed-up = Tutti i tavoli sono copiati in { $path }.
terminal-restored = Tutti i tavoli sono ora come in { $path }.
terminal-former-kept = Quello che c’era prima è conservato in { $path }.

terminal-waking-up = Compilo le regole, una volta sola; intanto si può giocare: { $percent } %
terminal-awake = Le regole sono compilate.
terminal-preparing = Preparo le regole, una volta sola; ci vogliono uno o due minuti …
terminal-cannot-be-kept = Non si possono conservare per il prossimo avvio; GEISTERSTUNDE_CACHE può indicare una cartella.

terminal-system-refuses = Il sistema rifiuta: { $reason }.
