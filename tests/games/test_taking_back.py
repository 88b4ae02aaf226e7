"""Nobody takes back, alone, an answer after which somebody has learned what that seat had not to show."""

from collections.abc import Callable
from typing import Any

import pytest

from igroteka.engine import Barrier, Fate, Match
from igroteka.games import games
from igroteka.testing.walk import walk
from tests.games.rickshank.scene import Scene, vote

Sights = list[set[int]]


def sights(match: Match[Any]) -> Sights:
    """By seat, a spectator last: the cards that it can see or remembers, by serial."""
    g = match.g
    seen: Sights = []
    for viewer in [*(1 << seat for seat in range(g.seats)), 1 << 29]:
        cards = ((zone.audience, card) for zone in g.zones for card in g.cards[zone.n])
        seen.append({card.serial for eyes, card in cards if (eyes | g.known.get(card.serial, 0)) & viewer})
    return seen


def hand_and_deck_of(match: Match[Any], seat: int) -> set[int]:
    """What lies in zones that this seat sees, by serial."""
    g = match.g
    return {card.serial for zone in g.zones if zone.audience >> seat & 1 for card in g.cards[zone.n]}


@pytest.mark.parametrize("name", sorted(games))
def test_in_a_crowd_nobody_takes_back_what_somebody_has_learned(name: str) -> None:
    game, allowed = games[name], 0
    for seed in range(3):
        match, fate = game.start(game.most, seed), Fate(seed)
        for _ in range(800):
            seats = range(match.g.seats)
            before, own, steps = sights(match), [hand_and_deck_of(match, seat) for seat in seats], len(match.steps)
            walk(match, fate)
            if match.result is not None:
                break
            answered = {step[1] for step in match.steps[steps:] if step[0] == "answer"}
            for seat in answered:
                if match.can_undo(seat) is None:
                    allowed += 1
                    for now, then in zip(sights(match), before, strict=True):
                        assert now - then <= own[seat], f"p{seat} could take back {match.steps[-1]}, seed {seed}"
    assert allowed > 0 or name == "boo", "in Boo's race whatever is called stands"


def lizard_rick() -> Scene:
    return Scene(hand_p0=["lizard_rick"], hand_p1=["lawyer_morty"]).do("p0 play:lizard_rick", "p1 nothing")


def tie_of_kickback() -> Scene:
    table = vote("kickback", deck_p1=["beth", "jerry", "summer"], hand_p1=[])
    return table.do("p0 bid:0", "p1 bid:0", "p1 nothing", "p0 nothing", "p0 p1")


def last_pass_of_kickback() -> Scene:
    tokens: dict[str, Any] = {"access_tokens": [0, 1], "supply": 8}
    table = vote("kickback", deck_p1=["beth", "jerry", "summer"], hand_p1=[], **tokens)
    return table.do("p0 bid:0", "p1 bid:1", "p1 nothing", "p0 nothing")


@pytest.mark.parametrize(
    ("answered", "seat", "drew"), [(lizard_rick, 1, 0), (tie_of_kickback, 0, 1), (last_pass_of_kickback, 0, 1)]
)
def test_after_an_answer_by_which_another_has_drawn_there_is_no_going_back(
    answered: Callable[[], Scene], seat: int, drew: int
) -> None:
    table = answered()
    assert table.told("drew")[-1].seat == drew
    refusal = table.match.can_undo(seat)
    assert refusal is not None
    assert refusal.reason == "undo_shown"
    with pytest.raises(Barrier):
        table.match.undo(seat)
    assert not table.match.view(seat).can_undo


def test_an_own_card_that_was_played_by_mistake_is_taken_back() -> None:
    table = Scene(hand_p0=["genius_waves", "jerry"])
    table.do("p0 play:genius_waves")
    table.match.undo(0)
    assert sorted(table.pile("hand_p0")) == ["genius_waves", "jerry"]
