"""The end of a round and of the game: who wins, and what is made ready when nobody has won yet."""

from typing import Final

from igroteka.engine import Over, Score, Tie, tell
from igroteka.games.grimm_forest import events as ev
from igroteka.games.grimm_forest.content.box import END_OF_BUILD
from igroteka.games.grimm_forest.pieces import BRICK, NOWHERE, WOOD, cell
from igroteka.games.grimm_forest.reading import finished
from igroteka.games.grimm_forest.rules.windows import open_window
from igroteka.games.grimm_forest.state import Table

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
    ties = [Tie("brick_houses", "LS-117", {seat: finished(g, seat, BRICK) for seat in claimants})]
    claimants = best_of(ties[-1])
    if len(claimants) == 1:
        return g.over(claimants, scores, "more_brick", "LS-117", ties)
    ties.append(Tie("wood_houses", "LS-118", {seat: finished(g, seat, WOOD) for seat in claimants}))
    claimants = best_of(ties[-1])
    if len(claimants) == 1:
        return g.over(claimants, scores, "more_wood", "LS-118", ties)
    ties.append(Tie("sturdiest_token", "LS-119", {seat: sturdiest_token(g, seat) for seat in claimants}))
    claimants = best_of(ties[-1])
    if len(claimants) == 1:
        return g.over(claimants, scores, "sturdiest_token", "LS-119", ties)
    return g.over(claimants, scores, "shared", "LS-119", ties)


def best_of(tie: Tie) -> list[int]:
    """Who is still level."""
    most = max(tie.values.values())
    return [seat for seat, value in tie.values.items() if value == most]


def sturdiest_token(g: Table, seat: int) -> int:
    """3 for the brick token, 2 for wood, 1 for straw, 0 without any."""
    return max([material + 1 for material in range(3) if g.reward_tokens[material] == seat], default=0)


def score(g: Table, seat: int) -> Score:
    return Score(finished(g, seat), {name: finished(g, seat, m) for m, name in enumerate(PARTS)})


def preparation(g: Table) -> None:
    """The first player's figure passes on, pigs go home, locations are filled up; a new round begins."""
    g.round += 1
    g.first_player = (g.first_player + 1) % g.seats
    for place in range(g.locations):
        for material in range(3):
            g.stock[cell(place, material)] += g.box.refill[place][material]
    nowhere = [NOWHERE] * g.seats
    g.pig, g.revealed, g.debt = nowhere, nowhere[:], nowhere[:]
    g.announcement = [""] * g.seats
    g.actions, g.extra_actions = [g.box.actions] * g.seats, [0] * g.seats
    g.collected = [0] * (3 * g.seats)
    g.must_lay = g.blind = g.lay_last = g.runner = g.visited = 0
    g.awaited, g.lurking = (), ()
    g.monsters_played = 0
    g.used.clear()
    g.builder = 0
    tell(g, ev.REFILLED, -1)
