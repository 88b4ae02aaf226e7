"""The fields of the Table by the glossary's names: what `arrange`, texts and saves hold."""

from typing import Final

from igroteka.engine import Noun, Zone
from igroteka.engine.nouns import bad
from igroteka.games.rickshank.state import UNOWNED, Table

NOBODY: Final = "nobody"


class ActiveNoun(Noun[Table]):
    """Whose turn it is: a seat by its key."""

    def get(self, g: Table) -> object:
        return g.players[g.active].key

    def put(self, g: Table, value: object) -> None:
        seats = {player.key: player.seat for player in g.players}
        if value not in seats:
            raise bad(f"active: expected one of {' '.join(seats)}, found {value!r}")
        g.active = seats[str(value)]


class OwnerNoun(Noun[Table]):
    """Who owns what lies before somebody else: `play:p0 dinner_table p1`, or `nobody` for an unbought location.

    A card is named by its key or by its place, counted from the top.
    """

    def get(self, g: Table) -> object:
        lines: list[str] = []
        for zone in g.zones:
            pile = g.cards[zone.n]
            for i, card in enumerate(reversed(pile)):
                if card.serial in g.owner:
                    owner = g.owner[card.serial]
                    lines.append(f"{zone.name} {i} {NOBODY if owner == UNOWNED else f'p{owner}'}")
        return lines

    def put(self, g: Table, value: object) -> None:
        zones = {zone.name: zone for zone in g.zones}
        g.owner = {}
        for line in self.read(value):
            name, which, owner = str(line).split()
            if name not in zones:
                raise bad(f"owner: {name} is no zone")
            seat = UNOWNED if owner == NOBODY else int(owner[1:])
            g.owner[self.serial(g, zones[name], which)] = seat

    def serial(self, g: Table, zone: Zone, which: str) -> int:
        pile = g.cards[zone.n]
        if which.isdigit() and int(which) < len(pile):
            return pile[-1 - int(which)].serial
        for card in reversed(pile):
            if card.key == which:
                return card.serial
        raise bad(f"owner: no {which} in {zone.name}")


NOUNS: Final[tuple[Noun[Table], ...]] = (
    ActiveNoun("active", str),
    Noun("turn", int),
    Noun("power", int),
    Noun("supply", int),
    Noun("access_tokens", list[int], "tokens"),
    Noun("characters", list[str]),
    Noun("offered", list[list[str]]),
    OwnerNoun("owner", list[str]),
    Noun("plays", list[str]),
    Noun("destroyed_this_turn", int, "destroyed"),
    Noun("tokens_got", int),
    Noun("tokens_bought", int),
    Noun("power_per_token", int),
    Noun("this_turn", list[str]),
    Noun("character_used", bool),
    Noun("may_defeat", bool),
)
