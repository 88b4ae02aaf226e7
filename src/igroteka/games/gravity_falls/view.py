"""What everybody sees beyond the zones: the town, who stands where, the alarm, and the forecast of the monsters.

Nothing on this table is hidden but the order of decks (GF-225), so the view is the same for every seat. The forecast is
worked out by the rules' own functions on a copy of the table: `nearest`, `jump`, `riot_pulls`, `flock`, `requirement`.
"""

from typing import Final

from igroteka.games.gravity_falls.board import FAR
from igroteka.games.gravity_falls.pieces import FACE_NAMES, NOWHERE, ROW, Token
from igroteka.games.gravity_falls.reading import (
    dice_limit,
    hand_limit,
    has_cube,
    immune,
    living,
    nearest,
    needed,
    next_card,
    no_ability,
    quiet_pulls,
    requirement,
)
from igroteka.games.gravity_falls.rules.flow import MOVE_MONSTER
from igroteka.games.gravity_falls.rules.monster_phase import (
    flock,
    jump,
    quiet_mover,
    riot_pulls,
    turn_support,
    unstoppable,
)
from igroteka.games.gravity_falls.state import Table

GOALS: Final = {
    "monster": "to_monster",
    "character": "to_character",
    "distrust": "to_distrust",
    "near_character": "to_near_character",
    "cube": "to_cube",
}
"""Where a Teleport leads, by a name of its own: a bare goal may be the name of a piece as well."""


def table_view(g: Table) -> dict[str, object]:
    prepared = NOWHERE not in g.character_at
    return {
        "simplified": g.simplified,
        "active": g.active,
        "first": g.first,
        "alarm": g.alarm,
        "loss_space": g.box.loss_space,
        "ahead": ahead(g),
        "marks": [] if g.simplified else [{"space": space, "mark": mark} for space, mark in g.box.marks],
        "supply": g.supply,
        "row_size": g.row_size,
        "locations": locations(g),
        "characters": characters(g),
        "monsters": monsters(g),
        "played": "" if g.played is None else g.played.key,
        "ability_used": g.ability_used,
        "event_acted": g.event_acted,
        "fresh": [name for kind, name in enumerate(g.box.curse_kinds) if g.fresh >> kind & 1],
        "dice": [FACE_NAMES[face] for face in g.dice],
        "arrived": g.monsters[g.arrived].key if g.arrived >= 0 else "",
        "forecast": forecast(g) if prepared else [],
    }


def ahead(g: Table) -> list[dict[str, object]]:
    """What the alarm track still has in store, the nearest first; simplified it is the loss alone (GF-156)."""
    return [
        {"space": space, "mark": key, "effect": effect}
        for space, key, effect in g.box.track
        if space > g.alarm and (effect == "loss" or not g.simplified)
    ]


def locations(g: Table) -> dict[str, object]:
    """`nearest` are the monsters that could move if the active character ended its turn there."""
    names = [monster.key for monster in g.monsters]
    return {
        place.key: {
            "x": place.x,
            "y": place.y,
            "support": g.support[place.n],
            "distrust": g.distrust[place.n],
            "cube": has_cube(g, place.n),
            "roads": place.roads,
            "nearest": [names[i] for i in nearest(g, place.n)],
        }
        for place in g.box.places
    }


def characters(g: Table) -> dict[str, object]:
    """By seat; who has not been placed yet stands nowhere."""
    found: dict[str, object] = {}
    for seat, character in enumerate(g.characters):
        at = g.character_at[seat]
        hindered = no_ability(g, seat) if at != NOWHERE else None
        found[f"p{seat}"] = {
            "id": character.key,
            "ability": character.ability,
            "amount": character.amount,
            "teleport": "" if g.simplified else GOALS[character.goal],
            "tokens": character.tokens,
            "at": "" if at == NOWHERE else g.box.places[at].key,
            "dice_limit": dice_limit(g, seat),
            "hand_limit": hand_limit(g, seat),
            "no_ability": "" if hindered is None else hindered.reason,
        }
    return found


def monsters(g: Table) -> dict[str, object]:
    """In the order of placement; the requirement is what the active character would need there.

    In the simplified game monsters have no ability (GF-153).
    """
    found: dict[str, object] = {}
    for i, monster in enumerate(g.monsters):
        placed = i < len(g.monster_at)
        at = g.monster_at[i] if placed else NOWHERE
        somewhere = at != NOWHERE
        found[monster.key] = {
            "class": monster.rank,
            "ability": "" if monster.ability == "none" else monster.ability,
            "amount": monster.amount,
            "at": g.box.places[at].key if somewhere else "",
            "defeated": placed and not somewhere,
            "knocked_down": g.knocked_down[i] if somewhere else 0,
            "requirement": requirement(g, g.active, monster, at) if somewhere else 0,
            "immune": somewhere and immune(g, g.active, monster),
        }
    return found


# --- The forecast ---


def forecast(g: Table) -> list[dict[str, object]]:
    """For each open card, the next first: whose turn it closes, who would move if nobody walked, and what would come.

    Each line takes the board as the earlier ones would leave it, were everybody to stay where they are and time to
    choose what is to be chosen. When the last monster is gone, nobody comes any more.
    """
    lines: list[dict[str, object]] = []
    if not living(g):
        return lines
    stand = g.copy()
    riot_quietly(stand)
    seat = (g.active + 1) % g.seats if g.phase > MOVE_MONSTER else g.active
    while stand.cards[ROW.n]:
        movers = nearest(stand, stand.character_at[seat])
        lines.append(forecast_line(stand, seat, movers))
        if len(stand.cards[ROW.n]) == 1:
            break
        jump(stand, quiet_mover(stand, movers))
        riot_quietly(stand)
        seat = (seat + 1) % g.seats
    return lines


def forecast_line(g: Table, seat: int, movers: list[int]) -> dict[str, object]:
    """The next card: the least and the most that the alarm would rise, by who moves and what the active player pulls,
    and the successes needed once all support there has turned, if every offered token came.
    """
    card = next_card(g)
    place = card.place.n
    cube = has_cube(g, place)
    least, most, hardest = FAR, 0, 0
    for i in movers:
        if cube and not unstoppable(g, i):
            least = 0
            continue
        coming, offered = riot_pulls(g, i, place)
        sure = g.distrust[place] + distrust_among(coming)
        least, most = min(least, sure), max(most, sure + distrust_among(offered))
        tokens = g.support[place] + g.distrust[place] + len(coming) + len({token.place for token in offered})
        hardest = max(hardest, needed(g, seat, g.monsters[i], tokens))
    breakers = [g.monsters[i].key for i in movers if unstoppable(g, i)]
    return {
        "location": card.key,
        "seat": seat,
        "movers": [g.monsters[i].key for i in movers],
        "cube": cube,
        "stopped": cube and not breakers,
        "alarm_least": least,
        "alarm_most": most,
        "requirement": hardest,
        "if_cube": breakers,
    }


def distrust_among(tokens: list[Token]) -> int:
    return sum([token.kind for token in tokens])


def riot_quietly(stand: Table) -> None:
    """What a monster that has just arrived does to the board, as time would choose: see `monster_phase.riots`."""
    if stand.arrived >= 0:
        place = stand.monster_at[stand.arrived]
        coming, offered = riot_pulls(stand, stand.arrived, place)
        flock(stand, coming + quiet_pulls(stand, offered), place)
        turn_support(stand, place)
