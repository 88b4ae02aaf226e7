"""What cards and tokens do in any rule: draw, discard, destroy, gain, leave play; and the events that tell of it."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import (
    Card,
    Cause,
    EventKind,
    Kind,
    Option,
    Rules,
    Value,
    Zone,
    ask,
    because,
    begin_effect,
    end_effect,
    gather,
    move,
    move_top,
    tell,
)
from igroteka.games.rickshank.content.faces import Spot, When
from igroteka.games.rickshank.events import (
    ABILITY,
    DESTROYS,
    DISCARDED,
    DREW,
    DREW_BY_ABILITY,
    GAINED,
    HANDED_OVER,
    IMPRISONED,
    LEFT_PLAY,
    LOCATION_LEFT,
    LOCATIONS_SHUFFLED,
    NO_TOKENS_LEFT,
    NO_WAVES_LEFT,
    NOTHING_TO_DISCARD,
    ON_TOP,
    POWER_GAINED,
    RELEASED,
    RELEASED_FOR_GOOD,
    RETURNED,
    SHUFFLED,
    TOKENS_GAINED,
    TOKENS_LOST,
)
from igroteka.games.rickshank.pieces import (
    DESTROYED,
    FLEA_MARKET,
    LOCATION_DISCARD,
    LOCATION_STACK,
    MORTY_WAVES_STACK,
    UNOWNED,
    Player,
)
from igroteka.games.rickshank.questions import ChooseFoe, Discard, OwnCard, choose_foe, pick_of_hand
from igroteka.games.rickshank.reading import catches, find, played
from igroteka.games.rickshank.state import Table, Trigger

DISCARDED_RANK: Final = 1000
CHARACTER_RANK: Final = -1

# ------------------------------------------------------------ draw and shuffle


def renew_deck(g: Table, me: Player) -> bool:
    """The deck, shuffled anew from the discard pile if it is empty and a card is needed; False if there is none."""
    if g.cards[me.deck.n]:
        return True
    if not g.cards[me.discard.n]:
        return False
    gather(g, me.discard, me.deck)
    tell(g, SHUFFLED, me.seat)
    return True


def draw(g: Table, me: Player, number: int, told: EventKind = DREW) -> None:
    """As many as there are; `told` has the rule that says so."""
    taken = move_top(g, number, me.deck, me.hand)
    if len(taken) < number and renew_deck(g, me):
        taken += move_top(g, number - len(taken), me.deck, me.hand)
    tell(g, told, me.seat, (), taken, 1 << me.seat)


def renew_locations(g: Table) -> bool:
    """The location stack, made anew from its discard if it is empty and a location is needed."""
    if g.cards[LOCATION_STACK.n]:
        return True
    if not g.cards[LOCATION_DISCARD.n]:
        return False
    gather(g, LOCATION_DISCARD, LOCATION_STACK)
    tell(g, LOCATIONS_SHUFFLED, -1)
    return True


# ---------------------------------------------------------------- power, tokens


def gain_power(g: Table, me: Player, card: Card, number: int) -> None:
    """Beyond the number printed plainly on the card, which is told when it is played."""
    if number:
        g.power += number
        strengthen(g, card.key, number)
        tell(g, POWER_GAINED, me.seat, (card.key, number))


def strengthen(g: Table, key: str, number: int) -> None:
    """The card's last link of the chain gives so much more."""
    for n in range(len(g.chain) - 1, -1, -1):
        how, thing, power = g.chain[n]
        if thing == key:
            g.chain = (*g.chain[:n], (how, thing, power + number), *g.chain[n + 1 :])
            return


def gain_tokens(g: Table, me: Player, number: int) -> None:
    """From the supply, as many as remain."""
    got = min(number, g.supply)
    if got:
        take_tokens(g, me, got)
        tell(g, TOKENS_GAINED, me.seat, (got,))
    elif number:
        tell(g, NO_TOKENS_LEFT, me.seat)


def take_tokens(g: Table, me: Player, number: int) -> None:
    """Out of the supply; whoever calls this tells of it."""
    g.supply -= number
    g.tokens[me.seat] += number
    token_got(g, me)


def token_got(g: Table, me: Player) -> None:
    """Abilities that wait for a token notice only those of the owner's own turn."""
    if me.seat == g.active and not g.nobodys_turn:
        heed(g, me, "token", g.tokens_got == 0)
        g.tokens_got += 1


def lose_tokens(g: Table, me: Player, number: int, told: EventKind = TOKENS_LOST) -> int:
    """Back to the supply, as many as there are."""
    lost = min(number, g.tokens[me.seat])
    if lost:
        return_tokens(g, me, lost)
        tell(g, told, me.seat, (lost,))
    return lost


def return_tokens(g: Table, me: Player, number: int) -> None:
    """To the supply; whoever calls this tells of it."""
    g.tokens[me.seat] -= number
    g.supply += number


# ---------------------------------------------------------- abilities that wait


def heed(g: Table, me: Player, event: str, first: bool) -> None:
    """Let my character and my cards in play notice a destroyed card or a token."""
    for when in g.character(me.seat).whens:
        if when.event == event and (first or not when.first):
            g.triggers.append(Trigger(g.characters[me.seat], me, CHARACTER_RANK, when))
    for rank, card in enumerate(g.faced(me.play)):
        for when in card.face.whens:
            if when.event == event and (first or not when.first):
                g.triggers.append(Trigger(card.key, me, rank, when))


def heed_play(g: Table, me: Player, key: str) -> None:
    """Let my character and my cards in play notice a card being played; it is the last of `plays`."""
    character = g.character(me.seat)
    if character.whens:
        for when in character.whens:
            if key in when.fits and (not when.first or played(g, when.fits) == 1):
                g.triggers.append(Trigger(character.key, me, CHARACTER_RANK, when))
    rank = 0
    for card in g.faced(me.play):
        whens = card.face.whens
        if whens:
            for when in whens:
                if key in when.fits and (not when.first or played(g, when.fits) == 1):
                    g.triggers.append(Trigger(card.key, me, rank, when))
        rank += 1
    for lasting in g.this_turn:
        act = g.box.faces[lasting].act
        if act is not None and key in act.fits:
            g.triggers.append(Trigger(lasting, me, rank, When("played", act.fits, False, act.amount)))


class TriggerOrder(Kind[Table, Trigger]):
    """Which of the waiting abilities comes next."""

    def expected(self, g: Table, seat: int) -> Sequence[Trigger]:
        found: dict[str, Trigger] = {}
        for trigger in g.triggers:
            if trigger.player.seat == seat and trigger.key not in found:
                found[trigger.key] = trigger
        return list(found.values())

    def default(self, g: Table, seat: int) -> str:
        return foremost([t for t in g.triggers if t.player.seat == seat]).key


TRIGGER_ORDER: Final = TriggerOrder("trigger_order", "RR-150")


def foremost(triggers: Sequence[Trigger]) -> Trigger:
    """Of those nobody is asked about: the character's, then cards as they entered play, then as they were discarded."""
    best = triggers[0]
    for trigger in triggers:
        if trigger.rank < best.rank:
            best = trigger
    return best


def settle(g: Table) -> Rules[None]:
    """All that waits, when the card that triggered it is done: the active player's first, then clockwise."""
    while g.triggers:
        for player in g.players[g.active].circle:
            waiting = [t for t in g.triggers if t.player is player]
            if not waiting:
                continue
            if len(waiting) > 1 and any(t.effect is not None for t in waiting):
                chosen = yield from ask(g, player.seat, TRIGGER_ORDER)
                trigger = next(t for t in waiting if t.key == chosen.key)  # a fork may offer those of another table
            else:
                trigger = foremost(waiting)
            g.triggers.remove(trigger)
            if trigger.when is not None:
                grant(g, player, trigger.key, trigger.when)
            elif trigger.effect is not None and trigger.card is not None:
                asking = trigger.effect.run(g, player, trigger.card, trigger.effect)
                if asking is not None:
                    yield from because(g, Cause(player.seat, trigger.key), asking)
            break


def grant(g: Table, me: Player, source: str, when: When) -> None:
    """What a waiting ability gives."""
    g.chain += ((ABILITY.name, source, when.power),)
    g.power += when.power
    tell(g, ABILITY, me.seat, (source, when.power))
    outer = begin_effect(g, me.seat, source)
    if when.draw:
        draw(g, me, when.draw, DREW_BY_ABILITY)
    if when.tokens:
        gain_tokens(g, me, when.tokens)
    end_effect(g, outer)


# ---------------------------------------------------------- discard and destroy


def discard(g: Table, me: Player, card: Card, place: Zone, told: EventKind = DISCARDED) -> None:
    """To the owner's discard pile. From a hand, in anybody's turn, a card may notice its own discarding."""
    move(g, card, place, me.discard)
    tell(g, told, me.seat, (), (card,))
    if place is not me.deck:
        notice_discard(g, me, card)


def notice_discard(g: Table, me: Player, card: Card) -> None:
    effect = g.box.faces[card.key].discarded
    if effect is not None and not g.nobodys_turn:
        g.triggers.append(Trigger(card.key, me, DISCARDED_RANK + len(g.triggers), None, effect, card))


def destroy(g: Table, me: Player, card: Card, place: Zone) -> None:
    """`me` destroys it; it leaves its owner's deck for good."""
    move(g, card, place, DESTROYED)
    g.idle_turns = 0
    g.owner.pop(card.serial, None)
    tell(g, DESTROYS, me.seat, (), (card,))
    if me.seat == g.active and not g.nobodys_turn:
        heed(g, me, "destroyed", g.destroyed == 0)
        g.destroyed += 1


def leave_play(g: Table, me: Player, card: Card, told: EventKind = LEFT_PLAY) -> None:
    """From my play area to where it belongs: my discard pile, the deck it was borrowed from, the location discard."""
    owner = g.owner.pop(card.serial, me.seat)
    if owner == UNOWNED:
        move(g, card, me.play, LOCATION_DISCARD)
        tell(g, LOCATION_LEFT, me.seat, (), (card,))
    elif owner != me.seat:
        move(g, card, me.play, g.players[owner].deck)
        tell(g, RETURNED, me.seat, (f"p{owner}",), (card,))
    else:
        move(g, card, me.play, me.discard)
        tell(g, told, me.seat, (), (card,))
    if g.box.faces[card.key].holds:
        release(g, me, RELEASED_FOR_GOOD)


def release(g: Table, warden: Player, told: EventKind = RELEASED) -> None:
    """Every card under the Space Prison goes to its owner's discard pile; that is no gain."""
    for card in g.cards[warden.imprisoned.n]:
        owner = g.players[g.owner.pop(card.serial)]
        move(g, card, warden.imprisoned, owner.discard)
        tell(g, told, warden.seat, (owner.key,), (card,))


def discard_by_choice(g: Table, me: Player, number: int) -> Rules[None]:
    """Cards of one's hand, as many as there are."""
    for left in range(number, 0, -1):
        card = yield from pick_of_hand(g, me, Discard(left))
        if card is None:
            tell(g, NOTHING_TO_DISCARD, me.seat)
            return
        discard(g, me, card, me.hand)


def may_destroy_own(g: Table, me: Player, kind: OwnCard) -> Rules[None]:
    """One card of hand or discard pile, of one's own choice; with both empty nobody is asked."""
    if not g.cards[me.hand.n] and not g.cards[me.discard.n]:
        return
    spot = yield from ask(g, me.seat, kind)
    if isinstance(spot, Spot):
        place = me.hand if spot.place == "hand" else me.discard
        destroy(g, me, find(g, place, spot.face.key), place)


# ------------------------------------------------------------- buying and gaining


FAKE_GUN_OWNER: Final = ChooseFoe("fake_gun_owner", "RR-197")


DECK_TOP: Final = Option("deck_top")
TO_DISCARD: Final = Option("to_discard")


class MoronTop(Kind[Table, Option]):
    """Where the new Morty goes."""

    def __init__(self, card: Card) -> None:
        super().__init__("moron_top", "RR-205")
        self.card: Final = card

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"card": self.card.key}

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return (DECK_TOP, TO_DISCARD)

    def default(self, g: Table, seat: int) -> str:
        return DECK_TOP.key


def receive(
    g: Table, me: Player, card: Card, place: Zone, how: EventKind, values: tuple[Value, ...] = ()
) -> Rules[None] | None:
    """A card bought or gained, as `how` tells: to the discard pile, unless the card, a prison or the character says
    otherwise."""
    g.idle_turns = 0
    if g.box.faces[card.key].to_foe:
        tell(g, how, me.seat, values, (card,))
        return because(g, Cause(me.seat, card.key), hand_to_foe(g, me, card, place))
    for foe in me.foes:
        if catches(g, foe, card.key):
            tell(g, how, me.seat, values, (card,))
            g.owner[card.serial] = me.seat
            move(g, card, place, foe.imprisoned)
            tell(g, IMPRISONED, me.seat, (foe.key,), (card,))
            return None
    own_turn = me.seat == g.active and not g.nobodys_turn
    if place is FLEA_MARKET and own_turn and card.key in g.character(me.seat).top_decks:
        tell(g, how, me.seat, values, (card,))
        return because(g, Cause(me.seat, g.characters[me.seat]), choose_top(g, me, card, place))
    move(g, card, place, me.discard)
    tell(g, how, me.seat, values, (card,))
    return None


def hand_to_foe(g: Table, me: Player, card: Card, place: Zone) -> Rules[None]:
    """Fake Gun goes straight to a foe, who neither gains it nor may pass it on."""
    foe = yield from choose_foe(g, me, FAKE_GUN_OWNER)
    move(g, card, place, foe.discard)
    tell(g, HANDED_OVER, me.seat, (foe.key,), (card,))


def choose_top(g: Table, me: Player, card: Card, place: Zone) -> Rules[None]:
    where = yield from ask(g, me.seat, MoronTop(card))
    if where is DECK_TOP:
        move(g, card, place, me.deck)
        tell(g, ON_TOP, me.seat, (), (card,))
    else:
        move(g, card, place, me.discard)


def gain(g: Table, me: Player, card: Card, place: Zone) -> Rules[None] | None:
    """For nothing."""
    return receive(g, me, card, place, GAINED)


def gain_waves(g: Table, me: Player, number: int) -> None:
    """Morty Waves, as long as there are any."""
    if not g.cards[MORTY_WAVES_STACK.n]:
        tell(g, NO_WAVES_LEFT, me.seat)
    for card in move_top(g, number, MORTY_WAVES_STACK, me.discard):
        g.idle_turns = 0
        tell(g, GAINED, me.seat, (), (card,))
