"""Positions as people write them: seats, colours, rooms and visitors by any of their names, and what follows from the
rest left out. Everything is turned into the plain values of `fields.py`; what cannot be is a BadPosition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from igroteka.engine import Draft, bad_position
from igroteka.games.boo.board import ROOM_NAMES
from igroteka.games.boo.content.box import box_of
from igroteka.games.boo.rules.flow import OPENING, PHASES
from igroteka.games.boo.rules.stopwatch import PASSED, hands_are_up
from igroteka.games.boo.state import NEVER, NOBODY, Table

SPECIALS: Final = ("passages", "transformations")
NOTHING: Final = ("", None)
POINTS: Final = {"choose_ghost_room": "ghost_room", "choose_number": "number", "reveal": "arrival"}
"""Rest points by the names of what is decided there."""
NAMES: Final = {
    "tiles": "layout",
    "visitor_room": "room",
    "wall_tokens": "walls",
    "held": "walls",
    "hand": "hands",
    "passage": "passages",
    "transformation": "transformations",
}
"""Other words of the glossary for the same thing."""


class Arrangement:
    """One position on its way to the table."""

    def __init__(self, draft: Draft) -> None:
        draft.at = POINTS.get(draft.at, draft.at)
        self.box: Final = box_of(draft.pack)
        self.players: Final = draft.players
        self.at: Final = draft.at
        self.position: Final = draft.position
        self.settings: Final = draft.settings
        self.size: Final = self.box.visitors_to_win if draft.settings.get("day") else self.box.stacks[self.players]
        """How many visitors the game has."""
        self.unnamed: list[int] = []
        """The seats whose visitors the position does not name."""

    def read(self) -> None:
        """All names, then the special tokens, then what is left out."""
        for name in list(self.position):
            self.rename(name, NAMES.get(name, name))
        self.unnamed = self.without_visitors()
        for name in ("walls", "visitors"):
            self.gather_seats(name)
        for name in ("ghost", "room"):
            if name in self.position:
                self.position[name] = self.room(name, self.position[name])
        if "visitor" in self.position:
            self.position["visitor"] = self.visitor("visitor", self.position["visitor"])
        for name in ("stack", "discarded"):
            if name in self.position:
                self.position[name] = [self.visitor(name, each) for each in listed(name, self.position[name])]
        if "visitors" in self.position:
            self.position["visitors"] = [
                [self.visitor("visitors", each) for each in listed("visitors", own)] for own in self.by_seat("visitors")
            ]
        if "layout" in self.position:
            self.position["layout"] = self.layout(self.position["layout"])
        if "announced" in self.position:
            self.position["announced"] = self.colour("announced", self.position["announced"])
        for name in ("first", "caller"):
            if name in self.position:
                self.position[name] = "" if self.position[name] is None else self.position[name]
        self.read_walls()
        self.read_hands()
        self.place_specials()
        self.complete()

    # --- names ------------------------------------------------------------------------------------------------------

    def rename(self, name: str, noun: str) -> None:
        if name == noun:
            return
        if noun in self.position:
            raise bad_position(f"{name} and {noun} are the same: name it once")
        self.position[noun] = self.position.pop(name)

    def gather_seats(self, noun: str) -> None:
        """What one seat has, `walls_p1`, beside or instead of a list for each seat."""
        names = [f"{noun}_p{seat}" for seat in range(self.players)]
        if not any(name in self.position for name in names):
            return
        own = self.by_seat(noun) if noun in self.position else [[] for _ in names]
        for seat, name in enumerate(names):
            if name in self.position:
                own[seat] = self.position.pop(name)
        self.position[noun] = own

    def room(self, noun: str, value: object) -> str:
        """`C3` or `c3`; none is `""` or None."""
        name = "" if value is None else str(value).upper()
        if name and name not in ROOM_NAMES:
            raise bad_position(f"{noun}: {value!r} is no room: they are A1 to F6")
        return name

    def colour(self, noun: str, value: object) -> str:
        """`red`, `R` or `r`; none is `""` or None."""
        if value in NOTHING:
            return ""
        for colour in self.box.colours:
            if str(value).lower() in (colour.id, colour.code.lower()):
                return colour.id
        raise bad_position(f"{noun}: {value!r} is no colour: they are {', '.join(c.id for c in self.box.colours)}")

    def visitor(self, noun: str, value: object) -> int:
        """Its number or its name; none is 0 or None."""
        if value in NOTHING:
            return 0
        for visitor in self.box.visitors:
            if str(value) in (str(visitor.number), visitor.id):
                return visitor.number
        if value == 0 and noun == "visitor":
            return 0
        raise bad_position(f"{noun}: {value!r} is no visitor: they are 1 to {len(self.box.visitors)}, or their names")

    def seat(self, noun: str, value: object) -> int:
        """`p1`, or its number."""
        text = str(value).removeprefix("p")
        if isinstance(value, bool) or not text.isdigit() or int(text) >= self.players:
            raise bad_position(f"{noun}: {value!r} is no seat: they are p0 to p{self.players - 1}")
        return int(text)

    def layout(self, value: object) -> object:
        """A list of tiles, or a text: `1 2 3 4 5 6 7 8 9` or `123456789`."""
        if isinstance(value, str):
            value = value.split() if " " in value else list(value)
        if isinstance(value, (list, tuple)):
            return [int(each) if str(each).isdigit() else each for each in value]
        return value

    def by_seat(self, noun: str) -> list[object]:
        """A list for each seat, or those of some seats by name; the others have nothing."""
        value = self.position[noun]
        if isinstance(value, Mapping):
            found: list[object] = [[] for _ in range(self.players)]
            for name, own in value.items():
                found[self.seat(noun, name)] = own
            return found
        if not isinstance(value, (list, tuple)) or len(value) != self.players:
            raise bad_position(f"{noun}: {value!r} is no list for each of the {self.players} seats")
        return list(value)

    # --- tokens -----------------------------------------------------------------------------------------------------

    def read_walls(self) -> None:
        """By seat, or by colour: `{"red": "p0"}`. The reserve is the rest; whoever names it must name just that."""
        ids = [colour.id for colour in self.box.colours]
        walls: list[list[str]] = [[] for _ in range(self.players)]
        value = self.position.get("walls", {})
        if isinstance(value, Mapping) and all(str(name) in ids for name in value):
            for colour, seat in value.items():
                if seat not in NOTHING and seat != "reserve":
                    walls[self.seat("walls", seat)].append(str(colour))
        else:
            walls = [[self.colour("walls", each) for each in listed("walls", own)] for own in self.by_seat("walls")]
        taken = [colour for own in walls for colour in own]
        for colour in taken:
            if taken.count(colour) > 1:
                raise bad_position(
                    f"walls: there is one wall token of each colour, {colour} lies in two places (BO-006)"
                )
        if "reserve" in self.position:
            reserve = [self.colour("reserve", each) for each in listed("reserve", self.position.pop("reserve"))]
            if sorted(reserve + taken) != sorted(ids):
                raise bad_position(
                    f"reserve: each of the 6 wall tokens is in the reserve or in front of a player, here {taken}"
                )
        if "walls" in self.position:
            self.position["walls"] = walls

    def read_hands(self) -> None:
        """Seats in a list or a text, or yes and no for each seat."""
        if "hands" not in self.position:
            return
        value = self.position["hands"]
        if isinstance(value, Mapping):
            raised = [self.seat("hands", seat) for seat, up in value.items() if up]
        elif isinstance(value, (list, tuple)) and value and all(isinstance(up, bool) for up in value):
            if len(value) != self.players:
                raise bad_position(f"hands: {len(value)} hands for {self.players} seats")
            raised = [seat for seat, up in enumerate(value) if up]
        else:
            raised = [self.seat("hands", each) for each in listed("hands", value)]
        self.position["hands"] = [f"p{seat}" for seat in sorted(set(raised))]

    def place_specials(self) -> None:
        """`passages` and `transformations`, as rooms or just as numbers, are the table options of that name."""
        given = [name for name in SPECIALS if name in self.position]
        if all(isinstance(self.position[name], int) for name in given):
            for name in given:
                self.settings[name] = self.position.pop(name)
            return
        rooms: list[str] = []
        for name in SPECIALS:
            own = [self.room(name, each) for each in listed(name, self.position.pop(name, []))]
            self.settings[name] = len(own)
            for room in own:
                if room in rooms:
                    raise bad_position(
                        f"{name}: {room} is named twice; a room holds one special token (BO-118)", "BO-118"
                    )
                rooms.append(room)
        self.settings["special_rooms"] = tuple(rooms)

    # --- what is left out -------------------------------------------------------------------------------------------

    def complete(self) -> None:
        """Whoever has wall tokens has taken as many visitors. Others not named are in the stack; those that must have
        come before are discarded. A search without a visitor is for the next one, in the room of its back."""
        position, at = self.position, self.at
        if at == "ghost_room":
            position.setdefault("ghost", "")
        if at not in ("arrival", "search"):
            return
        position.setdefault("number", 1)
        self.take_visitors()
        placed = self.numbers("discarded") + self.numbers("visitors") + self.numbers("visitor")
        named = placed + self.numbers("stack")
        size = self.size
        for number in named:
            if number > size:
                raise bad_position(
                    f"visitor {number} stays out: with {self.players} players they are 1 to {size} (BO-031)"
                )
            if named.count(number) > 1:
                raise bad_position(
                    f"visitor {number} is in two places: stack, castle, discarded or in front of a player"
                )
        left = [n for n in range(1, size + 1) if n not in named]
        if at == "search" and "visitor" not in position and left:
            come = max(placed, default=0)
            position["visitor"] = next((n for n in left if n > come), left[0])
            placed.append(self.numbers("visitor")[0])
            left.remove(placed[-1])
        come = max(placed, default=0)
        if "stack" not in position:
            position["stack"] = left if "discarded" in position else [n for n in left if n > come]
        if "discarded" not in position:
            position["discarded"] = [n for n in left if n not in self.numbers("stack")]
        if at == "search" and "room" not in position and "backs" not in position:
            position["room"] = self.room_of_back()

    def without_visitors(self) -> list[int]:
        """The seats of which neither `visitors` nor `visitors_p1` says what they have taken."""
        value = self.position.get("visitors")
        if value is not None and not isinstance(value, Mapping):
            return []
        named = {self.seat("visitors", name) for name in value or ()}
        return [s for s in range(self.players) if s not in named and f"visitors_p{s}" not in self.position]

    def take_visitors(self) -> None:
        """The first that are named nowhere, for who has wall tokens and whose visitors are not named."""
        walls = self.position.get("walls")
        if not isinstance(walls, list) or not any(walls[seat] for seat in self.unnamed):
            return
        known = self.position.get("visitors")
        visitors = [list(own) for own in known] if isinstance(known, list) else [[] for _ in walls]
        named = [n for noun in ("discarded", "visitors", "visitor", "stack") for n in self.numbers(noun)]
        first = min(self.numbers("visitor") + self.numbers("stack"), default=self.size + 1)
        free = [n for n in range(1, first) if n not in named]
        for seat in self.unnamed:
            visitors[seat], free = free[: len(walls[seat])], free[len(walls[seat]) :]
        self.position["visitors"] = visitors

    def numbers(self, noun: str) -> list[int]:
        """The visitors that a noun names."""
        found: list[int] = []
        value = self.position.get(noun)
        for each in value if isinstance(value, list) else [value]:
            found += [n for n in (each if isinstance(each, list) else [each]) if isinstance(n, int) and n]
        return found

    def room_of_back(self) -> str:
        number, visitor = self.position["number"], self.numbers("visitor")
        if not isinstance(number, int) or not 1 <= number <= len(self.box.backs):
            raise bad_position(f"number: {number!r} is no number of the game: they are 1 to {len(self.box.backs)}")
        if self.settings.get("fresh_visitors"):
            raise bad_position(
                "room: the backs are drawn again and tell it to nobody, name the room where the visitor stands"
            )
        return ROOM_NAMES[self.box.backs[number - 1][visitor[0] - 1]] if visitor else ""


def listed(noun: str, value: object) -> list[object]:
    """A list, or a text of words."""
    if isinstance(value, str):
        return list(value.replace(",", " ").split())
    if isinstance(value, (list, tuple, set, frozenset, range)):
        return list(value)
    if value is None:
        return []
    raise bad_position(f"{noun}: {value!r} is no list")


# --- What cannot be -------------------------------------------------------------------------------------------------


def impossible(g: Table) -> str:
    """What is wrong with an arranged position; '' if nothing."""
    everyone = [
        *g.stack,
        *g.discarded,
        *(v for own in g.visitors for v in own),
        *([g.visitor] if g.visitor else []),
    ]
    if len(g.visitors) != g.seats or sorted(everyone) != list(range(1, g.rounds() + 1)):
        return "each visitor of the game is in one place: stack, castle, discarded or in front of a player"
    if g.stack != sorted(g.stack):
        return "the stack runs upwards (BO-026)"
    for seat in range(g.seats):
        if g.walls(seat) >= g.box.walls_to_win or len(g.visitors[seat]) >= g.box.visitors_to_win:
            return f"p{seat} has won already"
        if g.walls(seat) > len(g.visitors[seat]):
            return f"p{seat} has more wall tokens than visitors, and each token comes with a visitor (BO-070, BO-072)"
    searching = PHASES[g.phase].name == "search"
    if searching != (g.visitor > 0) or searching != (g.room != NOBODY):
        return "a visitor stands in a room of the castle while everybody searches, and only then"
    if g.phase >= OPENING and not (1 <= g.number <= 4 and g.ghost != NOBODY):
        return "the ghost and the number of the game (1 to 4) come before the first visitor"
    if g.hands_decide() or (g.hands and not searching):
        return "hands are up only during a search, and more than half of them have ended it (BO-088)"
    if g.caller != NOBODY or g.announced != NOBODY or g.showing is not None:
        return "nobody shows a route at a rest point: arrange the search and answer with a call"
    if [len(g.wrong_calls), len(g.locked_until)] != [g.seats, g.seats]:
        return "wrong_calls and locked_until have a number for each seat"
    return impossible_sealed(g)


def impossible_sealed(g: Table) -> str:
    """What is wrong with the stopwatches of an arranged position; '' if nothing."""
    if not g.stopwatch:
        return "there are no stopwatches at this table: sealed is empty (BO-152)" if g.sealed else ""
    if len(g.sealed) != g.seats:
        return f"sealed: {len(g.sealed)} stopwatches for {g.seats} seats"
    if g.hands:
        return "nobody raises a hand where everybody has a stopwatch: they pass (BO-152)"
    begun = any(own.has_looked() or own.outcome for own in g.sealed)
    if begun and not g.visitor:
        return "stopwatches run while a visitor is in the castle, and only then"
    if g.visitor and (g.awaited() == 0 or hands_are_up(g)):
        return "all have finished, or more than half have passed: the round is over"
    for own in g.sealed:
        if own.called != NEVER and not (own.has_looked() and own.colour != NOBODY):
            return "who has called has looked before, and called a colour"
        if (own.showing is not None or own.outcome not in ("", PASSED)) and own.called == NEVER:
            return "who shows a route, or has shown one, has called before"
        if own.showing is None and own.called != NEVER and not own.outcome:
            return "who has called shows a route until there is an outcome"
    return ""
