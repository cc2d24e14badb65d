events-lid = { $lid ->
    [w] ein weißer Deckel
    [k] ein schwarzer Deckel
    [y] ein gelber Deckel
    [r] ein roter Deckel
    [g] ein grüner Deckel
    [b] ein blauer Deckel
   *[rat] eine Ratte
}
events-a-vampire = { $colour ->
    [w] einen weißen Vampir
    [k] einen schwarzen Vampir
    [y] einen gelben Vampir
    [r] einen roten Vampir
    [g] einen grünen Vampir
   *[b] einen blauen Vampir
}
events-the-vampire = { $colour ->
    [w] ein weißer Vampir
    [k] ein schwarzer Vampir
    [y] ein gelber Vampir
    [r] ein roter Vampir
    [g] ein grüner Vampir
   *[b] ein blauer Vampir
}
events-inside = { $inside ->
    [vampire] darin { events-the-vampire }
    [garlic] { $owner-person ->
        [you] darin dein Knoblauch
       *[other] darin Knoblauch von { $owner }
    }
   *[empty] leer
}
events-end = { $end ->
    [left] am linken Ende
   *[right] am rechten Ende
}
events-ghost = { $ghost ->
    [green] grüne Gespenst
    [red] rote Gespenst
    [yellow] gelbe Gespenst
   *[blue] blaue Gespenst
} ({ $owner })
events-slider = { $slider ->
    [1] Mondschieber
    [2] Sternschieber
   *[other] Fledermausschieber
}

events-turn-began = { $who ->
    [you] Du bist am Zug.
   *[other] { $name } ist am Zug.
}
events-game-over = Das Spiel ist aus: { $winners }.
    .told = Das Spiel ist aus. { $alone ->
        [you] Du hast gewonnen!
       *[other] { $count ->
            [one] { AND($winners) } gewinnt!
           *[other] Gemeinsam gewinnen: { AND($winners) }!
        }
    } { $reason ->
        [laid_last] Der letzte Vampir liegt im Grab.
        [gave_last] Der letzte Vampir ist verschenkt.
        [dawn] Der Tag bricht an; wer die wenigsten Vampire hat, gewinnt.
        [dressed] Das Gespenst ist von Kopf bis Fuß verkleidet.
        [cockcrow] Der Hahn kräht; wer die meisten Verkleidungen hat, gewinnt.
       *[other] ({ $reason })
    }

events-opened = { $who ->
    [you] Du öffnest ein Grab.
   *[other] { $name } öffnet ein Grab.
}
    .told = { $who ->
        [you] Du öffnest
       *[other] { $name } öffnet
    } { $grave }: { events-lid }, { events-inside }.
events-lifted =
    .told = { $who ->
        [you] Du lüftest
       *[other] { $name } lüftet
    } den Deckel von { $grave }: { events-inside }.
events-laid = { $who ->
    [you] Du legst einen Vampir zur Ruhe.
   *[other] { $name } legt einen Vampir zur Ruhe.
}
    .told = { $who ->
        [you] Du legst
       *[other] { $name } legt
    } { events-a-vampire } in { $grave }.
events-garlic-put =
    .told = { $who ->
        [you] Du legst
       *[other] { $name } legt
    } Knoblauch in { $grave }.
events-bulb-went-home =
    .told = { $who ->
        [you] Du nimmst deine Knolle
       *[other] { $name } nimmt die eigene Knolle
    } aus { $grave } zurück.
events-stake-taken = { $who ->
    [you] Du nimmst einen Pflock.
   *[other] { $name } nimmt einen Pflock.
}
    .told = { $who ->
        [you] Du nimmst einen Pflock
       *[other] { $name } nimmt einen Pflock
    } ({ $rule }), das macht { $stakes }.
events-stake-taken-du-13 = { $who ->
    [you] Du nimmst einen Pflock: Dort schläft schon jemand.
   *[other] { $name } nimmt einen Pflock: Dort schläft schon jemand.
}
events-stake-taken-du-41 = { $who ->
    [you] Du nimmst einen Pflock: Dieses Grab war gerade erst offen.
   *[other] { $name } nimmt einen Pflock: Dieses Grab war gerade erst offen.
}
events-stake-taken-du-42 = { $who ->
    [you] Du nimmst einen Pflock: Dieses Grab wurde zu oft geöffnet.
   *[other] { $name } nimmt einen Pflock: Dieses Grab wurde zu oft geöffnet.
}
events-stake-taken-fa-11 = { $who ->
    [you] Du nimmst einen Pflock: Die Fledermaus hatte recht.
   *[other] { $name } nimmt einen Pflock: Die Fledermaus hatte recht.
}
events-stakes-returned = { $who ->
    [you] Du legst deine Pflöcke zurück.
   *[other] { $name } legt die Pflöcke zurück.
}
    .told = { $who ->
        [you] Du legst deine Pflöcke zurück (DU-14).
       *[other] { $name } legt die Pflöcke zurück (DU-14).
    }
events-gifts-fell-due = { $who ->
    [you] Geschenke für dich!
   *[other] Geschenke für { $name }!
}
    .told = { events-gifts-fell-due } An der Reihe: { AND($givers) }, { $count ->
        [one] mit
       *[other] mit je
    } { $each ->
        [one] einem Vampir
       *[other] { $each } Vampiren
    } (DU-17).
events-gave = { $who ->
    [you] Du verschenkst einen Vampir.
   *[other] { $name } verschenkt einen Vampir.
}
    .told = { $who ->
        [you] Du schenkst
       *[other] { $name } schenkt
    } { $receiver-person ->
        [you] dir
       *[other] { $receiver }
    } { events-a-vampire }; er lag { events-end } der Reihe.
events-took =
    .told = { $who ->
        [you] Du legst
       *[other] { $name } legt
    } { events-a-vampire } { events-end } an.
events-plague-began = { $who ->
    [you] Eine Rattenplage! Du beginnst.
   *[other] Eine Rattenplage! { $name } beginnt.
}
    .told = Ratten um { $grave }! { $who ->
        [you] Du beginnst (DU-30).
       *[other] { $name } beginnt (DU-30).
    }
events-stopped =
    .told = { $who ->
        [you] Du öffnest kein Grab mehr.
       *[other] { $name } öffnet kein Grab mehr.
    }
events-go-began =
    .told = { $who ->
        [you] Jetzt darfst du dort öffnen (DU-31).
       *[other] Jetzt darf { $name } dort öffnen (DU-31).
    }
events-plague-ended = Die Ratten sind fort.
    .told = Die Ratten sind fort; ein Deckel vom Nachziehstapel kommt auf { $grave } (DU-34).
events-rat-covered =
    .told = Noch eine Ratte in { $grave }: Sie wird wieder zugedeckt, die Plage ist vorbei (DU-40).
events-bat-landed = { $who ->
    [you] Du schickst eine Fledermaus: Dieses Grab ist leer!
   *[other] { $name } schickt eine Fledermaus: Dieses Grab ist leer!
}
    .told = { $who ->
        [you] Du setzt
       *[other] { $name } setzt
    } eine Fledermaus auf { $grave }: Dieses Grab ist leer (FA-10).
events-believed = { $who ->
    [you] Du glaubst es.
   *[other] { $name } glaubt es.
}
    .told = { events-believed }
events-doubted = { $who ->
    [you] Du zweifelst!
   *[other] { $name } zweifelt!
}
    .told = { events-doubted }
events-found-vampire-sent =
    .told = In { $grave } lag { events-the-vampire }: Er geht { $who ->
        [you] an dich.
       *[other] an { $name }.
    }
events-count-came = { $who ->
    [you] Graf Rucola kommt zu dir.
   *[other] Graf Rucola kommt zu { $name }.
}
    .told = Drei auf einen Streich: Graf Rucola kommt { $who ->
        [you] zu dir (FA-3).
       *[other] zu { $name } (FA-3).
    }
events-count-set =
    .told = Graf Rucola hält { $grave } frei, { $who ->
        [you] für dich (FA-5).
       *[other] für { $name } (FA-5).
    }
events-count-lost = { $who ->
    [you] Du verlierst Graf Rucola.
   *[other] { $name } verliert Graf Rucola.
}
    .told = { $who ->
        [you] Du verlierst
       *[other] { $name } verliert
    } Graf Rucola { $heir-person ->
        [you] an dich
       *[other] an { $heir }
    } (FA-7).

events-stepped =
    .told = { $who ->
        [you] Du ziehst
       *[other] { $name } zieht
    } auf { $space }.
events-slid =
    .told = { $who ->
        [you] Du schiebst
       *[other] { $name } schiebt
    } den { events-slider } { $way ->
        [up] nach oben.
       *[down] nach unten.
    }
events-carried =
    .told = Das { events-ghost } wird auf { $space } gezogen.
events-shifted =
    .told = { $who ->
        [you] Du steckst
       *[other] { $name } steckt
    } den { events-slider } in Tunnel { $tunnel }, { $towards ->
        [up] { $by } nach oben.
        [down] { $by } nach unten.
       *[flush] bündig.
    }
events-turned = { $who ->
    [you] Du drehst die Burg.
   *[other] { $name } dreht die Burg.
}
    .told = { $who ->
        [you] Du drehst
       *[other] { $name } dreht
    } das Brett { $way ->
        [left] nach links.
       *[right] nach rechts.
    }
events-settled =
    .told = Das { events-ghost } kommt auf { $space } zum Stehen.
events-pushed-off = Ein Gespenst wird vom Brett geschoben.
    .told = Das { events-ghost } wird vom Brett geschoben und kommt in eine Ecke (TW-14).
events-straddles =
    .told = Das { events-ghost } steht auf mehreren Feldern zugleich (TW-14).
events-put =
    .told = { $who ->
        [you] Du stellst
       *[other] { $name } stellt
    } das { events-ghost } auf { $space }.
events-searched = { $who ->
    [you] Du durchsuchst einen Stapel.
   *[other] { $name } durchsucht einen Stapel.
}
    .told = { $who ->
        [you] Du suchst in Stapel
       *[other] { $name } sucht in Stapel
    } { $deck }: { $garment } – { $found ->
        [yes] gefunden!
       *[no] nicht da.
    }
events-deck-seen =
    .told = In Stapel { $deck } lagen: { AND($cards) }.
events-dressed = { $who ->
    [you] Du ziehst etwas an.
   *[other] { $name } zieht etwas an.
}
events-swapped =
    .told = { $who ->
        [you] Du vertauschst
       *[other] { $name } vertauscht
    } die Stapel { $deck } und { $other }.
