any-game-seat = Platz { $seat }

any-game-game-over = Das Spiel ist vorbei.
any-game-no-such-seat = Die Plätze hier gehen von 0 bis { $last }.
any-game-not-your-turn = Jetzt entscheidest nicht du, sondern { AND($seats) }.
any-game-no-such-decision = { $question }; eine Entscheidung Nummer { $number } gibt es nicht.
any-game-not-asked = { $question }.
