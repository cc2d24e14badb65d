through-the-wall-terminal-signs =
    Le plateau est dessiné comme il est posé ; a1 à g7 sont imprimés dessus et tournent avec lui. Les murs arrêtent les fantômes, pas les réglettes.
    Une case : son nom, ‹ si on peut la choisir, son vêtement en trois lettres, un fantôme (G vert, R rouge, Y jaune, B bleu),
    et ce qu’il y a dessous : ● un aimant, ○ une réglette sans aimant ; un sol de pierre cache les deux. En haut : les tunnels 1 à 5 et
    leur réglette ; S1 +2 est la réglette lune, poussée de deux sections vers le bas. Au-dessus et au-dessous du plateau : ce qui dépasse,
    du nord au sud. La réglette 1, lune, est { $first } ; la 2, étoile, { $second } ; la 3, chauve-souris, { $third }.
    Paquets : H chapeau, M masque, B corps, L jambes, G main.
    Coups : « step b1 », « slide 2 up », « shift 1 4 -2 » (la réglette lune dans le tunnel 4, deux sections vers le haut), « turn left », « done ».
through-the-wall-terminal-deck = paquet { $deck }
through-the-wall-terminal-moves = actions
through-the-wall-terminal-cockcrow =
    { $rounds ->
        [one] dernier tour de table avant le chant du coq
       *[other] encore { $rounds } tours de table avant le chant du coq
    }
