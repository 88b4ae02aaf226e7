"""New luck after a take-back: what nobody has seen is drawn anew, and what anybody knows stays as it is."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

import msgspec
import pytest

from igroteka.engine import Game, Match
from igroteka.engine.fate import Fate
from igroteka.engine.view import View
from igroteka.games import games
from igroteka.testing.walk import walk
from tests.games.rickshank.scene import Scene
from tests.slices.tiny import TINY

KEYS = ("11" * 32, "22" * 32)


def middles(game: Game[Any]) -> Iterator[Match[Any]]:
    """Matches at several moments, inside actions too."""
    for seed in range(2):
        match, fate = game.start(game.most, seed), Fate(seed)
        for moment in range(60):
            if match.result is not None:
                break
            if moment % 7 == 5:
                yield match.fork()
            walk(match, fate)


def serials(match: Match[Any]) -> list[list[int]]:
    return [[card.serial for card in pile] for pile in match.g.cards]


def seen(match: Match[Any], seat: int | None) -> View:
    """But for undo, which new luck bars."""
    return msgspec.structs.replace(match.view(seat), can_undo=False)


@pytest.mark.parametrize("name", sorted(games))
def test_nobody_sees_a_difference_and_nothing_gets_lost(name: str) -> None:
    game = games[name]
    for match in middles(game):
        seats = [None, *range(match.g.seats)]
        before = [seen(match, seat) for seat in seats]
        cards = sorted(chain(*serials(match)))
        match.renew(KEYS[0])
        assert [seen(match, seat) for seat in seats] == before
        assert sorted(chain(*serials(match))) == cards


@pytest.mark.parametrize("name", sorted(games))
def test_it_is_kept_in_saves_and_forks(name: str) -> None:
    game = games[name]
    for match in middles(game):
        match.renew(KEYS[0])
        one, other = match.fork(), Match.load(game, match.save())
        for copy in (one, other):
            assert serials(copy) == serials(match)
            assert copy.g.fate.packed() == match.g.fate.packed()


@pytest.mark.parametrize("name", ["gravity_falls", "grimm_forest", "rickshank", "rigor_mortis"])
def test_decks_come_in_another_order_with_another_key(name: str) -> None:
    orders = set()
    for key in KEYS:
        match = games[name].start(2, 1)
        match.renew(key)
        orders.add(str(serials(match)))
    assert len(orders) == 2


def test_in_boo_the_visitors_of_the_stack_get_other_rooms() -> None:
    rooms = []
    for key in KEYS:
        match = games["boo"].start(2, 1)
        match.renew(key)
        rooms.append(match.g.backs)
    assert rooms[0] != rooms[1]


def drawn_against_lizard_rick(key: str) -> str:
    """p1 does not defend, p0 draws; by consent p1 takes that back, luck is drawn anew, and p1 answers the same."""
    table = Scene(hand_p0=["lizard_rick"], hand_p1=["lawyer_morty"])
    table.do("p0 play:lizard_rick", "p1 nothing")
    table.match.undo(1, consent=True)
    if key:
        table.match.renew(key)
    table.do("p1 nothing")
    return str(table.pile("hand_p0"))


def test_after_a_take_back_behind_a_barrier_another_card_comes() -> None:
    assert len({drawn_against_lizard_rick("") for _ in range(3)}) == 1
    assert len({drawn_against_lizard_rick(f"{n:02x}" * 32) for n in range(12)}) > 1


def test_after_a_take_back_behind_a_barrier_the_die_falls_anew() -> None:
    faces = set()
    for n in range(12):
        match = TINY.arrange(2, at="turn", seed=1)
        match.answer(0, "roll")
        match.undo(0, consent=True)
        match.renew(f"{n:02x}" * 32)
        match.answer(0, "roll")
        faces.add(match.events(None)[-1].values["face"])
    assert len(faces) > 1


def test_it_cannot_be_taken_back_itself() -> None:
    """Else a take-back of the answer before would bring the old luck back."""
    match = games["rickshank"].start(2, 1)
    fate = Fate(4)
    while match.can_undo(match.asks[0].seat) is not None:
        walk(match, fate)
    seat = match.asks[0].seat
    match.renew(KEYS[0])
    refusal = match.can_undo(seat)
    assert refusal is not None
    assert refusal.reason == "undo_chance"
