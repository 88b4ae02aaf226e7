# Words of the pages about people: Me, the club, groups.
me-since = playing since { $since }
me-name = Name and face
me-name-text = The face is drawn from the name. At tables where you already sit the name stays.
me-save = Save
me-year = A year at the table
me-year-sum = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $won } won, { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
me-year-days = Days with games: { $days } in { $weeks } weeks
me-by-game = By game
me-played = games
me-won = won
me-best = best
me-puzzles = puzzles
me-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
me-numbers = More closely
me-by-count = By seats
me-by-level = By strength of the bots
me-players = { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
me-games = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
me-games-all = All { $count }
me-first = First turn
me-first-text = { $percent }% of the games; won when first { $won }%, when not { $later }%
me-longest = The longest game
me-closest = The closest game
me-margin = { $count ->
        [one] { $count } point apart
       *[other] { $count } points apart
    }
me-rivals = Favorite bots
me-rivals-score = games you won : games the bot won
me-rivals-said = you won { $mine }, the bot won { $theirs }
me-streak = { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
me-puzzle-done = The puzzle of the day is solved
me-puzzle-waits = The puzzle of the day waits until midnight
me-lessons = Lessons
me-data = My data
me-data-text = Your key is kept in this browser, your results on the server. You can take them to another device, download or erase them.
me-devices = Devices with your key: { $count }.
me-export = Everything (JSON)
me-csv = Games (CSV)
me-erase = Erase
me-erase-title = Erase everything about you?
me-erase-text = Your results, your messages and your name go from all tables (now { $tables }), and lessons and puzzles from this browser. Bots finish games under way. This cannot be undone.
me-erase-all = Erase everything

shelf-replay = Watch again
shelf-result = Result
shelf-running = Games under way
shelf-finished = Finished games
shelf-remove = Take off the shelf
shelf-remove-sure = Sure? You will leave the game
mine-empty = Your games will appear here.

# Club
club-title = The club of this server
club-sum = Here now: { $people }. Tables open: { $open }, being played: { $playing }
club-open = Open a table
club-game = Game
club-any = any game
club-newcomers = newcomers welcome
club-none-such = There is no such table now.
club-playing = Being played
club-playing-none = Nobody plays in public now. Games of open tables will be here.
club-watch = Watch
club-watching = { $count ->
        [0] nobody is watching yet
       *[other] { $count } watching
    }
club-level = bot: { $level }
club-lang-ru = in Russian
club-lang-en = in English
here-title = Here now
here-none = Nobody to be seen yet.
here-more = and { $count } more
here-shelf = at the shelf
here-club = in the club
here-playing = at a table
here-learning = learning
here-watching = watching a game

# Groups
groups-text = A standing table of friends: a link, a score and the next game
groups-none = No groups yet. Make one and send your friends the link, or open theirs.
groups-waits = they wait for you
groups-new = New group
groups-name = Name
groups-example = Friday table
groups-begin = Make the group
group-sum = { $members ->
        [one] { $members } member
       *[other] { $members } members
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. The score keeps itself.
group-sit = Sit down now
group-sit-too = Join the others
group-invite = Invite to the group
group-outside = This page is for members of the group. Ask them for the link.
group-tag = A standing group
group-join = Join the group
group-join-text = You are known by a key in this browser, without an account. You can leave at any time.
group-score = Score
group-time = Of which time
group-all-games = all games
group-this-year = this year
group-ever = ever
group-player = player
group-last = last six
group-last-won = won { $won } of { $of }
group-together = Games played together
group-together-won = won { $won } of { $played }
group-no-games = The score begins with the first game.
group-members = Members
group-here = Here now: { $names }
group-here-none = The others are not here now
group-rename = Rename
group-leave = Leave the group
group-leave-sure = Really leave?
group-about = Report or block somebody
me-blocked = Blocked
me-blocked-text = You share no new tables with them, and do not read what they write.
me-unblock = Take back
group-next = Next game
group-next-none = Nothing is planned
group-comes = comes
group-comes-not = cannot come
group-silent = no answer yet
group-coming = Coming: { $coming } of { $members }
group-come = I’m in
group-come-not = I can’t
group-plan = Plan a game
group-plan-other = Another day or game
group-plan-drop = Call off
group-when = When
group-votes = What after that?
group-votes-head = votes
group-played = Played
group-played-none = The first game will be here.
group-won-together = won together
group-lost-together = lost together
group-somebody = a guest or a bot won
group-talk = Chat of the group
group-talk-none = Quiet so far.
group-talk-line = Write to the group
group-what = What shall we play?

# Told when it is my turn; passkeys
told-title = When it is my turn
told-text = This browser can tell you though no page is open: at most once in half an hour, of all tables together. Only of tables at which you switch it on.
told-here = This browser tells you when it is your turn and no page is open, at most once in half an hour, of all tables together.
told-games = Tell me of these games
told-none = No game with other people is under way. Each has the switch in its menu “Table”.
told-begin = Tell me in this browser
told-end = Stop in this browser
passkey-title = Passkey
passkey-text = Without one your key is in this browser alone. A passkey keeps it on your phone, in your computer or with your password manager, and opens your games in any browser.
passkey-since = made on { $since }
passkey-forget = Remove
passkey-make = Make a passkey
passkey-use = Come in with a passkey
passkey-made = The passkey is made.
passkey-used = You are known again.
passkey-not-http = Passkeys need https: this page came over plain http.
passkey-not-name = Passkeys need a name in the address: this page was opened by an address in figures.
passkey-not-server = This server has no passkeys: its operator can install igroteka[people].
passkey-not-browser = This browser cannot read passkeys yet: Chrome and Edge from 129, Firefox from 119, Safari from 18.4 can.

# What is kept
me-hidden = Do not show me to others on this server
privacy-mine = To my data
privacy-tables = At tables
    .text = Names that you typed, chat, settings and the moves of the game. A finished game is kept for { $days } days (those of groups for a year), an abandoned one twice as long.
privacy-person = About you
    .text = Your name, the tables at which you sit, and how your games ended: when, which game, how many seats, which bots, who won. No names of other people. The server knows you by a key in the browser, of which it keeps only a fingerprint. There is no e-mail, telephone or password.
privacy-groups = In groups
    .text = Members, who comes and who cannot, votes, the last 200 lines of the chat and the results of the group’s games.
privacy-push = When it is your turn
    .text = Only if you switch it on: the address that your browser’s maker gives this browser, the language, at which tables you want to hear, and whether you have been told. A push goes through that maker’s service (Google, Mozilla, Apple, Microsoft), which sees that something came and when, but cannot read it. An address that is good no more is deleted.
privacy-passkeys = Passkeys
    .text = Only if you make one: its public half, its number and when it was made. What signs stays on your device; no fingerprint and no face comes here.
privacy-host = Reports and blocks
    .text = Whom you have blocked. If you report somebody, or somebody you: what was written about it and the last lines that were said, for 90 days after the host has settled it, for 180 otherwise. Whom the host has muted or turned away, and until when. What the host does and looks at is logged for a year, with a number for you that leads to nobody once you have erased yourself.
privacy-seen = Who sees it
    .text = A table is seen by those who sit at it and those who have a link. A group is seen by its members. Your results are seen by you alone. The club shows your name and what you do, unless you asked not to be shown. Whoever asked not to be shown is noted only as being here, so that no push comes meanwhile. The operator of the server can read everything that is kept on it. Network addresses are not written down, but for networks that the host has turned away.
privacy-browser = In this browser
    .text = Keys to tables and your own key, name, settings, lessons taken and puzzles solved; if you want to be told of your turn, also a small program that shows it. There are no cookies.
privacy-gone = How it goes away
    .text = On the page “Me” you can download and erase everything: at once, at all tables and in groups, with passkeys and pushes. Only a backup that the operator made before still has it. Who has not come for a year is forgotten, unless a group keeps them. A group in which nothing has happened for a year is forgotten too.
