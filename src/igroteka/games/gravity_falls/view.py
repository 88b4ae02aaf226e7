"""What everybody sees beyond the zones: the town, who stands where, the alarm, and the forecast of the monsters.

Nothing on this table is hidden but the order of decks (GF-225), so the view is the same for every seat. The forecast is
worked out by the same functions as the rules: `nearest`, `riot_pulls`, `requirement`, `unstoppable`.
"""

from igroteka.games.gravity_falls.board import (
    dice_limit,
    has_cube,
    immune,
    living,
    monsters_at,
    nearest,
    no_ability,
    requirement,
)
from igroteka.games.gravity_falls.monster_phase import riot_pulls, unstoppable
from igroteka.games.gravity_falls.pieces import DISTRUST, FACE_NAMES, MovementCard
from igroteka.games.gravity_falls.state import NOWHERE, ROW, Table


def table_view(g: Table) -> dict[str, object]:
    prepared = NOWHERE not in g.character_at
    return {
        "simplified": g.simplified,
        "active": g.active,
        "first": g.first,
        "alarm": g.alarm,
        "loss_space": g.box.loss_space,
        "marks": [{"space": space, "mark": mark} for space, mark in g.box.marks],
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


def locations(g: Table) -> list[dict[str, object]]:
    town = g.box.town
    return [
        {
            "id": place.key,
            "x": place.x,
            "y": place.y,
            "support": g.support[place.n],
            "distrust": g.distrust[place.n],
            "cube": has_cube(g, place.n),
            "roads": [g.box.places[n].key for n in town.roads[place.n]],
        }
        for place in g.box.places
    ]


def characters(g: Table) -> list[dict[str, object]]:
    """By seat; who has not been placed yet stands nowhere."""
    found: list[dict[str, object]] = []
    for seat, character in enumerate(g.characters):
        at = g.character_at[seat]
        hindered = no_ability(g, seat) if at != NOWHERE else None
        found.append(
            {
                "seat": seat,
                "id": character.key,
                "at": "" if at == NOWHERE else g.box.places[at].key,
                "dice_limit": dice_limit(g, seat),
                "no_ability": "" if hindered is None else hindered.reason,
            }
        )
    return found


def monsters(g: Table) -> list[dict[str, object]]:
    """In the order of placement; the requirement is what the active character would need there."""
    found: list[dict[str, object]] = []
    for i, monster in enumerate(g.monsters):
        at = g.monster_at[i] if i < len(g.monster_at) else NOWHERE
        somewhere = at != NOWHERE
        found.append(
            {
                "id": monster.key,
                "class": monster.rank,
                "at": g.box.places[at].key if somewhere else "",
                "knocked_down": g.knocked_down[i] if somewhere else 0,
                "requirement": requirement(g, g.active, monster, at) if somewhere else 0,
                "immune": somewhere and immune(g, g.active, monster),
            }
        )
    return found


# --- The forecast ---


def forecast(g: Table) -> list[dict[str, object]]:
    """For each open card, the next first: whose turn it closes, who would move if nobody walked, and what would come.

    Each line takes the board as it stands now, save that the monsters of earlier lines have moved.
    """
    lines: list[dict[str, object]] = []
    stand = g.copy()
    seat = g.active
    if g.arrived >= 0 or row_is_short(g):
        seat = (seat + 1) % g.seats
    for card in reversed(g.cards[ROW.n]):
        assert isinstance(card, MovementCard)
        place = card.place.n
        movers = nearest(stand, stand.character_at[seat])
        cube = has_cube(stand, place)
        coming = [i for i in movers if not cube or unstoppable(stand, i)]
        gains = [riot_gain(stand, i, place) for i in coming]
        lines.append(
            {
                "location": card.key,
                "seat": seat,
                "movers": [stand.monsters[i].key for i in movers],
                "cube": cube,
                "stopped": not coming,
                "alarm_least": min([least for least, _ in gains], default=0),
                "alarm_most": max([most for _, most in gains], default=0),
                "requirement": max([after_riots(stand, seat, i, place) for i in coming], default=0),
                "if_cube": [stand.monsters[i].key for i in movers if unstoppable(stand, i)],
            }
        )
        if cube:
            stand.cubes &= ~card.place.bit
        if coming:
            stand.monster_at[coming[0]] = place
        seat = (seat + 1) % g.seats
    return lines


def row_is_short(g: Table) -> bool:
    """This turn's card has been resolved and the new one is not turned up yet."""
    return len(g.cards[ROW.n]) < g.row_size


def riot_gain(g: Table, monster: int, place: int) -> tuple[int, int]:
    """The least and the most that the alarm would rise, by what the active player pulls."""
    coming, offered = riot_pulls(g, monster, place)
    least = g.distrust[place] + len([token for token in coming if token.kind == DISTRUST])
    most = least + len([token for token in offered if token.kind == DISTRUST])
    lone = [t for t in offered if t.kind == DISTRUST and not g.support[t.place.n] and not has_cube(g, t.place.n)]
    return least + len(lone), most


def after_riots(g: Table, seat: int, monster: int, place: int) -> int:
    """The successes needed against the monster once all support there has turned, if every offered token came."""
    coming, offered = riot_pulls(g, monster, place)
    tokens = len(coming) + len({token.place.n for token in offered})
    stand = g.copy()
    stand.distrust[place] += stand.support[place] + tokens
    stand.support[place] = 0
    return requirement(stand, seat, stand.monsters[monster], place)


def mover_if_at(g: Table, place: int) -> list[str]:
    """Who would move if the active character ended its turn there."""
    return [g.monsters[i].key for i in nearest(g, place)]


__all__ = ["forecast", "living", "monsters_at", "mover_if_at", "table_view"]
