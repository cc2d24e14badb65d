store-unusable = Il database non si può usare: { $reason }.
store-silent = Il database non si può usare: non risponde.
store-careless = PostgreSQL gira senza { $setting }; deve essere attivo, altrimenti si potrebbero perdere decisioni.
store-own-tool = PostgreSQL ha uno strumento suo per questo: pg_dump --format=custom --file FILE INDIRIZZO.
store-none = Non c’è nessun database { $path }.
store-copy-exists = { $path } esiste già; indica un altro file.
store-copy-failed = La copia non è riuscita: { $reason }.
store-no-address = Un database è un file o un indirizzo come postgresql://…, non { $given }.
store-newer = Il database ha la versione { $version }, che questo programma non conosce; conosce { $newest }.
store-unopened = Il database { $path } non si può aprire: { $reason }.
store-taken = Un altro server tiene i suoi tavoli in { $path }; fermalo, o indica un altro --database.
store-newer-journal = Il giornale ha la versione { $version }; questo programma arriva fino a { $newest }.
store-no-driver = PostgreSQL ha bisogno di asyncpg: installa geisterstunde[postgres].
store-foreign = { $path } non è un database di Geisterstunde e resta com’è; indica un altro --database.
store-damaged = Il database { $path } è danneggiato ({ $reason }); metti una copia al suo posto con geisterstunde restore FILE.
store-mixed = { $path } è una copia posta accanto al registro di un altro database, { $log }; sposta la copia e usa geisterstunde restore FILE.
store-same-file = { $path } è il database stesso; indica una sua copia.
