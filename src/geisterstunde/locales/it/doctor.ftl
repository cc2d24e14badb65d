# Ciò che trova `geisterstunde doctor`: una riga per ogni cosa, con quello che c’è da fare. Opzioni, percorsi e intestazioni restano come sono.

doctor-grade =
    { $grade ->
        [well] bene
        [remark] nota
       *[wrong] ERRORE
    }
doctor-about =
    { $about ->
        [disk] disco
        [permissions] permessi
        [files] file aperti
        [port] porta
        [clock] orologio
        [rules] regole
        [database] banca dati
       *[proxy] proxy
    }

## La macchina

doctor-disk-room = In { $path } ci sono { $gigabytes } GB liberi.
doctor-disk-little = In { $path } ci sono solo { $megabytes } MB liberi; fai posto prima che sia pieno.
doctor-disk-full = In { $path } ci sono solo { $megabytes } MB liberi; fai posto, perché a disco pieno nessuno può continuare a giocare.
doctor-disk-far-away = { $path } sta su un disco di rete ({ $kind }), dove i tavoli possono andare persi; scegli con --database un disco di questa macchina.
doctor-disk-elsewhere = I tavoli li tiene PostgreSQL; bada al suo disco laggiù.
doctor-permissions = { $path } si può scrivere, e lo legge solo il proprietario.
doctor-permissions-new = { $path } si può creare.
doctor-permissions-elsewhere = I tavoli li tiene PostgreSQL; contano i suoi permessi.
doctor-folder-forbidden = In { $path } non si può scrivere nulla; dai la cartella all’utente che avvia il server, o scegli un’altra --database.
doctor-file-forbidden = { $path } non si può scrivere; dai il file all’utente che avvia il server.
doctor-file-readable = Altri possono leggere { $path }, che contiene partite in corso; scrivi chmod 600 { $path }.
doctor-file-of-another = { $path } appartiene a un altro utente; avvia il dottore come quell’utente, così come il server.
doctor-files = Possono essere aperti { $files } file, uno per ogni persona a un tavolo.
doctor-files-unlimited = Possono essere aperti quanti file si vuole.
doctor-files-few = Possono essere aperti solo { $files } file, uno per ogni persona a un tavolo; aumentali con LimitNOFILE= nell’unità, o con ulimit -n.
doctor-port-free = La porta { $port } è libera.
doctor-server = Alla porta { $port } risponde un server, con { $tables } tavoli e { $sockets } connessioni.
# $status (testo) - trouble o leaving
doctor-server-ill = Il server alla porta { $port } dice «{ $status }»; leggi il suo registro.
doctor-rules = Le regole sono compilate.
# $games (lista) - nomi di giochi
doctor-rules-waiting = Le regole di { AND($games) } vengono compilate al primo avvio, in un minuto o due, mentre già si può giocare.
doctor-rules-nowhere = Le regole compilate non si possono conservare; indica con GEISTERSTUNDE_CACHE una cartella scrivibile, altrimenti ogni avvio richiede minuti.

## I tavoli

doctor-clock = Sono le { $now }.
doctor-clock-behind = L’orologio dice { $now }, ma questo programma non era ancora installato; regolalo, meglio con NTP.
doctor-clock-set-back = L’orologio dice { $now }, ma l’ultima riga è di { $last }; regolalo, meglio con NTP.
doctor-clock-out-of-step = Questo orologio e quello di PostgreSQL differiscono di { $seconds } secondi; regola entrambi con NTP.
doctor-database = La banca dati è integra e aggiornata.
doctor-database-new = { $path } sarà creato al primo avvio.
doctor-database-empty = La banca dati è vuota; tutto sarà creato al primo avvio.
doctor-database-older = La banca dati ha la versione { $version }; il prossimo avvio la porta alla { $newest }, quindi prima fanne una copia.

## La via attraverso un proxy

doctor-proxy = { $address } porta qui, e socket e indirizzi passano.
doctor-proxy-none = Nessun proxy è indicato; si viene direttamente a questa macchina.
doctor-proxy-untrusted = Se davanti al server c’è un proxy, indicalo con --trusted-proxy 127.0.0.1, altrimenti tutti condividono i limiti di un solo indirizzo.
doctor-proxy-untried = Per provare la via attraverso il proxy, indica l’indirizzo di tutti: --at https://games.example/
doctor-proxy-address = Indica un indirizzo come https://games.example/games/, non { $given }.
doctor-proxy-silent = { $address } non risponde ({ $reason }); guarda se il proxy è in funzione, e controlla nome e certificato.
doctor-proxy-other = A { $address } risponde qualcos’altro (stato { $status }); guarda dove porta il proxy.
doctor-proxy-name = Il server non conosce il nome { $name }; avvialo con --name { $name }.
doctor-proxy-host = Al server è stato chiesto { $seen }, non { $wanted }; il proxy deve passare l’intestazione Host così com’è.
doctor-proxy-path = Il server crede di stare a { $seen }, non a { $wanted }; avvialo con --root-path { $wanted }
doctor-proxy-scheme = Il server crede di essere raggiunto con { $seen }, non con { $wanted }; il proxy deve impostare X-Forwarded-Proto ed essere indicato con --trusted-proxy.
doctor-proxy-line = Il server non distingue le persone; il proxy deve impostare X-Forwarded-For ed essere indicato con --trusted-proxy.
doctor-proxy-socket = I socket non passano (stato { $status }); il proxy deve passare Upgrade e Connection con HTTP/1.1.
