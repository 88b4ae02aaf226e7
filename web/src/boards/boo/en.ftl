# The board's words. The same ids stand in ru.ftl.
boo-sealed = Look when you have time: your stopwatch then runs until “Boo!”. There is one attempt.
boo-awaited = { $count ->
        [one] { $count } player has not finished.
       *[other] { $count } players have not finished.
    }
boo-trace = Lead the ghost to the visitor: by finger, mouse or arrow keys.
option-give_up = I forgot the route
boo-left = Seconds left
boo-facts = Stack and clocks
boo-held = The token of this color lies in front of you: you cannot start with it.
boo-hand-up = hand raised
boo-walls = walls { $count } of { $needed }
boo-visitors = visitors { $count } of { $needed }
boo-hands = Hands raised: { $hands } of { $needed } needed.
boo-stack = Visitors in the stack: { $count }.
boo-fair = Whoever presses first calls first: network delay is made good, up to { $bound } ms.
boo-possible = What was possible
boo-boo = Boo!
boo-search = Find a way to the visitor. Found it? “Boo!” and a color.
boo-corridor = Corridor { $number }
boo-hand-rising = Your hand goes up. Press to change your mind
boo-looks-on = looks on
boo-closed = Closed to you:
boo-all-open = All colors are open to you.
boo-dim = Dim closed colors on the plan
boo-locked = Look at the mistake. You can call again in { $seconds } s.
boo-practice = Practice: only you search, bots look on, no clock runs.
boo-knock = Knock, knock… The visitor is at the gate; we are waiting for the others.
boo-skip = Skip the flight
boo-bumped = No way through here: the ghost bounced back.
boo-back = Step back ({ $count } left)
boo-clocks = Clocks:
boo-clock = { $seconds } s
boo-clock-hours = { $hours } h
boo-no-clocks = No clocks: think as long as you like.
boo-last-caught = { $seat }: { $visitor }, final color { $colour }
boo-crossings = { $count ->
        [0] no wall
        [one] { $count } wall
       *[other] { $count } walls
    }
boo-no-way = there was no way
boo-way = { $count ->
        [1] The only shortest way.
       *[other] Shortest way { $n } of { $count }.
    }
boo-next-way = Next
boo-count-visitors = Visitors
boo-count-walls = Walls
boo-letter-hand = raise or lower your hand
