record-none = Ce n’est pas l’enregistrement d’une partie : { $reason }.
record-too-deep = Ce n’est pas l’enregistrement d’une partie : il est trop profondément imbriqué.
record-not-json = Ce n’est pas l’enregistrement d’une partie : ce n’est pas du JSON complet ({ $reason }).
record-other-format = Cet enregistrement a le format { $given } ; on peut lire { $formats }.
record-in-file = { $path } : { $reason }
record-unreadable = { $path } ne peut pas être lu : { $reason }.
record-unwritable = { $path } ne peut pas être écrit : { $reason }.

record-impossible-decision = La décision { $number }, { $decision } par { $seat }, est impossible : { $reason }
record-other-end = L’enregistrement et ses décisions ne finissent pas pareil. L’enregistrement : { $told } ; les décisions : { $found }.
record-goes-on = la partie n’est pas finie
record-ended = { AND($seats) }, { $reason }
record-ended-for-nobody = personne, { $reason }

record-unfinished = La partie n’est pas finie : sa graine n’est révélée, et ne peut être vérifiée, qu’après la dernière décision.
record-not-promised = Ce n’est pas ce qui a été promis : le sel, la graine, les options et les sceaux des places ne donnent pas la promesse.
record-seed-not-promised = La graine n’est pas celle qui a été promise : le sel et la graine ne donnent pas la promesse.
record-other-nonce = Le nombre secret de { $seat } n’est pas celui qui a été scellé avant la promesse.
record-shares = L’enregistrement doit dire pour chacune des { $players } places ce qu’elle a ajouté à la donne ; il le dit pour { $given }.
record-shares-too-early = Au format geisterstunde/1, aucune place ne pouvait rien ajouter à la donne ; cet enregistrement prétend le contraire.
record-odd-spelling = La décision { $number } est écrite { $given } ; un enregistrement écrit { $spelled }.
record-lacks = Il manque { $name } dans l’enregistrement : on ne peut pas vérifier que la donne était honnête.
record-other-deal = La graine donne une autre donne : l’enregistrement diffère pour { $part }.

record-promise-holds = La graine et les options sont celles qui ont été promises avant la partie ({ $charms }).
record-seed-promised = La graine est celle qui a été promise avant la partie ; dans cet ancien format, les options ne l’étaient pas, et qui donnait la choisissait seul.
record-seats-added = Personne n’a pu choisir la donne seul : après la promesse s’y sont ajoutés des nombres secrets, venus de { AND($seats) }.
record-nobody-added = Aucune place n’a ajouté de nombre secret à la donne : qui a promis la graine l’a choisie seul.
record-seats-silent = Aucun nombre secret n’est venu à temps de { AND($seats) } : le sceau a compté à sa place.
record-deal-holds = La graine donne exactement cette donne.
record-decisions-hold = Les { $count } décisions suivent toutes les règles.
record-end-holds = Elles finissent comme l’enregistrement : { $ended }.

# $given (text) - a commitment
record-another-promise = Cette partie tient une autre promesse que { $given }.
record-day-of-no-table = La donne d’un jour vient de sa seule graine, mais cet enregistrement dit qu’elle vient aussi d’ailleurs.
# $day (text) - a date. $charms (text) - the pictures that people may have compared
record-day-holds = C’est la donne du { $day }, la même pour tout le monde : la graine et les options sont celles promises pour ce jour ({ $charms }).
