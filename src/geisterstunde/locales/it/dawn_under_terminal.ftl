dawn-under-terminal-signs =
    Colori: w bianco, k nero, y giallo, r rosso, g verde, b blu. ➤ decide; sottolineato: di chi è il turno.
    Tombe: ▐c4▌ chiusa, <c4> si può scegliere ora, « r  » aperta e vuota, « rv » con un vampiro, « r● » con l’aglio,
    « *  » un ratto, « ^  » sollevata senza girarla, « . » senza coperchio, ʌc4ʌ sotto un pipistrello, !c4! tenuta libera dal conte Rucola.
    File: contano le due estremità; ▒ è coperto. ● aglio, † paletti, ʌ pipistrelli in mano, * ha il ratto.

dawn-under-terminal-garlic = aglio
dawn-under-terminal-stakes = paletti
dawn-under-terminal-bats = pipistrelli

dawn-under-terminal-reserve =
    { $lids ->
        [one] 1 coperchio in riserva
       *[other] { $lids } coperchi in riserva
    }
dawn-under-terminal-count-waits = il conte Rucola sta sulla piazza
dawn-under-terminal-count-with = la colonna del conte Rucola: { $owner }
dawn-under-terminal-count-keeps = il conte Rucola tiene libera la tomba { $grave }: { $owner }
