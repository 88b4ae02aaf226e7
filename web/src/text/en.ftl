# The page's words. The games' words come from the server.
app-title = Igroteka
loading = Setting up…
board-lost = The board could not be loaded: the connection was lost, or Igroteka was updated while the page was open. The game is safe.
board-reload = Reload the page
board-broken = Something went wrong on the board, so you play on at the plain table. The game is safe.
board-again = Back to the board
back-to-shelf = Back to the shelf
about = About
close = Close
cancel = Cancel
send = Send
copy = Copy
copied = Copied
rule-link = rule { $rule }
somebody = Player

# The shelf
shelf-players = { $least }–{ $most } { $most ->
        [one] player
       *[other] players
    }
shelf-play = Play
shelf-friends = Table for friends
shelf-unavailable = { $game } is installed, but cannot be played{ $why }.
shelf-text = A box opens the game’s page, “Play” seats you with bots at once
shelf-waiting = What waits for you
shelf-time-left = { $time } left
time-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
time-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
time-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
shelf-waits-minutes = { $count ->
        [one] waiting for { $count } minute
       *[other] waiting for { $count } minutes
    }
shelf-waits-hours = { $count ->
        [one] waiting for { $count } hour
       *[other] waiting for { $count } hours
    }
shelf-waits-days = { $count ->
        [one] waiting for { $count } day
       *[other] waiting for { $count } days
    }
shelf-more = { $count ->
        [one] { $count } more game
       *[other] { $count } more games
    }
shelf-more-text = Everything under way, in one list
shelf-lesson = Lesson
shelf-lesson-text = Chapter { $number } of { $count } · { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
shelf-lesson-begin = Begin
shelf-lesson-next = Next
shelf-puzzle-title = Find the best move
shelf-puzzle-solve = Solve
shelf-puzzle-streak = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
shelf-look = Look
shelf-continue = Continue
mine = My page
minutes-short = { $count } min
with = With { $names }
done-of = { $done } of { $count } done
skip = Skip to the content
pages = Pages
page-shelf = Shelf
page-code = Code
page-club = Club
page-groups = Groups
privacy = What is kept about you
page-mine = Me
page-lost = The page didn’t load: the connection was lost, or Igroteka was updated.
code-label = Table code, or the code from another device
code-placeholder = Got a table code?
code-watch = Watch the open table: { $name }
code-enter = Sit down
code-title = Table code
code-text-short = The two words the host said, or the code from another device of yours.
offline = No connection to the server; showing what was saved.
offline-empty = No connection to the server.
retry = Try again
foot-text = Igroteka: five board games, no registration, no advertising

# First visit
welcome-title = Board games you can sit down to right now
welcome-text = Five worlds, fair bots, friends by a link. No registration.
welcome-play = Play now
welcome-what = “{ $game }”, { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, with a guide
first-boxes = Or choose a box
first-badge = Best for the first time

# Open tables
open-title = Open tables
open-host = Hosted by { $name }
open-plays = Being played, hosted by { $name }
open-watch = Watch
open-none = Nobody is gathering a table now. Open one, and everybody will see it.
open-one = Open a table

# A game’s page
game-friends = With friends
game-learn = Learn by playing
game-learn-text = A short lesson at the board: the guide shows and explains.
game-learn-done = The lesson is done. You can take it again from any chapter.
game-learn-begin = Begin the lesson
game-learn-next = Next: chapter { $number }
game-learn-again = Take it again
game-bots = Against bots
game-bots-level = How strong the bots are
game-bots-play = Sit down with bots
game-practice = Practice
game-friends-text = A link, a QR code and a code of two words. Bots take the seats left over.
game-glance-tag = In 20 seconds
game-glance = What happens at the table
game-day = Castle of the day
game-puzzles = Puzzles
game-puzzles-text = Find the best move. Answer and explanation at once.
game-puzzles-solved = { $done } of { $count } solved
game-results = My results
game-results-all = All games
game-results-played = { $count ->
        [one] game
       *[other] games
    }
game-results-won = { $count ->
        [one] win
       *[other] wins
    }
game-results-last = The last games, new ones on the right: tall ones were won
game-fold-rules = The rules in full
game-fold-rules-about = in five minutes first, then point by point, with a search
game-fold-cards = Everything in the box
game-fold-cards-about = the texts of cards and tokens, as at the table
game-fold-sources = Where the texts come from
game-fold-sources-about = { $percent } % from descriptions; every card names its source
game-fold-sources-none = all from the rulebook
game-sources-text = The game was built without its box at hand. What the rulebook prints was taken from there; the rest was found in public sources, inferred from the rules, or reconstructed from descriptions. What is reconstructed may differ from what is printed; at the table every card names its source.
game-sources-count = { $count ->
        [one] { $count } component
       *[other] { $count } components
    }
game-intro = In five minutes
game-tip = For your first game
game-unknown = There’s no such game on this shelf.
stage-lobby = gathering

# A new table
new-name = Your name
new-players = How many players
new-clock = Clock
new-clock-none = no clock
new-clock-move = { $seconds } s a move
new-bank = Time in the bank
new-bank-none = none
new-bank-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
new-hints = Hints allowed
new-substitutes = A bot plays for whoever has left
new-window = Answers about hidden cards
    .help = Where several people play, such answers are shown only when this time is over, so that nobody can tell who had a choice. Whoever has not answered by then passes.
new-window-seconds = after { $seconds } s
new-newcomers = newcomers welcome
new-takeover = Guests may take over bots in a running game
new-chat = Talk at the table
chat-mode-all = Anything
chat-mode-phrases = Only ready phrases
chat-mode-off = No talk at this table
chat-put = You have put away what people write (in the settings).
phrases = Say with one press
phrase-hello = Hello
phrase-luck = Good luck
phrase-well = Well played
phrase-thanks = Thank you
phrase-sorry = Sorry
phrase-laugh = That was funny
phrase-moment = One moment, please
phrase-back = I am back
phrase-turn = Whose turn is it?
phrase-again = Shall we play again?
phrase-bye = I have to go, goodbye
manners-report = Report…
manners-report-what = What has { $name } done?
manners-report-text = The host of this server reads it, with the last lines said here.
manners-report-send = Send to the host of the server
manners-reported = The host of the server has been told. Thank you.
manners-block = Block
manners-block-sure = You and { $name } will share no new tables, and you will not read what they write. They are not told. You can take it back on the page “Me”.
manners-blocked = You will share no new tables with { $name }.
notice-from = The host of the server:
new-pack = With the content pack of this server
new-presets = Presets
new-pace = Pace of the bots
pace-instant = instant
pace-fast = fast
pace-normal = like people
pace-slow = leisurely
new-bots = Opponents
new-create = Set the table
level-random = random
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
level-like_me = like you
new-table = New table
new-name-suggested = Player
new-game = Which game
new-whom = With whom
new-whom-friends = Friends
    .help = by link, QR or code
new-whom-open = Open table
    .help = everybody on this server sees it
new-whom-one_screen = One screen
    .help = we pass the device round
new-seats = Seats
new-tempo = Pace
new-tempo-none = No clock
new-tempo-usual = Usual
new-tempo-letters = Correspondence
new-rest = Everything else as in the box. You can change it at the table, too.
new-fine = Fine print
new-next = The first seat is yours. Link and code appear at once.
new-clock-days = { $time } a move

# Joining
join-title = You are invited to a table
join-present = At the table: { $names }
join-seats = { $seats ->
        [0] No seat is left, but you can watch and talk.
        [one] { $seats } seat is open.
       *[other] { $seats } seats are open.
    }
join-enter = Take a seat
join-watch = Come in without a seat
join-locked = The host has locked the table.
join-playing = The game is on: you can watch and talk.
join-finished = The game is over: you can see how it ended.
join-locked-next = Ask to be let in, then try again.
join-lost = There is no such table: the link is old, or the table has been removed.

# Gathering
lobby-title = Gathering at the table
lobby-rules = Rules in 3 minutes
lobby-leads = Hosted by { $name }
lobby-count = { $ready } of { $people } ready
lobby-free = { $seats ->
        [0] no free seats
        [one] { $seats } free seat
       *[other] { $seats } free seats
    }
lobby-chair = Seat { $seat }: { $name }
lobby-seat-open = Free
lobby-seat-host = waiting, or a bot sits down
lobby-seat-waits = waiting for a guest
lobby-same-screen = at the same screen
lobby-you-lead = you are the host
lobby-mark-ready = ready
lobby-mark-gathers = getting ready
lobby-mark-away = away
lobby-call-bot = Seat a bot
lobby-bot-level = Strength of the bot
lobby-open-seat = Free this seat
lobby-move = Move to seat
lobby-move-here = Move here
lobby-share-screen = Seat another person at this screen
lobby-invite = Invite friends
lobby-invite-text = Shall we play “{ $game }”?
lobby-share = Invite
lobby-copy = Copy the link
lobby-code = Code to say aloud
lobby-qr = QR code of the invitation, code to say aloud: { $code }
lobby-invite-link = Invite link
lobby-watch = Invite spectators
lobby-watch-link = Link for spectators
lobby-locked-host = The table is locked: nobody else comes in by link or code.
lobby-locked = The host lets nobody else in.
lobby-waits = Waiting for: { $names }.
lobby-bots-come = { $seats ->
        [one] A bot takes the free seat.
       *[other] Bots take the free seats.
    }
lobby-all-here = Everybody is ready to start.
lobby-take-seat = You have no seat: take a free one.
lobby-no-seat = No seats are left. You can watch and talk.
lobby-ready = Ready to start
lobby-foot = Start of the game
lobby-change = Change
lobby-who = Who sees this table
lobby-open = Open table
    .help = Everybody who opens this server sees the table on the shelf: they may sit down now, and watch later.
lobby-preview = Name and seats in link previews
    .help = Messengers show the host’s name and the free seats below the link. Nobody is shown the secret in it.
lobby-here = { $count ->
        [one] { $count } at the table
       *[other] { $count } at the table
    }
lobby-busy = This server is busy: bots answer about { $seconds } { $seconds ->
    [one] second
   *[other] seconds
  } later than usual, and strong ones may play like ordinary ones.
lobby-quota = Hints on this server: { $hints } at a time, for all tables together.
lobby-loopback = The page is open on this computer only: friends cannot reach it by the link.
lobby-loopback-how = To play on the same network, start:
lobby-loopback-lan = and open the page at one of the addresses of this computer:
lobby-loopback-far = How to set up a small server for playing over the internet is explained in docs/hosting.md.
lobby-people = At the table
lobby-seat = Seat
lobby-shuffle = Shuffle the seats
lobby-muted = muted
lobby-sit = Sit here
lobby-stand = Stand up
lobby-bot = bot, { $level }
lobby-fill = Fill with bots
lobby-start = Start the game
lobby-wait-host = Waiting for the host to start.
lobby-lock = Lock the table
lobby-unlock = Let people in again
lobby-kick = Ask to leave
lobby-mute = Mute
lobby-unmute = Unmute
lobby-hand-over = Make host
lobby-hand-over-sure = Make { $name } the host? You will no longer be able to change settings or ask people to leave.
lobby-hand-over-yes = Yes, hand over
lobby-kick-sure = Ask { $name } to leave? They cannot come back on the same device; everybody else can still use the link.
lobby-kick-yes = Yes, ask them to leave
lobby-more = More: { $name }
lobby-person = Who plays in seat { $seat }
lobby-persons = Several people play at this screen: write each one’s name.
host-away = The host is not connected. If they are not back within a minute, { $name } can become host.
host-claim-soon = The host is not connected. If they are not back within a minute, you can become host.
host-claim-text = The host has been away for more than a minute. You can be host instead.
host-claim = Become host
lobby-host = host
lobby-you = you
lobby-settings = Rules of this table
lobby-watchers = { $count ->
        [0] No spectators
        [one] { $count } spectator
       *[other] { $count } spectators
    }
closed-next = Your other games and tables are on the shelf. If this is a mistake, ask the host for a new link or code.
closed-next-kicked = You can’t sit at this table again, but at any other: from the shelf it is two presses away.
closed-next-locked = Your other games and tables are on the shelf.
closed-next-deleted = This game is gone. A new table is two presses away from the shelf.
closed-game = To the game’s page
line-lost = Connection to the server lost, reconnecting. Your seat is kept.
line-offline = You are offline. Your seat is kept; the page comes back by itself.
line-restarting = The server is restarting. The table and the seats are kept; the page comes back by itself.
rules-seats = { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
rules-clock-none = no clock
rules-clock = { $seconds } s a move
rules-clock-bank = { $seconds } s a move and { $minutes } min in the bank
rules-hints = with hints
rules-hints-none = no hints
rules-pack = with this server’s pack
rules-preset = the set “{ $name }”
rules-without = without “{ $what }”
rules-more = and { $count } more
rules-boxed = rules as in the box
rules-rest = everything else as in the box
news-sits = { $name }: seat { $seat }.
news-free = Seat { $seat } is free.
news-ready = { $name } is ready.
news-not-ready = { $name } is getting ready.
news-all-ready = Everybody is ready.

# The table
status-your-turn = Your turn
status-may = You may step in
status-race = A race
status-move = To move: { $names }
status-moves = { $name } to move
status-intends = { $name }: “{ $says }”
status-sealed = Your answer is sealed. Waiting for { $names }
status-held = Your answer is taken and will show in a moment.
status-over = The game is over
status-closed = The table is closed.
status-closed-kicked = The host has asked you to leave.
status-closed-locked = The host has changed who may watch. Ask for a new link.
status-closed-deleted = The table has been removed.
status-closed-shut = The host of this server has closed the table.
status-closed-banned = The host of this server has turned you away.
status-nobody = The table is thinking…
status-done = You have finished: waiting for the others.
watching = you are watching
answer-choose = Answers
dock = Actions
answers-listed = As a list
answer-confirm = Confirm
answer-unused = Left unused: { $unused }. Sure?
answer-open = Your answer
answer-nothing = Nothing is asked of you now.
answer-clear = Clear
answer-back = Back
answer-sealed = Sealed: { $what }
answer-not-now = Not possible now
answer-why-not = Why not the rest?
group-bounds = { $least ->
        [0] at most { $most }
       *[other] { $least } to { $most }
    }
group-exactly = exactly { $count }
undo = Undo
takeback-ask = Ask to take it back
takeback-sealed = Take the answer back
takeback-question = { $name } asks to take a move back
takeback-yes = Allow
takeback-no = Refuse
takeback-waiting = Waiting for the others to agree.
takeback-ended-done = “{ $move }” has been taken back.
takeback-ended-refused = “{ $move }” stays: somebody refused.
takeback-ended-lapsed = “{ $move }” stays: not everybody agreed in time.
takeback-ended-overtaken = “{ $move }” stays: the game has already gone on.
hint = Hint
hint-text = The bot suggests
hint-wait = The bot suggests waiting
study = What cost you most
study-ask = Study my decisions
study-wait = The bots are looking at your decisions…
study-try = Try it from here
hurry = Hurry the bots
seats = Players
seat-bot = bot · { $level }
seat-substitute = a bot sits in
seat-away = not connected
seat-active = to move
seat-answered = answered
time-left = { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
seat-choose = View seat
seat-take = Take the bot’s seat
log = Log
log-empty = Nothing has happened yet: every move will be here.
log-earlier = { $count ->
        [one] { $count } earlier line
       *[other] { $count } earlier lines
    }
log-moment = Show this moment
log-latest = Latest moves
past = You are looking at the past
stage-dice = The dice are rolling…
past-event = { $n } of { $count }
past-back = A step back
past-forward = A step on
past-now = Back to now
round-up = Since your turn
missed-title = What happened without you
missed-count = { $n } of { $count }
missed-all = Show it all at once
missed-done = Got it
return-text = { $seat }: a bot answered while you were away.
return = I am back
chat = Chat
chat-placeholder = Say something
chat-earlier = Show earlier lines
chat-new = New messages
chat-empty = It is quiet at the table.
chat-left = { $count ->
        [0] No room for more
        [one] { $count } character left
       *[other] { $count } characters left
    }
chat-over = { $count ->
        [one] { $count } character too long: shorten it to send it.
       *[other] { $count } characters too long: shorten it to send it.
    }
chat-unread = { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
goal-label = Goal:
legend = Legend
legend-open = Legend: what is what on the board
legend-here = on the board now
legend-places = The table
legend-pieces = Pieces
legend-cards = Cards
legend-players = Players
legend-turn = The course of the game
legend-signs = Signs and light
meeting = New: what this question is about
meeting-known = Got it
rules = Rules
rules-search = Search the rules
rules-none = Nothing found.
menu = Table
settings = Settings
setting-language = Language
setting-theme = Look
theme-system = like the system
theme-light = light
theme-dark = dark
setting-motion = Motion
motion-none = none
motion-fast = fast
motion-normal = normal
motion-slow = slow
setting-sound = Sound
setting-notify = Tell me when it is my turn and the page is out of sight
setting-confirm = Confirm every answer
setting-auto = Answer for me where there is only one answer
setting-chat = Show what people write at tables
setting-banter = Let bots make a remark now and then
setting-meetings = Explain each kind of question the first time it comes up
setting-hover = Explain the signs of the board under the mouse
setting-warn = Warn me when a turn ends with something left to use
setting-letters = Letters work as shortcuts on the board
setting-plain = Plain table (text)
plain-table = Plain table
card-source-reconstructed = reconstructed from descriptions
card-source-inferred = inferred from the rules
card-source-public = known from public sources
card-source-rulebook = from the rulebook
cards-hidden = { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
zone-empty = empty
zones-empty = Empty
table-fields = On the table
curtain-title = Pass the screen to { $name }
curtain-text = Everybody else looks away: these cards are not theirs.
curtain-open = It is me, show my seat
code-text = Enter this code on the shelf of the other device within { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }:
over-winner = { $count ->
        [one] Winner: { $names }
       *[other] Shared victory: { $names }
    }
over-you-won = { $others ->
        [0] You have won!
       *[other] Shared victory: you and { $names }
    }
over-nobody = Nobody has won
over-team-won = The team has won
over-team-lost = The team has lost
over-ties = Compared to break the tie
over-shared = Level in everything: the victory is shared.
over-score = Final score
over-player = Player
over-total = Total
over-moments = Key moments
over-put = Look at the board
over-show = Show the result
over-rematch = Again
over-board = Board
over-result = Result
over-too = Me too
over-calls = { $name } wants to play again
over-asked = You want to play again
over-ready = ready: { $count } of { $all }
over-bots = bots sit down again
over-waits = Waiting for { $names }
over-same = Same table, same seats
over-watching = The players decide whether they play again
over-begins = Starting in { $seconds }…
over-began = The next game has begun
over-laid = The new table is set
over-stop = Stop
over-unsay = Change my mind
over-marks = Who is ready to play again
over-mark-ready = { $name }: ready
over-mark-waits = { $name }: no answer yet
over-anew = Gather anew: other seats and rules
over-bar = What next
over-decided = How it was decided
over-people = At the table
over-team = The team
over-won = won
over-share = Share
over-send = Send
over-save = Save the picture
over-link = Link to the record of the game
over-no-picture = The picture could not be made. The link to the record works.
over-record = Replay
over-study = Study
over-shelf = To the shelf
over-continue = Play on from the decisive moment
rematch-ready = { $name } wants to play again.
rematch-follow = Come along
leave = Leave the table
leave-sure = Really leave?
delete = Remove the table
delete-sure = Really remove the table and its record?
device = To another device
continue-here = Continue from here
continue-text = A new game begins at this moment. Whatever you did not know then — other hands, the order of decks, rolls — is decided anew.
continue-seat = You play
continue-bots = Against bots
continue-friends = With friends
replay-title = Record of the game
replay-step = Step { $n } of { $count }
replay-play = Play
replay-pause = Pause
replay-first = To the start
replay-last = To the end
replay-next = Forward
replay-previous = Back
replay-speed = Speed
replay-moment-before = Previous key moment
replay-moment-after = Next key moment
replay-view = Seen by
replay-link = Link to this moment
replay-begin = The game begins.
replay-nothing = Nothing to be seen at the table.
replay-public = a spectator
replay-bot-why = Why: { $why }

# Notes of the table
note-joined = { $about } is at the table
note-left = { $about } leaves the table
note-kicked = { $about } is asked to leave
note-renamed = New name: { $about }
note-host = { $about } is host now
note-host_claimed = The host was away for long: { $about } is host now
note-rematch = { $about } wants to play again
note-again = { $about } wants to play again
note-again_full = No new table can be set now: this server has no room
note-bot_sits = A bot sits in for { $about }
note-owner_back = { $about } is back
note-started = The game has begun
note-finished = The game is over
note-locked = The table is locked
note-unlocked = The table is open
note-seed_chosen = The host chose the deal and may know what comes. This table is for practice
note-takeover = Guests may take over bots now, and see their cards
note-no_takeover = Bots keep their seats
note-takeback_asked = { $about } asks to take a move back
note-takeback_done = The move has been taken back
note-takeback_refused = The move stays
note-takeback_lapsed = The move stays: not everybody agreed in time
note-takeback_overtaken = The move stays: the game has already gone on
note-missed_clock = { $about } runs out of time

# Errors
error-bad_message = The page and the server did not understand each other. Reload the page.
error-bad_setup = It cannot start like this: { $text }
error-barrier = You cannot take this back by yourself: { $text }
error-first_hello = There is no connection. Reload the page.
error-full = No seat is left.
error-internal = Something broke on the server. Your move was not made; try again.
error-muted = The host has muted you.
error-no_entry = You need an invitation for this.
error-no_table = There is no such table.
error-not_host = Only the host can do this.
error-not_now = That is not possible now.
why-continued = This game goes on from a moment of another one: its players, settings and luck cannot be chosen.
why-older_rules = The rules have changed since this game began: it can be watched, but not continued.
why-still_played = This game is still being played. It can be continued from any moment once it is over.
why-no_takeover = A bot plays this seat. The host can let guests take over bots in the table’s menu.
why-too_long = This game is too long: no record can be made of it.
why-busy = The server is busy just now. Try again in a moment.
why-seen_cards = You have seen the cards of another seat: you can only go back to your own.
why-takeback_absent = Everybody has to agree to a take-back, and somebody is not at the table. Wait until they are back.
why-takeback_open = Somebody is already asking to take a move back. Wait for what comes of it.
why-kicked = The host has asked you to leave this table.
why-shut = The host of this server has closed this table.
why-banned = The host of this server has turned you away.
why-banned_network = The host of this server has turned your network away.
why-muted_here = The host of this server has muted you.
why-blocked = Somebody whom you have blocked sits at this table. Take the block back on the page “Me”, or choose another table.
why-many_blocked = You have blocked as many people as one can.
why-chat_off = At this table nobody talks.
why-chat_phrases = At this table only ready phrases can be said.
why-host_key = This key does not open the host’s page. The command “igroteka host key” makes one.
why-bad_network = Write an address, or a network such as 203.0.113.0/24, no wider than /16.
why-no_report = There is no such report any more.
why-wrong_code = There is no such code, or its time is up. Get a new one on the other device: “Table”, then “To another device”.
why-wrong_words = There is no such table, or its game has begun. Ask for the code again or open the link.
why-unknown_word = No code has this word. Look for a slip.
why-two_words = A table’s code is two words, for example “fox lamp”.
why-many_guesses = Too many wrong codes in a row. Wait a minute, or come by the link.
why-locked_table = The host has locked this table. Ask them to let people in by invitation.
why-next_is_laid = The next game is already waiting: go there.
why-no_seat = It is up to those who played. You will be called to watch.
why-blank_name = Nobody could see this name. Write another one.
why-host_is_here = The host is connected.
why-other_rules = With days for a move this game has other rules. Make such a table anew.
why-host_may_return = The host may still come back. Wait a minute.
why-here_longer = Whoever has been at the table longer comes first.
error-not_your_seat = This is not your seat.
error-protocol = There is a new version. Reload the page.
error-refused = Not allowed: { $text }
error-unread = There is no such answer here: choose one of those offered.
error-stale = The question has changed, so your answer does not count.
error-storage = The move could not be saved. Try again.
error-too_fast = Too fast. Wait a moment.
error-too_large = Too long.
late-by = { $ms } ms late

# About
about-title = About
about-text = Igroteka is an independent implementation of five board games with texts and pictures of its own. Names of games and characters belong to their owners.
about-licence = The code is under the Apache 2.0 license.
about-version = Version { $version }
about-art = Pictures
about-art-text = Covers, boards and emblems are drawn for the project. Some small marks come from the game-icons.net set under CC BY 3.0: { $authors }.
about-fonts = Fonts
about-fonts-text = Golos Text, Dela Gothic One, Kurale, Neucha, Ruslan Display and Yeseva One, under the SIL Open Font License 1.1.
about-stored = What is stored
about-stored-server = On the server: names at the table, moves and chat. Finished games are kept for { $days ->
        [one] { $days } day
       *[other] { $days } days
    }; the host may remove a table earlier.
about-stored-browser = In the browser: your seats at tables and the settings of this page. No accounts, no advertising, no tracking.

# Lessons
lesson-failed = The lesson didn’t load
lesson-without = Play without the guide
lesson-chapter = Chapter { $number } of { $count }: { $title }
lesson-step = { $step } of { $count }
lesson-skip = Skip the lesson
lesson-next = Next
lesson-why-not = Why not “{ $what }”?
lesson-for-me = Do it for me
lesson-learned = Now you know
lesson-again = Once more
lesson-next-chapter = Next: “{ $title }”
lesson-chapters = Chapters of the lesson
lesson-teaches = What this lesson teaches
lesson-rule = From the rules
lesson-done = done
lesson-from-start = Take this chapter from its beginning
lesson-pair = There are two of us at this screen
lesson-check = Question { $number } of { $count }
lesson-check-skip = Skip the question
lesson-right = Right!
lesson-wrong = Not quite.
lesson-to-chapter = Once more: “{ $title }”
lesson-finish = To the game’s page
why-no_lesson = This game has no such lesson.

# Puzzles
game-puzzle = Puzzle of the day
puzzle-failed = There is no such puzzle
puzzle-leave = To the game’s page
puzzle-hint = A hint
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-play-on = Play on from here
corner-fold = Fold
corner-unfold = Unfold
puzzle-streak = { $days ->
    [one] { $days } day
   *[other] { $days } days
} in a row.

# The rulebook as a book
book = Rules
book-read = Read the rules as a book
book-contents = Contents
book-pieces = What lies on the board
book-new-title = New to who knows the cardboard
book-ours = The rulebook says nothing about this: these are our rulings.
book-ruling = our ruling
book-house = house rule
book-example = Example
book-open = Open it on a board
book-back = Back to the book
rule-deeper = More about this
rule-in-book = In the rulebook

# Games in the browser itself
here-way = How far it is
here-fetching = The games are coming into this browser
    .why = Rules and bots will think right here: without a server, and later without a network, too.
here-starting = Nearly ready: Python is starting
    .why = The rules are written in it. Next time it will be quicker.
here-taken = The games are open in another tab
    .why = Nothing is lost: every answer is stored. You can play in one tab at a time.
    .again = Play here
here-failed = The games did not start
    .why = What was stored is still there. Try again; if that does not help, update the browser or free some disk space.
    .again = Try again
why-tables_away = The games did not start, or are open in another tab.
here-alone = Here you play at one screen, and with bots
    .why = This page has no server, so nobody can come here by a link. Seat your friends beside you: there is a place for everybody. To play from several devices you need a server of Igroteka.
why-no_server = This page has no server, so tables of other people cannot be seen from here. Type the code on the page of the server that showed it.

# The app
app-update = There is a new version
    .why = Your games stay. The page will open anew.
    .now = Update
    .later = Later
app-install = Install as an app
app-full = Full screen
app-full-leave = Leave full screen

# A game as one file
file-title = A game from a file
file-text = A game can be saved as a file and played on at another page of Igroteka: begun without a server, continued with friends. What you could not know is dealt anew. The command igroteka replay reads the same file.
file-save = Save as a file
file-open = Open a file
why-bad_file = This is no file of a game, or it is damaged: its moves do not agree with the rules. Save the game once more.
why-file_over = The game in this file is over: there is nothing to go on with. The command igroteka replay shows it again.
why-file_other_box = This file has a game or a box that is not here.

# Told when it is one's turn
tell-me = Tell me when it is my turn
tell-not-http = Your browser can only do this over https, and this page came over plain http.
tell-not-server = This server sends no notifications; its operator can install igroteka[people].
tell-not-phone = First put Igroteka on the home screen (“Share”, then “Add to Home Screen”) and open it from there.
tell-not-browser = This browser cannot receive notifications.
tell-not-denied = Notifications of this page are blocked in the browser’s settings.
why-no_push = This server sends no notifications: its operator can install igroteka[people].
why-bad_push = This browser gave an address at which it cannot be told anything.
why-no_passkeys = There are no passkeys here: they need https, a name in the address and a server with igroteka[people].
why-wrong_passkey = This passkey does not fit. Make a new one or take another.
why-unknown_passkey = Nobody is known by this passkey here: it may have been removed or erased.
why-late_passkey = That took too long. Try once more.
why-many_passkeys = You have ten passkeys already. Remove one first.
