### Liar's Dice

title = Liar’s Dice
tagline = Everybody looks under their own cup and bids on all the dice
feel = Nerve, odds, and a straight face
playing-time = 15 minutes
bot-easy = Guesses boldly and doubts by mood.
bot-normal = Knows the odds, but does not listen to the others’ bids.
bot-hard = Knows the odds and remembers who has bid on what.
goal = Be the last one who has dice.
intro = Five dice under a cup each. You see your own and bid on all of them, higher and higher, until somebody doesn’t believe it.
intro-1 = Whoever loses their last die is out. The last one who has dice has won.
    .title = The goal
intro-2 = Everybody rolls under their cup and looks at their own dice only.
    .title = Under the cup
intro-3 = A bid says: of all dice on the table, at least so many show this face. “Four fives”, for instance.
    .title = A bid
intro-4 = Each next bid is higher: more dice, or as many of a higher face.
    .title = Higher
intro-5 = Ones are wild: they count as any face, except in a bid on ones.
    .title = Ones are wild
intro-6 = If you don’t believe the last bid, doubt it. All cups are lifted and the dice are counted.
    .title = Doubt
intro-7 = If the bid was right, the doubter loses a die, otherwise the bidder. Whoever loses begins the next round.
    .title = Who loses a die
intro-tip = Count your own dice of a face, add a third of all the others: that many you may expect.

ask-turn =
    { $quantity ->
        [0] Your bid
       *[other] { $quantity } × { $face } is bid: higher, or do you doubt it?
    }
option-bid = { $a } × { $b }
    .first =
        { $a ->
            [one] { $a } die
           *[other] { $a } dice
        }
option-doubt = I doubt it
phase-turn = A bid, or a doubt

event-rolled = Round { $round }: all dice roll under the cups
    .heading = yes
event-bid = { $seat } bids { $quantity } × { $face }
    .seat = You bid { $quantity } × { $face }
event-doubted = { $seat } doubts: { $quantity } × { $face }
    .seat = You doubt: { $quantity } × { $face }
event-lifted =
    { $quantity ->
        [one] The cups are lifted: { $quantity } die counts as { $face }
       *[other] The cups are lifted: { $quantity } dice count as { $face }
    }
event-lost = { $seat } loses a die and has { $left } left
    .seat = You lose a die and have { $left } left
    .tone = bad
event-out = { $seat } is out
    .seat = You are out
    .tone = bad

why-too_low = That isn’t higher than the last bid: name more dice, or as many of a higher face.
why-nothing_to_doubt = Nobody has bid yet in this round: make the first bid.
why-not_so_many_dice = There aren’t so many dice on the table: name fewer, or doubt the last bid.
why-last_with_dice = Only one player has dice left.

setting-wild = Ones are wild
    .help = A one counts as any face, except in a bid on ones.

field-dice = Dice
    .seats = yes
    .hidden = under the cup
field-counts = Dice left
    .seats = yes
field-round = Round
field-last = Lifted last
    .seats = yes
field-wild = Ones are wild
field-active = In turn
ending-last_with_dice = Only one player has dice left.

reason-doubt = the bid is true { $chance } times in a hundred
reason-bid = this bid is true { $chance } times in a hundred

name-dice = dice
terminal-round = Round { $round }, { $total } dice on the table
terminal-bid = bids { $quantity } × { $face }

liars_dice-count = Dice left
liars_dice-how-many = How many
liars_dice-face = Of which face
liars_dice-under = under the cup
liars_dice-bid = Bid { $quantity } × { $face }
liars_dice-doubt = I doubt it
liars_dice-no-bid = No bid yet
liars_dice-in-play =
    { $total ->
        [one] { $total } die in play
       *[other] { $total } dice in play
    }
liars_dice-found = counted: { $quantity }
liars_dice-out = out
