"""Special actions of friends, and what discarding a friend in one's own turn gives; with what each of them needs."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import NOTHING, Card, Kind, Option, Refusal, Rules, Value, ask, move, move_all, move_cards, pick
from igroteka.games.grimm_forest import events as ev
from igroteka.games.grimm_forest.cards.fables import draw_to_choose, keep_drawn
from igroteka.games.grimm_forest.content.box import Effect
from igroteka.games.grimm_forest.effects import EFFECTS, NEEDS
from igroteka.games.grimm_forest.pieces import (
    DRAWN,
    FABLE_DECK,
    FABLE_DISCARD,
    FOREST,
    LOCATIONS,
    MATERIAL,
    MATERIALS,
    PAID_BY,
    PLAIN_BUILDS,
    PLAYERS,
    PLOT_BUILDS,
    SECTIONS,
    TURNED_UP,
    WOOD,
    Action,
    Bundle,
    Rival,
    cell,
    cells,
)
from igroteka.games.grimm_forest.questions import OneOf
from igroteka.games.grimm_forest.reading import is_alone, opponents, wealth
from igroteka.games.grimm_forest.refusals import (
    NEEDS_HELP,
    NO_FABLES_LEFT,
    NO_STRAW,
    NOTHING_TO_BUILD,
    NOTHING_TO_PAY_WITH,
    SPINS_INTO_ITSELF,
    TOO_FEW_FABLES,
    TOWER_EMPTY,
    TOWER_SHUT,
)
from igroteka.games.grimm_forest.rules.build import Building, build_section, forbids_build
from igroteka.games.grimm_forest.rules.goods import (
    can_draw,
    draw_fables,
    gain,
    gain_any,
    give,
    lose,
    of_one,
    take_fables,
    tell_of,
)
from igroteka.games.grimm_forest.state import Due, Table

# --- Resources -----------------------------------------------------------------------------------------------------


@EFFECTS.register("chop", amount=int)
def chop(g: Table, due: Due) -> None:
    """Woodcutter. Gain two wood, and two wood are added to the Forest; never one without the other."""
    amount = due.effect.amount
    gain(g, due.seat, of_one(WOOD, amount), due)
    g.stock[cell(FOREST, WOOD)] += amount
    tell_of(g, ev.ADDED, due.seat, due, (LOCATIONS[FOREST], *of_one(WOOD, amount)))


@EFFECTS.register("gain_each", amount=int)
def gain_each(g: Table, due: Due) -> None:
    """Little Mermaid, and the reward of a first builder. Gain a resource of each type."""
    amount = due.effect.amount
    gain(g, due.seat, (amount, amount, amount), due)


@EFFECTS.register("empty_tower")
def empty_tower(g: Table, due: Due) -> None:
    """Rapunzel. If you are alone in your location, take all that lies on her card."""
    i = cell(due.seat, 0)
    gain(g, due.seat, (g.tower_stock[i], g.tower_stock[i + 1], g.tower_stock[i + 2]), due)
    g.tower_stock[i : i + 3] = [0, 0, 0]


def needs_tower(g: Table, seat: int, effect: Effect) -> Refusal | None:
    if not is_alone(g, seat):
        return TOWER_SHUT
    return None if sum(g.tower_stock[cells(seat)]) else TOWER_EMPTY


NEEDS["empty_tower"] = needs_tower


class SpinInto(Kind[Table, Bundle]):
    """The type to spin straw into."""

    def __init__(self, material: int, amount: int) -> None:
        super().__init__("rumpel_convert", "LS-257")
        self.material: Final = material
        self.amount: Final = amount

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"material": MATERIALS[self.material], "count": self.amount}

    def expected(self, g: Table, seat: int) -> Sequence[Bundle]:
        return MATERIAL

    def forbids(self, g: Table, seat: int, option: Bundle) -> Refusal | None:
        return SPINS_INTO_ITSELF if option.counts[self.material] else None

    def default(self, g: Table, seat: int) -> str:
        return MATERIALS[2]


@EFFECTS.register("spin", material=str)
def spin(g: Table, due: Due) -> Rules[None]:
    """Rumpelstiltskin. Return all your straw and take as much wood, or as much brick."""
    material = due.effect.material
    amount = g.goods[cell(due.seat, material)]
    into = yield from ask(g, due.seat, SpinInto(material, amount))
    lose(g, due.seat, of_one(material, amount), due)
    gain(g, due.seat, of_one(into.counts.index(1), amount), due)


def needs_straw(g: Table, seat: int, effect: Effect) -> Refusal | None:
    return None if g.goods[cell(seat, effect.material)] else NO_STRAW


NEEDS["spin"] = needs_straw


# --- Fables --------------------------------------------------------------------------------------------------------


def needs_fables(g: Table, seat: int, effect: Effect) -> Refusal | None:
    return None if can_draw(g) else NO_FABLES_LEFT


@EFFECTS.register("draw_fables", amount=int)
def draw_some(g: Table, due: Due) -> None:
    """Fairy Godmother, and the reward of a first builder. Draw two fables."""
    draw_fables(g, due.seat, due.effect.amount, due)


GOLDILOCKS_KEEP: Final = OneOf("goldilocks_keep", "LS-224")
GOLDILOCKS_RETURN: Final = OneOf("goldilocks_return", "LS-224", top=True)


@EFFECTS.register("taste", amount=int, keep=int)
def taste(g: Table, due: Due) -> Rules[None]:
    """Goldilocks. Draw three fables, keep one, put the others back on top in any order."""
    draw_to_choose(g, due.seat, due.effect.amount, due)
    for _ in range(min(due.effect.keep, len(g.cards[DRAWN.n]))):
        yield from keep_drawn(g, due.seat, GOLDILOCKS_KEEP)
    returned = len(g.cards[DRAWN.n])
    while len(g.cards[DRAWN.n]) > 1:
        yield from put_back(g, due.seat)
    move_all(g, DRAWN, FABLE_DECK)
    if returned:
        tell_of(g, ev.RETURNED, due.seat, due, (returned,))


def put_back(g: Table, seat: int) -> Rules[None]:
    """One of the fables drawn aside goes on top of the deck."""
    card = yield from pick(g, seat, GOLDILOCKS_RETURN, DRAWN)
    assert card is not None
    move(g, card, DRAWN, FABLE_DECK)


@EFFECTS.register("seek", amount=int, gain=int, sought=str)
def seek(g: Table, due: Due) -> None:
    """Little Red Riding Hood. Discard the top five fables and take the Wolves among them; without any, draw one."""
    turned = take_fables(g, due.effect.amount, TURNED_UP)
    move_all(g, TURNED_UP, FABLE_DISCARD)
    tell_of(g, ev.TURNED, due.seat, due, (), turned)
    found = [card for card in turned if card.key == due.effect.sought]
    move_cards(g, found, FABLE_DISCARD, PLAYERS[due.seat].fable_hand)
    if found:
        tell_of(g, ev.TOOK_CARDS, due.seat, due, (), tuple(found))
    else:
        draw_fables(g, due.seat, due.effect.gain, due.under("LS-226"))


NEEDS["draw_fables"] = needs_fables
NEEDS["taste"] = needs_fables
NEEDS["seek"] = needs_fables

GODMOTHER_PAY: Final = OneOf("godmother_pay", "LS-263")


@EFFECTS.register("swap_fables", amount=int, gain=int)
def swap_fables(g: Table, due: Due) -> Rules[None]:
    """Fairy Godmother, discarded in your turn. Exchange two fables of your hand for two resources of any types."""
    hand = PLAYERS[due.seat].fable_hand
    paid: list[Card] = []
    for _ in range(due.effect.amount):
        card = yield from pick(g, due.seat, GODMOTHER_PAY, hand)
        assert card is not None
        move(g, card, hand, FABLE_DISCARD)
        paid.append(card)
    tell_of(g, ev.DISCARDED, due.seat, due, (), tuple(paid))
    yield from gain_any(g, due.seat, due.effect.gain, due)


def needs_hand(g: Table, seat: int, effect: Effect) -> Refusal | None:
    return None if len(g.cards[PLAYERS[seat].fable_hand.n]) >= effect.amount else TOO_FEW_FABLES


NEEDS["swap_fables"] = needs_hand


# --- Puss in Boots -------------------------------------------------------------------------------------------------


def helped(g: Table, seat: int, material: int) -> int:
    """How much of a material an opponent could be made to pay."""
    return 1 if any(g.goods[cell(s, material)] for s in opponents(g, seat)) else 0


class SlyBuild(Building):
    """A section that can be paid with the help of one resource of an opponent."""

    def expected(self, g: Table, seat: int) -> Sequence[Action]:
        return PLAIN_BUILDS + PLOT_BUILDS if g.cards[PLAYERS[seat].plots.n] else PLAIN_BUILDS

    def forbids(self, g: Table, seat: int, option: Action) -> Refusal | None:
        return forbids_build(g, seat, option, helped(g, seat, option.material))

    def default(self, g: Table, seat: int) -> str:
        for option in self.expected(g, seat):
            if self.forbids(g, seat, option) is None:
                return option.key
        return ""


class Payer(Kind[Table, Option]):
    """Who pays one resource of a section: an opponent, or nobody but the builder."""

    def __init__(self, action: Action) -> None:
        super().__init__("puss_payment", "LS-223")
        self.action: Final = action

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"material": MATERIALS[self.action.material], "section": SECTIONS[self.action.section]}

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        found: list[Option] = [NOTHING]
        found.extend([PAID_BY[s] for s in opponents(g, seat)])
        return found

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        if isinstance(option, Rival):
            return None if g.goods[cell(option.seat, self.action.material)] else NOTHING_TO_PAY_WITH
        return None if forbids_build(g, seat, self.action) is None else NEEDS_HELP

    def default(self, g: Table, seat: int) -> str:
        """The richest opponent who can."""
        best, most = NOTHING.key, -1
        for other in opponents(g, seat):
            if self.forbids(g, seat, PAID_BY[other]) is None and wealth(g, other) > most:
                best, most = PAID_BY[other].key, wealth(g, other)
        return best


SLY_BUILD: Final = SlyBuild("sly_build", "LS-222")


@EFFECTS.register("sly_build")
def sly_build(g: Table, due: Due) -> Rules[None]:
    """Puss in Boots. Build a section; one resource of its price may come from an opponent's board."""
    action = yield from ask(g, due.seat, SLY_BUILD)
    payer = yield from ask(g, due.seat, Payer(action))
    if isinstance(payer, Rival):
        give(g, payer.seat, due.seat, of_one(action.material, 1), due.under("LS-223"))
    yield from build_section(g, due.seat, action)


def needs_section(g: Table, seat: int, effect: Effect) -> Refusal | None:
    for action in SLY_BUILD.expected(g, seat):
        if SLY_BUILD.forbids(g, seat, action) is None:
            return None
    return NOTHING_TO_BUILD


NEEDS["sly_build"] = needs_section
