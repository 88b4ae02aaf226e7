"""What can be read off the board: who is nearest, what a place asks for, where a character may go. Nothing is changed.

Rules, view and forecast all ask here, so that they cannot disagree.
"""

from collections.abc import Sequence
from functools import lru_cache

from igroteka.engine import Refusal
from igroteka.games.gravity_falls.board import FAR, Town
from igroteka.games.gravity_falls.pieces import (
    DISTRUST,
    NOWHERE,
    PLAYERS,
    ROW,
    SUPPORT,
    ActionCard,
    CurseCard,
    Location,
    Monster,
    MovementCard,
    Token,
)
from igroteka.games.gravity_falls.refusals import MANOTAUR, MIND_BLOCK
from igroteka.games.gravity_falls.state import Table


def monsters_at(g: Table, place: int) -> list[int]:
    """The monsters in a place, by their number in the order of placement."""
    return [i for i, at in enumerate(g.monster_at) if at == place]


def living(g: Table) -> list[int]:
    return [i for i, at in enumerate(g.monster_at) if at != NOWHERE]


def nearest(g: Table, place: int) -> list[int]:
    """The monsters nearest to a place, counted in roads (GF-119, GF-219)."""
    far = g.box.town.distance[place]
    best = FAR
    found: list[int] = []
    for i, at in enumerate(g.monster_at):
        if at != NOWHERE:
            roads = far[at]
            if roads < best:
                best = roads
                found = [i]
            elif roads == best:
                found.append(i)
    return found


def nearest_everywhere(g: Table) -> list[tuple[str, ...]]:
    """The same for every place at once, by the keys of the monsters."""
    alive = living(g)
    return nearest_of(g.box.town, tuple([(g.monsters[i].key, g.monster_at[i]) for i in alive]))


@lru_cache(1024)
def nearest_of(town: Town, monsters: tuple[tuple[str, int], ...]) -> list[tuple[str, ...]]:
    """By place, the nearest of these monsters: key and place. Kept, since they seldom move."""
    far = [(key, town.distance[at]) for key, at in monsters]
    found: list[tuple[str, ...]] = []
    for n in range(town.size):
        best = min([roads[n] for _, roads in far], default=0)
        found.append(tuple([key for key, roads in far if roads[n] == best]))
    return found


def next_card(g: Table) -> MovementCard:
    """The open card farthest from the deck (GF-037)."""
    card = g.cards[ROW.n][-1]
    assert isinstance(card, MovementCard)
    return card


def has_cube(g: Table, place: int) -> bool:
    return g.cubes >> place & 1 == 1


# --- Characters ---


def no_ability(g: Table, seat: int) -> Refusal | None:
    """Why a character cannot use its ability now: Mind Block, or the Manotaur in its place or next to it."""
    if g.curse(seat, "no_ability") is not None:
        return MIND_BLOCK
    around = g.box.town.around[g.character_at[seat]]
    for i, at in enumerate(g.monster_at):
        if at != NOWHERE and around >> at & 1 and g.monsters[i].ability == "no_abilities":
            return MANOTAUR
    return None


def can(g: Table, seat: int, ability: str) -> bool:
    return g.characters[seat].ability == ability and no_ability(g, seat) is None


def hand_limit(g: Table, seat: int) -> int:
    """Below how many cards a character draws (GF-100, GF-200)."""
    gap = g.curse(seat, "hand_limit")
    return g.box.hand_limit if gap is None else min(gap.amount, g.box.hand_limit)


def dice_limit(g: Table, seat: int) -> int:
    """How many dice a character can roll at once (GF-092, GF-199)."""
    shaky = g.curse(seat, "dice_limit")
    return g.box.dice_limit if shaky is None else min(shaky.amount, g.box.dice_limit)


def old_curses(g: Table, seat: int) -> list[CurseCard]:
    """The curses not received this turn (GF-104, GF-260)."""
    fresh = g.fresh if seat == g.active else 0
    held: list[CurseCard] = []
    for card in g.cards[PLAYERS[seat].curses.n]:
        assert isinstance(card, CurseCard)
        if not fresh >> card.kind & 1:
            held.append(card)
    return held


def closed(g: Table, seat: int) -> int:
    """The places that a lonely character may neither walk through nor stop in, as bits (GF-204)."""
    if g.curse(seat, "alone") is None:
        return 0
    mask = 0
    for other, at in enumerate(g.character_at):
        if other != seat:
            mask |= 1 << at
    return mask


def stops(g: Table) -> int:
    """The places where a walk ends at once: the Gnome Giant's (GF-171)."""
    mask = 0
    for i, at in enumerate(g.monster_at):
        if at != NOWHERE and g.monsters[i].ability == "stops_walks":
            mask |= 1 << at
    return mask


def stopper(g: Table, place: int) -> Monster | None:
    """The monster there that nobody walks past."""
    for i, at in enumerate(g.monster_at):
        if at == place and g.monsters[i].ability == "stops_walks":
            return g.monsters[i]
    return None


def walk_ends(g: Table, seat: int, roads: int) -> list[int]:
    """Where a walk of that many roads can end."""
    return g.box.town.walk_ends(g.character_at[seat], roads, closed(g, seat), stops(g))


def teleport_ends(g: Table, seat: int) -> list[int]:
    """Where the character's Teleport can lead: elsewhere, and as its text says (GF-207, GF-233 ff.)."""
    mask = teleport_mask(g, seat)
    return [n for n in range(len(g.support)) if mask >> n & 1]


def teleport_mask(g: Table, seat: int) -> int:
    """The same as bits."""
    return goal_mask(g, seat) & ~(1 << g.character_at[seat]) & ~closed(g, seat)


def goal_mask(g: Table, seat: int) -> int:
    """The places that fit the text of the character's Teleport, as bits."""
    character = g.characters[seat]
    goal = character.goal
    mask = 0
    if goal == "monster":
        for at in g.monster_at:
            if at != NOWHERE:
                mask |= 1 << at
    elif goal == "cube":
        mask = g.cubes
    elif goal == "distrust":
        for n, count in enumerate(g.distrust):
            if count >= character.tokens and n not in g.monster_at:
                mask |= 1 << n
    else:
        for other, at in enumerate(g.character_at):
            if other != seat:
                mask |= g.box.town.around[at] if goal == "near_character" else 1 << at
    return mask


def playable(g: Table, seat: int) -> list[ActionCard]:
    """The cards of a hand that lead somewhere (GF-054, GF-208)."""
    town = g.box.town
    here = g.character_at[seat]
    shut = closed(g, seat)
    found: list[ActionCard] = []
    for card in g.cards[PLAYERS[seat].hand.n]:
        assert isinstance(card, ActionCard)
        if card.teleport:
            leads = teleport_mask(g, seat) != 0
        elif card.distance == 0 or (not shut and town.reach[here][card.distance]):
            leads = True
        else:
            leads = town.can_walk(here, card.distance, shut, stops(g))
        if leads:
            found.append(card)
    return found


def farther(g: Table, seat: int) -> list[Location]:
    """Neighbours one road farther from every one of the nearest monsters (GF-185, GF-188, GF-205)."""
    here = g.character_at[seat]
    beasts = [g.monster_at[i] for i in nearest(g, here)]
    far = g.box.town.distance
    return [n for n in open_neighbours(g, seat) if all(far[at][n.n] == far[at][here] + 1 for at in beasts)]


def nearer(g: Table, seat: int) -> list[Location]:
    """Neighbours one road nearer to at least one of the nearest monsters (GF-246)."""
    here = g.character_at[seat]
    beasts = [g.monster_at[i] for i in nearest(g, here)]
    far = g.box.town.distance
    return [n for n in open_neighbours(g, seat) if any(far[at][n.n] == far[at][here] - 1 for at in beasts)]


def open_neighbours(g: Table, seat: int) -> list[Location]:
    """Where one road leads, Loneliness respected."""
    shut = closed(g, seat)
    return [g.box.places[n] for n in g.box.town.roads[g.character_at[seat]] if not shut >> n & 1]


# --- Fights ---


def requirement(g: Table, seat: int, monster: Monster, place: int) -> int:
    """The successes that a character needs against a monster there."""
    return needed(g, seat, monster, g.distrust[place])


def needed(g: Table, seat: int, monster: Monster, distrust: int) -> int:
    """The same for so many distrust tokens around it (GF-078, GF-079, GF-175, GF-247)."""
    need = max(1, distrust)
    if monster.ability == "tough":
        need += monster.amount
    weak = g.curse(seat, "needs_more")
    return need if weak is None else need + weak.amount


def immune(g: Table, seat: int, monster: Monster) -> bool:
    """A character's successes do not work: the Trickster and who is not cursed, the Time Monster and company."""
    if monster.ability == "only_cursed":
        return not g.cards[PLAYERS[seat].curses.n]
    return monster.ability == "last_one" and len(living(g)) > 1


# --- Pulls ---


def pulls(g: Table, place: int, distrust_stays: bool, greedy: bool) -> tuple[list[Token], list[Token]]:
    """One token comes from each neighbour that has any: those that come anyway, and those there is a choice about.

    A choice: both kinds lie there, or a courage cube makes it optional (GF-066, GF-067). `distrust_stays`: Sticky Fear
    leaves distrust alone (GF-203). `greedy`: the Pterodactyl minds no cube and takes distrust first (GF-238).
    """
    coming: list[Token] = []
    offered: list[Token] = []
    supports, distrusts = g.box.tokens
    for n in g.box.town.roads[place]:
        support = g.support[n] > 0
        distrust = g.distrust[n] > 0 and not distrust_stays
        if greedy:
            if distrust or support:
                coming.append(distrusts[n] if distrust else supports[n])
        elif support and distrust:
            offered.append(supports[n])
            offered.append(distrusts[n])
        elif support or distrust:
            token = supports[n] if support else distrusts[n]
            if g.cubes >> n & 1:
                offered.append(token)
            else:
                coming.append(token)
    return coming, offered


def sticky(g: Table, seat: int) -> bool:
    """The character cannot move distrust tokens (GF-203)."""
    return g.curse(seat, "distrust_stays") is not None


def tokens_around(g: Table, place: int) -> list[Token]:
    """Every kind of token at every neighbour."""
    found: list[Token] = []
    for n in g.box.town.roads[place]:
        if g.support[n]:
            found.append(g.box.tokens[SUPPORT][n])
        if g.distrust[n]:
            found.append(g.box.tokens[DISTRUST][n])
    return found


def quiet_pulls(g: Table, offered: Sequence[Token]) -> list[Token]:
    """The pulls that time chooses: support where there is a choice, nothing from beside a cube."""
    return [token for token in offered if token.kind == SUPPORT and not has_cube(g, token.place.n)]
