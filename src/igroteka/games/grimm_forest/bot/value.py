"""What a board is worth to its player. The numbers are judgement, not rules."""

from typing import Final

from igroteka.games.grimm_forest.pieces import PLAYERS, House, cells
from igroteka.games.grimm_forest.reading import finished, friend_of
from igroteka.games.grimm_forest.state import Table

BUILT: Final = (0.0, 3.4, 9.0, 18.0)
"""What a house is worth by its sections: the resources in it, the actions, and what it promises."""
USEFUL: Final = 1.0
SPARE: Final = 0.45
"""A resource that a planned house can use, and one that it cannot."""
FABLE: Final = 1.2
MANY_FABLES: Final = 5
LATE_FABLE: Final = 0.3
ACTION: Final = 1.3
TOKEN: Final = 0.5
VICTORY: Final = 80.0
ENVY: Final = 0.7
"""How much the strongest opponent's gain hurts; the others share the rest."""
FRIENDS: Final[dict[str, float]] = {
    "aladdin": 2.5,
    "ali_baba": 3.0,
    "cinderella": 4.0,
    "evil_queen": 2.5,
    "fairy_godmother": 3.0,
    "frog_prince": 1.5,
    "gingerbread_man": 3.5,
    "goldilocks": 1.8,
    "hansel_gretel": 2.0,
    "huntsman": 2.0,
    "jack": 2.0,
    "little_mermaid": 1.2,
    "mother_goose": 2.5,
    "pinocchio": 2.5,
    "puss_in_boots": 3.0,
    "rapunzel": 3.0,
    "red_riding_hood": 1.5,
    "robin_hood": 2.5,
    "rumpelstiltskin": 3.0,
    "seven_dwarfs": 2.0,
    "sleeping_beauty": 1.0,
    "snow_white": 2.0,
    "thumbelina": 0.3,
    "tom_thumb": 3.5,
    "woodcutter": 3.5,
}
UNKNOWN_FRIEND: Final = 2.0


def strength(g: Table, seat: int) -> float:
    """What a player has: houses towards three, resources as far as they serve them, cards, actions."""
    total = 0.0
    needs = [0, 0, 0]
    planned = 0
    prices = g.box.prices
    for house in sorted(g.houses[seat], key=by_sections):
        if planned == g.box.to_win:
            break
        planned += 1
        total += BUILT[house.sections]
        needs[house.material] += sum(prices[house.sections :])
    whole, goods = sum(prices), g.goods[cells(seat)]
    while planned < g.box.to_win:
        spare = [goods[m] - needs[m] for m in range(3)]
        needs[spare.index(max(spare))] += whole
        planned += 1
    for material in range(3):
        used = min(goods[material], needs[material])
        total += USEFUL * used + SPARE * (goods[material] - used)
    fables = len(g.cards[PLAYERS[seat].fable_hand.n])
    total += FABLE * min(fables, MANY_FABLES) + LATE_FABLE * max(0, fables - MANY_FABLES)
    friend = friend_of(g, seat)
    if friend is not None:
        total += FRIENDS.get(friend.key, UNKNOWN_FRIEND)
    total += SPARE * sum(g.tower_stock[cells(seat)])
    total += TOKEN * g.reward_tokens.count(seat)
    total += ACTION * (g.actions[seat] + g.extra_actions[seat])
    if finished(g, seat) >= g.box.to_win:
        total += VICTORY
    return total


def by_sections(house: House) -> int:
    return -house.sections


def standing(g: Table, seat: int) -> float:
    """One's own strength against the others', the strongest of them most."""
    others = sorted([strength(g, s) for s in range(g.seats) if s != seat])
    rest = sum(others[:-1]) / (len(others) - 1) if len(others) > 1 else others[-1]
    return strength(g, seat) - ENVY * others[-1] - (1 - ENVY) * rest


# ---------------------------------------------------------------- features for the chance to win

PARTS: Final = ("houses", "walls", "floors", "useful", "spare", "fables", "friend", "actions")
NAMES: Final = tuple([f"{part}_{whom}" for whom in ("table", "leader") for part in PARTS])
"""Each part of what a player has, against the mean of the others and against the strongest of them."""


def parts(g: Table, seat: int) -> list[float]:
    """What a player has, by `PARTS`."""
    stages = [0.0, 0.0, 0.0, 0.0]
    needs = [0, 0, 0]
    planned = 0
    prices = g.box.prices
    for house in sorted(g.houses[seat], key=by_sections):
        stages[house.sections] += 1.0
        if planned < g.box.to_win:
            planned += 1
            needs[house.material] += sum(prices[house.sections :])
    whole, goods = sum(prices), g.goods[cells(seat)]
    while planned < g.box.to_win:
        spare = [goods[m] - needs[m] for m in range(3)]
        needs[spare.index(max(spare))] += whole
        planned += 1
    used = sum([min(goods[m], needs[m]) for m in range(3)])
    friend = friend_of(g, seat)
    return [
        stages[3],
        stages[2],
        stages[1],
        float(used),
        float(sum(goods) - used),
        float(min(len(g.cards[PLAYERS[seat].fable_hand.n]), MANY_FABLES)),
        FRIENDS.get(friend.key, UNKNOWN_FRIEND) if friend is not None else 0.0,
        float(g.actions[seat] + g.extra_actions[seat] + g.reward_tokens.count(seat)),
    ]


def features(g: Table, seat: int) -> list[float]:
    """By `NAMES`."""
    mine = parts(g, seat)
    others = [parts(g, other) for other in range(g.seats) if other != seat]
    strongest = max(range(g.seats - 1), key=lambda n: strength(g, n if n < seat else n + 1))
    table = [mine[k] - sum([other[k] for other in others]) / len(others) for k in range(len(mine))]
    return table + [mine[k] - others[strongest][k] for k in range(len(mine))]
