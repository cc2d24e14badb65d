# Input that cannot be used: what is wrong, and what is allowed. Names of options, decisions and bots stay as they are.
# $given (text or number) - what was given instead. $reason (text) - why, in words of its own

## What is not of the expected form

# $place (text) - where in the input, such as seats[0].kind
input-at = { $reason } - at `{ $place }`
input-wrong-type = Expected `{ $expected }`, got `{ $got }`
input-one-of = Expected one of { $choices }
input-too-long = Expected at most { $most } letters
input-expected = Expected { $expected }
input-missing-field = The field `{ $field }` is missing
input-unknown-field = There is no field `{ $field }`
input-no-such-value = Invalid value { $given }
# $detail (text) - what the reader of the input says, in English
input-detail = { $detail }
input-not-usable = This cannot be used: { $reason }.

## Options

input-options = These options cannot be used: { $reason }.
input-players = players is 2 to { $most }, not { $given }.
input-first = first is a seat from 0 to { $last } or left out, not { $given }.
input-whole-number = { $name } is a whole number, not { $given }.
# $kind (layout or board) - what the file draws
input-drawing-unreadable =
    { $kind ->
        [layout] The layout { $path } cannot be read: { $reason }.
       *[board] The board { $path } cannot be read: { $reason }.
    }
input-drawing-not-text =
    { $kind ->
        [layout] The layout { $path } cannot be read: it is not plain text.
       *[board] The board { $path } cannot be read: it is not plain text.
    }
input-drawing-unusable =
    { $kind ->
        [layout] The layout { $path } cannot be used: { $reason }
       *[board] The board { $path } cannot be used: { $reason }
    }

## Games, decisions and deals

input-no-game = There is no game { $given }; there is { $games }.
input-no-decision = { $given } is no decision; one begins with { $verbs }, as in '{ $example }'.
input-first-missing = A recorded game names the seat that begins: options.first is missing.
input-deal = The deal cannot be used: { $reason }.
input-deal-first = The deal says that seat { $dealt } begins, the options say { $chosen }.
# $name (seed or salt)
input-digits =
    { $name ->
        [seed] A seed is { $digits } hexadecimal digits, not { $given }.
       *[salt] A salt is { $digits } hexadecimal digits, not { $given }.
    }

## Bots

input-no-bot = { $game } has no bot { $given }; there is { $bots }.
input-no-names = bots is one or more names, as in '{ $example }', not { $given }.
input-too-few-names = bots is two or more names, as in '{ $example }'.
input-too-many-names = There are { $bots } bots for { $seats } seats; leave some out.
input-named-twice = { $bot } is named { $times } times; everybody takes part once.
input-program-at-terminal = { $program } plays at a server: in simulations and tournaments, not here.
input-memory = A memory is perfect, none, slots(K) with K up to { $most }, or human(decay, noise, blur) with decay 0 or more, noise above 0 and blur from 0 to 1, not { $given }.

## The command line

input-your-seat = Your seat is one from 0 to { $last }, not { $given }.
input-folder = The folder { $path } cannot be made: { $reason }.
input-file-there = { $path } is there already; name another folder.
input-yes-no = { $name } is yes or no, not { $given }.

## Starting a server

input-port-taken = Port { $port } is taken, perhaps by another server; name another with --port, or 0 for any free one.
input-port-forbidden = Only the system's administrator may use port { $port }; name one above 1023 with --port.
input-no-own-address = { $given } is no address of this machine; 0.0.0.0 means all of them.
input-root-path = A root path is like /games/, not { $given }.
input-server-name = A name is like games.example, without http:// and without a port, not { $given }.
input-trusted-proxy = A trusted proxy is an address or a network, like 127.0.0.1 or 10.0.0.0/8, not { $given }.
input-unlimited = Without limits only this machine may come: --host 127.0.0.1, not { $given }.

## Puzzles; $most (number) - the highest level

input-puzzle-level = A puzzle has levels 1 to { $most }, not { $given }.
input-no-puzzles = This game has no puzzles.

# $first, $given (text) - dates
input-day = There is no such day: it must be a date from { $first } on, written like that, not { $given }.
