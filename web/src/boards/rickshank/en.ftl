# Words of the board. The same keys are in ru.ftl.
rickshank-marks = Group attack: | Ongoing defense: | Super Ongoing: | Attack: | Defense: | Auction: | Referendum: | Sanctions: | End of game: | VP:
rickshank-mark-attack = attack
rickshank-mark-group = group attack
rickshank-mark-defence = Defense
rickshank-mark-ongoing = ongoing
rickshank-mark-auction = auction
rickshank-mark-referendum = referendum
rickshank-mark-sanctions = sanctions
rickshank-points = VP
rickshank-power = power
rickshank-power-of = Power ({ $seat }): { $power }
rickshank-spoken-power = plus { $power } power
rickshank-spoken-goods = cost { $cost }
rickshank-can-buy = you can buy it, { $left ->
        [0] no power is left
       *[other] { $left } power is left
    }
rickshank-lacks = { $power } power short
rickshank-missing = { $power } short
rickshank-do-play = play
rickshank-do-choose = choose
rickshank-nemesis = Nemesis
rickshank-nemesis-hidden = The next nemesis comes at the end of the turn
rickshank-may-defeat = The President can be defeated this turn
rickshank-look-at = What { $seat } has
rickshank-ladder = Nemeses defeated: { $beaten } of { $total }
rickshank-in-box = { $count } in the box
rickshank-in-deck = { $count } in the deck
rickshank-in-discard = { $count } discarded
rickshank-turn = Turn { $turn }
rickshank-new = new
rickshank-stall-empty = empty place
rickshank-shelf = Stacks and tokens
rickshank-token-tile = Access token, cost { $price }, { $count } in the supply
rickshank-access-token = Access token
rickshank-one-a-turn = bought: one a turn
rickshank-left = { $count } left
rickshank-locations = Locations
rickshank-destroyed = Destroyed
rickshank-tokens = access tokens
rickshank-hand-count = cards in hand
rickshank-trophies = nemeses defeated
rickshank-skulls = nemeses defeated: { $count }
rickshank-known-top = top of the deck: { $card }
rickshank-thinks = thinking
rickshank-deciding = deciding
rickshank-hit = hit: { $card }
rickshank-avoided = avoids it: { $card }
rickshank-no-ongoing = no ongoing
rickshank-played = Played this turn
rickshank-played-by = { $seat }’s turn
rickshank-nothing-played = Nothing played yet
rickshank-nobodys = nobody’s: leaves at the end of the turn
rickshank-hits = { $hits } of { $all } hit
rickshank-group-attack = Group attack: { $card }
rickshank-play-plain = Play plain power
rickshank-plain-short = Plain power
rickshank-no-plain = no plain power
rickshank-end-turn = End the turn
rickshank-end-surely = Really end it?
rickshank-burns = { $power ->
        [0] no power is lost
       *[other] { $power } power lost{ $held ->
            [0] {""}
           *[other] {" "}({ $held } in hand)
        }
    }
rickshank-still-plain = { $power } plain power still in hand
rickshank-still-buys = { $power } power would buy something
rickshank-time-left = Seconds left
rickshank-hand = Your hand
rickshank-hand-empty = Your hand is empty
rickshank-watching = You are watching
rickshank-worked = has worked this turn
rickshank-worked-short = has worked
rickshank-pile-empty = Nothing here
rickshank-touches = Whom it touches
rickshank-ongoing-count = { $count } ongoing
rickshank-nothing-touched = nothing
rickshank-you = You
rickshank-vote_for = For
rickshank-vote_against = Against
rickshank-chosen = chosen
rickshank-stake = Tokens on your vote
rickshank-you-have = you have { $count }
rickshank-less = Fewer tokens
rickshank-more = More tokens
rickshank-staked = tokens staked: { $count }
rickshank-cost-auction = { $tokens ->
        [0] You have 1 vote, your own. You risk no token.
       *[other] You have { $votes } votes. The tokens go only if you win.
    }
rickshank-cost = { $tokens ->
        [0] { $choice } gets 1 vote of yours. You risk no token.
       *[other] { $choice } gets { $votes } votes of yours. The tokens go only if it wins.
    }
rickshank-choose-first = Choose first what you vote for.
rickshank-council-in-hand = { $count } { $count ->
        [one] Council card
       *[other] Council cards
    } in hand, for after the opening
rickshank-sealed = Sealed
rickshank-reopen = Change it
rickshank-seal = Seal
rickshank-who-sealed = Who has sealed
rickshank-prompt-council = Show a Council card? { $most } leads now.
rickshank-prompt-sanctions = Sanctions: whom to point at, how many tokens?
rickshank-prompt-tie = A tie at { $most }. Which option wins?
rickshank-all-vote = Everybody votes
rickshank-lead-decide = You decide
rickshank-awaited = { $name } decides
rickshank-came-vote_won = { $choice } wins
rickshank-came-vote_impossible = nothing to vote on
rickshank-came-vote_cancelled = the vote is called off
rickshank-came-swapped = a new card for { $card }
rickshank-votes = Votes
rickshank-you-decide = you decide
rickshank-decides = deciding
rickshank-passed = passes
rickshank-answers-last = answers last
rickshank-will-answer = still to answer
rickshank-again = Again
rickshank-counted = { $count } more
rickshank-band-special = Special
rickshank-tied = tied
rickshank-leads = leads
rickshank-won = wins
rickshank-becomes = becomes { $votes }
rickshank-own-vote = own vote
rickshank-token-vote = token
rickshank-laps = Order of answers
rickshank-stages = Stages of the vote
rickshank-stage-stakes = Stakes
rickshank-stage-opening = Opening
rickshank-stage-cards = Council cards
rickshank-stage-payment = Payment
rickshank-vote-card = { $card } ({ $seat }):
rickshank-prize = { $count ->
        [1] The prize:
       *[other] The prize is one of { $count }:
    }
rickshank-penalty = { $count ->
        [1] They get:
       *[other] They get one of { $count }:
    }
rickshank-peek = Look at the table
rickshank-back-to-vote = Back to the vote
rickshank-pays = { $seat } pays{ $tokens ->
        [0] {""}
        [one] {" "}{ $tokens } token
       *[other] {" "}{ $tokens } tokens
    }{ $cards ->
        [0] {""}
        [one] { $tokens ->
            [0] {" "}
           *[other] {" "}and{" "}
        }{ $cards } card
       *[other] { $tokens ->
            [0] {" "}
           *[other] {" "}and{" "}
        }{ $cards } cards
    }{ $names }
rickshank-pays-nothing = There is nothing to pay.
rickshank-others-keep = The others get everything back.
rickshank-if-nobody = If everybody passes
rickshank-if-tied = A tie: { $seat } decides, it is their turn.
rickshank-if-wins = { $choice } wins.
rickshank-wins = { $choice } has won.
rickshank-if-card = If you show { $card }
rickshank-if-one-more = If you show a card
rickshank-if-you-win = Your choice takes the lead. Winning costs you your stake and the cards shown.
rickshank-if-still = { $choice } still leads.
rickshank-reveal = Show { $card }
rickshank-reveal-first = Show: choose a card
rickshank-one-vote = +1 vote
rickshank-council-later = Council cards come after the stakes are opened.
rickshank-waits = Waiting for the others.
rickshank-characters = Characters
rickshank-choosing = Choosing a character: { $names }
rickshank-letter-plain = Play all plain power
rickshank-letter-end = End the turn
rickshank-paired = Morty Waves with a pair: { $count }
rickshank-curve-points = Points by turn (as counted at the end)
rickshank-curve-power = Power since the beginning
rickshank-my-deck = My deck
rickshank-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
rickshank-next-hand = Next hand: +{ $power } on average
rickshank-next-if = if the turn ended now
rickshank-next-shuffled = if the turn ended now: the deck is short, the discard pile is shuffled
rickshank-own-card = Card
rickshank-own-odds = Odds
rickshank-own-deck = deck
rickshank-own-hand = hand
rickshank-own-discard = discard
rickshank-own-play = on the table

# In 20 seconds, on the page of the game
rickshank-glance-hand = Cards give power and do what they say.
    .title = Play your hand
rickshank-glance-market = Power buys cards of the flea market. What you bought comes to your hand later.
    .title = Buy better ones
rickshank-glance-nemesis = A nemesis costs power and brings points. The next one attacks everybody at once.
    .title = Beat a nemesis
rickshank-glance-vote = The Council of Ricks votes in secret, with tokens. When the President falls, points are counted.
    .title = Outvote them

# To a player's credit, when the game is over
rickshank-deed-defeated = Nemeses defeated: { $count }
rickshank-deed-votes = Votes won: { $count }
rickshank-deed-avoided = Attacks parried: { $count }
rickshank-deed-bought = Cards bought: { $count }
rickshank-deed-played = Cards played: { $count }
