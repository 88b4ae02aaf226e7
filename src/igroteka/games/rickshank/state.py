"""The table as plain data: zones, players, access tokens, and what the turn remembers."""

from typing import Final

from mypy_extensions import mypyc_attr

from igroteka.engine import ALL, NOBODY, Card, Fate, Option, State, Zone
from igroteka.games.rickshank.content import Box
from igroteka.games.rickshank.faces import Character, Effect, When

UNOWNED: Final = -1
"""The owner of a location that was played from the stack and not bought."""

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


SEATS: Final = {players: Seats(players) for players in range(2, 6)}


class Trigger(Option):
    """An ability that waits for the running card to finish. Its key is that of the card or character which has it."""

    def __init__(
        self,
        key: str,
        player: Player,
        rank: int,
        when: When | None = None,
        effect: Effect | None = None,
        card: Card | None = None,
    ) -> None:
        super().__init__(key)
        self.player: Final = player
        self.rank: Final = rank
        """The order in which abilities come that nobody is asked about: character, cards in play, discarded cards."""
        self.when: Final = when
        self.effect: Final = effect
        """What a discarded card does: holds a decision."""
        self.card: Final = card


class Ballot:
    """A running vote: what is open about it, by seat."""

    def __init__(self, card: Card, effect: Effect, players: int) -> None:
        self.card: Final = card
        self.effect: Final = effect
        self.choices: list[Option | None] = [None] * players
        """What each player voted for; in an auction, each for himself. None until the stakes are shown."""
        self.stakes = [0] * players
        self.options: list[Option] = []
        """What could be voted for, clockwise from the active player; known when the votes are counted."""
        self.tied: list[Option] = []
        """Those of them with most votes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """All the truth of a table."""

    def __init__(self, box: Box, players: int, fate: Fate) -> None:
        seats = SEATS[players]
        super().__init__(players, seats.zones, fate)
        self.box = box
        self.players = seats.players
        self.active = 0
        self.turn = 1
        self.power = 0
        self.supply = box.access_tokens
        self.tokens = [0] * players
        self.characters: list[str] = [""] * players
        self.offered: list[list[str]] = []
        """By seat: the characters to choose from; empty when they are dealt at random."""
        self.owner: dict[int, int] = {}
        """By serial: the owner of a card that lies before somebody else: borrowed, imprisoned, or UNOWNED."""
        self.stop_idle_game = True
        """The house rule RR-231 applies: a game in which nothing happens any more is ended."""
        self.idle_turns = 0
        """How many turns have ended since a card was last bought, gained or destroyed."""
        self.nobodys_turn = False
        """From the announcement of the end of a turn to the start of the next one."""
        # What the turn remembers.
        self.plays: list[str] = []
        """The keys of all cards played this turn, in order; a card played twice counts twice."""
        self.destroyed = 0
        self.tokens_got = 0
        self.tokens_bought = 0
        self.power_per_token = 0
        """What Greedy Gromflamite pays for each token this turn."""
        self.this_turn: list[str] = []
        """The cards whose effect lasts until the end of the turn (Rick C-137)."""
        self.character_used = False
        self.may_defeat = False
        """The token for the President was paid at the start of this turn."""
        # Inside an action only.
        self.triggers: list[Trigger] = []
        self.ballot: Ballot | None = None

    def character(self, seat: int) -> Character:
        return self.box.characters[self.characters[seat]]

    def copy(self) -> "Table":
        other = Table.__new__(Table)
        self.copy_to(other)
        other.box = self.box
        other.players = self.players
        other.active = self.active
        other.turn = self.turn
        other.power = self.power
        other.supply = self.supply
        other.tokens = self.tokens[:]
        other.characters = self.characters[:]
        other.offered = [row[:] for row in self.offered]
        other.owner = self.owner.copy()
        other.stop_idle_game = self.stop_idle_game
        other.idle_turns = self.idle_turns
        other.nobodys_turn = self.nobodys_turn
        other.plays = self.plays[:]
        other.destroyed = self.destroyed
        other.tokens_got = self.tokens_got
        other.tokens_bought = self.tokens_bought
        other.power_per_token = self.power_per_token
        other.this_turn = self.this_turn[:]
        other.character_used = self.character_used
        other.may_defeat = self.may_defeat
        other.triggers = []
        other.ballot = None
        return other
