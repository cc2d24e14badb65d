# What the command line and the terminal say.

# The reader's own seat, and any seat nobody has a name for, as a heading
terminal-you = You
terminal-seat = Seat { $seat }

## Playing

# $example (text) - a decision as it can be typed, in the game's notation. $short (text) - the end of it
terminal-how-to-type = Type '{ $example }', or just '{ $short }'. '?' explains the signs, 'quit' leaves.
terminal-promise = Promise: { $charms } – { $commitment }
terminal-type-one-of = Please type one of: { $decisions }.
terminal-good-night = Good night.
terminal-saved = The game is written to { $path }.

## Games on file

terminal-verified = { $path }: holds
# $right, $count (number) - games
terminal-all-verified = { $right } of { $count } recorded games hold.
terminal-no-records = There are no recorded games in { $path }: none of the files there ends in .json.
terminal-recorded =
    { $count ->
        [one] 1 game written to { $path }
       *[other] { $count } games written to { $path }
    }

## Serving tables

terminal-tables-set = The tables are set: { $address }
terminal-friends-come-to = Friends in the same network come to { $address }
terminal-backed-up = All tables are copied to { $path }.
terminal-restored = All tables are as in { $path }.
terminal-former-kept = What was there before is kept in { $path }.

## Before the first game

terminal-waking-up = Compiling the rules, once, while you can play: { $percent } %
terminal-awake = The rules are compiled.
terminal-preparing = Preparing the rules, once; this takes a minute or two …
terminal-cannot-be-kept = They cannot be kept for the next start; GEISTERSTUNDE_CACHE can name a folder.

# $reason (text) - what the operating system says
terminal-system-refuses = The system refuses: { $reason }.
