"""Going on from a moment of another match: the same for who was there, drawn anew for everything they did not know."""

from typing import Any

import pytest

from igroteka.engine import Fate, Match
from igroteka.engine.branch import go_on, moment_of
from igroteka.engine.view import View
from igroteka.games import games
from igroteka.testing.walk import walk
from tests.slices.market import MARKET, MarketGame
from tests.slices.market import make as make_market

LUCK = "5a" * 32


def started(players: int, answers: int, seed: int = 3) -> Match[Any]:
    match, fate = MARKET.start(players, seed), Fate(seed)
    for _ in range(answers):
        walk(match, fate)
    return match


def branched(match: Match[Any], seat: int | None, luck: str = LUCK, game: MarketGame = MARKET) -> Match[Any]:
    setup = game.setup(match.g.seats, 1, (), None, {})
    return go_on(game, setup, moment_of(match, seat, luck))


def board(view: View) -> tuple[object, ...]:
    return view.zones, view.table, view.phase


def test_who_goes_on_sees_the_table_as_it_was_and_others_cards_are_drawn_anew() -> None:
    match = MARKET.start(2, seed=3)
    worlds = [branched(match, 0, luck * 32) for luck in ("11", "22", "33", "44")]
    assert all(board(world.view(0)) == board(match.view(0)) for world in worlds)
    assert len({str(world.view(1).zones) for world in worlds}) > 1
    assert any(world.view(0).asks for world in worlds)


def test_the_public_knows_no_hand() -> None:
    match = MARKET.start(2, seed=3)
    worlds = [branched(match, None, luck * 32) for luck in ("11", "22", "33", "44")]
    assert all(board(world.view(None)) == board(match.view(None)) for world in worlds)
    assert len({str(world.view(0).zones) for world in worlds}) > 1


def test_inside_an_action_it_goes_on_from_the_last_rest_point() -> None:
    match = MARKET.arrange(3, at="action", hand_p0="raider", hand_p1="shield copper copper copper")
    before = match.view(0)
    match.answer(0, "raider")
    assert match.prompt is not None
    assert not match.prompt.rest
    assert board(branched(match, 0).view(0)) == board(before)


def test_it_is_a_match_of_its_own_with_saves_and_an_end() -> None:
    match = branched(started(2, 9), 0)
    again = MARKET.load(match.save())
    assert again.view(0) == match.view(0)
    fate = Fate(8)
    while match.prompt is not None:
        walk(match, fate)
    assert MARKET.load(match.save()).view(0) == match.view(0)
    assert match.result is not None


def test_a_moment_of_older_rules_goes_on_under_newer_ones() -> None:
    match = started(2, 4)
    assert board(branched(match, 0, game=make_market(MARKET.version + 1)).view(0))[2] == match.view(0).phase


@pytest.mark.parametrize("id", games)
def test_every_game_can_be_gone_on_with_from_anywhere(id: str) -> None:
    game = games[id]
    match, fate = game.start(game.least, seed=2), Fate(4)
    for n in range(60):
        if match.prompt is None:
            break
        if n % 6 == 0 and match.prompt.rest and not any(ask.given for ask in match.asks):
            for seat in (0, None):
                setup = game.setup(game.least, 1, [1], None, {})
                other = go_on(game, setup, moment_of(match, seat, LUCK))
                assert other.view(seat).zones == match.view(seat).zones
                assert other.view(None).bots == [1]
                for _ in range(4):
                    if other.prompt is not None:
                        walk(other, fate)
        walk(match, fate)
