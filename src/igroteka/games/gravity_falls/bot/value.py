"""What a position is worth to the team: reference figures, read from one imagined world."""

from typing import Final

from igroteka.engine import Match
from igroteka.games.gravity_falls.pieces import DISTRUST, NOWHERE, PLAYERS, ROW, ActionCard, MovementCard
from igroteka.games.gravity_falls.reading import dice_limit, has_cube, immune, nearest, requirement, teleport_ends
from igroteka.games.gravity_falls.rules.monster_phase import riot_pulls, unstoppable
from igroteka.games.gravity_falls.state import Table

WON: Final = 1000.0
ALARM: Final = 2.2
MONSTER: Final = 30.0
DISTRUSTED: Final = 0.5
CUBE: Final = 1.0
CARD: Final = 1.2
CURSED: Final = 1.2
THREATS: Final = (1.6, 1.0, 0.7)
FIGHTS: Final = (14.0, 6.0)
"""What a sure victory of the next player, and of the one after, would be worth."""

ODDS: Final = [[0.0] * 24 for _ in range(8)]
"""ODDS[dice][need]: the chance of at least so many successes, with a half for each die."""


def _fill_odds() -> None:
    row = [1.0]
    for dice in range(8):
        below = 0.0
        for need in range(24):
            ODDS[dice][need] = max(0.0, 1.0 - below)
            below += row[need] if need < len(row) else 0.0
        row = [((row[i] if i < len(row) else 0.0) + (row[i - 1] if i else 0.0)) / 2 for i in range(len(row) + 1)]


_fill_odds()


def worth(m: Match[Table]) -> float:
    """The more the better, for everybody alike."""
    g = m.g
    if m.result is not None:
        return WON if m.result.winners else -WON
    total = -ALARM * g.alarm - DISTRUSTED * sum(g.distrust) + CUBE * g.cubes.bit_count()
    for i, at in enumerate(g.monster_at):
        if at != NOWHERE:
            total -= MONSTER * (1 - g.knocked_down[i] / g.monsters[i].fights)
    for seat in range(g.seats):
        me = PLAYERS[seat]
        total += CARD * min(len(g.cards[me.hand.n]), g.box.hand_limit) - CURSED * len(g.cards[me.curses.n])
    seat = g.active
    row = g.cards[ROW.n]
    for i, weight in enumerate(THREATS[: len(row)]):
        card = row[-1 - i]
        assert isinstance(card, MovementCard)
        total -= weight * threat(g, card.place.n, (seat + i) % g.seats)
    for i, weight in enumerate(FIGHTS):
        total += weight * best_fight(g, (seat + i) % g.seats)
    return total


# ---------------------------------------------------------------- features for the chance to win

NAMES: Final = (
    "start",
    "alarm",
    "alarm_late",
    "monsters",
    "distrust",
    "cubes",
    "cards",
    "curses",
    "threat_1",
    "threat_2",
    "threat_3",
    "fight_1",
    "fight_2",
)
LATE: Final = 0.5
"""From this part of the alarm track on every step counts more."""


def features(g: Table) -> list[float]:
    """By `NAMES`: how far the alarm is, how much is left to fight, what the town is like, and what comes next."""
    alarm = g.alarm / g.box.loss_space
    monsters = cards = curses = 0.0
    for i, at in enumerate(g.monster_at):
        if at != NOWHERE:
            monsters += g.monsters[i].fights - g.knocked_down[i]
    for seat in range(g.seats):
        me = PLAYERS[seat]
        cards += min(len(g.cards[me.hand.n]), g.box.hand_limit) / g.seats
        curses += len(g.cards[me.curses.n]) / g.seats
    seat, row = g.active, g.cards[ROW.n]
    threats = [0.0] * len(THREATS)
    for i in range(min(len(row), len(threats))):
        card = row[-1 - i]
        assert isinstance(card, MovementCard)
        threats[i] = threat(g, card.place.n, (seat + i) % g.seats)
    fights = [best_fight(g, (seat + i) % g.seats) for i in range(len(FIGHTS))]
    return [
        1.0,
        alarm,
        max(0.0, alarm - LATE) ** 2,
        monsters,
        sum(g.distrust) / 10,
        float(g.cubes.bit_count()),
        cards,
        curses,
        *threats,
        *fights,
    ]


# ---------------------------------------------------------------- threats and fights


def threat(g: Table, place: int, seat: int) -> float:
    """How much the alarm would rise if the next card brought a monster there now."""
    movers = nearest(g, g.character_at[seat])
    if has_cube(g, place) and not unstoppable(g, movers[0]):
        return 0.0
    coming, _ = riot_pulls(g, movers[0], place)
    rise = g.distrust[place] + 0.25 * g.support[place]
    for token in coming:
        if token.kind == DISTRUST:
            rise += 1
    return rise


def best_fight(g: Table, seat: int) -> float:
    """The best chance of this player to beat a monster with a card in hand."""
    best = 0.0
    start = g.character_at[seat]
    reach = g.box.town.reach[start]
    for card in g.cards[PLAYERS[seat].hand.n]:
        assert isinstance(card, ActionCard)
        goals = teleport_ends(g, seat) if card.teleport else reach[card.distance]
        for i, at in enumerate(g.monster_at):
            if at == NOWHERE:
                continue
            stays = at == start and not card.distance and not card.teleport
            if stays or at in goals:
                chance = fight_chance(g, seat, i, at, card.resourcefulness)
                if chance > best:
                    best = chance
    return best


def fight_chance(g: Table, seat: int, monster: int, place: int, resourcefulness: int) -> float:
    """The chance to win there after rumours: support comes wherever it can, distrust only where nothing else does."""
    beast = g.monsters[monster]
    if immune(g, seat, beast):
        return 0.0
    dice = resourcefulness + g.support[place]
    need = requirement(g, seat, beast, place)
    for n in g.box.town.roads[place]:
        if g.support[n]:
            dice += 1
        elif g.distrust[n] and not g.cubes >> n & 1:
            need += 1 if g.distrust[place] else 0
    chance = ODDS[min(dice, dice_limit(g, seat), len(ODDS) - 1)][min(need, len(ODDS[0]) - 1)]
    return chance / (beast.fights - g.knocked_down[monster])
