charm-four = { $first }, { $second }, { $third }, { $fourth }

charm-moon = { $count ->
    [one] una luna
   *[other] { $count } lune
}
charm-bat = { $count ->
    [one] un pipistrello
   *[other] { $count } pipistrelli
}
charm-candle = { $count ->
    [one] una candela
   *[other] { $count } candele
}
charm-key = { $count ->
    [one] una chiave
   *[other] { $count } chiavi
}
charm-owl = { $count ->
    [one] un gufo
   *[other] { $count } gufi
}
charm-bell = { $count ->
    [one] una campana
   *[other] { $count } campane
}
charm-cat = { $count ->
    [one] un gatto
   *[other] { $count } gatti
}
charm-star = { $count ->
    [one] una stella
   *[other] { $count } stelle
}
charm-crown = { $count ->
    [one] una corona
   *[other] { $count } corone
}
charm-pumpkin = { $count ->
    [one] una zucca
   *[other] { $count } zucche
}
charm-spider = { $count ->
    [one] un ragno
   *[other] { $count } ragni
}
charm-mushroom = { $count ->
    [one] un fungo
   *[other] { $count } funghi
}
charm-lantern = { $count ->
    [one] una lanterna
   *[other] { $count } lanterne
}
charm-hat = { $count ->
    [one] un cappello
   *[other] { $count } cappelli
}
charm-rose = { $count ->
    [one] una rosa
   *[other] { $count } rose
}
charm-snail = { $count ->
    [one] una lumaca
   *[other] { $count } lumache
}
