"""What the open cards will bring if everybody stays where they are, read off a copy of the table.

It asks the rules' own functions (`nearest`, `jump`, `riot_pulls`, `flock`, `needed`), so that the two cannot disagree.
"""

from typing import Final

from igroteka.games.gravity_falls.board import FAR
from igroteka.games.gravity_falls.pieces import ROW, MovementCard
from igroteka.games.gravity_falls.reading import has_cube, living, nearest, needed, next_card, quiet_pulls
from igroteka.games.gravity_falls.rules.monster_phase import (
    distrust_among,
    flock,
    jump,
    quiet_mover,
    riot_pulls,
    turn_support,
    unstoppable,
)
from igroteka.games.gravity_falls.state import Table


class Coming:
    """An open card whose turn will come: whose turn it closes, and the monsters (by number) of which one would move."""

    def __init__(self, card: MovementCard, seat: int, movers: list[int], breakers: list[int], cube: bool) -> None:
        self.card: Final = card
        self.seat: Final = seat
        self.movers: Final = movers
        self.breakers: Final = breakers
        """Those of them whom a courage cube does not stop."""
        self.cube: Final = cube
        """A courage cube stands there."""
        self.least = 0
        """The least and the most that the alarm would rise, by who moves and what the active player pulls."""
        self.most = 0
        self.requirement = 0
        """The successes needed once all support there has turned, if every offered token came."""


def forecast(g: Table, seat: int) -> list[Coming]:
    """The open cards, the next first; `seat` ends the turn that the next one closes.

    Each takes the board as the earlier ones would leave it, were everybody to stay where they are and time to choose
    what is to be chosen. When the last monster is gone, nobody comes any more.
    """
    found: list[Coming] = []
    if not living(g):
        return found
    stand = g.copy()
    riot_quietly(stand)
    while stand.cards[ROW.n]:
        movers = nearest(stand, stand.character_at[seat])
        found.append(coming(stand, seat, movers))
        if len(stand.cards[ROW.n]) == 1:
            break
        jump(stand, quiet_mover(stand, movers))
        riot_quietly(stand)
        seat = (seat + 1) % g.seats
    return found


def coming(g: Table, seat: int, movers: list[int]) -> Coming:
    """The next card."""
    card = next_card(g)
    place = card.place.n
    cube = has_cube(g, place)
    line = Coming(card, seat, movers, [i for i in movers if unstoppable(g, i)], cube)
    least = FAR
    for i in movers:
        if cube and i not in line.breakers:
            least = 0
            continue
        pulled, offered = riot_pulls(g, i, place)
        sure = g.distrust[place] + distrust_among(pulled)
        least, line.most = min(least, sure), max(line.most, sure + distrust_among(offered))
        tokens = g.support[place] + g.distrust[place] + len(pulled) + len({token.place for token in offered})
        line.requirement = max(line.requirement, needed(g, seat, g.monsters[i], tokens))
    line.least = least
    return line


def riot_quietly(stand: Table) -> None:
    """What a monster that has just arrived does to the board, as time would choose: see `monster_phase.riots`."""
    if stand.arrived >= 0:
        place = stand.monster_at[stand.arrived]
        pulled, offered = riot_pulls(stand, stand.arrived, place)
        flock(stand, pulled + quiet_pulls(stand, offered), place)
        turn_support(stand, place)
