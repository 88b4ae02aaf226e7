"""What cannot be at a rest point, however a position was arranged."""

from igroteka.games.rickshank.state import (
    FLEA_MARKET,
    LOCATION_DISCARD,
    LOCATION_STACK,
    MAIN_DECK,
    MORTY_WAVES_STACK,
    NEMESIS,
    NEMESIS_STACK,
    PORTAL_GUN_STACK,
    REVEALED_LOCATIONS,
    UNOWNED,
    Table,
)


def impossible(g: Table) -> str:
    """What is wrong with the position; '' if nothing."""
    return wrong_numbers(g) or wrong_words(g) or wrong_stacks(g) or wrong_play(g) or wrong_owners(g)


def wrong_numbers(g: Table) -> str:
    if len(g.tokens) != g.seats or min(g.tokens) < 0:
        return f"access_tokens: {g.tokens}, expected a number from 0 for each of {g.seats} seats"
    if g.supply < 0 or g.power < 0:
        return f"supply {g.supply} and power {g.power} cannot be below 0"
    if not 0 <= g.tokens_bought <= g.box.tokens_per_turn:
        return f"tokens_bought: {g.tokens_bought}, at most {g.box.tokens_per_turn} a turn"
    if g.turn < 1 or min(g.destroyed, g.tokens_got, g.power_per_token, g.idle_turns) < 0:
        return "turn is at least 1; destroyed_this_turn, tokens_got, power_per_token and idle_turns are at least 0"
    return ""


def wrong_words(g: Table) -> str:
    """Keys that are no cards or characters."""
    known = g.box.characters
    if len(g.characters) != g.seats or any(key and key not in known for key in g.characters):
        return f"characters: {g.characters}, expected one for each of {g.seats} seats of {' '.join(known)}"
    if not g.offered and "" in g.characters:
        return "characters: a seat without a character needs some `offered` to it"
    if g.offered and (len(g.offered) != g.seats or any(not row or not known.keys() >= {*row} for row in g.offered)):
        return f"offered: {g.offered}, expected some characters for each of {g.seats} seats of {' '.join(known)}"
    for key in [*g.plays, *g.this_turn]:
        if key not in g.box.faces:
            return f"plays, this_turn: {key} is no card"
    return ""


def wrong_stacks(g: Table) -> str:
    faces, cards, locations = g.box.faces, g.cards, g.box.location_stack
    if len(cards[FLEA_MARKET.n]) > g.box.market_size:
        return f"flea_market: more than {g.box.market_size} cards"
    if any(c.key not in g.box.main_deck for zone in (MAIN_DECK, FLEA_MARKET) for c in cards[zone.n]):
        return "main_deck, flea_market: only cards of the main deck lie there"
    if any(c.key not in locations for zone in (LOCATION_STACK, LOCATION_DISCARD) for c in cards[zone.n]):
        return "location_stack, location_discard: only locations lie there"
    if any(c.key != g.box.portal_gun.key for c in cards[PORTAL_GUN_STACK.n]):
        return "portal_gun_stack: only Portal Guns lie there"
    if any(c.key != g.box.waves.key for c in cards[MORTY_WAVES_STACK.n]):
        return "morty_waves_stack: only Morty Waves lie there"
    stack = cards[NEMESIS_STACK.n]
    if len(cards[NEMESIS.n]) > 1 or any(not faces[c.key].nemesis for c in (*cards[NEMESIS.n], *stack)):
        return "nemesis: at most one card; nemesis and nemesis_stack hold nemeses only"
    if stack and not faces[stack[0].key].last_nemesis:
        return f"nemesis_stack: {stack[0].key} cannot be the last one"
    return ""


def wrong_play(g: Table) -> str:
    """Between turns only Ongoing cards are in play, and nothing is being voted on."""
    for player in g.players:
        if g.cards[player.revealed.n] or g.cards[REVEALED_LOCATIONS.n]:
            return f"{player.revealed.name}, revealed_locations: empty but inside an action"
        if player.seat != g.active:
            for card in g.cards[player.play.n]:
                if not g.box.faces[card.key].ongoing:
                    return f"{player.play.name}: {card.key} is not Ongoing, and it is not this player's turn"
    return ""


def wrong_owners(g: Table) -> str:
    placed = {c.serial: c.key for p in g.players for zone in (p.play, p.imprisoned) for c in g.cards[zone.n]}
    for serial, owner in g.owner.items():
        if serial not in placed:
            return "owner: only cards in play or imprisoned can be somebody else's"
        if owner == UNOWNED and placed[serial] not in g.box.location_stack:
            return f"owner: {placed[serial]} is no location of the stack, so somebody owns it"
    for player in g.players:
        for card in g.cards[player.imprisoned.n]:
            if g.owner.get(card.serial, UNOWNED) == UNOWNED:
                place = player.imprisoned.name
                return f"owner: say whose {card.key} in {place} is, like '{place} {card.key} p1'"
    return ""
