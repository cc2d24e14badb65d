through-the-wall-hint-carried = Attraverso il muro! Le calamite portano con sé i fantasmi.
through-the-wall-hint-turned = Il castello ha girato. I fantasmi sulle calamite sono rimasti lì.
through-the-wall-hint-missing = Non è in questo mazzo. Ma ricorda quello che hai visto!
through-the-wall-hint-dressed = Ti sta bene! Ora serve un’altra parte del corpo.
through-the-wall-hint-adrift = Sta fra due caselle. Scegli tu dove si posa.
