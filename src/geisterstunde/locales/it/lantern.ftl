lantern-title = Lanterne per i piccoli
lantern-about = Ciò che qualcuno ha visto in una tomba o in un mazzo brilla solo per quel posto, e sbiadisce. Tutti vedono chi ha una lanterna.
lantern-nobody = nessuno ne ha una

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

lantern-has = Lanterna: { $what }
lantern-of = Lanterna di { $name }

lantern-lower = { $reach ->
    [0] Ricordi senza aiuto! La tua lanterna si spegne.
   *[other] Ricordi bene! La tua lanterna si abbassa: brillano gli ultimi { $reach } sguardi.
}
lantern-brighter = La tua lanterna brilla di più: brillano gli ultimi { $reach } sguardi.

lantern-seen-opening = { $age ->
    [one] visto 1 apertura fa
   *[other] visto { $age } aperture fa
}: { $what }
lantern-seen-search = { $age ->
    [one] visto 1 ricerca fa
   *[other] visto { $age } ricerche fa
}: { $what }
