page-settings = Settings
page-rules = Rules
page-language = Language
page-to-day = Day theme
page-to-night = Night theme
page-sound = Sound
page-comforts = Sound and motion
page-volume = Volume
page-few-sounds = Fewer sounds
page-captions = Sounds in words
page-calm = Less motion
page-welcome = The witching hour has come
page-your-name = Your name
page-guest = Guest
page-code = Code
page-join = Sit down
page-unreachable = The server cannot be reached; try again in a moment.
page-dawn-under = Dawn Under
page-dawn-under-lead = Put your vampires to bed before the sun is up.
page-dawn-under-goal = Remember the lids! First to put every vampire to bed wins.
page-fresh-air = Fresh Air
page-through-the-wall = Through the Wall
page-through-the-wall-lead = Dress your ghost, straight through the walls.
page-through-the-wall-goal = Float onto clothes, then find them in a deck. First with all five wins!
page-play-now = Play now
page-company = Who plays?
page-company-children = children
page-company-family = family
page-company-expert = experts
page-hall = The table by the gate
page-have-code = A friend gave you a code?
page-with-friends = With friends
page-read-rules = Read the rules
page-puzzles = Puzzles
page-player = Player { $number }
page-connecting = Opening the gate…
page-reconnecting = The string has torn. We are knotting it. Your place is kept.
page-your-turn = Your turn
page-memory = What was remembered
page-draw = Draw from memory
page-home = To the gate
page-who-plays = Who plays at this device
page-pass-to = Pass the device to { $name }
page-pass-why = The next answer is secret. Everybody else looks away!
page-pass-here = I am { $name }
page-curtain = Curtain before secret answers
page-seen = Seen!
page-tap-twice = Tap twice to open
page-letters = Letters at the edge
page-tap-again = tap again to open
page-armed-open = Tap again to open.
page-armed-bat = Tap again to send the bat.
page-armed-count = Tap again to set the Count.
page-friends-come = Friends come in with
page-share = Share
page-invite-to-watch = All seats are taken. With this code or link friends can watch.
page-link = Invitation link
page-copy = Copy link
page-copied = Copied
page-qr = A code to scan with a phone
page-seats = Seats
page-name-of-seat = Name at seat { $number }
page-free = free
page-seat = Seat
page-sit-down = Sit down
page-your-face = Who do you want to be?
page-sit-here = Sit down on chair
page-on-the-way = on the way
page-face-of-seat = Face at seat { $number }
page-face-girl = Girl
page-face-boy = Boy
page-face-woman = Woman
page-face-man = Man
page-face-grandma = Grandma
page-face-grandpa = Grandpa
page-face-cat = Cat
page-face-witch = Witch
page-sit-too = + at this device
page-get-up = Get up
page-waking-up = The house is waking up: until then the best bots play like the next ones below.
page-waking-level = { $name } (is waking up)
page-who-sits = Who sits down?
page-who-sits-hint = Drag somebody to a chair, or tap.
page-somebody-here = Somebody here
page-shares-device = shares this device
page-at-this-device = at this device
page-let-go = Let { $name } get up
page-start = Begin
page-everybody-here = everybody is here
page-fills-chairs = { $count ->
    [one] one chair is free: { $name } sits down
   *[other] { $count } chairs are free: bots sit down
}
page-host-starts = Whoever set the table up starts the game.
page-options = How we play
page-all-options = Everything else
page-option-players = Players
page-option-players-help = Whoever finds no seat can watch.
page-option-first = Who begins
page-option-first-help = Chance decides, or you choose somebody.
page-option-first-none = by chance
page-option-none = none
page-house-rules = House rules
page-house-rules-none = none
page-best-from = Best with { $players } players or more.
page-yes = yes
page-no = no
page-decks = Decks
page-lid-time = Lids stay open for
page-lid-time-help = For so long everybody sees what lies under the lid.
page-lid-tap = until all have tapped
page-seconds = { $count } seconds
page-clock = Clock
page-clock-none = none
page-clock-relaxed = relaxed: 90 seconds
page-clock-brisk = brisk: 25 seconds
page-clock-help = When time runs out, a bot plays for the player until they are back.
page-pace = Pace
page-pace-calm = calm
page-pace-normal = normal
page-pace-quick = quick
page-pace-help = How fast bots and everything that moves go.
page-log = What happened
page-for-this-device = For this device
page-say-something = Say something
page-waiting-for = Waiting for { $names }
page-thinks = { $name } is thinking
page-watching = You are watching.
page-time-left = { $seconds } seconds left
page-what-to-do = What to do
page-verb-open = Open a grave
page-verb-bat = Send a bat
page-verb-count = Set the Count
page-cemetery = Cemetery
page-plaza = plaza
page-reserve = Lids in reserve
page-closed = closed
page-bare = no lid
page-rat = a rat
page-lid = { $colour } lid
page-inside-vampire = a vampire inside: { $colour }
page-inside-garlic = { $who ->
    [you] your garlic inside
   *[other] garlic of { $name } inside
}
page-inside-empty = empty
page-count-here = the Count stands here
page-bat-here = a bat sits here
page-colour-w = white
page-colour-k = black
page-colour-y = yellow
page-colour-r = red
page-colour-g = green
page-colour-b = blue
page-face-down = face down
page-row = { $count } vampires: { $vampires }
page-away = a bot plays
page-turn = { $who ->
    [you] your turn
   *[other] their turn
}
page-you = you
page-count = Count Rucola
page-vampires-left = vampires left
page-garlic = garlic left
page-stakes = stakes: { $count } of { $limit }
page-bats = bats left
page-plague = { $who ->
    [you] Rats! Open graves beside the rat. You began.
   *[other] Rats! Open graves beside the rat. { $name } began.
}
page-asks-open = Open a grave!
page-asks-open-or-stop = Rats! Open a grave beside them, or stop.
page-asks-open-again-or-stop = Sleep well! Open another, or stop.
page-asks-lay = Which one goes to bed?
page-asks-lay-or-leave = Bedtime for one of yours?
page-asks-lay-any = Who goes to bed? Left or right?
page-asks-garlic = Set a garlic trap here?
page-asks-give = One for { $name }: left or right?
page-asks-take = One more for you: left or right?
page-asks-believe = { $grave } is empty! Do you believe it?
page-asks-send = Who gets this vampire?
page-asks-set-count = Set the Count on a lit grave.
page-because-du-13 = Psst! Somebody sleeps there: a stake.
page-because-du-41 = The same grave again: a stake.
page-because-du-42 = That grave once more: a stake.
page-because-fa-11 = It was true! A stake.
page-because-garlic = { $who ->
    [you] Garlic! Your trap.
   *[other] Garlic! { $name }'s trap.
}
page-because-own-garlic = { $who ->
    [you] Your own garlic! All give you one.
   *[other] { $name }'s own garlic! All give.
}
page-because-gifts = { $who ->
    [you] Too many stakes! All give to you.
   *[other] Too many stakes! All give to { $name }.
}
page-because-rats-gone = The rats are gone.
page-because-bat = { $who ->
    [you] You say: nobody is in there!
   *[other] { $name }: nobody is in there!
}
page-because-believed = { $who ->
    [you] You believe it.
   *[other] { $name } believes it.
}
page-because-doubted = { $who ->
    [you] You doubt it!
   *[other] { $name } doubts it!
}
page-because-count = { $who ->
    [you] Count Rucola comes to you!
   *[other] Count Rucola comes to { $name }!
}
page-do-lay-left = Lay the left one
page-do-lay-right = Lay the right one
page-do-lay-none = Lay none
page-do-garlic-yes = Put garlic in
page-do-garlic-no = No garlic
page-do-give-left = Give the left one
page-do-give-right = Give the right one
page-do-stop = Stop
page-do-believe = I believe it
page-do-doubt = I doubt it!
page-do-take-left = { $colour } to the left
page-do-take-right = { $colour } to the right
page-do-send = to { $name }
page-do-done = End my turn
page-facts = On the table
page-fact-none = nothing
page-castle = Castle
page-put = Where does { $ghost } land?
page-put-in-corner = Which corner for { $ghost }?
page-which-ghost = Which ghost
page-ghost-green = { $who ->
    [you] your ghost
   *[other] the green ghost ({ $name })
}
page-ghost-red = { $who ->
    [you] your ghost
   *[other] the red ghost ({ $name })
}
page-ghost-yellow = { $who ->
    [you] your ghost
   *[other] the yellow ghost ({ $name })
}
page-ghost-blue = { $who ->
    [you] your ghost
   *[other] the blue ghost ({ $name })
}
page-reachable = can be reached
page-undressed = still undressed
page-moves-left = { $count ->
    [one] 1 move left
   *[other] { $count } moves left
}
page-turn-left = Turn left
page-turn-right = Turn right
page-sliders = Sliders
page-slider-name = { $slider ->
    [1] moon slider
    [2] star slider
   *[other] bat slider
}
page-knob-up = The { page-slider-name }, upper end
page-knob-down = The { page-slider-name }, lower end
page-slider-lit = Push it, or carry it to a lit tunnel
page-how-deep = How deep? Then press the seal.
page-put-down = Put the { page-slider-name } into tunnel { $tunnel }
page-move = { $count ->
    [one] One move left. Make it count!
    [2] Two moves left
   *[other] Three moves: float, push or turn!
}
page-acts-stepped = { $who ->
    [you] You float on
   *[other] { $name } floats on
}
page-acts-slid = { $who ->
    [you] You push the { page-slider-name }
   *[other] { $name } pushes the { page-slider-name }
}
page-acts-shifted = { $who ->
    [you] You carry the { page-slider-name } over
   *[other] { $name } carries the { page-slider-name } over
}
page-acts-turned = { $who ->
    [you] Round it goes!
   *[other] { $name } turns the castle!
}
page-acts-put = { $who ->
    [you] Down it comes
   *[other] { $name } puts a ghost down
}
page-acts-searches = What hangs in there?
page-acts-finds = { $who ->
    [you] You find the { $garment }!
   *[other] { $name } finds the { $garment }!
}
page-acts-misses = { $who ->
    [you] No { $garment } in there
   *[other] { $name } looks for the { $garment } in vain
}
page-acts-swapped = { $who ->
    [you] You swap two decks
   *[other] { $name } swaps two decks
}
page-search-now = The { $garment }! Search, and end your turn?
page-swap-decks = Which deck trades places with it?
page-ring = All done? Ring the bell!
page-done = Done
page-wardrobes = Wardrobes
page-to-find = { $count ->
    [0] dressed!
   *[other] { $count } to find
}
page-found-of = { $count ->
    [5] all { $all }!
   *[other] { $count } of { $all }
}
page-part-lacks = { $part }: still to find
page-put-on = Put it on
page-slider-lies = The { page-slider-name } lies in tunnel { $tunnel }, pushed by { $offset }
page-slide-up = Push the { page-slider-name } up
page-slide-down = Push the { page-slider-name } down
page-lifted = You hold the { page-slider-name }: now move it!
page-to-tunnel = Tunnel { $tunnel }
page-hold-higher = Hold it higher
page-hold-lower = Hold it lower
page-cockcrow-in = { $rounds ->
    [one] The last round before the cock crows!
   *[other] The cock crows in { $rounds } rounds.
}
page-search = Search deck { $deck }
page-swap = Swap with deck { $deck }
page-deck = Deck { $deck }
page-deck-empty = empty
page-drawer = Only you see this. Remember it!
page-sought-found = Found: the { $garment }!
page-sought-missing = No { $garment } in here.
page-drawer-shut = Only { $name } may look into this cupboard.
page-drawer-open = Open the cupboard
page-drawer-close = Close the cupboard
page-part-hat = hat
page-part-mask = mask
page-part-body = body
page-part-legs = legs
page-part-hand = hand
page-garment-sombrero = sombrero
page-garment-topper = top hat
page-garment-crown = crown
page-garment-bonnet = bonnet
page-garment-diving-mask = diving mask
page-garment-pumpkin = pumpkin
page-garment-domino = domino mask
page-garment-beard = beard
page-garment-tailcoat = tailcoat
page-garment-poncho = poncho
page-garment-apron = apron
page-garment-cape = cape
page-garment-lederhosen = lederhosen
page-garment-tutu = tutu
page-garment-kilt = kilt
page-garment-pantaloons = pantaloons
page-garment-umbrella = umbrella
page-garment-wand = wand
page-garment-lantern = lantern
page-garment-fan = fan
page-won = { $who ->
    [you] You win!
   *[other] { $count ->
        [one] { $names } wins!
       *[other] { $names } win!
    }
}
page-reason-laid-last = The last vampire is laid to rest.
page-reason-gave-last = The last vampire was given away.
page-reason-dawn = { $who ->
    [you] You have the fewest vampires awake.
   *[other] { $count ->
        [one] { $names } has the fewest vampires awake.
       *[other] { $names } have the fewest vampires awake.
    }
}
page-reason-dressed = The ghost is dressed from head to toe.
page-reason-cockcrow = { $who ->
    [you] You found the most garments.
   *[other] { $count ->
        [one] { $names } found the most garments.
       *[other] { $names } found equally many garments.
    }
}
page-table-closed = This table is closed.
page-step = Step { $step } of { $last }
page-step-back = One back
page-step-on = One on
page-run = Run
page-pause = Pause
page-to-table = To the table
page-replay = Watch again
page-look-back = See the board
page-who-slept-where = Who slept where?
page-of-steps = of { $last }
page-cry-dawn = Day breaks!
page-cry-cockcrow = Cock-a-doodle-doo!
page-quick-reference = Quick reference
page-close = Close
page-announce-opened = { $who ->
    [you] You open { $grave }: { $lid }, { $inside }
   *[other] { $name } opens { $grave }: { $lid }, { $inside }
}
page-announce-lifted = { $who ->
    [you] You lift { $grave }: { $inside }
   *[other] { $name } lifts { $grave }: { $inside }
}
page-bare-pick = Choose 20 graves: { $count } chosen
page-without-pick = Choose 2 colours: { $count } chosen
page-i-am-back = I am back
page-let-bot-play = Let a bot play for me
page-picture-dawn-under = A plague: the rat lies open, and its neighbours may be opened. In d3 somebody has found garlic.
page-picture-fresh-air = A bat on f6: this grave is empty, or is it? Count Rucola keeps c3.
page-picture-through-the-wall = Ghosts on the board, magnets on the sliders below. Walls stop steps, magnets hold ghosts when the castle turns.
page-offline = not connected
page-gone = { $name } has gone
page-bot-for-gone = Let a bot play
page-find = You look for:
page-continue = Continue your game
page-again = Play again
page-record = Keep the game as a file
page-back = Back
page-stood-in = { $who ->
    [you] A bot plays for you.
   *[other] A bot plays for { $name }.
}
page-returned = { $who ->
    [you] You are back.
   *[other] { $name } is back.
}
page-phrase-hello = Hello!
page-phrase-good_luck = Good luck!
page-phrase-well_played = Well played!
page-phrase-thanks = Thank you!
page-phrase-sorry = Sorry!
page-phrase-oops = Oops…
page-phrase-hurry = The sun is rising!
page-phrase-one_moment = One moment
page-phrase-good_game = Good game!
page-phrase-laugh = Hee hee!
page-phrase-ghost = Boo!
page-phrase-bat = Flap flap!
page-phrase-garlic = Phew, garlic!
page-phrase-heart = I like you!
page-still-awake = { $count ->
    [one] 1 still awake
   *[other] { $count } still awake
}
page-rematch-wanted = { $count ->
    [one] { $name } wants a rematch!
   *[other] { $name } want a rematch!
}
page-how-it-went = How it went
page-hidden-shown = Show what was hidden
page-speed = Speed
page-highlight = To step { $step }: { $what }
page-hold-to-open = Hold to open
page-contents = Contents
page-print = Print

## The deal, promised and checked

page-shuffles = shuffles the cards too
page-sealed = The deal is sealed
page-sealed-how = Everybody sees these four pictures: compare them aloud. They stand for the deal and how you play, and nobody can change either any more. After the game, your page checks it.
# $names (text) - people who sit here
page-sealed-by = Shuffled together by the house and { $names }.
page-sealed-alone = Shuffled by the house alone.
page-sealed-late = Nothing came in time from { $names }, so the seal counted in its place.
page-fair-checking = Your page is checking the deal…
page-fair = The deal was fair.
page-fair-how = Your page has worked it out itself: what was promised before the game is what was played. The house shuffled together with { $names }, so nobody could choose the deal.
page-fair-alone = The promise was kept.
page-fair-alone-how = Your page has worked it out itself: what was promised before the game is what was played. The house shuffled alone.
page-fair-unheard = Your own page answered, but not in time for the house. If that happens again and again, ask why.
page-fair-unwitnessed = This device first heard of the promise after the game. Whoever compared the pictures before it knows whether they are still the same.
page-fair-older = This game was begun before pages could check deals; its record can still be verified.
page-fair-unknown = The deal could not be checked now.
page-unfair = The deal is not what was promised!
page-unfair-another-promise = The house now shows another promise than before the game.
page-unfair-other-options = It was promised for other rules than those you had chosen.
page-unfair-other-nonce = A seat’s number is not the one that it had sealed.
page-unfair-foreign-nonce = The house mixed in a number for a seat where no person plays.
page-unfair-own-nonce = The number of a seat at this device was exchanged.
page-unfair-broken-promise = Seed, numbers, rules and promise do not fit together.
page-play-on = Play on from here
page-to-origin = Back to the first game
page-still-closed = The lids are still closed.
page-what-remembered = What do you remember?
page-paint-it = Paint it
page-paint-seconds = { $seconds } seconds
page-lift-lids = Lift the lids

page-daily = Tonight’s graveyard
# $nights (number) - played in a row
page-nights = { $nights ->
    [0] Light a candle
    [one] One night
   *[other] { $nights } nights in a row
}
page-day-card = To your card
