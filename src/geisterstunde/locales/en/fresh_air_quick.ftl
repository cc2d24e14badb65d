# The quick reference of the expansion: what comes on top.
# $players (number) - an option of the table

fresh-air-quick-turn = On your turn, open a closed grave as always, or put one of your two bats on it and say: “This one is empty.”
fresh-air-quick-columns = In the bat’s grave
    .second = { $players ->
        [2] Your opponent doubts
       *[other] Somebody doubts
    }
    .third = { $players ->
        [2] Your opponent believes
       *[other] All believe
    }
fresh-air-quick-empty = nothing
    .second = the doubter takes a stake; you lay and play on
    .third = you lay and play on
fresh-air-quick-vampire = a vampire
    .second = you take it, the doubter lays, your turn ends
    .third = give it to { $players ->
        [2] your opponent
       *[other] anybody
    }; you lay and play on
fresh-air-quick-garlic = garlic
    .second = you get gifts as always, the doubter lays, your turn ends
    .third = the bulb goes home; you lay and play on

fresh-air-quick-lids = The lids you open stay open until your turn ends.
    .about = Lids:
fresh-air-quick-count-comes = when you lay three vampires in one turn, with the help of a bat or without. As soon as the turn ends, set him on any closed grave that you believe to be empty.
    .about = Count Rucola comes to you:
fresh-air-quick-hands-off = Nobody opens the Count’s grave, and no bat lands on it.
    .about = Hands off:
fresh-air-quick-count-helps = Is it empty? Lay either of your end vampires there, move the Count to a closed grave in the next quarter clockwise, and begin your normal turn.
    .about = Your next turn begins at his grave:
fresh-air-quick-count-leaves = There is no penalty, but your turn is over, and the Count goes to your left neighbour.
    .about = It is not empty:
fresh-air-quick-rats = No bat flies in a plague. If a vampire sleeps under a rat, the stake comes first, then the plague.
    .about = Rats:
