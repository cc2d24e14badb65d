any-game-seat = il posto { $seat }

any-game-game-over = La partita è finita.
any-game-no-such-seat = Qui i posti vanno da 0 a { $last }.
any-game-not-your-turn = Adesso non tocca a te decidere; aspettiamo { AND($seats) }.
any-game-no-such-decision = { $question }; la decisione numero { $number } non esiste.
any-game-not-asked = { $question }.
