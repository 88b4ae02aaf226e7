### The running text of the rulebook as a book, and its examples. The same ids stand in ru.ftl.

book-new = Everybody searches at once, and the fastest press counts; nobody’s word has to be trusted. The page judges every route, and options that the box does not have are marked as house rules.

example-one_color = One color for the whole way
    .text = From C3 to D3 the ghost may cross walls, but all of them must be green: call green and walk straight through.
example-longer = A longer way is right too
    .text = Purple was called. No wall leads straight there, so the ghost walks around; a route does not have to be the shortest.
example-corridor = Corridors are free
    .text = The visitor is far away, but two purple walls are enough: along the corridor between them the ghost goes as far as it likes.
example-passage = A secret passage
    .text = From B2 the ghost comes out in F6 and goes on in blue: a passage keeps the color.
example-change = A change of color
    .text = In E3 the color may change. Two calls lead to C6: purple and blue, each with a change on the way.
example-held = What you hold is closed to you
    .text = Green leads straight there, but the green wall lies in front of you: a call of green would be wrong at once. Purple is free.
