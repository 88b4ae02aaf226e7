"""Group attacks: in nobody's turn, on every player, starting with the one whose turn is next.

`me` is each player who did not avoid the attack.
"""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import NOTHING, Card, Kind, Option, Refusal, Rules, ask, citing, move, tell, together
from igroteka.games.rickshank.content.faces import Effect, Spot
from igroteka.games.rickshank.effects import EFFECTS, INTERACTIVE
from igroteka.games.rickshank.events import CARD_PASSED, DISCARDED, NEITHER_TO_DISCARD, TOKENS_LOST
from igroteka.games.rickshank.pieces import Player
from igroteka.games.rickshank.questions import cheapest
from igroteka.games.rickshank.reading import find
from igroteka.games.rickshank.refusals import MUST_PAY, NO_TOKEN, WRONG_CARD
from igroteka.games.rickshank.rules.basics import discard, discard_by_choice, gain_waves, lose_tokens
from igroteka.games.rickshank.state import Table


@EFFECTS.register("gain_waves", amount=int)
def each_gains_waves(g: Table, me: Player, card: Card, effect: Effect) -> None:
    """Each player gains Morty Waves."""
    gain_waves(g, me, effect.amount)


@EFFECTS.register("discard", amount=int)
def each_discards(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Each player discards cards."""
    yield from discard_by_choice(g, me, effect.amount)


ACCESS_TOKEN: Final = Option("access_token")
RICK_D99: Final = "rick_d99"
"""The rulebook has a sentence of its own for him: RR-215, where others are RR-214."""


class TokenOrCard(Kind[Table, Option]):
    """An access token or such a card of the hand; nothing only if there is neither."""

    def __init__(self, name: str, cites: str, fits: frozenset[str]) -> None:
        super().__init__(name, cites, guarded=True)
        self.fits: Final = fits
        self.wrong: Final = Refusal(cites, WRONG_CARD)
        self.must_pay: Final = Refusal(cites, MUST_PAY)

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        faces = g.box.faces
        options: list[Option] = [ACCESS_TOKEN]
        options.extend(dict.fromkeys([faces[c.key].in_hand for c in g.cards[g.players[seat].hand.n]]))
        options.append(NOTHING)
        return options

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        if isinstance(option, Spot):
            return None if option.face.key in self.fits else self.wrong
        if option is ACCESS_TOKEN:
            return None if g.tokens[seat] else NO_TOKEN
        return self.must_pay if self.can_pay(g, seat) else None

    def can_pay(self, g: Table, seat: int) -> bool:
        return g.tokens[seat] > 0 or any(c.key in self.fits for c in g.cards[g.players[seat].hand.n])

    def default(self, g: Table, seat: int) -> str:
        """A token if there is one, else the cheapest fitting card."""
        if g.tokens[seat]:
            return ACCESS_TOKEN.key
        faces = g.box.faces
        return cheapest([faces[c.key].in_hand for c in g.cards[g.players[seat].hand.n] if c.key in self.fits])


@EFFECTS.register("token_or_card", what=tuple[str, ...])
def token_or_card(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Each player discards 1 access token or 1 such card."""
    if not g.tokens[me.seat] and not g.cards[me.hand.n]:
        tell(g, NEITHER_TO_DISCARD, me.seat)
        return
    cites = "RR-215" if card.key == RICK_D99 else "RR-214"
    option = yield from ask(g, me.seat, TokenOrCard("token_or_card", cites, effect.fits))
    if isinstance(option, Spot):
        discard(g, me, find(g, me.hand, option.face.key), me.hand, citing(DISCARDED, cites))
    elif option is ACCESS_TOKEN:
        lose_tokens(g, me, 1, citing(TOKENS_LOST, cites))
    else:
        tell(g, NEITHER_TO_DISCARD, me.seat)


class PassCard(Kind[Table, Spot]):
    """A card of the hand."""

    def expected(self, g: Table, seat: int) -> Sequence[Spot]:
        faces = g.box.faces
        return list(dict.fromkeys([faces[c.key].in_hand for c in g.cards[g.players[seat].hand.n]]))

    def default(self, g: Table, seat: int) -> str:
        faces = g.box.faces
        return cheapest([faces[c.key].in_hand for c in g.cards[g.players[seat].hand.n]])


PASS_CARD: Final = PassCard("pass_card", "RR-100", guarded=True)


@EFFECTS.register("pass_card")
def pass_card(g: Table, me: Player, card: Card, effect: Effect) -> None:
    """Each player picks a card in hand; then each goes to the discard pile of the next affected player."""


def pass_cards(g: Table, affected: Sequence[Player]) -> Rules[None]:
    """All picks are made at once, then every picked card moves; with one affected player nothing is passed."""
    if len(affected) < 2:
        return
    givers = [p for p in affected if g.cards[p.hand.n]]
    picks = yield from together(g, [p.seat for p in givers], PASS_CARD)
    for giver, spot in zip(givers, picks, strict=True):
        taker = affected[(affected.index(giver) + 1) % len(affected)]
        passed = find(g, giver.hand, spot.face.key)
        move(g, passed, giver.hand, taker.discard)
        tell(g, CARD_PASSED, giver.seat, (taker.key,), (passed,))


INTERACTIVE["pass_card"] = pass_cards
