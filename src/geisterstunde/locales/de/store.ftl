store-unusable = Die Datenbank ist nicht zu gebrauchen: { $reason }.
store-silent = Die Datenbank ist nicht zu gebrauchen: Sie antwortet nicht.
store-careless = PostgreSQL läuft ohne { $setting }; das muss an sein, sonst könnten Entscheidungen verloren gehen.
store-own-tool = PostgreSQL hat dafür ein eigenes Werkzeug: pg_dump --format=custom --file DATEI ADRESSE.
store-none = Eine Datenbank { $path } gibt es nicht.
store-copy-exists = { $path } gibt es schon; nenne eine andere Datei.
store-copy-failed = Das Kopieren ist misslungen: { $reason }.
store-no-address = Eine Datenbank ist eine Datei oder eine Adresse wie postgresql://…, nicht { $given }.
store-newer = Die Datenbank hat Version { $version }, die dieses Programm nicht kennt; es kennt { $newest }.
store-unopened = Die Datenbank { $path } lässt sich nicht öffnen: { $reason }.
store-taken = Ein anderer Server führt seine Tische in { $path }; beende ihn oder nenne eine andere --database.
store-newer-journal = Das Journal hat Version { $version }; dieses Programm kennt sie bis { $newest }.
store-no-driver = PostgreSQL braucht asyncpg: installiere geisterstunde[postgres].
store-foreign = { $path } ist keine Datenbank von Geisterstunde und bleibt, wie sie ist; nenne eine andere --database.
store-damaged = Die Datenbank { $path } ist beschädigt ({ $reason }); setze mit geisterstunde restore DATEI eine Kopie an ihre Stelle.
store-mixed = { $path } ist eine Kopie, die neben dem Protokoll einer anderen Datenbank liegt, { $log }; lege die Kopie woanders hin und nimm geisterstunde restore DATEI.
store-same-file = { $path } ist die Datenbank selbst; nenne eine Kopie von ihr.
