input-at = { $reason } - in `{ $place }`
input-wrong-type = Serve `{ $expected }`, non `{ $got }`
input-one-of = Serve uno di { $choices }
input-too-long = Servono al massimo { $most } caratteri
input-expected = Serve { $expected }
input-missing-field = Manca il campo `{ $field }`
input-unknown-field = Non c’è nessun campo `{ $field }`
input-no-such-value = Il valore { $given } qui non esiste
input-detail = { $detail }
input-not-usable = Così non si può usare: { $reason }.

input-options = Queste opzioni non si possono usare: { $reason }.
input-players = players va da 2 a { $most }, non { $given }.
input-first = first è un posto da 0 a { $last } oppure manca, non { $given }.
input-whole-number = { $name } è un numero intero, non { $given }.
input-drawing-unreadable =
    { $kind ->
        [layout] Il cimitero { $path } non si può leggere: { $reason }.
       *[board] Il tavoliere { $path } non si può leggere: { $reason }.
    }
input-drawing-not-text =
    { $kind ->
        [layout] Il cimitero { $path } non si può leggere: non è testo semplice.
       *[board] Il tavoliere { $path } non si può leggere: non è testo semplice.
    }
input-drawing-unusable =
    { $kind ->
        [layout] Il cimitero { $path } non si può usare: { $reason }
       *[board] Il tavoliere { $path } non si può usare: { $reason }
    }

input-no-game = Non c’è nessun gioco { $given }; ci sono { $games }.
input-no-decision = { $given } non è una decisione; una decisione comincia con { $verbs }, come in «{ $example }».
input-first-missing = Una partita registrata dice quale posto comincia: manca options.first.
input-deal = La distribuzione non si può usare: { $reason }.
input-deal-first = Secondo la distribuzione comincia il posto { $dealt }, secondo le opzioni { $chosen }.
input-digits =
    { $name ->
        [seed] Un seme (seed) ha { $digits } cifre esadecimali, non { $given }.
       *[salt] Un sale (salt) ha { $digits } cifre esadecimali, non { $given }.
    }

input-no-bot = { $game } non ha nessun bot { $given }; ci sono { $bots }.
input-no-names = bots è uno o più nomi, come in «{ $example }», non { $given }.
input-too-few-names = bots è due o più nomi, come in «{ $example }».
input-too-many-names = Ci sono { $bots } bot per { $seats } posti; togline qualcuno.
input-named-twice = { $bot } è nominato { $times } volte; ognuno partecipa una volta sola.
input-program-at-terminal = { $program } gioca su un server: nelle simulazioni e nei tornei, non qui.
input-memory = Una memoria è perfect, none, slots(K) con K fino a { $most }, oppure human(decay, noise, blur) con decay da 0 in su, noise sopra 0 e blur da 0 a 1, non { $given }.

input-your-seat = Il tuo posto è uno da 0 a { $last }, non { $given }.
input-folder = La cartella { $path } non si può creare: { $reason }.
input-file-there = { $path } c’è già; indica un’altra cartella.
input-yes-no = { $name } è yes o no, non { $given }.

## Avviare un server

input-port-taken = La porta { $port } è occupata, forse da un altro server; indicane un’altra con --port, oppure 0 per una qualsiasi libera.
input-port-forbidden = Solo l’amministratore del sistema può usare la porta { $port }; indicane con --port una sopra 1023.
input-no-own-address = { $given } non è un indirizzo di questa macchina; 0.0.0.0 li indica tutti.
input-root-path = Un percorso è come /games/, non { $given }.
input-server-name = Un nome è come games.example, senza http:// e senza porta, non { $given }.
input-trusted-proxy = Un proxy fidato è un indirizzo o una rete, come 127.0.0.1 o 10.0.0.0/8, non { $given }.
input-unlimited = Senza limiti può venire solo questa macchina: --host 127.0.0.1, non { $given }.

input-puzzle-level = Gli enigmi hanno i livelli da 1 a { $most }, non { $given }.
input-no-puzzles = Questo gioco non ha enigmi.

# $first, $given (text) - dates
input-day = Questo giorno non c’è: serve una data dal { $first } in poi, scritta così, non { $given }.
