"""The end of a round and of the game: who wins, and what is made ready when nobody has won yet."""

from typing import Final

from igroteka.engine import Over, Score, tell
from igroteka.games.grimm_forest import events as ev
from igroteka.games.grimm_forest.content import END_OF_BUILD
from igroteka.games.grimm_forest.options import BRICK, NOWHERE, STRAW, WOOD
from igroteka.games.grimm_forest.rules.windows import open_window
from igroteka.games.grimm_forest.state import Table, finished

STURDIEST_FIRST: Final = (BRICK, WOOD, STRAW)
PARTS: Final = ("straw_house", "wood_house", "brick_house")


def end_of_build(g: Table) -> None:
    open_window(g, END_OF_BUILD)


def judgement(g: Table) -> None:
    """After everybody's turn the game is over if somebody has three finished houses."""
    claimants = [seat for seat in range(g.seats) if finished(g, seat) >= g.box.to_win]
    if claimants:
        raise verdict(g, claimants)


def verdict(g: Table, claimants: list[int]) -> Over:
    """One claimant wins; of several the one with more brick, then more wooden houses, then the sturdiest token."""
    scores = [score(g, seat) for seat in range(g.seats)]
    if len(claimants) == 1:
        return g.over(claimants, scores, "three_houses", "LS-115")
    for material, why, rule in ((BRICK, "more_brick", "LS-117"), (WOOD, "more_wood", "LS-118")):
        most = max(finished(g, seat, material) for seat in claimants)
        claimants = [seat for seat in claimants if finished(g, seat, material) == most]
        if len(claimants) == 1:
            return g.over(claimants, scores, why, rule)
    for material in STURDIEST_FIRST:
        if g.reward_tokens[material] in claimants:
            return g.over([g.reward_tokens[material]], scores, "sturdiest_token", "LS-119")
    return g.over(claimants, scores, "shared", "LS-119")


def score(g: Table, seat: int) -> Score:
    return Score(finished(g, seat), {name: finished(g, seat, m) for m, name in enumerate(PARTS)})


def preparation(g: Table) -> None:
    """The first player's figure passes on, pigs go home, locations are filled up; a new round begins."""
    g.round += 1
    g.first_player = (g.first_player + 1) % g.seats
    for place in range(g.locations):
        for material in range(3):
            g.stock[3 * place + material] += g.box.refill[place][material]
    nowhere = [NOWHERE] * g.seats
    g.pig, g.revealed, g.debt = nowhere, nowhere[:], nowhere[:]
    g.announcement = [""] * g.seats
    g.actions, g.extra_actions = [g.box.actions] * g.seats, [0] * g.seats
    g.collected = [0] * (3 * g.seats)
    g.must_lay = g.blind = g.lay_last = g.runner = g.visited = 0
    g.monsters_played = 0
    g.used.clear()
    g.builder = 0
    tell(g, ev.REFILLED, -1)
