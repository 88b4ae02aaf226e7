### Words common to all games. The same ids stand in ru.ftl.

title = Igroteka
tagline = A shelf of five board games

player = Player { $number }
and = and
yes = yes
no = no

hidden-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .gen = { hidden-cards }
    .dat = { hidden-cards }
    .acc = { hidden-cards }
    .ins = { hidden-cards }
    .pre = { hidden-cards }

option-nothing = Nothing
option-pass = Pass
option-yes = Yes
option-no = No
option-by_lot = By lot

why-not_asked = You are not being asked anything now: wait for your turn.
why-no_such_option = There is no such answer to this question: choose one of those listed.
why-stale = The question has changed since: look at the table and answer the new one.
why-finished = The game is over: start a new one.
why-must_choose = You cannot decline here: choose one of the cards that fit.
why-too_few = That is too few: choose more.
why-too_many = That is too many: choose fewer.
why-twice = The same thing is named twice: name it once.
why-nothing_to_undo = You have not given an answer yet that could be taken back.
why-lesson_undo = In a lesson nothing is taken back: you can begin the chapter anew.
why-lesson_next = The guide is still speaking: read on and press “Next”.
why-undo_chance = Dice or cards have decided something since: you can go back only if the others agree.
why-undo_shown = Somebody has learned something new since: you can go back only if the others agree.
why-undo_others = Somebody else has answered since: you can go back only if the others agree.
why-undo_revealed = The answers have been revealed since: you can go back only if the others agree.
why-undo_time = Time has run out since: you can go back only if the others agree.
why-undo_called = What was called at the table stands: you can go back only if the others agree.
why-player_count = This game is not for that many players: choose another number.
why-unknown_setting = The game has no such option: choose one of its own.
why-bad_value = The option cannot have this value: choose one of those listed.
why-no_such_seat = There is no such seat at the table: seats are counted from zero, one for each player.
why-no_such_bot = This game has no such bot: `igroteka games` lists its levels.
why-bad_position = This position is not possible: check the names and the numbers of cards.
why-not_a_save = This is not a saved game, or the file is damaged: choose another.
why-save_other_game = This is a save of another game: open it with that one.
why-save_other_pack = The game was saved with other content: open it with the same content pack.
why-save_newer = The game was saved by a newer version: update Igroteka.

event-undone = { $seat } takes a move back
    .seat = You take a move back

reason-random = any answer will do
reason-best = it looks best

note-resumed_at_checkpoint = The rules have changed since this game was saved: it goes on from its last safe point.

cli-first-game = { $name }: the bots are easy. { $help } For the usual game: --bots normal.
cli-you = Player
text-own-seat = You are { $who }.
cli-bot = Bot { $number }
cli-seats = { $least } to { $most } players
cli-player-count = it is a game for { $least } to { $most } players
cli-bad-value = choose one of { $values }
cli-no-number = type a whole number
cli-prompt = Your answer (help):
cli-prompt-may = Your answer, or Enter to wait (help):
cli-several = Choose { $least } to { $most }: numbers with spaces between them, or “nothing”.
cli-open = Type your answer in one line.
cli-not-understood = That is not an answer here. Type a number from the list, ? for what is not allowed and why, or help.
cli-allowed = It is allowed: type { $number }.
cli-unexpected = Nothing here is called “{ $what }”; ? alone lists all that is not allowed.
cli-all-allowed = Everything you might expect here is allowed.
cli-nobody-moves = Nobody else is about to move: it is up to you.
cli-hint-wait = Wait: there is nothing better to do right now.
cli-no-hint = There are no hints for this question: it is yours to solve.
cli-hint = { $answer } — { $reason }
cli-lesson-next = Enter to go on:
cli-lesson-right = Right.
cli-lesson-wrong = Not quite.
hint-better = Better in { $ahead } of { $worlds } imagined continuations than: { $other }.
hint-lead = Chance to win +{ $points } % (better in { $ahead } of { $worlds } imagined continuations) against: { $other }.
hint-equal = About as good: { $other }.
hint-aspect = Main gain: { $aspect }.
puzzle-number = Puzzle { $number } of { $count }
puzzle-of-the-day = puzzle of the day
puzzle-task = One answer is clearly the best here, and it is not the one that comes to mind first. Which?
puzzle-task-proof = There is only one right answer here. Which?
puzzle-then = Right: { $best }. Now show it.
puzzle-right = Right: { $best }.
puzzle-shown = The answer: { $best }.
puzzle-wrong = { $tried }: no, there is something better.
puzzle-wrong-proof = { $tried }: no.
puzzle-wrong-natural = { $tried }: that comes to mind first, but it costs { $points } % of your chance to win.
puzzle-wrong-then = That does not lead there. Try again.
puzzle-hint-natural = It is not: { $natural }.
puzzle-hint-aspect = Think of { $aspect }.
puzzle-hint-reason = The best answer: { $reason }.
puzzle-solved = Solved in this game: { $solved } of { $count }.
why-no_puzzle = This game has no puzzle of this number.
study-item = Step { $step }. { $ask } Better: { $better }.
study-none = No decision has clearly cost anything.
aspect-ending = the end of the game itself
cli-no-rule = No rule has the words “{ $what }”: try others.
cli-save-where = Say where to: save FILE
cli-unavailable = { $id } is installed but cannot be played: { $why }
cli-save-other = { $file } exists and is no save of this game: choose another name.
cli-saved = Saved: { $file }
cli-replayed = { $title }: { $players } players, seed { $seed }
cli-time = time passes
cli-roll = luck
cli-seated-bot = { $seat } leaves the seat to a bot
cli-seated-owner = { $seat } is back in their seat
cli-seated-away = { $seat } steps away from the table
cli-seated-back = { $seat } is back at the table
cli-winners =
    { $count ->
        [one] Winner: { $names }
       *[other] Shared victory: { $names }
    }
cli-nobody-won = Nobody has won.
cli-team-won = The team has won.
cli-team-lost = The team has lost.
cli-ties = Compared to break the tie:
cli-shared = Level in everything: the victory is shared.
cli-simulated =
    { $title }: { $games } games, { $decisions } decisions, { $seconds } s, { $rate } decisions a second
      seat, bot, wins (share), mean score
cli-simulated-by =
    played by { $workers ->
        [one] one process
       *[other] { $workers } processes
    }, rules { $build ->
        [compiled] compiled
       *[interpreted] interpreted
    }
cli-simulated-rest = shared { $shared }, won by nobody { $nobody }
cli-simulated-ending = ended by { $rule }: { $count }
cli-help =
    A number     that answer (several: 1 3 4)
    ?            what is not allowed here, and why;  ? NAME for one thing
    undo         take your last answer back
    hint         what a good bot would do, and why
    auto         let it answer for you
    log [N]      the last events
    table        the table again
    rules ID     a rule by its number, or by words: rules walls
    save FILE    keep the game;  igroteka play --load FILE goes on
    quit         leave

# --- a question that follows from somebody's act, or from a thing; $ask is the question itself ---

follows = { $ask }
    .because = { $by } — { $thing }. { $ask }
    .by = { $by }. { $ask }
    .thing = { $thing }. { $ask }

random-bot = Quick to decide: any answer that the rules allow will do, good or bad.

# The names of bots.
bot-amelie = Amelie
bot-archie = Archie
bot-arlo = Arlo
bot-benny = Benny
bot-bertie = Bertie
bot-bruno = Bruno
bot-charlie = Charlie
bot-coco = Coco
bot-daisy = Daisy
bot-dolly = Dolly
bot-enzo = Enzo
bot-freddy = Freddy
bot-guido = Guido
bot-hetty = Hetty
bot-juno = Juno
bot-leo = Leo
bot-lulu = Lulu
bot-margo = Margo
bot-milo = Milo
bot-mimi = Mimi
bot-monty = Monty
bot-nelly = Nelly
bot-nico = Nico
bot-otto = Otto
bot-rosie = Rosie
bot-sophie = Sophie
bot-theo = Theo
bot-tilly = Tilly
manner-sunny-joy-1 = Yay!
manner-sunny-joy-2 = Oh, this is fun!
manner-sunny-woe-1 = Oops! Never mind.
manner-sunny-woe-2 = Well, that was quite a ride!
manner-sunny-won = What a lovely game! Thank you all!
manner-sunny-lost = That was fun! Again?
manner-dry-joy-1 = As planned. More or less.
manner-dry-joy-2 = It happens.
manner-dry-woe-1 = Noted.
manner-dry-woe-2 = I have had better minutes.
manner-dry-won = Well. That will do.
manner-dry-lost = Somebody had to.
manner-shy-joy-1 = Oh… it worked!
manner-shy-joy-2 = Sorry, was that me?
manner-shy-woe-1 = I was afraid of that…
manner-shy-woe-2 = Please don’t look.
manner-shy-won = Really? I won?
manner-shy-lost = You all played so well…
manner-grand-joy-1 = Applause, please!
manner-grand-joy-2 = Remember this one!
manner-grand-woe-1 = An intermission. Nothing more.
manner-grand-woe-2 = Even legends stumble.
manner-grand-won = The crown, as usual.
manner-grand-lost = I shall write memoirs about this.
manner-polite-joy-1 = How kind of luck.
manner-polite-joy-2 = Thank you, thank you.
manner-polite-woe-1 = After you, trouble.
manner-polite-woe-2 = Do carry on, please.
manner-polite-won = A pleasure to play with you.
manner-polite-lost = Well played, congratulations.

# An invitation, as a messenger shows it
preview-site = Igroteka
preview-line = You are invited to a table. Open the link and take a seat.
preview-host = { $name } invites you to play. { $seats ->
        [0] All seats are taken, but you can watch.
        [one] { $seats } seat is free.
       *[other] { $seats } seats are free.
    }
preview-script = To play, switch on JavaScript in your browser.

# When somebody is told that it is their turn, though no page is open
push-turn = { $game }: your turn
push-turns = { $count ->
        [one] Your turn at { $count } table
       *[other] Your turn at { $count } tables
    }
push-more = { $count ->
        [one] and { $count } more table
       *[other] and { $count } more tables
    }
push-until = until
