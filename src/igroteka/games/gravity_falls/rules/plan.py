"""What playing a card at a place would bring: how many dice would fall there, and what they face.

Rumours come before the roll, so the numbers are a least and a `_most`: what comes anyway, and with it all that may be
pulled. It asks the rules' own functions (`pulls`, `needed`, `immune`), so that the two cannot disagree.
"""

from collections.abc import Sequence

from igroteka.engine.events import Value
from igroteka.games.gravity_falls.pieces import DISTRUST, ActionCard, Monster, Token
from igroteka.games.gravity_falls.reading import dice_limit, immune, monsters_at, needed, pulls, sticky
from igroteka.games.gravity_falls.state import Table


def plan(g: Table, seat: int, card: ActionCard, place: int) -> dict[str, Value]:
    """In whole percent: `curse`, that at least one comes; `win`, that the monster is beaten."""
    coming, offered = pulls(g, place, sticky(g, seat), False)
    limit = dice_limit(g, seat)
    distrust = g.distrust[place] + count(coming, DISTRUST)
    distrust_most = distrust + count(offered, DISTRUST)
    support = g.support[place] + len(coming) - count(coming, DISTRUST)
    support_most = support + len(offered) - count(offered, DISTRUST)
    dice = min(card.resourcefulness + support, limit)
    dice_most = min(card.resourcefulness + support_most, limit)
    overflow = card.resourcefulness + support - dice
    overflow_most = card.resourcefulness + support_most - dice_most
    opponent = easiest(g, seat, card, place)
    chances = g.box.chances
    odds = chances.cursed
    if opponent is not None and opponent.ability == "moves_curse":
        odds = chances.cursed_by_moves
    found: dict[str, Value] = {
        "support": support,
        "support_most": support_most,
        "distrust": distrust,
        "distrust_most": distrust_most,
        "dice": dice,
        "dice_most": dice_most,
        "overflow": overflow,
        "overflow_most": overflow_most,
        "curse": 100 if overflow else odds[dice],
        "curse_most": 100 if overflow_most else odds[dice_most],
    }
    if opponent is not None:
        need, need_most = needed(g, seat, opponent, distrust), needed(g, seat, opponent, distrust_most)
        hopeless = immune(g, seat, opponent)
        found["opponent"] = opponent.key
        found["need"] = need
        found["need_most"] = need_most
        found["win"] = 0 if hopeless else chances.of(dice, need_most)
        found["win_most"] = 0 if hopeless else chances.of(dice_most, need)
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
