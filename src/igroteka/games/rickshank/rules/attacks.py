"""Attacks and defence. The window opens for every target, the same to all others, whether there is a defence or not."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import (
    NOTHING,
    Card,
    Cause,
    Kind,
    Option,
    Refusal,
    Rules,
    Value,
    ask,
    because,
    move,
    tell,
    together,
)
from igroteka.games.rickshank.content.faces import Effect, Spot
from igroteka.games.rickshank.events import (
    AVOIDED,
    DISCARDED_FOR_DEFENCE,
    DREW_BY_DEFENCE,
    GROUP_ATTACK,
    HIT,
    LEFT_PLAY_FOR_DEFENCE,
    PAID_BACK,
)
from igroteka.games.rickshank.pieces import Player
from igroteka.games.rickshank.questions import OwnCard
from igroteka.games.rickshank.reading import copies_in_play, find, lender
from igroteka.games.rickshank.refusals import NO_DEFENCE, ONLY_FROM_PLAY, SAY_WHOSE
from igroteka.games.rickshank.rules.basics import discard, draw, gain_tokens, leave_play
from igroteka.games.rickshank.state import Table


class Defend(Kind[Table, Option]):
    """At most one defence of one's own, from hand, from play or by the character (RR-098)."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        me, faces = g.players[seat], g.box.faces
        hand = g.cards[me.hand.n]
        spots: list[Option] = []
        spots.extend(dict.fromkeys([faces[c.key].in_hand for c in hand]))
        in_play = g.cards[me.play.n]
        spots.extend(dict.fromkeys([faces[c.key].in_play for c in in_play]))
        if g.owner:
            spots.extend(dict.fromkeys([faces[c.key].borrowed[o] for c in in_play if (o := lender(g, me, c)) >= 0]))
        shield = g.character(seat).defence
        if shield is not None:
            spots.extend(dict.fromkeys([faces[c.key].by_character for c in hand if c.key in shield.fits]))
        spots.append(NOTHING)
        return spots

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, Spot) or option.place == "character":
            return None
        shield = option.face.defence
        if shield is None:
            return NO_DEFENCE
        if option.place == "hand":
            return ONLY_FROM_PLAY if shield.place == "play" else None
        if shield.place != "play":
            return NO_DEFENCE
        return None if copies_in_play(g, g.players[seat], option) else SAY_WHOSE

    def details(self, g: Table, seat: int, option: Option) -> dict[str, Value]:
        """What comes with the defence."""
        if not isinstance(option, Spot):
            return {}
        shield = g.character(seat).defence if option.place == "character" else option.face.defence
        return {} if shield is None else {"draw": shield.draw, "tokens": shield.tokens}

    def default(self, g: Table, seat: int) -> str:
        return NOTHING.key


DEFEND: Final = Defend("defend", "RR-096", guarded=True)


class BuggedPayback(OwnCard):
    """A card for the discard pile of the attacker, or none."""

    def __init__(self, attacker: Player) -> None:
        super().__init__("bugged_payback", "RR-217")
        self.attacker: Final = attacker

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"attacker": self.attacker.key}


def attack(g: Table, attacker: Player | None, card: Card, targets: Sequence[Player]) -> None:
    """It is open whom a card attacks, and then whom it hits; None attacks for nobody: a group attack."""
    g.attack_card = card.key
    g.attacker = -1 if attacker is None else attacker.seat
    g.struck = tuple([(target.seat, "open") for target in targets])


def settle_target(g: Table, target: Player, outcome: str) -> None:
    g.struck = tuple([(seat, outcome if seat == target.seat else was) for seat, was in g.struck])


def forget_attack(g: Table) -> None:
    g.attack_card, g.attacker, g.struck = "", -1, ()


def avoided(g: Table, target: Player, attacker: Player | None) -> Rules[bool]:
    """The defence window of one target; None attacks for nobody: a group attack."""
    option = yield from ask(g, target.seat, DEFEND)
    if isinstance(option, Spot):
        yield from carry_out(g, target, option, attacker)
        return True
    settle_target(g, target, "hit")
    tell(g, HIT, target.seat)
    return False


def all_avoided(g: Table, targets: Sequence[Player]) -> Rules[list[Player]]:
    """Of an interactive attack: everybody declares first, then the defences are carried out; who is affected?"""
    options = yield from together(g, [t.seat for t in targets], DEFEND)
    affected: list[Player] = []
    for target, option in zip(targets, options, strict=True):
        if isinstance(option, Spot):
            yield from carry_out(g, target, option, None)
        else:
            settle_target(g, target, "hit")
            tell(g, HIT, target.seat)
            affected.append(target)
    return affected


def carry_out(g: Table, me: Player, spot: Spot, attacker: Player | None) -> Rules[None]:
    """What the defence says, at once and as far as possible, before the attack goes on."""
    settle_target(g, me, f"avoided:{spot.face.key}")
    if spot.place in ("in_play", "borrowed"):
        card = copies_in_play(g, me, spot)[-1]
        tell(g, AVOIDED, me.seat, (), (card,))
        leave_play(g, me, card, LEFT_PLAY_FOR_DEFENCE)
    else:
        card = find(g, me.hand, spot.face.key)
        tell(g, AVOIDED, me.seat, (), (card,))
        discard(g, me, card, me.hand, DISCARDED_FOR_DEFENCE)
    shield = g.character(me.seat).defence if spot.place == "character" else spot.face.defence
    assert shield is not None
    if shield.draw:
        draw(g, me, shield.draw, DREW_BY_DEFENCE)
    if shield.tokens:
        gain_tokens(g, me, shield.tokens)
    if shield.payback and attacker is not None:
        yield from because(g, Cause(me.seat, card.key), pay_back(g, me, attacker))


def pay_back(g: Table, me: Player, attacker: Player) -> Rules[None]:
    """A card of one's hand or discard pile into the attacker's discard pile, if one likes."""
    spot = yield from ask(g, me.seat, BuggedPayback(attacker))
    if isinstance(spot, Spot):
        place = me.hand if spot.place == "hand" else me.discard
        card = find(g, place, spot.face.key)
        move(g, card, place, attacker.discard)
        tell(g, PAID_BACK, me.seat, (attacker.key,), (card,))


def group_attack(g: Table, first: Player, card: Card, effect: Effect) -> Rules[None]:
    """Of a nemesis that has just come to the top: in nobody's turn, on everybody, the next player first."""
    tell(g, GROUP_ATTACK, -1, (card.key,))
    yield from because(g, Cause(-1, card.key), attack_all(g, first, card, effect))


def attack_all(g: Table, first: Player, card: Card, effect: Effect) -> Rules[None]:
    """One after another; where players deal with each other, all at once."""
    attack(g, None, card, first.circle)
    if effect.interaction is not None:
        affected = yield from all_avoided(g, first.circle)
        yield from effect.interaction(g, affected)
        return
    for player in first.circle:
        if not (yield from avoided(g, player, None)):
            asking = effect.run(g, player, card, effect)
            if asking is not None:
                yield from asking
