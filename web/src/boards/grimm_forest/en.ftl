### Words that only the board of The Grimm Forest says

## The ribbon of a round
grimm_forest-round = Round { $round }
grimm_forest-round-last = Last round
grimm_forest-ribbon = The round
grimm_forest-flag-start = Start
grimm_forest-flag-choose = Choosing
grimm_forest-flag-fables = Fables
grimm_forest-flag-gather = Gather cards
grimm_forest-flag-before = Before
grimm_forest-flag-collect = Collecting
grimm_forest-flag-end = End of gather
grimm_forest-flag-build = Building
grimm_forest-flag-next = Next round
grimm_forest-flag-over = The end
grimm_forest-story-laid = Everybody has laid cards
grimm_forest-story-revealed = Fables revealed
grimm_forest-story-shown = Gather cards revealed
grimm_forest-story-walked = The pigs have gone
grimm_forest-story-collected = Resources collected
grimm_forest-story-sealed = The gather cards will open together
grimm_forest-step-back = ‹ step back
grimm_forest-step-first = from the start
grimm_forest-step-now = to the present
grimm_forest-step-look = Show this step: { $step }

## Players
grimm_forest-why = why?
grimm_forest-collected-nothing = nothing collected
grimm_forest-waits = Waiting for: { $names }
grimm_forest-first = first
grimm_forest-houses = { $count } of { $most } houses
grimm_forest-houses-short = { $count } of { $most }
grimm_forest-last =
    Last round: { $names } – { $most ->
        [one] { $most } finished house
       *[other] { $most } finished houses
    }
grimm_forest-last-own =
    Last round: you have { $most ->
        [one] { $most } finished house
       *[other] { $most } finished houses
    }
grimm_forest-house = House of { $material }, built up to the { $section }
grimm_forest-medal = Reward for the first house of { $material }
grimm_forest-medal-free = The reward for the first house of { $material } is still free
grimm_forest-hand =
    { $count ->
        [one] { $count } fable in hand
       *[other] { $count } fables in hand
    }
grimm_forest-thinks = thinking
grimm_forest-closer = Look closer: { $name }
grimm_forest-sealed = { $seat }: cards sealed
grimm_forest-leaves = { $friend } would leave
grimm_forest-laid-gather = gather card
grimm_forest-laid-fable = fable
grimm_forest-laid = { $seat }: laid gather card
grimm_forest-actions =
    Actions left: { $count }{ $extra ->
        [0] { "" }
       *[other] , extra: { $extra }
    }
grimm_forest-turn =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
grimm_forest-turn-extra =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }, { $extra } of them optional
grimm_forest-turn-none = No actions left
grimm_forest-must-lay = must lay a fable
grimm_forest-blind = blind
grimm_forest-lays-last = lays last
grimm_forest-runs = on the run
grimm_forest-story-acts = acts now
grimm_forest-story-next = next
grimm_forest-story-yours = waits for your answer
grimm_forest-owes = owes { $to }
grimm_forest-owes-you = owes you
grimm_forest-owes-short = owes
grimm_forest-claim = { $location }!
grimm_forest-claim-alone = I’ll be alone!
grimm_forest-claim-not_alone = I’ll have company!
grimm_forest-collected = collected

## Locations
grimm_forest-chance = you would get { $each }
grimm_forest-chance-own = your share: { $each }
grimm_forest-empty = empty
grimm_forest-pigs = pigs
grimm_forest-no-pigs = no pigs
grimm_forest-share-1 = one gets { $each }
grimm_forest-share-2 = two { $each } each
grimm_forest-share-3 = three { $each } each
grimm_forest-share-4 = four { $each } each
grimm_forest-brief-fairy_gifts = 3 for everybody
grimm_forest-brief-grandmas_house = 2 for all, lures monsters
grimm_forest-brief-royal_wedding = everybody else −1
grimm_forest-brief-lonely_castle = 1 of each if alone
grimm_forest-threat-wolf =
    { $stock ->
        [0] if anybody comes, nothing is left to collect
       *[other] if anybody comes, all { $stock } go to the supply
    }
grimm_forest-threat-dragon = whoever comes loses all resources
grimm_forest-threat-giant = whoever comes loses friend, fables and resources
grimm_forest-threat-big_bad_wolf = whoever comes loses a straw or wooden section
grimm_forest-threat-bridge_troll = one who comes gives you half of what they collect

## The shelf
grimm_forest-camp = Camp
grimm_forest-fable_deck = Fables · discard
grimm_forest-friend_deck = Friends · discard
grimm_forest-discard = · discard
grimm_forest-supply = Sections left

## Cards
grimm_forest-friend = Friend
grimm_forest-special = special action
grimm_forest-window-start_of_round = start of round
grimm_forest-window-reveal = on reveal
grimm_forest-window-after_gather_reveal = gather cards
grimm_forest-window-before_collect = before collecting
grimm_forest-window-collect = collecting
grimm_forest-window-end_of_gather = end of gather
grimm_forest-window-start_of_build = start of build
grimm_forest-window-end_of_build = end of build
grimm_forest-used = used
grimm_forest-no-fables = No fables in hand
grimm_forest-laid-own = Your cards
grimm_forest-only-you = Only you see this

## The sealed choice
grimm_forest-prompt-choose = Where do you go? You may add a fable.
grimm_forest-where = Choose a location
grimm_forest-lays = { $location }, no fable
grimm_forest-lays-both = { $location } and { $fable }
grimm_forest-slot-where = where?
grimm_forest-slot-fable = a fable, if you like
grimm_forest-slot-off = take off ×
grimm_forest-seal = Seal
grimm_forest-unseal = Take back
grimm_forest-sealed-own = cards sealed

## Building and resources
grimm_forest-ghost =
    Build { $section } of { $material }: price { $price }, you have { $have }
grimm_forest-left = { $left } left
grimm_forest-left-short = { $left } left
grimm_forest-plot = Prime Plot: sections cost { $less } less
grimm_forest-of = { $have } of { $price }
grimm_forest-fable = fable · { $count }
grimm_forest-act-special = special action
grimm_forest-act-farewell = send off
grimm_forest-slots = { $count } of { $most } chosen
grimm_forest-slot-empty = Take out { $material }
grimm_forest-in-order = In this order

## Keys and counters
grimm_forest-letter-build = next building
grimm_forest-letter-draw = draw a fable
grimm_forest-letter-end = end the turn
grimm_forest-letter-friend = friend’s special action
grimm_forest-count-houses = houses
grimm_forest-count-resources = resources
grimm_forest-count-fables = fables in hand

## The round at a glance
grimm_forest-my-round = Your round { $round }
grimm_forest-hindsight = Who guessed whom
grimm_forest-hindsight-round = Round { $round }: who guessed whom
grimm_forest-hindsight-later = Who guessed whom, you will see when the round is over.
grimm_forest-hindsight-thinks = Finding out what another choice would have brought…
grimm_forest-hindsight-none = This cannot be found out now. Open the sheet again a little later.
grimm_forest-hindsight-where = Where, and who was there
grimm_forest-hindsight-only = It would have brought you
grimm_forest-hindsight-plain = Without a fable
grimm_forest-hindsight-with = With “{ $fable }”
grimm_forest-hindsight-own = your choice
grimm_forest-hindsight-real = In fact:
grimm_forest-hindsight-nobody = nobody
grimm_forest-hindsight-nothing = nothing
grimm_forest-hindsight-fables = fables
grimm_forest-hindsight-chance = victory { $percent }%
grimm_forest-hindsight-best = the best
grimm_forest-hindsight-met = You were guessed by { $names }.
grimm_forest-hindsight-alone = Nobody guessed you.
grimm_forest-hindsight-right = There was no better choice.
grimm_forest-hindsight-better = Another choice promised more: { $place } without a fable.
grimm_forest-hindsight-better-with = Another choice promised more: { $place } with “{ $fable }”.
grimm_forest-hindsight-note =
    { $worlds ->
        [one] The mean of { $worlds } imagined world
       *[other] The mean of { $worlds } imagined worlds
    }: the table as you knew it when you chose; the others lay what they revealed later; then all play on quickly to the end of the gather phase. The bot judges the chance of victory. Only you see this.
grimm_forest-ledger = What came and went
grimm_forest-ledger-empty = You gained and lost nothing this round.
grimm_forest-ledger-sum = In all this round

## The end
grimm_forest-end-street = Night over the winner’s street: { $names }
grimm_forest-end-houses = the finished houses decided
grimm_forest-end-brick = the brick houses decided
grimm_forest-end-wood = the wooden houses decided
grimm_forest-end-token = the best token decided
grimm_forest-end-level = level until the last comparison
grimm_forest-picture = Save a picture of my houses
grimm_forest-picture-send = Send the picture
grimm_forest-picture-failed = The picture could not be made: the browser would not draw it. Try again.
grimm_forest-picture-file = My houses
grimm_forest-picture-line =
    The Grimm Forest: { $count ->
        [one] { $count } house
       *[other] { $count } houses
    }, round { $round }
grimm_forest-prince = Prince: −{ $number }
grimm_forest-deeper = The fable deck: this card will lie under the others
grimm_forest-deeper-over = the others
grimm_forest-deeper-this = the chosen one

# In 20 seconds, on the page of the game
grimm_forest-glance-gather = Everybody picks a place at once. Alone you take all, in company you share.
    .title = Gather
grimm_forest-glance-tale = A fable may lie on top: a wolf, a swap, a surprise.
    .title = Make mischief
grimm_forest-glance-seal = The choice is hidden until everybody is ready. Then the seals break.
    .title = Seal it
grimm_forest-glance-build = Floor 2, walls 4, roof 6 of straw, wood or brick. The first three houses win.
    .title = Build

# To a player's credit, when the game is over
grimm_forest-deed-houses = Houses finished: { $count }
grimm_forest-deed-friends = Friends invited: { $count }
grimm_forest-deed-gave = Gifts to others: { $count }
grimm_forest-deed-fables = Fables told: { $count }
grimm_forest-deed-built = Sections built: { $count }
