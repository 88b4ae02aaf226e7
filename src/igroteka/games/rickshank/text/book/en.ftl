### The running text of the rulebook as a book, and its examples. The same ids stand in ru.ftl.

book-new = The page deals, shuffles and counts the points; what is hidden on the table is hidden here too. One house rule ends a game that stands still, and a setting switches it off.

example-power = You buy with power
    .text = Two Genius Waves have given you two power: enough for a card of cost two, not for the Portal Gun. Morty Waves are never bought.
example-token = One access token a turn
    .text = You have bought a token; a second one this turn is refused, however much power is left.
example-face_down = The next nemesis lies face down
    .text = You have defeated Cornvelious Daniel. Who comes next is turned up at the end of the turn, and cannot be fought before.
example-defend = Defense cards
    .text = A group attack comes. Lawyer Morty can avoid it from your hand; Beth cannot.
example-auction = An auction in secret
    .text = Everybody bids tokens under seal. You have two: three cannot be bid.
example-president = Before you may fight the President
    .text = At the start of the turn you give up a token, or the President is out of reach this turn.
