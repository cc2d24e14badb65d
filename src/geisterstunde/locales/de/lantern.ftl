# Lanterns for little ones: what a seat has seen glows for it. A look is an opened grave, or a deck one has searched.

lantern-title = Laternen für die Kleinen
lantern-about = Was jemand in einem Grab oder Stapel gesehen hat, leuchtet nur für diesen Platz und verblasst. Alle sehen, wer eine Laterne hat.
lantern-nobody = niemand hat eine

## Which lantern, in as few letters as there are, and what it does

lantern-none = keine
lantern-last-3 = letzte 3
lantern-last-8 = letzte 8
lantern-last-20 = letzte 20
lantern-automatic = von selbst
lantern-none-help = Merkt sich alles allein.
lantern-last-3-help = Die letzten 3 Blicke leuchten.
lantern-last-8-help = Die letzten 8 Blicke leuchten.
lantern-last-20-help = Die letzten 20 Blicke leuchten.
lantern-automatic-help = Beginnt mit 20 Blicken. Nach drei Treffern hintereinander, die schon gesehen waren, brennt sie schwächer; nach drei Fehlgriffen hintereinander heller.

# $what (text) - which lantern somebody has
lantern-has = Laterne: { $what }
# $name (text) - whose it is
lantern-of = Laterne von { $name }

## Said to a seat when its lantern goes by how well it plays

# $reach (number) - how many looks back it shines now
lantern-lower = { $reach ->
    [0] Du merkst dir alles selbst! Deine Laterne geht aus.
   *[other] Du merkst dir viel! Deine Laterne brennt schwächer: Die letzten { $reach } Blicke leuchten.
}
# $reach (number) - how many looks back it shines now
lantern-brighter = Deine Laterne brennt heller: Die letzten { $reach } Blicke leuchten.

## At a grave or a deck

# $age (number) - how many looks ago. $what (text) - what was seen there
lantern-seen-opening = { $age ->
    [one] vor 1 Öffnung gesehen
   *[other] vor { $age } Öffnungen gesehen
}: { $what }
# $age (number) - how many looks ago. $what (text) - what was seen there
lantern-seen-search = { $age ->
    [one] vor 1 Suche gesehen
   *[other] vor { $age } Suchen gesehen
}: { $what }
