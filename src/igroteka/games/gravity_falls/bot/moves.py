"""Which card and where to, at once: read off the board, without trying anything. Everybody plays by it in trials that
go on after a turn.

What a move brings is reckoned in the measures of `value.worth`. The numbers were found in 8 000 games of teams that
play by this alone (they win 3 games of 10 at difficulty hard), each varied by lot as `igroteka lab tune` does.
"""

from typing import Final

from igroteka.engine import Ask
from igroteka.games.gravity_falls.bot.value import ODDS, threat
from igroteka.games.gravity_falls.pieces import DISTRUST, NOWHERE, PLAYERS, REST, ROW, ActionCard, MovementCard
from igroteka.games.gravity_falls.reading import (
    dice_limit,
    has_cube,
    immune,
    nearest,
    needed,
    playable,
    sticky,
    teleport_ends,
    walk_ends,
)
from igroteka.games.gravity_falls.rules.character_phase import rest_brings
from igroteka.games.gravity_falls.rules.monster_phase import riot_pulls, unstoppable
from igroteka.games.gravity_falls.state import Table

VICTORY: Final = 30.0
LAST_VICTORY: Final = 40.0
"""The same once more, and this, for the last monster."""
ALARM: Final = 2.1
PERSUADED: Final = 1.3
CUBE: Final = 1.3
CARD: Final = 1.1
CURSED: Final = 1.0
AMBUSHED: Final = 0.9
"""To be where the next monster comes with riots."""
STRENGTH: Final = 0.27
"""What a card's dice are worth to keep; fewer in a fight."""
FIGHTING_STRENGTH: Final = 0.13
HOPELESS: Final = 0.2
DISTANCE: Final = 0.4
"""Each road to the nearest monster."""
SUPPORTED: Final = 0.4
TELEPORT: Final = 0.6
ANNOUNCED: Final = 1.1
"""A cube where a later card of the row leads."""
RESTING: Final = -0.1
SURPLUS: Final = -0.14
"""Each card that a rest brings beyond the hand limit."""
MOST: Final = len(ODDS) - 1
HARDEST: Final = len(ODDS[0]) - 1


def best_move(g: Table, ask: Ask) -> str:
    """The answer to `play`, `walk` or `teleport`."""
    seat = ask.seat
    if ask.name == "play":
        best, key = resting(g, seat), REST.key
        for card in playable(g, seat):
            for place in ends(g, seat, card):
                score = promise(g, seat, card, place)
                if score > best:
                    best, key = score, card.key
        return key
    card_played = g.played
    assert card_played is not None
    goals = ends(g, seat, card_played)
    scores = [promise(g, seat, card_played, place) for place in goals]
    return g.box.places[goals[scores.index(max(scores))]].key


def ends(g: Table, seat: int, card: ActionCard) -> list[int]:
    """Where the card can lead."""
    if card.teleport:
        return teleport_ends(g, seat)
    return walk_ends(g, seat, card.distance) if card.distance else [g.character_at[seat]]


def resting(g: Table, seat: int) -> float:
    """What a rest promises: cards, and nothing against the monster that comes."""
    held, limit = len(g.cards[PLAYERS[seat].hand.n]), g.box.hand_limit
    after = held + rest_brings(g, seat)
    cards = CARD * (min(after, limit) - min(held, limit)) + SURPLUS * max(0, after - limit)
    return cards + RESTING - ALARM * threat(g, coming_to(g, 1), seat)


def coming_to(g: Table, number: int) -> int:
    """Where the first, second or third card of the row leads; NOWHERE if it lies not open."""
    row = g.cards[ROW.n]
    if len(row) < number:
        return NOWHERE
    card = row[-number]
    assert isinstance(card, MovementCard)
    return card.place.n


def promise(g: Table, seat: int, card: ActionCard, place: int) -> float:
    """What a card promises that leads to a place: the rumours, the roll there, and the monster's answer."""
    fighting = place in g.monster_at
    dice, distrust = card.resourcefulness + g.support[place], g.distrust[place]
    support_came = distrust_came = 0
    next_place, less_there = coming_to(g, 1), 0
    stuck = sticky(g, seat)
    for n in g.box.town.roads[place]:
        guarded = g.cubes >> n & 1
        if g.support[n]:
            support_came += 1 if fighting or not guarded else 0
        elif g.distrust[n] and not guarded and not stuck:
            distrust_came += 1
            less_there += 1 if n == next_place else 0
    dice += support_came
    distrust += distrust_came
    limit = dice_limit(g, seat)
    thrown = min(dice, limit, MOST)
    total = SUPPORTED * support_came - CURSED * (max(0, dice - limit) + 1 - (5 / 6) ** thrown) - CARD
    if card.teleport:
        total -= TELEPORT
    calm = 0.0
    if fighting:
        total += fight_promise(g, seat, place, thrown, distrust) - FIGHTING_STRENGTH * card.resourcefulness
        left = float(distrust)
    else:
        won = min(thrown / 2, distrust)
        left = distrust - won
        calm = ODDS[thrown][min(distrust, HARDEST)]
        cube = CUBE if g.supply and not has_cube(g, place) else 0.0
        total += PERSUADED * won + (cube + CARD) * calm - STRENGTH * card.resourcefulness
        roads = g.box.town.distance[place]
        total -= DISTANCE * min([roads[at] for at in g.monster_at if at != NOWHERE])
        for number in (2, 3):
            if coming_to(g, number) == place:
                total += ANNOUNCED * calm * (1 + 0.5 * g.distrust[place]) / number
    return total - answer(g, place, next_place, less_there, left, calm)


def fight_promise(g: Table, seat: int, place: int, dice: int, distrust: int) -> float:
    """The best fight there."""
    best, alive = 0.0, 0
    for i, at in enumerate(g.monster_at):
        alive += at != NOWHERE
        if at == place and not immune(g, seat, g.monsters[i]):
            need = needed(g, seat, g.monsters[i], distrust)
            best = max(best, ODDS[dice][min(need, HARDEST)] / g.monsters[i].fights)
    victory = VICTORY + LAST_VICTORY if alive == 1 else VICTORY
    return victory * best - (HOPELESS if best < 0.25 else 0.0)


def answer(g: Table, place: int, next_place: int, less_there: int, left: float, calm: float) -> float:
    """What the next monster's move would cost, with one's character in a place where so much distrust is left."""
    if next_place == NOWHERE:
        return 0.0
    mover = nearest(g, place)[0]
    stopped = not unstoppable(g, mover)
    if has_cube(g, next_place) and stopped:
        return 0.0
    coming, _ = riot_pulls(g, mover, next_place)
    rise = float(g.distrust[next_place])
    for token in coming:
        if token.kind == DISTRUST:
            rise += 1
    if next_place == place:
        rise += left - g.distrust[place]
        if stopped:
            rise *= 1 - calm
        return ALARM * rise + (AMBUSHED * (1 - calm) if rise > 0 else 0.0)
    rise -= less_there
    if place in g.box.town.roads[next_place]:
        rise += 1 if left > 0.5 and not g.distrust[place] else 0
        rise -= 1 if left < 0.5 and g.distrust[place] else 0
    return ALARM * rise
