"""The pieces that players name, move and hold: places, tokens, characters, monsters, the four sorts of cards, and the
players with the zones in which cards lie.

All are immutable and shared by every match on one box; what changes is in the State.
"""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import ALL, NOBODY, Card, Option, Zone

MOST_SEATS: Final = 5
RANKS: Final = ("easy", "medium", "hard")
"""The classes of monsters."""

SUPPORT: Final = 0
DISTRUST: Final = 1
TOKEN_NAMES: Final[tuple[str, ...]] = ("support", "distrust")

SUCCESS: Final = 0
MOVE: Final = 1
CURSE: Final = 2
FACE_NAMES: Final[tuple[str, ...]] = ("success", "move", "curse")


class Location(Option):
    """A place of the town; its roads by the names of where they lead."""

    def __init__(self, key: str, n: int, support: int, x: int, y: int, roads: Sequence[str]) -> None:
        super().__init__(key)
        self.n: Final = n
        self.bit: Final = 1 << n
        self.support: Final = support
        self.x: Final = x
        self.y: Final = y
        self.roads: Final = list(roads)


class Token(Option):
    """A token of one kind in one place: what is pulled from there, or moved there."""

    def __init__(self, kind: int, place: Location) -> None:
        super().__init__(f"{TOKEN_NAMES[kind]}:{place.key}")
        self.kind: Final = kind
        self.place: Final = place


class Character(Option):
    """A character card: its ability and where its Teleport leads."""

    def __init__(self, key: str, ability: str, amount: int, goal: str, tokens: int, children: bool) -> None:
        super().__init__(key)
        self.ability: Final = ability
        self.amount: Final = amount
        self.in_windows: Final = ability in ("lift_curse", "move_cube")
        """The ability belongs to no step of the turn but is used between them (GF-217)."""
        self.goal: Final = goal
        self.tokens: Final = tokens
        """How many distrust tokens that goal needs."""
        self.children: Final = children


class Monster(Option):
    """A monster card; without it (the simplified game) the ability is `none`."""

    def __init__(self, key: str, rank: str, ability: str, amount: int) -> None:
        super().__init__(key)
        self.rank: Final = rank
        self.ability: Final = ability
        self.amount: Final = amount
        self.fights: Final = amount if ability == "rounds" else 1
        """How many fights must be won."""


class ActionCard(Card):
    """Distance and resourcefulness, or a character's Teleport."""

    def __init__(self, key: str, serial: int, owner: str, distance: int, resourcefulness: int, teleport: bool) -> None:
        super().__init__(key, serial, owner)
        self.distance: Final = distance
        self.resourcefulness: Final = resourcefulness
        self.teleport: Final = teleport


class MovementCard(Card):
    """Where a monster will go."""

    def __init__(self, key: str, serial: int, place: Location, three_plus: bool) -> None:
        super().__init__(key, serial, "movement")
        self.place: Final = place
        self.three_plus: Final = three_plus


class EventCard(Card):
    """An event; its back is that of the movement cards (GF-007)."""

    def __init__(self, key: str, serial: int, effect: str, amount: int, around: str) -> None:
        super().__init__(key, serial, "movement")
        self.effect: Final = effect
        self.amount: Final = amount
        self.around: Final = around


class CurseCard(Card):
    """A curse: lasting, or done with at once. `kind` is the same for all copies."""

    def __init__(self, key: str, serial: int, kind: int, lasting: bool, effect: str, amount: int) -> None:
        super().__init__(key, serial, "curse")
        self.kind: Final = kind
        self.lasting: Final = lasting
        self.effect: Final = effect
        self.amount: Final = amount


class Reroll(Option):
    """Dice to roll again, named by the faces they show."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        super().__init__(":".join([f"reroll_{len(faces)}", *[FACE_NAMES[f] for f in faces]]))
        self.faces: Final = faces
        self.successes: Final = faces.count(SUCCESS)
        self.moves: Final = faces.count(MOVE)
        self.curses: Final = faces.count(CURSE)


class CubeMove(Option):
    """A courage cube carried along a road."""

    def __init__(self, origin: Location, target: Location) -> None:
        super().__init__(f"carry:{origin.key}:{target.key}")
        self.origin: Final = origin
        self.target: Final = target


class Lift(Option):
    """A curse to be lifted from another character."""

    def __init__(self, seat: int, curse: str) -> None:
        super().__init__(f"lift:p{seat}:{curse}")
        self.seat: Final = seat
        self.curse: Final = curse


REST: Final = Option("rest")
DECK: Final = Option("deck")
REFILL: Final = Option("refill")
STOP: Final = Option("stop")
KEEP: Final = Option("keep")
ALARM: Final = Option("alarm")


# --- Zones ---

MOVEMENT_DECK: Final = Zone(0, "movement_deck", NOBODY, "movement", ordered=True)
MOVEMENT_DISCARD: Final = Zone(1, "movement_discard", ALL, "movement", ordered=True)
ROW: Final = Zone(2, "row", ALL, "movement", ordered=True, spare=False)
UNUSED_EVENTS: Final = Zone(3, "unused_events", NOBODY, "movement", spare=True)
REMOVED: Final = Zone(4, "removed", ALL, "box")
CURSE_DECK: Final = Zone(5, "curse_deck", NOBODY, "curse", ordered=True)
CURSE_DISCARD: Final = Zone(6, "curse_discard", ALL, "curse", ordered=True)
RESOLVING: Final = Zone(7, "resolving", ALL, "resolving", ordered=True, spare=False)
COMMON: Final = (
    MOVEMENT_DECK,
    MOVEMENT_DISCARD,
    ROW,
    UNUSED_EVENTS,
    REMOVED,
    CURSE_DECK,
    CURSE_DISCARD,
    RESOLVING,
)


class Player(Option):
    """A seat and its zones, shared by all matches."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"p{seat}")
        self.seat: Final = seat
        first = len(COMMON) + 4 * seat
        self.hand: Final = Zone(first, f"hand:p{seat}", ALL, f"own:p{seat}")
        self.deck: Final = Zone(first + 1, f"deck:p{seat}", NOBODY, f"own:p{seat}", ordered=True)
        self.discard: Final = Zone(first + 2, f"discard:p{seat}", ALL, f"own:p{seat}", ordered=True)
        self.curses: Final = Zone(first + 3, f"curses:p{seat}", ALL, "curse")

    def zones(self) -> tuple[Zone, ...]:
        return (self.hand, self.deck, self.discard, self.curses)


PLAYERS: Final = [Player(seat) for seat in range(MOST_SEATS)]
ZONES: Final = [
    (*COMMON, *[z for player in PLAYERS[:seats] for z in player.zones()]) for seats in range(MOST_SEATS + 1)
]
"""By the number of seats."""

FIRST_CURSES: Final = PLAYERS[0].curses.n
"""The number of p0's curses; the next seat's lies four further. Curses are asked for at every step."""
NOWHERE: Final = -1
