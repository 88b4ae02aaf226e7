"""What a seat sees beyond its zones: power, tokens, characters, the running vote, who owns what lies before others."""

import msgspec

from igroteka import engine
from igroteka.games.rickshank.content.faces import Face
from igroteka.games.rickshank.pieces import FLEA_MARKET, NEMESIS, PORTAL_GUN_STACK, UNOWNED, Player
from igroteka.games.rickshank.reading import token_price
from igroteka.games.rickshank.rules.votes import votes
from igroteka.games.rickshank.state import Table


class OwnerView(msgspec.Struct, frozen=True):
    """A card that lies before somebody who does not own it: borrowed, imprisoned, or a location not yet bought."""

    card: str
    zone: str
    owner: str
    """`nobody` for a location that was not bought."""


class TableView(engine.TableView, frozen=True):
    """`tokens`, `characters`, `offered`, `vote_choices` and `vote_stakes` are by seat."""

    active: str
    turn: int
    power: int
    supply: int
    """Access tokens that nobody has."""
    tokens: list[int]
    token_price: int
    tokens_bought: int
    characters: list[str]
    """'' for who has none yet."""
    offered: list[list[str]]
    """Characters to choose from; empty once all have one."""
    prices: dict[str, int]
    """Of all that can be bought now or later this turn."""
    points: dict[str, int]
    """Victory points of the same cards, but for those whose text counts them."""
    types: dict[str, str]
    plays: list[str]
    """The cards played this turn, in order."""
    power_per_token: int
    character_used: bool
    may_defeat: bool
    """The token for the President was paid at the start of this turn."""
    nobodys_turn: bool
    owners: list[OwnerView]
    vote_card: str
    """'' where there is no vote."""
    vote_kind: str
    vote_choices: list[str]
    """Empty until they are shown, as the stakes and the tally are."""
    vote_stakes: list[int]
    vote_tally: dict[str, int]


def table_view(g: Table, seat: int | None) -> TableView:
    """All of it is open to everybody; choices and stakes of a vote appear when they are shown."""
    me, ballot = g.players[g.active], g.ballot
    goods = for_sale(g, me)
    shown = [] if ballot is None else [choice for choice in ballot.choices if choice is not None]
    return TableView(
        active=me.key,
        turn=g.turn,
        power=g.power,
        supply=g.supply,
        tokens=g.tokens[:],
        token_price=token_price(g, me),
        tokens_bought=g.tokens_bought,
        characters=g.characters[:],
        offered=[row[:] for row in g.offered],
        prices={face.key: face.cost for face in goods},
        points={face.key: face.vp for face in goods if face.value is None},
        types={face.key: face.type for face in goods},
        plays=g.plays[:],
        power_per_token=g.power_per_token,
        character_used=g.character_used,
        may_defeat=g.may_defeat,
        nobodys_turn=g.nobodys_turn,
        owners=owners(g),
        vote_card="" if ballot is None else ballot.card.key,
        vote_kind="" if ballot is None else ballot.effect.vote,
        vote_choices=[choice.key for choice in shown],
        vote_stakes=[] if ballot is None or not shown else ballot.stakes[:],
        vote_tally={} if ballot is None else {choice.key: votes(g, ballot, choice) for choice in shown},
    )


def for_sale(g: Table, me: Player) -> list[Face]:
    """What can be bought now or later this turn."""
    cards = [*g.cards[FLEA_MARKET.n], *g.cards[NEMESIS.n], *g.cards[PORTAL_GUN_STACK.n][:1]]
    cards += [card for card in g.cards[me.play.n] if g.owner.get(card.serial) == UNOWNED]
    return [g.box.faces[card.key] for card in cards]


def owners(g: Table) -> list[OwnerView]:
    """Borrowed cards, Ricks under a Space Prison, locations not yet bought."""
    found: list[OwnerView] = []
    for player in g.players:
        for zone in (player.play, player.imprisoned):
            for card in g.cards[zone.n]:
                if card.serial in g.owner:
                    owner = g.owner[card.serial]
                    found.append(OwnerView(card.key, zone.name, "nobody" if owner == UNOWNED else f"p{owner}"))
    return found
