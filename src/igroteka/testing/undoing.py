"""The law about taking back: it leads back exactly, and never goes past what somebody has learned."""

from typing import ClassVar

from igroteka.engine.digest import digest
from igroteka.engine.events import Input, Step
from igroteka.engine.fate import Fate
from igroteka.engine.imagine import resample_cards
from igroteka.engine.kinds import Show
from igroteka.engine.match import AnyMatch
from igroteka.engine.options import ALL, Barrier, eyes
from igroteka.engine.prompts import Race, Together
from igroteka.engine.record import ANSWER
from igroteka.engine.state import State
from igroteka.testing.secrets import differ, name, sight
from igroteka.testing.verdict import Law


def own_cards(g: State, seat: int) -> set[int]:
    """The serials of the cards in the zones that the seat sees."""
    return {card.serial for zone in g.zones if zone.audience & eyes(seat) for card in g.cards[zone.n]}


def watched(g: State) -> dict[int, int]:
    """Who can see or remembers each card, by the card's serial, wherever it lies."""
    known = g.known
    return {card.serial: zone.audience | known.get(card.serial, 0) for zone in g.zones for card in g.cards[zone.n]}


class Barriers(Law):
    """8. Undo restores the State exactly. Without consent it never goes past chance, others' answers, a reveal, or
    anything hidden that anybody has learned since; what a seat has shown of its own it may take back."""

    number: ClassVar[int] = 8

    def __init__(self, match: AnyMatch, fate: Fate) -> None:
        super().__init__(match, fate)
        self.before = ""
        self.own: list[set[int]] = []
        self.watched: dict[int, int] = {}
        self.steps = 0
        self.prompt = match.prompt

    def ask(self) -> None:
        match = self.match
        self.before = digest(match)
        self.steps = len(match.steps)
        self.prompt = match.prompt
        self.own = [own_cards(match.g, seat) for seat in range(match.g.seats)]
        self.watched = watched(match.g)

    def answered(self) -> None:
        match = self.match
        if match.prompt is None or len(match.steps) != self.steps + 1 or match.steps[-1][0] != ANSWER:
            return
        seat = match.steps[-1][1]
        sealed = isinstance(self.prompt, Together) and match.prompt is self.prompt
        undone = match.fork()
        try:
            undone.undo(seat)
        except Barrier:
            self.hold(not sealed, "an answer under seal cannot be taken back")
            return
        shown = self.shown_since(seat)
        self.hold(not shown, f"{shown} was shown to somebody and p{seat} can still undo")
        self.hold(digest(undone) == self.before, "undo does not lead back to where the answer was given")
        self.hold(not self.called(seat), "a call in a race can be undone")
        self.hold(not any(isinstance(a, Show) for a in ([self.prompt] if self.prompt else [])), "an open answer undone")
        if not sealed and not any(a.given for a in undone.asks) and self.sometimes(1, 3):
            viewers: list[int | None] = [None, *range(match.g.seats)]
            self.learns_nothing(undone, match.steps[-1], viewers[self.fate.below(len(viewers))])

    def shown_since(self, seat: int) -> list[str]:
        """The cards that somebody can see now and could not before, but for those that were the seat's own."""
        after = watched(self.match.g)
        return [
            card.key
            for pile in self.match.g.cards
            for card in pile
            if after[card.serial] & ~self.watched[card.serial] & ALL and card.serial not in self.own[seat]
        ]

    def learns_nothing(self, undone: AnyMatch, step: Step, viewer: int | None) -> None:
        """The same answer in a world that differs only in what neither the viewer nor the seat can know: the viewer
        must receive the same. Cards or not, what it could tell apart then it has learned by that answer."""
        one, two = undone.fork(), undone.fork()
        seat, key, at = step[1], step[2], None if step[3] < 0 else step[3]
        resample_unknown(two, viewer, seat, Fate(self.fate.word()))
        alike = all(one.view(each) == two.view(each) for each in (viewer, seat))
        if not alike or two.why_not(seat, key) is not None:
            return
        since = len(one.events(viewer))
        for world in (one, two):
            world.answer(seat, key, at)
        first, second = sight(one, viewer, since), sight(two, viewer, since)
        told = f"{name(viewer)} has learned something and p{seat} can still undo"
        self.hold(first == second, f"{told}: {differ(first, second)}")

    def called(self, seat: int) -> bool:
        """Whether the last answer was a call in a race, and not what the table waited for."""
        last = next(entry for entry in reversed(self.match.log) if isinstance(entry, Input))
        if not isinstance(self.prompt, Race):
            return False
        return not any(ask.must and ask.seat == seat and ask.name == last.what for ask in self.prompt.open())


def resample_unknown(match: AnyMatch, viewer: int | None, seat: int, fate: Fate) -> None:
    """Resample what neither of two can know, and leave chance to come as it is."""
    g = match.g
    chance = g.fate
    resample_cards(g, eyes(viewer) | eyes(seat), fate)
    match.game.resample(g, -1 if viewer is None else viewer, g.fate)
    g.fate = chance
    for ask in match.asks:
        if ask.seat != viewer:
            ask.refresh()
