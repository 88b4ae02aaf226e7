"""Arranged positions: what follows from the cards and pigs of a position, and what cannot be.

`past` are the phases of the round that are over.
"""

from collections.abc import Mapping
from typing import Final

from igroteka.engine import Card, Draft, Zone, move, show_card
from igroteka.games.grimm_forest.content.box import (
    MONSTER,
    NEXT_ROUND,
    START,
    UNIQUE,
    Box,
    FableCard,
    FriendCard,
    GatherCard,
)
from igroteka.games.grimm_forest.pieces import (
    ALONE,
    DRAWN,
    LOCATIONS,
    MATERIALS,
    NOT_ALONE,
    OFFERED,
    PLAYERS,
    TAVERN,
    TURNED_UP,
    Player,
)
from igroteka.games.grimm_forest.reading import fables_in, friend_of, laid_card, monsters_in
from igroteka.games.grimm_forest.state import Due, Table

WINDOW_NAMES: Final = {
    "after_gather_reveal": "reveal_gather",
    "before_collect": "go",
    "build_turn": "build_turns",
}
"""The glossary's names of windows where the phase that opens them has another."""
GATHER_ZONES: Final = ("gather_hand", "laid_gather", "locked_gather")
LAID_NEEDED: Final = ("reveal", "reveal_effects", "reveal_gather", "after_gather_reveal_effects", "go")
LAY_LAST: Final = "lay_last"
WITHIN_ACTIONS: Final = (OFFERED, TAVERN, DRAWN, TURNED_UP)
MARKS: Final = (LAY_LAST, "force_fables")
"""What friends do at the start of a round to the choice of cards, without asking anything."""


# --- What may be said in other words ----------------------------------------------------------------------------------


def reword(draft: Draft, box: Box) -> None:
    """Windows by the glossary's names, gather cards without their colour, places and tokens by name."""
    draft.at = WINDOW_NAMES.get(draft.at, draft.at)
    position = draft.position
    for seat, colour in enumerate(box.pigs):
        for name in [f"{zone}_p{seat}" for zone in GATHER_ZONES]:
            if name in position:
                position[name] = coloured(position[name], colour, box)
    places, tokens = position.get("place"), position.get("reward_tokens")
    if isinstance(places, Mapping):
        position["place"] = [f"{card} {location}" for card, location in places.items()]
    if isinstance(tokens, Mapping) and all(name in MATERIALS for name in tokens):
        position["reward_tokens"] = [tokens.get(material, "") for material in MATERIALS]


def coloured(keys: object, colour: str, box: Box) -> object:
    """In the zones of a seat `gather_wood` is the card of its pig's colour."""
    if isinstance(keys, str):
        keys = keys.split()
    if not isinstance(keys, (list, tuple)):
        return keys
    return [f"{colour}_{key}" if key in box.gatherings else key for key in keys]


# --- What follows ---------------------------------------------------------------------------------------------------


def complete(g: Table, past: set[str]) -> None:
    """Nobody need say what follows from the rest. A card where its kind never lies is left for `impossible` to name."""
    if all(fits(card, zone) for zone in g.zones for card in g.cards[zone.n]):
        lay_out(g, past)
        settle(g, past)


def lay_out(g: Table, past: set[str]) -> None:
    """Whose pig is out has laid a card: that of its location, if nothing else is said."""
    if "reveal_gather" in past and "clean_up" not in past:
        for me in PLAYERS[: g.seats]:
            if not g.cards[me.laid_gather.n]:
                for card in g.cards[me.gather_hand.n]:
                    if isinstance(card, GatherCard) and card.location == g.pig[me.seat]:
                        move(g, card, me.gather_hand, me.laid_gather)


def settle(g: Table, past: set[str]) -> None:
    """Nobody need say twice what the cards and pigs of a position say."""
    for me in PLAYERS[: g.seats]:
        if "start_of_round_effects" in past and "choose_last" not in past:
            mark_choice(g, me)
        if "reveal_gather" in past and g.cards[me.laid_gather.n]:
            show_card(g, laid_card(g, me.seat), me.laid_gather)
            if g.revealed[me.seat] < 0:
                g.revealed[me.seat] = laid_card(g, me.seat).location
        if "collect" in past and g.pig[me.seat] >= 0:
            g.visited |= 1 << g.pig[me.seat]
    if "reveal" in past:
        played = [card for me in PLAYERS[: g.seats] for card in fables_in(g, me.played) if card.type == MONSTER]
        g.monsters_played = max(g.monsters_played, len(played))


def mark_choice(g: Table, me: Player) -> None:
    friend = friend_of(g, me.seat)
    effect = friend.now[START] if friend is not None else None
    if effect is not None and effect.name in MARKS:
        effect.run(g, Due(me.seat, "", effect, friend, me.friend))


# --- What cannot be -------------------------------------------------------------------------------------------------


def impossible(g: Table, past: set[str], phase: str) -> str:
    wrong = misplaced(g, past)
    if wrong:
        return wrong
    for me in PLAYERS[: g.seats]:
        wrong = (
            too_many(g, me)
            or mislaid(g, me, past, phase)
            or nowhere(g, me, past)
            or misremembered(g, me)
            or mislocked(g, me)
        )
        if wrong:
            return wrong
    return crowded(g)


def mislaid(g: Table, me: Player, past: set[str], phase: str) -> str:
    """Cards lie laid from the choice to the clean-up."""
    laid = g.cards[me.laid_gather.n]
    needed = phase in LAID_NEEDED or (phase == "choose_last" and not lays_last(g, me))
    if needed and not laid:
        return f"{phase}: laid_gather_{me.key} is empty; arrange `choose` and answer"
    if laid and ("choose" not in past or "clean_up" in past):
        return f"{phase}: {laid[0].key} lies in laid_gather_{me.key}, not in gather_hand or locked_gather"
    return ""


def lays_last(g: Table, me: Player) -> bool:
    friend = friend_of(g, me.seat)
    effect = friend.now[START] if friend is not None else None
    return bool(g.lay_last & me.bit) or (effect is not None and effect.name == LAY_LAST)


def misplaced(g: Table, past: set[str]) -> str:
    """A card in a zone where its kind never lies, or not at this moment."""
    for zone in g.zones:
        for card in g.cards[zone.n]:
            if not fits(card, zone):
                return f"{zone.name}: {card.key} does not belong there"
    for zone in WITHIN_ACTIONS:
        if g.cards[zone.n]:
            return f"{zone.name}: {zone.name} is empty between actions"
    return "" if "reveal" in past and "clean_up" not in past else strayed(g)


def fits(card: Card, zone: Zone) -> bool:
    if zone.pool == "friends":
        return isinstance(card, FriendCard)
    if zone.pool == "gather":
        return isinstance(card, GatherCard)
    if not isinstance(card, FableCard):
        return False
    kind = zone.name.partition(":")[0]
    if kind == "next_round":
        return card.type == NEXT_ROUND
    if kind == "unique_location":
        return card.type == UNIQUE
    return kind != "plot_zone" or card.discount > 0


def strayed(g: Table) -> str:
    """Gather cards are with others only from the reveal, where cards are swapped, to the clean-up."""
    for me in PLAYERS[: g.seats]:
        for zone in (me.gather_hand, me.laid_gather, me.locked_gather):
            for card in g.cards[zone.n]:
                if isinstance(card, GatherCard) and card.owner != me.seat:
                    return f"{zone.name}: {card.key} does not belong there"
    return ""


def mislocked(g: Table, me: Player) -> str:
    """So many gather cards as the Little Mermaid does not leave usable lie under her, or will from the clean-up on."""
    friend = friend_of(g, me.seat)
    locked = len(g.cards[me.locked_gather.n]) + g.unkept[me.seat].bit_count()
    arrival = friend.arrival if friend is not None else None
    due = g.locations - arrival.keep if arrival is not None and arrival.keep else 0
    if locked == due:
        return ""
    return (
        f"locked_gather_{me.key}: {locked} of {me.key}'s gather cards lie under the Little Mermaid, not {due}, "
        f"counting what `unkept` names (LS-252)"
    )


def too_many(g: Table, me: Player) -> str:
    if len(g.cards[me.friend.n]) > 1:
        return f"friend_{me.key}: only one friend lies before a player (LS-020)"
    if len(g.cards[me.laid_gather.n]) > 1:
        return f"laid_gather_{me.key}: one gather card is laid (LS-052)"
    if len(g.cards[me.laid_fable.n]) + len(g.cards[me.played.n]) > 1:
        return f"played_{me.key}: at most one fable is played in a round (LS-131)"
    on_plots = len([house for house in g.houses[me.seat] if house.plot])
    if on_plots > len(g.cards[me.plots.n]) or len(g.houses[me.seat]) - on_plots > g.box.zones:
        return f"houses: more than the zones of {me.key} hold (LS-089)"
    return ""


def nowhere(g: Table, me: Player, past: set[str]) -> str:
    """Cards that lie on a location say on which."""
    lying = fables_in(g, me.unique)
    if "start_of_round_effects" in past and "clean_up" not in past:
        lying += [card for card in fables_in(g, me.next_round) if card.later[START] is not None]
    for card in lying:
        if card.serial not in g.place:
            return f"{card.key} of {me.key}: `place` does not say on which location it lies"
    return ""


def misremembered(g: Table, me: Player) -> str:
    said = g.announcement[me.seat]
    if said not in ("", ALONE.key, NOT_ALONE.key) and said not in g.box.gatherings:
        return f"announcement: {said!r} of {me.key} is neither alone, not_alone nor a gather card"
    if min(g.actions[me.seat], g.extra_actions[me.seat]) < 0:
        return f"actions: {me.key} has less than none"
    return ""


def crowded(g: Table) -> str:
    """At most one Unique Location on a board, and one monster unless Grandma's House lures them."""
    for place in range(g.locations):
        unique = [
            card for me in PLAYERS[: g.seats] for card in fables_in(g, me.unique) if g.place[card.serial] == place
        ]
        if len(unique) > 1:
            return f"place: two Unique Locations on {LOCATIONS[place]} (LS-136)"
        if len(monsters_in(g, place)) > 1 and not any(card.lures for card in unique):
            return f"place: two monsters on {LOCATIONS[place]} (LS-058)"
    if not 0 <= g.builder <= g.seats:
        return f"builder: {g.builder} of {g.seats} players"
    return ""
