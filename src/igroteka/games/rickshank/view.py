"""What a seat sees beyond its zones: power, tokens, characters, the running vote, who owns what lies before others."""

from igroteka.games.rickshank.content.faces import Face
from igroteka.games.rickshank.pieces import FLEA_MARKET, NEMESIS, PORTAL_GUN_STACK, UNOWNED, Player
from igroteka.games.rickshank.reading import token_price
from igroteka.games.rickshank.rules.votes import votes
from igroteka.games.rickshank.state import Ballot, Table


def table_view(g: Table, seat: int | None) -> dict[str, object]:
    """All of it is open to everybody; choices and stakes of a vote appear when they are shown."""
    me = g.players[g.active]
    goods = for_sale(g, me)
    return {
        "active": me.key,
        "turn": g.turn,
        "power": g.power,
        "supply": g.supply,
        "tokens": g.tokens[:],
        "token_price": token_price(g, me),
        "tokens_bought": g.tokens_bought,
        "characters": g.characters[:],
        "offered": [row[:] for row in g.offered],
        "prices": {face.key: face.cost for face in goods},
        "points": {face.key: face.vp for face in goods if face.value is None},
        "types": {face.key: face.type for face in goods},
        "plays": g.plays[:],
        "power_per_token": g.power_per_token,
        "character_used": g.character_used,
        "may_defeat": g.may_defeat,
        "nobodys_turn": g.nobodys_turn,
        "owners": owners(g),
        **vote_view(g, g.ballot),
    }


def for_sale(g: Table, me: Player) -> list[Face]:
    """What can be bought now or later this turn."""
    cards = [*g.cards[FLEA_MARKET.n], *g.cards[NEMESIS.n], *g.cards[PORTAL_GUN_STACK.n][:1]]
    cards += [card for card in g.cards[me.play.n] if g.owner.get(card.serial) == UNOWNED]
    return [g.box.faces[card.key] for card in cards]


def owners(g: Table) -> list[dict[str, str]]:
    """Borrowed cards, Ricks under a Space Prison, locations not yet bought."""
    found: list[dict[str, str]] = []
    for player in g.players:
        for zone in (player.play, player.imprisoned):
            for card in g.cards[zone.n]:
                if card.serial in g.owner:
                    owner = g.owner[card.serial]
                    found.append(
                        {"card": card.key, "zone": zone.name, "owner": "nobody" if owner == UNOWNED else f"p{owner}"}
                    )
    return found


def vote_view(g: Table, ballot: Ballot | None) -> dict[str, object]:
    """Nothing of choices and stakes until they are shown."""
    if ballot is None:
        return {"vote_card": "", "vote_kind": "", "vote_choices": [], "vote_stakes": [], "vote_tally": {}}
    shown = [choice for choice in ballot.choices if choice is not None]
    return {
        "vote_card": ballot.card.key,
        "vote_kind": ballot.effect.vote,
        "vote_choices": [choice.key for choice in shown],
        "vote_stakes": ballot.stakes[:] if shown else [],
        "vote_tally": {choice.key: votes(g, ballot, choice) for choice in shown},
    }
