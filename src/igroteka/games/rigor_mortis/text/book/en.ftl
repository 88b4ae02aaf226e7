### The running text of the rulebook as a book, and its examples. The same ids stand in ru.ftl.

book-new = The server knows every duty of your looks and can check it; or the others watch, as at the table. Voice looks need people who hear each other, else something that can be seen takes their place.

example-symbol = A step needs its symbol
    .text = The card’s first symbol is stones: F3 and G4 have it, E4 has not.
example-second = The second step needs the second symbol
    .text = One step is done. F2 has the card’s other symbol, G3 has not; you may also stop.
example-shove = A shove, but not back
    .text = You step onto a goblin, and it has to go: anywhere but back to the cell you came from.
example-shelf = Shelves are walls
    .text = Rigor cannot step onto D3, a bookshelf stands there. E4 is free.
example-teleport = Out of another teleport
    .text = Your goblin has entered a teleport at E6 and comes out of another free one: C1, A4, G5 or B7.
example-place = Where goblins begin
    .text = Goblins begin on the start cells of the first row; the second row is for when that is full.
