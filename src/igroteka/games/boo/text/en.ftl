### Words of “Booo!”. The same ids stand in ru.ftl.

title = Booo!
tagline = A race of ghosts: who is first to see the way through the castle’s walls
feel = A race of sharp eyes, all thinking at once
playing-time = about 30 minutes
bot-easy = Plays for the first time: takes one to four minutes to see a route and hardly notices transformations.
bot-normal = A family player: sees a route within half a minute to two minutes, and errs now and then.
bot-hard = An experienced player: mostly sees a route in 20 to 60 seconds, but overlooks a transformation now and then.
bot-expert = Knows the castle by heart: overlooks nothing and hardly ever errs, but still takes 8 to 30 seconds for a route.
bot-like_me = Keeps pace with the fastest person at the table: the more rounds you win, the faster it searches; it needs a few rounds to find your pace.
goal = { $walls ->
        [0] { $visitors ->
            [one] { $visitors } visitor
           *[other] { $visitors } visitors
        }, each against the clock: the sooner a way is found, the better.
       *[other] { $walls ->
            [one] { $walls } wall token
           *[other] { $walls } wall tokens
        } or { $visitors ->
            [one] { $visitors } visitor
           *[other] { $visitors } visitors
        }; else the most of both in the end.
    }
intro = One ghost haunts a castle of thirty-six rooms, and everybody at the table watches it at the same time. A visitor has come: whoever is first to see the way through the walls shouts “Boo!” and shows it. There are no turns here, only your eyes and the others breathing down your neck.
intro-1 = Nine tiles lie in random order: rooms, corridors, and walls in six colors. Every game has a castle of its own; there’s nothing to learn by heart.
    .title = The castle
intro-2 = It appears in the room where its shield (the row) meets its portrait (the column). The ghost stands where it scared the last one.
    .title = The visitor
intro-3 = Corridors are free, however long. Walls may be crossed too, straight and as many as you like, but all walls of one route must have the same color. That’s the whole puzzle.
    .title = Find a way, in your head
intro-4 = From a room with a secret passage the ghost can go straight to another one. In a room with a transformation it can change color and go on through walls of the new one.
    .title = Passages and transformations
intro-5 = Press the color you start with: the search stops for everybody, and you lead the ghost before their eyes while the clock of the show runs (fifteen seconds in a usual game, a minute in a first one). If you’re right, the visitor is yours, and so is the wall token of the color you ended with, wherever it lay. If you’re wrong, no harm done: everybody searches again.
    .title = “Boo!”
intro-6 = A wall token in front of you closes its color, but to you alone. When somebody takes the token away, the color is yours to use again.
    .title = The richer you are, the harder it gets
intro-7 = Raise your hand. If more than half of the players agree, the visitor leaves and the ghost moves into its room.
    .title = No way at all?
intro-8 = Four wall tokens or five visitors win on the spot. When all the visitors have come, the highest sum of both wins; of equals, whoever took a visitor last.
    .title = Winning
    .goal = yes
intro-tip = Begin with “Practice”: you’re alone in the castle, no clock runs, and after each visitor you can look at all the shortest routes. Search backwards from the visitor: the walls around its room tell you which color a route can end with.

## Walls

name-white = white
    .wall = white wall
name-yellow = yellow
    .wall = yellow wall
name-red = red
    .wall = red wall
name-green = green
    .wall = green wall
name-blue = blue
    .wall = blue wall
name-purple = purple
    .wall = purple wall

name-ring = ring
name-sun = sun
name-diamond = diamond
name-leaf = leaf
name-wave = wave
name-moon = moon

## The frame

name-thistle = thistle
name-lion = lion
name-unicorn = unicorn
name-oak = oak
name-dragon = dragon
name-ship = ship
name-huntsman = huntsman
name-bride = bride
name-admiral = admiral
name-jester = jester
name-dowager = dowager
name-general = general
name-white_tower = white tower
name-frame = frame

## Visitors

name-tourist = Tourist with a camera
name-postman = Postman
name-schoolteacher = Schoolteacher
name-piper = Piper
name-cook = Cook
name-detective = Detective
name-gardener = Gardener
name-actress = Actress
name-archaeologist = Archaeologist
name-painter = Painter
name-student = Student
name-sea_captain = Sea captain
name-restorer = Restorer
name-conjurer = Conjurer
name-heiress = Heiress

## Things

name-castle = castle
name-tile = castle tile
name-room = room
name-gallery = gallery
name-hall = hall
name-ghost = ghost
name-visitor = visitor
name-visitors = visitors
name-wall_token = wall token
name-walls = wall tokens
name-special = special token
name-passage = secret passage
name-transformation = transformation
name-reserve = reserve
name-stack = visitor stack
name-discarded = discarded visitors
name-first = first player
name-number = number of the game
name-round_no = round
name-shield = shield
name-portrait = portrait
name-nw = north-west room
name-ne = north-east room
name-sw = south-west room
name-se = south-east room

text-passage = From here the ghost may go straight to any other room with a secret passage. The color stays the same.
text-visitor = Stands where its shield and its portrait cross. Whoever is first to show a correct way takes the token; five visitors win.
text-transformation = From here you may go on in another color: any but those whose tokens lie in front of you.

## Stages

phase-ghost_room = Where the ghost begins
phase-number = The number of the game
phase-arrival = A visitor arrives
phase-search = Looking for a route

## Questions

ask-ghost_room = In which room of the central tile does the ghost start?
ask-number = Name a number from 1 to 4. It decides where each visitor of this game appears.
ask-ready = Ready for the next visitor?
    .because = { $by } frightens the { $thing }. Ready for the next visitor?
    .own = You frighten the { $thing }. Ready for the next visitor?
    .thing = Nobody gets the { $thing }. Ready for the next visitor?
    .pause = yes
ask-search = Find a way from the ghost to the visitor. Found one? “Boo!” and the starting color. No way? Raise your hand.
    .because = { $by } was wrong: { $thing }. Keep searching! Found a way? “Boo!” and the starting color. No way? Raise your hand.
    .own = You were wrong: { $thing }. Keep searching! Found a way? “Boo!” and the starting color. No way? Raise your hand.
ask-sealed = Look at the visitor when you have time: your stopwatch runs from then until “Boo!”. Then show the route as steps with spaces between them: N up, E right, S down, W left, P:E5 a secret passage to E5, T:R a change to red. You have one attempt.
    .pause = yes
ask-show = Show the whole route at once, as steps with spaces between them: N up, E right, S down, W left, P:E5 a secret passage to E5, T:R a change to red. Forgotten it? Type give_up.
    .because = { $by } calls “Boo!”, starting with { $thing }. Now the whole route at once, as steps with spaces between them: N up, E right, S down, W left, P:E5 a secret passage to E5, T:R a change to red. If it is forgotten: give_up.
    .own = You call “Boo!”, starting with { $thing }. Now the whole route at once, as steps with spaces between them: N up, E right, S down, W left, P:E5 a secret passage to E5, T:R a change to red. If it is forgotten: give_up.

option-call = Boo! Starting { $a }
option-raise_hand = Raise my hand: I see no route
    .details = Raise my hand: I see no route ({ $hands } of { $needed })
option-lower_hand = Lower my hand
option-ready = On to the next visitor
option-show_visitor = Show me the visitor: the stopwatch starts
option-pass-sealed = Pass: I see no route

## Events

event-ghost_placed = The ghost starts in room { $room }
event-number_named = { $seat } names the number of the game: { $number }
    .seat = You name the number of the game: { $number }
event-number_drawn = Chance draws the number of the game: { $number }
event-visitor_arrived = { $visitor } in room { $room }: shield { $shield }, portrait { $portrait }. { $left ->
        [0] No more visitors will come
        [one] { $left } visitor left in the stack
       *[other] { $left } visitors left in the stack
    }
    .heading = yes
event-visitor_sealed = { $visitor } is at the gate. Everybody looks when they have time, each with their own stopwatch. { $left ->
        [0] No more visitors will come
        [one] { $left } visitor left in the stack
       *[other] { $left } visitors left in the stack
    }
    .heading = yes
event-hand_raised = { $seat } raises a hand and sees no route ({ $hands } of { $needed })
    .seat = You raise your hand and see no route ({ $hands } of { $needed })
event-hand_lowered = { $seat } lowers their hand ({ $hands } of { $needed })
    .seat = You lower your hand ({ $hands } of { $needed })
event-called = { $seat } calls “Boo!”, starting with { $colour }
    .seat = You call “Boo!”, starting with { $colour }
event-route_shown = { $seat } shows a route
    .seat = You show a route
event-route_wrong = { $seat } is wrong ({ $colour }): { $verdict }{ $step ->
        [0] {""}
       *[other] , step { $step }
    }. Everybody searches again
    .seat = You are wrong ({ $colour }): { $verdict }{ $step ->
            [0] {""}
           *[other] , step { $step }
        }. Everybody searches again
    .after_route_shown = {" "}and is wrong ({ $colour }): { $verdict }{ $step ->
            [0] {""}
           *[other] , step { $step }
        }. Everybody searches again
    .after_route_shown_seat = {" "}and are wrong ({ $colour }): { $verdict }{ $step ->
            [0] {""}
           *[other] , step { $step }
        }. Everybody searches again
event-locked = { $seat } waits { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } before calling “Boo!” again
    .seat = You wait { $seconds ->
            [one] { $seconds } second
           *[other] { $seconds } seconds
        } before calling “Boo!” again
event-visitor_taken = { $seat } frightens the { $visitor } in room { $room }, { part-crossed }
    .seat = You frighten the { $visitor } in room { $room }, { part-crossed }
    .after_route_shown = {" "}and frightens the { $visitor } in room { $room }, { part-crossed }
    .after_route_shown_seat = {" "}and frighten the { $visitor } in room { $room }, { part-crossed }
event-wall_taken = { $seat } takes the { $colour } wall token from the reserve
    .seat = You take the { $colour } wall token from the reserve
event-wall_stolen = { $seat } takes the { $colour } wall token away from { $owner }
    .seat = You take the { $colour } wall token away from { $owner }
    .owner = { $seat } takes the { $colour } wall token away from you
event-visitor_discarded = Nobody gets the { $visitor }: { $how }. The ghost moves into room { $room }
event-nobody_can = A minute has passed. Right now there is no route for anybody
event-first_player = { $seat } is now the first player
    .seat = You are now the first player
event-game_ended = The game is over: { $how }. The scariest ghost is { $seat }
    .seat = The game is over: { $how }. The scariest ghost is you
event-victory_shared = No visitors are left and nobody has frightened anybody: the victory is shared
# How many walls were crossed.
part-crossed =
    { $crossings ->
        [0] without crossing a single wall
        [one] through { $crossings } wall
       *[other] through { $crossings } walls
    }

## What is wrong with a route

name-ok = the route is correct
name-held_colour = that color is closed by one’s own wall token
name-wrong_wall = a wall of another color
name-bad_step = there is no way through
name-bad_passage = there is no such secret passage here
name-bad_transform = there is no transformation here
name-not_there = the route does not reach the visitor
name-hesitated = the route was not shown in time
name-gave_up = the route is forgotten
name-caught = frightened
name-hands = more than half of the players see no route
name-time = time is up
name-no_result = nobody has shown a correct route
name-passed = passed
name-four_walls = four wall tokens
name-five_visitors = five visitors
name-stack_out = no visitors left
name-shared = no visitors left, a shared victory

## Endings

ending-four_walls = Four wall tokens in front of one player: victory.
ending-five_visitors = One player has five visitors: victory.
ending-stack_out = No visitors are left: the highest sum of tokens wins, and a tie goes to whoever took a visitor last.
ending-shared = No visitors are left and nobody has frightened anybody: the victory is shared.

## Why not

why-not_central = The ghost starts on the central tile: choose C3, D3, C4 or D4.
why-hand_is_up = Your hand is already up: lower it or keep searching.
why-hand_is_down = Your hand is down: there is nothing to lower.
why-call_locked = After a wrong route “Boo!” has to wait a little: meanwhile keep looking, or raise your hand.
why-look_at_the_error = Everybody is looking at the wrong route: the search goes on in a moment, and then you can call or raise your hand.
why-first_places_ghost = The first player chooses the ghost’s room: wait for them.
why-ghost_stands = The ghost stays where it is: it moves once somebody has shown a correct route.
why-first_names_number = The first player names the number: wait for them.
why-four_numbers = There is no such number on the tokens: name 1, 2, 3 or 4.
why-number_stays = The number has been named and stays for the whole game: look for a way.
why-no_visitor_yet = There is nobody to search for yet: wait for the visitor.
why-looks_on = In practice only people search; bots look on.
why-six_colours = No wall has that color: name white, yellow, red, green, blue or purple.
why-search_stands_still = Somebody has called “Boo!” and the search stands still: watch the route, and if it is wrong, call.
why-hands_wait = Hands are not counted while a route is being shown: raise yours if the search goes on.
why-caller_shows = Whoever called first shows the route: watch it.
why-call_first = A route is shown after the call: first “Boo!” and a color.
why-has_called = You have called “Boo!”: now show the route, or give up.
why-no_stopwatches = At this table everybody searches at once: stopwatches belong to correspondence play.
why-pass_instead = In correspondence play nobody raises a hand: pass if you see no route.
why-too_long = Nobody can follow a route as long as this: show a shorter one.
why-stays_shown = What has been shown stays shown: go on from where the ghost is now.
why-no_undo_left = You have taken steps back three times, and that is all in one show: lead the ghost on.
why-has_finished = You are done with this visitor: wait for the others.
why-has_looked = You already see the visitor and your stopwatch is running: call “Boo!” or pass.
why-not_looked = Look at the visitor first: your stopwatch starts then.
why-stopwatch_in_practice = In practice no clock runs: choose either practice or correspondence play.
why-no_such_seat = There is no such seat at the table: name somebody who is playing.
why-too_many_specials = The box has 4 special tokens: choose four passages and transformations at most, taken together.
why-room_for_each_special = Name one room for each special token: first those for the passages, then those for the transformations.
why-lock_without_cooldown = The longer wait after the third wrong call needs a wait after wrong calls: set one.

## Table options

setting-first = First player
    .help = Who begins: whoever wears the most white, or chance.
setting-first-chance = By chance
setting-first-p0 = Seat 1
setting-first-p1 = Seat 2
setting-first-p2 = Seat 3
setting-first-p3 = Seat 4
setting-first-p4 = Seat 5
setting-first-p5 = Seat 6
setting-choose_ghost_room = The first player places the ghost
    .help = Otherwise chance chooses its room.
setting-passages = Secret passages
    .help = How many special tokens show this side; four at most, together with the transformations.
setting-transformations = Transformations
    .help = How many special tokens show this side; four at most, together with the secret passages.
setting-special_rooms = Rooms of the special tokens
    .help = One for each token, the passages first; leave empty for the rooms of a first game.
setting-fresh_visitors = New rooms for visitors
    .help = For those who know the tokens by heart: the rooms are drawn at random.
setting-practice = Practice
    .help = Only people search, bots look on. No clocks.
setting-family = Family play
    .help = A wrong step does not end a show but costs two seconds; steps may be taken back three times.
setting-show_limit = Time for a show, seconds
    .help = 0 for no limit.
setting-hesitation_limit = Time for one step of a show, seconds
    .help = Whoever has begun a show and pauses for longer has hesitated; 0 for no limit.
setting-search_limit = Time for a search, seconds
    .help = Pure searching time for one visitor; 0 for no limit.
setting-false_call_cooldown = Wait after a wrong call, seconds
    .help = How long the caller cannot call again; by the rules, not at all.
setting-third_call_lock = Longer after the third wrong call
    .help = From the third wrong call of a round on, the wait is 10 seconds.
setting-nobody_can = Say so when nobody has a route
    .help = After a minute of searching, if that is the case.
setting-pause = Pause between rounds
    .help = The next visitor comes when all are ready. After a mistake everybody looks at it for a moment.
setting-pause-none = No pause
setting-pause-short = 6 seconds at most
setting-pause-long = 18 seconds at most
setting-pause-until_ready = Until all are ready
setting-stopwatch = Correspondence play
    .help = Everybody looks at the visitor when they have time and searches by their own stopwatch. The shortest time wins; nobody waits longer than a day.
setting-draw_number = Chance draws the number
    .help = Nobody names a number from 1 to 4: it is named blind in any case.
setting-lens = Color lens
    .help = Point at a color, and only its walls are left. It shows nothing but what is printed.
setting-strict = Strict table
    .help = Closed colors can be pressed, and that is a mistake, as at a real table.
setting-day = Castle of the day
    .help = One person, five visitors; wall tokens stay in the reserve, and the searching time is taken.

preset-friends = With friends
    .help = As in the rulebook: mistakes cost nothing, and a show takes 15 seconds at most.
preset-newcomer = First game
    .help = Six minutes for a search, one for a show; a wrong step does not end a show, and the next visitor comes only when all are ready.
preset-public = Open table
    .help = After a wrong route you cannot call for 5 seconds; from the third on, for 10.
preset-family = Family
    .help = A wrong step does not end a show but costs two seconds, and steps may be taken back three times.
preset-tripled = Unhurried
    .help = All clocks run three times as long.
preset-untimed = No clocks
    .help = Search, show and pause last as long as you like.
preset-practice = Practice
    .help = You are alone in the castle: bots look on, no clock runs. Search for as long as you like.
preset-letters = Correspondence play
    .help = You need not be at the table together: everybody searches when they have time, by their own stopwatch. A day for each visitor.
preset-day = Castle of the day
    .help = You alone, five visitors and your time. No color closes.

## Bots

reason-number = Any number will do: nobody has seen the backs yet.
reason-ghost_room = Any room will do: nobody has seen the visitors yet.
reason-ready = Ready to keep searching.
reason-looks = Time to look at the visitor.
reason-route_seen = I see a way: { $colour }, { $crossings ->
        [one] { $crossings } wall
       *[other] { $crossings } walls
    }.
reason-route_seen_now = I see a way.
reason-no_route_seen = I see no way, so my hand goes up.
reason-route = Showing the way I found.
reason-route_forgotten = The way has slipped my mind.

## The table in a terminal

table-round = Round { $round }, { $left } left in the stack
table-visitor = Visitor: { $visitor }, { $room }
table-ghost = Ghost: { $room }
table-caller = { $seat }: “Boo!” { $colour }
table-reserve = Reserve:
table-possible = Last round’s routes:
table-first = first player
table-hand = hand up
table-visitors = visitors { $count } of { $needed }
table-walls = walls { $count } of { $needed }:
table-legend = @ ghost, ! visitor, o room
table-legend_tokens = = secret passage, * transformation
table-legend_walls = a letter between cells is a wall

## The table in words

field-castle = Castle
field-passages = Secret passages
field-transformations = Transformations
field-plan = Where the walls of rooms and corridors lead
field-number = Number
field-first = First player
field-round_no = Round
field-ghost = Ghost
field-visitor = Visitor
field-id = Who
field-room = Room
field-shield = Shield
field-portrait = Portrait
field-stack = Visitor stack
field-discarded = Discarded
field-reserve = Reserve
field-players = Players
field-walls = Wall tokens
field-visitors = Visitors
field-score = Sum
field-hand = Hand up
field-hands = Hands up
field-hands_needed = Hands needed
field-caller = Called “Boo!”
field-announced = Starting color
field-showing = A route is shown
field-undos_left = Steps can still be taken back
field-bumped = Wrong step
field-practice = Practice
field-family = Family play
field-searches = Searches
field-clocks = Clocks, seconds (0 for no limit)
field-show_limit = For a show
field-hesitation_limit = For a step of it
field-search_limit = For a search
field-ready_limit = Between rounds
field-false_call_cooldown = After a mistake
field-stopwatch = By stopwatch
field-awaited = Still awaited
field-time = Your time, milliseconds
field-attempt = Last mistake
field-seat = Player
field-colour = Color
field-closed = Closed color
field-verdict = What is wrong
field-wrong = Wrong step
field-walked = Walked
field-last_round = Last round
field-how = How it ended
field-final_colour = Final color
field-route = Route
field-routes = Shortest routes
field-possible = What was possible
field-crossings = Walls
field-finals = Final colors
score-walls = Wall tokens
score-visitors = Visitors
tie-last_visitor = Number of the last visitor taken

## Puzzles

proof-only_way = The only way crosses { $walls ->
        [one] { $walls } wall
       *[other] { $walls } walls
    }; secret passages on it: { $passages }, changes of color: { $changes }.
    .hint = On the way there are secret passages: { $passages }, changes of color: { $changes }.
    .natural = “{ $natural }” opens { $rooms ->
        [one] { $rooms } room
       *[other] { $rooms } rooms
    }, but not the visitor’s.
proof-no_way = No color leads to the visitor at all.
    .hint = Look at the visitor’s room first: which colors lead out of it, and where to?
    .natural = “{ $natural }” opens { $rooms ->
        [one] { $rooms } room
       *[other] { $rooms } rooms
    }, but not the visitor’s.
