"""While a question is open, others may act out of turn: do a duty, accuse, vote, write in the chat."""

from collections.abc import Iterable, Sequence
from typing import Final

from igroteka.engine import Ask, Cause, Choice, Race, Rules, Show
from igroteka.games.rigor_mortis.pieces import GUILTY, NOWHERE
from igroteka.games.rigor_mortis.rules import policing
from igroteka.games.rigor_mortis.rules.looks import punish
from igroteka.games.rigor_mortis.state import OFF, Table


def let_others_act(g: Table) -> None:
    """Have questions put with what others may do beside them, if anybody at this table ever may: a person who judges
    or is judged. To be called whenever somebody has sat down."""
    g.beside = beside if g.house.policing != OFF and g.bots & g.everybody != g.everybody else None


def beside(g: Table, question: Ask) -> Rules[None] | None:
    """How a question is put while looks that can be broken are in force."""
    return put(g, question) if g.policed else None


def put(g: Table, question: Ask) -> Rules[None]:
    """Put a question until it is answered. What others do meanwhile is judged, and puts it anew.

    Looks for violations come at once only between cards and books, where the flow rests.
    """
    watch = Watch(g, question)
    while True:
        taken = yield from watch.next()
        if taken is question:
            return
        if taken is None:
            policing.time_passes(g)
        elif isinstance(taken, Show):
            policing.say(g, taken.seat, taken.shown)
        else:
            policing.act(g, taken.seat, policing.option_of(taken.options, taken.pick))
        watch.again()
        punished = bool(g.waiting) and question.rest
        if punished:
            since = g.now
            yield from punish(g)
            if question.deadline >= 0:  # a discard by somebody else is not on the clock of who was asked
                question.deadline += g.now - since
        if punished or taken is None:
            question.refresh()
            watch = Watch(g, question)


class Watch(Race):
    """A question with the acts that are open beside it; who sits at the table may change while it is open."""

    def __init__(self, g: Table, question: Ask) -> None:
        super().__init__([question], question, question.rest)
        self.g: Final = g
        self.question: Final = question
        self.bots = NOWHERE
        """Who was a bot when `acts` was read; nobody has looked yet."""
        self.acts: list[Ask] = []

    def open(self) -> Sequence[Ask]:
        if self.bots != self.g.bots:
            self.bots = self.g.bots
            self.acts = [ask for seat in range(self.g.seats) for ask in acts(self.g, seat)]
        return [self.question, *self.acts]

    def open_to(self, seat: int) -> Iterable[Ask]:
        """The question comes first: whoever answers it again in a fork needs nobody's acts."""
        if seat == self.question.seat:
            yield self.question
        yield from acts(self.g, seat)

    def refresh_open(self, but: int) -> None:
        """What people may do beside the question follows from what everybody knows."""
        if self.question.seat != but and not self.question.given:
            self.question.refresh()

    def until(self) -> int:
        return policing.until(self.g)

    def again(self) -> None:
        """Something has been done: what may be done now is read anew when somebody looks."""
        self.bots = NOWHERE


def acts(g: Table, seat: int) -> list[Ask]:
    """What a person, or a bot on the jury, may do beside the question; who is not at the table, nothing."""
    asks: list[Ask] = []
    if not 0 <= seat < g.seats or (g.is_bot(seat) and not policing.judges(g, seat)):
        return asks
    choice = Choice(g, seat, policing.ACTS)
    if choice.allowed:
        asks.append(choice)
    if policing.listens(g, seat):
        asks.append(Show(g, seat, policing.SAY))
    for each in asks:
        each.must = False
        each.cause = None  # what may be done beside the question does not come from its card or book
    if g.vote is not None and GUILTY in choice.allowed:
        choice.cause = Cause(g.vote.accuser, policing.look_with(g, g.vote.accused, g.vote.bit))
    return asks
