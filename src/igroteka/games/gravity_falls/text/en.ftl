### Gravity Falls: all words of the game. The same keys as in ru.ftl.

title = Gravity Falls
tagline = Together: win back the town’s trust and beat three monsters before the alarm reaches its limit
feel = Together against the alarm
playing-time = about 60 minutes
bot-easy = Plays sensibly, but often takes the second-best move.
bot-normal = Thinks its turn through to the monster’s answer, and no further.
bot-hard = Plays its best moves on for a whole round in its head, in dozens of imagined worlds; decides the small things of a turn without that.
goal = Together beat the monsters ({ $left } left) before the alarm ({ $alarm }) reaches { $end }.
intro = Three monsters are stirring up the town, and its people no longer trust each other. You and your friends are one team: walk the town, win back its trust and beat all three before the alarm reaches the end of its track. You win or lose together, so talk things over out loud.
intro-1 = Twenty-three locations are joined by roads. On them lie tokens: thumbs up is support, thumbs down is distrust. Tokens never come or go; they only move from place to place and flip over.
    .title = The town
intro-2 = A card has two numbers: how many roads to walk and how many dice to roll. “3–1” walks exactly three roads and rolls one die; “0–4” stays put but rolls four. No road twice, and never back to where you began. A Teleport carries you by its own condition.
    .title = Your turn is one card
intro-3 = Where you stop, one token comes from every neighboring location. Where both kinds lie, you choose which: that’s the game’s main lever.
    .title = Rumors
intro-4 = Add one die for each support where you are, seven dice at most. Without a monster, each success flips a distrust token. With one, you need as many successes as there is distrust here (at least one), and it’s beaten. A “move” carries a token to a neighbor; a “curse” is a curse.
    .title = The roll
intro-5 = If the place is calm, put down a courage cube and draw a card. Instead of playing a card you can rest: all your cards come back to your hand.
    .title = Courage and rest
intro-6 = After every turn the monster nearest to you jumps to the place that the open card names. A courage cube stops it. Otherwise it curses everybody there, pulls in tokens, raises the alarm by the distrust there and turns over all the support.
    .title = The monsters answer
intro-7 = It never falls. At 8 and 16 everybody takes a curse, from 12 on you see one card fewer, and at 24 the game is lost. Beat all three monsters first, and the town is safe.
    .title = The alarm
intro-tip = The open cards tell you where monsters will come next. Put courage cubes there, carry distrust away, and mind who stands near which monster: the one nearest to whoever’s turn it is will jump.

## Locations

name-manotaur_cave = Manotaur Cave
    .short = Cave
name-bunker = Author’s Bunker
    .short = Bunker
name-northwest_manor = Northwest Manor
    .short = Manor
name-water_tower = Water Tower
    .short = Tower
name-cemetery = Gravity Falls Cemetery
    .short = Cemetery
name-gnome_forest = Gnome Forest
    .short = Gnomes
name-corduroy_house = Corduroy House
    .short = Corduroys
name-history_museum = Gravity Falls Museum of History
    .short = Museum
name-library = Gravity Falls Library
    .short = Library
name-gideon_house = Gideon’s House
    .short = Gideon
name-mystery_shack = Mystery Shack
    .short = Shack
name-abuelita_house = Abuelita’s House
    .short = Abuelita
name-high_school = Gravity Falls High School
    .short = School
name-police_station = Police Station
    .short = Police
name-arcade = Arcade
name-putt_hutt = Putt Hutt Mini-Golf
    .short = Putt Hutt
name-diner = Lazy Susan’s Diner
    .short = Diner
name-pool = Gravity Falls Pool
    .short = Pool
name-dusk_2_dawn = Dusk 2 Dawn
    .short = Dusk 2 Dawn
name-telepathy_tent = Gideon’s Tent of Telepathy
    .short = Tent
name-lake = Lake Gravity Falls
    .short = Lake
name-summerween_store = Summerween Superstore
    .short = Superstore
name-junkyard = Gravity Falls Junkyard
    .short = Junkyard

## Characters

name-dipper = Dipper
name-mabel = Mabel
name-stan = Stan
name-soos = Soos
name-wendy = Wendy

text-dipper =
    Once in your turn, after any roll of yours, you may reroll up to { $amount } dice; the new faces stand. Teleport: to a location with a monster.
text-mabel =
    When you draw, fill your hand up to { $amount } cards instead of taking one. Teleport: to a location with another character.
text-stan =
    When you draw, take the top card of your deck or any card from your discard pile. Teleport: to a location without a monster and with at least { $tokens } distrust tokens.
text-soos =
    Once in your turn, you may lift a curse from another character in your location or an adjacent one. Teleport: to a location with another character or adjacent to one.
text-wendy =
    Once in your turn, you may carry a courage cube along a road to an adjacent location without one, even to a monster or to distrust. Teleport: to a location with a courage cube.

name-reroll = rerolling dice
name-refill = drawing up to a full hand
name-own_discard = drawing from one’s own discard pile
name-lift_curse = lifting somebody else’s curse
name-move_cube = carrying a courage cube
name-to_monster = to a monster
name-to_character = to another character
name-to_distrust = to distrust without a monster
name-to_near_character = to another character or next to one
name-to_cube = to a courage cube

## Monsters

name-gobblewonker = Gobblewonker
name-gnome_giant = Gnome Giant
name-pterodactyl = Pterodactyl
name-summerween_trickster = Summerween Trickster
name-manotaur = Manotaur
name-gremloblin = Gremloblin
name-time_monster = Time Monster
name-gideon_bot = Gideon-Bot
name-rumble_mcskirmish = Rumble McSkirmish

text-gobblewonker =
    To beat it you need { $amount ->
        [one] { $amount } success
       *[other] { $amount } successes
    } more than usual.
text-gnome_giant = Whoever walks into his location stops there and fights him.
text-pterodactyl = In riots it pulls tokens even from places with a courage cube, and distrust before anything else.
text-summerween_trickster = Only the successes of cursed characters work on him.
text-manotaur = Characters in his location or next to it cannot use their abilities.
text-gremloblin = In a fight with it every move result counts as a curse.
text-time_monster = It cannot be beaten while another monster is on the board.
text-gideon_bot = A courage cube does not stop it: it breaks the cube and comes all the same.
text-rumble_mcskirmish =
    He must be beaten { $amount ->
        [one] { $amount } time
       *[other] { $amount } times
    }: at first he is only knocked down.

name-tough = takes more successes
name-stops_walks = stops whoever walks by
name-greedy_pull = pulls tokens in spite of cubes
name-only_cursed = only the cursed can beat it
name-no_abilities = no abilities near it
name-moves_curse = moves on the dice count as curses
name-last_one = can only be beaten last
name-breaks_cubes = breaks courage cubes
name-rounds = takes more than one victory

## Action cards

name-0-4 = 0-4
name-1-3 = 1-3
name-2-2 = 2-2
name-3-1 = 3-1
name-4-0 = 4-0
name-teleport = Teleport
part-walk =
    Walk exactly { $distance ->
        [one] { $distance } road
       *[other] { $distance } roads
    }; resourcefulness { $resourcefulness }.
text-teleport = Move to another location as your character card says; resourcefulness { $resourcefulness }.
text-0-4 = Stay where you are; resourcefulness { $resourcefulness }.
text-1-3 = { part-walk }
text-2-2 = { part-walk }
text-3-1 = { part-walk }
text-4-0 = { part-walk }

## Events

name-ev_teleport = Teleport
name-ev_discard = Discard
name-ev_retreat = Retreat
name-ev_muster = Muster
name-ev_monster_panic = Monster Panic
name-ev_character_panic = Character Panic
name-ev_character_gossip = Character Gossip
name-ev_monster_gossip = Monster Gossip

text-ev_teleport = Whoever holds a Teleport discards it and moves by it, if possible. No rumors, no roll.
text-ev_discard = Each character discards an action card, or the alarm rises by { $amount }.
text-ev_retreat = Each character goes one road away from the nearest monster, if there is a way.
text-ev_muster = Each monster pulls a distrust token from every adjacent location, even from one with a courage cube. The alarm does not rise.
text-ev_monster_panic = For each monster remove a courage cube from its location or an adjacent one.
text-ev_character_panic = For each character remove a courage cube from its location or an adjacent one.
text-ev_character_gossip = For each character turn a support token over in its location or an adjacent one.
text-ev_monster_gossip = For each monster turn a support token over in its location or an adjacent one.

## Curses

name-shaky_hands = Shaky Hands
name-memory_gap = Memory Gap
name-bad_reputation = Bad Reputation
name-sticky_fear = Sticky Fear
name-loneliness = Loneliness
name-bills_chaos = Bill’s Chaos
name-monsters_call = Monster’s Call
name-weak_knees = Weak Knees
name-mind_block = Mind Block

text-shaky_hands = You roll at most { $amount } dice; each one over that is a curse.
text-memory_gap = You draw only with fewer than { $amount } cards in hand. When you rest, one random card stays in the deck.
text-bad_reputation = At the end of your phase one support token in your location turns to distrust.
text-sticky_fear = You cannot move distrust tokens; support you still must.
text-loneliness = You may not walk through locations with other characters, nor stop there.
text-bills_chaos = Discard all open movement cards and open as many new ones. Then discard this curse.
text-monsters_call = Go one road nearer to the nearest monster. Then discard this curse.
text-weak_knees =
    In fights you need { $amount ->
        [one] { $amount } success
       *[other] { $amount } successes
    } more than usual.
text-mind_block = You cannot use your character’s ability.

## Tokens, dice, track

name-support = support
name-distrust = distrust
name-success = success
name-move = move
name-curse = curse
name-easy = easy
name-medium = medium
name-hard = hard
name-start = start of the track
name-first_curse_mark = a curse for everyone
name-second_curse_mark = a curse for everyone
name-row_mark = shorter open row
name-loss_space = defeat
text-first_curse_mark = When the alarm reaches space { $space }, every player takes a curse.
text-second_curse_mark = When the alarm reaches space { $space }, every player takes another curse.
text-row_mark = When the alarm reaches space { $space }, the open card nearest to the deck is discarded, and the row stays short for the rest of the game.
text-loss_space = When the alarm reaches space { $space }, the game is lost at once.

## Zones

zone-movement_deck = Movement deck
zone-movement_discard = Movement discard
zone-row = Open row
zone-unused_events = Unused events
zone-removed = In the box
zone-curse_deck = Curse deck
zone-curse_discard = Curse discard
zone-resolving = Being resolved
zone-hand = Hand of { $owner }
zone-deck = Deck of { $owner }
zone-discard = Discard of { $owner }
zone-curses = Curses of { $owner }

## Phases

phase-choose_monsters = Choosing monsters
phase-choose_characters = Choosing characters
phase-preparation = Preparation
phase-before_card = Start of the turn
phase-play = Action card or rest
phase-walk = Movement
phase-after_move = After the move
phase-rumours = Rumors
phase-after_rumours = After rumors
phase-roll = Dice roll
phase-after_roll = After the roll
phase-courage = Courage cube
phase-draw = Draw
phase-removal = Removing curses
phase-bad_reputation = End of the character phase
phase-before_monsters = Before the monsters
phase-move_monster = Monster movement
phase-riot_curses = A monster arrives
phase-riots = Riots
phase-after_riots = After riots
phase-reveal = New movement card
phase-after_reveal = End of the turn
phase-pass_turn = Passing the turn

## Questions

ask-choose_monster = Choose a monster for this game.
ask-choose_character = Choose a character.
ask-ability_window = Use your ability now?
ask-play = Play an action card or declare a rest.
ask-walk =
    Where does the character walk? Exactly { $roads ->
        [one] one road
       *[other] { $roads } roads
    }.
ask-teleport = Where does the character teleport?
ask-rumours = Rumors: which tokens do you pull? One from each adjacent location; where a courage cube stands you need not.
ask-opponent = Whom do you fight?
# What was rolled, without zeros: a comma stands where something follows.
part-faces =
    { $success ->
        [0] { "" }
        [one] { $success } success
       *[other] { $success } successes
    }{ $success ->
        [0] { "" }
       *[other]
            { $move ->
                [0]
                    { $curse ->
                        [0] { "" }
                       *[other] ,{ " " }
                    }
               *[other] ,{ " " }
            }
    }{ $move ->
        [0] { "" }
        [one] { $move } move
       *[other] { $move } moves
    }{ $move ->
        [0] { "" }
       *[other]
            { $curse ->
                [0] { "" }
               *[other] ,{ " " }
            }
    }{ $curse ->
        [0] { "" }
        [one] { $curse } curse
       *[other] { $curse } curses
    }
ask-reroll = You rolled { part-faces }. Reroll dice?
ask-move_token =
    Which token moves, and where?{ $left ->
        [1] { "" }
        [one] {" "}{ $left } move is left.
       *[other] {" "}{ $left } moves are left.
    }
ask-courage = Place a courage cube here?
ask-draw = Draw a card?
ask-removal = Roll to remove curses?
ask-remove_curse =
    Which curse do you remove?{ $left ->
        [1] { "" }
        [one] {" "}You may remove { $left }.
       *[other] {" "}You may remove up to { $left }.
    }
ask-mover = A monster is coming to { $to }. Which of the nearest ones?
ask-riots =
    Riots at { $at }: which tokens does { $monster } pull? One from each adjacent location; where a courage cube stands it need not.{ $least ->
        [0] { "" }
       *[other] {" "}The alarm rises by { $least } at least.
    }
ask-call = Where does the character go?
    .thing = { $thing }: where does the character go?
ask-event_teleport = Where does the character teleport?
    .thing = Event { $thing }: where does the character teleport?
ask-discard = Discard an action card, or the alarm rises by { $amount }.
    .thing = Event { $thing }: discard an action card, or the alarm rises by { $amount }.
ask-retreat = Where does the character go?
    .thing = Event { $thing }: where does the character go?
ask-panic = { $of }, { $at }: which courage cube, here or next door, is removed?
    .thing = { $thing }. { $of }, { $at }: which courage cube, here or next door, is removed?
ask-gossip = { $of }, { $at }: where, here or next door, is a support token turned over?
    .thing = { $thing }. { $of }, { $at }: where, here or next door, is a support token turned over?

## Answers

option-rest = Rest
    .details = { $cards ->
        [0] Rest: no cards to take back
        [one] Rest: take back one card
       *[other] Rest: take back { $cards } cards
    }
option-deck = A card from the deck
option-refill = Refill the hand
    .details = { $cards ->
        [one] Refill the hand: one card
       *[other] Refill the hand: { $cards } cards
    }
option-stop = Enough
option-keep = Keep the roll
option-alarm = Raise the alarm
option-support = Support: { $a }
option-distrust = Distrust: { $a }
    .details = Distrust: { $a } (alarm +{ $alarm })
option-reroll_1 = Reroll: { $a }
option-reroll_2 = Reroll: { $a } and { $b }
option-carry = Carry the cube: { $a } → { $b }
option-pass-ability_window = Not now
option-yes-courage = Place it
option-no-courage = Don’t place it
option-no-draw = Don’t draw
option-no-removal = Don’t roll
option-yes-removal = Roll
    .details = { $dice ->
        [one] Roll one die
       *[other] Roll { $dice } dice
    }
option-nothing-rumours = Pull none
option-nothing-riots = Pull none
option-lift = Lift { $b }: { $a }

## What happened

event-monster_chosen = { $seat } chooses { $monster }
    .seat = You choose { $monster }
event-character_chosen = { $seat } plays { $character }
    .seat = You play { $character }
event-monster_placed =
    { $monster } takes its place at { $location }{ $pulled ->
        [0] { "" }
        [one] {" "}and pulls { $pulled } token from next door
       *[other] {" "}and pulls { $pulled } tokens from next door
    }
event-character_placed = { $seat } ({ $character }) starts at { $location } with a courage cube
    .seat = You ({ $character }) start at { $location } with a courage cube
event-turn = { $seat }’s turn ({ $character })
    .seat = Your turn ({ $character })
    .heading = yes
event-played = { $seat } plays { $cards }
    .seat = You play { $cards }
event-rested =
    { $count ->
        [0] { $seat } rests with every card in hand already
       *[other] { $seat } rests and takes { part-cards_taken }{ part-which }
    }
    .seat =
        { $count ->
            [0] You rest with every card in hand already
           *[other] You rest and take { part-cards_taken }{ part-which }
        }
part-cards_taken =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
part-which =
    { $shown ->
        [yes] : { $cards }
       *[no] {""}
    }
event-left_behind = { $seat } leaves { $cards } in the deck: Memory Gap
    .seat = You leave { $cards } in the deck: Memory Gap
event-walked = { $seat } walks { part-way }
    .seat = You walk { part-way }
    .after_played = {" "}and walks { part-way }
    .after_played_seat = {" "}and walk { part-way }
part-way =
    { $roads ->
        [one] { $roads } road
       *[other] { $roads } roads
    } to { $location }
event-stopped = { $monster } bars the way: { $seat } stops at { $location }
    .seat = { $monster } bars the way: you stop at { $location }
event-teleported = { $seat } teleports to { $location }
    .seat = You teleport to { $location }
    .after_played = {" "}and teleports to { $location }
    .after_played_seat = {" "}and teleport to { $location }
event-rumour = Rumors: a { $token } token comes from { $origin }
    .all = Rumors: tokens come from { $all }
    .each = { $origin } ({ $token })
event-fought = { $seat } fights { $monster } and needs { part-needed }
    .seat = You fight { $monster } and need { part-needed }
part-needed =
    { $requirement ->
        [one] { $requirement } success
       *[other] { $requirement } successes
    }
event-rolled = { $seat } rolls { part-rolled }
    .seat = You roll { part-rolled }
part-rolled =
    { part-dice }: { part-faces }{ $overflow ->
        [0] { "" }
        [one] ; the die too many will be a curse
       *[other] ; the { $overflow } dice too many will be curses
    }
part-dice =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
event-rerolled = { $seat } rerolls { part-dice }, which makes { part-faces }
    .seat = You reroll { part-dice }, which makes { part-faces }
event-persuaded = { $seat } wins people over: { part-won_over }
    .seat = You win people over: { part-won_over }
part-won_over =
    at { $location } { $tokens ->
        [one] { $tokens } token turns to support
       *[other] { $tokens } tokens turn to support
    }
event-defeated = { $seat } defeats { $monster }!
    .seat = You defeat { $monster }!
    .tone = good
event-knocked_down = { $seat } knocks { $monster } down: one more fight is needed
    .seat = You knock { $monster } down: one more fight is needed
event-fought_off =
    { $success ->
        [0] { $monster } stands firm: not one of { $requirement } successes
       *[other] { $monster } stands firm: { $success } of { $requirement } successes
    }
event-immune = Successes do not work on { $monster } now
event-token_moved = { $seat } sends a { $token } token to { $location }
    .seat = You send a { $token } token to { $location }
    .times = { $seat } sends { part-times_tokens } to { $location }
    .times_seat = You send { part-times_tokens } to { $location }
part-times_tokens =
    { $times ->
        [one] { $times } { $token } token
       *[other] { $times } { $token } tokens
    }
event-cube_placed = { $seat } places a courage cube at { $location }
    .seat = You place a courage cube at { $location }
event-drew = { $seat } draws { $cards }
    .seat = You draw { $cards }
event-took_back = { $seat } takes { $cards } from their own discard pile
    .seat = You take { $cards } from your own discard pile
event-reshuffled = { $seat } shuffles the discard pile into a new deck
    .seat = You shuffle the discard pile into a new deck
event-removal_rolled = { $seat } rolls { part-dice } to remove curses: { part-removal }
    .seat = You roll { part-dice } to remove curses: { part-removal }
part-removal =
    { $success ->
        [0] not one success
        [one] { $success } success
       *[other] { $success } successes
    }
event-curse_removed = { $seat } removes { $curse }
    .seat = You remove { $curse }
event-reputation = Bad Reputation ({ $seat }): a support token at { $location } turns to distrust
    .seat = Your Bad Reputation: a support token at { $location } turns to distrust
event-curse_lifted = { $seat } lifts { $curse } from { $player }
    .seat = You lift { $curse } from { $player }
    .player = { $seat } lifts { $curse } from you
event-cube_carried = { $seat } carries a courage cube: { $origin } → { $location }
    .seat = You carry a courage cube: { $origin } → { $location }
event-cursed = { $seat } takes a curse: { $curse }
    .seat = You take a curse: { $curse }
event-curse_rejected = { $seat } already has { $curse } and takes another
    .seat = You already have { $curse } and take another
event-no_curse = { $seat } takes no new curse: none that fits is left
    .seat = You take no new curse: none that fits is left
event-curses_reshuffled = The curse discard is shuffled into a new deck
event-row_replaced = Bill’s Chaos: { $seat } replaces { part-open_cards }
    .seat = Bill’s Chaos: you replace { part-open_cards }
part-open_cards =
    { $open ->
        [one] { $open } open movement card
       *[other] { $open } open movement cards
    }
event-called = { $seat } follows the monster’s call to { $location }
    .seat = You follow the monster’s call to { $location }
event-monster_moved = { $monster } appears at { $location }
    .after_cube_broken = {" "}and appears there
event-cube_held = The courage cube protects { $location }: the monster stays
event-cube_broken = { $monster } breaks the courage cube at { $location }
event-riot_pull = Riots: a { $token } token comes from { $origin }
    .all = Riots: tokens come from { $all }
    .each = { $origin } ({ $token })
event-flipped =
    At { $location } { $tokens ->
        [one] { $tokens } token turns to distrust
       *[other] { $tokens } tokens turn to distrust
    }
event-opened = A movement card is revealed: { $location }
    .all = Movement cards are revealed: { $all }
    .each = { $location }
event-deck_renewed = The movement discard is shuffled into a new deck
event-event = Event: { $event }
event-extra_event = { $event } is not the first event this turn and does not act
event-event_set_aside = The event { $event } is set aside
event-teleport_lost = { $seat } cannot teleport and just discards the card
    .seat = You cannot teleport and just discard the card
event-discarded = { $seat } discards { $cards }
    .seat = You discard { $cards }
event-not_discarded = { $seat } discards no card
    .seat = You discard no card
event-retreated = { $seat } retreats to { $location }
    .seat = You retreat to { $location }
event-stayed = { $seat } stays at { $location }
    .seat = You stay at { $location }
event-mustered =
    { $tokens ->
        [0] { $monster } finds no distrust around { $location }
        [one] { $monster } pulls { $tokens } distrust token to { $location }
       *[other] { $monster } pulls { $tokens } distrust tokens to { $location }
    }
event-cube_lost = Panic ({ $of }): a courage cube is removed from { $location }
    .of = Panic around you: a courage cube is removed from { $location }
event-no_cubes = Panic ({ $of }): no courage cube at { $location } or next to it
    .of = Panic around you: no courage cube at { $location } or next to it
event-no_support = Gossip ({ $of }): no support at { $location } or next to it
    .of = Gossip about you: no support at { $location } or next to it
event-turned_away = Gossip ({ $of }): a support token at { $location } turns to distrust
    .of = Gossip about you: a support token at { $location } turns to distrust
event-alarm = { $by }: the alarm rises by { $amount } to { $level }
    .tone = bad
event-curse_mark = Space { $space }: every player takes a curse
event-row_mark =
    Space { $space }: from now on { $open ->
        [one] { $open } movement card is
       *[other] { $open } movement cards are
    } open
event-row_shortened = { $location } is discarded from the row

## Why not

why-already_in_play = This monster is already in play: choose another.
why-already_taken = This character is taken: choose another.
why-manotaur = The Manotaur is near: abilities do not work. Get away from him.
why-mind_block = Mind Block keeps you from using your ability: get rid of the curse first.
why-too_far_to_help = Soos helps only in his own or an adjacent location: come nearer.
why-not_his_own = Soos cannot lift curses from himself: choose another character.
why-no_such_curse = That character has no such curse: choose one they have.
why-along_one_road = Wendy carries a cube along one road: choose an adjacent location.
why-cube_there = A courage cube already stands there, and there is no room for two: choose another location.
why-no_teleport = There is no location now that your Teleport leads to: play another card.
why-no_walk = You cannot walk that many roads from here: play another card or rest.
why-too_far = That is farther than your card takes you: choose a nearer location.
why-too_near = That is nearer than your card takes you, and you must walk all its roads: choose another location.
why-road_twice = You could get there in exactly that many roads only by walking one of them twice, which is not allowed: choose another location.
why-back_to_start = You may not return to where the turn began: choose another location.
why-through_start = The way would lead through where the turn began, which is not allowed: choose another location.
why-somebody_there = Another character is there and Loneliness forbids it: choose an empty location.
why-somebody_on_the_way = Another character is on the way and Loneliness forbids it: choose another location.
why-giant_in_the_way = The Gnome Giant is on the way and will stop you: you can only walk up to him.
why-not_alone = Another character is there and Loneliness forbids it: choose another location.
why-comes_anyway = This token comes by itself: there is nothing to choose.
why-distrust_stays = Sticky Fear keeps you from moving distrust: choose support.
why-comes_in_riots = The monster pulls this token anyway: there is nothing to choose.
why-all_or_nothing = Mabel refills her whole hand or does not draw: choose one of the two.
why-not_here = This monster is not in your location: fight one that is.
why-walked_into_the_giant = You walked in to the Gnome Giant: he is the one to fight.
why-no_such_dice = The dice do not show that: choose among what was rolled.
why-no_such_token = There is no such token in your location: choose another.
why-fresh = You took this curse this turn: it can be removed later.
why-not_nearest = The nearest monster moves, and this one is farther away: choose one of the nearest.
why-not_nearer = This location is not nearer to the nearest monster: choose another.
why-not_around = The event reaches only the location it has come to and its neighbors: choose one of those.
why-one_road = The character must go along exactly one road: choose an adjacent location.
why-not_farther = This location is not farther from the nearest monster: choose another.
why-same_place = A Teleport leads elsewhere, and you are already here: choose another location.
why-no_goal = Your Teleport does not lead there: choose a fitting location.
why-no_cube_there = There is no courage cube there: choose a location with one.
why-no_support_there = There is no support token there: choose a location that has one.
why-not_your_turn = It is another player’s turn: wait for yours.
why-not_held = This card is not in your hand: discard one that is, or let the alarm rise.
why-not_in_hand = This card is not in your hand: play one that is, or rest.
why-one_card_a_turn = A turn is one card or a rest, and yours has begun: answer what is asked now.
why-only_neighbours_tokens = Only tokens from adjacent locations come: choose among those.
why-only_to_neighbours = Tokens move only to adjacent locations: choose one of those.
why-distrust_here = There is distrust here, so no courage cube can be placed: win the people back first.
why-monster_here = A monster is here, so no courage cube can be placed: beat it first.
why-cube_here = A courage cube already stands here: one is enough.
why-no_cube_left = All courage cubes stand in town: none is left to place.
why-hand_full = You hold too many cards to draw: play some first.
why-no_calm = There is distrust or a monster here, so no card is drawn: calm the place first.
why-resting = On a rest you place no cube and draw no card: all your cards have already come back.
why-others_turn = Abilities work only in your own turn: wait for it.
why-not_your_ability = Your character cannot do that: their ability is on their card.
why-ability_used = The ability works once a turn and has been used: wait for your next turn.
why-inside_a_step = The ability works only between the steps of the turn, and when there is something to use it on: finish this step first.
why-three_monsters = Exactly three different monsters take part: name three or none.
why-one_character_each = Each player needs a character: name one for each or none.
why-no_such_seat = There is no such seat at this table: choose the first player among those who play.
why-no_events_simplified = The simplified game has no events, so there is no difficulty to choose: leave it at normal.
why-solo_is_two_seats = Alone you play two characters: choose two players.

## Settings

setting-difficulty = Difficulty
    .help = How many events are shuffled into the movement deck.
setting-difficulty-easy = easy: 4 events
setting-difficulty-normal = normal: 6 events
setting-difficulty-hard = hard: 8 events
setting-simplified = Simplified rules
    .help = For young players: no events, Teleports, monster abilities or effects of the alarm track. Dipper, Mabel and Soos suit children; Stan is better left to an adult.
setting-monsters = Monsters
    .help = Three monsters in the order of placement. If none is named, they are drawn by lot.
setting-monsters-gobblewonker = Gobblewonker (easy)
setting-monsters-gnome_giant = Gnome Giant (easy)
setting-monsters-pterodactyl = Pterodactyl (easy)
setting-monsters-summerween_trickster = Summerween Trickster (medium)
setting-monsters-manotaur = Manotaur (medium)
setting-monsters-gremloblin = Gremloblin (medium)
setting-monsters-time_monster = Time Monster (hard)
setting-monsters-gideon_bot = Gideon-Bot (hard)
setting-monsters-rumble_mcskirmish = Rumble McSkirmish (hard)
setting-monster_draw = Drawing monsters
    .help = For a first game we suggest one monster of each class.
setting-monster_draw-one_of_each = one of each class
setting-monster_draw-any = any three
setting-characters = Characters
    .help = One for each player, in the order of the seats. If none is named, they are dealt by lot.
setting-characters-dipper = Dipper
setting-characters-mabel = Mabel
setting-characters-stan = Stan
setting-characters-soos = Soos
setting-characters-wendy = Wendy
setting-choose_at_table = Choose at the table
    .help = Monsters and characters that you have not named are chosen by the players at the start, not by lot.
setting-first_player = First player
    .help = Whoever watched Gravity Falls most recently begins; if you do not remember, let the lot decide.
setting-first_player-random = by lot
setting-first_player-p0 = player 1
setting-first_player-p1 = player 2
setting-first_player-p2 = player 3
setting-first_player-p3 = player 4
setting-first_player-p4 = player 5
preset-standard = Standard game
    .help = One monster of each class, six events.
preset-children = With children
    .help = Simplified rules; monsters and characters are chosen at the table.
preset-experts = For experts
    .help = Any three monsters and all eight events.
setting-solo = Solo
    .help = One person plays two characters by the rules for two.

## Endings

ending-won = All monsters are beaten: Gravity Falls is saved!
ending-lost = The alarm has reached its limit: the twins must leave.

## Why a bot moves so

reason-rest = time to take the cards back
reason-card = { $card } promises the most
reason-fight = { $monster } is there and might be beaten
reason-guard = a monster is coming to { $location }: getting it ready
reason-persuade = there is trust to win back at { $location }
reason-lift = { $curse } does the most harm
reason-carry = the cube is needed more at { $location }
reason-curse = { $curse } does the most harm
reason-later = better to wait for now
reason-tokens = less distrust where it is dangerous
aspect-alarm = a lower alarm
aspect-monsters = monsters beaten
aspect-distrust = less distrust in town
aspect-cubes = courage cubes on the board
aspect-cards = cards in hand
aspect-curses = fewer curses
aspect-threat = less harm from the monsters’ next moves
aspect-fight = better chances in the next fights

## What a bot tells its team-mates before it acts

intention-rest = I’ll take my cards back.
intention-card = I’ll play { $card }.
intention-fight = I’m going after { $monster }.
intention-guard = I’m going to { $location }: a monster is coming there.
intention-persuade = I’m going to { $location } to win back some trust.
intention-lift = I’ll lift { $curse }.
intention-carry = I’ll put a cube at { $location }.
reply-here = I’m already there: { $location }.
reply-fight = I can be there on my turn ({ $location }), with a { $percent } % chance in the fight.
reply-can = I can get there on my turn: { $location }.
reply-far = I can’t get there on my next turn: { $location }.

## The table in a terminal

table-town = The town: + support, - distrust, ■ cube, (1) awaits a monster, roads to numbers
table-alarm = Alarm { $level } of { $last } { $bar }
table-marks = C: curses, R: shorter row
table-ahead = Ahead: { $marks }
table-monster = { $monster } ({ $class }), { $location }, successes needed: { $need }
table-immune = { $monster } ({ $class }), { $location }, not hurt by the active character’s successes
table-defeated = { $monster }: defeated
table-knocked_down = knocked down
table-power = ability: { $ability }
table-teleport = Teleport: { $goal }
table-supply = Courage cubes in the supply: { $cubes }
table-mark-curse = C
table-mark-row = R
table-mark-loss = X
table-coming = { $movers }, alarm +{ $rise }, needs { $need } to beat
table-stopped = { $movers }, but the cube will hold
table-piles = deck { $deck }, discard { $discard }
table-curses = curses: { $curses }
table-dice = The dice show: { $dice }

## Fields of the table: what the plain table of the page calls them

field-active = To move
field-first = First player
field-alarm = Alarm
field-loss_space = Limit of the alarm
field-ahead = Ahead on the alarm track
field-space = Space
field-mark = What happens
field-supply = Courage cubes in the supply
field-row_size = Cards in the monster row
field-locations = Locations
field-support = Support
field-distrust = Distrust
field-cube = Courage cube
field-roads = Roads
field-nearest = Nearest monsters
field-characters = Characters
field-id = Character
field-at = Where
field-ability = Ability
field-teleport = Teleport leads
field-no_ability = Ability blocked by
field-dice_limit = Dice at most
field-hand_limit = Draws with fewer cards than
field-monsters = Monsters
field-class = Class
field-defeated = Defeated
field-knocked_down = Times knocked down
field-requirement = Successes needed
field-immune = Immune
field-played = Card played
field-ability_used = Ability used
field-dice = Dice
field-arrived = Monster that came
field-forecast = Forecast
field-location = Where to
field-seat = In whose turn
    .seat = yes
field-movers = Who would come
field-stopped = Stopped by a cube
field-alarm_least = The alarm rises by at least
field-alarm_most = and at most by
field-if_cube = Not stopped by a cube
