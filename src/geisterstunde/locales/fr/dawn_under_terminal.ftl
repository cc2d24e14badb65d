dawn-under-terminal-signs =
    Couleurs : w blanc, k noir, y jaune, r rouge, g vert, b bleu. ➤ décide ; souligné : qui joue.
    Tombes : ▐c4▌ fermée, <c4> au choix maintenant, « r  » ouverte et vide, « rv » avec un vampire, « r● » avec de l’ail,
    « *  » un rat, « ^  » soulevée sans la retourner, « . » sans couvercle, ʌc4ʌ sous une chauve-souris, !c4! gardée par le comte Rucola.
    Rangées : les deux bouts comptent ; ▒ est face cachée. ● ail, † pieux, ʌ chauves-souris en main, * a le rat.

dawn-under-terminal-garlic = ail
dawn-under-terminal-stakes = pieux
dawn-under-terminal-bats = chauves-souris

dawn-under-terminal-reserve =
    { $lids ->
        [one] { $lids } couvercle en réserve
       *[other] { $lids } couvercles en réserve
    }
dawn-under-terminal-count-waits = le comte Rucola attend sur la place
dawn-under-terminal-count-with = le socle du comte Rucola : { $owner }
dawn-under-terminal-count-keeps = le comte Rucola garde la tombe { $grave } : { $owner }
