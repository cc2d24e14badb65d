record-none = Ce n’est pas l’enregistrement d’une partie : { $reason }.
record-too-deep = Ce n’est pas l’enregistrement d’une partie : il est trop profondément imbriqué.
record-not-json = Ce n’est pas l’enregistrement d’une partie : ce n’est pas du JSON complet ({ $reason }).
record-other-format = Cet enregistrement a le format { $given } ; on peut lire { $format }.
record-in-file = { $path } : { $reason }
record-unreadable = { $path } ne peut pas être lu : { $reason }.
record-unwritable = { $path } ne peut pas être écrit : { $reason }.

record-impossible-decision = La décision { $number }, { $decision } par { $seat }, est impossible : { $reason }
record-other-end = L’enregistrement et ses décisions ne finissent pas pareil. L’enregistrement : { $told } ; les décisions : { $found }.
record-goes-on = la partie n’est pas finie
record-ended = { AND($seats) }, { $reason }
record-ended-for-nobody = personne, { $reason }

record-unfinished = La partie n’est pas finie : sa graine n’est révélée, et ne peut être vérifiée, qu’après la dernière décision.
record-not-promised = La graine n’est pas celle qui a été promise : le sel et la graine ne donnent pas la promesse.
record-lacks = Il manque { $name } dans l’enregistrement : on ne peut pas vérifier que la donne était honnête.
record-other-deal = La graine donne une autre donne : l’enregistrement diffère pour { $part }.

record-promise-holds = La graine est celle qui a été promise avant la partie.
record-deal-holds = La graine donne exactement cette donne.
record-decisions-hold = Les { $count } décisions suivent toutes les règles.
record-end-holds = Elles finissent comme l’enregistrement : { $ended }.
