# The words of the board. The same keys are in ru.ftl.
gravity_falls-map = Map of the town
gravity_falls-slip = Plan
gravity_falls-slip-play = A card or a rest
gravity_falls-slip-play-how = Choose a card: the places it leads to light up.
gravity_falls-slip-card = Card { $card }: where to?
gravity_falls-slip-walk-how = Point at a place to see how many dice you would roll there.
gravity_falls-slip-rumours = Rumors: { $at }
gravity_falls-slip-riots = { $at }: what does the { $monster } pull?
gravity_falls-slip-reroll = { $success ->
        [one] { $success } success
       *[other] { $success } successes
    }, { $need } needed
gravity_falls-slip-reroll-how = Mark the dice to roll again.
gravity_falls-slip-over = Alarm { $level } of { $last }. What raised it:
gravity_falls-acts = It is { $player }’s turn
gravity_falls-plan-dice = { $dice } { $count ->
        [one] die
       *[other] dice
    } = { $card } + support { $support }
gravity_falls-plan-fight = { $monster }: { $need } needed, chance { $win } %
gravity_falls-plan-persuade = distrust { $distrust }, successes ≈ { $expected }
gravity_falls-plan-calm = no distrust: you may place a cube
gravity_falls-plan-curse = a curse: { $odds } %
gravity_falls-plan-overflow = { $count ->
        [one] up to { $count } die too many: a curse
       *[other] up to { $count } dice too many: a curse for each
    }
gravity_falls-plan-capped = { $count ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: { $card } + support { $support }, but no more than { $limit }
gravity_falls-dice-to = dice { $dice }
gravity_falls-needs-to = { $monster }: successes needed { $need }
gravity_falls-tokens-to = { $at }: { $change }
gravity_falls-hand-to = cards in hand { $cards }
gravity_falls-supply-to = courage cubes in supply { $supply }
gravity_falls-courage-calm = There is neither distrust nor a monster here.
gravity_falls-courage-stops = The cube will stop the monster that card { $number } sends here.
gravity_falls-courage-broken = { $monster } is coming here, and the cube will not stop it.
gravity_falls-courage-waits = Nobody is coming here yet: the cube will wait.
gravity_falls-removal-dice = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } for the support here
gravity_falls-removal-odds = at least one removed: { $odds } %
gravity_falls-odds = chance { $odds } %
gravity_falls-come = { $token } +{ $count }
gravity_falls-comes = comes anyway: { $places }
gravity_falls-alarm-to = alarm { $from } → { $to }
gravity_falls-do-rest = Rest
gravity_falls-do-stay = Stay and roll { $dice }
gravity_falls-do-walk = Go and roll { $dice }
gravity_falls-do-pull = { $count ->
        [0] Pull nothing
        [one] Pull { $count } token
       *[other] Pull { $count } tokens
    }
gravity_falls-do-reroll = { $count ->
        [one] Reroll { $count } die
       *[other] Reroll { $count } dice
    }
gravity_falls-do-choose = Choose: { $what }
gravity_falls-other-card = Another card
gravity_falls-has-support = support { $count }
gravity_falls-has-distrust = distrust { $count }
gravity_falls-has-cube = courage cube
gravity_falls-awaits = a monster comes here by card { $number }
gravity_falls-you-decide = You decide
gravity_falls-awaited = { $name } decides
    .panel = decides
gravity_falls-can-go = { $dice ->
        [one] you can go there, { $dice } die
       *[other] you can go there, { $dice } dice
    }
gravity_falls-neighbours = next to: { $places }
gravity_falls-needs = { $count ->
        [one] { $count } success needed
       *[other] { $count } successes needed
    }
gravity_falls-stop = stop
gravity_falls-or = or
gravity_falls-cube-stops = the cube stops it
gravity_falls-rises = alarm { $rise }
gravity_falls-to-open = opens at the end
gravity_falls-your-turn = your turn
gravity_falls-of = of { $count }
gravity_falls-alarm = Alarm { $level } of { $last }
gravity_falls-alarm-why = what has raised it
gravity_falls-alarm-calm = The alarm has not risen yet.
gravity_falls-mark-curse = Space { $space }: a curse for everybody
gravity_falls-mark-row = Space { $space }: the monster row gets shorter
gravity_falls-mark-loss = Space { $space }: defeat
gravity_falls-discarded = discard { $count }
gravity_falls-supply = in supply
gravity_falls-deck = deck
gravity_falls-discard = discard
gravity_falls-no-cards = Your hand is empty: rest to get your cards back
gravity_falls-roads = { $count ->
        [0] stay here
        [one] { $count } road
       *[other] { $count } roads
    }
gravity_falls-dice = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
gravity_falls-die = Die { $number }: { $face }
gravity_falls-carry = Take the courage cube: { $place }
gravity_falls-take = Take a token: { $token }
gravity_falls-defeated = defeated
gravity_falls-no-ability = ability blocked
gravity_falls-immune = The active character’s successes do not work on it now.
gravity_falls-down = Knocked down: beat it once more.
gravity_falls-dice-limit = { $count ->
        [one] up to { $count } die
       *[other] up to { $count } dice
    }
gravity_falls-hand-limit = { $count ->
        [one] draws up to { $count } card
       *[other] draws up to { $count } cards
    }
gravity_falls-ping-here = Over here!
gravity_falls-ping-mine = I will take this one
gravity_falls-back = Step back
gravity_falls-forward = Step forward
gravity_falls-turn = Steps of the turn
gravity_falls-step-card = Card
gravity_falls-step-walk = Walk
gravity_falls-step-rumours = Rumors
gravity_falls-step-roll = Roll
gravity_falls-step-courage = Courage
gravity_falls-step-draw = Draw
gravity_falls-step-removal = Removal
gravity_falls-step-monster = Monster
gravity_falls-step-riots = Riots
gravity_falls-step-reveal = New card
gravity_falls-step-alarm = Alarm
gravity_falls-step-curse = Curses
gravity_falls-step-defeat = Beaten
gravity_falls-step-down = Knocked down
gravity_falls-step-stood = Fought off
gravity_falls-step-event = Event
gravity_falls-step-flip = Flipped
gravity_falls-step-cube = Courage cube
gravity_falls-road = Road: { $from } — { $to }
gravity_falls-movement-card = Movement card: { $place }
gravity_falls-hand-card = Card “{ $card }” ({ $player })
gravity_falls-pings = Pings
gravity_falls-ping-how = Show everybody
gravity_falls-if-alarm = alarm this turn { $odds }
gravity_falls-if-event = an event: { $odds } %
gravity_falls-if-lost = defeat: { $odds } %
gravity_falls-if-won = victory: { $odds } %
gravity_falls-ping-road = This way!
gravity_falls-ping-card = This card!
gravity_falls-end-saved = The town is saved!
gravity_falls-end-fallen = The town has given up
gravity_falls-end-won = All monsters were defeated by turn { $turns }. The alarm stopped at { $level } of { $end }.
gravity_falls-end-lost = The suitcase is packed: the town gave up on turn { $turns }.
gravity_falls-end-again = The alarm by turns. Press a bar to see that turn.
gravity_falls-end-turn = turn { $number }, { $player }
gravity_falls-end-level = { $rise ->
        [0] the alarm stayed at { $level }
       *[other] alarm +{ $rise }, now { $level }
    }
gravity_falls-end-causes = What raised the alarm
gravity_falls-roll = { $success ->
        [0] no success
        [one] { $success } success
       *[other] { $success } successes
    }
gravity_falls-all-support = Support from everywhere
gravity_falls-all-distrust = Distrust from everywhere

# In 20 seconds, on the page of the game
gravity_falls-glance-walk = A card says how many roads you walk and how many dice you roll.
    .title = Walk
gravity_falls-glance-rumors = To where you stop, every neighbor sends a token: support or distrust.
    .title = Gather rumors
gravity_falls-glance-test = Support nearby adds dice. Successes turn distrust over and defeat the monster.
    .title = Roll
gravity_falls-glance-alarm = A monster jumps in reply and raises the alarm. Three monsters before twenty-four, and you have all won.
    .title = Watch the alarm

# To a player's credit, when the game is over
gravity_falls-deed-defeated = Monsters defeated: { $count }
gravity_falls-deed-persuaded = Townspeople persuaded: { $count }
gravity_falls-deed-lifted = Curses lifted: { $count }
gravity_falls-deed-courage = Courage cubes placed: { $count }
gravity_falls-deed-rerolled = Rerolls: { $count }
gravity_falls-deed-rumours = Rumors gathered: { $count }
