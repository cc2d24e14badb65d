dawn-under-option-edition = Edition
dawn-under-option-edition-help = 2004: everybody joins a plague. 2018: shorter plagues, other rules for opening again.
dawn-under-option-fresh-air = Fresh Air
dawn-under-option-fresh-air-help = The expansion: bluffing bats and Count Rucola.
dawn-under-option-vampires = Children’s variant
dawn-under-option-vampires-help = Fewer vampires each make a shorter game.
dawn-under-option-vampires-none = no
dawn-under-option-vampires-value = { $value } vampires
dawn-under-option-layout = Footpaths
dawn-under-option-layout-help = How the paths part the cemetery.
dawn-under-option-layout-classic = classic
dawn-under-option-layout-even = even
dawn-under-option-layout-chosen = my own
dawn-under-option-lids = Lids
dawn-under-option-lids-help = Carved stones are landmarks. Plain ones are all alike, for purists.
dawn-under-option-lids-carved = carved
dawn-under-option-lids-plain = all alike
dawn-under-option-bare = Graves without lids
dawn-under-option-bare-help = With two players, twenty graves have no lid.
dawn-under-option-bare-random = by chance
dawn-under-option-bare-corners = corners
dawn-under-option-bare-cross = cross
dawn-under-option-bare-chosen = choose them
dawn-under-option-first = Who begins
dawn-under-option-first-help = By the rules, whoever got up last today.
dawn-under-option-first-none = chance decides
dawn-under-option-without = Colours that leave
dawn-under-option-without-help = With two players, two colours stay in the box.
dawn-under-option-without-none = by chance
dawn-under-option-without-chosen = choose them
dawn-under-option-rats = Rats
dawn-under-option-rats-help = How many rats hide under the lids. The box has 6, with two players 4.
dawn-under-option-rats-none = as in the box
dawn-under-option-rats-value = { $value ->
    [0] no rats
    [one] 1 rat
   *[other] { $value } rats
}
dawn-under-option-garlic = Garlic
dawn-under-option-garlic-help = How many bulbs everybody has. The box has 3.
dawn-under-option-garlic-value = { $value ->
    [0] no garlic
    [one] 1 bulb
   *[other] { $value } bulbs
}
dawn-under-option-stakes = Stakes
dawn-under-option-stakes-help = Which stake brings the gifts. By the rules, the third.
dawn-under-option-stakes-value = { $value ->
    [2] the second
    [3] the third
    [4] the fourth
   *[5] the fifth
}
dawn-under-option-may-stop = Stop after laying
dawn-under-option-may-stop-help = After laying a vampire, you may stop instead of opening again.
dawn-under-option-may-leave = Lay or leave
dawn-under-option-may-leave-help = In a plague of 2018 you may leave a fitting vampire where it is, as in 2004.
