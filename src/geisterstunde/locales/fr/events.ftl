events-lid = { $lid ->
    [w] un couvercle blanc
    [k] un couvercle noir
    [y] un couvercle jaune
    [r] un couvercle rouge
    [g] un couvercle vert
    [b] un couvercle bleu
   *[rat] un rat
}
events-a-vampire = { $colour ->
    [w] un vampire blanc
    [k] un vampire noir
    [y] un vampire jaune
    [r] un vampire rouge
    [g] un vampire vert
   *[b] un vampire bleu
}
events-the-vampire = { $colour ->
    [w] le vampire blanc
    [k] le vampire noir
    [y] le vampire jaune
    [r] le vampire rouge
    [g] le vampire vert
   *[b] le vampire bleu
}
events-inside = { $inside ->
    [vampire] avec { events-a-vampire } dedans
    [garlic] { $owner-person ->
        [you] avec ton ail dedans
       *[other] avec l’ail de { $owner } dedans
    }
   *[empty] vide
}
events-end = { $end ->
    [left] au bout gauche
   *[right] au bout droit
}
events-ghost = { $ghost ->
    [green] fantôme vert
    [red] fantôme rouge
    [yellow] fantôme jaune
   *[blue] fantôme bleu
} ({ $owner })
events-slider = { $slider ->
    [1] réglette lune
    [2] réglette étoile
   *[other] réglette chauve-souris
}

events-turn-began = { $who ->
    [you] C’est à toi de jouer.
   *[other] C’est à { $name } de jouer.
}
events-game-over = La partie est finie : { $winners }.
    .told = La partie est finie : { $alone ->
        [you] tu gagnes !
       *[other] { $count ->
            [one] { AND($winners) } gagne !
           *[other] victoire partagée, { AND($winners) } !
        }
    } { $reason ->
        [laid_last] Le dernier vampire est couché.
        [gave_last] Le dernier vampire est donné.
        [dawn] Le jour se lève ; qui a le moins de vampires gagne.
        [dressed] Le fantôme est habillé de la tête aux pieds.
        [cockcrow] Le coq chante ; qui a le plus de vêtements gagne.
       *[other] ({ $reason })
    }

events-opened = { $who ->
    [you] Tu ouvres une tombe.
   *[other] { $name } ouvre une tombe.
}
    .told = { $who ->
        [you] Tu ouvres
       *[other] { $name } ouvre
    } { $grave } : { events-lid }, { events-inside }.
events-lifted =
    .told = { $who ->
        [you] Tu soulèves
       *[other] { $name } soulève
    } le couvercle de { $grave } : { events-inside }.
events-laid = { $who ->
    [you] Tu couches un vampire.
   *[other] { $name } couche un vampire.
}
    .told = { $who ->
        [you] Tu couches
       *[other] { $name } couche
    } { events-a-vampire } en { $grave }.
events-garlic-put =
    .told = { $who ->
        [you] Tu mets
       *[other] { $name } met
    } de l’ail en { $grave }.
events-bulb-went-home =
    .told = { $who ->
        [you] Tu reprends ton ail
       *[other] { $name } reprend son ail
    } en { $grave }.
events-stake-taken = { $who ->
    [you] Tu prends un pieu.
   *[other] { $name } prend un pieu.
}
    .told = { $who ->
        [you] Tu prends un pieu
       *[other] { $name } prend un pieu
    } ({ $rule }), cela fait { $stakes }.
events-stake-taken-du-13 = { $who ->
    [you] Tu prends un pieu : quelqu’un y dort déjà.
   *[other] { $name } prend un pieu : quelqu’un y dort déjà.
}
events-stake-taken-du-41 = { $who ->
    [you] Tu prends un pieu : cette tombe vient d’être ouverte.
   *[other] { $name } prend un pieu : cette tombe vient d’être ouverte.
}
events-stake-taken-du-42 = { $who ->
    [you] Tu prends un pieu : cette tombe a été ouverte trop souvent.
   *[other] { $name } prend un pieu : cette tombe a été ouverte trop souvent.
}
events-stake-taken-fa-11 = { $who ->
    [you] Tu prends un pieu : la chauve-souris avait raison.
   *[other] { $name } prend un pieu : la chauve-souris avait raison.
}
events-stakes-returned = { $who ->
    [you] Tu rends tes pieux.
   *[other] { $name } rend ses pieux.
}
    .told = { $who ->
        [you] Tu rends tes pieux (DU-14).
       *[other] { $name } rend ses pieux (DU-14).
    }
events-gifts-fell-due = { $who ->
    [you] Des cadeaux pour toi !
   *[other] Des cadeaux pour { $name } !
}
    .told = { events-gifts-fell-due } { $each ->
        [one] Un vampire
       *[other] { $each } vampires
    } de la part de { $count ->
        [one] { AND($givers) } (DU-17).
       *[other] chacun : { AND($givers) } (DU-17).
    }
events-gave = { $who ->
    [you] Tu offres un vampire.
   *[other] { $name } offre un vampire.
}
    .told = { $receiver-person ->
        [you] { $name } t’offre { events-a-vampire }
       *[other] { $who ->
            [you] Tu offres { events-a-vampire } à { $receiver }
           *[other] { $name } offre { events-a-vampire } à { $receiver }
        }
    } ; il était { events-end } de la rangée.
events-took =
    .told = { $who ->
        [you] Tu ajoutes
       *[other] { $name } ajoute
    } { events-the-vampire } { events-end }.
events-plague-began = { $who ->
    [you] Une invasion de rats ! Tu commences.
   *[other] Une invasion de rats ! { $name } commence.
}
    .told = Des rats autour de { $grave } ! { $who ->
        [you] Tu commences (DU-30).
       *[other] { $name } commence (DU-30).
    }
events-stopped =
    .told = { $who ->
        [you] Tu n’ouvres plus de tombe.
       *[other] { $name } n’ouvre plus de tombe.
    }
events-go-began =
    .told = { $who ->
        [you] Maintenant, tu peux ouvrir là-bas (DU-31).
       *[other] Maintenant, { $name } peut ouvrir là-bas (DU-31).
    }
events-plague-ended = Les rats sont partis.
    .told = Les rats sont partis ; un couvercle de la réserve ferme { $grave } (DU-34).
events-rat-covered =
    .told = Encore un rat en { $grave } : on le recouvre, l’invasion est finie (DU-40).
events-bat-landed = { $who ->
    [you] Tu envoies une chauve-souris : cette tombe est vide !
   *[other] { $name } envoie une chauve-souris : cette tombe est vide !
}
    .told = { $who ->
        [you] Tu poses
       *[other] { $name } pose
    } une chauve-souris sur { $grave } : cette tombe est vide (FA-10).
events-believed = { $who ->
    [you] Tu le crois.
   *[other] { $name } le croit.
}
    .told = { events-believed }
events-doubted = { $who ->
    [you] Tu en doutes !
   *[other] { $name } en doute !
}
    .told = { events-doubted }
events-found-vampire-sent =
    .told = Il y avait { events-a-vampire } en { $grave } : il va { $who ->
        [you] chez toi.
       *[other] chez { $name }.
    }
events-count-came = { $who ->
    [you] Le comte Rucola vient chez toi.
   *[other] Le comte Rucola vient chez { $name }.
}
    .told = Trois d’un coup : le comte Rucola vient { $who ->
        [you] chez toi (FA-3).
       *[other] chez { $name } (FA-3).
    }
events-count-set =
    .told = Le comte Rucola garde { $grave } { $who ->
        [you] pour toi (FA-5).
       *[other] pour { $name } (FA-5).
    }
events-count-lost = { $who ->
    [you] Tu perds le comte Rucola.
   *[other] { $name } perd le comte Rucola.
}
    .told = { $who ->
        [you] Tu perds le comte Rucola
       *[other] { $name } perd le comte Rucola
    }, qui va { $heir-person ->
        [you] chez toi
       *[other] chez { $heir }
    } (FA-7).

events-stepped =
    .told = { $who ->
        [you] Tu avances
       *[other] { $name } avance
    } en { $space }.
events-slid =
    .told = { $who ->
        [you] Tu pousses
       *[other] { $name } pousse
    } la { events-slider } { $way ->
        [up] vers le haut.
       *[down] vers le bas.
    }
events-carried =
    .told = Le { events-ghost } est entraîné en { $space }.
events-shifted =
    .told = { $who ->
        [you] Tu mets
       *[other] { $name } met
    } la { events-slider } dans le tunnel { $tunnel }, { $towards ->
        [up] { $by } vers le haut.
        [down] { $by } vers le bas.
       *[flush] bord à bord.
    }
events-turned = { $who ->
    [you] Tu fais tourner le château.
   *[other] { $name } fait tourner le château.
}
    .told = { $who ->
        [you] Tu fais tourner
       *[other] { $name } fait tourner
    } le plateau { $way ->
        [left] vers la gauche.
       *[right] vers la droite.
    }
events-settled =
    .told = Le { events-ghost } s’arrête en { $space }.
events-pushed-off = Un fantôme est poussé hors du plateau.
    .told = Le { events-ghost } est poussé hors du plateau et va dans un coin (TW-14).
events-straddles =
    .told = Le { events-ghost } est sur plusieurs cases à la fois (TW-14).
events-put =
    .told = { $who ->
        [you] Tu poses
       *[other] { $name } pose
    } le { events-ghost } en { $space }.
events-searched = { $who ->
    [you] Tu fouilles un paquet.
   *[other] { $name } fouille un paquet.
}
    .told = { $who ->
        [you] Tu cherches dans le paquet
       *[other] { $name } cherche dans le paquet
    } { $deck } : { $garment }, { $found ->
        [yes] trouvé !
       *[no] pas trouvé.
    }
events-deck-seen =
    .told = Dans le paquet { $deck }, il y avait : { AND($cards) }.
events-dressed = { $who ->
    [you] Tu enfiles quelque chose.
   *[other] { $name } enfile quelque chose.
}
events-swapped =
    .told = { $who ->
        [you] Tu échanges
       *[other] { $name } échange
    } les paquets { $deck } et { $other }.
