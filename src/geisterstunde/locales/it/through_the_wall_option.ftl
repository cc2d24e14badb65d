through-the-wall-option-decks = Mazzi di carte
through-the-wall-option-decks-help = I mazzi che si spostano cambiano posto dopo una ricerca.
through-the-wall-option-decks-stay = restano
through-the-wall-option-decks-wander = si spostano
through-the-wall-option-board = Castello
through-the-wall-option-board-help = Le stanze e dove si trovano i travestimenti: quelli del gioco, o dipinti da te.
through-the-wall-option-board-castle = quello del gioco
through-the-wall-option-board-chosen = il mio
through-the-wall-option-first = Chi comincia
through-the-wall-option-first-help = Secondo le regole, chi per ultimo ha fatto tre giri su sé stesso.
through-the-wall-option-first-none = decide il caso
through-the-wall-option-ghosts = Fantasmi
through-the-wall-option-ghosts-help = Ogni fantasma parte dall’angolo del suo colore. Se non scegliete, in due si parte da angoli opposti.
through-the-wall-option-ghosts-none = come al solito
through-the-wall-option-ghosts-chosen = da scegliere
through-the-wall-option-ghosts-green = verde
through-the-wall-option-ghosts-red = rosso
through-the-wall-option-ghosts-yellow = giallo
through-the-wall-option-ghosts-blue = blu
through-the-wall-option-floor = Pavimento
through-the-wall-option-floor-help = Attraverso il vetro si vedono le barrette e le calamite. La pietra le nasconde, come nella scatola: si vede solo ciò che sporge.
through-the-wall-option-floor-glass = vetro
through-the-wall-option-floor-stone = pietra
through-the-wall-option-night = Canto del gallo
through-the-wall-option-night-help = Se per così tanto tempo nessuno trova niente, il gallo canta e vince chi ha più travestimenti.
through-the-wall-option-night-none = mai
through-the-wall-option-night-value = { $value ->
    [one] dopo { $value } giro
   *[other] dopo { $value } giri
}
