dawn-under-hint-rat = Die erste Ratte! Nur Gräber daneben darf man öffnen, nie über den Weg.
dawn-under-hint-laid = Schlaf gut! Wer legt, öffnet weiter.
dawn-under-hint-stake = Da schlief jemand. Beim dritten Pflock schenken dir alle einen Vampir.
dawn-under-hint-garlic = Knoblauch! Wem er gehört, der schenkt dir einen Vampir.
dawn-under-hint-gift = Glück gehabt: Verschenk einen von deinen beiden Enden.
dawn-under-hint-missed = Nichts passt? Merk dir die Farbe für später!
