page-settings = Impostazioni
page-rules = Regole
page-language = Lingua
page-to-day = Colori del giorno
page-to-night = Colori della notte
page-sound = Suono
page-comforts = Suono e movimento
page-volume = Volume
page-few-sounds = Meno suoni
page-captions = I suoni a parole
page-calm = Meno movimento
page-welcome = È scoccata l’ora dei fantasmi
page-your-name = Il tuo nome
page-guest = Ospite
page-code = Codice
page-join = Siediti
page-unreachable = Il server non risponde; riprova tra un attimo.
page-dawn-under = Dawn Under
page-dawn-under-lead = Metti a letto i tuoi vampiri prima che sorga il sole.
page-dawn-under-goal = Ricorda i coperchi! Vince chi mette a letto per primo tutti i vampiri.
page-fresh-air = Fresh Air
page-through-the-wall = Through the Wall
page-through-the-wall-lead = Vesti il tuo fantasma, dritto attraverso i muri.
page-through-the-wall-goal = Fluttua su un abito, poi cercalo in un mazzo. Vince chi ha per primo tutti e cinque!
page-play-now = Gioca subito
page-company = Chi gioca?
page-company-children = bambini
page-company-family = famiglia
page-company-expert = esperti
page-hall = Il tavolo al cancello
page-have-code = Un amico ti ha dato un codice?
page-with-friends = Con gli amici
page-read-rules = Leggi le regole
page-puzzles = Enigmi
page-player = Giocatore { $number }
page-connecting = Il cancello si apre…
page-reconnecting = Il filo si è strappato. Lo riannodiamo. Il tuo posto resta.
page-your-turn = Tocca a te
page-memory = Che cosa è rimasto
page-draw = Disegna a memoria
page-home = All’ingresso
page-who-plays = Chi gioca su questo dispositivo
page-pass-to = Passa il dispositivo a { $name }
page-pass-why = La prossima risposta è segreta. Gli altri guardano altrove!
page-pass-here = Sono io, { $name }
page-curtain = Sipario prima delle risposte segrete
page-seen = Visto!
page-tap-twice = Tocca due volte per aprire
page-letters = Lettere sul bordo
page-tap-again = tocca ancora per aprire
page-armed-open = Tocca ancora per aprire.
page-armed-bat = Tocca ancora per mandare il pipistrello.
page-armed-count = Tocca ancora per mettere il conte.
page-friends-come = Gli amici entrano con
page-share = Condividi
page-invite-to-watch = Tutti i posti sono occupati. Con questo codice o link gli amici possono guardare.
page-link = Link d’invito
page-copy = Copia il link
page-copied = Copiato
page-qr = Un codice da inquadrare con il telefono
page-seats = Posti
page-name-of-seat = Nome al posto { $number }
page-free = libero
page-seat = Posto
page-sit-down = Siediti
page-your-face = Chi vuoi essere?
page-sit-here = Siediti sulla sedia
page-on-the-way = in arrivo
page-face-of-seat = Volto al posto { $number }
page-face-girl = Bambina
page-face-boy = Bambino
page-face-woman = Donna
page-face-man = Uomo
page-face-grandma = Nonna
page-face-grandpa = Nonno
page-face-cat = Gatto
page-face-witch = Strega
page-sit-too = + su questo dispositivo
page-get-up = Alzati
page-waking-up = La casa si sta svegliando: fino ad allora i bot più forti giocano come quelli subito sotto.
page-waking-level = { $name } (si sta svegliando)
page-who-sits = Chi si siede?
page-who-sits-hint = Trascina qualcuno su una sedia, o toccalo.
page-somebody-here = Qualcuno qui
page-shares-device = sullo stesso dispositivo
page-at-this-device = su questo dispositivo
page-let-go = Fai alzare { $name }
page-start = Si comincia
page-everybody-here = ci sono tutti
page-fills-chairs = { $count ->
    [one] una sedia è libera: { $name } si siede
   *[other] { $count } sedie sono libere: si siedono dei bot
}
page-host-starts = Chi ha preparato il tavolo avvia la partita.
page-options = Come giochiamo
page-all-options = Tutto il resto
page-option-players = Giocatori
page-option-players-help = Chi non trova posto può guardare.
page-option-first = Chi comincia
page-option-first-help = Decide il caso, oppure scegliete qualcuno.
page-option-first-none = a caso
page-option-none = senza
page-house-rules = Regole della casa
page-house-rules-none = nessuna
page-best-from = Meglio in { $players } o più giocatori.
page-yes = sì
page-no = no
page-decks = Mazzi di carte
page-lid-time = I coperchi restano aperti
page-lid-time-help = Per questo tempo tutti vedono che cosa c’è sotto il coperchio.
page-lid-tap = finché tutti non hanno toccato
page-seconds = { $count } secondi
page-clock = Orologio
page-clock-none = nessuno
page-clock-relaxed = tranquillo: 90 secondi
page-clock-brisk = veloce: 25 secondi
page-clock-help = Se il tempo scade, gioca un bot finché la persona non torna.
page-pace = Andatura
page-pace-calm = tranquilla
page-pace-normal = normale
page-pace-quick = svelta
page-pace-help = Quanto in fretta giocano i bot e si muovono le cose.
page-log = Che cosa è successo
page-for-this-device = Per questo dispositivo
page-say-something = Di’ qualcosa
page-waiting-for = In attesa di { $names }
page-thinks = { $name } ci pensa
page-watching = Stai guardando.
page-time-left = ancora { $seconds } secondi
page-what-to-do = Che fare
page-verb-open = Apri una tomba
page-verb-bat = Manda un pipistrello
page-verb-count = Metti il conte
page-cemetery = Cimitero
page-plaza = piazza
page-reserve = Coperchi di riserva
page-closed = chiusa
page-bare = senza coperchio
page-rat = un ratto
page-lid = coperchio { $colour }
page-inside-vampire = dentro un vampiro: { $colour }
page-inside-garlic = { $who ->
    [you] dentro il tuo aglio
   *[other] dentro aglio di { $name }
}
page-inside-empty = vuota
page-count-here = qui c’è il conte
page-bat-here = qui c’è un pipistrello
page-colour-w = bianco
page-colour-k = nero
page-colour-y = giallo
page-colour-r = rosso
page-colour-g = verde
page-colour-b = blu
page-face-down = coperto
page-row = { $count } vampiri: { $vampires }
page-away = gioca un bot
page-turn = { $who ->
    [you] tocca a te
   *[other] di turno
}
page-you = tu
page-count = Conte Rucola
page-vampires-left = vampiri rimasti
page-garlic = aglio rimasto
page-stakes = paletti: { $count } di { $limit }
page-bats = pipistrelli rimasti
page-plague = { $who ->
    [you] Ratti! Apri le tombe vicine al ratto. Hai cominciato tu.
   *[other] Ratti! Apri le tombe vicine al ratto. Ha cominciato { $name }.
}
page-asks-open = Apri una tomba!
page-asks-open-or-stop = Ratti! Apri lì accanto, o fermati.
page-asks-open-again-or-stop = Buonanotte! Un’altra, o basta?
page-asks-lay = Chi va a letto?
page-asks-lay-or-leave = Uno dei tuoi va a letto?
page-asks-lay-any = Chi va a letto? Sinistra o destra?
page-asks-garlic = Una trappola d’aglio qui?
page-asks-give = Danne uno a { $name }: sinistra o destra?
page-asks-take = Uno in più per te: sinistra o destra?
page-asks-believe = { $grave } è vuota! Ci credi?
page-asks-send = A chi va questo vampiro?
page-asks-set-count = Metti il conte su una tomba accesa.
page-because-du-13 = Pss! Lì dorme qualcuno: un paletto.
page-because-du-41 = Di nuovo la stessa tomba: un paletto.
page-because-du-42 = Ancora quella tomba: un paletto.
page-because-fa-11 = Era vero! Un paletto.
page-because-garlic = { $who ->
    [you] Aglio! La tua trappola.
   *[other] Aglio! La trappola di { $name }.
}
page-because-own-garlic = { $who ->
    [you] Il tuo aglio! Tutti ti danno.
   *[other] Il suo aglio! Tutti danno a { $name }.
}
page-because-gifts = { $who ->
    [you] Troppi paletti! Tutti ti danno.
   *[other] Troppi paletti! Tutti danno a { $name }.
}
page-because-rats-gone = I ratti se ne sono andati.
page-because-bat = { $who ->
    [you] Tu dici: non c’è nessuno!
   *[other] { $name }: non c’è nessuno!
}
page-because-believed = { $who ->
    [you] Tu ci credi.
   *[other] { $name } ci crede.
}
page-because-doubted = { $who ->
    [you] Tu ne dubiti!
   *[other] { $name } ne dubita!
}
page-because-count = { $who ->
    [you] Il conte Rucola viene da te!
   *[other] Il conte Rucola va da { $name }!
}
page-do-lay-left = Metti quello a sinistra
page-do-lay-right = Metti quello a destra
page-do-lay-none = Non metterne nessuno
page-do-garlic-yes = Metti l’aglio
page-do-garlic-no = Niente aglio
page-do-give-left = Regala quello a sinistra
page-do-give-right = Regala quello a destra
page-do-stop = Fermati
page-do-believe = Ci credo
page-do-doubt = Non ci credo!
page-do-take-left = { $colour } a sinistra
page-do-take-right = { $colour } a destra
page-do-send = a { $name }
page-do-done = Finisci il turno
page-facts = Sul tavolo
page-fact-none = niente
page-castle = Castello
page-put = Dove si posa { $ghost }?
page-put-in-corner = Un angolo per { $ghost }?
page-which-ghost = Quale fantasma
page-ghost-green = { $who ->
    [you] il tuo fantasma
   *[other] il fantasma verde ({ $name })
}
page-ghost-red = { $who ->
    [you] il tuo fantasma
   *[other] il fantasma rosso ({ $name })
}
page-ghost-yellow = { $who ->
    [you] il tuo fantasma
   *[other] il fantasma giallo ({ $name })
}
page-ghost-blue = { $who ->
    [you] il tuo fantasma
   *[other] il fantasma blu ({ $name })
}
page-reachable = raggiungibile
page-undressed = ancora senza travestimento
page-moves-left = { $count ->
    [one] ancora 1 spostamento magico
   *[other] ancora { $count } spostamenti magici
}
page-turn-left = Gira a sinistra
page-turn-right = Gira a destra
page-sliders = Barrette
page-slider-name = { $slider ->
    [1] barretta luna
    [2] barretta stella
   *[other] barretta pipistrello
}
page-knob-up = La { page-slider-name }, estremità alta
page-knob-down = La { page-slider-name }, estremità bassa
page-slider-lit = Spingila, o portala in un tunnel
page-how-deep = Quanto dentro? Poi premi il sigillo!
page-put-down = Metti la { page-slider-name } nel tunnel { $tunnel }
page-move = { $count ->
    [one] Ancora uno spostamento magico!
    [2] Ancora due spostamenti magici
   *[other] Tre volte: fluttua, spingi, gira!
}
page-acts-stepped = { $who ->
    [you] Fluttui avanti
   *[other] { $name } fluttua avanti
}
page-acts-slid = { $who ->
    [you] Spingi la { page-slider-name }
   *[other] { $name } spinge la { page-slider-name }
}
page-acts-shifted = { $who ->
    [you] Sposti la { page-slider-name }
   *[other] { $name } sposta la { page-slider-name }
}
page-acts-turned = { $who ->
    [you] Gira, gira!
   *[other] { $name } fa girare il castello!
}
page-acts-put = { $who ->
    [you] Eccolo giù
   *[other] { $name } posa un fantasma
}
page-acts-searches = Che cosa c’è appeso lì dentro?
page-acts-finds = { $who ->
    [you] Trovato: { $garment }!
   *[other] { $name } trova: { $garment }!
}
page-acts-misses = { $who ->
    [you] { $garment }: lì non c’è
   *[other] { $name } cerca invano: { $garment }
}
page-acts-swapped = { $who ->
    [you] Scambi due mazzi
   *[other] { $name } scambia due mazzi
}
page-search-now = { $garment }! Cercare chiude il turno.
page-swap-decks = Con quale mazzo cambia posto?
page-ring = Finito? Suona il campanello!
page-done = Fatto
page-wardrobes = Guardaroba
page-to-find = { $count ->
    [0] tutto addosso!
   *[other] ancora { $count } da trovare
}
page-found-of = { $count ->
    [5] tutti e { $all }!
   *[other] { $count } su { $all }
}
page-part-lacks = { $part }: da trovare
page-put-on = Indossalo
page-slider-lies = La { page-slider-name } è nel tunnel { $tunnel }, spinta di { $offset }
page-slide-up = Spingi la { page-slider-name } verso l’alto
page-slide-down = Spingi la { page-slider-name } verso il basso
page-lifted = La { page-slider-name }: muovila!
page-to-tunnel = Tunnel { $tunnel }
page-hold-higher = Tienila più in alto
page-hold-lower = Tienila più in basso
page-cockcrow-in = { $rounds ->
    [one] Ultimo giro prima che il gallo canti!
   *[other] Il gallo canta tra { $rounds } giri.
}
page-search = Cerca nel mazzo { $deck }
page-swap = Scambia con il mazzo { $deck }
page-deck = Mazzo { $deck }
page-deck-empty = vuoto
page-drawer = Lo vedi solo tu. Tienilo a mente!
page-sought-found = Trovato: { $garment }!
page-sought-missing = { $garment }: qui non c’è.
page-drawer-shut = In questo armadio può guardare solo { $name }.
page-drawer-open = Apri l’armadio
page-drawer-close = Chiudi l’armadio
page-part-hat = cappello
page-part-mask = maschera
page-part-body = corpo
page-part-legs = gambe
page-part-hand = mano
page-garment-sombrero = sombrero
page-garment-topper = cilindro
page-garment-crown = corona
page-garment-bonnet = cuffia
page-garment-diving-mask = maschera da sub
page-garment-pumpkin = zucca
page-garment-domino = mascherina
page-garment-beard = barba
page-garment-tailcoat = frac
page-garment-poncho = poncho
page-garment-apron = grembiule
page-garment-cape = mantello
page-garment-lederhosen = pantaloni di pelle
page-garment-tutu = tutù
page-garment-kilt = kilt
page-garment-pantaloons = pantaloni a sbuffo
page-garment-umbrella = ombrello
page-garment-wand = bacchetta magica
page-garment-lantern = lanterna
page-garment-fan = ventaglio
page-won = { $who ->
    [you] Hai vinto!
   *[other] { $count ->
        [one] Vince { $names }!
       *[other] Vincono { $names }!
    }
}
page-reason-laid-last = L’ultimo vampiro dorme.
page-reason-gave-last = L’ultimo vampiro è regalato.
page-reason-dawn = { $who ->
    [you] Hai il minor numero di vampiri svegli.
   *[other] { $count ->
        [one] { $names } ha il minor numero di vampiri svegli.
       *[other] { $names } hanno il minor numero di vampiri svegli.
    }
}
page-reason-dressed = Il fantasma è travestito dalla testa ai piedi.
page-reason-cockcrow = { $who ->
    [you] Hai trovato più vestiti di tutti.
   *[other] { $count ->
        [one] { $names } ha trovato più vestiti di tutti.
       *[other] { $names } hanno trovato un ugual numero di vestiti.
    }
}
page-table-closed = Questo tavolo è chiuso.
page-step = Passo { $step } di { $last }
page-step-back = Indietro
page-step-on = Avanti
page-run = Avvia
page-pause = Pausa
page-to-table = Al tavolo
page-replay = Rivedi
page-look-back = Guarda il tabellone
page-who-slept-where = Chi dormiva dove?
page-of-steps = di { $last }
page-cry-dawn = Fa giorno!
page-cry-cockcrow = Chicchirichì!
page-quick-reference = Regole in breve
page-close = Chiudi
page-announce-opened = { $who ->
    [you] Apri { $grave }: { $lid }, { $inside }
   *[other] { $name } apre { $grave }: { $lid }, { $inside }
}
page-announce-lifted = { $who ->
    [you] Sollevi { $grave }: { $inside }
   *[other] { $name } solleva { $grave }: { $inside }
}
page-bare-pick = Scegli 20 tombe: { $count } scelte
page-without-pick = Scegli 2 colori: { $count } scelti
page-i-am-back = Eccomi di nuovo
page-let-bot-play = Fai giocare un bot per me
page-picture-dawn-under = Un’invasione: il ratto è scoperto, le tombe vicine si possono aprire. In d3 qualcuno ha trovato l’aglio.
page-picture-fresh-air = Un pipistrello su f6: questa tomba è vuota, o no? Il conte Rucola tiene libera c3.
page-picture-through-the-wall = Fantasmi sul tavoliere, calamite sulle barrette sotto. I muri fermano i passi, le calamite trattengono i fantasmi quando il castello gira.
page-offline = non connesso
page-gone = { $name } non c’è più
page-bot-for-gone = Fai giocare un bot
page-find = Cerchi:
page-continue = Continua la tua partita
page-again = Gioca ancora
page-record = Conserva la partita in un file
page-back = Indietro
page-stood-in = { $who ->
    [you] Un bot gioca per te.
   *[other] Un bot gioca per { $name }.
}
page-returned = { $who ->
    [you] Eccoti di nuovo.
   *[other] { $name } è di nuovo qui.
}
page-phrase-hello = Ciao!
page-phrase-good_luck = Buona fortuna!
page-phrase-well_played = Ben giocato!
page-phrase-thanks = Grazie!
page-phrase-sorry = Scusa!
page-phrase-oops = Ops…
page-phrase-hurry = Sorge il sole!
page-phrase-one_moment = Un momento
page-phrase-good_game = Bella partita!
page-phrase-laugh = Ihih!
page-phrase-ghost = Buu!
page-phrase-bat = Flap flap!
page-phrase-garlic = Puah, aglio!
page-phrase-heart = Che simpatia!
page-still-awake = { $count ->
    [one] 1 ancora sveglio
   *[other] { $count } ancora svegli
}
page-rematch-wanted = { $count ->
    [one] { $name } vuole la rivincita!
   *[other] { $name } vogliono la rivincita!
}
page-how-it-went = Com’è andata
page-hidden-shown = Mostra ciò che era nascosto
page-speed = Velocità
page-highlight = Al passo { $step }: { $what }
page-hold-to-open = Tieni premuto per aprire
page-contents = Indice
page-print = Stampa

page-shuffles = mescola anche
page-sealed = La distribuzione è sigillata
page-sealed-how = Tutti vedono queste quattro figure: confrontatele ad alta voce. Stanno per la distribuzione e per come giocate, e nessuno può più cambiarle. Dopo la partita la tua pagina controlla.
page-sealed-by = Mescolata dalla casa insieme a { $names }.
page-sealed-alone = Mescolata dalla casa da sola.
page-sealed-late = Da { $names } non è arrivato niente in tempo: al suo posto è valso il sigillo.
page-fair-checking = La tua pagina controlla la distribuzione…
page-fair = La distribuzione era onesta.
page-fair-how = La tua pagina l’ha calcolato da sé: si è giocato ciò che era promesso prima della partita. La casa ha mescolato insieme a { $names }, quindi nessuno ha potuto scegliere la distribuzione.
page-fair-alone = La promessa è mantenuta.
page-fair-alone-how = La tua pagina l’ha calcolato da sé: si è giocato ciò che era promesso prima della partita. La casa ha mescolato da sola.
page-fair-unheard = La tua pagina ha risposto, ma per la casa non in tempo. Se succede spesso, chiedi perché.
page-fair-unwitnessed = Questo dispositivo ha saputo della promessa solo dopo la partita. Chi prima ha confrontato le figure sa se sono ancora le stesse.
page-fair-older = Questa partita è cominciata prima che le pagine sapessero controllare; la registrazione si può ancora verificare.
page-fair-unknown = Ora non è stato possibile controllare la distribuzione.
page-unfair = La distribuzione non è quella promessa!
page-unfair-another-promise = La casa mostra ora una promessa diversa da quella di prima della partita.
page-unfair-other-options = Era promessa per regole diverse da quelle che avevate scelto.
page-unfair-other-nonce = Il numero di un posto non è quello che aveva sigillato.
page-unfair-foreign-nonce = La casa ha aggiunto un numero per un posto dove non gioca nessuna persona.
page-unfair-own-nonce = Il numero di un posto di questo dispositivo è stato scambiato.
page-unfair-broken-promise = Seme, numeri, regole e promessa non vanno d’accordo.
page-play-on = Gioca da qui
page-to-origin = Torna alla prima partita
page-still-closed = I coperchi sono ancora chiusi.
page-what-remembered = Che cosa ricordi?
page-paint-it = Dipingilo
page-paint-seconds = { $seconds } secondi
page-lift-lids = Alza i coperchi

page-daily = Il cimitero di stanotte
# $nights (number) - played in a row
page-nights = { $nights ->
    [0] Accendi una candela
    [one] Una notte
   *[other] { $nights } notti di fila
}
page-day-card = Alla tua cartolina
