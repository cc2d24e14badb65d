dawn-under-quick-turn = À ton tour, ouvre une tombe fermée. Tout le monde regarde.
dawn-under-quick-columns = Tu trouves
    .second = Tu fais
    .third = Et ensuite
dawn-under-quick-fits = une tombe vide, et le couvercle a la couleur d’un de tes deux vampires du bout
    .second = couche ce vampire
    .third = ouvre une autre tombe
dawn-under-quick-fits-or-stop = { dawn-under-quick-fits }
    .second = { dawn-under-quick-fits.second }
    .third = ouvre une autre tombe, ou arrête-toi
dawn-under-quick-fits-not = une tombe vide d’une autre couleur
    .second = mets-y une gousse d’ail, si tu veux
    .third = ton tour est fini
dawn-under-quick-fits-not-without-garlic = { dawn-under-quick-fits-not }
    .second = laisse-la vide
    .third = { dawn-under-quick-fits-not.third }
dawn-under-quick-vampire = un vampire
    .second = prends un pieu
    .third = ton tour est fini
dawn-under-quick-last-stake = … et c’est ton { $stakes ->
        [2] deuxième
        [4] quatrième
        [5] cinquième
       *[3] troisième
    } pieu
    .second = { $players ->
        [2] ton adversaire t’offre quatre vampires
       *[other] chacun t’offre un vampire
    } ; les pieux retournent à leur place
    .third = ton tour est fini
dawn-under-quick-last-stake-of-the-house = { dawn-under-quick-last-stake }
    .second = { dawn-under-quick-last-stake.second }
    .third = { dawn-under-quick-last-stake.third }
dawn-under-quick-garlic = { $players ->
        [2] l’ail de ton adversaire
       *[other] l’ail de quelqu’un d’autre
    }
    .second = la personne à qui il est t’offre { $players ->
        [2] deux vampires
       *[other] un vampire
    } et reprend sa gousse
    .third = ton tour est fini
dawn-under-quick-own-garlic = ton propre ail
    .second = { $players ->
        [2] ton adversaire t’offre quatre vampires
       *[other] chacun t’offre un vampire
    } ; tu reprends ta gousse
    .third = ton tour est fini
dawn-under-quick-rat = un rat
    .second = c’est l’invasion !
    .third = voir plus bas

dawn-under-quick-gifts = Ce sont des vampires du bout de la rangée ; la personne qui offre choisit le bout. Tu les ajoutes à tes deux bouts comme tu veux, dans n’importe quel ordre.
    .about = Les cadeaux :
dawn-under-quick-row = Les deux vampires extérieurs de chaque côté sont toujours face visible ; s’il en reste quatre ou moins, tous le sont. Ne change jamais l’ordre.
    .about = Ta rangée :
dawn-under-quick-plague = Ouvre autant de tombes fermées voisines du rat que tu veux, dans n’importe quel ordre, puis { $players ->
        [2] c’est à ton adversaire
       *[other] chacun son tour
    }. Un vampire qui convient, tu peux le coucher ou le garder. Les pénalités sont les mêmes que d’habitude, mais rien ne met fin à ton passage. Les couvercles restent ouverts jusqu’à la fin de l’invasion.
    .about = Invasion de rats :
dawn-under-quick-plague-of-2018 = La personne qui a trouvé le rat ouvre autant de tombes fermées voisines qu’elle veut, dans n’importe quel ordre. Un vampire qui convient doit être couché. Les pénalités sont les mêmes que d’habitude, mais rien ne met fin au passage. Les couvercles restent ouverts jusqu’à la fin de l’invasion.
    .about = Invasion de rats :
dawn-under-quick-plague-of-2018-or-leave = La personne qui a trouvé le rat ouvre autant de tombes fermées voisines qu’elle veut, dans n’importe quel ordre. Un vampire qui convient peut être couché ou gardé. Les pénalités sont les mêmes que d’habitude, mais rien ne met fin au passage. Les couvercles restent ouverts jusqu’à la fin de l’invasion.
    .about = Invasion de rats :
dawn-under-quick-neighbours = les tombes qui se touchent, même par un coin. On n’est jamais voisin par-dessus un sentier.
    .about = Voisines :
dawn-under-quick-just-opened = On ne remplit que la tombe qu’on vient d’ouvrir, même si un vampire qui convient arrive au bout plus tard.
    .about = Maintenant ou jamais :
dawn-under-quick-plague-ends = quand toutes les voisines sont ouvertes, quand chacun est passé, ou quand un autre rat se montre. Un couvercle de la réserve recouvre la tombe du rat, les autres se referment, et le tour suivant revient à la personne assise à gauche de celle qui a le rat.
    .about = L’invasion finit :
dawn-under-quick-another-rat = Il lance une nouvelle invasion ; la personne qui l’a trouvé l’a et commence. Mais si elle avait déjà l’ancien rat, elle passe le nouveau à sa gauche.
    .about = Encore un rat :
dawn-under-quick-plague-of-2018-ends = quand cette personne s’arrête, quand toutes les voisines sont ouvertes, ou quand un deuxième rat se montre ; celui-là est recouvert et ne déclenche rien. Un couvercle de la réserve recouvre la tombe du premier rat, les autres se referment, et c’est à la personne assise à gauche de celle qui a trouvé le rat.
    .about = L’invasion finit :
dawn-under-quick-marked = C’est la dernière tombe ouverte pendant le tour juste avant le tien. Si tu l’ouvres { $garlic ->
        [0] sans y coucher de vampire
       *[other] sans y coucher de vampire ni y mettre d’ail
    }, tu prends un pieu. Après une invasion, il n’y a pas de telle tombe.
    .about = Tout juste ouverte :
dawn-under-quick-third-time = Ton adversaire a ouvert, à son dernier tour, une tombe que tu avais ouverte à ton tour d’avant ? Si tu l’ouvres encore à ton prochain tour, tu prends un pieu.
    .about = Pas une troisième fois :
dawn-under-quick-bare = Vingt tombes n’ont pas de couvercle. Elles ne s’ouvrent jamais et ne sont les voisines de personne.
    .about = Tombes sans couvercle :
dawn-under-quick-dawn = Quand personne n’a couché de vampire pendant vingt tours chacun, le jour se lève, et qui a le moins de vampires gagne.
    .about = L’aube :
dawn-under-quick-winning = à l’instant où ton dernier vampire te quitte, couché ou offert.
    .about = Tu gagnes :
