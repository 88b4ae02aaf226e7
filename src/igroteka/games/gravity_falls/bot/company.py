"""How a bot plays with people: what they have prepared is theirs, their best fight comes first among equals, and who
points at something gets an answer."""

from typing import Final

from igroteka.bots import Reply
from igroteka.engine import Ask, Match, Several
from igroteka.games.gravity_falls.bot.policy import instinct
from igroteka.games.gravity_falls.bot.value import best_fight, fight_chance
from igroteka.games.gravity_falls.pieces import NOWHERE, SUPPORT, ActionCard, CubeMove, Token
from igroteka.games.gravity_falls.reading import monsters_at, playable, teleport_ends, walk_ends
from igroteka.games.gravity_falls.state import Table

REPLIES: Final = ("here", "fight", "can", "far")
NEAR: Final = 0.5
"""Moves whose ranks differ by less are equals."""
WORLDS: Final = 3
"""In which it is looked at what equals leave to people."""
SPENT: Final = 4.0
"""What it counts against a move to use up what a person has prepared: more than the whims of an easy bot."""
UNWELCOME: Final = -2.0
"""What is worth more than 0 is pulled; this stays below it whatever an easy bot's whim."""


def considerate(world: Match[Table], seat: int, ask: Ask, ranks: list[float]) -> list[float]:
    """The ranks, where people play too; among bots alone they are left as they are."""
    g = world.g
    people = [s for s in range(g.seats) if s != seat and not g.is_bot(s)]
    if not people:
        return ranks
    spent = [prepared(g, seat, people, option) for option in ask.options]
    if isinstance(ask, Several):
        return [min(rank, UNWELCOME) if is_spent else rank for rank, is_spent in zip(ranks, spent, strict=True)]
    kept = [rank - SPENT if is_spent else rank for rank, is_spent in zip(ranks, spent, strict=True)]
    best = max(kept)
    equals = [i for i, rank in enumerate(kept) if rank > best - NEAR]
    if len(equals) > 1:
        luck = g.fate.copy()
        for there in [world.imagine(seat, luck.word()) for _ in range(WORLDS)]:
            for i in equals:
                kept[i] += NEAR * chances_left(there, seat, ask.options[i].key, people) / WORLDS
    return kept


def prepared(g: Table, seat: int, people: list[int], option: object) -> bool:
    """Whether a person stands there and needs it: support beside a monster, while the bot has none to fight itself; a
    courage cube."""
    places = [g.character_at[person] for person in people]
    if isinstance(option, Token):
        place, fights = option.place.n, g.character_at[seat] in g.monster_at
        return option.kind == SUPPORT and not fights and place in places and place in g.monster_at
    return isinstance(option, CubeMove) and option.origin.n in places


def chances_left(there: Match[Table], seat: int, answer: str, people: list[int]) -> float:
    """The best fights of people after an answer and the rest of the turn."""
    then = there.fork(listen=False, forkable=False)
    active = then.g.active
    then.answer(seat, answer)
    while then.prompt is not None and then.g.active == active:
        ask = then.asks[0]
        then.answer(ask.seat, instinct(then.g, ask))
    return sum([best_fight(then.g, person) for person in people]) if then.result is None else 0.0


def reply(g: Table, seat: int, about: str) -> Reply | None:
    """Whether this bot can go where somebody points (`place:lake`, `row:lake`, `monster:gremloblin`), and what for."""
    place = pointed_at(g, about)
    if place == NOWHERE:
        return None
    location = g.box.places[place].key
    if g.character_at[seat] == place:
        return Reply("here", {"location": location}, 2.0)
    chance, leads = 0.0, False
    for card in playable(g, seat):
        if place in ends_of(g, seat, card):
            leads = True
            chances = [fight_chance(g, seat, i, place, card.resourcefulness) for i in monsters_at(g, place)]
            chance = max([chance, *chances])
    if chance > 0:
        return Reply("fight", {"location": location, "percent": round(100 * chance)}, 2.0 + chance)
    return Reply("can", {"location": location}, 1.0) if leads else Reply("far", {"location": location}, 0.0)


def ends_of(g: Table, seat: int, card: ActionCard) -> list[int]:
    """Where a card can lead from here."""
    if card.teleport:
        return teleport_ends(g, seat)
    return walk_ends(g, seat, card.distance) if card.distance else []


def pointed_at(g: Table, about: str) -> int:
    """The place that is meant, or NOWHERE."""
    sort, _, key = about.partition(":")
    if sort in ("place", "row") and key in g.box.place:
        return g.box.place[key].n
    if sort == "monster":
        for i, monster in enumerate(g.monsters):
            if monster.key == key:
                return g.monster_at[i]
    return NOWHERE
