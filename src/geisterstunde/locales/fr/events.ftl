events-turn-began = { $who ->
    [you] C’est à toi de jouer.
   *[other] À { $name } de jouer.
}
events-opened = { $who ->
    [you] Tu ouvres une tombe.
   *[other] { $name } ouvre une tombe.
}
events-laid = { $who ->
    [you] Tu couches un vampire.
   *[other] { $name } couche un vampire.
}
events-stake-taken = { $who ->
    [you] Tu prends un pieu.
   *[other] { $name } prend un pieu.
}
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
    [you] Tu rends trois pieux.
   *[other] { $name } rend trois pieux.
}
events-gifts-fell-due = { $who ->
    [you] Des cadeaux pour toi !
   *[other] Des cadeaux pour { $name } !
}
events-gave = { $who ->
    [you] Tu offres un vampire.
   *[other] { $name } offre un vampire.
}
events-plague-began = { $who ->
    [you] Une invasion de rats ! Tu commences.
   *[other] Une invasion de rats ! { $name } commence.
}
events-plague-ended = Les rats sont partis.
events-bat-landed = { $who ->
    [you] Tu envoies une chauve-souris : cette tombe est vide !
   *[other] { $name } envoie une chauve-souris : cette tombe est vide !
}
events-believed = { $who ->
    [you] Tu le crois.
   *[other] { $name } le croit.
}
events-doubted = { $who ->
    [you] Tu en doutes !
   *[other] { $name } en doute !
}
events-count-came = { $who ->
    [you] Le comte Rucola vient chez toi.
   *[other] Le comte Rucola vient chez { $name }.
}
events-count-lost = { $who ->
    [you] Tu perds le comte Rucola.
   *[other] { $name } perd le comte Rucola.
}
events-turned = { $who ->
    [you] Tu tournes le château.
   *[other] { $name } tourne le château.
}
events-searched = { $who ->
    [you] Tu fouilles un paquet.
   *[other] { $name } fouille un paquet.
}
events-dressed = { $who ->
    [you] Tu mets un habit.
   *[other] { $name } met un habit.
}
events-game-over = La partie est finie : { $winners }.
