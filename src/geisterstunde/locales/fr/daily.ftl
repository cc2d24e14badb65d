# Tonight's graveyard: the same deal for everybody on a date.

# $number (number) - of the night
daily-number = n° { $number }
daily-same = Les mêmes couvercles pour tous
daily-company = Huit vampires chacun : toi et deux hérissons. À jeu égal, réponses égales.
daily-goal = Peu d’ouvertures, peu d’erreurs
# $time (text) - by the reader's clock
daily-one-try = Un seul essai, jusqu’à minuit UTC : { $time } chez toi
# $name (text) - of a bot. $count (number) - openings
daily-guide = { $name } : { $count ->
    [one] une ouverture
   *[other] { $count } ouvertures
}
daily-guide-lost = { $name } : trop tard cette nuit
# $count (number) - people
daily-been = { $count ->
    [0] Personne n’est encore venu
    [one] Une personne est déjà venue
   *[other] { $count } personnes sont déjà venues
}
# $count (number) - people
daily-came = { $count ->
    [0] Personne n’est venu
    [one] Une personne est venue
   *[other] { $count } personnes sont venues
}
daily-go = Entrer
daily-go-on = Continuer
daily-yesterday = Le cimetière d’hier

daily-card = Carte à envoyer
# $count (number) - openings
daily-openings = { $count ->
    [one] Une ouverture
   *[other] { $count } ouvertures
}
# $count (number) - mistakes
daily-mistakes = { $count ->
    [0] Pas une erreur.
    [one] Une erreur.
   *[other] { $count } erreurs.
}
daily-won = Tout le monde dort !
daily-lost = Un hérisson a été plus rapide.
daily-sign-bed = au lit
daily-sign-stake = un pieu
daily-sign-rats = des rats
daily-sign-garlic = de l’ail
daily-sign-forgot = tu le savais
daily-sign-nothing = rien

daily-no-lid = Aucun couvercle n’est trahi. Tu peux l’envoyer.
daily-copy = Copier pour envoyer
daily-share = Partager
daily-copied = Copié. Colle-le où tu veux.
daily-not-copied = Ce navigateur ne laisse rien copier.
daily-others = Les bougies de tous
daily-alone = Personne d’autre n’est encore venu cette nuit.
# $worse, $others (number) - people
daily-better = { $worse ->
    [0] { $others ->
        [one] Quelqu’un d’autre est venu, sans faire moins bien.
       *[other] { $others } autres sont venus, sans faire moins bien.
    }
   *[other] Mieux que { $worse } sur { $others }.
}
daily-shut = À minuit UTC, les couvercles se lèvent : tu pourras revoir la partie et ce que tu avais retenu.

daily-promise = Ce qui a été promis
daily-promise-how = La donne d’une nuit est fixée la veille. Note ces signes : la nuit finie, sa graine est révélée, et chacun peut vérifier que rien n’a changé.
daily-promise-kept = La donne est celle promise. Cette page avait noté la promesse avant, et l’a vérifiée.
daily-promise-unseen = La graine et la promesse s’accordent. Cette page n’avait pas noté la promesse avant.
daily-promise-broken = Ce n’est pas ce qui avait été promis !
daily-best = La meilleure partie
# $name (text) - of a bot
daily-best-guide = Ainsi joue : { $name }
# $count (number) - openings
daily-yours = { $count ->
    [one] Toi : une ouverture.
   *[other] Toi : { $count } ouvertures.
}
daily-watch = Regarder
daily-watch-yours = Regarder la tienne

daily-kept = Sur cet appareil
daily-kept-how = Tes nuits, et ce que tu as retenu, restent dans ce seul navigateur. Rien n’est envoyé.
daily-export = Enregistrer dans un fichier
daily-delete = Effacer
