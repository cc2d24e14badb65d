# The memory report on the page, and drawing the graveyard. Sentences that the terminal says too are in memory.ftl.

report-title = What you remembered
report-title-of = What { $name } remembered
report-lead = { $came } of { $chances } times, what had been seen came back.
report-lead-few = { $chances } chances are few: they say little about a memory.
report-whose = Whose memory?
report-back = Back
report-forgot = forgotten
report-remembered = remembered
report-mixed-up = mixed up
report-never-seen = never seen
report-watch = Watch
report-bands = The numbers behind it
report-came-back = came back
report-between = the truth lies between, 19 times in 20
report-interval = { $low } to { $high } %
report-of = { $came } of { $chances }
report-level-curve = { $name }: { $early } % after one, { $late } % after twenty
report-hollow = Hollow points: too few chances to say much.
report-profile = Your last games on this device
report-profile-lead = { $games ->
    [one] One game so far. It stays here and is never sent.
   *[other] { $games } games. They stay here and are never sent.
}
report-export = Save as a file
report-delete = Forget them
report-deleted = Forgotten.
report-draw = Draw the graveyard
report-paint-what = Paint what you remember.
report-truth-is-up = The truth is up.
report-then-truth = Then the truth lifts.
report-colours = Colours
report-rub-out = rub out
report-painted = { $count ->
    [one] one lid painted
   *[other] { $count } lids painted
}
report-seconds = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}
report-lift = Lift the truth
report-skip = Enough, let me see
report-right-of = { $right } right of { $count }
report-nothing-painted = Nothing painted: here is how it lay.
report-see = See the report
report-is-right = right
report-is-wrong = you painted { $painted }
report-unpainted = not painted
report-known-title = What you could have known
report-known-title-of = What { $name } could have known
report-vain = { $count ->
    [0] No search was in vain that one could have known.
    [one] One search was in vain, and your own eyes had told you so.
   *[other] { $count } searches were in vain, and your own eyes had told you so.
}
report-decks = What each deck had shown you
report-deck = Deck { $deck }
report-deck-sights = seen: { $garments }
report-turn-axis = your turns
report-still-there = still there
report-won = found
report-fair = fair tries
report-knew = you knew better
report-own-eyes = seen with your own eyes
report-search-won = Turn { $turn }, { $garment }: found
report-search-fair = Turn { $turn }, { $garment }: a fair try
report-search-knew = Turn { $turn }, { $garment }: you knew better
report-ways = Your way, and the best way
report-best = best { $needed }
report-ways-sum = { $turns } turns; from where you stood, { $needed } would have been enough.
report-no-finds = Nothing was found this time.
