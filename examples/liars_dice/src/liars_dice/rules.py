"""The rules in their order: bid or doubt, lift the cups, roll again."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import ALL, Kind, Option, Over, Phase, Refusal, Rules, Score, ask, learn, tell
from liars_dice.events import BID, DOUBTED, LIFTED, LOST, OUT, ROLLED
from liars_dice.pieces import BIDS, DOUBT, Bid, bids_of
from liars_dice.refusals import NOT_SO_MANY_DICE, NOTHING_TO_DOUBT, TOO_LOW
from liars_dice.state import Table


def is_higher(count: int, face: int, than: Sequence[int]) -> bool:
    """LD-014: more dice, or as many of a higher face."""
    return (count, face) > (than[1], than[2])


class Turn(Kind[Table, Option]):
    """A higher bid, or a doubt. What is allowed depends on the open bids alone, so nothing has to be guarded."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return [*bids_of(g.total()), DOUBT]

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        if isinstance(option, Bid):
            return TOO_LOW if g.bids and not is_higher(option.count, option.face, g.bids[-1]) else None
        return None if g.bids else NOTHING_TO_DOUBT

    def elsewhere(self, g: Table, seat: int, key: str) -> Refusal | None:
        return NOT_SO_MANY_DICE if key.startswith("bid:") else None

    def subject(self, g: Table, viewer: int | None) -> dict[str, int | str]:
        _, count, face = g.bids[-1] if g.bids else (0, 0, 0)
        return {"quantity": count, "face": face}

    def default(self, g: Table, seat: int) -> str:
        return DOUBT.key if g.bids else BIDS[0][0].key


TURN: Final = Turn("turn", "LD-011", rest=True)


def turn(g: Table) -> Rules[None]:
    """Bid, or doubt the last bid."""
    seat = g.active
    answer = yield from ask(g, seat, TURN)
    if isinstance(answer, Bid):
        g.bids.append([seat, answer.count, answer.face])
        g.active = g.after(seat)
        tell(g, BID, seat, (answer.count, answer.face))
    else:
        doubt(g, seat)


def doubt(g: Table, doubter: int) -> None:
    """The cups are lifted; whoever was wrong loses a die and begins the next round."""
    bidder, count, face = g.bids[-1]
    tell(g, DOUBTED, doubter, (count, face))
    g.lifted = True
    g.last = [dice.copy() for dice in g.dice]
    learn(g, ALL)
    found = sum([g.showing(dice, face) for dice in g.dice])
    tell(g, LIFTED, bidder, (found, face))
    loser = doubter if found >= count else bidder
    g.dice[loser].pop()
    tell(g, LOST, loser, (len(g.dice[loser]),))
    if not g.dice[loser]:
        tell(g, OUT, loser)
    if len(g.in_play()) == 1:
        raise end(g)
    begin_round(g, loser if g.dice[loser] else g.after(loser))


def begin_round(g: Table, seat: int) -> None:
    """Everybody rolls the dice that they still have."""
    g.lifted = False
    g.round += 1
    g.bids = []
    g.active = seat
    g.roll([len(dice) for dice in g.dice])
    tell(g, ROLLED, -1, (g.round,))


def end(g: Table) -> Over:
    """LD-025: the only one who has dice left has won."""
    scores = [Score(len(dice)) for dice in g.dice]
    return g.over(g.in_play(), scores, "last_with_dice", "LD-025")


PHASES: Final = [Phase("turn", turn)]
