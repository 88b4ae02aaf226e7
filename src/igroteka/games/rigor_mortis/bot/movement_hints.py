"""Where a movement card would lead, so that a hint can show it before the card is played."""

from typing import Final

from igroteka.bots import Brain
from igroteka.engine import Ask, Match
from igroteka.games.rigor_mortis.pieces import CELLS, Cell, MovementCard
from igroteka.games.rigor_mortis.state import Table

SECOND_STEPS: Final = ("goblin_second", "rigor_second")
STEPS: Final = ("goblin_step", "rigor_step", *SECOND_STEPS)


def way(brain: Brain[Table], world: Match[Table], seat: int, ask: Ask, answer: str) -> list[str]:
    """The cells to which a bot would lead the figure of a card; none for an answer that is no card."""
    card = next((option for option in ask.options if option.key == answer), None)
    if not isinstance(card, MovementCard) or len(ask.options) == 1:
        return []
    then = world.fork(listen=False)
    then.answer(seat, answer)
    cells: list[str] = []
    while then.prompt is not None and not then.prompt.rest:
        step = next(each for each in then.prompt.open() if each.must)
        if step.seat != seat or step.name not in STEPS:
            break
        if not cells and step.name in SECOND_STEPS:  # the only first step is taken by the rules themselves
            cells.append(CELLS[then.g.rigor if card.rigor else then.g.goblins[seat]].key)
        ranks = brain.rank(then, seat, step)
        best = step.options[ranks.index(max(ranks))]
        if not isinstance(best, Cell):
            break
        cells.append(best.key)
        then.answer(seat, best.key)
    return cells
