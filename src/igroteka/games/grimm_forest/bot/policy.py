"""A quick answer to every question, read off the board: for rollouts, where everybody answers so."""

from typing import Final

from igroteka.engine import Ask, Fate
from igroteka.games.grimm_forest.pieces import BUILD, DRAW, GAIN, PLAYERS, SPECIAL, Action, Lay, cell
from igroteka.games.grimm_forest.reading import stock_of
from igroteka.games.grimm_forest.state import Table

FABLE_TEMPER: Final = 60
"""In how many of a hundred rounds an opponent with fables is thought to lay one."""
ENOUGH_FABLES: Final = 2


def instinct(g: Table, ask: Ask, fate: Fate) -> str:
    """A sensible key at once."""
    if ask.name == "choose_cards":
        return ask.options[guess_cards(g, ask.seat, ask, fate)].key
    if ask.name == "build_action":
        return max(ask.options, key=lambda option: eagerness(g, ask.seat, option)).key
    return ask.default() or ask.options[0].key


def eagerness(g: Table, seat: int, option: object) -> float:
    """A roof before walls before a floor; then what the house in hand lacks, a fable, the friend's own action."""
    assert isinstance(option, Action)
    if option.code == BUILD:
        return 10.0 + 3.0 * option.section + (0.5 if option.plot else 0.0)
    if option.code == GAIN:
        return 4.0 + lack(g, seat, option.material)
    if option.code == SPECIAL:
        return 4.5
    if option.code == DRAW:
        return 5.0 if len(g.cards[PLAYERS[seat].fable_hand.n]) < ENOUGH_FABLES else 3.0
    return 0.0


def lack(g: Table, seat: int, material: int) -> float:
    """How much a resource would bring the next section nearer: most where one is missing in an advanced house."""
    best = 0.0
    for house in g.houses[seat]:
        if house.material == material and not house.finished:
            missing = g.box.prices[house.sections] - g.goods[cell(seat, material)]
            if missing > 0:
                best = max(best, 2.0 + house.sections - 0.5 * missing)
    return best


def appeal(g: Table, seat: int, place: int) -> int:
    """How much a player is thought to want a location."""
    stock = stock_of(g, place)
    for house in g.houses[seat]:
        if not house.finished and g.box.refill[place][house.material]:
            stock += 2
    return stock * stock


def guess_cards(g: Table, seat: int, ask: Ask, fate: Fate) -> int:
    """What a player might lay: a location by its appeal, now and then a fable."""
    wanted = [isinstance(o, Lay) and o.fable != "" for o in ask.options]
    with_fable = any(wanted) and (all(wanted) or fate.below(100) < FABLE_TEMPER)
    choices = [i for i in range(len(ask.options)) if wanted[i] == with_fable]
    weights: list[int] = []
    for i in choices:
        option = ask.options[i]
        assert isinstance(option, Lay)
        weights.append(1 + appeal(g, seat, g.box.location_of(option.gather)))
    throw = fate.below(sum(weights))
    for i, weight in zip(choices, weights, strict=True):
        throw -= weight
        if throw < 0:
            return i
    return choices[-1]
