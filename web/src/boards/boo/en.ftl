# The board's words. The same ids stand in ru.ftl.
boo-search = Find the way: corridors are free, walls all of one color.
boo-trace = Lead the ghost to the visitor.
boo-number = From which side do the visitors come? Nobody can know: choose by chance.
boo-showing = { $name } shows a route.
    .panel = shows a route
boo-looking = { $name } looks at what was possible.
    .panel = looks on
boo-from = I start with
boo-sealed = Look when you have time: your stopwatch then runs until “Boo!”. There is one attempt.
option-give_up = I forgot the route
boo-boo = Boo!
boo-starting = I start with
boo-you = you
boo-left = Seconds left
boo-facts = Stack and clocks
boo-count-visitors = Visitors
boo-count-walls = Walls
boo-letter-hand = raise or lower your hand

## How the ghost walks

boo-memo = How the ghost walks
boo-memo-floor = Light floor
boo-memo-free = free
boo-memo-walls = Walls
boo-memo-one = all of one color
boo-memo-tokens = new color · passage

## Searching

boo-gate = { $count } more at the gate:
boo-gate-empty = This is the last visitor.
boo-more = { $count ->
        [0] the last
       *[other] { $count } more
    }
boo-race = Search
boo-all-search = All search
boo-you-search = You are searching
boo-own-search = Search while your clock runs
boo-one-more = One more hand and the visitor leaves
boo-still = { $clock } left
boo-no-clock = no clock
boo-day = castle of the day
boo-how-practice = practice
boo-how-family = family
boo-how-strict = strict table
boo-awaited = { $count ->
        [0] All have finished.
        [one] { $count } player has not finished.
       *[other] { $count } players have not finished.
    }
boo-token = Token
boo-in-reserve = in reserve
boo-stays = in reserve
boo-closed = closed
boo-closed-why = You have the token of this color: { $colour } is closed to you.
boo-closed-ones = closed
boo-dim = Dim closed colors on the plan
boo-no-route = I see no route
boo-hand-down = Hand is up. Lower it?
boo-hand-rising = Your hand goes up. Press to change your mind
boo-hands = Hands raised: { $hands } of { $needed } needed.
boo-locked = Look at the mistake. You can call again in { $seconds } s.
boo-walls = walls { $count } of { $needed }
boo-visitors = visitors { $count } of { $needed }
boo-looks-on = watches
boo-you-watch = watch
boo-shows = shows
boo-loses = loses
boo-sees-none = no route
boo-mistakes = { $count ->
        [1] mistake
       *[other] mistake ×{ $count }
    }

## Showing

boo-still-stands = search stands still
boo-for-route = seconds for the route
boo-not-still = and no stop longer than { $seconds } s
boo-through = Walls crossed: { $count }
boo-now = now
boo-arrives = If right, { $seat } takes the { $visitor }.
boo-arrives-own = If right, you take the { $visitor }.
boo-arrives-token = If right, { $seat } takes the { $visitor } and the { $colour } token
boo-arrives-token-own = If right, you take the { $visitor } and the { $colour } token
boo-loses-it = { $seat } loses it
boo-you-lose-it = you lose it
boo-fails = If wrong, everybody searches again.
boo-fails-family = At a wrong step the ghost bounces back.
boo-is-wall = This is a { $wall }, you are { $now }.
boo-was-wall = This is a { $wall }, the route was { $now }.
boo-will-break = Through here the route breaks.
boo-will-bump = The ghost would bounce back.
boo-bumped = No way through here: the ghost bounced back.
boo-verdict = Mistake: { $verdict }.
boo-was-closed = A closed color: { $seat } has the { $colour } token.
boo-again = All search again.
boo-edge = The castle ends here.
boo-no-step = No single step leads there: go through a wall or along a corridor.
boo-either = Two places are equally near: press more exactly.
boo-pad = Draw here with your finger, or on the castle
boo-pad-how = Along a corridor the thread goes by itself, through a wall to its other side
boo-whole = Whole castle
boo-back = Step back ({ $count } left)
boo-corridor = Corridor { $number }
boo-skip = Skip the flight

## Between rounds

boo-possible = What was possible
boo-possible-how = The shortest way of each color, and who could go it. Press to see it on the plan.
boo-possible-short = Press a way to see it on the plan.
boo-crossings = { $count ->
        [0] no wall
        [one] { $count } wall
       *[other] { $count } walls
    }
boo-no-way = there was no way
boo-there-was = There was a way: { $colour }, { boo-crossings }.
boo-there-was-none = There was no way for anybody.
boo-everybody = all { $count ->
        [2] two
        [3] three
        [4] four
        [5] five
       *[other] six
    }
boo-nobody = nobody
boo-closed-you = closed to you
boo-way = { $count ->
        [1] The only shortest way.
       *[other] Shortest way { $n } of { $count }.
    }
boo-next-way = Next
boo-way-before = Previous
boo-took = { $seat } takes the { $visitor }.
boo-took-own = You take the { $visitor }.
boo-took-token = { $seat } takes the { $visitor } and the { $colour } token.
boo-took-token-own = You take the { $visitor } and the { $colour } token.
boo-open-again = { $seat }: { $colour } is open again.
boo-open-again-own = { $colour } is open to you again.
boo-waits = waiting: { $count }
boo-knock = Knock, knock… The visitor is at the gate; we are waiting for the others.

## Before the first visitor

boo-where = Where does the ghost begin?
boo-envelopes = From which side do the visitors come?
boo-envelopes-how = Nobody can know: each envelope has other rooms.
boo-by-chance = By chance
boo-knocks = Knock, knock!
boo-soon = The visitors are coming

## Clocks

boo-practice = Practice: only you search, bots look on, no clock runs.
boo-stack = Visitors in the stack: { $count }.
boo-fair = Whoever presses first calls first: network delay is made good, up to { $bound } ms.
boo-clocks = Clocks:
boo-clock = { $seconds } s
boo-clock-hours = { $hours } h
boo-no-clocks = No clocks: think as long as you like.

## The end

boo-title = The scariest ghost of all: { $names }
boo-title-own = The scariest ghost of all is you!
boo-title-shared = Nobody was scared: the ghosts won together
boo-sum = { $walls } + { $visitors } = { $total }
boo-sum-long = walls { $walls } + visitors { $visitors } = { $total }
boo-last-taken = took the last visitor
boo-saved = { $count } got away
boo-towers = The players’ towers: a visitor is a window, a token a course of wall

## The castle of the day

boo-day-title = Castle of the day
boo-day-total = Searched { $time } in all
boo-day-streak = { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
boo-day-walls = { $walls ->
        [one] { $walls } wall
       *[other] { $walls } walls
    }, fewest possible { $fewest }
boo-day-fewest = fewest walls possible: { $fewest }
boo-day-left = not found
boo-day-how = The cream bar is you, circles are bots: 1 easy, 2 normal, 3 hard, 4 expert. Left is faster.
boo-day-look = Ways on the plan: { $visitor }
boo-day-plan-both = the line is your way, the dots are a shortest one.
boo-day-plan-own-shortest = your way is a shortest one.
boo-day-plan-shortest = the dots are a shortest way.
boo-day-open = way
boo-day-picture = The bar is my search, dots are bots. Shorter is faster.
boo-day-searches = Five searches
boo-day-share = Share a picture
boo-day-shared = The picture is shared.
boo-day-saved = The picture is saved.

## The first visitor of practice

boo-teach-floor = The light floor is free.
boo-teach-floor-ask = Press a corridor beside the ghost’s room.
boo-teach-wall = A wall is its color.
boo-teach-wall-ask = Press any wall of the ghost’s room.
boo-teach-colour = The whole way goes through walls of one color.
boo-teach-colour-ask = All others are shut. Do you see a way to the visitor? Press its color.

# In 20 seconds, on the page of the game
boo-glance-visitor = Somebody has come to the ghost. Shield and portrait, row and column, say where.
    .title = A visitor
boo-glance-way = Along corridors freely, through walls as well, but all walls of the way have one color. Everybody searches at once, in the head.
    .title = A way through walls
boo-glance-call = First to see it? Press the color and lead the ghost before everybody’s eyes while the clock runs.
    .title = “Booo!”
boo-glance-prize = You win the wall’s token, but that color is closed to you now. Four walls or five visitors win.
    .title = Prizes get in the way

# To a player's credit, when the game is over
boo-deed-walls = Walls passed: { $count }
boo-deed-stolen = Wall tokens taken from others: { $count }
boo-deed-visitors = Visitors frightened: { $count }
