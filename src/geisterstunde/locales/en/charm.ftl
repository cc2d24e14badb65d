# What is promised before a game, as pictures that people can compare aloud.

# $first, $second, $third, $fourth (text) - a thing, and how many of it
charm-four = { $first }, { $second }, { $third }, { $fourth }

charm-moon = { $count ->
    [one] one moon
   *[other] { $count } moons
}
charm-bat = { $count ->
    [one] one bat
   *[other] { $count } bats
}
charm-candle = { $count ->
    [one] one candle
   *[other] { $count } candles
}
charm-key = { $count ->
    [one] one key
   *[other] { $count } keys
}
charm-owl = { $count ->
    [one] one owl
   *[other] { $count } owls
}
charm-bell = { $count ->
    [one] one bell
   *[other] { $count } bells
}
charm-cat = { $count ->
    [one] one cat
   *[other] { $count } cats
}
charm-star = { $count ->
    [one] one star
   *[other] { $count } stars
}
charm-crown = { $count ->
    [one] one crown
   *[other] { $count } crowns
}
charm-pumpkin = { $count ->
    [one] one pumpkin
   *[other] { $count } pumpkins
}
charm-spider = { $count ->
    [one] one spider
   *[other] { $count } spiders
}
charm-mushroom = { $count ->
    [one] one mushroom
   *[other] { $count } mushrooms
}
charm-lantern = { $count ->
    [one] one lantern
   *[other] { $count } lanterns
}
charm-hat = { $count ->
    [one] one hat
   *[other] { $count } hats
}
charm-rose = { $count ->
    [one] one rose
   *[other] { $count } roses
}
charm-snail = { $count ->
    [one] one snail
   *[other] { $count } snails
}
