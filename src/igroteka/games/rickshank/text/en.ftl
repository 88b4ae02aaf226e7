### The words of The Rickshank Rickdemption. The same ids are in ru.ftl.

title = Rick and Morty: The Rickshank Rickdemption
tagline = Build a deck, beat your nemeses and outvote the Council of Ricks
feel = Deck building, attacks and intrigue
playing-time = about 50 minutes
bot-easy = Buys what it likes, and half of its voting is guesswork.
bot-normal = Builds a steady deck and is thrifty with tokens, but keeps no eye on other decks.
bot-hard = Knows which cards have won thousands of games and buys nothing else; bluffs escape it.
goal = The most points when the President falls (nemeses left: { $left }) or the deck ({ $deck }) runs out.
intro = Rick has got himself locked up in an intergalactic prison, and of course that’s part of the plan. You start with ten embarrassing cards, buy better ones, take down seven nemeses, and vote in the Council: secretly, dearly, and mostly against your neighbors.
intro-1 = Play cards from your hand for power. Spend power on cards, play on, buy again, in any order. What you buy goes to your discard pile. At the end of the turn your hand and everything you played are discarded, and you draw five new cards.
    .title = Your turn
intro-2 = The five cards of the flea market, Portal Guns, the face-up nemesis (one a turn), the location a Portal Gun has just shown you, and one access token a turn.
    .title = What’s for sale
intro-3 = When it’s empty and a card is needed, the discard pile is shuffled. A card bought this turn may reach your hand this turn.
    .title = Your deck
intro-4 = Ongoing cards and locations played from your hand stay in front of you and work every turn. A location from the stack is yours only if you buy it.
    .title = What stays on the table
intro-5 = An attack hits the others. Each of them may answer with one defense: from hand, from play, or by their character. Everybody is asked, even those who have none, so a pause tells nobody anything.
    .title = Attacks and defenses
intro-6 = A Council card starts a vote: everybody secretly stakes tokens and chooses, all is shown at once, then Council cards are added, one at a time around the table. Only those whose side won pay. In an auction the highest bid gets the bonus, a referendum is for everybody, and in sanctions you point at the unlucky one.
    .title = Votes
intro-7 = Beat one and it’s yours, points and all; at the end of the turn the next one is revealed and attacks everybody at once. The last is the President: to challenge him, discard a token at the very start of your turn.
    .title = Nemeses
intro-8 = The game ends when the President falls or the flea market can’t be refilled. The most victory points win.
    .title = Winning
    .goal = yes
intro-tip = In the first turns buy what draws cards or gives a lot of power; points can wait. Get rid of your starting cards whenever you can, and keep tokens for the one vote that really matters to you.

## Notions

name-rick = Rick
name-morty = Morty
name-special = Special
name-equipment = Equipment
name-gromflamite = Gromflamite
name-council = Council
name-location = Location
name-starter = Starter
name-nemesis = nemesis (face down)
name-access_token = access token
name-auction = auction
name-referendum = referendum
name-sanctions = sanctions
name-in_favour = For
name-against = Against
name-nobody = nobody
name-unchosen = no character yet

## Fields of the plain table and parts of the score

field-active = To move
field-turn = Turn
field-power = Power
field-supply = Access tokens in the supply
field-tokens = Access tokens
    .seats = yes
field-token_price = Price of a token
field-characters = Characters
    .seats = yes
field-prices = Prices
field-plays = Played this turn
field-may_defeat = May defeat the President
field-owners = Borrowed and unowned cards
field-card = Card
field-owner = Owner
field-vote_card = Vote
field-vote_kind = Kind of vote
field-vote_choices = Choices
    .seats = yes
field-vote_stakes = Stakes
    .seats = yes
field-vote_tally = Tally

score-cards = Cards
score-locations = Locations
score-nemeses = Nemeses
score-morty_waves = Unpaired Morty Waves

tie-nemeses = Nemeses defeated
tie-deck_size = Cards in the deck

## Settings, phases, zones, endings

setting-characters = Characters
    .help = One each at random, a free choice in turn order, or two each to keep one of.
setting-characters-random = random
setting-characters-choose = free choice
setting-characters-deal_two = one of two
setting-stop_idle_game = Stop a game that stands still (house rule)
    .help = Not in the rulebook. The game ends and is scored if three times around the table nobody has a card, or twenty times around nobody buys, gains or destroys one. Switch it off to play by the book.

phase-choose_characters = Choosing characters
phase-start_of_turn = Start of turn
phase-open_phase = Playing and buying

zone-main_deck = Main deck
zone-flea_market = Flea market
zone-portal_gun_stack = Portal Guns
zone-morty_waves_stack = Morty Waves
zone-nemesis = Top nemesis
zone-nemesis_stack = Nemesis stack
zone-location_stack = Location stack
zone-location_discard = Location discard
zone-destroyed = Destroyed pile
zone-unused = In the box
zone-revealed_locations = Revealed locations
zone-deck = Deck ({ $owner })
zone-hand = Hand ({ $owner })
zone-discard = Discard pile ({ $owner })
zone-play = In play ({ $owner })
zone-revealed = Revealed Council cards ({ $owner })
zone-imprisoned = Under Space Prison ({ $owner })

ending-president_defeated = The last nemesis is defeated: the game is over.
ending-nothing_happens = Time and again around the table nobody has bought, gained or destroyed a card: the game is over. This is a house rule, not in the rulebook.
ending-main_deck_short = The main deck is too short to refill the flea market: the game is over.

## The table in a terminal

table-turn = Turn { $turn }: { $seat } · power { $power } · tokens in the supply: { $supply }
table-stacks = Main deck { $main } · guns { $guns } · Morty Waves { $waves } · locations { $locations } (discard { $gone }) · destroyed { $destroyed }
table-characters = Characters to choose from:
table-nemesis = Nemesis, cost { $cost }: { $card } ({ $kind }) · { $below } more below
table-kind = { $type }, VP { $vp }
table-no_nemesis = The next nemesis lies face down ({ $below } left)
table-beside = Beside the flea market:
table-player = { $seat } ({ $character }) · tokens { $tokens } · hand { $hand } · deck { $deck } · discard { $discard }
table-play = in play: { $cards }
table-imprisoned = in prison: { $cards }
table-hand = Your hand: { $cards }
table-discard = Your discard pile: { $cards }
table-vote = Vote on { $card } ({ $kind })
table-choice = { $choice }: { $votes }
table-owner = { $card } — owner: { $owner }
table-none = —

## Questions

ask-choose_character = Choose a character.
ask-keep_character = Which of the two characters do you keep?
ask-president_token = Discard an access token for the right to defeat the President this turn?
ask-drive_thru = Which flea market card goes under the main deck and is replaced?
    .because = { $thing }: which flea market card goes under the main deck and is replaced?
ask-open_phase = Your turn: play cards, buy, or end the turn.
ask-trigger_order = Which ability comes next?
ask-choose_foe = Choose a foe.
    .because = { $thing }: choose a foe.
ask-fake_gun_owner = Whose discard pile gets the new card?
    .because = Whose discard pile gets { $thing }?
ask-moron_top = Where does { $card } go: on top of your deck or to your discard pile?
    .because = { $thing }: does { $card } go on top of your deck or to your discard pile?
ask-discard = Which card do you discard?{ part-left }
    .because = { $by }: { $thing }. Which card do you discard?{ part-left }
    .own = Your { $thing }. Which card do you discard?{ part-left }
    .thing = Group attack: { $thing }. Which card do you discard?{ part-left }
ask-destroy_own = Which card in your hand or discard pile do you destroy?
    .because = { $by }: { $thing }. Which card in your hand or discard pile do you destroy?
    .own = Your { $thing }. Which card in your hand or discard pile do you destroy?
ask-power_or_token = Power or an access token?
    .because = { $thing }: power or an access token?
ask-token_for_draw = Discard an access token to draw { part-number_cards }?
    .because = { $thing }: discard an access token to draw { part-number_cards }?
ask-token_for_returns = Discard an access token to take cards of cost { $cost } back from your discard pile (up to { $number })?
    .because = { $thing }: discard an access token to take cards of cost { $cost } back from your discard pile (up to { $number })?
ask-return_cheap = Which card of cost { $most } do you take back to your hand?
    .because = { $thing }: which card of cost { $most } do you take back to your hand?
ask-return_card = Which card do you take back to your hand?
    .because = { $thing }: which card do you take back to your hand?
ask-discard_top = Discard the top card of your deck? If it costs { $cost }, +{ $power } power.
    .because = { $thing }: discard the top card of your deck? If it costs { $cost }, +{ $power } power.
ask-destroy_hand = Which card in your hand do you destroy?
    .because = { $thing }: which card in your hand do you destroy?
ask-destroy_self = Destroy the card you played, too?
    .because = Destroy { $thing } itself, too?
ask-destroy_market = Which flea market card do you destroy?
    .because = { $thing }: which flea market card do you destroy?
ask-put_into_play = Which location of your discard pile do you put into play?
    .because = { $thing }: which location of your discard pile do you put into play?
ask-portal_discard = Which card do you discard to play the top location?
    .because = { $thing }: which card do you discard to play the top location?
ask-play_location = Play the top card of the location stack?
    .because = { $thing }: play the top card of the location stack?
ask-aqua_draw = Discarded from your hand: draw { part-number_cards } for it?
    .because = { $thing } was discarded from your hand: draw { part-number_cards } for it?
ask-destroy_discard = Which card of cost { $least } or more in your discard pile do you destroy?
    .because = { $by } attacks you with { $thing }. Which card of cost { $least } or more in your discard pile do you destroy?
ask-hand_over = Whose discard pile gets this card?
    .because = Whose discard pile gets { $thing }?
ask-ongoing_or_card = What do you discard: an Ongoing card from play or a card from hand?
    .because = { $by } attacks you with { $thing }. What do you discard: an Ongoing card from play or a card from hand?
ask-defend = You are attacked. How do you defend yourself?
    .because = { $by } attacks you with { $thing }. How do you defend yourself?
    .thing = Group attack: { $thing }. How do you defend yourself?
ask-bugged_payback = Which card goes to the attacker’s discard pile ({ $attacker })?
    .because = { $thing }: which card goes to the attacker’s discard pile ({ $attacker })?
ask-auction = Auction: how many tokens do you bid?
    .because = { $by } plays { $thing }. Auction: how many tokens do you bid?
    .own = You play { $thing }. Auction: how many tokens do you bid?
ask-referendum = Referendum: For or Against, and with how many tokens?
    .because = { $by } plays { $thing }. Referendum: For or Against, and with how many tokens?
    .own = You play { $thing }. Referendum: For or Against, and with how many tokens?
ask-sanctions = Sanctions: at whom do you point, and with how many tokens?
    .because = { $by } plays { $thing }. Sanctions: at whom do you point, and with how many tokens?
    .own = You play { $thing }. Sanctions: at whom do you point, and with how many tokens?
ask-council_reveal = Reveal a Council card for one more vote? Most votes so far: { $most }.
    .because = { $by } plays { $thing }. Reveal a Council card for one more vote? Most votes so far: { $most }.
    .own = You play { $thing }. Reveal a Council card for one more vote? Most votes so far: { $most }.
ask-vote_tie = A tie with { $most } votes each. Which option wins?
    .because = { $thing }: a tie with { $most } votes each. Which option wins?
ask-citadel_cancel = { $card }: hold the vote or cancel it?
    .because = { $card }: hold the vote on { $thing } or cancel it?
ask-gain_from_market = Which flea market card of cost { $most } or less do you gain?
    .because = You won the { $thing } auction. Which flea market card of cost { $most } or less do you gain?
ask-gain_location = Which location do you gain?
    .because = You won the { $thing } auction. Which location do you gain?
ask-recycle = Which destroyed card of cost { $cost } does { $named } get?
    .because = { $thing }: which destroyed card of cost { $cost } does { $named } get?
ask-discard_ongoing = Which Ongoing card of yours do you discard from play?
    .because = { $by }’s referendum, { $thing }, has passed. Which Ongoing card of yours do you discard from play?
    .own = Your referendum, { $thing }, has passed. Which Ongoing card of yours do you discard from play?
ask-token_or_card = What do you discard: an access token or a card?
    .thing = Group attack: { $thing }. What do you discard: an access token or a card?
ask-pass_card = Which card do you pass to the next affected player?
    .thing = Group attack: { $thing }. Which card do you pass to the next affected player?

## Answers

option-play = Play { $a }
    .details = Play { $a } (+{ $power } power)
option-buy = Buy { $a }
    .details = Buy { $a } (cost { $cost }, { $left ->
            [0] no power left
           *[other] { $left } power left
        })
option-use = Use the ability of { $a }
option-spend_token = Discard an access token for power
    .details = Discard an access token (+{ $power } power)
option-end_turn = End the turn
    .details = End the turn{ $left ->
            [0] {""}
           *[other] {" "}({ $left } power lost)
        }
option-hand = { $a } from hand
    .details = { $a } from hand{ part-brings }
option-discard = { $a } from the discard pile
option-in_play = { $a } from play
    .details = { $a } from play{ part-brings }
option-borrowed = { $a } from play, borrowed (owner: { $b })
    .details = { $a } from play, borrowed (owner: { $b }){ part-brings }
option-character = By your character, discarding { $a }
    .details = By your character, discarding { $a }{ part-brings }
option-deck_top = On top of the deck
option-to_discard = To the discard pile
option-power = Power
    .details = +{ $number } power
option-token = Access token
    .details = { $number ->
            [one] { $number } access token
           *[other] { $number } access tokens
        }
option-discard_token = Discard a token
option-decline = Keep it
option-hold = Hold the vote
option-cancel = Cancel the vote
option-bid = { $a ->
        [0] Bid nothing
        [one] Bid { $a } token
       *[other] Bid { $a } tokens
    }
option-vote_for = { $a ->
        [0] For, without tokens
        [one] For, with { $a } token
       *[other] For, with { $a } tokens
    }
option-vote_against = { $a ->
        [0] Against, without tokens
        [one] Against, with { $a } token
       *[other] Against, with { $a } tokens
    }
option-point = { $b ->
        [0] { $a }, without tokens
        [one] { $a }, with { $b } token
       *[other] { $a }, with { $b } tokens
    }

# To accept and to decline, in each question's own words.
option-nothing-defend = Take the hit
option-nothing-drive_thru = Replace nothing
option-nothing-discard = Discard nothing
option-nothing-destroy_own = Destroy nothing
option-yes-token_for_draw = Discard a token
option-yes-token_for_returns = Discard a token
option-yes-discard_top = Discard the top card
option-yes-destroy_self = Destroy it too
option-yes-play_location = Play the location
option-yes-aqua_draw = Draw the cards
option-no-token_for_draw = Keep the token
option-no-token_for_returns = Keep the token
option-nothing-return_cheap = Take back no more
option-nothing-return_card = Take back nothing
option-no-discard_top = Leave it
option-nothing-destroy_hand = Destroy nothing
option-no-destroy_self = Keep it in play
option-nothing-destroy_market = Destroy nothing
option-nothing-put_into_play = Put nothing into play
option-nothing-portal_discard = Discard nothing
option-no-play_location = Don’t play it
option-no-aqua_draw = Don’t draw
option-nothing-destroy_discard = Nothing to destroy
option-nothing-hand_over = Keep it
option-nothing-ongoing_or_card = Nothing to discard
option-nothing-bugged_payback = Give nothing
option-nothing-council_reveal = Pass
option-nothing-gain_from_market = Gain nothing
option-nothing-gain_location = Gain nothing
option-nothing-recycle = Hand out nothing
option-nothing-discard_ongoing = Nothing to discard
option-nothing-token_or_card = Nothing to discard

part-left = { $left ->
        [1] { "" }
        [one] { " " }{ $left } card to go.
       *[other] { " " }{ $left } cards to go.
    }
part-number_cards = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
part-brings = { $draw ->
        [0] { "" }
        [one] , draw { $draw } card
       *[other] , draw { $draw } cards
    }{ $tokens ->
        [0] { "" }
        [one] , gain { $tokens } token
       *[other] , gain { $tokens } tokens
    }

## Refusals

why-not_a_foe = A foe is another player: choose one of the others.
why-no_tokens_left = No access tokens are left in the supply: take the power.
why-not_ongoing = This is not an Ongoing card: choose one that stays in play.
why-not_yours = You do not own this card: choose one of yours.
why-must_give = Only a player with neither an Ongoing card nor a hand may give nothing: choose a card.
why-too_few_characters = There are not enough characters for two each: play with 2 or 3, or deal one each.
why-no_token = You have no access token: discard a fitting card.
why-must_pay = You have something to discard: choose the token or a fitting card.
why-wrong_card = This card does not fit: choose another.
why-wrong_cost = The cost of this card does not fit: choose another.
why-too_dear = You lack the power for this: play more cards or buy something cheaper.
why-never_bought = Morty Waves cannot be bought: only card effects hand them out.
why-none_left = There are no Portal Guns left: buy something else.
why-still_face_down = The next nemesis stays face down until the end of the turn: only one can be defeated each turn.
why-no_token_paid = Only a player who discarded a token at the start of the turn may defeat the President: do so next turn.
why-one_token_a_turn = You have already bought your access token this turn: one each turn is the limit.
why-supply_empty = All access tokens are with players: wait until one returns to the supply.
why-no_token_to_spend = You have no access token: get one first.
why-used_this_turn = This ability has already been used: it works once a turn.
why-empty_hand = Your hand is empty, so there is nothing to discard: do something else.
why-character_taken = This character is taken: choose another.
why-no_defence = This card has no defense: choose another or take the hit.
why-only_from_play = This card defends only from play: play it on your turn first.
why-say_whose = You have borrowed such cards from several players: say whose goes back.
why-not_that_many_tokens = You do not own that many tokens: stake no more than you have.
why-no_council_card = Only Council cards add a vote: reveal one or pass.
why-fewer_votes = This option has fewer votes: choose among those with the most.
why-not_your_turn = It is not your turn: play and buy cards in your own.
why-turn_is_over = You have announced the end of your turn, so nothing more can be played or bought: wait for the next one.
why-start_of_turn_first = Answer the question at the start of the turn first: nothing else can be used before that.
why-card_first = What has been played comes first: answer the open question.
why-not_in_hand = You have no such card in hand: play one of those you have.
why-not_for_sale = This is not for sale now: buy from the flea market, the stacks, or a location played this turn.
why-works_by_itself = Your character’s ability is not used by hand: it works by itself whenever its text says so.
why-not_your_character = This ability is not your character’s: use your own.
why-no_greedy_gromflamite = Tokens buy power only after Greedy Gromflamite: play it first this turn.
why-only_against_attacks = This card leaves play only to avoid an attack: wait for one.
why-no_abstaining = Nobody may abstain from a vote: make your choice, without tokens if you like.
why-wrong_stake = There is no such stake in this vote: choose one of those offered, at most your own tokens.
why-stakes_shown = The stakes have been shown, so no token can be added: reveal a Council card or pass.
why-no_vote = There is no vote now: playing a Council card starts one.
why-token_too_late = The token for the President is discarded at the very start of a turn: do so next time.
why-vote_stands = Only the vote of the first Council card of a turn can be canceled, and only with The Citadel of Ricks in play: vote.

## Events

event-character_chosen = { $seat } plays as { $character }
    .seat = You play as { $character }
event-laid_out = In the flea market: { $cards }
event-first_nemesis = The first nemesis is { $cards }
event-turn_started = { $seat } begins turn { $number }
    .seat = You begin turn { $number }
    .heading = yes
event-president_paid = { $seat } discards a token and may now defeat the President
    .seat = You discard a token and may now defeat the President
event-swapped = { $seat } puts { $card } under the main deck at the Drive-Thru; { $cards } takes its place in the flea market
    .seat = You put { $card } under the main deck at the Drive-Thru; { $cards } takes its place in the flea market
event-played = { $seat } plays { $cards }{ part-adds }
    .seat = You play { $cards }{ part-adds }
    .times = { $seat } plays { $cards }{ part-adds }
    .times_seat = You play { $cards }{ part-adds }
# How much power it adds.
part-adds = { $power ->
        [0] { "" }
       *[other] { " " }(+{ $power } power)
    }
event-played_location = { $seat } plays the top location, { $cards }{ part-adds }
    .seat = You play the top location, { $cards }{ part-adds }
event-borrowed = { $seat } plays { $cards } from the top of { $owner }’s deck{ part-adds }
    .seat = You play { $cards } from the top of { $owner }’s deck{ part-adds }
    .owner = { $seat } plays { $cards } from the top of your deck{ part-adds }
event-no_location_left = { $seat } plays no location: none are left
    .seat = You play no location: none are left
event-no_card_to_play = { $seat } plays nothing: { $foe } has no cards in deck or discard pile
    .seat = You play nothing: { $foe } has no cards in deck or discard pile
    .foe = { $seat } plays nothing: you have no cards in deck or discard pile
event-put_into_play = { $seat } puts { $cards } into play
    .seat = You put { $cards } into play
event-ability = { $seat } uses { $source }{ part-adds }
    .seat = You use { $source }{ part-adds }
event-power_gained = { $seat } gets +{ $power } power from { $source }
    .seat = You get +{ $power } power from { $source }
event-bought = { $seat } buys { $cards } for { $cost }
    .seat = You buy { $cards } for { $cost }
event-defeated = { $seat } defeats { $cards } for { $cost }
    .seat = You defeat { $cards } for { $cost }
event-token_bought = { $seat } buys an access token for { $cost }
    .seat = You buy an access token for { $cost }
event-token_spent = { $seat } gives up a token for +{ $power } power
    .seat = You give up a token for +{ $power } power
event-tokens_gained = { $seat } gains { part-number_tokens }
    .seat = You gain { part-number_tokens }
event-tokens_lost = { $seat } discards { part-number_tokens }
    .seat = You discard { part-number_tokens }
part-number_tokens = { $number ->
        [one] { $number } access token
       *[other] { $number } access tokens
    }
event-no_tokens_left = { $seat } gains no access token: none are left in the supply
    .seat = You gain no access token: none are left in the supply
event-no_token_to_lose = { $seat } has no access token to lose
    .seat = You have no access token to lose
event-token_taken = { $seat } takes an access token from { $foe }
    .seat = You take an access token from { $foe }
    .foe = { $seat } takes an access token from you
event-character_used = { $seat } uses the ability of { $character }
    .seat = You use the ability of { $character }
event-gained = { $seat } gains { $cards }
    .seat = You gain { $cards }
event-no_waves_left = { $seat } gains no Morty Waves: none are left
    .seat = You gain no Morty Waves: none are left
event-handed_over = { $seat } puts { $cards } into { $foe }’s discard pile
    .seat = You put { $cards } into { $foe }’s discard pile
    .foe = { $seat } puts { $cards } into your discard pile
event-on_top = { $seat } puts { $cards } on top of their deck
    .seat = You put { $cards } on top of your deck
event-imprisoned = { $cards } ({ $seat }) is locked up in Space Prison, guarded by { $warden }
    .seat = You lose { $cards } to Space Prison, guarded by { $warden }
    .warden = { $cards } ({ $seat }) is locked up in your Space Prison
event-released = { $seat } lets { $cards } out of Space Prison; it goes to { $owner }
    .seat = You let { $cards } out of Space Prison; it goes to { $owner }
    .owner = { $seat } lets { $cards } out of Space Prison; it goes to you
event-drew = { $seat } draws { $count ->
        [0] nothing: deck and discard pile are empty
       *[other] { $cards }
    }
    .seat = You draw { $count ->
            [0] nothing: deck and discard pile are empty
           *[other] { $cards }
        }
    .after_shuffled = {" "}and draws { part-some_cards }
    .after_shuffled_seat = {" "}and draw { part-some_cards }
# How many cards, or which.
part-some_cards = { $cards }
event-shuffled = { $seat } shuffles the discard pile into a new deck
    .seat = You shuffle the discard pile into a new deck
event-locations_shuffled = The location discard is shuffled into a new stack
event-discarded = { $seat } discards { part-some_cards }
    .seat = You discard { part-some_cards }
event-nothing_to_discard = { $seat } has nothing to discard
    .seat = You have nothing to discard
event-nothing_to_destroy = { $seat } has nothing to destroy
    .seat = You have nothing to destroy
event-destroys = { $seat } destroys { $cards }
    .seat = You destroy { $cards }
event-left_play = { $seat } discards { $cards } from play
    .seat = You discard { $cards } from play
    .after_discarded = , and { part-some_cards } from play
event-returned = { $seat } puts { $cards } back on top of { $owner }’s deck
    .seat = You put { $cards } back on top of { $owner }’s deck
    .owner = { $seat } puts { $cards } back on top of your deck
event-location_left = { $seat } puts { $cards } into the location discard
    .seat = You put { $cards } into the location discard
event-taken_to_hand = { $seat } takes { $cards } back into their hand
    .seat = You take { $cards } back into your hand
event-avoided = { $seat } avoids the attack with { $cards }
    .seat = You avoid the attack with { $cards }
event-hit = { $seat } takes the hit
    .seat = You take the hit
event-paid_back = { $seat } puts { $cards } into the discard pile of the attacker, { $attacker }
    .seat = You put { $cards } into the discard pile of the attacker, { $attacker }
    .attacker = { $seat } answers your attack and puts { $cards } into your discard pile
event-vote = { $seat } calls a vote on { $card }: { $kind }
    .seat = You call a vote on { $card }: { $kind }
event-vote_impossible = { $seat } holds no vote on { $card }: it could change nothing
    .seat = You hold no vote on { $card }: it could change nothing
event-vote_cancelled = { $seat } cancels the vote on { $card }
    .seat = You cancel the vote on { $card }
event-voted = { $seat } votes { $side }
    .seat = You vote { $side }
    .all = The votes are shown: { $all }
    .each = { $seat } — { $side }
    .each_seat = you — { $side }
event-pointed = { $seat } points at { $choice }
    .seat = You point at { $choice }
    .choice = { $seat } points at you
    .own = { $seat } points at themselves
    .own_seat = You point at yourself
    .all = All point at once: { $all }
    .each = { $seat } at { $choice }
    .each_seat = you at { $choice }
    .each_choice = { $seat } at you
    .each_own = { $seat } at themselves
    .each_own_seat = you at yourself
event-staked = { $number ->
        [0] { $seat } stakes no tokens
       *[other] { $seat } stakes { part-stake }
    }
    .seat = { $number ->
            [0] You stake no tokens
           *[other] You stake { part-stake }
        }
    .all = The stakes are shown: { $all }
    .each = { $seat } — { part-stake }
    .each_seat = you — { part-stake }
part-stake = { $number ->
        [0] no tokens
        [one] { $number } token
       *[other] { $number } tokens
    }
event-revealed = { $seat } reveals { $cards }
    .seat = You reveal { $cards }
event-passed = { $seat } reveals no more cards
    .seat = You reveal no more cards
    .all = No more cards are revealed by { $all }
    .each = { $seat }
    .each_seat = you
event-taken_back = { $seat } takes { $cards } back into their hand
    .seat = You take { $cards } back into your hand
event-vote_won = The votes are counted, and { $choice } has the most: { part-votes }
    .choice = The votes are counted, and you have the most: { part-votes }
event-tie_broken = The votes are level at { $votes }, and { $seat } decides: { $choice }
    .seat = The votes are level at { $votes }, and you decide: { $choice }
    .choice = The votes are level at { $votes }, and { $seat } decides: you
    .own = The votes are level at { $votes }, and { $seat } decides it in their own favor
    .own_seat = The votes are level at { $votes }, and you decide it in your own favor
part-votes = { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
event-turn_ended = { $seat } ends the turn{ part-burns }
    .seat = You end your turn{ part-burns }
part-burns = { $power ->
        [0] { "" }
       *[other] {" "}with { $power } power unspent
    }
event-spoiled = { $cards } goes bad in the flea market
event-refilled = New in the flea market: { $cards }
event-nemesis_revealed = A nemesis is revealed: { $cards }
event-group_attack = { $nemesis } attacks everybody
event-card_passed = { $seat } passes { $cards } into { $foe }’s discard pile
    .seat = You pass { $cards } into { $foe }’s discard pile
    .foe = { $seat } passes { $cards } into your discard pile

## Why a bot moves so

reason-free_first = first what costs nothing and brings cards
reason-more_power = more power
reason-best_buy = the best buy: { $card }
reason-token = a token will be useful
reason-spend_token = a token for the power to buy
reason-nothing_more = nothing useful is left
reason-thin_out = weak cards are better gone
reason-keep_cards = good cards stay
reason-weakest = the weakest card goes
reason-worth_defending = this attack is worth avoiding
reason-let_it_hit = the loss is small, and the defense may be needed later
reason-good_for_me = it is good for me
reason-bad_for_me = it is bad for me
reason-strike_leader = strike the leader
reason-worth_the_vote = it is worth the vote
reason-save_votes = it would cost more than it is worth
reason-can_reach = there should be enough power for the President
reason-out_of_reach = the President is out of reach this turn
aspect-points = victory points
aspect-quality = the strength of the cards in the deck
aspect-cards = a deck without ballast
aspect-tokens = access tokens

## Numbers of cards: `$act_amount` is the field `amount` of the part `act`
part-power = +{ $power } power
part-cards = { $draw ->
        [one] { $draw } card
       *[other] { $draw } cards
    }
part-tokens = { $tokens ->
        [one] { $tokens } access token
       *[other] { $tokens } access tokens
    }
part-act_power = +{ $act_power } power
part-act_cards = { $act_amount ->
        [one] { $act_amount } card
       *[other] { $act_amount } cards
    }
part-act_amount_tokens = { $act_amount ->
        [one] { $act_amount } access token
       *[other] { $act_amount } access tokens
    }
part-act_tokens = { $act_tokens ->
        [one] { $act_tokens } access token
       *[other] { $act_tokens } access tokens
    }
part-hit_cards = { $act_draw_if_hit ->
        [one] { $act_draw_if_hit } card
       *[other] { $act_draw_if_hit } cards
    }
part-bonus_cards = { $bonus_draw ->
        [one] { $bonus_draw } card
       *[other] { $bonus_draw } cards
    }
part-defence_cards = { $defence_draw ->
        [one] { $defence_draw } card
       *[other] { $defence_draw } cards
    }
part-defence_tokens = { $defence_tokens ->
        [one] { $defence_tokens } access token
       *[other] { $defence_tokens } access tokens
    }
part-discarded_cards = { $discarded_amount ->
        [one] { $discarded_amount } card
       *[other] { $discarded_amount } cards
    }
part-vote_cards = { $vote_amount ->
        [one] { $vote_amount } card
       *[other] { $vote_amount } cards
    }
part-vote_tokens = { $vote_amount ->
        [one] { $vote_amount } access token
       *[other] { $vote_amount } access tokens
    }
part-when_power = +{ $when_power } power
part-when_2_power = +{ $when_2_power } power
part-when_cards = { $when_draw ->
        [one] { $when_draw } card
       *[other] { $when_draw } cards
    }
part-when_tokens = { $when_tokens ->
        [one] { $when_tokens } access token
       *[other] { $when_tokens } access tokens
    }
part-group_cards = { $group_amount ->
        [one] { $group_amount } card
       *[other] { $group_amount } cards
    }
part-cards_discarded = { $action_discard ->
        [one] { $action_discard } card
       *[other] { $action_discard } cards
    }
part-cards_drawn = { $action_draw ->
        [one] { $action_draw } card
       *[other] { $action_draw } cards
    }

## The main deck
name-aqua_rick = Aqua Rick
text-aqua_rick = { part-power }. When discarded from your hand during any player’s turn, you may draw { part-discarded_cards }.
name-black_rick = Black Rick
text-black_rick = { part-power }; +{ $bonus_power } more if you have played another Rick this turn.
name-commander_rick = Commander Rick
text-commander_rick = Draw { part-cards }. +1 power for each other Rick you have played this turn.
name-future_rick = Future Rick
text-future_rick = { part-power }. You may put 1 Location from your discard pile into play.
name-lizard_rick = Lizard Rick
text-lizard_rick = { part-power }. Attack: each foe gains { $act_amount } Morty Waves. If at least one foe was hit, draw { part-hit_cards }.
name-rick_c137 = Rick C-137
text-rick_c137 = { part-power }. This turn each Genius Waves you play, before or after this, gives { $act_amount } extra power. VP: { $vp_rule_vp } for each Genius Waves you own.
name-security_specialist_rick = Security Specialist Rick
text-security_specialist_rick = Ongoing defense: while in play, discard it to avoid an attack.
name-young_rick = Young Rick
text-young_rick = Draw { part-cards }, then discard { part-act_cards }.
name-aqua_morty = Aqua Morty
text-aqua_morty = Draw { part-cards }. When discarded from your hand during any player’s turn, you may destroy 1 card in your hand or discard pile.
name-big_head_morty = Big-Head Morty
text-big_head_morty = { part-power }. You may discard 1 access token; if you do, draw { part-act_cards }.
name-bugged_out_morty = Bugged-Out Morty
text-bugged_out_morty = { part-power }. Defense: discard from hand to avoid an attack; then you may put 1 card from your hand or discard pile into the attacker’s discard pile (not after a group attack).
name-eye_poppin_morty = Eye-Poppin’ Morty
text-eye_poppin_morty = { part-power }. Destroy { part-act_cards } in your hand if you can. Then you may destroy this card.
name-hammerhead_morty = Hammerhead Morty
text-hammerhead_morty = { part-power }. Attack: a foe of your choice discards { part-act_cards }. Defense: discard from hand to avoid an attack and draw { part-defence_cards }.
name-lawyer_morty = Lawyer Morty
text-lawyer_morty = { part-power }. Defense: discard from hand to avoid an attack and gain { part-defence_tokens }.
name-morty_c137 = Morty C-137
text-morty_c137 = { part-power }. Attack: each foe discards { part-act_amount_tokens } or, if they have none, gains { $act_amount } Morty Waves.
name-scientist_morty = Scientist Morty
text-scientist_morty = Draw { part-cards }. You may return { $act_amount } Equipment from your discard pile to your hand.
name-currency_manipulation = Currency Manipulation
text-currency_manipulation = Attack: each foe discards { part-act_amount_tokens }. Then gain { part-act_tokens }. Then +1 power for each access token you own. VP: { $vp_rule_vp } per access token you own.
name-daddys_little_girl = Daddy’s Little Girl
text-daddys_little_girl = { part-power }. If you have played Beth or Summer this turn, draw { part-bonus_cards }. Defense: discard from hand to avoid an attack and draw { part-defence_cards }.
name-diane_sanchez = Diane Sanchez
text-diane_sanchez = { part-power }. Gain { part-tokens }. You may destroy { part-act_cards } in your hand or discard pile.
name-fold_yourself = Fold Yourself
text-fold_yourself = Draw { part-cards }. You may destroy { $act_amount ->
        [one] { $act_amount } Starter
       *[other] { $act_amount } Starters
    } in your hand or discard pile.
name-pill_brulee = Pill Brûlée
text-pill_brulee = { part-power }.
name-szechuan_sauce = Szechuan Sauce
text-szechuan_sauce = { part-power }. In the flea market: destroyed at the end-of-turn step of the first turn in which it could be bought. VP: { $vp_rule_vp } per Location you own.
name-terminate = Terminate
text-terminate = { part-power }. You may destroy { part-act_cards } in the flea market.
name-fabricated_origin_story = Totally Fabricated Origin Story
text-fabricated_origin_story = +1 power for each different card type among the cards you have played this turn, this one included.
name-brainalyzer_9000 = Brainalyzer 9000
text-brainalyzer_9000 = Choose a foe. Play the top card of that foe’s deck. When it leaves play, put it on top of that deck; if it is Ongoing it stays with you.
name-butt_in_a_cup = Butt-in-a-Cup
text-butt_in_a_cup = { part-power }. You may discard the top card of your deck; if that card costs { $act_cost }, { part-act_power }.
name-conroy = Conroy
text-conroy = Choose one: { part-act_power }, or gain { part-act_tokens }.
name-dead_flies = Dead Flies
text-dead_flies = { part-power }. If you have played a Gromflamite this turn, draw { part-bonus_cards }.
name-fake_gun = Fake Gun
text-fake_gun = When you buy or gain this card, put it into the discard pile of a foe instead of yours. { part-power }. Attack: you may put this card into the discard pile of a foe.
name-freeze_gun = Freeze Gun
text-freeze_gun = { part-power }. Attack: each foe discards { part-act_cards }.
name-jury_rigged_portal_gun = Jury-Rigged Portal Gun
text-jury_rigged_portal_gun = { part-power }. You may play the top card of the location stack without discarding a card. If you do not buy it this turn, it goes to the location discard.
name-portal_bomb = Portal Bomb
text-portal_bomb = { part-power } and choose a foe. Attack: that foe destroys { part-act_cards } of cost { $act_cost } or more in their discard pile.
name-communications_gromflamite = Communications Gromflamite
text-communications_gromflamite = { part-power }. You may discard 1 access token; if you do, return up to { $act_amount } { $act_amount ->
        [one] card
       *[other] cards
    } of cost { $act_cost } from your discard pile to your hand.
name-greedy_gromflamite = Greedy Gromflamite
text-greedy_gromflamite = { part-power }. At any time this turn, any number of times: discard 1 access token for { part-act_power }.
name-gromflamite_employee = Gromflamite Employee of the Month
text-gromflamite_employee = Gain { part-tokens }. Defense: discard from hand to avoid an attack and draw { part-defence_cards }.
name-gromflamite_general = Gromflamite General
text-gromflamite_general = { part-power }. Gain { part-tokens }. Attack: each foe discards 1 Ongoing card they own from play or 1 card from hand, as they choose.
name-gromflamite_officer = Gromflamite Officer
text-gromflamite_officer = { part-power }. Gain { part-tokens }.
name-gromflamite_technician = Gromflamite Technician
text-gromflamite_technician = { part-power }. If you own no access tokens, gain { $act_tokens }.
name-honorable_gromflamite = Honorable Gromflamite
text-honorable_gromflamite = { part-power }. If you own { $act_owned } or more access tokens, draw { part-act_cards }.
name-mission_control_gromflamite = Mission Control Gromflamite
text-mission_control_gromflamite = { part-power }. Attack: take { part-act_amount_tokens } from a foe of your choice.
name-assemble = Assemble
text-assemble = { part-power }. Referendum: each player may destroy 1 card in their hand or discard pile. VP: { $vp_rule_vp } if you own more Council cards than every other player.
name-embezzle = Embezzle
text-embezzle = { part-power }. Auction: the winner gains a card of cost { $vote_cost } or less from the flea market.
name-gentrify = Gentrify
text-gentrify = { part-power }. Auction: the winner reveals the top { $vote_amount ->
        [one] location
       *[other] { $vote_amount } locations
    }, gains 1 and puts the rest into the location discard.
name-kickback = Kickback
text-kickback = { part-power }. Auction: the winner draws { part-vote_cards }.
name-persecute = Persecute
text-persecute = { part-power }. Sanctions: that player gains { $vote_amount } Morty Waves.
name-recycle = Recycle
text-recycle = { part-power }. Sanctions: that player gains 1 card of cost { $vote_cost } from the destroyed pile, chosen by whoever played Recycle.
name-rezone = Rezone
text-rezone = { part-power }. Referendum: each player discards from play 1 Ongoing card they own.
name-taxation = Taxation
text-taxation = { part-power }. Referendum: each player discards { part-vote_tokens } or, if they have none, gains { $vote_amount } Morty Waves.

## Locations
name-assworld_2 = Assworld 2.0
text-assworld_2 = When you play your first Equipment each turn, draw { part-when_cards }.
name-citadel_militia_hq = Citadel Militia HQ
text-citadel_militia_hq = When you play your first Rick each turn, draw { part-when_cards }.
name-cronenberg_world_2 = Cronenberg World 2.0
text-cronenberg_world_2 = When you play your first Special each turn, draw { part-when_cards }.
name-family_restaurant = Family Restaurant
text-family_restaurant = Each Jerry, Beth or Summer you play gives { part-when_power }.
name-jerrys_office = Jerry’s Office
text-jerrys_office = When you play your first Jerry each turn, gain { part-when_tokens }.
name-mission_control = Mission Control
text-mission_control = When you play your first Gromflamite each turn, draw { part-when_cards }.
name-presidential_palace = Presidential Palace
text-presidential_palace = The access token you buy on your turn costs you { $token_price } power instead of the usual price.
name-space_prison = Space Prison
text-space_prison = When a foe buys or gains a Rick, put it under this card. At the start of your turn, each Rick under this card goes to its owner’s discard pile; likewise if this card leaves play.
name-citadel_of_ricks = The Citadel of Ricks
text-citadel_of_ricks = When you play your first Council card each turn, you may cancel its vote.
name-dinner_table = The Dinner Table
text-dinner_table = Ongoing defense: while in play, discard it to avoid an attack and draw { part-defence_cards }.
name-drive_thru = The Drive-Thru
text-drive_thru = At the start of your turn you may { $swaps_market ->
        [one] put { $swaps_market } flea market card on the bottom of the main deck and replace it with the top card of the main deck
       *[other] put { $swaps_market } flea market cards on the bottom of the main deck and replace each with the top card of the main deck
    }.
name-garage = The Garage
text-garage = When you play your first Portal Gun each turn, draw { part-when_cards }.
name-grave = The Grave
text-grave = The first time you destroy a card on each of your turns, { part-when_power }.
name-neighborhood = The Neighborhood
text-neighborhood = When you play your first Council card each turn, { part-when_power }.
name-underground = The Underground
text-underground = When you play your first Morty each turn, draw { part-when_cards }.

## Nemeses
name-cornvelious_daniel = Cornvelious Daniel
text-cornvelious_daniel = { part-power }. Gain { part-tokens }.
name-headband_rick = Headband Rick
text-headband_rick = { part-power }. You may destroy { part-act_cards } in your hand or discard pile. Group attack: each player gains { $group_amount } Morty Waves.
name-earring_rick = Earring Rick
text-earring_rick = Draw { part-cards }. Group attack: each player discards { part-group_cards }.
name-eye_patch_rick = Eye Patch Rick
text-eye_patch_rick = { part-power }. Draw { part-cards }. Gain { part-tokens }. Group attack: each player picks 1 card in hand; then each picked card goes to the discard pile of the next affected player clockwise.
name-cornrow_rick = Cornrow Rick
text-cornrow_rick = { part-power }. Gain { part-tokens }. Group attack: each player discards 1 access token or 1 Gromflamite card.
name-rick_d99 = Rick D-99
text-rick_d99 = { part-power }. Draw { part-cards }. Group attack: each player discards 1 access token or 1 Rick card.
name-federation_president = Galactic Federation President
text-federation_president = { part-power }. Group attack: each player discards { part-group_cards }. Super Ongoing: only a player who discarded 1 access token at the very start of the turn may defeat him.

## Starters and stacks
name-genius_waves = Genius Waves
text-genius_waves = { part-power }.
name-jerry = Jerry
text-jerry = No effect.
name-beth = Beth
text-beth = No effect.
name-summer = Summer
text-summer = No effect.
name-portal_gun = Portal Gun
text-portal_gun = { part-power }. You may discard 1 card; if you do, play the top card of the location stack. If you do not buy it this turn, it goes to the location discard.
name-morty_waves = Morty Waves
text-morty_waves = No effect. End of game: no penalty if paired 1:1 with one of your Genius Waves.

## Characters
name-transcendent_rick = Transcendent Rick
text-transcendent_rick = Discard 1 Council card from hand: avoid 1 attack and draw { part-defence_cards }.
name-moron_morty = Moron Morty
text-moron_morty = When you buy or gain from the flea market a Morty card of cost { $top_decks_cost } or less, you may put it on top of your deck.
name-bluffing_rick = Bluffing Rick
text-bluffing_rick = The first time you buy or gain an access token on each of your turns, draw { part-when_cards }.
name-defiant_summer = Defiant Summer
text-defiant_summer = When you play your first Equipment each turn, { part-when_power }.
name-heroic_summer = Heroic Summer
text-heroic_summer = Once on each of your turns: discard { part-cards_discarded } to draw { part-cards_drawn }.
name-promotion_jerry = Promotion Jerry
text-promotion_jerry = (1) Each Jerry you play gives { part-when_power }. (2) When you play your first Gromflamite each turn, { part-when_2_power }.
name-rational_morty = Rational Morty
text-rational_morty = When you play your first Morty each turn, { part-when_power }.
