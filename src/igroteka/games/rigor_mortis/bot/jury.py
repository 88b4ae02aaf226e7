"""How a bot on the jury votes: it has heard nothing at the table, and goes by what everybody knows of the two."""

from igroteka.bots import Thought
from igroteka.engine import Fate
from igroteka.games.rigor_mortis.pieces import GUILTY, NOT_GUILTY
from igroteka.games.rigor_mortis.state import Table, Vote


def verdict(g: Table, vote: Vote, fate: Fate) -> Thought:
    """It believes whose word has proved better in this game; where neither has, luck decides. What it wins or loses by
    the verdict does not count. The table's pace says when."""
    lead = g.credit[vote.accuser] - g.credit[vote.accused]
    guilty = lead > 0 or (lead == 0 and fate.below(2) == 0)
    return Thought((GUILTY if guilty else NOT_GUILTY).key, "trust" if lead else "undecided")
