# What happens. The value of a message is what the page says: no place and no colour, those are for remembering.
# `told` says everything, at the terminal and in replays; an event without it is not told there.
# $who (you or other), $name (text) - who acts
# $owner, $receiver, $heir (text) - a player's name; $owner-person, … (you or other) - whether it is the reader's
# $grave, $space (text) - a place, such as c4; $slider, $tunnel, $deck (number) - counted from 1
# $lid (w, k, y, r, g, b or rat), $colour (w, k, y, r, g or b), $ghost (green, red, yellow or blue)

## Pieces of the sentences below

events-lid = { $lid ->
    [w] a white lid
    [k] a black lid
    [y] a yellow lid
    [r] a red lid
    [g] a green lid
    [b] a blue lid
   *[rat] a rat
}
events-a-vampire = { $colour ->
    [w] a white vampire
    [k] a black vampire
    [y] a yellow vampire
    [r] a red vampire
    [g] a green vampire
   *[b] a blue vampire
}
events-the-vampire = { $colour ->
    [w] the white vampire
    [k] the black vampire
    [y] the yellow vampire
    [r] the red vampire
    [g] the green vampire
   *[b] the blue vampire
}
# $inside (vampire, garlic or empty) - what lies in a grave
events-inside = { $inside ->
    [vampire] { events-a-vampire } inside
    [garlic] { $owner-person ->
        [you] your garlic inside
       *[other] garlic inside, set by { $owner }
    }
   *[empty] empty
}
events-end = { $end ->
    [left] left end
   *[right] right end
}
events-ghost = { $ghost ->
    [green] green ghost
    [red] red ghost
    [yellow] yellow ghost
   *[blue] blue ghost
} ({ $owner })
events-slider = { $slider ->
    [1] moon slider
    [2] star slider
   *[other] bat slider
}

## In every game

events-turn-began = { $who ->
    [you] It is your turn.
   *[other] It is { $name }'s turn.
}
# $alone (you or other) - whether nobody but the reader has won. $count (number) - of the winners
events-game-over = The game is over: { $winners }.
    .told = The game is over: { $alone ->
        [you] you win!
       *[other] { $count ->
            [one] { AND($winners) } wins!
           *[other] { AND($winners) } win!
        }
    } { $reason ->
        [laid_last] The last vampire is laid to rest.
        [gave_last] The last vampire is given away.
        [dawn] Day breaks; whoever has the fewest vampires wins.
        [dressed] The ghost is dressed from head to toe.
        [cockcrow] The cock crows; whoever has the most garments wins.
       *[other] ({ $reason })
    }

## Dawn Under

events-opened = { $who ->
    [you] You open a grave.
   *[other] { $name } opens a grave.
}
    .told = { $who ->
        [you] You open
       *[other] { $name } opens
    } { $grave }: { events-lid }, { events-inside }.
events-lifted =
    .told = { $who ->
        [you] You lift
       *[other] { $name } lifts
    } the lid of { $grave }: { events-inside }.
events-laid = { $who ->
    [you] You lay a vampire to rest.
   *[other] { $name } lays a vampire to rest.
}
    .told = { $who ->
        [you] You lay
       *[other] { $name } lays
    } { events-a-vampire } in { $grave }.
events-garlic-put =
    .told = { $who ->
        [you] You put
       *[other] { $name } puts
    } garlic in { $grave }.
events-bulb-went-home =
    .told = { $who ->
        [you] You take the bulb back
       *[other] { $name } takes the bulb back
    } from { $grave }.
# $rule (text) - the rule that costs a stake. $stakes (number) - how many there are now
events-stake-taken = { $who ->
    [you] You take a stake.
   *[other] { $name } takes a stake.
}
    .told = { $who ->
        [you] You take a stake
       *[other] { $name } takes a stake
    } ({ $rule }), that makes { $stakes }.
events-stake-taken-du-13 = { $who ->
    [you] You take a stake: somebody sleeps there already.
   *[other] { $name } takes a stake: somebody sleeps there already.
}
events-stake-taken-du-41 = { $who ->
    [you] You take a stake: this grave was open just before.
   *[other] { $name } takes a stake: this grave was open just before.
}
events-stake-taken-du-42 = { $who ->
    [you] You take a stake: this grave was opened too often.
   *[other] { $name } takes a stake: this grave was opened too often.
}
events-stake-taken-fa-11 = { $who ->
    [you] You take a stake: the bat was right.
   *[other] { $name } takes a stake: the bat was right.
}
events-stakes-returned = { $who ->
    [you] You put your stakes back.
   *[other] { $name } puts the stakes back.
}
    .told = { $who ->
        [you] You put your stakes back (DU-14).
       *[other] { $name } puts the stakes back (DU-14).
    }
# $givers (list) - who owes the gifts. $count (number) - of them. $each (number) - vampires from each
events-gifts-fell-due = { $who ->
    [you] Gifts for you!
   *[other] Gifts for { $name }!
}
    .told = { events-gifts-fell-due } From { AND($givers) }: { $each ->
        [one] a vampire
       *[other] { $each } vampires
    } { $count ->
        [one] (DU-17).
       *[other] each (DU-17).
    }
events-gave = { $who ->
    [you] You give a vampire away.
   *[other] { $name } gives a vampire away.
}
    .told = { $who ->
        [you] You give
       *[other] { $name } gives
    } { $receiver-person ->
        [you] you
       *[other] { $receiver }
    } { events-a-vampire } from the row's { events-end }.
events-took =
    .told = { $who ->
        [you] You add
       *[other] { $name } adds
    } { events-the-vampire } at the { events-end }.
events-plague-began = { $who ->
    [you] A plague of rats! You begin.
   *[other] A plague of rats! { $name } begins.
}
    .told = Rats round { $grave }! { $who ->
        [you] You begin (DU-30).
       *[other] { $name } begins (DU-30).
    }
events-stopped =
    .told = { $who ->
        [you] You open no more graves.
       *[other] { $name } opens no more graves.
    }
events-go-began =
    .told = { $who ->
        [you] Now you may open there (DU-31).
       *[other] Now { $name } may open there (DU-31).
    }
events-plague-ended = The rats are gone.
    .told = The rats are gone; a lid from the reserve covers { $grave } (DU-34).
events-rat-covered =
    .told = Another rat in { $grave }: it is covered again, the plague is over (DU-40).
events-bat-landed = { $who ->
    [you] You send a bat: this grave is empty!
   *[other] { $name } sends a bat: this grave is empty!
}
    .told = { $who ->
        [you] You put
       *[other] { $name } puts
    } a bat on { $grave }: this one is empty (FA-10).
events-believed = { $who ->
    [you] You believe it.
   *[other] { $name } believes it.
}
    .told = { events-believed }
events-doubted = { $who ->
    [you] You doubt it!
   *[other] { $name } doubts it!
}
    .told = { events-doubted }
events-found-vampire-sent =
    .told = In { $grave } lay { events-a-vampire }: it goes to { $who ->
        [you] you.
       *[other] { $name }.
    }
events-count-came = { $who ->
    [you] Count Rucola comes to you.
   *[other] Count Rucola comes to { $name }.
}
    .told = Three at a stroke: Count Rucola comes to { $who ->
        [you] you (FA-3).
       *[other] { $name } (FA-3).
    }
events-count-set =
    .told = Count Rucola keeps { $grave } for { $who ->
        [you] you (FA-5).
       *[other] { $name } (FA-5).
    }
events-count-lost = { $who ->
    [you] You lose Count Rucola.
   *[other] { $name } loses Count Rucola.
}
    .told = { $who ->
        [you] You lose
       *[other] { $name } loses
    } Count Rucola to { $heir-person ->
        [you] you
       *[other] { $heir }
    } (FA-7).

## Through the Wall

events-stepped =
    .told = { $who ->
        [you] You step
       *[other] { $name } steps
    } to { $space }.
# $way (up or down)
events-slid =
    .told = { $who ->
        [you] You push
       *[other] { $name } pushes
    } the { events-slider } { $way ->
        [up] up.
       *[down] down.
    }
events-carried =
    .told = The { events-ghost } is carried to { $space }.
# $towards (up, down or flush) - where the slider sticks out, by so many chambers ($by)
events-shifted =
    .told = { $who ->
        [you] You move
       *[other] { $name } moves
    } the { events-slider } to tunnel { $tunnel }, { $towards ->
        [up] { $by } up.
        [down] { $by } down.
       *[flush] flush.
    }
# $way (left or right)
events-turned = { $who ->
    [you] You turn the castle.
   *[other] { $name } turns the castle.
}
    .told = { $who ->
        [you] You turn
       *[other] { $name } turns
    } the board to the { $way ->
        [left] left.
       *[right] right.
    }
events-settled =
    .told = The { events-ghost } comes to stand on { $space }.
events-pushed-off = A ghost is pushed off the board.
    .told = The { events-ghost } is pushed off the board and goes to a corner (TW-14).
events-straddles =
    .told = The { events-ghost } stands on several spaces at once (TW-14).
events-put =
    .told = { $who ->
        [you] You put
       *[other] { $name } puts
    } the { events-ghost } on { $space }.
# $garment (text) - its name. $found (yes or no)
events-searched = { $who ->
    [you] You search a deck.
   *[other] { $name } searches a deck.
}
    .told = { $who ->
        [you] You search
       *[other] { $name } searches
    } deck { $deck } for the { $garment }, { $found ->
        [yes] and there it is.
       *[no] but it is not there.
    }
# $cards (list) - garments
events-deck-seen =
    .told = In deck { $deck } lay: { AND($cards) }.
events-dressed = { $who ->
    [you] You put something on.
   *[other] { $name } puts something on.
}
# $other (number) - another deck
events-swapped =
    .told = { $who ->
        [you] You swap
       *[other] { $name } swaps
    } decks { $deck } and { $other }.
