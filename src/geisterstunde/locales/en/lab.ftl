# What the laboratory's commands are asked for and cannot do.

lab-stopped = Stopped before the first games were done.
# $what (plots, ratings or cluster) - what is asked for. $package, $extra (text) - what has to be installed
lab-needs =
    { $what ->
        [plots] Plots need { $package }: install geisterstunde[{ $extra }].
        [ratings] Ratings need { $package }: install geisterstunde[{ $extra }].
       *[cluster] A cluster needs { $package }: install geisterstunde[{ $extra }].
    }
lab-no-cluster = A cluster is { $local } or ray://HOST:PORT, not { $given }.

## simulate and tournament

lab-records-need-folder = records need a folder: name one with --out.
lab-programs-leave-no-records = Games with programs cannot be played once more for their records.
# $round, $games (text) - numbers of games
lab-no-whole-round = Everybody against everybody, in all seats, takes { $round } games a round: ask for as many, not { $games }.

## compare

lab-vary = vary is NAME=VALUE,VALUE with { $names } as a name, not { $given }.
lab-vary-what = { $name } needs at least two different values to vary, not { $given }.
lab-varied-twice = Every name can be varied once.
lab-varied-and-fixed = { $name } is varied: leave it out of the options that stay the same.
lab-varied-alike = Two of the values to vary mean the same: { $values } is there already.
lab-bots-varied = bots is varied: leave --bots out.

## ladder

lab-no-table = There is no table { $given }; there is { $tables }.
lab-players-list = players is a list of numbers as in '2,4', not { $given }.
lab-players-even = A ladder mixes two levels 1:1, so players must be even, not { $given }.

## Programs

lab-no-command = { $name } is no command: { $reason }.
lab-command-missing = program takes a command, as in program(python my_bot.py).
lab-programs-with-strangers = Programs play at a server, with bots it knows ({ $bots }), not with { $strangers }.
lab-programs-stay-here = Programs play on this machine: leave the cluster out.
