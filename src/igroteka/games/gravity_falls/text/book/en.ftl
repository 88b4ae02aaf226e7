### The running text of the rulebook as a book, and its examples. The same ids stand in ru.ftl.

book-new = The page rolls, counts and moves the monsters; what you decide together you say in the talk or by pointing. Hands are open, and you may take a step back until chance has spoken.

example-walk = Exactly as many roads
    .text = The card says one road up: the police station is one road away. The Manotaur Cave is too far, and the library is where you began.
example-rumors = Rumors come along
    .text = You have walked to the lake. From the neighboring store a token comes to you, and with it its face: choose support.
example-fight = A monster means a fight
    .text = A monster stands at Abuelita’s house. Walk there, and the roll is a fight, whether you like it or not.
example-courage = A courage cube
    .text = No distrust, no monster and no cube in this place: now you may put one here. It keeps a monster out once.
example-riots = Riots
    .text = The monster has moved, and from each neighboring place a token comes to it. Where both kinds lie, you choose; from Gideon’s house there is no choice.
example-refill = Mabel draws all or nothing
    .text = Mabel may refill her hand or draw nothing. A single card from the deck is not for her.
