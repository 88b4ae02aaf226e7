### The running text of the rulebook as a book, and its examples. The same ids stand in ru.ftl.

book-new = All choose at the same time and under seal; the page reveals, moves and counts. A friend’s ability is offered only when it works.

example-order = From the ground up
    .text = A house grows in order: base, walls, roof. You have straw: begin with a base; walls without one are refused.
example-price = What a section costs
    .text = A base costs two of its material, walls four, a roof six. You have no two of wood and no four of straw left: take something instead.
example-one_house = One house of a kind at a time
    .text = Your straw house is not finished: a second one cannot be begun. Go on with its walls, or with the wooden ones.
example-must_act = Two actions, not fewer
    .text = You still have an action and may not end the turn: roof the brick house.
example-friend = Walls bring a friend
    .text = Whoever builds walls draws a friend: keep it, or give it to somebody else.
example-monster = A monster is placed after the reveal
    .text = Everybody has gone gathering; now you say where the Wolf waits.
