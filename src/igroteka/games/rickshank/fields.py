"""The fields of the Table by the glossary's names: what `arrange`, texts and saves hold."""

from typing import Final

from igroteka.engine import Field, Zone, bad_position, fields_of
from igroteka.games.rickshank.pieces import UNOWNED
from igroteka.games.rickshank.state import SAVED, Table

NOBODY: Final = "nobody"


class ActiveField(Field[Table]):
    """Whose turn it is: a seat by its key."""

    def get(self, g: Table) -> object:
        return g.players[g.active].key

    def put(self, g: Table, value: object) -> None:
        seats = {player.key: player.seat for player in g.players}
        if value not in seats:
            raise bad_position(f"active: expected one of {' '.join(seats)}, found {value!r}")
        g.active = seats[str(value)]


class OwnerField(Field[Table]):
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
        found: dict[int, int] = {}
        seats = {player.key: player.seat for player in g.players} | {NOBODY: UNOWNED}
        for line in self.read(value):
            words = str(line).split()
            if len(words) != 3 or words[2] not in seats:
                owners = " ".join(seats)
                raise bad_position(
                    f"owner: expected a zone, a card and one of {owners}, like 'play:p0 grave p1', found {line!r}"
                )
            name, which, owner = words
            if name not in zones:
                raise bad_position(f"owner: {name} is no zone; before a seat lie play:p0 and imprisoned:p0")
            found[self.serial(g, zones[name], which)] = seats[owner]
        g.owner = found

    def serial(self, g: Table, zone: Zone, which: str) -> int:
        pile = g.cards[zone.n]
        if which.isdigit() and int(which) < len(pile):
            return pile[-1 - int(which)].serial
        for card in reversed(pile):
            if card.key == which:
                return card.serial
        raise bad_position(f"owner: no {which} in {zone.name}")


FIELDS: Final = fields_of(
    SAVED,
    ActiveField("active", str),
    Field("access_tokens", list[int], "tokens"),
    OwnerField("owner", list[str]),
    Field("destroyed_this_turn", int, "destroyed"),
)
