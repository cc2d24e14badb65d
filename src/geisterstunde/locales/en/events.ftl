events-turn-began = { $who ->
    [you] It is your turn.
   *[other] { $name } is on turn.
}
events-opened = { $who ->
    [you] You open a grave.
   *[other] { $name } opens a grave.
}
events-laid = { $who ->
    [you] You lay a vampire to rest.
   *[other] { $name } lays a vampire to rest.
}
events-stake-taken = { $who ->
    [you] You take a stake.
   *[other] { $name } takes a stake.
}
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
    [you] You return three stakes.
   *[other] { $name } returns three stakes.
}
events-gifts-fell-due = { $who ->
    [you] Gifts for you!
   *[other] Gifts for { $name }!
}
events-gave = { $who ->
    [you] You give a vampire away.
   *[other] { $name } gives a vampire away.
}
events-plague-began = { $who ->
    [you] A plague of rats! You begin.
   *[other] A plague of rats! { $name } begins.
}
events-plague-ended = The rats are gone.
events-bat-landed = { $who ->
    [you] You send a bat: this grave is empty!
   *[other] { $name } sends a bat: this grave is empty!
}
events-believed = { $who ->
    [you] You believe it.
   *[other] { $name } believes it.
}
events-doubted = { $who ->
    [you] You doubt it!
   *[other] { $name } doubts it!
}
events-count-came = { $who ->
    [you] Count Rucola comes to you.
   *[other] Count Rucola comes to { $name }.
}
events-count-lost = { $who ->
    [you] You lose Count Rucola.
   *[other] { $name } loses Count Rucola.
}
events-turned = { $who ->
    [you] You turn the castle.
   *[other] { $name } turns the castle.
}
events-searched = { $who ->
    [you] You search a deck.
   *[other] { $name } searches a deck.
}
events-dressed = { $who ->
    [you] You put something on.
   *[other] { $name } puts something on.
}
events-game-over = The game is over: { $winners }.
