lab-stopped = Arrêté avant la fin des premières parties.
lab-needs =
    { $what ->
        [plots] Les graphiques demandent { $package } : installe geisterstunde[{ $extra }].
        [ratings] Les classements demandent { $package } : installe geisterstunde[{ $extra }].
       *[cluster] Une grappe demande { $package } : installe geisterstunde[{ $extra }].
    }
lab-no-cluster = Une grappe est { $local } ou ray://HOST:PORT, pas { $given }.

lab-records-need-folder = records demande un dossier : nomme-le avec --out.
lab-programs-leave-no-records = Les parties avec des programmes ne peuvent pas être rejouées pour être enregistrées.
lab-no-whole-round = Tous contre tous, à toutes les places, font { $round } parties par tour : demandes-en autant, pas { $games }.

lab-vary = vary est NOM=VALEUR,VALEUR avec { $names } comme nom, pas { $given }.
lab-vary-what = { $name } demande au moins deux valeurs différentes, pas { $given }.
lab-varied-twice = Chaque nom ne peut varier qu’une fois.
lab-varied-and-fixed = { $name } varie : enlève-le des options qui restent les mêmes.
lab-varied-alike = Deux des valeurs veulent dire la même chose : { $values } y est déjà.
lab-bots-varied = bots varie : enlève --bots.

lab-no-table = Il n’y a pas de table { $given } ; il y a { $tables }.
lab-players-list = players est une liste de nombres comme « 2,4 », pas { $given }.
lab-players-even = Une échelle mélange deux niveaux 1:1, donc players doit être pair, pas { $given }.

lab-no-command = { $name } n’est pas une commande : { $reason }.
lab-command-missing = program demande une commande, comme dans program(python my_bot.py).
lab-programs-with-strangers = Les programmes jouent sur un serveur, avec des robots qu’il connaît ({ $bots }), pas avec { $strangers }.
lab-programs-stay-here = Les programmes jouent sur cette machine : enlève la grappe.
