attic-pairs-title = Dachbodenpaare
attic-pairs-lead = Acht Truhen, alles zweimal: Wer sich am besten erinnert, nimmt am meisten.

attic-pairs-closed = geschlossen
attic-pairs-empty = leer
attic-pairs-owl = Eule
attic-pairs-key = Schlüssel
attic-pairs-candle = Kerze
attic-pairs-bell = Glocke
attic-pairs-lamp = Lampe
attic-pairs-violin = Geige
attic-pairs-pairs = { $count ->
    [one] 1 Paar
   *[other] { $count } Paare
}

attic-pairs-asks-first = Du öffnest eine Truhe
attic-pairs-asks-second = Du öffnest eine zweite Truhe
attic-pairs-open-already = Truhe { $chest } ist schon offen.
attic-pairs-taken = Truhe { $chest } ist leer.
attic-pairs-no-attic = attic ist { OR($choices) }, nicht { $given }.
attic-pairs-no-deal = Beim Austeilen muss jedes davon zweimal vorkommen: { $things }.
attic-pairs-terminal-signs = Eine Truhe ist geschlossen, leer oder zeigt ihr Ding; gelbe kann man öffnen. Tippe ihre Nummer.

attic-pairs-option-attic = Dachboden
attic-pairs-option-attic-help = Auf einem großen Dachboden stehen 12 Truhen, auf einem kleinen 8.
attic-pairs-option-attic-small = klein
attic-pairs-option-attic-large = groß

attic-pairs-events-chest-opened = { $who ->
    [you] Du öffnest eine Truhe.
   *[other] { $name } öffnet eine Truhe.
}
    .told = { $who ->
        [you] Du öffnest
       *[other] { $name } öffnet
    } Truhe { $chest }: { $thing }.
attic-pairs-events-pair-taken = { $who ->
    [you] Du nimmst ein Paar.
   *[other] { $name } nimmt ein Paar.
}
    .told = { attic-pairs-events-pair-taken }
attic-pairs-events-chests-closed = Beide werden wieder geschlossen.
    .told = { attic-pairs-events-chests-closed }
attic-pairs-events-game-over = Das Spiel ist aus: { $winners }.
    .told = Das Spiel ist aus: Am meisten gefunden: { AND($winners) }. { $reason ->
        [midnight] Es ist Mitternacht.
       *[all_found] Alle Truhen sind leer.
    }
attic-pairs-reason-all-found = Alle Truhen sind leer: Die meisten Paare gewinnen.
attic-pairs-reason-midnight = Es ist Mitternacht: Die meisten Paare gewinnen.
