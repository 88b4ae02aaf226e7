"""Where an event follows from a card and cites the rule of a card, it is the rule of that card and of no other."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from igroteka.content.items import contents, read
from igroteka.content.rulebook import Inventory
from igroteka.content.words import Words
from igroteka.engine import Fate, Match
from igroteka.engine.event_view import EventView
from igroteka.games import games
from igroteka.testing.walk import walk

LASTING = {"RM-189"}
"""Of looks that go on working while a card acts: Book Allergy."""
SEEDS = range(2)
ANSWERS = 60


def cards_of(game: str) -> dict[str, set[str]]:
    """By rule: the cards that it names."""
    words = Words(game, "en")
    items = {id for kind in contents(f"igroteka.games.{game}")[0] for id in items_of(game, kind)}
    names = {words.name(id): id for id in items if words.has(f"text-{id}") and len(words.name(id)) > 4}
    found: dict[str, set[str]] = defaultdict(set)
    for rule in Inventory(game).rules:
        for name, id in names.items():
            if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", rule.text("en")):
                found[rule.id].add(id)
    return found


def concerned(event: EventView) -> set[str]:
    """The things that an event names, and what it follows from."""
    cause = set() if event.cause is None else {event.cause.thing}
    return cause | set(event.cards or ()) | {str(value) for value in event.values.values()}


def items_of(game: str, kind: str) -> list[str]:
    package = f"igroteka.games.{game}"
    return list(read(package, kind, contents(package)[0][kind]))


def positions(game: str, seed: int) -> Iterator[Match[Any]]:
    """The beginning; and, of games in which single cards come rarely, a turn with each of them."""
    yield games[game].start(games[game].most, seed)
    if game == "rickshank":
        more: dict[str, Any] = {"discard_p0": ["beth", "freeze_gun"], "access_tokens": [3, 1], "play_p1": ["garage"]}
        for key in items_of(game, "cards"):
            yield games[game].arrange(2, "open_phase", seed=seed, active="p0", hand_p0=[key, "jerry", "summer"], **more)
    elif game == "rigor_mortis":
        more = {"active": "p0", "goblins": {"p0": "E4", "p1": "E5"}, "rigor": "A1"}
        for kind, zone in (("books", "face_up_p0"), ("looks", "looks_p0")):
            for key in items_of(game, kind):
                given: dict[str, Any] = {**more, zone: [key]}
                yield games[game].arrange(3, "before_card", seed=seed, **given)


@pytest.mark.parametrize("game", list(games))
def test_no_event_cites_the_rule_of_another_card(game: str) -> None:
    about = cards_of(game)
    faults: set[str] = set()
    for seed in SEEDS:
        for match in positions(game, seed):
            fate = Fate(seed)
            for _ in range(ANSWERS):
                if match.prompt is not None:
                    walk(match, fate)
            faults |= faults_of(match, about)
    assert faults == set()


def faults_of(match: Match[Any], about: dict[str, set[str]]) -> set[str]:
    faults: set[str] = set()
    for event in match.events(None):
        known = about.get(event.cites, set()) if event.cites not in LASTING else set()
        if event.cause is not None and event.cause.thing and known and not known & concerned(event):
            faults.add(f"{event.kind} by {event.cause.thing} cites {event.cites}: {' '.join(sorted(known))}")
    return faults
