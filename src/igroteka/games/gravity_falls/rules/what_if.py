"""What would follow from an answer, for a seat that thinks about it: what is sure is read off the board by the rules'
own functions, the odds of the rest come from turns played to their end in worlds that the seat imagines.

In those worlds what is still to be chosen is chosen as time would choose it. None of it depends on the order of decks.
"""

from typing import Final

from igroteka.engine import Match, Value
from igroteka.games.gravity_falls.pieces import (
    DISTRUST,
    MOVEMENT_DISCARD,
    NOWHERE,
    PLAYERS,
    REMOVED,
    ActionCard,
    EventCard,
    Location,
    Token,
)
from igroteka.games.gravity_falls.reading import (
    has_cube,
    living,
    monsters_at,
    needed,
    next_card,
    pulls,
    requirement,
    sticky,
    teleport_ends,
    walk_ends,
)
from igroteka.games.gravity_falls.rules.flow import RIOTS, ROLL, RUMOURS
from igroteka.games.gravity_falls.rules.monster_phase import riot_pulls
from igroteka.games.gravity_falls.rules.prospects import chance, count, plan, roll, stand
from igroteka.games.gravity_falls.state import Table

WORLDS: Final = 100
"""So many turns are imagined: odds are whole percent, and off by a few."""
LONGEST: Final = 200
"""No turn asks more questions than this."""


def what_if(match: Match[Table], seat: int, key: str) -> dict[str, Value]:
    """What is known of a card of the hand (`dice:place` and so on, wherever it leads), and of an answer: which tokens
    come or what they bring, where the next card sends a monster, and the odds of what the turn may bring."""
    g = match.g
    if NOWHERE in g.character_at or match.prompt is None:
        return {}
    found: dict[str, Value] = {}
    card = in_hand(g, seat, key)
    if card is not None:
        found.update(reach(g, seat, card))
    if g.active != seat or not living(g) or match.why_not(seat, key) is not None:
        return found
    if key in g.box.place:
        found.update(rumours(g, seat, g.box.place[key]))
    elif card is not None and card.distance:
        return found  # where it leads is not chosen yet
    elif g.phase == RUMOURS:
        found.update(heard(g, seat, key))
    elif g.phase == RIOTS and g.arrived >= 0:
        found.update(pulled(g, key))
    elif g.phase == ROLL and key in [monster.key for monster in g.monsters]:
        found.update(fights(g, seat))
    target = next_card(g).place
    found["target"] = target.key
    found.update(odds(match, seat, key, target))
    return found


def in_hand(g: Table, seat: int, key: str) -> ActionCard | None:
    for card in g.cards[PLAYERS[seat].hand.n]:
        if card.key == key:
            assert isinstance(card, ActionCard)
            return card
    return None


def reach(g: Table, seat: int, card: ActionCard) -> dict[str, Value]:
    """By place where the card leads, what `plan` says of it: dice, the chance to beat who is there, and of a curse."""
    if card.teleport:
        ends = teleport_ends(g, seat)
    else:
        ends = walk_ends(g, seat, card.distance) if card.distance else [g.character_at[seat]]
    found: dict[str, Value] = {}
    for n in ends:
        place = g.box.places[n].key
        for name, value in plan(g, seat, card, n).items():
            if name in ("dice", "dice_most", "win", "win_most", "curse", "curse_most"):
                found[f"{name}:{place}"] = value
    return found


def rumours(g: Table, seat: int, place: Location) -> dict[str, Value]:
    """The tokens that come there by themselves, and those there is a choice about."""
    coming, offered = pulls(g, place.n, sticky(g, seat), False)
    sure: dict[str, Value] = {f"comes:{token.key}": 100 for token in coming}
    return sure | {f"offered:{token.key}": 0 for token in offered}


def heard(g: Table, seat: int, key: str) -> dict[str, Value]:
    """With these tokens and those that come anyway: the dice, what they face, the chances; and `…_before` with none."""
    card, here = g.played, g.character_at[seat]
    assert card is not None
    tokens = [*chosen(g, key), *pulls(g, here, sticky(g, seat), False)[0]]
    distrust = count(tokens, DISTRUST)
    now = stand(g, seat, card, g.support[here], g.distrust[here])
    then = stand(g, seat, card, g.support[here] + len(tokens) - distrust, g.distrust[here] + distrust)
    return then | {f"{name}_before": value for name, value in now.items()}


def pulled(g: Table, key: str) -> dict[str, Value]:
    """What the monster takes once these tokens have come and all support there has turned, and what it takes now."""
    place, monster = g.monster_at[g.arrived], g.monsters[g.arrived]
    tokens = [*chosen(g, key), *riot_pulls(g, g.arrived, place)[0]]
    then = needed(g, g.active, monster, g.support[place] + g.distrust[place] + len(tokens))
    return {"need": then, "need_before": requirement(g, g.active, monster, place)}


def fights(g: Table, seat: int) -> dict[str, Value]:
    """The chance against each monster there."""
    card, here = g.played, g.character_at[seat]
    assert card is not None
    beasts = [g.monsters[i] for i in monsters_at(g, here)]
    dice = [roll(g, seat, card, beast, g.support[here])["dice"] for beast in beasts]
    return {f"win:{b.key}": chance(g, seat, b, n, g.distrust[here]) for b, n in zip(beasts, dice, strict=True)}


def chosen(g: Table, key: str) -> list[Token]:
    """The tokens that an answer names."""
    tokens = {token.key: token for tokens in g.box.tokens for token in tokens}
    return [tokens[part] for part in key.split() if part in tokens]


def odds(match: Match[Table], seat: int, key: str, target: Location) -> dict[str, Value]:
    """In how many of a hundred imagined turns each thing has happened by the end. What happened in all of them is not
    certain, and what happened once may: neither 100 nor 0 is said."""
    counts: dict[str, int] = {}
    for seed in range(WORLDS):
        for name in what_happened(match, match.imagine(seat, seed, forkable=False), seat, key, target):
            counts[name] = counts.get(name, 0) + 1
    return {name: min(99, max(1, round(100 * count / WORLDS))) for name, count in sorted(counts.items())}


def what_happened(match: Match[Table], world: Match[Table], seat: int, key: str, target: Location) -> list[str]:
    """By the end of the turn in one world."""
    g, after = match.g, world.g
    cube = has_cube(g, target.n)
    world.answer(seat, key)
    for _ in range(LONGEST):
        if world.prompt is None or after.active != seat:
            break
        ask = world.asks[0]
        world.answer(ask.seat, ask.default())
    happened = [f"alarm:{after.alarm - g.alarm}"]
    if world.result is not None:
        happened.append("won" if world.result.winners else "lost")
    here = [i for i, at in enumerate(after.monster_at) if at == target.n]
    came = [i for i in here if g.monster_at[i] != target.n] or here
    if cube and not has_cube(after, target.n) and not here:
        happened.append("held")
    elif len(came) == 1:
        happened.append(f"moves:{g.monsters[came[0]].key}")
    for i, at in enumerate(after.monster_at):
        if at == NOWHERE and g.monster_at[i] != NOWHERE:
            happened.append(f"defeated:{g.monsters[i].key}")
    curses = PLAYERS[seat].curses.n
    if any(card not in g.cards[curses] for card in after.cards[curses]):
        happened.append("cursed")
    if events_seen(after) > events_seen(g):
        happened.append("event")
    return happened


def events_seen(g: Table) -> int:
    """How many events lie beside the deck."""
    return sum(isinstance(card, EventCard) for zone in (MOVEMENT_DISCARD, REMOVED) for card in g.cards[zone.n])
