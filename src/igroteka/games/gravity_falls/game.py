"""The game as the shelf knows it: seats, settings, and what the engine asks of it."""

from collections.abc import Sequence
from typing import Final

from igroteka.content import once_per_pack
from igroteka.engine import BY_LOT, NO, NOTHING, PASS, YES, Draft, Fate, Game, Refusal, Setting, Setup
from igroteka.engine.setup import SettingValue
from igroteka.games.gravity_falls.arrange import read_wish
from igroteka.games.gravity_falls.content import Box
from igroteka.games.gravity_falls.pieces import ALARM, DECK, KEEP, REFILL, REST, STOP, EventCard
from igroteka.games.gravity_falls.positions import wrong_cards, wrong_cast, wrong_places, wrong_turn
from igroteka.games.gravity_falls.rules.flow import PREPARATION
from igroteka.games.gravity_falls.setup import draw_characters, draw_monsters, monsters, prepare, unpack
from igroteka.games.gravity_falls.state import MOVEMENT_DECK, PLAYERS, UNUSED_EVENTS, Table
from igroteka.games.gravity_falls.unasked import why_unasked
from igroteka.games.gravity_falls.view import table_view

THREE_MONSTERS: Final = Refusal("GF-017", "three_monsters")
ONE_CHARACTER_EACH: Final = Refusal("GF-030", "one_character_each")
NO_SUCH_SEAT: Final = Refusal("GF-042", "no_such_seat")
NO_EVENTS_SIMPLIFIED: Final = Refusal("GF-154", "no_events_simplified")
SOLO_IS_TWO_SEATS: Final = Refusal("GF-226", "solo_is_two_seats")

CHARACTERS: Final = ("dipper", "mabel", "stan", "soos", "wendy")
MONSTERS: Final = (
    "gobblewonker",
    "gnome_giant",
    "pterodactyl",
    "summerween_trickster",
    "manotaur",
    "gremloblin",
    "time_monster",
    "gideon_bot",
    "rumble_mcskirmish",
)
"""What the settings offer by name; monsters and characters that a pack adds can be chosen at the table."""

SETTINGS: Final = (
    Setting("difficulty", "GF-039", ("easy", "normal", "hard"), "normal"),
    Setting("simplified", "GF-153", (False, True)),
    Setting("monsters", "GF-017", MONSTERS, (), many=True),
    Setting("monster_draw", "GF-019", ("one_of_each", "any")),
    Setting("characters", "GF-030", CHARACTERS, (), many=True),
    Setting("choose_at_table", "GF-018", (False, True)),
    Setting("first_player", "GF-042", ("random", *[player.key for player in PLAYERS])),
    Setting("solo", "GF-226", (False, True)),
)


PRESETS: Final[dict[str, dict[str, SettingValue]]] = {
    "standard": {},
    "children": {"simplified": True, "choose_at_table": True},
    "experts": {"difficulty": "hard", "monster_draw": "any"},
}
"""The rulebook's three games: as advised at first, for young players (GF-153 ff.), and what to try after a victory."""


box_of: Final = once_per_pack(Box.open)


class GravityFalls(Game[Table]):
    def refuses(self, setup: Setup) -> Refusal | None:
        first = setup.word("first_player")
        if len(setup.words("monsters")) not in (0, box_of(setup.pack).counts["monsters_in_play"]):
            return THREE_MONSTERS
        if len(setup.words("characters")) not in (0, setup.players):
            return ONE_CHARACTER_EACH
        if first != "random" and int(first[1:]) >= setup.players:
            return NO_SUCH_SEAT
        if setup.flag("simplified") and setup.word("difficulty") != "normal":
            return NO_EVENTS_SIMPLIFIED
        if setup.flag("solo") and setup.players != 2:
            return SOLO_IS_TWO_SEATS
        return None

    def deal(self, setup: Setup) -> Table:
        g = Table(setup.players, box_of(setup.pack), Fate(setup.seed))
        g.simplified = setup.flag("simplified")
        g.events_in_deck = 0 if g.simplified else g.box.difficulties[setup.word("difficulty")]
        first = setup.word("first_player")
        g.first = g.fate.draw(PLAYERS[: g.seats], "first_player").seat if first == "random" else int(first[1:])
        g.active = g.first
        g.monsters = [monsters(g)[name] for name in setup.words("monsters")]
        g.characters = [g.box.characters[name] for name in setup.words("characters")]
        unpack(g)
        if not setup.flag("choose_at_table"):
            draw_monsters(g, setup.word("monster_draw") == "one_of_each")
            draw_characters(g)
            g.phase = PREPARATION
            if setup.arranged:  # nobody hears of it: the position is laid over the table that it left
                prepare(g)
                g.phase = self.opening
        return g

    def view(self, g: Table, seat: int | None) -> dict[str, object]:
        return table_view(g)

    def resample(self, g: Table, seat: int, fate: Fate) -> None:
        """Only events lie among the unused: a movement card dealt there changes places with an event of the deck."""
        deck, unused = list(g.of(MOVEMENT_DECK)), list(g.of(UNUSED_EVENTS))
        for i, card in enumerate(unused):
            if not isinstance(card, EventCard):
                places = [j for j, other in enumerate(deck) if isinstance(other, EventCard)]
                j = places[fate.below(len(places))]
                unused[i], deck[j] = deck[j], card
        g.cards[MOVEMENT_DECK.n], g.cards[UNUSED_EVENTS.n] = tuple(deck), tuple(unused)

    def tokens(self, g: Table) -> dict[str, int]:
        return {"token": sum(g.support) + sum(g.distrust), "courage_cube": g.supply + g.cubes.bit_count()}

    def interpret(self, wish: Draft) -> None:
        box = box_of(wish.pack)
        row_marks = [space for space, mark in box.marks if mark == "row"]
        read_wish(wish, [setting.name for setting in SETTINGS], min(row_marks, default=box.loss_space), box.short_row)

    def refuses_position(self, g: Table) -> str:
        return wrong_cast(g, self.opening) or wrong_cards(g) or wrong_places(g, self.opening) or wrong_turn(g)

    def unasked(self, g: Table, seat: int, key: str) -> Refusal | None:
        return why_unasked(g, seat, key)

    def vocabulary(self, setup: Setup) -> Sequence[str]:
        box = box_of(setup.pack)
        plain = [REST, DECK, REFILL, STOP, KEEP, ALARM, BY_LOT, YES, NO, PASS, NOTHING]
        return [
            *[option.key for option in plain],
            *[card.id for card in box.actions],
            *[place.key for place in box.places],
            *[token.key for tokens in box.tokens for token in tokens],
            *box.characters,
            *box.monsters,
            *box.curse_kinds,
            *[option.key for option in box.rerolls],
            *[option.key for option in box.cube_moves.values()],
            *[option.key for option in box.lifts.values()],
        ]
