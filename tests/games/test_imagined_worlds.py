"""A game that forgets to resample something is caught by the fourteenth law, whether that lies in cards or not."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from igroteka.engine import Fate, Match, State, rules_run
from igroteka.games import games
from igroteka.games.boo import setup as boo_setup
from igroteka.testing import Broken
from igroteka.testing.imagining import Imagination
from tests.games.grimm_forest.scene import Forest


def judge(match: Match[Any]) -> str:
    """What the law says of the worlds that are imagined here; '' if nothing."""
    law = Imagination(match, Fate(1))
    try:
        for _ in range(100):
            law.ask()
        law.over()
    except Broken as broken:
        return broken.what
    return ""


def search_by_stopwatch() -> Match[Any]:
    """p1 has seen the visitor, whom p0 has not."""
    match = games["boo"].start(2, seed=5, first="p0", stopwatch=True)
    match.answer(0, "2", at=1_000)
    match.answer(1, "show_visitor", at=9_000)
    return match


def clamp() -> Match[Any]:
    """Of p1's cards one is clamped, and only p1 knows which."""
    return games["rigor_mortis"].arrange(
        3,
        at="before_card",
        looks_p1=["stiff_arm"],
        clamped={"p1": 2},
        hand_p1=["rigor_scroll_orb", "goblin_scroll_orb", "goblin_potion_orb"],
    )


def notice() -> Match[Any]:
    """A bot has noticed what p1 forgot, and has not said so yet."""
    position: dict[str, Any] = {"looks_p1": ["bow"], "missed": {"p1": ["bow"]}, "noticed": [["p2", "p1", "bow"]]}
    return games["rigor_mortis"].arrange(3, at="before_card", settings={"policing": "callout"}, bots=[2], **position)


def mermaid() -> Match[Any]:
    """One of p1's gather cards will slide under the Little Mermaid; p1 alone knows which."""
    forest = Forest(
        4,
        fable_hand_p0=["tavern_night"],
        fable_hand_p3=["wolf"],
        friend_deck=["jack", "little_mermaid", "aladdin", "woodcutter", "..."],
        script=["little_mermaid", "aladdin", "woodcutter"],
    )
    forest.lay("straw tavern_night", "market", "straw", "straw wolf")
    forest.do("p0 jack", "p1 keep:gather_straw:gather_wood")
    return forest.match


POSITIONS: dict[str, Callable[[], Match[Any]]] = {
    "search_by_stopwatch": search_by_stopwatch,
    "clamp": clamp,
    "notice": notice,
    "mermaid": mermaid,
    **{name: partial(game.start, 3, 1) for name, game in games.items()},
}


def leave_the_rest(game: Any, g: State, seat: int, fate: Fate) -> None:
    """In place of a game's resample: what is no card stays as it is."""


def keep_what_others_did(g: Any, seat: int, fate: Fate) -> None:
    """In place of what Boo draws for the others' stopwatches."""


def leave_cards(g: State, viewer: int, fate: Fate) -> None:
    """In place of the engine's resample: the cards stay, chance is new."""
    g.fate = fate


@pytest.mark.parametrize("position", sorted(POSITIONS))
def test_a_game_that_resamples_what_is_hidden_passes(position: str) -> None:
    assert judge(POSITIONS[position]()) == ""


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ("boo", "the field backs: the same in every imagined world"),
        ("gravity_falls", "an imagined world cannot be: unused_events: "),
        ("clamp", "clamped: the same in every imagined world"),
        ("mermaid", "the field unkept: the same in every imagined world"),
        ("notice", "the field noticed: the same in every imagined world"),
    ],
)
def test_a_missing_resample_is_caught(position: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = POSITIONS[position]()
    monkeypatch.setattr(type(match.game), "resample", leave_the_rest)
    assert told in judge(match)


def test_what_others_did_by_their_stopwatches_is_resampled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boo_setup, "imagine_others", keep_what_others_did)
    assert "the same in every imagined world" in judge(search_by_stopwatch())


@pytest.mark.parametrize("name", ["gravity_falls", "grimm_forest", "rickshank", "rigor_mortis"])
def test_cards_that_stay_where_they_are_are_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_run, "resample_cards", leave_cards)
    assert "the same in every imagined world" in judge(POSITIONS[name]())
