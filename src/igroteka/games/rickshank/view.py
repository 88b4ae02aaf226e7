"""What a seat sees beyond its zones: power, tokens, characters, the running vote, who owns what lies before others."""

from igroteka.games.rickshank.rules.turn import token_price
from igroteka.games.rickshank.rules.votes import votes
from igroteka.games.rickshank.state import UNOWNED, Ballot, Table


def table_view(g: Table, seat: int | None) -> dict[str, object]:
    """All of it is open to everybody; stakes appear when the vote shows them."""
    me = g.players[g.active]
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
        "plays": g.plays[:],
        "power_per_token": g.power_per_token,
        "character_used": g.character_used,
        "may_defeat": g.may_defeat,
        "nobodys_turn": g.nobodys_turn,
        "owners": owners(g),
        "vote": None if g.ballot is None else vote_view(g, g.ballot),
    }


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


def vote_view(g: Table, ballot: Ballot) -> dict[str, object]:
    """Nothing of choices and stakes until they are shown."""
    shown = ballot.choices[0] is not None
    tally: dict[str, int] = {}
    for choice in ballot.choices:
        if choice is not None:
            tally[choice.key] = votes(g, ballot, choice)
    return {
        "card": ballot.card.key,
        "kind": ballot.effect.vote,
        "choices": [choice.key if choice is not None else None for choice in ballot.choices],
        "stakes": ballot.stakes[:] if shown else None,
        "tally": tally,
    }
