charm-four = { $first }, { $second }, { $third }, { $fourth }

charm-moon = { $count ->
    [one] une lune
   *[other] { $count } lunes
}
charm-bat = { $count ->
    [one] une chauve-souris
   *[other] { $count } chauves-souris
}
charm-candle = { $count ->
    [one] une bougie
   *[other] { $count } bougies
}
charm-key = { $count ->
    [one] une clé
   *[other] { $count } clés
}
charm-owl = { $count ->
    [one] une chouette
   *[other] { $count } chouettes
}
charm-bell = { $count ->
    [one] une cloche
   *[other] { $count } cloches
}
charm-cat = { $count ->
    [one] un chat
   *[other] { $count } chats
}
charm-star = { $count ->
    [one] une étoile
   *[other] { $count } étoiles
}
charm-crown = { $count ->
    [one] une couronne
   *[other] { $count } couronnes
}
charm-pumpkin = { $count ->
    [one] une citrouille
   *[other] { $count } citrouilles
}
charm-spider = { $count ->
    [one] une araignée
   *[other] { $count } araignées
}
charm-mushroom = { $count ->
    [one] un champignon
   *[other] { $count } champignons
}
charm-lantern = { $count ->
    [one] une lanterne
   *[other] { $count } lanternes
}
charm-hat = { $count ->
    [one] un chapeau
   *[other] { $count } chapeaux
}
charm-rose = { $count ->
    [one] une rose
   *[other] { $count } roses
}
charm-snail = { $count ->
    [one] un escargot
   *[other] { $count } escargots
}
