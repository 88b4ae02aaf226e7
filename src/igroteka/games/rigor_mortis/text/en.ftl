### The words of "Rigor Mortis". The same keys are in ru.ftl.

title = Rigor Mortis
tagline = Goblins steal books from under the Dark Overlord’s nose and try not to catch his eye
feel = Cunning on the board, laughter at the table
playing-time = about 45 minutes
bot-easy = Runs from Rigor, but often picks a card that is not the best.
bot-normal = Thinks its own turn through, but does not guess what the others will do.
bot-hard = Plays its choices on in its head, dozens of times, until its own next turn; what comes after that it does not foresee.
goal = The fewest looks when somebody gets { $looks ->
        [3] the third
        [4] the fourth
        [5] the fifth
       *[other] look number { $looks }
    }, or the books run out.
intro = You’re an errand goblin in the Dark Overlord’s library, and the books on his desk are simply too good to leave there. Steal books, shove your friends under his feet and stay out of his sight: every withering look stays with you until the end of the game.
intro-1 = A grid of cells with four symbols: scroll, stones, potion, grimoire. In a corner stands Rigor’s desk with the magic books. The fewer players, the closer together the shelves.
    .title = The library
intro-2 = Play one movement card, then draw one. A goblin card moves your own goblin; a Rigor card moves Rigor himself, whoever plays it. A card has two symbols: step onto a neighboring cell with one of them, then, if you like, onto a cell with the other. The magic orb fits every cell.
    .title = Your turn
intro-3 = Step onto a goblin and you shove it to a neighboring cell of your choice. If it lands on another goblin, that one’s owner decides where it flies.
    .title = Shoving
intro-4 = Meeting him, you onto his cell or he onto yours, costs a withering look and carries you off to a free teleport.
    .title = Rigor
intro-5 = A teleport reveals a token: you’re carried off, perhaps with a book, perhaps with a look. The desk gives you a magic book and sends you back to the start. Books are used in your turn, or when their moment comes.
    .title = Teleports and the desk
intro-6 = Some narrow your steps, some your hand, some hide things from your screen, and some make you bow, stand up and salute. Forget it, and you may be caught, which means another look.
    .title = Looks
intro-7 = The game ends with somebody’s fourth look or with the last book. The fewest looks win; a tie goes to Forgotten Treasure, then to the most books.
    .title = Winning
    .goal = yes
intro-tip = Count Rigor’s steps as carefully as your own: everybody moves him. A goblin beside him is an invitation to shove. And before you go for a book, look who could shove you.

## Figures, symbols, places

name-rigor = Rigor Mortis
name-purple = purple goblin
name-orange = orange goblin
name-green = green goblin
name-red = red goblin
name-blue = blue goblin
name-yellow = yellow goblin
name-white = white goblin
name-black = black goblin
name-scroll = scroll
name-stones = stones
name-potion = potion
name-grimoire = grimoire
name-orb = magic orb
name-unknown = (unseen)
name-desk = desk
name-shelf = bookshelf
name-teleport = teleport
name-start_cell = start cell
name-goblin = goblin
name-goblin_token = goblin token
name-token = teleport token
name-fragment = board fragment
name-movement_card = movement card
name-book = magic book
name-look = withering look
name-blank_look = blank look
name-category_eye = eye
name-category_hand = hand
name-category_mouth = mouth
name-category_leg = leg
name-category_head = head
name-category_collar = collar

## Movement cards (left symbol + right)

name-goblin_scroll_stones = Goblin: scroll + stones
name-goblin_stones_scroll = Goblin: stones + scroll
name-goblin_scroll_potion = Goblin: scroll + potion
name-goblin_potion_scroll = Goblin: potion + scroll
name-goblin_scroll_grimoire = Goblin: scroll + grimoire
name-goblin_grimoire_scroll = Goblin: grimoire + scroll
name-goblin_stones_potion = Goblin: stones + potion
name-goblin_potion_stones = Goblin: potion + stones
name-goblin_stones_grimoire = Goblin: stones + grimoire
name-goblin_grimoire_stones = Goblin: grimoire + stones
name-goblin_potion_grimoire = Goblin: potion + grimoire
name-goblin_grimoire_potion = Goblin: grimoire + potion
name-goblin_scroll_orb = Goblin: scroll + orb
name-goblin_orb_scroll = Goblin: orb + scroll
name-goblin_stones_orb = Goblin: stones + orb
name-goblin_orb_stones = Goblin: orb + stones
name-goblin_potion_orb = Goblin: potion + orb
name-goblin_orb_potion = Goblin: orb + potion
name-goblin_grimoire_orb = Goblin: grimoire + orb
name-goblin_orb_grimoire = Goblin: orb + grimoire
name-goblin_orb_orb = Goblin: orb + orb
name-rigor_scroll_stones = Rigor: scroll + stones
name-rigor_stones_scroll = Rigor: stones + scroll
name-rigor_scroll_potion = Rigor: scroll + potion
name-rigor_potion_scroll = Rigor: potion + scroll
name-rigor_scroll_grimoire = Rigor: scroll + grimoire
name-rigor_grimoire_scroll = Rigor: grimoire + scroll
name-rigor_stones_potion = Rigor: stones + potion
name-rigor_potion_stones = Rigor: potion + stones
name-rigor_stones_grimoire = Rigor: stones + grimoire
name-rigor_grimoire_stones = Rigor: grimoire + stones
name-rigor_potion_grimoire = Rigor: potion + grimoire
name-rigor_grimoire_potion = Rigor: grimoire + potion
name-rigor_scroll_orb = Rigor: scroll + orb
name-rigor_stones_orb = Rigor: stones + orb
name-rigor_potion_orb = Rigor: potion + orb
name-rigor_grimoire_orb = Rigor: grimoire + orb
name-rigor_orb_orb = Rigor: orb + orb

## Teleport tokens

name-teleportation = Teleportation
name-magic_book = Magic book
name-trap = Trap
text-teleportation = The goblin is carried to any other free teleport.
text-magic_book = The goblin is carried to any other free teleport, and its owner takes a magic book.
text-trap = The goblin is carried to any other free teleport, and its owner draws a withering look.

## Magic books

name-forgotten_treasure = Forgotten Treasure
name-slippers = Scurrying Slippers
name-shadow_step = Shadow Step
name-skin_swap = Skin Swap
name-call = Call of the Overlord
name-mirror_shield = Mirror Shield
name-scapegoat = Scapegoat
name-pardon = Plea for Pardon
name-eye = All-Seeing Eye
name-foresight = Foresight for Dummies
name-second_wind = Second Wind
name-pocket_orb = Pocket Orb
name-kick = Enchanted Kick
name-powder = Sleeping Powder
name-sticky_heels = Sticky Heels
name-pocket = Bottomless Pocket
text-forgotten_treasure = Does nothing and is never turned over. At the end its owner wins a tie for the fewest looks.
text-slippers = Your turn: your goblin takes one step onto any neighboring cell, whatever its symbol.
text-shadow_step = Your turn: put your goblin on any free teleport. No token is revealed.
text-skin_swap = Your turn: your goblin and any other change places. Nothing else happens.
text-call = Your turn: Rigor Mortis takes one step onto any neighboring cell you name.
text-mirror_shield = Any turn: when you are about to draw a look for a meeting or a trap, don’t. Your goblin is still carried away.
text-scapegoat = Any turn: when your goblin meets Rigor, choose a goblin on a neighboring cell: its owner draws the look instead of you.
text-pardon = Your turn: one of your looks goes back under the deck.
text-eye = Your turn: look at another player’s hand; you may exchange one of your movement cards for one of theirs.
text-foresight = Your turn: look at the whole stack of teleport tokens and put it back in any order.
text-second_wind = After your movement card: play another one.
text-pocket_orb = Before your movement card: both symbols of every movement card you play this turn are magic orbs.
text-kick = Your turn: shove a goblin next to yours. Yours stays where it is.
text-powder = Your turn: until your next turn begins, neither cards nor books move Rigor Mortis.
text-sticky_heels = Any turn: when your goblin is shoved, you choose the cell.
text-pocket = While this book lies face up, you may hold { $amount } more { $amount ->
        [one] card
       *[other] cards
    }.

## Withering looks

name-short_sight = Short Sight
name-misty_eyes = Misty Eyes
name-heavy_chin = Heavy Chin
name-cross_eyes = Cross Eyes
name-stiff_arm = Stiff Arm
name-crab_claws = Crab Claws
name-butterfingers = Butterfingers
name-open_palms = Open Palms
name-yes_overlord = Yes, Dark Overlord!
name-clenched_teeth = Clenched Teeth
name-forbidden_words = Forbidden Words
name-tongue_out = Tongue Out
name-one_leg = On One Leg
name-on_your_feet = On Your Feet!
name-mincing_gait = Mincing Gait
name-stiff_knees = Stiff Knees
name-card_on_head = Card on the Head
name-bow = The Bow
name-slow_wits = Slow Wits
name-absent_minded = Absent-Minded
name-book_allergy = Book Allergy
name-return_label = Return Label
name-compliment = Compliment
name-third_person = In the Third Person
text-short_sight = You cannot see floor symbols more than { $distance } { $distance ->
        [one] cell
       *[other] cells
    } from your goblin.
text-misty_eyes = You cannot see goblins more than { $distance } { $distance ->
        [one] cell
       *[other] cells
    } from yours. Rigor can always be seen.
text-heavy_chin = You cannot see the others’ books, looks and hand sizes, the discard piles or how thick the decks are.
text-cross_eyes = The symbols of your movement cards go strictly in order: left for the first step, right for the second.
text-stiff_arm = Now and after each of your draws, one random card in your hand is clamped and cannot be played.
text-crab_claws = You may play only the oldest or the newest card in your hand.
text-butterfingers = You may hold { $amount ->
        [-1] one card
        [-2] two cards
       *[other] ({ $amount })
    } fewer; any surplus is discarded at once, as you choose.
text-open_palms = Everybody sees your hand.
text-yes_overlord = Each time a card has moved Rigor, salute in time: “Yes, Dark Overlord!”
text-clenched_teeth = You cannot use books. Permanent ones keep working.
text-forbidden_words = In the chat you may not write about goblins, Rigor Mortis, the Overlord, books or looks.
text-tongue_out = Keep your tongue out while it is your turn; without voice at the table, show it before your movement card.
text-one_leg = A goblin card moves your goblin one cell at most.
text-on_your_feet = Each turn, before you play a movement card, stand up.
text-mincing_gait = Your goblin cannot step onto another goblin. When shoved, it pushes others as usual.
text-stiff_knees = Your goblin’s second step goes only in the direction of the first.
text-card_on_head = After each of your draws, straighten the card on your head in time.
text-bow = Before you play a Rigor card, bow.
text-slow_wits = You have half the time for your turn, though never less than { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }.
text-absent_minded = As your turn begins, a random card in your hand is discarded and replaced.
text-book_allergy = New books come to you face down: they count but cannot be used.
text-return_label = Your left neighbor always chooses the teleport or start cell for your goblin.
text-compliment = Each turn, before you play a card, praise your right neighbor, whose turn came just before yours.
text-third_person = Speak of yourself only in the third person; without voice each chat line begins with your goblin’s color.

name-salute = salute
name-stand = stand up
name-tongue = keep the tongue out
name-make_bow = bow
name-straighten = straighten the card on the head
name-guilty = guilty
name-not_guilty = not guilty

## Zones

zone-movement_deck = Movement deck
zone-movement_discard = Movement discard
zone-look_deck = Look deck
zone-book_deck = Books on Rigor’s desk
zone-token_stack = Token stack
zone-token_discard = Token discard
zone-hand = Hand: { $owner }
zone-face_up = Books face up: { $owner }
zone-face_down = Books face down: { $owner }
zone-looks = Looks: { $owner }

phase-colours = Choosing goblins
phase-placement = Placing the goblins
phase-before_card = Movement card
phase-after_card = Books after the card

## Questions

ask-colour = Choose a goblin.
ask-place = Put your goblin on a start cell.
ask-before_card = Play a movement card; before it you may use a book.
ask-after_card = Use a book, or end your turn.
ask-goblin_step = Where does your goblin step?
    .because = { $thing }. Where does your goblin step?
ask-goblin_second = Your goblin’s second step, or stop.
    .because = { $thing }. Your goblin’s second step from { $origin }, or stop.
ask-rigor_step = Where does Rigor Mortis step?
    .because = { $thing }. Where does Rigor Mortis step?
ask-rigor_second = Rigor’s second step, or stop.
    .because = { $thing }. Rigor’s second step from { $origin }, or stop.
ask-shove = Where do you shove { $pushed }’s goblin?
    .because = { $by } plays { $thing }. Where do you shove { $pushed }’s goblin?
    .own = You play { $thing }. Where do you shove { $pushed }’s goblin?
ask-sticky_heels = { $pusher }’s goblin shoves yours. Use Sticky Heels and choose the cell yourself?
    .because = { $by } plays { $thing }, and { $pusher }’s goblin shoves yours. Use Sticky Heels and choose the cell yourself?
    .own = You play { $thing }, and { $pusher }’s goblin shoves yours. Use Sticky Heels and choose the cell yourself?
ask-transport = Rigor is on a teleport: where do you carry him?
    .because = { $thing }. Rigor is on a teleport: where do you carry him?
ask-teleport = { $own ->
        [1] Choose a free teleport for your goblin.
       *[other] Choose a free teleport for { $goblin }’s goblin.
    }
    .because = { $own ->
        [1] { $by } plays { $thing }. Choose a free teleport for your goblin.
       *[other] { $by } plays { $thing }. Choose a free teleport for { $goblin }’s goblin.
    }
    .own = { $own ->
        [1] You play { $thing }. Choose a free teleport for your goblin.
       *[other] You play { $thing }. Choose a free teleport for { $goblin }’s goblin.
    }
    .thing = { $own ->
        [1] Token: { $thing }. Choose a free teleport for your goblin.
       *[other] Token: { $thing }. Choose a free teleport for { $goblin }’s goblin.
    }
ask-start = { $own ->
        [1] Choose a start cell for your goblin.
       *[other] Choose a start cell for { $goblin }’s goblin.
    }
    .because = { $own ->
        [1] { $by } plays { $thing }. Choose a start cell for your goblin.
       *[other] { $by } plays { $thing }. Choose a start cell for { $goblin }’s goblin.
    }
    .own = { $own ->
        [1] You play { $thing }. Choose a start cell for your goblin.
       *[other] You play { $thing }. Choose a start cell for { $goblin }’s goblin.
    }
ask-react = Your goblin has met Rigor. Answer with a book?
    .because = { $by } plays { $thing }, and your goblin has met Rigor. Answer with a book?
    .own = You play { $thing }, and your goblin has met Rigor. Answer with a book?
ask-shield = A look is coming your way. Use Mirror Shield?
    .because = { $by } plays { $thing }, and a look is coming your way. Use Mirror Shield?
    .own = You play { $thing }, and a look is coming your way. Use Mirror Shield?
    .thing = Token: { $thing }. A look is coming your way. Use Mirror Shield?
ask-discard = You may hold fewer cards now: which one do you discard?
    .thing = { $thing }: you may hold fewer cards now. Which one do you discard?
ask-skin_swap = With whose goblin do you change places?
    .because = { $thing }. With whose goblin do you change places?
ask-eye = Whose hand do you look at?
    .because = { $thing }. Whose hand do you look at?
ask-eye_give = Which of your cards do you give to { $other }?
    .because = { $thing }. Which of your cards do you give to { $other }?
ask-eye_take = Which card do you take from { $other } for it?
    .because = { $thing }. Which card do you take from { $other } for yours?
ask-kick = Which goblin do you kick?
    .because = { $thing }. Which goblin do you kick?
ask-pardon = Which look goes back under the deck?
    .because = { $thing }. Which look goes back under the deck?
ask-foresight = Which token do you put in place { $place } from the top?
    .because = { $thing }. Which token do you put in place { $place } from the top?
ask-second_card = Which movement card do you play second?
    .because = { $thing }. Which movement card do you play now?
ask-acts = Duties and accusations, at any moment.
    .because = { $by } accuses { $accused } of breaking { $thing }. Guilty?
ask-say = A line of chat for the table to hear: say:text.
    .chat = yes

option-show_hand = Show your hand and replace it
    .details = { $count ->
        [one] Show your hand and replace { $count } card
       *[other] Show your hand and replace { $count } cards
    }
option-end_turn = End the turn
    .details = { $count ->
        [0] End the turn without drawing
        [one] End the turn and draw { $count } card
       *[other] End the turn and draw { $count } cards
    }
option-stop = Stop
option-stay = Leave Rigor on the teleport
option-pass-sticky_heels = Let the pusher choose
option-pass-react = Take the look
    .details = Take the look (that makes { $looks })
option-pass-shield = Take the look
    .details = Take the look (that makes { $looks })
option-nothing-eye_give = No swap
option-blame = Scapegoat: { $a }
    .details = { $looks ->
        [0] Scapegoat: { $a } (no looks)
        [one] Scapegoat: { $a } ({ $looks } look)
       *[other] Scapegoat: { $a } ({ $looks } looks)
    }
option-praise = Praise { $a }
option-salute = “Yes, Dark Overlord!”
option-stand = Stand up
option-make_bow = Bow
option-tongue = Put out my tongue
option-straighten = Straighten the card on my head
option-guilty = Guilty
option-not_guilty = Not guilty
option-call_out = Caught you! { $a }: { $b }

## Events

event-colour_chosen = { $seat } chooses the { $goblin }
    .seat = You choose the { $goblin }
event-first_player = { $seat } goes first
    .seat = You go first
event-placed = { $seat } puts their goblin on { $cell }
    .seat = You put your goblin on { $cell }
event-turn_begins = { $seat } begins turn { $turn }
    .seat = You begin turn { $turn }
    .heading = yes
event-played = { $seat } plays { $cards }
    .seat = You play { $cards }
event-stepped = { $seat }’s goblin walks { $origin } → { $cell }
    .seat = Your goblin walks { $origin } → { $cell }
    .after_played = : { $origin } → { $cell }
    .after_stepped = {" "}→ { $cell }
event-rigor_stepped = { $seat } leads Rigor { $origin } → { $cell }
    .seat = You lead Rigor { $origin } → { $cell }
    .after_played = : { $origin } → { $cell }
    .after_rigor_stepped = {" "}→ { $cell }
event-shoved = { $seat } shoves { $pushed }’s goblin: { $origin } → { $cell }
    .seat = You shove { $pushed }’s goblin: { $origin } → { $cell }
    .pushed = { $seat } shoves your goblin: { $origin } → { $cell }
event-caught = { $seat }’s goblin meets Rigor on { $cell }
    .seat = Your goblin meets Rigor on { $cell }
event-look_drawn = { $shown ->
        [no] { $seat } gets a withering look
       *[yes] { $seat } gets a withering look: { $cards }
    }
    .seat = You get a withering look: { $cards }
event-look_rejected = { $shown ->
        [no] { $seat } already has the symbol of a look: it goes under the deck
       *[yes] { $seat } already has that symbol: { $cards } goes under the deck
    }
    .seat = You already have that symbol: { $cards } goes under the deck
event-blank_drawn = { $seat } gets a blank look: the look deck is empty
    .seat = You get a blank look: the look deck is empty
event-expelled = { $seat }’s goblin is driven out of the library
    .seat = Your goblin is driven out of the library
event-relocated = { $seat }’s goblin is carried to teleport { $cell }
    .seat = Your goblin is carried to teleport { $cell }
event-stayed = { $seat }’s goblin stays on { $cell }: no other teleport is free
    .seat = Your goblin stays on { $cell }: no other teleport is free
event-token_revealed = { $seat } reveals the token on { $cell }: { $cards }
    .seat = You reveal the token on { $cell }: { $cards }
event-tokens_stacked = The teleport tokens are shuffled into a new stack
event-book_taken = { $shown ->
        [no] { $seat } takes a magic book
       *[yes] { $seat } takes a magic book: { $cards }
    }
    .seat = You take a magic book: { $cards }
event-book_closed = { $shown ->
        [no] { $seat } takes a magic book and lays it face down
       *[yes] { $seat } takes a magic book and lays it face down: { $cards }
    }
    .seat = You take a magic book and lay it face down: { $cards }
event-sent_to_start = { $seat }’s goblin goes back to start cell { $cell }
    .seat = Your goblin goes back to start cell { $cell }
event-transported = { $seat } carries Rigor to { $cell }
    .seat = You carry Rigor to { $cell }
event-drew = { $count ->
        [-1] { $seat } draws from the movement deck
       *[other] { $seat } draws { $cards }
    }
    .seat = You draw { $cards }
event-deck_renewed = The movement discard is shuffled into a new deck
event-turn_lost = { $seat } cannot play a card, shows their hand and replaces it: { $cards }
    .seat = You cannot play a card, show your hand and replace it: { $cards }
event-discarded = { $shown ->
        [no] { $seat } drops a card
       *[yes] { $seat } drops { $cards }
    }
    .seat = You drop { $cards }
event-forgot = { $shown ->
        [no] { $seat } absent-mindedly loses a card
       *[yes] { $seat } absent-mindedly loses { $cards }
    }
    .seat = You absent-mindedly lose { $cards }
event-clamped = { $shown ->
        [no] { $seat }’s arm stiffens around a card
       *[yes] { $seat }’s arm stiffens around { $cards }
    }
    .seat = Your arm stiffens around { $cards }
    .after_drew = { $shown ->
            [no] , and their arm stiffens around a card
           *[yes] , and their arm stiffens around { $cards }
        }
    .after_drew_seat = , and your arm stiffens around { $cards }
event-book_used = { $shown ->
        [no] { $seat } uses a magic book
       *[yes] { $seat } uses { $cards }
    }
    .seat = You use { $cards }
event-shielded = { $shown ->
        [no] { $seat } turns the look away with a magic book
       *[yes] { $seat } turns the look away: { $cards }
    }
    .seat = You turn the look away: { $cards }
event-blamed = { $shown ->
        [no] { $seat } shifts the blame to { $victim }
       *[yes] { $seat } shifts the blame to { $victim }: { $cards }
    }
    .seat = You shift the blame to { $victim }: { $cards }
    .victim = { $shown ->
            [no] { $seat } shifts the blame to you
           *[yes] { $seat } shifts the blame to you: { $cards }
        }
event-dug_in = { $shown ->
        [no] { $seat } digs in and chooses the cell
       *[yes] { $seat } digs in and chooses the cell: { $cards }
    }
    .seat = You dig in and choose the cell: { $cards }
event-shadow_stepped = { $seat }’s goblin steps out of the shadow on { $cell }
    .seat = Your goblin steps out of the shadow on { $cell }
event-swapped_places = { $seat } and { $other } swap skins: { $origin } ↔ { $cell }
    .seat = You and { $other } swap skins: { $origin } ↔ { $cell }
    .other = { $seat } swaps skins with you: { $origin } ↔ { $cell }
event-pardoned = { $shown ->
        [no] { $seat } is pardoned: a look goes under the deck
       *[yes] { $seat } is pardoned: { $cards } goes under the deck
    }
    .seat = You are pardoned: { $cards } goes under the deck
event-blank_pardoned = { $seat } is pardoned: a blank look is gone
    .seat = You are pardoned: a blank look is gone
event-hand_seen = { $seat } looks at { $other }’s hand: { $cards }
    .seat = You look at { $other }’s hand: { $cards }
    .other = { $seat } looks at your hand: { $cards }
event-cards_swapped = { $shown ->
        [no] { $seat } and { $other } swap cards
       *[yes] { $seat } and { $other } swap cards: { $cards } (first the one given, then the one taken)
    }
    .seat = You and { $other } swap cards: { $cards } (first the one given, then the one taken)
    .other = { $seat } swaps cards with you: { $cards } (first the one you got, then the one you gave)
event-no_swap = { $seat } swaps no card with { $other }
    .seat = You swap no card with { $other }
    .other = { $seat } swaps no card with you
event-tokens_ordered = { $seat } rearranges the teleport tokens
    .seat = You rearrange the teleport tokens
event-rigor_asleep = { $seat } puts Rigor to sleep
    .seat = You put Rigor to sleep
event-rigor_awake = { $seat } begins their turn, and Rigor wakes up
    .seat = You begin your turn, and Rigor wakes up
event-duty_done = { $seat } remembers to { $duty }
    .seat = You remember to { $duty }
event-praised = { $seat } pays { $other } a compliment
    .seat = You pay { $other } a compliment
    .other = { $seat } pays you a compliment
event-violation = { $seat } breaks the demand of { $look }
    .seat = You break the demand of { $look }
event-called_out = { $seat } calls “Caught you!” and is right: { $accused } broke { $look }
    .seat = You call “Caught you!” and are right: { $accused } broke { $look }
    .accused = { $seat } calls “Caught you!” and is right: you broke { $look }
event-wrong_call = { $seat } calls “Caught you!” and is wrong: { $accused } did not break { $look }
    .seat = You call “Caught you!” and are wrong: { $accused } did not break { $look }
    .accused = { $seat } calls “Caught you!” and is wrong: you did not break { $look }
event-vote_opened = { $seat } accuses { $accused } of breaking { $look }: a vote
    .seat = You accuse { $accused } of breaking { $look }: a vote
    .accused = { $seat } accuses you of breaking { $look }: a vote
event-voted = { $seat } votes: { $verdict }
    .seat = You vote: { $verdict }
event-acquitted = The votes are counted: { $accused } did not break { $look }. { $seat } accuses nobody for a while
    .seat = The votes are counted: { $accused } did not break { $look }. You accuse nobody for a while
    .accused = The votes are counted: you did not break { $look }. { $seat } accuses nobody for a while
event-convicted = The votes are counted: { $accused } broke { $look }
    .accused = The votes are counted: you broke { $look }

## Why not

why-colour_taken = That goblin is taken: choose another.
why-cell_taken = That cell is taken: choose a free start cell.
why-second_row = The second row is only for when the far row is full: choose a cell in the far row.
why-must_play = You have a card that can be played, and there is no passing: play it.
why-nothing_to_play = None of your cards can be played: show your hand, and it will be replaced.
why-no_step = This card has nowhere to move its figure: play another; if you cannot, show your hand.
why-locked = Your goblin cannot move any more this turn: play a Rigor card; if you cannot, show your hand.
why-locked_book = Your goblin cannot move any more this turn, not even by a book: wait for your next turn.
why-asleep = Rigor sleeps under Sleeping Powder: nobody moves him before its owner’s next turn.
why-strapped = Stiff Arm clamps this card: play another; if you cannot, show your hand.
why-inner_card = Crab Claws hold only the oldest and the newest card: play one of those; if you cannot, show your hand.
why-teeth = Clenched Teeth keep you from using books: get rid of the look, or do without.
why-face_down = The book lies face down: it has been used, or it came that way.
why-permanent = This book works by itself: there is nothing to use.
why-not_now = This book is for a special moment: you will be asked when it comes.
why-only_after = Second Wind comes after the movement card: play a card first.
why-only_before = Pocket Orb comes before the movement card: wait for your next turn.
why-must_play_second = Second Wind plays a second movement card, and you have one: play it, no hand is shown now.
why-no_step_second = This card has nowhere to move its figure: play another second.
why-locked_second = Your goblin cannot move any more this turn: play a Rigor card second.
why-strapped_second = Stiff Arm clamps this card: play another second.
why-inner_card_second = Crab Claws hold only the oldest and the newest card: play one of those second.
why-no_second_card = There is no second card in your hand that could be played: one will have to do.
why-no_book_step = Your goblin has nowhere to step, every neighboring cell is closed: play a card.
why-no_teleport = No teleport is free: wait until one is.
why-no_look = No look lies before you: there is nothing to pardon yet.
why-nobody_near = There is no goblin nearby that could be shoved: come closer first.
why-shelf = There is a bookshelf there, and nobody can stand on it: choose another cell.
why-behind = Shelves cut off this part of the library: choose a cell in play.
why-symbol = Your card does not show the symbol of this cell: choose a cell whose symbol it shows.
why-second_symbol = The second cell needs the symbol that is left on the card: choose another, or stop.
why-left_first = Cross Eyes take the left symbol for the first step and the right one for the second: choose another cell.
why-cannot_shove = The goblin there cannot be shoved anywhere: choose another cell.
why-mincing = With Mincing Gait your goblin cannot step onto another: go around it.
why-knees = With Stiff Knees the second step goes straight on: do that, or stop.
why-banned_cell = The pusher has just come from there: choose another cell.
why-shove_shelf = Nobody can be shoved onto a shelf: choose another cell.
why-moved_already = A goblin has already come there in this chain: choose another cell.
why-dead_end = The chain could not be finished from there: choose another cell.
why-teleport_taken = That teleport is taken: choose a free one.
why-start_taken = That cell is taken: choose a free one.
why-not_free = That cell is taken: Rigor can only be carried to a free one.
why-goblin_near = A goblin stands next to that cell: choose one farther away.
why-not_adjacent = That goblin is not next to yours: only a neighbor can be blamed.
why-kick_far = That goblin is not next to yours: kick a neighbor.
why-not_your_turn = This duty is for your own turn, before the movement card: wait for it.
why-too_late = The card has been played: you have missed this duty for this turn.
why-done_already = You have already done this in this turn: once is enough.
why-nothing_due = Nobody is waiting for that now: press when the time comes.
why-all_free = You are free of duties: there is nothing to do.
why-voice_table = This table has voice: the players judge this demand, no button is needed.
why-no_calls = The server polices this table: no accusation is needed.
why-nobody_judges = Nobody polices this table: looks only count, there is nothing to do or to call out.
why-no_such_duty = None of your looks asks for this: there is nothing to do.
why-no_such_look = This player has no such look: name one that lies before them.
why-own_look = Only an opponent can accuse: the others watch your looks.
why-unseen_look = Under Heavy Chin you do not see the looks of others, so you cannot name one.
why-unbreakable = This look cannot be broken, because the rules see to it: name another.
why-no_vote = No vote is under way: somebody must be accused first.
why-not_far_side = Goblins start on the side far from the desk: choose a start cell.
why-far_step = Steps go only to cells that share a side: choose a neighboring cell.
why-no_way = This card does not lead there: it moves one or two cells by its symbols. Choose a lit cell.
why-far_shove = A goblin is shoved only onto a cell next to it: choose one that shares a side.
why-no_teleport_cell = The goblin is carried to a teleport: choose a free one.
why-no_start_cell = The goblin goes back to a start cell: choose a free one.
why-not_accountable = This player is free of duties: there is nothing to accuse them of.
why-must_step = A movement card must move its figure: take at least one step.
why-others_turn = It is another player’s turn: wait for yours.
why-others_turn_book = Books are used in your own turn: wait for it.
why-card_first = Play a movement card first: the cell is chosen after it.
why-not_in_hand = That card is not in your hand: choose one that is.
why-not_your_book = This book does not lie before you: use one of your own.
why-one_card = One movement card a turn: this one stays in your hand for now.
why-between_steps = Books are used before the movement card or after it, not in the middle of a move: finish it first.
why-barred = After a wrong accusation you keep quiet until your next turn: wait.
why-one_vote = A vote is already under way: wait until it ends.
why-convicted_already = This look has already led to a conviction this turn: wait for the next.
why-accused = You are the accused, and the accused does not vote: wait for the verdict.
why-voted_already = Your vote has been counted: wait for the others.
why-voice_needs_callout = Voice looks are judged by accusation and vote: choose call-outs, or no voice.
why-no_such_seat = There is no such player at this table: name one of those who play.
why-bad_chance = A chance is given in thousandths, from 0 to 1000: correct the value.
why-bad_seconds = At least one second is needed: correct the value.

## Settings

setting-first = First player
    .help = The shortest player begins; if nobody is named, the lot decides.
setting-first-random = by lot
setting-first-p0 = player 1
setting-first-p1 = player 2
setting-first-p2 = player 3
setting-first-p3 = player 4
setting-first-p4 = player 5
setting-first-p5 = player 6
setting-first-p6 = player 7
setting-first-p7 = player 8
setting-policing = Policing
    .help = Who sees to it that the demands of looks are met.
setting-policing-by_humans = by the number of people
setting-policing-auto = the server
setting-policing-callout = the others: “Caught you!”
setting-policing-off = nobody
setting-voice = Voice at the table
    .help = Three or more people judge voice looks by vote; otherwise buttons stand in for them.
setting-jury = Jury
    .help = Who votes on voice looks. Bots believe whoever’s word has proved better in this game.
setting-jury-people = people
setting-jury-everybody = people and bots
setting-live = Play with clocks
    .help = Duties and votes last some seconds; without clocks, until the end of the next turn.
setting-duty_seconds = Seconds for a duty
    .help = How long you have to salute or to straighten the card, in play with clocks.
setting-bot_slip = Forgetful bots, ‰
    .help = How often a bot forgets a duty, in thousandths.
setting-bot_notice = Watchful bots, ‰
    .help = How often a bot notices that somebody forgot, in thousandths.
setting-auto_fulfil = Free of duties
    .help = These players’ looks count, but there is nothing to press.
setting-auto_fulfil-p0 = player 1
setting-auto_fulfil-p1 = player 2
setting-auto_fulfil-p2 = player 3
setting-auto_fulfil-p3 = player 4
setting-auto_fulfil-p4 = player 5
setting-auto_fulfil-p5 = player 6
setting-auto_fulfil-p6 = player 7
setting-auto_fulfil-p7 = player 8

## The end, and bots

ending-fourth_look = A fourth look: the goblin is driven out and the game is over. The least punished wins.
ending-last_book = The last book is taken: the game is over. The least punished wins.
reason-away = away from Rigor
reason-hunt = Rigor closer to the others
reason-progress = closer to the desk
reason-shove = shove a rival into danger
reason-use_book = just the moment for a book
reason-keep = the book may be needed later
reason-duty = a look’s demand must be met
reason-trust = whoever’s word has proved better in this game is believed
reason-undecided = one’s word is as good as the other’s here: a guess
reason-only = there is no other move
aspect-looks = fewer looks than the others have
aspect-lead = being ahead when the game ends
aspect-books = more books than the others have
aspect-desk = a shorter way to the desk
aspect-treasure = Forgotten Treasure in case of a tie
aspect-danger = less danger from Rigor
aspect-prey = Rigor nearer to the others

## The table in words

field-active = To move
field-first = First player
field-turn = Turn
field-rigor = Rigor Mortis
field-goblins = Goblins
    .seats = yes
    .one = Goblin
field-colours = Colors
    .seats = yes
    .one = Color
field-looks = Withering looks
    .seats = yes
    .one = Looks
field-blanks = Blank looks
    .seats = yes
    .one = Blank looks
field-hand_sizes = Cards in hand
    .seats = yes
    .one = Cards in hand
field-goblin_locked = The goblin cannot move any more this turn
field-turn_over = The turn is over
field-orbs = Every symbol is an orb
field-powder = Sleeping Powder
field-tokens_left = Tokens to come
field-demands = Your looks
field-look = Look
field-open = To be done now
field-words = No words that begin with
field-begin = A line of chat begins with
field-duties = Your duties
field-duty = Duty
field-vote = Vote
field-accuser = Accuser
field-accused = Accused
field-guilty = Guilty
field-not_guilty = Not guilty
field-barred = You cannot accuse anybody now
field-teleports = Teleports
field-start_cells = Start cells
field-desk = Desk
field-shelves = Shelves
field-floor = Floor

## In the terminal

table-scroll = s
table-stones = t
table-potion = p
table-grimoire = g
table-face_up = books
table-face_down = books face down
table-looks = looks
table-hand = hand
table-tokens = tokens to come

## The score

score-looks = Looks
score-books = Books
score-magic = Magic symbols
score-treasure = Forgotten Treasure

## Tie-breaks

tie-treasure = Forgotten Treasure
tie-books = Magic books
tie-magic = Magic symbols
