"""Players and the zones of the table, as objects that all matches and forks share."""

from typing import Final

from igroteka.engine import ALL, NOBODY, Option, Zone

UNOWNED: Final = -1
"""The owner of a location that was played from the stack and not bought."""

MOST_PLAYERS: Final = 5

COMMON: Final = 11
"""The zones of the table come first, then those of each player."""
EACH: Final = 6

MAIN_DECK: Final = Zone(0, "main_deck", NOBODY, "main", ordered=True)
FLEA_MARKET: Final = Zone(1, "flea_market", ALL, "main")
PORTAL_GUN_STACK: Final = Zone(2, "portal_gun_stack", ALL, "portal_guns")
MORTY_WAVES_STACK: Final = Zone(3, "morty_waves_stack", ALL, "morty_waves")
NEMESIS: Final = Zone(4, "nemesis", ALL, "nemeses")
"""The face-up top card of the nemesis stack; empty from its defeat to the end of that turn."""
NEMESIS_STACK: Final = Zone(5, "nemesis_stack", NOBODY, "nemeses", ordered=True)
LOCATION_STACK: Final = Zone(6, "location_stack", NOBODY, "locations", ordered=True)
LOCATION_DISCARD: Final = Zone(7, "location_discard", ALL, "locations", spare=True)
DESTROYED: Final = Zone(8, "destroyed", ALL, "main", ordered=True)
"""Also where `arrange` puts what a main deck given card by card leaves over."""
UNUSED: Final = Zone(9, "unused", NOBODY, "nemeses", spare=True)
"""Nemeses that a mixed game leaves in the box, unseen."""
REVEALED_LOCATIONS: Final = Zone(10, "revealed_locations", ALL, "locations")
"""What Gentrify lays open to choose from."""


class Player(Option):
    """A seat and its zones, shared by all forks."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"p{seat}")
        n, pool = COMMON + EACH * seat, f"own:p{seat}"
        self.seat: Final = seat
        self.deck: Final = Zone(n, f"deck:p{seat}", NOBODY, pool, ordered=True)
        self.hand: Final = Zone(n + 1, f"hand:p{seat}", 1 << seat, pool)
        self.discard: Final = Zone(n + 2, f"discard:p{seat}", ALL, pool, spare=True)
        self.play: Final = Zone(n + 3, f"play:p{seat}", ALL, pool)
        self.revealed: Final = Zone(n + 4, f"revealed:p{seat}", ALL, pool)
        """Council cards shown in a running vote."""
        self.imprisoned: Final = Zone(n + 5, f"imprisoned:p{seat}", ALL, pool)
        """What lies under this player's Space Prison, whoever owns it."""
        self.foes: tuple[Player, ...] = ()
        """The others, clockwise from the left."""
        self.circle: tuple[Player, ...] = ()
        """All players, clockwise, this one first."""

    def zones(self) -> list[Zone]:
        return [self.deck, self.hand, self.discard, self.play, self.revealed, self.imprisoned]


class Seats:
    """The players of a table of a given size and all its zones; shared by all matches."""

    def __init__(self, players: int) -> None:
        self.players: Final = [Player(seat) for seat in range(players)]
        zones = [
            MAIN_DECK,
            FLEA_MARKET,
            PORTAL_GUN_STACK,
            MORTY_WAVES_STACK,
            NEMESIS,
            NEMESIS_STACK,
            LOCATION_STACK,
            LOCATION_DISCARD,
            DESTROYED,
            UNUSED,
            REVEALED_LOCATIONS,
        ]
        for player in self.players:
            zones += player.zones()
            player.circle = tuple(self.players[player.seat :] + self.players[: player.seat])
            player.foes = player.circle[1:]
        self.zones: Final = tuple(zones)


SEATS: Final = {players: Seats(players) for players in range(2, MOST_PLAYERS + 1)}
