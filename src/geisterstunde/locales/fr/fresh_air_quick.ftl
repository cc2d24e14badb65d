fresh-air-quick-turn = À ton tour, ouvre une tombe fermée comme toujours, ou pose dessus une de tes deux chauves-souris et dis : « Cette tombe est vide. »
fresh-air-quick-columns = Dans la tombe de la chauve-souris
    .second = { $players ->
        [2] Ton adversaire doute
       *[other] Quelqu’un doute
    }
    .third = { $players ->
        [2] Ton adversaire te croit
       *[other] Tous te croient
    }
fresh-air-quick-empty = rien
    .second = la personne qui a douté prend un pieu ; tu couches un vampire et tu continues
    .third = tu couches un vampire et tu continues
fresh-air-quick-vampire = un vampire
    .second = tu le prends ; la personne qui a douté en couche un ; ton tour est fini
    .third = donne-le { $players ->
        [2] à ton adversaire
       *[other] à qui tu veux
    } ; tu en couches un et tu continues
fresh-air-quick-garlic = de l’ail
    .second = tu reçois des cadeaux comme d’habitude ; la personne qui a douté couche un vampire ; ton tour est fini
    .third = la gousse rentre chez elle ; tu couches un vampire et tu continues

fresh-air-quick-lids = Les couvercles que tu ouvres restent ouverts jusqu’à la fin de ton tour.
    .about = Les couvercles :
fresh-air-quick-count-comes = quand tu couches trois vampires en un tour, avec ou sans l’aide d’une chauve-souris. Dès la fin du tour, pose-le sur une tombe fermée que tu crois vide.
    .about = Le comte Rucola vient chez toi :
fresh-air-quick-hands-off = Personne n’ouvre la tombe du comte, et aucune chauve-souris ne s’y pose.
    .about = Pas touche :
fresh-air-quick-count-helps = Elle est vide ? Couches-y un de tes deux vampires du bout, déplace le comte sur une tombe fermée du quartier suivant, dans le sens des aiguilles d’une montre, et commence ton tour normal.
    .about = Ton tour suivant commence à sa tombe :
fresh-air-quick-count-leaves = Il n’y a pas de pénalité, mais ton tour est fini, et le comte passe à ta gauche.
    .about = Elle n’est pas vide :
fresh-air-quick-rats = Aucune chauve-souris ne vole pendant une invasion. Si un vampire dort sous un rat, le pieu vient d’abord, puis l’invasion.
    .about = Les rats :
