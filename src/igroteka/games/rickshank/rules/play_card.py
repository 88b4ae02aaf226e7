"""Playing a card: it enters the history of the turn, is noticed, and does what it says, top to bottom."""

from igroteka.engine import Card, Cause, Rules, because, begin_effect, end_effect, move, tell
from igroteka.games.rickshank.events import (
    BORROWED,
    NO_CARD_TO_PLAY,
    NO_LOCATION_LEFT,
    PLAYED,
    PLAYED_LOCATION,
    PUT_INTO_PLAY,
)
from igroteka.games.rickshank.pieces import LOCATION_STACK, UNOWNED, Player
from igroteka.games.rickshank.reading import played
from igroteka.games.rickshank.rules.basics import draw, gain_power, gain_tokens, heed_play, renew_deck, renew_locations
from igroteka.games.rickshank.rules.votes import hold_vote
from igroteka.games.rickshank.state import Table


def enter(g: Table, me: Player, card: Card) -> None:
    """A card has come into play before me: it counts as played this turn."""
    g.plays.append(card.key)
    heed_play(g, me, card.key)


def power_of(g: Table, card: Card) -> int:
    """What is printed plainly on it; it is gained as the card is played."""
    power = g.box.faces[card.key].power
    g.power += power
    return power


def resolve(g: Table, me: Player, card: Card) -> Rules[None] | None:
    """All that the card says; what it asks follows from it, what it triggers waits until the outermost card is done."""
    face = g.box.faces[card.key]
    bonus = face.bonus
    extra = bonus is not None and played(g, bonus.fits) > (card.key in bonus.fits)
    outer = begin_effect(g, me.seat, card.key)
    if face.draw:
        draw(g, me, face.draw)
    if face.tokens:
        gain_tokens(g, me, face.tokens)
    if bonus is not None and extra:
        gain_power(g, me, card, bonus.power)
        if bonus.draw:
            draw(g, me, bonus.draw)
    asking: Rules[None] | None = None
    if face.vote is not None:
        asking = hold_vote(g, me, card, face.vote)
    elif face.act is not None:
        asking = face.act.run(g, me, card, face.act)
    end_effect(g, outer)
    return None if asking is None else because(g, Cause(me.seat, card.key), asking)


def play_from_hand(g: Table, me: Player, card: Card) -> Rules[None] | None:
    move(g, card, me.hand, me.play)
    power = power_of(g, card)
    g.chain += ((PLAYED.name, card.key, power),)
    enter(g, me, card)
    tell(g, PLAYED, me.seat, (power,), (card,))
    return resolve(g, me, card)


def play_location(g: Table, me: Player) -> Rules[None] | None:
    """The top location of the stack: played, but not from hand, and nobody's until it is bought."""
    if not renew_locations(g):
        tell(g, NO_LOCATION_LEFT, me.seat)
        return None
    card = g.cards[LOCATION_STACK.n][-1]
    move(g, card, LOCATION_STACK, me.play)
    g.owner[card.serial] = UNOWNED
    power = power_of(g, card)
    g.chain += ((PLAYED_LOCATION.name, card.key, power),)
    enter(g, me, card)
    tell(g, PLAYED_LOCATION, me.seat, (power,), (card,))
    return resolve(g, me, card)


def play_top_of(g: Table, me: Player, foe: Player) -> Rules[None] | None:
    """The top card of a foe's deck; it is borrowed."""
    if not renew_deck(g, foe):
        tell(g, NO_CARD_TO_PLAY, me.seat, (foe.key,))
        return None
    card = g.cards[foe.deck.n][-1]
    move(g, card, foe.deck, me.play)
    g.owner[card.serial] = foe.seat
    power = power_of(g, card)
    g.chain += ((BORROWED.name, card.key, power),)
    enter(g, me, card)
    tell(g, BORROWED, me.seat, (foe.key, power), (card,))
    return resolve(g, me, card)


def put_into_play(g: Table, me: Player, card: Card) -> None:
    """From the discard pile: it is mine and stays, and counts as played, though not from hand."""
    move(g, card, me.discard, me.play)
    g.chain += ((PUT_INTO_PLAY.name, card.key, 0),)
    enter(g, me, card)
    tell(g, PUT_INTO_PLAY, me.seat, (), (card,))
