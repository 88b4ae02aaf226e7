"""What a seat can answer, as interned options: a number, a room for the ghost, a call in a colour, a hand, ready;
with stopwatches: show me the visitor, pass."""

from __future__ import annotations

from typing import Final

from igroteka.engine import Option
from igroteka.games.boo.board import CENTRE, ROOM_NAMES, ROOMS


class GameNumber(Option):
    """The number of the game, 1 to 4."""

    def __init__(self, number: int) -> None:
        super().__init__(str(number))
        self.number: Final = number


class Room(Option):
    def __init__(self, room: int) -> None:
        super().__init__(ROOM_NAMES[room])
        self.room: Final = room


class Call(Option):
    """«Бу-у-у!» and the colour the route starts with."""

    def __init__(self, colour: int, id: str) -> None:
        super().__init__(f"call:{id}")
        self.colour: Final = colour


NUMBERS: Final = [GameNumber(n) for n in (1, 2, 3, 4)]
ALL_ROOMS: Final = [Room(room) for room in range(ROOMS)]
CENTRAL_ROOMS: Final = [ALL_ROOMS[room] for room in CENTRE]
RAISE_HAND: Final = Option("raise_hand")
LOWER_HAND: Final = Option("lower_hand")
READY: Final = Option("ready")
SHOW_VISITOR: Final = Option("show_visitor")
PASS: Final = Option("pass")
HANDS: Final = (RAISE_HAND.key, LOWER_HAND.key)


def is_call(key: str) -> bool:
    """`call:white`, or a colour that no wall has."""
    return key.partition(":")[0] == "call"
