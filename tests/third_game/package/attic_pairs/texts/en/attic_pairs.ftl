attic-pairs-title = Attic Pairs
attic-pairs-lead = Eight chests, everything twice: whoever remembers best takes most.

attic-pairs-closed = closed
attic-pairs-empty = empty
attic-pairs-owl = owl
attic-pairs-key = key
attic-pairs-candle = candle
attic-pairs-bell = bell
attic-pairs-lamp = lamp
attic-pairs-violin = violin
attic-pairs-pairs = { $count ->
    [one] 1 pair
   *[other] { $count } pairs
}

attic-pairs-asks-first = You open a chest
attic-pairs-asks-second = You open a second chest
attic-pairs-open-already = Chest { $chest } is open already.
attic-pairs-taken = Chest { $chest } is empty.
attic-pairs-no-attic = attic is { OR($choices) }, not { $given }.
attic-pairs-no-deal = The deal must have each of these twice: { $things }.
attic-pairs-terminal-signs = A chest is closed, empty, or shows its thing; yellow ones can be opened. Type its number.

attic-pairs-option-attic = Attic
attic-pairs-option-attic-help = A large attic has 12 chests, a small one 8.
attic-pairs-option-attic-small = small
attic-pairs-option-attic-large = large

attic-pairs-events-chest-opened = { $who ->
    [you] You open a chest.
   *[other] { $name } opens a chest.
}
    .told = { $who ->
        [you] You open
       *[other] { $name } opens
    } chest { $chest }: { $thing }.
attic-pairs-events-pair-taken = { $who ->
    [you] You take a pair.
   *[other] { $name } takes a pair.
}
    .told = { attic-pairs-events-pair-taken }
attic-pairs-events-chests-closed = Both are closed again.
    .told = { attic-pairs-events-chests-closed }
attic-pairs-events-game-over = The game is over: { $winners }.
    .told = The game is over: { AND($winners) } found most. { $reason ->
        [midnight] It is midnight.
       *[all_found] Every chest is empty.
    }
attic-pairs-reason-all-found = Every chest is empty: most pairs win.
attic-pairs-reason-midnight = It is midnight: most pairs win.
