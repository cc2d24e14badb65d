through-the-wall-terminal-signs =
    Il tavoliere è disegnato come sta adesso; da a1 a g7 sono stampati sopra e girano con lui. I muri fermano i fantasmi, non le barrette.
    Una casella: il suo nome, ‹ se si può scegliere, il suo travestimento in tre lettere, un fantasma (G verde, R rosso, Y giallo, B blu),
    e che cosa c’è sotto: ● una calamita, ○ una barretta senza calamita; un pavimento di pietra nasconde entrambe. In alto: i tunnel da
    1 a 5 e la loro barretta; S1 +2 è la barretta luna, spinta di due segmenti verso il basso. Sopra e sotto il tavoliere: ciò che sporge,
    da nord a sud. La barretta 1, luna, è { $first }; la 2, stella, { $second }; la 3, pipistrello, { $third }.
    Mazzi: H cappello, M maschera, B corpo, L gambe, G mano.
    Spostamenti: «step b1», «slide 2 up», «shift 1 4 -2» (la barretta luna nel tunnel 4, due segmenti verso l’alto), «turn left», «done».
through-the-wall-terminal-deck = mazzo { $deck }
through-the-wall-terminal-moves = spostamenti
through-the-wall-terminal-cockcrow =
    { $rounds ->
        [one] ultimo giro prima del canto del gallo
       *[other] ancora { $rounds } giri al canto del gallo
    }
