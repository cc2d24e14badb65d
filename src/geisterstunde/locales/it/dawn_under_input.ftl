dawn-under-input-vampires = vampires, il limite per i bambini, va da { $fewest } a { $most } oppure manca, non { $given }.
dawn-under-input-edition = edition è { OR($editions) }, non { $given }.
dawn-under-input-layout = layout è { OR($layouts) } oppure otto righe, non { $given }.
dawn-under-input-layout-rows = layout: { $reason }
dawn-under-input-two-players = without e bare esistono solo in due giocatori; toglili.
dawn-under-input-without = without è due lettere diverse fra { $letters } oppure manca, non { $given }.
dawn-under-input-bare = bare è random, { $presets } oppure una lista di { $graves } tombe, non { $given }.
dawn-under-input-no-grave = bare: { $given } non è una tomba; le tombe vanno da { $first } a { $last } senza la piazza.
dawn-under-input-bare-graves = bare è una lista di { $graves } tombe diverse; questa ne ha { $given }.

dawn-under-input-lines = riga { $line }: un cimitero ha { $lines } righe, non { $given }.
dawn-under-input-letters = riga { $line }: una riga ha { $letters } lettere, non { $given }.
dawn-under-input-at = riga { $line }, lettera { $letter }: { $reason }
dawn-under-input-in-line = riga { $line }: { $reason }
dawn-under-input-plaza = la piazza al centro si disegna «.», non { $given }.
dawn-under-input-quarter = una tomba si disegna con il suo quartiere A, B, C o D, non { $given }.
dawn-under-input-no-quarter = nessuna tomba è nel quartiere { $quarter }; servono A, B, C e D.
dawn-under-input-grave-apart = le tombe del quartiere { $quarter } devono essere unite, ma { $place } è isolata.

dawn-under-input-deal-lids = I coperchi della distribuzione devono essere { $graves } lettere fra { $letters }.
dawn-under-input-deal-reserve = La riserva della distribuzione deve essere { $lids } lettere fra { $letters }.
dawn-under-input-deal-rats = I coperchi della distribuzione devono avere { $rats } ratti e { $bare } tombe senza coperchio.
dawn-under-input-deal-colours = Coperchi e riserva della distribuzione devono averne { $each } di ognuno dei { $colours } colori.
dawn-under-input-deal-without = La distribuzione ha coperchi dei colori che dovevano restare fuori, { $letters }.
dawn-under-input-deal-bare = Le tombe senza coperchio della distribuzione non sono quelle delle opzioni.
dawn-under-input-deal-rows = La distribuzione deve avere { $players } file di { $each } vampiri.
dawn-under-input-deal-vampires = Le file della distribuzione hanno { $given } vampiri del colore { $colour }; giocano { $each } di ogni colore fra { $letters }.
