# Where a server keeps its tables: what is wrong with the database.

store-unusable = The database cannot be used: { $reason }.
store-silent = The database cannot be used: it does not answer.
store-careless = PostgreSQL runs with { $setting } off; it must be on, or decisions could be lost.
store-own-tool = PostgreSQL has its own tools for this: pg_dump --format=custom --file FILE ADDRESS to make a copy, pg_restore --clean --dbname ADDRESS FILE to put it back.
store-none = There is no database { $path }.
store-no-copy = There is no file { $path }; name a copy made by geisterstunde backup.
store-unfit-copy = { $path } is no whole copy of a database of Geisterstunde, and nothing has been changed; name a copy made by geisterstunde backup.
store-copy-exists = { $path } exists already; name another file.
store-copy-failed = The copy failed: { $reason }.
store-no-address = A database is a file or an address like postgresql://…, not { $given }.
store-newer = The database has version { $version }, which this program does not know; it knows { $newest }.
store-unopened = The database { $path } cannot be opened: { $reason }.
store-taken = Another server keeps its tables in { $path }; end it, or name another --database.
store-newer-journal = The journal has version { $version }; this program knows up to { $newest }.
store-no-driver = PostgreSQL needs asyncpg: install geisterstunde[postgres].
store-foreign = { $path } is no database of Geisterstunde and is left as it is; name another --database.
store-damaged = The database { $path } is damaged ({ $reason }); put a copy in its place with geisterstunde restore FILE.
store-mixed = { $path } is a copy that lies beside the log of another database, { $log }; move the copy away and use geisterstunde restore FILE.
store-same-file = { $path } is the database itself; name a copy of it.
# $engine (text) - a version of this program
store-other-deal = Version { $engine }, which began it, dealt these cards in another way; that version can play it on.
store-other-end = By the rules of version { $engine }, which played it, this game has ended otherwise.
