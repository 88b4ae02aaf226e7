"""A quick answer to every question inside a turn, read off the board: for trials, and for the choice of tokens."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import NO, PASS, YES, Ask, Option, Several
from igroteka.games.gravity_falls.pieces import (
    CURSE,
    DECK,
    DISTRUST,
    KEEP,
    MOVE,
    REFILL,
    ROW,
    SUCCESS,
    SUPPORT,
    CurseCard,
    Monster,
    MovementCard,
    Reroll,
    Token,
)
from igroteka.games.gravity_falls.reading import dice_limit, immune, requirement
from igroteka.games.gravity_falls.state import Table

LIKED: Final = {"1-3": 5, "2-2": 4, "teleport": 3, "0-4": 2, "3-1": 1, "4-0": 0}
"""Which cards Stan takes back, the best first; others count as the last."""
WORST: Final = ("shaky_hands", "mind_block", "memory_gap", "bad_reputation", "weak_knees", "sticky_fear", "loneliness")


def instinct(g: Table, ask: Ask) -> str:
    """A sensible key at once."""
    name = ask.name
    if isinstance(ask, Several):
        return batch(g, ask)
    options = ask.options
    if name == "courage" or name == "removal":
        return YES.key
    if name == "move_token":
        return best_token(g, ask)
    if name == "draw":
        return draw(options)
    if name == "reroll":
        return reroll(g, ask)
    if name == "opponent":
        return opponent(g, ask)
    if name == "remove_curse":
        return worst_curse(options)
    if name == "ability_window":
        return PASS.key
    return ask.default()


def token_scores(g: Table, ask: Ask) -> list[float]:
    """How welcome each offered token is; what is worth more than 0 is pulled even where nothing need be."""
    riots = ask.name == "riots"
    place = g.monster_at[g.arrived] if riots else g.character_at[ask.seat]
    fighting = not riots and place in g.monster_at
    room = 0.0 if riots else expected_successes(g, ask.seat) - g.distrust[place]
    scores: list[float] = []
    for option in ask.options:
        assert isinstance(option, Token)
        if riots:
            scores.append(-6.0 if option.kind == DISTRUST else -1.0)
        elif option.kind == SUPPORT:
            scores.append(4.0 if fighting else 0.5)
        elif fighting:
            scores.append(-6.0)
        else:
            scores.append(2.0 if room >= 1 else -2.0)
            room -= 1 if room >= 1 else 0
    return scores


def batch(g: Table, ask: Several[Table, Token]) -> str:
    """The best of each group as far as it must, and what is welcome."""
    scores = token_scores(g, ask)
    chosen: dict[int, tuple[float, str]] = {}
    for option, score in zip(ask.allowed, scores, strict=True):
        n = option.place.n
        if (score > 0 or not g.cubes >> n & 1) and (n not in chosen or score > chosen[n][0]):
            chosen[n] = (score, option.key)
    keys = [key for _, key in chosen.values()]
    return " ".join(keys) or "nothing"


def expected_successes(g: Table, seat: int) -> float:
    """Half of the dice that the card and the support here will give."""
    card = g.played
    given = card.resourcefulness if card is not None else 0
    return min(given + g.support[g.character_at[seat]], dice_limit(g, seat)) / 2


def best_token(g: Table, ask: Ask) -> str:
    """Distrust leaves for where no monster stands and none is announced; support stays near, if it can."""
    best, key = -1000.0, ""
    soon = [card.place.n for card in reversed(g.cards[ROW.n]) if isinstance(card, MovementCard)]
    fighting = g.character_at[ask.seat] in g.monster_at
    for option in ask.options:
        assert isinstance(option, Token)
        n = option.place.n
        score = 3.0 if option.kind == DISTRUST else 0.0
        if fighting and option.kind == DISTRUST:
            score += 2.0
        if n in soon:
            score -= 4.0 - soon.index(n)
        if n in g.monster_at:
            score -= 2.0 if option.kind == DISTRUST else -1.0
        if option.kind == DISTRUST:
            score -= 0.2 * g.distrust[n] - 0.1 * g.support[n]
        if score > best:
            best, key = score, option.key
    return key


def draw(options: Sequence[Option]) -> str:
    """A refill, the best card of one's own discard pile, or the deck."""
    keys = [option.key for option in options]
    if REFILL.key in keys:
        return REFILL.key
    own = [key for key in keys if key not in (DECK.key, NO.key)]
    return max(own, key=lambda key: LIKED.get(key, 0)) if own else DECK.key


def reroll(g: Table, ask: Ask) -> str:
    """What is missing decides: with enough successes only a curse is worth another throw."""
    seat = ask.seat
    here = g.character_at[seat]
    got = g.dice.count(SUCCESS)
    fighting = here in g.monster_at and g.played is not None
    if fighting:
        beasts = [g.monsters[i] for i, at in enumerate(g.monster_at) if at == here]
        need = min(requirement(g, seat, beast, here) for beast in beasts)
    else:
        need = g.distrust[here]
    faces = [CURSE] * g.dice.count(CURSE) + [MOVE] * g.dice.count(MOVE)
    if got >= need:
        faces = [CURSE] * (g.dice.count(CURSE) if g.dice.count(CURSE) <= 2 else 0)
    wanted = sorted(faces[:2])
    for option in ask.options:
        if isinstance(option, Reroll) and list(option.faces) == wanted:
            return option.key
    return KEEP.key


def opponent(g: Table, ask: Ask) -> str:
    """The weakest that can be beaten at all."""
    here = g.character_at[ask.seat]
    best, key = 1000, ask.options[0].key
    for option in ask.options:
        assert isinstance(option, Monster)
        need = requirement(g, ask.seat, option, here) + (100 if immune(g, ask.seat, option) else 0)
        if need < best:
            best, key = need, option.key
    return key


def worst_curse(options: Sequence[Option]) -> str:
    """The most hindering curse first."""
    held = [option for option in options if isinstance(option, CurseCard)]
    return min(held, key=lambda card: WORST.index(card.key) if card.key in WORST else len(WORST)).key
