through-the-wall-hint-carried = Durch die Mauer! Magnete nehmen Gespenster mit.
through-the-wall-hint-turned = Die Burg hat sich gedreht. Gespenster auf Magneten blieben, wo sie waren.
through-the-wall-hint-missing = Nicht in diesem Stapel. Aber merk dir, was du gesehen hast!
through-the-wall-hint-dressed = Passt! Als Nächstes brauchst du etwas für einen anderen Körperteil.
through-the-wall-hint-adrift = Es hängt zwischen zwei Feldern. Du wählst, wo es landet.
