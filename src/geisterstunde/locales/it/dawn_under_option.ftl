dawn-under-option-edition = Edizione
dawn-under-option-edition-help = 2004: tutti partecipano all’invasione. 2018: invasioni più brevi, altra regola per riaprire.
dawn-under-option-fresh-air = Fresh Air
dawn-under-option-fresh-air-help = L’espansione: pipistrelli che bluffano e il conte Rucola.
dawn-under-option-vampires = Variante per bambini
dawn-under-option-vampires-help = Meno vampiri, partita più breve.
dawn-under-option-vampires-none = no
dawn-under-option-vampires-value = { $value } vampiri
dawn-under-option-layout = Sentieri
dawn-under-option-layout-help = Come i sentieri dividono il cimitero.
dawn-under-option-layout-classic = classici
dawn-under-option-layout-even = regolari
dawn-under-option-layout-chosen = i miei
dawn-under-option-lids = Coperchi
dawn-under-option-lids-help = Le pietre scolpite sono punti di riferimento. Quelle lisce sono tutte uguali, per i puristi.
dawn-under-option-lids-carved = scolpiti
dawn-under-option-lids-plain = tutti uguali
dawn-under-option-bare = Tombe senza coperchio
dawn-under-option-bare-help = In due, venti tombe restano senza coperchio.
dawn-under-option-bare-random = a caso
dawn-under-option-bare-corners = angoli
dawn-under-option-bare-cross = croce
dawn-under-option-bare-chosen = da scegliere
dawn-under-option-first = Chi comincia
dawn-under-option-first-help = Secondo le regole, chi oggi si è alzato per ultimo.
dawn-under-option-first-none = decide il caso
dawn-under-option-without = Colori esclusi
dawn-under-option-without-help = In due, due colori restano nella scatola.
dawn-under-option-without-none = a caso
dawn-under-option-without-chosen = da scegliere
dawn-under-option-rats = Ratti
dawn-under-option-rats-help = Quanti ratti si nascondono sotto i coperchi. Nella scatola sono 6, in due 4.
dawn-under-option-rats-none = come nella scatola
dawn-under-option-rats-value = { $value ->
    [0] nessun ratto
    [one] 1 ratto
   *[other] { $value } ratti
}
dawn-under-option-garlic = Aglio
dawn-under-option-garlic-help = Quante teste d’aglio riceve ognuno. Nella scatola sono 3.
dawn-under-option-garlic-value = { $value ->
    [0] niente aglio
    [one] 1 testa d’aglio
   *[other] { $value } teste d’aglio
}
dawn-under-option-stakes = Paletti
dawn-under-option-stakes-help = Quale paletto porta i regali. Secondo le regole, il terzo.
dawn-under-option-stakes-value = { $value ->
    [2] il secondo
    [3] il terzo
    [4] il quarto
   *[5] il quinto
}
dawn-under-option-may-stop = Ci si può fermare
dawn-under-option-may-stop-help = Dopo aver messo a dormire un vampiro ci si può fermare invece di aprire un’altra tomba.
dawn-under-option-may-leave = A dormire o no
dawn-under-option-may-leave-help = In un’invasione del 2018 si può tenere un vampiro adatto, come nel 2004.
