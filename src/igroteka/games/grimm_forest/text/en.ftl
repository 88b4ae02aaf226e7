### The Grimm Forest

title = The Grimm Forest
tagline = Pigs choose in secret where to gather and race to build three houses
feel = Second-guessing the neighbors, and merry mischief
playing-time = about 60 minutes
bot-easy = Picks a place by eye and pays no attention to other houses.
bot-normal = Guesses where the others will go and saves its goods, but expects no tricks.
bot-hard = Plays two rounds ahead in many imagined forests before it lays a card; slow to change a plan it trusts.
goal = { $houses ->
        [one] { $houses } finished house
       *[other] { $houses } finished houses
    }; of equals, the sturdiest.
intro = The king needs a royal builder, and the pigs set to work: whoever finishes three houses first has won. But everything lies in the same three places, and you find out too late where your neighbor is going. A game of guessing, and of fables that spoil the neatest plans.
intro-1 = Three finished houses of straw, wood or brick, in any mix. A house is a base for 2 resources, walls for 4 and a roof for 6, paid in its own material and built from the ground up.
    .title = The goal
    .goal = yes
intro-2 = Every round, all of you lay a gather card at once (where your pig will go) and, if you like, one fable on top of it. You may change your mind until the last one is ready.
    .title = A secret choice
intro-3 = They’re turned up while the gather cards still lie face down: monsters step onto locations, cards trade places, somebody is in for a surprise.
    .title = Fables first
intro-4 = Come alone and take everything that lies there. Come in threes and share equally; what’s left stays. With four players there’s the Market, where you pick one by one; with two, the Prince carries off half of a location before each round.
    .title = Then the gathering
intro-5 = In turn order everybody takes two actions, and both are compulsory: draw a fable, gain a resource, build a section, or ask your friend for a special action.
    .title = Building
intro-6 = Walls bring a friend with a lasting ability. You can have only one: keep the new friend, or give it to an opponent, who can’t refuse and loses their own.
    .title = Friends
intro-7 = The first finished house of straw, of wood and of brick earns a reward of your choice: a friend, two fables, or one resource of each kind.
    .title = First of its kind
intro-8 = The round is played to its end. If several have three houses, the sturdiest set wins: more brick houses, then more wooden ones.
    .title = Winning
intro-tip = The quarry gives the least, but fewer pigs tend to want it. Watch what your neighbors lack for their next roof: that’s where they’ll probably go. Send a monster there, or go the other way.

## Materials and sections

name-straw = straw
name-wood = wood
name-brick = brick
name-base = base
    .number = single
name-walls = walls
    .number = plural
name-roof = roof
    .number = single
built-of =
    { $a_id ->
        [wood] wooden
       *[other] { $a }
    }
made-of =
    { $material_id ->
        [wood] wooden
       *[other] { $material }
    }
score-straw_house = Straw houses
score-wood_house = Wooden houses
score-brick_house = Brick houses
name-2_brick = brick ×2
name-wood_brick = wood, brick
name-straw_brick = straw, brick
name-2_wood = wood ×2
name-straw_wood = straw, wood
name-2_straw = straw ×2
name-3_brick = brick ×3
name-wood_2_brick = wood, brick ×2
name-straw_2_brick = straw, brick ×2
name-2_wood_brick = wood ×2, brick
name-straw_wood_brick = straw, wood, brick
name-2_straw_brick = straw ×2, brick
name-3_wood = wood ×3
name-straw_2_wood = straw, wood ×2
name-2_straw_wood = straw ×2, wood
name-3_straw = straw ×3

## Locations

name-field = the Field
name-forest = the Forest
name-quarry = the Quarry
name-market = the Market

## Pigs and gather cards

name-orange = orange
name-blue = blue
name-purple = purple
name-green = green
name-gather_straw = Gather Straw
name-gather_wood = Gather Wood
name-gather_brick = Gather Brick
name-go_to_market = Go to Market
name-orange_gather_straw = Gather Straw (orange)
name-orange_gather_wood = Gather Wood (orange)
name-orange_gather_brick = Gather Brick (orange)
name-orange_go_to_market = Go to Market (orange)
name-blue_gather_straw = Gather Straw (blue)
name-blue_gather_wood = Gather Wood (blue)
name-blue_gather_brick = Gather Brick (blue)
name-blue_go_to_market = Go to Market (blue)
name-purple_gather_straw = Gather Straw (purple)
name-purple_gather_wood = Gather Wood (purple)
name-purple_gather_brick = Gather Brick (purple)
name-purple_go_to_market = Go to Market (purple)
name-green_gather_straw = Gather Straw (green)
name-green_gather_wood = Gather Wood (green)
name-green_gather_brick = Gather Brick (green)
name-green_go_to_market = Go to Market (green)

## Fables

name-travelling_merchant = Traveling Merchant
text-travelling_merchant =
    Everybody in your location, you included, may trade { $effects_amount ->
            [one] { $effects_amount } resource
           *[other] { $effects_amount } resources
        } of one type for { $effects_gain } of another from the supply.
    .band = End of gather
name-magic_pipe = Magic Pipe
text-magic_pipe = Take into your hand every monster played this round: they do nothing now. You can play them from the next round on.
    .band = On reveal
name-giant = Giant
text-giant =
    Everybody with the Giant loses their friend, all fables in hand and { $effects_2_amount ->
            [one] { $effects_2_amount } resource
           *[other] { $effects_2_amount } resources
        } of each type they have.
    .band = Monster · end of gather
name-prime_plot = Prime Plot
text-prime_plot =
    If you are alone in your location, this card becomes an extra building zone of yours: sections there cost { $discount ->
            [one] { $discount } resource
           *[other] { $discount } resources
        } less.
    .band = End of gather
name-wolf = Wolf
text-wolf = If anybody is with the Wolf, all resources of that location go to the supply and nothing is left to collect.
    .band = Monster · before collecting
name-fearsome_roar = Fearsome Roar
text-fearsome_roar = Every opponent in your location shuffles all their gather cards, the laid one too, draws one and goes there at once.
    .band = Before collecting
name-fairy_gifts = Fairy Gifts
text-fairy_gifts =
    At the start of the next round put this card on any location; at the end of gather everybody there gains { $effects_2_amount ->
            [one] { $effects_2_amount } resource
           *[other] { $effects_2_amount } resources
        } of their choice.
    .band = Next round
name-grandmas_house = Grandma’s House
text-grandmas_house =
    While it lies here, all monsters must come to it, however many. At the end of gather everybody here gains { $effects_2_amount ->
            [one] { $effects_2_amount } resource
           *[other] { $effects_2_amount } resources
        } of any types. After the gather phase it leaves if any monster was played this round.
    .band = Unique location
name-dragon = Dragon
text-dragon = Everybody with the Dragon discards all resources of their board.
    .band = Monster · before collecting
name-friendly_game = Friendly Game
text-friendly_game =
    Take { $effects_amount ->
            [one] { $effects_amount } resource
           *[other] { $effects_amount } resources
        } of your choice from one opponent in your location.
    .band = End of gather
name-wishing_well = Wishing Well
text-wishing_well = Exchange 2 laid gather cards without looking. Their new holders may look at them.
    .band = On reveal
name-royal_wedding = Royal Wedding
text-royal_wedding =
    At the end of gather everybody who is elsewhere discards { $effects_2_amount ->
            [one] { $effects_2_amount } resource
           *[other] { $effects_2_amount } resources
        } of their choice. After the gather phase it leaves if nobody is here.
    .band = Unique location
name-little_helpers = Little Helpers
text-little_helpers =
    If you are alone in your location, you have { $effects_amount ->
            [one] { $effects_amount } extra action
           *[other] { $effects_amount } extra actions
        } in the build phase.
    .band = End of gather
name-mighty_patron = Mighty Patron
text-mighty_patron =
    Every opponent in your location has only { $effects_amount ->
            [one] { $effects_amount } action
           *[other] { $effects_amount } actions
        } in this build phase, and you have { $effects_gain } more for each of them.
    .band = End of gather
name-hired_hands = Hired Hands
text-hired_hands =
    Pay { $effects_amount ->
            [one] { $effects_amount } resource
           *[other] { $effects_amount } resources
        } of any types or discard this card. If you pay, next round you gain as much again as you collect.
    .band = On reveal
name-taxes = Taxes
text-taxes =
    Every opponent who is not with you discards { $effects_divisor ->
            [2] half
           *[other] 1/{ $effects_divisor }
        } of all their resources, rounded down: brick first, then wood, then straw.
    .band = Next round · end of gather
name-share_the_wealth = Share the Wealth
text-share_the_wealth = Every opponent who collected { $effects_least } or more resources this round gives you { $effects_amount } of them.
    .band = End of gather
name-ghostly_whisper = Ghostly Whisper
text-ghostly_whisper =
    If you are alone in your location, draw { $effects_amount ->
            [one] { $effects_amount } fable
           *[other] { $effects_amount } fables
        }, keep { $effects_keep } and discard the others.
    .band = End of gather
name-no_way = No Way, Not Ever
text-no_way =
    If a monster is with you, you may move once to another location. If no monster was played this round, draw { $effects_amount ->
            [one] { $effects_amount } fable
           *[other] { $effects_amount } fables
        }.
    .band = Before collecting
name-thoughtful_gift = Thoughtful Gift
text-thoughtful_gift =
    Give an opponent up to { $effects_amount ->
            [one] { $effects_amount } resource
           *[other] { $effects_amount } resources
        } of one type (even none); they return as many of another type of their choice.
    .band = End of gather
name-tavern_night = Night at the Tavern
text-tavern_night = Draw a friend for each player, pick one for yourself, deal the others at random. Everybody must change friends.
    .band = On reveal
name-old_chronicles = Old Chronicles
text-old_chronicles =
    If an opponent is in your location, take { $effects_amount ->
            [one] { $effects_amount } card
           *[other] { $effects_amount } cards
        } of your choice from the fable discard.
    .band = End of gather
name-lonely_castle = Lonely Castle
text-lonely_castle =
    At the end of gather a player alone here gains { $effects_2_amount ->
            [one] { $effects_2_amount } resource
           *[other] { $effects_2_amount } resources
        } of each type. After the gather phase it leaves if { $crowd } or more are here (with two players, both).
    .band = Unique location
name-big_bad_wolf = Big Bad Wolf
text-big_bad_wolf = For everybody with him choose a straw or wooden house: its last section returns to the supply.
    .band = Monster · end of gather
name-oracle = Oracle
text-oracle = If you are alone in your location, you may take 1 random fable from every opponent’s hand.
    .band = End of gather
name-mysterious_stranger = Mysterious Stranger
text-mysterious_stranger =
    If you are alone in your location, draw { $effects_amount ->
            [one] { $effects_amount } friend
           *[other] { $effects_amount } friends
        } to keep or give to an opponent.
    .band = End of gather
name-secret_cellar = Secret Cellar
text-secret_cellar =
    Everybody in your location, you included, gains { $effects_amount ->
            [one] { $effects_amount } resource
           *[other] { $effects_amount } resources
        } of one type shown on it. In the Market each chooses their own.
    .band = End of gather
name-dark_curse = Dark Curse
text-dark_curse = Every opponent shuffles all their gather cards, the laid one too, and lays one at random. They may look at it.
    .band = On reveal
name-crystal_ball = Crystal Ball
text-crystal_ball = Look at the laid gather card of one opponent. Then you may replace yours with another from your hand.
    .band = On reveal
name-bridge_troll = Bridge Troll
text-bridge_troll =
    One opponent with the Troll gives you { $effects_2_divisor ->
            [2] half
           *[other] 1/{ $effects_2_divisor }
        } of what they collected this round, rounded down.
    .band = Monster · end of gather
name-spy_network = Spy Network
text-spy_network =
    Draw { $effects_amount ->
            [one] { $effects_amount } fable
           *[other] { $effects_amount } fables
        } for every player in your location, yourself included.
    .band = End of gather
name-harvest_moon = Harvest Moon
text-harvest_moon =
    Gain { $effects_divisor ->
            [2] half
           *[other] 1/{ $effects_divisor }
        } of the resources of a location where nobody collected this round, rounded down.
    .band = End of gather

## Friends

name-aladdin = Aladdin
text-aladdin =
    At the start of the round announce whether you will be alone in your location. If you were right, gain { $effects_2_amount ->
            [one] { $effects_2_amount } resource
           *[other] { $effects_2_amount } resources
        } of each type at the end of gather.
name-hansel_gretel = Hansel and Gretel
text-hansel_gretel =
    Opponents pay { $surcharge ->
            [one] { $surcharge } resource
           *[other] { $surcharge } resources
        } more for walls, and this goes to you.
name-ali_baba = Ali Baba
text-ali_baba = At the start of the round, steal 1 resource from an opponent. If you meet them this round, give it back at the end of gather.
name-jack = Jack
text-jack =
    After gather cards are revealed add { $effects_amount ->
            [one] { $effects_amount } resource
           *[other] { $effects_amount } resources
        } of one type shown there to your location. May be discarded to cancel the Giant.
name-snow_white = Snow White
text-snow_white =
    At the end of gather every opponent in your location gives you a fable of their choice, or without fables { $effects_amount ->
            [one] { $effects_amount } resource
           *[other] { $effects_amount } resources
        } of yours.
name-woodcutter = Woodcutter
text-woodcutter = Special action: gain { $special_amount } wood and add as much to the Forest. May be discarded to cancel any monster.
name-thumbelina = Thumbelina
text-thumbelina = After gather cards are revealed you may draw at random one of the gather cards left in your hand and go there.
name-puss_in_boots = Puss in Boots
text-puss_in_boots = Special action: build a section; 1 resource of its price may come from an opponent’s board.
name-goldilocks = Goldilocks
text-goldilocks =
    Special action: draw { $special_amount ->
            [one] { $special_amount } fable
           *[other] { $special_amount } fables
        }, keep { $special_keep }, put the others back on top of the deck in any order.
name-red_riding_hood = Little Red Riding Hood
text-red_riding_hood =
    Special action: discard the top { $special_amount ->
            [one] { $special_amount } fable
           *[other] { $special_amount } fables
        } and take every Wolf among them, or without one draw { $special_gain ->
            [one] { $special_gain } fable
           *[other] { $special_gain } fables
        }. May be discarded to cancel a Wolf or the Big Bad Wolf.
name-evil_queen = Evil Queen
text-evil_queen = You lay your cards last, after a look at one card laid by an opponent: a gather card or a fable.
name-tom_thumb = Tom Thumb
text-tom_thumb = At the start of the round you may take 1 resource from any location.
name-cinderella = Cinderella
text-cinderella =
    After gather cards are revealed you reach your location first and take { $effects_amount ->
            [one] { $effects_amount } resource
           *[other] { $effects_amount } resources
        } from it; they do not count as collected.
name-mother_goose = Mother Goose
text-mother_goose =
    At the end of gather, if you are alone in your location, gain { $effects_amount ->
            [one] { $effects_amount } resource
           *[other] { $effects_amount } resources
        } of your choice. May be discarded in your turn for { $farewell_amount ->
            [one] { $farewell_amount } resource
           *[other] { $farewell_amount } resources
        }.
name-huntsman = Huntsman
text-huntsman =
    Opponents with fables in hand must lay one. Once a round you may cancel a monster in your location and gain { $reaction_amount ->
            [one] { $reaction_amount } resource
           *[other] { $reaction_amount } resources
        } of each type.
name-frog_prince = Frog Prince
text-frog_prince =
    At the end of gather, if an opponent is with you, discard this card and take a friend from the discard, then gain { $effects_amount ->
            [one] { $effects_amount } resource
           *[other] { $effects_amount } resources
        } of your choice.
name-pinocchio = Pinocchio
text-pinocchio =
    At the start of the round announce which gather card you will lay. If it was true, gain { $effects_2_amount ->
            [one] { $effects_2_amount } resource
           *[other] { $effects_2_amount } resources
        } of one type of that location at the end of gather.
name-gingerbread_man = Gingerbread Man
text-gingerbread_man =
    After gather cards are revealed you may go nowhere and take { $effects_amount ->
            [one] { $effects_amount } resource
           *[other] { $effects_amount } resources
        } from every location instead. You do not collect and meet nobody.
name-rapunzel = Rapunzel
text-rapunzel =
    At the start of the round put { $effects_amount ->
            [one] { $effects_amount } resource
           *[other] { $effects_amount } resources
        } of any types on this card. Special action: if you are alone in your location, take all of them. If the card is discarded, they are lost.
name-robin_hood = Robin Hood
text-robin_hood =
    At the end of the build phase every opponent with more resources than you gives you { $effects_amount ->
            [one] { $effects_amount } resource
           *[other] { $effects_amount } resources
        } of their choice.
name-little_mermaid = Little Mermaid
text-little_mermaid =
    When laid keep { $arrival_keep ->
            [one] { $arrival_keep } gather card
           *[other] { $arrival_keep } gather cards
        }, the others lie under her while she stays. Special action: gain { $special_amount ->
            [one] { $special_amount } resource
           *[other] { $special_amount } resources
        } of each type.
name-rumpelstiltskin = Rumpelstiltskin
text-rumpelstiltskin = At the start of the build phase gain { $effects_amount } straw. Special action: return all your straw and take as much wood or as much brick.
name-seven_dwarfs = Seven Dwarfs
text-seven_dwarfs =
    At the end of gather, if you are alone in your location, you have { $effects_amount ->
            [one] { $effects_amount } extra action
           *[other] { $effects_amount } extra actions
        } in the build phase.
name-sleeping_beauty = Sleeping Beauty
text-sleeping_beauty = At the start of the round choose a player: instead of a fable from hand they play the top card of the deck unseen.
name-fairy_godmother = Fairy Godmother
text-fairy_godmother =
    Special action: draw { $special_amount ->
            [one] { $special_amount } fable
           *[other] { $special_amount } fables
        }. May be discarded in your turn to exchange { $farewell_amount ->
            [one] { $farewell_amount } fable
           *[other] { $farewell_amount } fables
        } of your hand for { $farewell_gain ->
            [one] { $farewell_gain } resource
           *[other] { $farewell_gain } resources
        } of any types.

## Other things

name-action = action
name-reward = first-build reward
name-reward_friend = 1 friend
name-reward_fables = 2 fables
name-reward_resources = 1 resource of each type
name-alone = alone in the location
name-not_alone = not alone in the location
name-laid_gather = laid gather card
name-laid_fable = laid fable
name-fable_deck = fable deck
name-friend_deck = friend deck
name-stay = stay

## Answers

option-lay = { $a }, no fable
option-lay_with = { $a } with { $b }
option-keep = Keep { $a } and { $b }
option-swap = { $a } and { $b }
option-trade = { $a } → { $b }
    .details = { $a } ×{ $amount } → { $b } ×{ $gain }
option-offer = { $a }: give { $b }
option-steal = { $a }: steal { $b }
option-take = { $a }: take { $b }
option-give_friend = Give to { $a }
option-keep_friend = Keep this friend
option-peek_gather = { $a }: gather card
option-peek_fable = { $a }: fable
option-paid_by = { $a } pays 1 resource
option-house = { built-of } house, built up to the { $b }
    .details = { $of }: { built-of } house, built up to the { $b }
option-house_plot = { built-of } house on the prime plot, built up to the { $b }
    .details = { $of }: { built-of } house on the prime plot, built up to the { $b }
option-gain = Gain { $a }
option-build = Build { built-of } { $b }
    .details =
        Build { built-of } { $b }: { $price ->
            [0] free
           *[other] { $price } { $a }
        }{ $surcharge ->
            [0] { "" }
           *[other] {" "}and { $surcharge } more to { $to }
        }, { $left ->
            [0] nothing
           *[other] { $left }
        } left
option-build_plot = Build { built-of } { $b } on the prime plot
    .details =
        Build { built-of } { $b } on the prime plot: { $price ->
            [0] free
           *[other] { $price } { $a }
        }{" "}({ $discount } less there){ $surcharge ->
            [0] { "" }
           *[other] {" "}and { $surcharge } more to { $to }
        }, { $left ->
            [0] nothing
           *[other] { $left }
        } left
option-special = Special action: { $a }
option-farewell = Discard your friend: { $a }
option-draw_fable = Draw a fable
option-end_turn = End the turn
option-stay = Stay here
option-alone = I will be alone
option-not_alone = I will not be alone
option-nothing-merchant_trade = Don’t trade
option-nothing-gift_offer = Give nothing
option-nothing-hired_pay = Discard the card
option-nothing-tomthumb_take = Take nothing
option-nothing-puss_payment = Nobody, I pay it all myself
option-nothing-ball_replace = Keep mine
option-nothing-tavern_pick = Nobody
option-nothing-frog_pick = Nobody
option-nothing-whisper_keep = None
option-nothing-chronicles_take = None
option-nothing-goldilocks_keep = None
option-nothing-goldilocks_return = None
option-nothing-godmother_pay = None
option-yes-thumbelina_move = Fly at random
option-yes-gingerbread_run = Go nowhere
option-yes-cancel_monster = Cancel the monster
option-yes-oracle_use = Take the fables
option-no-thumbelina_move = Go by my own card
option-no-gingerbread_run = Go by my own card
option-no-cancel_monster = Don’t cancel it
option-no-oracle_use = Don’t take them

## Questions

ask-order_effects = Which of your cards acts next?
ask-gain_choice_1 = Which resource?
    .because = { $thing } ({ $by }): which resource do you take?
ask-gain_choice_2 = Which 2 resources?
    .because = { $thing } ({ $by }): which 2 resources do you take?
ask-gain_choice_3 = Which 3 resources?
    .because = { $thing } ({ $by }): which 3 resources do you take?
ask-rapunzel_stock = Which resources go on the card?
    .because = Which resources go on { $thing }?
ask-friendly_take = What do you take from { $of }?
    .because = { $thing }: what do you take from { $of }?
ask-snowwhite_take = Which resource does { $of } give?
    .because = { $thing }: which resource does { $of } give you?
ask-troll_give = What do you hand over of what you collected?
    .because = { $by } makes you pay ({ $thing }). What do you hand over of what you collected?
ask-lose_choice = Which resource do you discard?
    .because = { $thing } ({ $by }): you are not there. Which resource do you discard?
ask-share_give = What do you give of what you collected?
    .because = { $by } makes you share ({ $thing }). What do you give of what you collected?
ask-robin_give = What do you give?
    .because = { $thing } takes from you for { $by }. What do you give?
ask-hired_pay =
    Pay { $count ->
            [one] { $count } resource
           *[other] { $count } resources
        } or discard the card?
    .because =
        { $thing }: pay { $count ->
            [one] { $count } resource
           *[other] { $count } resources
        } or discard the card?
ask-market_pick = What do you take from { $at }?
ask-cinderella_types = What do you take from { $at } before the others?
    .because = { $thing }: what do you take from { $at } before the others?
ask-gingerbread_take = What do you snatch from { $at }?
    .because = { $thing }: what do you snatch from { $at }?
ask-moon_take = What do you take from { $at }?
    .because = { $thing }: what do you take from { $at }?
ask-jack_type = Which resource is added to { $at }?
    .because = { $thing }: which resource do you add to { $at }?
ask-cellar_type = Which resource do you take at { $at }?
    .because = { $by } opens { $thing } to all at { $at }. Which resource do you take?
ask-pinocchio_type = Which resource do you take at { $at }?
    .because = { $thing }: you told the truth. Which resource do you take at { $at }?
ask-monster_place = Where does the monster go?
    .because = { $thing }: where does the monster go?
ask-unique_place = Which location gets the card?
    .because = Which location gets { $thing }?
ask-fairygifts_place = Which location gets the card?
    .because = Which location gets { $thing }?
ask-moon_place = Which untouched location does the moon light?
    .because = { $thing }: which untouched location does the moon light?
ask-noway_move = A monster is here. Do you leave?
    .because = A monster is here. Do you leave by { $thing }?
ask-tomthumb_take = Take a resource from a location?
    .because = { $thing }: take a resource from a location?
ask-friendlygame = With whom do you play?
    .because = { $thing }: with whom do you play?
ask-troll_victim = Who pays you?
    .because = { $thing }: who pays you?
ask-ball_peek = Whose gather card do you look at?
    .because = { $thing }: whose gather card do you look at?
ask-beauty_target = Who plays the top fable of the deck unseen?
    .because = { $thing }: who plays the top fable of the deck unseen?
ask-alibaba_steal = What do you steal, and from whom?
    .because = { $thing }: what do you steal, and from whom?
ask-friend_keep_or_give = Your new friend is { $friend }. Keep them?
    .because = Your new friend is { $friend } ({ $thing }). Keep them?
ask-choose_cards = Where do you go, and which fable do you lay?
ask-queen_peek = Which laid card do you look at?
ask-well_swap = Whose gather cards change places?
    .because = { $thing }: whose gather cards change places?
ask-ball_replace = Replace your gather card?
    .because = { $thing }: replace your gather card?
ask-mermaid_keep = Which 2 gather cards do you keep?
    .because = { $thing }: which 2 gather cards do you keep?
ask-aladdin_guess = Will you be alone in your location?
    .because = { $thing }: will you be alone in your location?
ask-pinocchio_claim = Which gather card do you announce?
    .because = { $thing }: which gather card do you announce?
ask-merchant_trade = Trade with the merchant?
    .because = { $thing } ({ $by }) offers a trade. Do you accept?
ask-gift_offer = What do you give, and to whom? One type only, { $count } at most.
    .because = { $thing }: what do you give, and to whom? One type only, { $count } at most.
ask-gift_return = Which resource do you give back, in the same number?
    .because = { $by } gives you { $material } ×{ $count } ({ $thing }). Which resource do you give back, in the same number?
ask-bbw_house = Which of { $of }’s houses do you blow at?
    .because = { $thing }: which of { $of }’s houses do you blow at?
ask-snowwhite_give = Which fable do you give?
    .because = { $thing } ({ $by }) expects a fable from you. Which one do you give?
ask-tavern_pick = Whom do you invite to your table?
    .because = { $thing }: whom do you invite to your table?
ask-whisper_keep = Which fable do you keep?
    .because = { $thing }: which fable do you keep?
ask-chronicles_take = Which fable do you take from the discard?
    .because = { $thing }: which fable do you take from the discard?
ask-goldilocks_keep = Which fable do you keep?
    .because = { $thing }: which fable do you keep?
ask-goldilocks_return = Which fable goes back first? It will lie below the others.
    .because = { $thing }: which fable goes back first? It will lie below the others.
ask-godmother_pay = Which fable do you exchange?
    .because = { $thing }: which fable do you exchange?
ask-frog_pick = Whom do you take from the friend discard?
    .because = { $thing }: whom do you take from the friend discard?
ask-thumbelina_move = Fly by a random card of your hand?
    .because = { $thing }: fly by a random card of your hand?
ask-gingerbread_run = Go nowhere and take one from everywhere?
    .because = { $thing }: go nowhere and take one from everywhere?
ask-cancel_monster =
    { $stays ->
        [0] Discard { $friend } to cancel the monster at { $at }?
       *[other] { $friend } can cancel the monster at { $at } and stays with you. Cancel it?
    }
    .because =
        { $stays ->
            [0] { $thing } ({ $by }) is about to act at { $at }. Discard { $friend } to cancel it?
           *[other] { $thing } ({ $by }) is about to act at { $at }. { $friend } can cancel it and stays with you. Cancel it?
        }
ask-oracle_use = Take a fable from every opponent?
    .because = { $thing }: take a fable from every opponent?
ask-reward_choice = The first { made-of } house is yours. Which reward do you take?
ask-build_action = Your turn: what do you do?
ask-sly_build = Which section do you build?
    .because = { $thing }: which section do you build?
ask-puss_payment = { $material } { $section }: who pays 1 resource of the price?
    .because = { $thing }: { $material } { $section }. Who pays 1 resource of the price?
ask-rumpel_convert = What does { $material } ×{ $count } become?
    .because = { $thing }: what does { $material } ×{ $count } become?

## Reasons

why-not_that_many = There is not that much of it: choose another mix.
why-not_there = None of that lies here: take another.
why-not_shown = That type is not shown on the location: choose one that is.
why-monster_there = A monster is already there, and a second may not join it: choose another location.
why-lured = While Grandma’s House lies there, all monsters go to it: choose its location.
why-unique_there = A Unique Location already lies there, and one is the limit: choose another.
why-collected_there = Somebody collected there this round, and the moon shines only on untouched locations: choose one.
why-same_place = You are already here: choose another location, or stay.
why-nothing_left = There is none of that in the location: choose another.
why-not_with_you = That opponent is elsewhere: choose one who is with you.
why-not_with_troll = That opponent is not with the Troll: choose one who is.
why-nothing_to_take = That opponent has no resources: choose another.
why-nothing_to_steal = That opponent has none of it: steal something else.
why-must_lay = An opponent’s Huntsman makes you lay a fable while you have one: add it.
why-lays_blind = Sleeping Beauty makes you play the top card of the deck: no fable from hand this round.
why-locked = This card lies under the Little Mermaid: choose another.
why-no_fable_laid = That opponent has laid no fable: look at the gather card.
why-no_card_laid = That opponent has laid nothing yet: choose another.
why-no_exchange = That opponent does not have as much of any other type to give back: offer less, or choose another.
why-other_type = What you give back must be of another type: choose one.
why-spared = Brick houses withstand the Big Bad Wolf: choose one of straw or wood.
why-not_himself = The Frog Prince cannot be taken back: choose another friend.
why-unfinished = You have an unfinished house of this material: finish it first.
why-no_zone = All building zones are taken, so there is no room for another house: finish those you have.
why-no_plot = There is no free prime plot: choose an ordinary zone.
why-wrong_order = Base, walls, roof, in that order: build the section below first.
why-no_section = No such section is left in the supply: build with another material.
why-too_dear_base = You have too little of its material for a base: gather more.
why-too_dear_walls = You have too little of their material for walls: gather more.
why-too_dear_roof = You have too little of its material for a roof: gather more.
why-surcharged = Hansel and Gretel charge you extra for walls, and you are short of it: gather more.
why-must_act = Your base actions are compulsory: take them first.
why-no_actions = You have no actions left: end your turn.
why-special_used = This friend’s special action works once a round and has been used: wait for the next round.
why-not_choosing = Cards are laid at the start of a round, by everybody together: wait for it.
why-queen_waits = With the Evil Queen you lay your cards after everybody else: wait for them.
why-no_market = The Market is open only with four players: choose another location.
why-not_in_hand = This fable is not in your hand: choose another.
why-not_building = This is an action of the build phase: wait for it.
why-not_your_turn = Another player is building now: wait for your turn.
why-no_special = No friend with this special action is with you: choose another action.
why-no_farewell = No friend whom you could discard for this is with you: choose another action.
why-tower_shut = Rapunzel opens her tower only to a player who is alone: wait for such a round.
why-tower_empty = Nothing lies on Rapunzel’s card: choose another action.
why-spins_into_itself = Straw becomes wood or brick: choose one of the two.
why-no_straw = There is nothing to spin: you have no straw.
why-no_fables_left = No fables are left in deck and discard: choose another action.
why-too_few_fables = You have too few fables in hand to exchange: draw more.
why-nothing_to_pay_with = That opponent has none of the material: choose another.
why-needs_help = You cannot pay alone: let an opponent pay 1 resource.
why-nothing_to_build = Not even an opponent’s help would let you build now.
why-unknown_card = There is no such card in the box: check its name.
why-card_both_ways = The same card is both added and left out: decide for one.
why-too_few_friends = There are too few friends: at least two for each player.
why-too_few_fables_in_deck = There are too few fables: at least two for each player.
why-no_such_seat = There is no such seat: name one of the players.

## The resources of an event with commas: straw, wood ×2

goods =
    { $straw ->
        [0] {""}
        [1] straw
       *[other] straw ×{ $straw }
    }{ $wood ->
        [0] {""}
       *[other] { $straw ->
            [0] {""}
           *[other] {", "}
        }wood{ $wood ->
            [1] {""}
           *[other] {" "}×{ $wood }
        }
    }{ $brick ->
        [0] { $straw ->
            [0] { $wood ->
                [0] nothing
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] { $straw ->
            [0] { $wood ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }brick{ $brick ->
            [1] {""}
           *[other] {" "}×{ $brick }
        }
    }

## Events

event-round = Round { $round }. { $first } is the first player
    .first = Round { $round }. You are the first player
    .heading = yes
event-reminded = { $card } ({ $seat }) acts this round
    .seat = Your { $card } acts this round
event-prince =
    { $rolled ->
        [0] The Prince comes to the richest location, { $location }, and
       *[other] The die leads the Prince to { $location }: he
    } { $number ->
        [0] finds nothing to carry off
        [one] carries off half of it, { $number } resource
       *[other] carries off half of it, { $number } resources
    }
event-gained = { $seat } gains { goods } ({ $by })
    .seat = You gain { goods } ({ $by })
event-lost = { $seat } loses { goods } ({ $by })
    .seat = You lose { goods } ({ $by })
event-gave = { $seat } gives { $to } { goods } ({ $by })
    .seat = You give { $to } { goods } ({ $by })
    .to = { $seat } gives you { goods } ({ $by })
event-took = { $seat } takes { goods } from { $location } ({ $by })
    .seat = You take { goods } from { $location } ({ $by })
event-added = { $seat } adds { goods } to { $location } ({ $by })
    .seat = You add { goods } to { $location } ({ $by })
event-emptied = { $by } ({ $seat }) empties { $location }: { goods }
    .seat = Your { $by } empties { $location }: { goods }
event-collected = { $seat } collects { goods } in { $location }
    .seat = You collect { goods } in { $location }
    .all = Resources are collected: { $all }
    .each = { $seat } in { $location } — { goods }
    .each_seat = you in { $location } — { goods }
event-picked = { $seat } takes { goods } from { $location }
    .seat = You take { goods } from { $location }
event-laid =
    { $seat } lays a gather card{ $fables ->
            [0] {""}
           *[other] {" "}and a fable
        }
    .seat =
        You lay a gather card{ $fables ->
            [0] {""}
           *[other] {" "}and a fable
        }
    .all = The cards are laid: { $all }
    .each =
        { $seat } — a gather card{ $fables ->
            [0] {""}
           *[other] {" "}and a fable
        }
    .each_seat =
        you — a gather card{ $fables ->
            [0] {""}
           *[other] {" "}and a fable
        }
event-peeked =
    { $seat } looks at { $whose }’s { $what }{ $shown ->
            [yes] : { $cards }
           *[no] {""}
        }
    .seat =
        You look at { $whose }’s { $what }{ $shown ->
            [yes] : { $cards }
           *[no] {""}
        }
    .whose = { $seat } looks at your { $what }
event-idle =
    { $needs ->
        [1] { $seat } goes nowhere: { $by } does not act
        [2] { $seat } is not alone in the location: { $by } does not act
        [3] { $seat } meets nobody: { $by } does not act
       *[0] { $by } ({ $seat }) changes nothing
    }
    .seat =
        { $needs ->
            [1] You go nowhere: { $by } does not act
            [2] You are not alone in the location: { $by } does not act
            [3] You meet nobody: { $by } does not act
           *[0] Your { $by } changes nothing
        }
event-lays_last = { $seat } will lay cards after everybody else: the Evil Queen is at the table
    .seat = You will lay cards after everybody else: the Evil Queen is with you
event-must_lay = The Huntsman ({ $seat }) makes the opponents play fables
    .seat = Your Huntsman makes the opponents play fables
event-enchanted = Sleeping Beauty ({ $seat }) chooses who plays unseen: { $whom }
    .seat = Your Sleeping Beauty chooses who plays unseen: { $whom }
    .whom = Sleeping Beauty ({ $seat }) chooses who plays unseen: you
    .own = Sleeping Beauty lets { $seat } play unseen, as they wish
    .own_seat = Your Sleeping Beauty lets you play unseen, as you wish
event-guessed = { $seat } guesses: { $guess }
    .seat = You guess: { $guess }
event-claimed = { $seat } announces: { $card }
    .seat = You announce: { $card }
event-revealed = { $seat } reveals { $fable }
    .seat = You reveal { $fable }
    .all = The fables are revealed: { $all }
    .each = { $seat } — { $fable }
    .each_seat = you — { $fable }
event-placed =
    { $seat } puts { $card } at { $location }{ $stand_in ->
            [0] {""}
           *[other] {" "}(the card stands in for the figure)
        }
    .seat =
        You put { $card } at { $location }{ $stand_in ->
            [0] {""}
           *[other] {" "}(the card stands in for the figure)
        }
event-homeless = There is no room for { $card } ({ $seat })
    .seat = There is no room for your { $card }
event-piped =
    { $count ->
        [0] { $seat } plays the pipe, but there is nobody to lead away
       *[other] { $seat } pipes away { $cards }
    }
    .seat =
        { $count ->
            [0] You play the pipe, but there is nobody to lead away
           *[other] You pipe away { $cards }
        }
event-swapped = { $seat } swaps { $a }’s and { $b }’s gather cards
    .seat = You swap { $a }’s and { $b }’s gather cards
    .a = { $seat } swaps your gather card with { $b }’s
    .b = { $seat } swaps your gather card with { $a }’s
    .own = { $seat } swaps their own gather card with { $b }’s
    .own_seat = You swap your own gather card with { $b }’s
    .own_b = { $seat } swaps their own gather card with yours
event-cursed = { $seat } is cursed and lays { $cards } at random
    .seat = You are cursed and lay { $cards } at random
event-replaced =
    { $seat } { $changed ->
            [0] keeps their gather card
           *[other] replaces their gather card
        }
    .seat =
        { $changed ->
            [0] You keep your gather card
           *[other] You replace your gather card
        }
event-shown = { $seat } reveals { $card }: { $location }
    .seat = You reveal { $card }: { $location }
    .all = The gather cards are revealed: { $all }
    .each = { $seat } — { $location }
    .each_seat = you — { $location }
event-walked = { $seat } goes to { $location }
    .seat = You go to { $location }
    .all = The pigs have arrived: { $all }
    .each = { $seat } — { $location }
    .each_seat = you — { $location }
    .after_shown = {""}
event-went = { $seat } goes to { $location } ({ $by })
    .seat = You go to { $location } ({ $by })
event-ran = { $seat } runs away and goes nowhere
    .seat = You run away and go nowhere
event-stayed = { $seat } stays ({ $by })
    .seat = You stay ({ $by })
event-cancelled = { $by } ({ $seat }) cancels { $card }
    .seat = Your { $by } cancels { $card }
event-cleaned_up = Cards are cleared away, monsters are back in the camp
event-left = { $card } ({ $seat }) leaves the board
    .seat = Your { $card } leaves the board
event-waits = { $card } ({ $seat }) waits for the next round
    .seat = Your { $card } waits for the next round
event-drew = { $seat } draws { $cards } ({ $by })
    .seat = You draw { $cards } ({ $by })
event-took_cards = { $seat } takes { $cards } into their hand ({ $by })
    .seat = You take { $cards } into your hand ({ $by })
event-discarded = { $seat } discards { $cards } ({ $by })
    .seat = You discard { $cards } ({ $by })
event-spent = { $seat } discards { $cards }
    .seat = You discard { $cards }
event-handed = { $seat } hands { $to } { $cards } ({ $by })
    .seat = You hand { $to } { $cards } ({ $by })
    .to = { $seat } hands you { $cards } ({ $by })
event-returned = { $seat } puts { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } back on top of the deck ({ $by })
    .seat = You put { $number ->
            [one] { $number } card
           *[other] { $number } cards
        } back on top of the deck ({ $by })
event-turned_up = { $seat } turns up { $cards } ({ $by })
    .seat = You turn up { $cards } ({ $by })
event-reshuffled = The discard is shuffled into a new { $deck }
event-met_friend = { $seat } meets a friend: { $card }
    .seat = You meet a friend: { $card }
event-befriended = { $kept ->
        [1] { $seat } keeps this friend: { $card }
       *[0] { $seat } gives a friend away: { $card } is now with { $to }
    }
    .seat =
        { $kept ->
            [1] You keep this friend: { $card }
           *[0] You give a friend away: { $card } is now with { $to }
        }
    .to = { $seat } gives you a friend: { $card }
    .after_met_friend =
        { $kept ->
            [1] {" "}and keeps this friend
           *[0] {" "}and gives this friend to { $to }
        }
    .after_met_friend_seat =
        { $kept ->
            [1] {" "}and keep this friend
           *[0] {" "}and give this friend to { $to }
        }
    .after_met_friend_to = {" "}and gives this friend to you
event-parted = { $seat } parts with { $card }
    .seat = You part with { $card }
event-locked = { $seat } puts { $number ->
        [one] { $number } gather card
       *[other] { $number } gather cards
    } under the Little Mermaid
    .seat = You put { $number ->
            [one] { $number } gather card
           *[other] { $number } gather cards
        } under the Little Mermaid
event-unlocked = { $seat } takes their gather cards back from the Little Mermaid
    .seat = You take your gather cards back from the Little Mermaid
event-extra_actions = { $seat } gets { $number ->
        [one] { $number } extra action
       *[other] { $number } extra actions
    } ({ $by })
    .seat = You get { $number ->
            [one] { $number } extra action
           *[other] { $number } extra actions
        } ({ $by })
event-limited = { $seat } is left with { $number ->
        [0] no base actions
        [one] { $number } base action
       *[other] { $number } base actions
    } ({ $by })
    .seat = You are left with { $number ->
            [0] no base actions
            [one] { $number } base action
           *[other] { $number } base actions
        } ({ $by })
event-plot = { $seat } puts { $card } on their player board
    .seat = You put { $card } on your player board
event-stocked = { $seat } puts { goods } into Rapunzel’s tower
    .seat = You put { goods } into Rapunzel’s tower
event-built =
    { $seat } builds { $section_number ->
        [plural] { made-of } { $section }
       *[single] a { made-of } { $section }
    } { $price ->
        [0] for free
       *[other] for { $price }
    }
    .seat =
        You build { $section_number ->
            [plural] { made-of } { $section }
           *[single] a { made-of } { $section }
        } { $price ->
            [0] for free
           *[other] for { $price }
        }
event-house = { $seat } finishes a { made-of } house
    .seat = You finish a { made-of } house
    .after_built = : the house is finished
event-turned_to = { $seat } chooses what { $whom } loses ({ $by })
    .seat = You choose what { $whom } loses ({ $by })
    .whom = { $seat } chooses what you lose ({ $by })
    .own = { $seat } chooses what they themselves lose ({ $by })
    .own_seat = You choose what you yourself lose ({ $by })
event-blown_down = { $by } blows down { $seat }’s { made-of } { $section }
    .seat = { $by } blows down your { made-of } { $section }
event-rewarded = { $seat } is the first to finish a { made-of } house and takes the reward token
    .seat = You are the first to finish a { made-of } house and take the reward token
    .after_house = , the very first { made-of } one, and it earns the reward token
event-chose_reward = { $seat } chooses a reward: { $reward }
    .seat = You choose a reward: { $reward }
event-special = { $seat } asks a friend for a special action: { $card }
    .seat = You ask a friend for a special action: { $card }
event-farewell = { $seat } sends a friend off for a parting gift: { $card }
    .seat = You send a friend off for a parting gift: { $card }
event-ended_turn = { $seat } ends the turn
    .seat = You end your turn
event-refilled = The locations are refilled

## Zones

zone-fable_deck = Fable deck
zone-fable_discard = Fable discard
zone-friend_deck = Friend deck
zone-friend_discard = Friend discard
zone-offered = New friend
zone-tavern = At the tavern
zone-drawn = Drawn to choose from
zone-turned_up = Turned up
zone-fable_hand = Fables in hand ({ $owner })
zone-gather_hand = Gather cards in hand ({ $owner })
zone-laid_gather = Laid gather card ({ $owner })
zone-laid_fable = Laid fable ({ $owner })
zone-locked_gather = Under the Little Mermaid ({ $owner })
zone-friend = Friend ({ $owner })
zone-played = Played fables ({ $owner })
zone-next_round = Waiting from last round ({ $owner })
zone-unique_location = Unique locations ({ $owner })
zone-plot_zone = Prime plots ({ $owner })

## The course of a round

phase-prince_visit = The Prince’s visit
phase-start_of_round = Start of the round
phase-start_of_round_effects = At the start of the round
phase-choose = Choosing cards
phase-choose_last = The Evil Queen chooses
phase-reveal = Fables are revealed
phase-reveal_effects = On reveal
phase-reveal_gather = Gather cards are revealed
phase-after_gather_reveal_effects = After gather cards are revealed
phase-go = The pigs go
phase-before_collect_effects = Before collecting
phase-collect = Collecting
phase-collect_effects = After collecting
phase-end_of_gather = End of gather
phase-end_of_gather_effects = At the end of gather
phase-clean_up = Clean-up
phase-start_of_build = Start of build
phase-start_of_build_effects = At the start of build
phase-build_turns = Building
phase-end_of_build = End of build
phase-end_of_build_effects = At the end of build
phase-judgement = Is there a winner
phase-preparation = Preparing the next round

## Settings

setting-advanced = Advanced set
    .help = Add 6 fables and 6 friends for experienced players.
setting-with_cards = Add cards
    .help = Cards of the advanced set to shuffle into the basic decks.
setting-without_cards = Leave cards out
    .help = Cards that are not used in this game.
setting-frog_source = The Frog Prince takes a friend
    .help = By the rulebook, any friend from the discard; in the English edition, the top one of the deck.
setting-first_player = First player
    .help = Who begins round 1: whoever ate bacon last, or chance.
setting-frog_source-discard = from the discard
setting-frog_source-deck = from the deck
setting-first_player-random = random

## Endings

ending-three_houses = Three houses are finished: victory!
ending-more_brick = Several have three houses; more brick houses win.
ending-more_wood = Equal in brick; more wooden houses win.
ending-sturdiest_token = The houses are equal; the reward token of the sturdiest material wins.
ending-shared = Equal in everything: the victory is shared.

tie-brick_houses = Brick houses
tie-wood_houses = Wooden houses
tie-sturdiest_token = Sturdiest reward token (brick 3, wood 2, straw 1)

## Thoughts of bots

reason-fable_fits = { $fable } fits well, and the place to go is { $location }
reason-good_place = { $location } promises the most, with { $number } resources
reason-build_up = time to build: { $material }, { $section }
reason-lacks = my house lacks { $material }
reason-more_fables = another fable will come in handy
reason-friend_helps = { $friend } helps the most
reason-best_of_all = this pays best
aspect-houses = finished houses
aspect-walls = houses with walls
aspect-floors = houses begun
aspect-useful = resources that houses still need
aspect-spare = resources to spare
aspect-fables = fables in hand
aspect-friend = a helpful friend
aspect-actions = build actions

## The table in a terminal

table-round = Round { $round }, first player: { $first }
table-acting = { $card } acts ({ $owner })
table-friend = friend: { $friend }
table-hand = fables: { $cards }
table-fables = fables in hand: { $number }
table-said = announced: { $what }
table-tower = in the tower: { $goods }
table-tokens = reward tokens: { $materials }
table-piles = Fables: { $fable_deck } in the deck, { $fable_discard } discarded. Friends: { $friend_deck } in the deck, { $friend_discard } discarded.
table-rewards = First-build rewards still waiting: { $materials }
table-prices = section prices: { $prices }
table-surcharge = (with the surcharge on walls, { $number })
table-plot = on a prime plot: { $prices }
table-offered = New friend: { $card }

## Fields of the table: what the plain table of the page calls them

field-round = Round
field-first_player = First player
    .seat = yes
field-turn_order = Turn order
    .seat = yes
field-acting = Acting now
field-pending = Waiting to act
field-card = card
field-seat = player
    .seat = yes
field-locations = Locations
field-stock = Resources
    .of = straw wood brick
field-refill = Refill
    .of = straw wood brick
field-pigs = Pigs
    .seat = yes
field-cards = Cards
field-controller = controlled by
    .seat = yes
field-players = Players
field-pig = Pig
field-resources = Resources
    .of = straw wood brick
field-houses = Houses
field-material = Material
field-sections = Sections
    .of = base walls roof
field-finished = Finished
field-plot = Prime plot
field-prices = Section prices
    .of = base walls roof
field-plot_prices = Prices on a prime plot
    .of = base walls roof
field-surcharge = Surcharge on walls
field-reward_tokens = Reward tokens
    .seat = yes
field-tower_stock = In the tower
    .of = straw wood brick
field-debt = Debt
field-to = To
    .seat = yes
field-collected = Collected this round
    .of = straw wood brick
field-actions = Actions left
field-extra_actions = Extra actions
field-monster_camp = Monster camp
field-houses_to_win = Houses to win
