# Was jemand von einer Partie behalten hat, die vorbei ist.
# $age (number) - wie viele Öffnungen es her ist, dass etwas zuletzt zu sehen war. $place, $rather (text) - Gräber wie c4

memory-title = Was behalten wurde
memory-nothing = Nichts in diesem Spiel sagt, was jemand behalten hat.
memory-remembered = Behalten
memory-forgot = Vergessen
memory-mixed-up = Mit dem Nachbarn verwechselt
memory-never-seen = Nie zuvor gesehen
memory-lost-stake = Pflöcke, die ein gutes Gedächtnis erspart
memory-lost-garlic = Knoblauch, den ein gutes Gedächtnis meidet
memory-lost-turn = Züge für nichts
memory-recall = Was wieder einfiel, je nachdem, wie viele Öffnungen es her war
memory-ages = { $youngest } bis { $oldest }
memory-ages-and-more = { $youngest } und mehr
memory-share = { $percent } % von { $chances }
memory-no-chance = –
memory-few-chances = * Das sind wenige: Sie sagen kaum etwas über ein Gedächtnis.
memory-moments = Einen zweiten Blick wert

memory-moment-remembered = { $name } hat { $place } geöffnet, zuletzt gesehen vor { memory-ago }: { $what }.
memory-moment-forgot = { $name } hat { $place } wieder geöffnet, zuletzt gesehen vor { memory-ago }: { $what }.
memory-moment-passed-over = { $name } hat { $place } geöffnet; { $rather } hätte gepasst, zuletzt gesehen vor { memory-ago }: { $what }.
memory-moment-mixed-up = { $name } hat { $place } geöffnet, gleich neben { $rather }, zuletzt gesehen vor { memory-ago }: { $what }.
memory-ago = { $age ->
    [one] 1 Öffnung
   *[other] { $age } Öffnungen
}
