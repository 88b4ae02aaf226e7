### Words common to all games. The same ids stand in ru.ftl.

title = Igroteka
tagline = A shelf of five board games

player = Player { $number }
and = and
yes = yes
no = no

hidden-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .gen = { hidden-cards }
    .dat = { hidden-cards }
    .acc = { hidden-cards }
    .ins = { hidden-cards }
    .pre = { hidden-cards }

option-nothing = Nothing
option-pass = Pass
option-yes = Yes
option-no = No

why-not_asked = Nobody asks you anything now: wait for your turn.
why-no_such_option = There is no such answer to this question: choose one of those listed.
why-stale = The question has changed since: look at the table and answer the new one.
why-finished = The game is over: start a new one.
