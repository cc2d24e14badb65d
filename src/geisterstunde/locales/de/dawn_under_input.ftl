dawn-under-input-vampires = vampires, die Grenze für Kinder, ist { $fewest } bis { $most } oder fehlt, nicht { $given }.
dawn-under-input-edition = edition ist { OR($editions) }, nicht { $given }.
dawn-under-input-layout = layout ist { OR($layouts) } oder acht Zeilen, nicht { $given }.
dawn-under-input-layout-rows = layout: { $reason }
dawn-under-input-two-players = without und bare gibt es nur im Spiel zu zweit; lass sie weg.
dawn-under-input-without = without sind zwei verschiedene Buchstaben aus { $letters } oder fehlt, nicht { $given }.
dawn-under-input-bare = bare ist random, { $presets } oder eine Liste von { $graves } Gräbern, nicht { $given }.
dawn-under-input-no-grave = bare: { $given } ist kein Grab; die Gräber sind { $first } bis { $last } ohne den Platz.
dawn-under-input-bare-graves = bare ist eine Liste von { $graves } verschiedenen Gräbern; diese hat { $given }.

dawn-under-input-lines = Zeile { $line }: Ein Friedhof hat { $lines } Zeilen, nicht { $given }.
dawn-under-input-letters = Zeile { $line }: Eine Zeile hat { $letters } Buchstaben, nicht { $given }.
dawn-under-input-at = Zeile { $line }, Buchstabe { $letter }: { $reason }
dawn-under-input-in-line = Zeile { $line }: { $reason }
dawn-under-input-plaza = Der Platz in der Mitte wird als '.' gezeichnet, nicht als { $given }.
dawn-under-input-quarter = Ein Grab wird als sein Viertel A, B, C oder D gezeichnet, nicht als { $given }.
dawn-under-input-no-quarter = Kein Grab gehört zum Viertel { $quarter }; A, B, C und D müssen alle vorkommen.
dawn-under-input-grave-apart = Die Gräber des Viertels { $quarter } müssen zusammenhängen, aber { $place } liegt abseits.

dawn-under-input-deal-lids = Die Deckel der Auslage müssen { $graves } Buchstaben aus { $letters } sein.
dawn-under-input-deal-reserve = Der Vorrat der Auslage muss aus { $lids } Buchstaben aus { $letters } bestehen.
dawn-under-input-deal-rats = Unter den Deckeln der Auslage müssen { $rats } Ratten und { $bare } Gräber ohne Deckel sein.
dawn-under-input-deal-colours = Deckel und Vorrat der Auslage müssen je { $each } von { $colours } Farben haben.
dawn-under-input-deal-without = Die Auslage hat Deckel in den Farben, die nicht mitspielen sollten, { $letters }.
dawn-under-input-deal-bare = Die Gräber ohne Deckel sind in der Auslage andere, als die Optionen nennen.
dawn-under-input-deal-rows = Die Auslage muss { $players } Reihen mit je { $each } Vampiren haben.
dawn-under-input-deal-vampires = In den Reihen der Auslage sind { $given } Vampire der Farbe { $colour }; es spielen je { $each } von { $letters } mit.
