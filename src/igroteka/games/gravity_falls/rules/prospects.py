"""What playing a card at a place would bring: how many dice would fall there, and what they face.

Rumours come before the roll, so the numbers are a least and a `_most`: what comes anyway, and with it all that may be
pulled. It asks the rules' own functions (`pulls`, `needed`, `immune`), so that the two cannot disagree.
"""

from collections.abc import Sequence

from igroteka.engine import Value
from igroteka.games.gravity_falls.pieces import DISTRUST, ActionCard, Monster, Token
from igroteka.games.gravity_falls.reading import dice_limit, immune, monsters_at, needed, pulls, sticky
from igroteka.games.gravity_falls.state import Table


def plan(g: Table, seat: int, card: ActionCard, place: int) -> dict[str, Value]:
    """In whole percent: `curse`, that at least one comes; `win`, that the monster is beaten."""
    coming, offered = pulls(g, place, sticky(g, seat), False)
    distrust = g.distrust[place] + count(coming, DISTRUST)
    support = g.support[place] + len(coming) - count(coming, DISTRUST)
    distrust_most = distrust + count(offered, DISTRUST)
    support_most = support + len(offered) - count(offered, DISTRUST)
    opponent = easiest(g, seat, card, place)
    least, most = roll(g, seat, card, opponent, support), roll(g, seat, card, opponent, support_most)
    found: dict[str, Value] = {
        "support": support,
        "support_most": support_most,
        "distrust": distrust,
        "distrust_most": distrust_most,
    }
    for name, value in least.items():
        found[name] = value
        found[f"{name}_most"] = most[name]
    if opponent is not None:
        found["opponent"] = opponent.key
        found["need"] = needed(g, seat, opponent, distrust)
        found["need_most"] = needed(g, seat, opponent, distrust_most)
        found["win"] = chance(g, seat, opponent, least["dice"], distrust_most)
        found["win_most"] = chance(g, seat, opponent, most["dice"], distrust)
    return found


def roll(g: Table, seat: int, card: ActionCard, opponent: Monster | None, support: int) -> dict[str, int]:
    """With so much support there: how many dice fall, how many are too many, and the odds of a curse."""
    dice = min(card.resourcefulness + support, dice_limit(g, seat))
    overflow = card.resourcefulness + support - dice
    chances = g.box.chances
    by_moves = opponent is not None and opponent.ability == "moves_curse"
    odds = chances.cursed_by_moves if by_moves else chances.cursed
    return {"dice": dice, "overflow": overflow, "curse": 100 if overflow else odds[dice]}


def chance(g: Table, seat: int, opponent: Monster, dice: int, distrust: int) -> int:
    """That so many dice beat the monster among so much distrust."""
    return 0 if immune(g, seat, opponent) else g.box.chances.of(dice, needed(g, seat, opponent, distrust))


def stand(g: Table, seat: int, card: ActionCard, support: int, distrust: int) -> dict[str, Value]:
    """What would be rolled where the character is, with so many tokens there."""
    opponent = easiest(g, seat, card, g.character_at[seat])
    rolled = roll(g, seat, card, opponent, support)
    found: dict[str, Value] = {"distrust": distrust, **rolled}
    if opponent is not None:
        found["need"] = needed(g, seat, opponent, distrust)
        found["win"] = chance(g, seat, opponent, rolled["dice"], distrust)
    return found


def easiest(g: Table, seat: int, card: ActionCard, place: int) -> Monster | None:
    """Whom the character would fight there: of several the weakest, but the Gnome Giant if it walks in (GF-250)."""
    here = [g.monsters[i] for i in monsters_at(g, place)]
    best: Monster | None = None
    for monster in here:
        if card.distance and monster.ability == "stops_walks":
            return monster
        if best is None or needed(g, seat, monster, 0) < needed(g, seat, best, 0):
            best = monster
    return best


def count(tokens: Sequence[Token], kind: int) -> int:
    return len([token for token in tokens if token.kind == kind])
