any-game-seat = la place { $seat }

any-game-game-over = La partie est finie.
any-game-no-such-seat = Ici, les places vont de 0 à { $last }.
any-game-not-your-turn = Ce n’est pas à toi de décider maintenant ; on attend { AND($seats) }.
any-game-no-such-decision = { $question } ; il n’y a pas de décision numéro { $number }.
any-game-not-asked = { $question }.
