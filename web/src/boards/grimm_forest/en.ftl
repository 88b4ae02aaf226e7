### Words that only the board of The Grimm Forest says

## The ribbon of a round
forest-round = Round { $round }
forest-flag-start = Start
forest-flag-choose = Choosing
forest-flag-fables = Fables
forest-flag-gather = Gather cards
forest-flag-before = Before
forest-flag-collect = Collecting
forest-flag-end = End of gather
forest-flag-build = Building
forest-flag-next = Next round
forest-story-laid = Everybody has laid cards
forest-story-revealed = Fables revealed
forest-story-shown = Gather cards revealed
forest-story-walked = The pigs have gone
forest-story-collected = Resources collected
forest-step-back = ‹ step back
forest-step-first = from the start
forest-step-now = to the present

## Players
forest-first = first
forest-houses = { $count } of { $most } houses
forest-house = House of { $material }, built up to the { $section }
forest-medal = Reward for the first house of { $material }
forest-medal-free = The reward for the first house of { $material } is still free
forest-hand =
    { $count ->
        [one] { $count } fable in hand
       *[other] { $count } fables in hand
    }
forest-thinks = thinking
forest-sealed = { $seat }: cards sealed
forest-laid = { $seat }: laid gather card
forest-actions =
    Actions left: { $count }{ $extra ->
        [0] { "" }
       *[other] , extra: { $extra }
    }
forest-must-lay = must lay a fable
forest-blind = blind
forest-lays-last = lays last
forest-runs = on the run
forest-owes = owes { $to }
forest-claim = { $location }!
forest-claim-alone = I’ll be alone!
forest-claim-not_alone = I’ll have company!
forest-collected = collected

## Locations
forest-empty = empty
forest-pigs = pigs
forest-no-pigs = no pigs
forest-share-1 = one gets { $each }
forest-share-2 = two { $each } each
forest-share-3 = three { $each } each
forest-share-4 = four { $each } each
forest-brief-fairy_gifts = 3 for everybody
forest-brief-grandmas_house = 2 for all, lures monsters
forest-brief-royal_wedding = all others −1
forest-brief-lonely_castle = 1 of each if alone
forest-threat-wolf =
    { $stock ->
        [0] if anybody comes, nothing is left to collect
       *[other] if anybody comes, all { $stock } go to the supply
    }
forest-threat-dragon = whoever comes loses all resources
forest-threat-giant = whoever comes loses friend, fables and resources
forest-threat-big_bad_wolf = whoever comes loses a straw or wooden section
forest-threat-bridge_troll = one who comes gives you half of what they collect

## The shelf
forest-camp = Camp
forest-fable_deck = Fables · discard
forest-friend_deck = Friends · discard
forest-discard = · discard
forest-supply = Sections left

## Cards
forest-friend = Friend
forest-special = special action
forest-window-start_of_round = start of round
forest-window-reveal = on reveal
forest-window-after_gather_reveal = gather cards
forest-window-before_collect = before collecting
forest-window-collect = collecting
forest-window-end_of_gather = end of gather
forest-window-start_of_build = start of build
forest-window-end_of_build = end of build
forest-used = used
forest-no-fables = No fables in hand
forest-laid-own = Your cards
forest-only-you = Only you see this

## The sealed choice
forest-prompt-choose = Where do you go? You may add a fable.
forest-where = Choose a location
forest-lays = { $location }, no fable
forest-lays-both = { $location } and { $fable }
forest-slot-where = where?
forest-slot-fable = a fable, if you like
forest-slot-off = take off ×
forest-seal = Seal
forest-unseal = Take back
forest-sealed-own = cards sealed

## Building and resources
forest-ghost =
    Build { $section } of { $material }: price { $price }, you have { $have }
forest-of = { $have } of { $price }
forest-fable = fable · { $count }
forest-act-special = special action
forest-act-farewell = let go
forest-slots = { $count } of { $most } chosen
forest-slot-empty = Take out { $material }
forest-in-order = In this order

## Keys and counters
forest-letter-build = next building
forest-letter-draw = draw a fable
forest-letter-end = end the turn
forest-letter-friend = friend’s special action
forest-count-houses = houses
forest-count-resources = resources
forest-count-fables = fables in hand
