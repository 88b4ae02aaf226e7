"""Monsters: five fables that come to a location and harm those there. Whoever can cancel one has been asked before."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import Kind, Refusal, Rules, Value, ask
from igroteka.games.grimm_forest import events as ev
from igroteka.games.grimm_forest.content.box import FableCard
from igroteka.games.grimm_forest.effects import EFFECTS
from igroteka.games.grimm_forest.pieces import (
    HOUSES,
    MATERIALS,
    NOWHERE,
    PLAYERS,
    SECTIONS,
    House,
    Place,
    Player,
    cell,
    cells,
)
from igroteka.games.grimm_forest.questions import Opponent, Somewhere, Topic
from igroteka.games.grimm_forest.reading import fables_in, monsters_in, players_in
from igroteka.games.grimm_forest.refusals import LURED, MONSTER_THERE, NOT_WITH_TROLL, SPARED
from igroteka.games.grimm_forest.rules.goods import (
    bundle_counts,
    discard_hand,
    dismiss,
    empty,
    give,
    goods_of,
    lose,
    part_of,
    stock_at,
    tell_of,
    turn_to,
)
from igroteka.games.grimm_forest.state import Due, Source, Table


def lure(g: Table) -> int:
    """The location to which all monsters must go; -1 if there is none."""
    for me in PLAYERS[: g.seats]:
        for card in fables_in(g, me.unique):
            if card.lures:
                return g.place[card.serial]
    return NOWHERE


class MonsterPlace(Somewhere):
    def forbids(self, g: Table, seat: int, option: Place) -> Refusal | None:
        lured = lure(g)
        if lured >= 0:
            return None if option.n == lured else LURED
        return MONSTER_THERE if monsters_in(g, option.n) else None


MONSTER_PLACE: Final = MonsterPlace("monster_place", "LS-057")


@EFFECTS.register("place_monster")
def place_monster(g: Table, due: Due) -> Rules[None]:
    """Put the figure from the camp on a location; if none is left there, the card stands in for it."""
    place = yield from ask(g, due.seat, MONSTER_PLACE, restart=True)
    card = due.card
    assert isinstance(card, FableCard)
    if figures_out(g, card.key) >= g.box.figures[card.key].copies:
        g.stand_ins.append(card.serial)
    g.place[card.serial] = place.n
    tell_of(g, ev.PLACED, due.seat, due, (card.key, place.key, int(card.serial in g.stand_ins)))


def figures_out(g: Table, key: str) -> int:
    """How many figures of a monster stand on locations."""
    out = 0
    for seat in range(g.seats):
        for card in fables_in(g, PLAYERS[seat].played):
            if card.key == key and card.serial in g.place and card.serial not in g.stand_ins:
                out += 1
    return out


@EFFECTS.register("devour")
def devour(g: Table, due: Due) -> None:
    """Wolf. If anybody is in its location, everything there goes to the supply before it can be collected."""
    place = g.place[due.card.serial]
    if players_in(g, place):
        empty(g, due.seat, place, stock_at(g, place), due)


@EFFECTS.register("burn")
def burn(g: Table, due: Due) -> None:
    """Dragon. Everybody in its location loses all resources of their board."""
    for seat in players_in(g, g.place[due.card.serial]):
        lose(g, seat, goods_of(g, seat), due)


@EFFECTS.register("trample", amount=int)
def trample(g: Table, due: Due) -> None:
    """Giant. Everybody in its location loses their friend, their hand of fables and one resource of each type."""
    for seat in players_in(g, g.place[due.card.serial]):
        dismiss(g, seat, due)
        discard_hand(g, seat, due.under("LS-144"))
        straw, wood, brick = goods_of(g, seat)
        amount = due.effect.amount
        lose(g, seat, (min(straw, amount), min(wood, amount), min(brick, amount)), due.under("LS-145"))


class BlowDown(Kind[Table, House]):
    """One house of a player that the wolf can blow at."""

    def __init__(self, victim: int, spares: int) -> None:
        super().__init__("bbw_house", "LS-190")
        self.victim: Final = victim
        self.spares: Final = spares

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"of": PLAYERS[self.victim].key}

    def details(self, g: Table, seat: int, option: House) -> dict[str, Value]:
        return {"of": PLAYERS[self.victim].key}

    def expected(self, g: Table, seat: int) -> Sequence[House]:
        found: list[House] = []
        for house in g.houses[self.victim]:
            if house not in found:
                found.append(house)
        return found

    def forbids(self, g: Table, seat: int, option: House) -> Refusal | None:
        return SPARED if option.material == self.spares else None

    def default(self, g: Table, seat: int) -> str:
        """The most advanced one."""
        best: House | None = None
        for house in self.expected(g, seat):
            if self.forbids(g, seat, house) is None and (best is None or house.sections > best.sections):
                best = house
        return "" if best is None else best.key


@EFFECTS.register("blow_down", spares=str)
def blow_down(g: Table, due: Due) -> Rules[None]:
    """Big Bad Wolf. Its player chooses a straw or wooden house of everybody there; each loses its last section."""
    here, spares = players_in(g, g.place[due.card.serial]), due.effect.spares
    victims = [seat for seat in here if any(house.material != spares for house in g.houses[seat])]
    chosen: list[House] = []
    for seat in victims:
        turn_to(g, seat, victims, due)
        house = yield from ask(g, due.seat, BlowDown(seat, spares))
        chosen.append(house)
    for seat, house in zip(victims, chosen, strict=True):
        remove_section(g, seat, house, due.under("LS-191"))


def remove_section(g: Table, seat: int, house: House, source: Source) -> None:
    """The last section built goes back to the supply; a house without sections frees its zone."""
    houses, left = g.houses[seat], house.sections - 1
    i = houses.index(house)
    if left:
        houses[i] = HOUSES[house.material][left - 1][house.plot]
    else:
        del houses[i]
    g.sections[cell(house.material, left)] += 1
    tell_of(g, ev.BLOWN, seat, source, (MATERIALS[house.material], SECTIONS[left]))


class TrollVictim(Opponent):
    """An opponent of the Troll's player, in the Troll's location."""

    def __init__(self, place: int) -> None:
        super().__init__("troll_victim", "LS-201")
        self.place: Final = place

    def forbids(self, g: Table, seat: int, option: Player) -> Refusal | None:
        return None if g.pig[option.seat] == self.place else NOT_WITH_TROLL


TROLL_GIVE: Final = Topic("troll_give", "LS-201")


@EFFECTS.register("extort", divisor=int)
def extort(g: Table, due: Due) -> Rules[None]:
    """Bridge Troll. One opponent in its location gives you half of what they collected this round."""
    place = g.place[due.card.serial]
    if not [s for s in players_in(g, place) if s != due.seat]:
        return
    victim = (yield from ask(g, due.seat, TrollVictim(place))).seat
    owed = sum(g.collected[cells(victim)]) // due.effect.divisor
    chosen = yield from part_of(g, victim, TROLL_GIVE, owed, payable(g), victim)
    give(g, victim, due.seat, bundle_counts(chosen), due)


def payable(g: Table) -> list[int]:
    """What everybody can still pay of what they collected (LS-175, LS-201)."""
    return [min(had, have) for had, have in zip(g.collected, g.goods, strict=True)]
