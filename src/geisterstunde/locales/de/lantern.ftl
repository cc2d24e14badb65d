lantern-title = Laternen für die Kleinen
lantern-about = Was jemand in einem Grab oder Stapel gesehen hat, leuchtet nur für diesen Platz und verblasst. Alle sehen, wer eine Laterne hat.
lantern-nobody = niemand hat eine

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

lantern-has = Laterne: { $what }
lantern-of = Laterne von { $name }

lantern-lower = { $reach ->
    [0] Du merkst dir alles selbst! Deine Laterne geht aus.
   *[other] Du merkst dir viel! Deine Laterne brennt schwächer: Die letzten { $reach } Blicke leuchten.
}
lantern-brighter = Deine Laterne brennt heller: Die letzten { $reach } Blicke leuchten.

lantern-seen-opening = { $age ->
    [one] vor 1 Öffnung gesehen
   *[other] vor { $age } Öffnungen gesehen
}: { $what }
lantern-seen-search = { $age ->
    [one] vor 1 Suche gesehen
   *[other] vor { $age } Suchen gesehen
}: { $what }
