lab-stopped = Interrotto prima che finissero le prime partite.
lab-needs =
    { $what ->
        [plots] I grafici hanno bisogno di { $package }: installa geisterstunde[{ $extra }].
        [ratings] Le classifiche hanno bisogno di { $package }: installa geisterstunde[{ $extra }].
       *[cluster] Un cluster ha bisogno di { $package }: installa geisterstunde[{ $extra }].
    }
lab-no-cluster = Un cluster è { $local } oppure ray://HOST:PORT, non { $given }.

lab-records-need-folder = records ha bisogno di una cartella: indicala con --out.
lab-programs-leave-no-records = Le partite con programmi non si possono rigiocare per registrarle.
lab-no-whole-round = Tutti contro tutti, in tutti i posti, fanno { $round } partite per giro: chiedine altrettante, non { $games }.

lab-vary = vary è NOME=VALORE,VALORE con { $names } come nome, non { $given }.
lab-vary-what = { $name } ha bisogno di almeno due valori diversi, non { $given }.
lab-varied-twice = Ogni nome può variare una volta sola.
lab-varied-and-fixed = { $name } varia: toglilo dalle opzioni che restano uguali.
lab-varied-alike = Due dei valori significano la stessa cosa: { $values } c’è già.
lab-bots-varied = bots varia: togli --bots.

lab-no-table = Non c’è nessun tavolo { $given }; ci sono { $tables }.
lab-players-list = players è una lista di numeri come «2,4», non { $given }.
lab-players-even = Una scala mescola due livelli 1:1, quindi players deve essere pari, non { $given }.

lab-no-command = { $name } non è un comando: { $reason }.
lab-command-missing = program ha bisogno di un comando, come in program(python my_bot.py).
lab-programs-with-strangers = I programmi giocano su un server, con bot che conosce ({ $bots }), non con { $strangers }.
lab-programs-stay-here = I programmi giocano su questa macchina: togli il cluster.
