# Tonight's graveyard: the same deal for everybody on a date.

# $number (number) - of the night
daily-number = no. { $number }
daily-same = Same lids for everybody
daily-company = Eight vampires each: you against two hedgehogs. The same moves meet the same answers.
daily-goal = Few openings, few mistakes
# $time (text) - by the reader's clock
daily-one-try = One try, until midnight UTC: { $time } your time
# $name (text) - of a bot. $count (number) - openings
daily-guide = { $name }: { $count ->
    [one] one opening
   *[other] { $count } openings
}
daily-guide-lost = { $name } was too late tonight
# $count (number) - people
daily-been = { $count ->
    [0] Nobody has been here yet
    [one] One person has been here
   *[other] { $count } people have been here
}
# $count (number) - people
daily-came = { $count ->
    [0] Nobody came
    [one] One person came
   *[other] { $count } people came
}
daily-go = Go in
daily-go-on = Go on
daily-yesterday = Yesterday’s graveyard

daily-card = Card to share
# $count (number) - openings
daily-openings = { $count ->
    [one] One opening
   *[other] { $count } openings
}
# $count (number) - mistakes
daily-mistakes = { $count ->
    [0] Not one mistake.
    [one] One mistake.
   *[other] { $count } mistakes.
}
daily-won = All asleep!
daily-lost = A hedgehog was first.
daily-sign-bed = to bed
daily-sign-stake = a stake
daily-sign-rats = rats
daily-sign-garlic = garlic
daily-sign-forgot = you knew better
daily-sign-nothing = nothing

daily-no-lid = No lid is given away. You may send it.
daily-copy = Copy to send
daily-share = Share
daily-copied = Copied. Paste it wherever you like.
daily-not-copied = This browser lets nobody copy.
daily-others = Everybody’s candles
daily-alone = You are the first tonight.
# $worse, $others (number) - people
daily-better = { $worse ->
    [0] { $others ->
        [one] One other has been here, and was no worse.
       *[other] { $others } others have been here, and were no worse.
    }
   *[other] Better than { $worse } of { $others }.
}
daily-shut = At midnight UTC the lids lift: then there is the replay, and what you remembered.

daily-promise = What was promised
daily-promise-how = The deal of a night is fixed the day before. Note these signs: when the night is over, its seed is told, and anybody can check that nothing was changed.
daily-promise-kept = It was dealt as promised. This page had noted the promise before, and has checked it.
daily-promise-unseen = Seed and promise agree. This page had not noted the promise before.
daily-promise-broken = This is not what was promised!
daily-best = The best game
# $name (text) - of a bot
daily-best-guide = { $name } plays it
# $count (number) - openings
daily-yours = { $count ->
    [one] You: one opening.
   *[other] You: { $count } openings.
}
daily-watch = Watch it
daily-watch-yours = Watch yours

daily-kept = On this device
daily-kept-how = Your nights and what you remembered are kept in this browser alone. They are sent nowhere.
daily-export = Save as a file
daily-delete = Delete
