store-unusable = La base de données ne peut pas servir : { $reason }.
store-silent = La base de données ne peut pas servir : elle ne répond pas.
store-careless = PostgreSQL tourne sans { $setting } ; il le faut, sinon des décisions pourraient être perdues.
store-own-tool = PostgreSQL a son propre outil pour cela : pg_dump --format=custom --file FICHIER ADRESSE.
store-none = Il n’y a pas de base de données { $path }.
store-copy-exists = { $path } existe déjà ; nomme un autre fichier.
store-copy-failed = La copie a échoué : { $reason }.
store-no-address = Une base de données est un fichier ou une adresse comme postgresql://…, pas { $given }.
store-newer = La base de données a la version { $version }, que ce programme ne connaît pas ; il connaît { $newest }.
store-unopened = La base de données { $path } ne peut pas être ouverte : { $reason }.
store-taken = Un autre serveur garde ses tables dans { $path } ; arrête-le, ou nomme une autre --database.
store-newer-journal = Le journal a la version { $version } ; ce programme connaît jusqu’à { $newest }.
store-no-driver = PostgreSQL a besoin d’asyncpg : installe geisterstunde[postgres].
store-foreign = { $path } n’est pas une base de données de Geisterstunde et reste telle quelle ; nomme une autre --database.
store-damaged = La base de données { $path } est abîmée ({ $reason }) ; mets une copie à sa place avec geisterstunde restore FICHIER.
store-mixed = { $path } est une copie posée à côté du journal d’une autre base de données, { $log } ; déplace la copie et utilise geisterstunde restore FICHIER.
store-same-file = { $path } est la base de données elle-même ; nomme une copie.
