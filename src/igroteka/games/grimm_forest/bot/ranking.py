"""What an answer leads to in imagined worlds.

A choice of cards is judged by playing the gather phase on: the others choose by a rough guess of where they want to
go, later questions get the answer that time would give. Build actions are judged two deep.
"""

from collections.abc import Callable
from typing import Final

from igroteka.bots import play_on
from igroteka.engine import Ask, Fate, Match, Prompt
from igroteka.games.grimm_forest.bot.policy import appeal, guess_cards
from igroteka.games.grimm_forest.bot.value import ACTION, standing
from igroteka.games.grimm_forest.pieces import FAREWELL, Action, Lay
from igroteka.games.grimm_forest.state import Table

Worth = Callable[[Table, int], float]
"""What a table is worth to a seat."""

MANY: Final = 32
"""With more options than this only the two most wanted locations are judged closely, so that a decision stays short."""
HOPELESS: Final = -1000.0
MAX_ANSWERS: Final = 40
"""The most answers that a playout gives before it is judged where it stands."""


def ranks(world: Match[Table], seat: int, ask: Ask, worth: Worth = standing) -> list[float]:
    """What the world is worth when the gather phase, or the build turn, has gone on from each answer."""
    if ask.name == "build_action":
        return [after_action(world, seat, i, 1, worth) for i in range(len(ask.options))]
    luck = world.g.fate.copy().word()
    found: list[float] = []
    places = best_places(world.g, seat) if len(ask.options) > MANY else []
    for i, option in enumerate(ask.options):
        if places and isinstance(option, Lay) and world.g.box.location_of(option.gather) not in places:
            found.append(HOPELESS)
            continue
        then = world.fork(listen=False, forkable=False)
        then.step(seat, i)
        play_gathering(then, Fate(luck))
        found.append(worth(then.g, seat))
    return found


def after_action(world: Match[Table], seat: int, i: int, deeper: int, worth: Worth) -> float:
    """The best that one more action can make of it."""
    ask = world.asks[0]
    option = ask.options[i]
    assert isinstance(option, Action)
    then = world.fork(listen=False, forkable=False)
    then.step(seat, i)
    while then.prompt is not None and not then.prompt.rest:
        step_by_default(then)
    best = worth(then.g, seat)
    if option.code == FAREWELL:
        best -= ACTION
    if deeper and then.prompt is not None:
        more = then.asks[0]
        if more.seat == seat and more.name == "build_action":
            for k in range(len(more.options)):
                best = max(best, after_action(then, seat, k, deeper - 1, worth))
    return best


def best_places(g: Table, seat: int) -> list[int]:
    """The two locations that a player wants most."""
    return sorted(range(g.locations), key=lambda place: -appeal(g, seat, place))[:2]


def play_gathering(world: Match[Table], fate: Fate) -> None:
    """Let the gather phase run to its end, everybody answering as time or a rough guess would."""

    def answer(ask: Ask) -> None:
        if ask.name == "choose_cards":
            world.step(ask.seat, guess_cards(world.g, ask.seat, ask, fate))
        else:
            world.step(ask.seat, index_of(ask, ask.default()))

    play_on(world, answer, is_building, MAX_ANSWERS)


def is_building(prompt: Prompt) -> bool:
    return isinstance(prompt, Ask) and prompt.name == "build_action"


def index_of(ask: Ask, key: str) -> int:
    for i, option in enumerate(ask.options):
        if option.key == key:
            return i
    return 0


def step_by_default(world: Match[Table]) -> None:
    for ask in world.asks:
        if not ask.given:
            world.step(ask.seat, index_of(ask, ask.default()))
            return
