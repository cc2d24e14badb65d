events-turn-began = { $who ->
    [you] Du bist am Zug.
   *[other] { $name } ist am Zug.
}
events-opened = { $who ->
    [you] Du öffnest ein Grab.
   *[other] { $name } öffnet ein Grab.
}
events-laid = { $who ->
    [you] Du legst einen Vampir zur Ruhe.
   *[other] { $name } legt einen Vampir zur Ruhe.
}
events-stake-taken = { $who ->
    [you] Du nimmst einen Pflock.
   *[other] { $name } nimmt einen Pflock.
}
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
    [you] Du gibst drei Pflöcke zurück.
   *[other] { $name } gibt drei Pflöcke zurück.
}
events-gifts-fell-due = { $who ->
    [you] Geschenke für dich!
   *[other] Geschenke für { $name }!
}
events-gave = { $who ->
    [you] Du verschenkst einen Vampir.
   *[other] { $name } verschenkt einen Vampir.
}
events-plague-began = { $who ->
    [you] Eine Rattenplage! Du beginnst.
   *[other] Eine Rattenplage! { $name } beginnt.
}
events-plague-ended = Die Ratten sind fort.
events-bat-landed = { $who ->
    [you] Du schickst eine Fledermaus: Dieses Grab ist leer!
   *[other] { $name } schickt eine Fledermaus: Dieses Grab ist leer!
}
events-believed = { $who ->
    [you] Du glaubst es.
   *[other] { $name } glaubt es.
}
events-doubted = { $who ->
    [you] Du zweifelst!
   *[other] { $name } zweifelt!
}
events-count-came = { $who ->
    [you] Graf Rucola kommt zu dir.
   *[other] Graf Rucola kommt zu { $name }.
}
events-count-lost = { $who ->
    [you] Du verlierst Graf Rucola.
   *[other] { $name } verliert Graf Rucola.
}
events-turned = { $who ->
    [you] Du drehst das Schloss.
   *[other] { $name } dreht das Schloss.
}
events-searched = { $who ->
    [you] Du durchsuchst einen Stapel.
   *[other] { $name } durchsucht einen Stapel.
}
events-dressed = { $who ->
    [you] Du ziehst etwas an.
   *[other] { $name } zieht etwas an.
}
events-game-over = Das Spiel ist aus: { $winners }.
