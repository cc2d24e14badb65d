charm-four = { $first }, { $second }, { $third }, { $fourth }

charm-moon = { $count ->
    [one] ein Mond
   *[other] { $count } Monde
}
charm-bat = { $count ->
    [one] eine Fledermaus
   *[other] { $count } Fledermäuse
}
charm-candle = { $count ->
    [one] eine Kerze
   *[other] { $count } Kerzen
}
charm-key = { $count ->
    [one] ein Schlüssel
   *[other] { $count } Schlüssel
}
charm-owl = { $count ->
    [one] eine Eule
   *[other] { $count } Eulen
}
charm-bell = { $count ->
    [one] eine Glocke
   *[other] { $count } Glocken
}
charm-cat = { $count ->
    [one] eine Katze
   *[other] { $count } Katzen
}
charm-star = { $count ->
    [one] ein Stern
   *[other] { $count } Sterne
}
charm-crown = { $count ->
    [one] eine Krone
   *[other] { $count } Kronen
}
charm-pumpkin = { $count ->
    [one] ein Kürbis
   *[other] { $count } Kürbisse
}
charm-spider = { $count ->
    [one] eine Spinne
   *[other] { $count } Spinnen
}
charm-mushroom = { $count ->
    [one] ein Pilz
   *[other] { $count } Pilze
}
charm-lantern = { $count ->
    [one] eine Laterne
   *[other] { $count } Laternen
}
charm-hat = { $count ->
    [one] ein Hut
   *[other] { $count } Hüte
}
charm-rose = { $count ->
    [one] eine Rose
   *[other] { $count } Rosen
}
charm-snail = { $count ->
    [one] eine Schnecke
   *[other] { $count } Schnecken
}
