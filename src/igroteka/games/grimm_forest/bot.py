"""What bots know of the forest: what a board is worth, and what an answer leads to in imagined worlds.

A choice of cards is judged by playing the gather phase on: the others choose by a rough guess of where they want to
go, later questions get the answer that time would give. Build actions are judged two deep. The numbers here are
judgement, not rules.
"""

from typing import Final

from igroteka.bots.brain import Brain
from igroteka.engine import Ask, Fate, Match
from igroteka.engine.events import Value
from igroteka.games.grimm_forest.options import FAREWELL, Action, House, Lay
from igroteka.games.grimm_forest.state import PLAYERS, Table, finished, friend_of, stock_of

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
FABLE_TEMPER: Final = 60
"""In how many of a hundred rounds an opponent with fables is thought to lay one."""
MANY: Final = 32
"""With more options than this only the two most wanted locations are judged closely, so that a decision stays short."""
HOPELESS: Final = -1000.0
FAR: Final = 40
"""The most answers that a playout gives before it is judged where it stands."""


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
    whole, goods = sum(prices), g.goods[3 * seat : 3 * seat + 3]
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
    total += SPARE * sum(g.tower_stock[3 * seat : 3 * seat + 3])
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


def appeal(g: Table, seat: int, place: int) -> int:
    """How much a player is thought to want a location."""
    stock = stock_of(g, place)
    for house in g.houses[seat]:
        if not house.finished and g.box.refill[place][house.material]:
            stock += 2
    return stock * stock


def best_places(g: Table, seat: int) -> list[int]:
    """The two locations that a player wants most."""
    return sorted(range(g.locations), key=lambda place: -appeal(g, seat, place))[:2]


def guess_cards(g: Table, seat: int, ask: Ask, fate: Fate) -> int:
    """What an opponent might lay: a location by its appeal, now and then a fable."""
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


def play_on(world: Match[Table], fate: Fate) -> None:
    """Let the gather phase run to its end, everybody answering as time or a rough guess would."""
    for _ in range(FAR):
        prompt = world.prompt
        if prompt is None:
            return
        for ask in prompt.open():
            if ask.given:
                continue
            if ask.name == "build_action":
                return
            if ask.name == "choose_cards":
                world.step(ask.seat, guess_cards(world.g, ask.seat, ask, fate))
            else:
                world.step(ask.seat, index_of(ask, ask.default()))
            break


def index_of(ask: Ask, key: str) -> int:
    for i, option in enumerate(ask.options):
        if option.key == key:
            return i
    return 0


class ForestBrain(Brain[Table]):
    samples = 4
    noise = 3.0

    def value(self, world: Match[Table], seat: int) -> float:
        return standing(world.g, seat)

    def rank(self, world: Match[Table], seat: int, ask: Ask) -> list[float]:
        """What the world is worth when the gather phase, or the build turn, has gone on from each answer."""
        if ask.name == "build_action":
            return [self.after_action(world, seat, i, 1) for i in range(len(ask.options))]
        luck = world.g.fate.word()
        ranks: list[float] = []
        places = best_places(world.g, seat) if len(ask.options) > MANY else []
        for i, option in enumerate(ask.options):
            if places and isinstance(option, Lay) and world.g.box.location_of(option.gather) not in places:
                ranks.append(HOPELESS)
                continue
            then = world.fork(listen=False, forkable=False)
            then.step(seat, i)
            play_on(then, Fate(luck))
            ranks.append(self.value(then, seat))
        return ranks

    def after_action(self, world: Match[Table], seat: int, i: int, deeper: int) -> float:
        """The best that one more action can make of it."""
        ask = world.asks[0]
        option = ask.options[i]
        assert isinstance(option, Action)
        then = world.fork(listen=False, forkable=False)
        then.step(seat, i)
        while then.prompt is not None and not then.prompt.rest:
            step_by_default(then)
        best = self.value(then, seat)
        if option.code == FAREWELL:
            best -= ACTION
        if deeper and then.prompt is not None:
            more = then.asks[0]
            if more.seat == seat and more.name == "build_action":
                for k in range(len(more.options)):
                    best = max(best, self.after_action(then, seat, k, deeper - 1))
        return best

    def reason(self, world: Match[Table], seat: int, ask: Ask, answer: str) -> tuple[str, dict[str, Value]]:
        head, _, rest = answer.partition(":")
        parts = rest.split(":")
        if head in ("lay", "lay_with"):
            place = world.g.box.location_of(parts[0])
            if head == "lay_with":
                return "fable_fits", {"fable": parts[1], "location": world.g.box.location_ids[place]}
            return "good_place", {"location": world.g.box.location_ids[place], "number": stock_of(world.g, place)}
        if head in ("build", "build_plot"):
            return "build_up", {"section": parts[1], "material": parts[0]}
        if head == "gain":
            return "lacks", {"material": parts[0]}
        if answer == "draw_fable":
            return "more_fables", {}
        if head == "special":
            return "friend_helps", {"friend": parts[0]}
        return "best_of_all", {}


def step_by_default(world: Match[Table]) -> None:
    for ask in world.asks:
        if not ask.given:
            world.step(ask.seat, index_of(ask, ask.default()))
            return


BRAIN: Final = ForestBrain()
