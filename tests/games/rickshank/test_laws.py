"""The laws of the engine at every player count, the game's invariants in random games, goldens and saves."""

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.engine import Fate, Match
from igroteka.engine.event_view import EventView
from igroteka.games.rickshank import GAME
from igroteka.games.rickshank.content.box import box_of
from igroteka.games.rickshank.pieces import UNOWNED
from igroteka.games.rickshank.rules.scoring import owned_cards
from igroteka.games.rickshank.state import Table
from igroteka.testing import check_laws, check_text, rule
from igroteka.testing.golden import ask_line, ending
from igroteka.testing.walk import walk
from tests.games.rickshank.scene import mixed, pile

GOLDEN = Path(__file__).parents[2] / "golden"
BOX = box_of(None)
NEMESES = {key for keys in BOX.roles.values() for key in keys}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_laws_hold(players: int) -> None:
    check_laws(GAME, players=players, games=1, asks=60, seed=players)


def test_the_laws_hold_where_characters_are_chosen_and_sets_are_mixed() -> None:
    check_laws(GAME, players=3, asks=20, characters="choose")
    check_laws(GAME, players=2, asks=20, characters="deal_two")
    check_laws(GAME, players=4, asks=20, pack=mixed())


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_laws_hold_in_many_games(players: int, record_property: Callable[[str, object], None]) -> None:
    record_property("games", 20)
    check_laws(GAME, players=players, games=20, asks=3000, seed=100)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ten_thousand_random_games_come_to_an_end(players: int, record_property: Callable[[str, object], None]) -> None:
    """2500 of them at each table."""
    record_property("games", 2500)
    for seed in range(2500):
        match, fate = GAME.start(players, seed, bots=range(players), listen=False, forkable=False), Fate(seed)
        while match.result is None:
            walk(match, fate)
        check_score(match)


def playthrough(players: int, seed: int) -> str:
    """A random game as text: every ask, answer, event and outcome of chance; now and then a hash of everybody's views.

    Whole views, as other games keep them, would be megabytes: random players take two thousand decisions here.
    """
    match, fate, told = GAME.start(players, seed), Fate(seed + 7), 0
    lines = [f"# rickshank: a random game of {players}", f"rules: {GAME.version}"]
    while match.prompt is not None:
        log = match.log[told:]
        told += len(log)
        lines += [entry.text() for entry in log]
        lines += [ask_line(ask) for ask in match.asks]
        if match.g.asked % 25 == 0:
            views = b"".join(msgspec.json.encode(match.view(seat)) for seat in (*range(players), None))
            lines.append(f"  -- views {hashlib.sha256(views).hexdigest()[:12]}")
        walk(match, fate)
    lines += [entry.text() for entry in match.log[told:]] + ending(match)
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("players", "seed"), [(2, 53), (5, 145)])
def test_golden_playthrough(players: int, seed: int) -> None:
    check_text(GOLDEN / f"rickshank_{players}.txt", GAME, playthrough(players, seed))


class Watch:
    """The invariants, looked at whenever somebody is asked."""

    def __init__(self, match: Match[Table]) -> None:
        self.match = match
        self.total = sum(map(len, match.g.cards))
        self.turn = 0

    def look(self) -> None:
        g = self.match.g
        self.cards_are_conserved(g)
        self.tokens_are_conserved(g)
        self.places_are_kept(g)
        self.the_turn_is_sound(g)
        for ask in self.match.asks:
            assert ask.default() in [option.key for option in ask.options], ask.name
        if g.turn != self.turn and self.match.asks[0].rest:
            self.turn = g.turn
            self.a_turn_begins(g)

    def cards_are_conserved(self, g: Table) -> None:
        keys = [card.key for cards in g.cards for card in cards]
        serials = {card.serial for cards in g.cards for card in cards}
        assert len(keys) == len(serials) == self.total == 192 - 10 * (5 - g.seats)
        assert sum(key in BOX.main_deck for key in keys) == 84
        assert sum(key in BOX.location_stack for key in keys) == 15
        assert sum(key in NEMESES for key in keys) == 7
        assert (keys.count("portal_gun"), keys.count("morty_waves")) == (16, 20)

    def tokens_are_conserved(self, g: Table) -> None:
        assert g.supply + sum(g.tokens) == 9
        assert min(g.supply, *g.tokens) >= 0
        if g.ballot is not None:
            assert all(stake <= owned for stake, owned in zip(g.ballot.stakes, g.tokens, strict=True))

    def places_are_kept(self, g: Table) -> None:
        market, main = pile(self.match, "flea_market"), pile(self.match, "main_deck")
        assert not set(BOX.location_stack) & set(market + main)
        assert len(market) <= 5
        assert set(pile(self.match, "location_discard")) <= set(BOX.location_stack)
        nemeses = pile(self.match, "nemesis_stack")
        assert not nemeses or nemeses[-1] == "federation_president"
        assert len(pile(self.match, "nemesis")) <= 1
        owners = {card.serial for player in g.players for z in (player.play, player.imprisoned) for card in g.of(z)}
        assert set(g.owner) <= owners

    def the_turn_is_sound(self, g: Table) -> None:
        assert g.power >= 0
        assert g.power == 0 or not g.nobodys_turn
        assert g.tokens_bought <= 1
        for player in g.players:
            if player.seat != g.active or g.nobodys_turn:
                assert all(BOX.faces[card.key].ongoing for card in g.of(player.play))

    def a_turn_begins(self, g: Table) -> None:
        assert len(pile(self.match, "flea_market")) == 5
        assert len(pile(self.match, "nemesis")) == 1
        assert not [card for card in g.of(g.players[g.active].play) if g.owner.get(card.serial) == UNOWNED]


def defeated_in_turn(match: Match[Table]) -> list[int]:
    """How many nemeses fell in each turn."""
    counts = [0]
    for event in match.events(None):
        if event.kind == "turn_started":
            counts.append(0)
        counts[-1] += event.kind == "defeated"
    return counts


def check_score(match: Match[Table]) -> None:
    """The result, counted anew from nothing."""
    g, result = match.g, match.result
    assert result is not None
    for player in g.players:
        keys = [card.key for card in owned_cards(g, player)]
        total = -max(0, keys.count("morty_waves") - keys.count("genius_waves"))
        for key in keys:
            face = BOX.faces[key]
            if key == "rick_c137":
                total += keys.count("genius_waves")
            elif key == "szechuan_sauce":
                total += sum(other in BOX.location_stack for other in keys)
            elif key == "currency_manipulation":
                total += g.tokens[player.seat]
            elif key == "assemble":
                council = [
                    sum(BOX.faces[c.key].type == "council" for c in owned_cards(g, other)) for other in g.players
                ]
                total += 3 * all(
                    council[player.seat] > council[other.seat] for other in g.players if other is not player
                )
            elif key != "morty_waves":
                total += face.vp
        assert result.scores[player.seat].total == total


@settings(max_examples=5, deadline=None)
@given(players=st.integers(2, 5), seed=st.integers(0, 10_000))
def test_the_invariants_hold_in_random_games(players: int, seed: int) -> None:
    match, fate = GAME.start(players, seed), Fate(seed)
    watch = Watch(match)
    while match.result is None:
        watch.look()
        walk(match, fate)
    assert max(defeated_in_turn(match)) <= 1
    check_score(match)


@rule("RR-041", "RR-183", "RR-185")
@pytest.mark.parametrize("seed", range(3))
def test_no_view_contains_a_hidden_hand_deck_or_stake(seed: int) -> None:
    match, fate = GAME.start(3, seed), Fate(seed)
    for _ in range(300):
        if match.result is not None:
            break
        for seat in (0, 1, 2, None):
            view = match.view(seat)
            for zone in view.zones:
                hidden = zone.name.startswith(("deck", "main", "location_stack", "nemesis_stack")) or (
                    zone.name.startswith("hand") and zone.name != f"hand:p{seat}"
                )
                known = {c.serial for z in match.g.zones if z.name == zone.name for c in match.g.of(z)} & set(
                    match.g.known
                )
                assert not hidden or sum(card.key is not None for card in zone.cards) <= len(known)
        walk(match, fate)


SAVES = Path(__file__).parents[2] / "saves"


def test_a_save_of_the_first_rules_version_opens_in_the_middle_of_a_sealed_vote() -> None:
    match = GAME.load((SAVES / "rickshank_1.save").read_bytes())
    assert [(ask.seat, ask.name, ask.given) for ask in match.asks] == [
        (0, "auction", False),
        (1, "auction", True),
        (2, "auction", False),
    ]
    match.answer(0, "bid:1")
    match.answer(2, "bid:0")
    for seat in (1, 2, 0):
        match.answer(seat, "nothing")
    assert match.g.tokens == [1, 0, 0]
    assert len(pile(match, "hand_p1")) == 3


class Purse:
    """The power of the running turn as the log tells it: what was granted less what was paid."""

    def __init__(self) -> None:
        self.power = self.heard = 0

    def hear(self, events: Sequence[EventView]) -> int:
        self.heard += len(events)
        for event in events:
            if event.kind == "turn_ended":
                self.power = 0
            elif event.kind in ("played", "played_location", "borrowed", "ability", "power_gained", "token_spent"):
                self.power += int(event.values["power"])
            elif event.kind in ("bought", "defeated", "token_bought"):
                self.power -= int(event.values["cost"])
        return self.power


@rule("RR-063", "RR-073")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 3)])
def test_the_log_accounts_for_all_power(players: int, seed: int) -> None:
    """Invariant 6: what is paid in a turn is covered by what was granted in it, and the log shows both."""
    match, fate, purse = GAME.start(players, seed), Fate(seed), Purse()
    while match.result is None:
        power = purse.hear(match.events(None, purse.heard))
        assert power >= 0
        assert match.asks[0].name != "open_phase" or match.g.power == power
        walk(match, fate)
