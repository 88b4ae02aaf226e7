"""The law about imagined worlds: what is hidden differs from one to the next, so that no bot knows it."""

from collections import Counter
from collections.abc import Iterator
from math import lgamma
from typing import ClassVar, Final

from igroteka.engine.events import UNKNOWN
from igroteka.engine.fate import Fate
from igroteka.engine.match import AnyMatch
from igroteka.engine.options import eyes
from igroteka.engine.state import State
from igroteka.testing.secrets import name, seen_by
from igroteka.testing.verdict import Law

ENOUGH: Final = 30.0
"""How sure the law must be, as a logarithm: it is wrong once in e^30 cases."""
LOOKS: Final = 24
"""So many worlds are compared before what is no card counts as never varied."""
NOTHING: Final = object()


class Imagination(Law):
    """14. In the worlds that are imagined for a viewer, whatever it cannot see varies: the cards it does not know, what
    the views of other seats show beyond its own and the spectator's, and the fields that are `hidden`. Such a world is
    a position that could be."""

    number: ClassVar[int] = 14

    def __init__(self, match: AnyMatch, fate: Fate) -> None:
        super().__init__(match, fate)
        self.evidence: dict[str, float] = {}
        """By what is hidden: how unlikely it is that it was the same in all worlds so far."""
        self.varied: set[str] = set()

    def ask(self) -> None:
        if not self.sometimes(1, 3):
            return
        viewers: list[int | None] = [None, *range(self.match.g.seats)]
        viewer = viewers[self.fate.below(len(viewers))]
        world = self.match.imagine(viewer, self.fate.word())
        self.possible(world)
        self.compare_cards(world.g, viewer)
        self.compare_views(world.g, viewer)
        if any(field.hidden for field in self.match.game.fields):
            self.compare_fields(self.match.imagine(None, self.fate.word()).g)

    def over(self) -> None:
        for what, evidence in self.evidence.items():
            self.hold(evidence < ENOUGH or what in self.varied, f"{what}: the same in every imagined world")

    def note(self, what: str, same: bool, evidence: float) -> None:
        if same:
            self.evidence[what] = self.evidence.get(what, 0.0) + evidence
        else:
            self.varied.add(what)

    def possible(self, world: AnyMatch) -> None:
        """A world in which a card lies where it never could teaches a bot nothing."""
        prompt = world.prompt
        if prompt is not None and prompt.rest:
            wrong = world.game.refuses_position(world.g)
            self.hold(not wrong, f"an imagined world cannot be: {wrong}")

    def compare_cards(self, world: State, viewer: int | None) -> None:
        """Zone by zone. A zone that had to be the same, since only equal cards could lie there, counts for nothing."""
        g, bit = self.match.g, eyes(viewer)
        groups: dict[tuple[str, str], Counter[str]] = {}
        for zone in g.zones:
            for card in g.cards[zone.n]:
                if not seen_by(g, card, zone.audience) & bit:
                    groups.setdefault((zone.pool, card.back), Counter())[card.key] += 1
        for zone in g.zones:
            hidden = [card for card in g.cards[zone.n] if not seen_by(g, card, zone.audience) & bit]
            expected = 0.0
            for group, there in groups.items():
                own = Counter(card.key for card in hidden if (zone.pool, card.back) == group)
                expected += surprise(own, there, zone.ordered)
            if expected > 0:
                keys = [[card.key for card in state.cards[zone.n]] for state in (g, world)]
                same = keys[0] == keys[1] if zone.ordered else sorted(keys[0]) == sorted(keys[1])
                self.note(f"{zone.name}, as {name(viewer)} imagines it", same, expected)

    def compare_views(self, world: State, viewer: int | None) -> None:
        """What another seat's view shows and neither the viewer's nor the spectator's does: that one is of what all may
        know, though a handicap may keep it off the viewer's screen."""
        game, g = self.match.game, self.match.g
        spectator = game.view(g, None).plain()
        for seat in range(g.seats):
            if seat == viewer:
                continue
            theirs = game.view(g, seat).plain()
            private = [key for key in theirs if key not in game.personal and theirs[key] != spectator.get(key)]
            if not private:
                continue
            imagined, public = leaves(game.view(world, seat).plain()), leaves(spectator)
            own = leaves({} if viewer is None else game.view(g, viewer).plain())
            for path, value in leaves({key: theirs[key] for key in private}).items():
                if value not in (None, UNKNOWN, public.get(path, NOTHING), own.get(path, NOTHING)):
                    self.note(noun(path), imagined.get(path, NOTHING) == value, ENOUGH / LOOKS)

    def compare_fields(self, world: State) -> None:
        """Compare the fields that no view shows with those in worlds imagined by a spectator, who knows nothing of
        them: three times."""
        game = self.match.game
        hidden = [(field, field.get(self.match.g)) for field in game.fields if field.hidden]
        for _ in range(3):
            for field, value in hidden:
                if not is_blank(value):
                    self.note(f"the field {field.name}", field.get(world) == value, ENOUGH / LOOKS)
            game.resample(world, -1, Fate(self.fate.word()))


def surprise(own: Counter[str], there: Counter[str], ordered: bool) -> float:
    """Minus the logarithm of the chance that cards, mixed among all that are hidden `there`, lie as they did."""
    n, cards = own.total(), there.total()
    ways = lgamma(cards + 1) - lgamma(cards - n + 1)
    for key, count in own.items():
        ways -= lgamma(there[key] + 1) - lgamma(there[key] - count + 1)
        if not ordered:
            ways += lgamma(count + 1)
    return max(0.0, ways if ordered else ways - lgamma(n + 1))


def noun(path: tuple[str | int, ...]) -> str:
    """The field of the view, or of a player in it."""
    by_seat = len(path) > 2 and isinstance(path[1], int)
    return f"{path[0]} of a player: {path[2]}" if by_seat else str(path[0])


def leaves(value: object, path: tuple[str | int, ...] = ()) -> dict[tuple[str | int, ...], object]:
    """Every plain value of a view by its path; a seat's name counts as its number."""
    return dict(_leaves(value, path))


def _leaves(value: object, path: tuple[str | int, ...]) -> Iterator[tuple[tuple[str | int, ...], object]]:
    members: Iterator[tuple[str | int, object]] | None = None
    if isinstance(value, dict) and value:
        members = iter(value.items())
    elif isinstance(value, (list, tuple)) and value:
        members = iter(enumerate(value))
    if members is None:
        yield path, value
        return
    for part, member in members:
        seat = isinstance(part, str) and part[:1] == "p" and part[1:].isdigit()
        yield from _leaves(member, (*path, int(str(part)[1:]) if seat else part))


def is_blank(value: object) -> bool:
    """Whether a value hides nothing now: none, zero, nobody, nowhere, and lists of them."""
    if isinstance(value, dict):
        return all(is_blank(each) for each in value.values())
    if isinstance(value, (list, tuple)):
        return all(is_blank(each) for each in value)
    return value in (None, 0, -1, "")
