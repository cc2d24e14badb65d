# Lanterns for little ones: what a seat has seen glows for it. A look is an opened grave, or a deck one has searched.

lantern-title = Lanterne per i piccoli
lantern-about = Ciò che qualcuno ha visto in una tomba o in un mazzo brilla solo per quel posto, e sbiadisce. Tutti vedono chi ha una lanterna.
lantern-nobody = nessuno ne ha una

## Which lantern, in as few letters as there are, and what it does

lantern-none = nessuna
lantern-last-3 = ultimi 3
lantern-last-8 = ultimi 8
lantern-last-20 = ultimi 20
lantern-automatic = da sola
lantern-none-help = Ricorda da solo.
lantern-last-3-help = Brillano gli ultimi 3 sguardi.
lantern-last-8-help = Brillano gli ultimi 8 sguardi.
lantern-last-20-help = Brillano gli ultimi 20 sguardi.
lantern-automatic-help = Comincia con 20 sguardi. Tre ritrovamenti di fila di cose già viste, e si abbassa; tre errori di fila, e brilla di più.

# $what (text) - which lantern somebody has
lantern-has = Lanterna: { $what }
# $name (text) - whose it is
lantern-of = Lanterna di { $name }

## Said to a seat when its lantern goes by how well it plays

# $reach (number) - how many looks back it shines now
lantern-lower = { $reach ->
    [0] Ricordi senza aiuto! La tua lanterna si spegne.
   *[other] Ricordi bene! La tua lanterna si abbassa: brillano gli ultimi { $reach } sguardi.
}
# $reach (number) - how many looks back it shines now
lantern-brighter = La tua lanterna brilla di più: brillano gli ultimi { $reach } sguardi.

## At a grave or a deck

# $age (number) - how many looks ago. $what (text) - what was seen there
lantern-seen-opening = { $age ->
    [one] visto 1 apertura fa
   *[other] visto { $age } aperture fa
}: { $what }
# $age (number) - how many looks ago. $what (text) - what was seen there
lantern-seen-search = { $age ->
    [one] visto 1 ricerca fa
   *[other] visto { $age } ricerche fa
}: { $what }
