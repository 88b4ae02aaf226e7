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
