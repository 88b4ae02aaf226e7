"""Sentences of random games, as several seats read them: none has a name twice, two articles in a row or half a pair
of marks, none puts a number of cards in quotation marks, and nobody reads their own name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from igroteka.content.words import LANGUAGES, Words, source
from igroteka.engine import Fate
from igroteka.engine.event_view import EventView
from igroteka.games import games
from igroteka.testing.walk import walk

NAMES = ["Anna", "Boris", "Clara", "David", "Emily", "Felix", "Grace", "Henry"]
SETTINGS: dict[str, list[dict[str, Any]]] = {
    "grimm_forest": [{}, {"advanced": True}],
    "rigor_mortis": [{}, {"policing": "callout"}],
    "gravity_falls": [{}, {"choose_at_table": True}],
}
SEEDS = range(2)
ANSWERS = 300
UNSEEN = ("unseen", "не видно")
BRACKET = re.compile(r"\(([^()]+)\)")
ARTICLES = re.compile(r"\b(?:the|an?|your|their|his|her)\s+(?:the|an?|your|their)\b|’s\s+the\b", re.IGNORECASE)
HIDDEN = re.compile(r"[«“][^»”]*\d+ (?:карт|cards?)\b")


def told(game: str) -> Iterator[tuple[Words, EventView, int | None, str]]:
    """Every sentence that some reader of a match reads."""
    seen: set[str] = set()
    for settings in SETTINGS.get(game, [{}]):
        for seed in SEEDS:
            players = games[game].most if seed else games[game].least
            match, fate = games[game].start(players, seed, **settings), Fate(seed)
            for _ in range(ANSWERS):
                if match.prompt is not None:
                    walk(match, fate)
            for lang in LANGUAGES:
                words = Words(game, lang, NAMES[:players])
                for reader in (None, *range(min(players, 2))):
                    for event in match.events(reader):
                        said = words.event(event.kind, event.values, event.seat, event.cards, event.count, reader)
                        if said not in seen:
                            seen.add(said)
                            yield words, event, reader, said


def names_twice(said: str) -> list[str]:
    """What stands in brackets and in the rest of the sentence as well."""
    return [name for name in BRACKET.findall(said) if len(name) > 3 and said.count(name) > 1 and name not in UNSEEN]


@pytest.mark.parametrize("game", list(games))
def test_a_sentence_names_everything_once(game: str) -> None:
    faults: set[str] = set()
    for words, event, reader, said in told(game):
        if reader is not None and NAMES[reader] in said and f"p{reader}" in named(event):
            faults.add(f"{said}: {NAMES[reader]} reads their own name")
        faults |= {f"{said}: {name} twice" for name in (*names_twice(said), *(n for n in NAMES if said.count(n) > 1))}
        if words.lang == "en" and ARTICLES.search(said):
            faults.add(f"{said}: two articles")
        if any(said.count(opens) != said.count(closes) for opens, closes in ("«»", "“”", "()")):
            faults.add(f"{said}: a mark is torn off")
        if HIDDEN.search(said):
            faults.add(f"{said}: a number of cards is quoted")
    assert not faults, "\n".join(sorted(faults))


def named(event: EventView) -> set[str]:
    """The players of whom an event is."""
    return {f"p{event.seat}", *(str(value) for value in event.values.values())}


POSSESSED = re.compile(r"\b(their|his|her|your|my)\b")


@pytest.mark.parametrize("game", list(games))
def test_no_name_of_a_thing_says_whose_it_is(game: str) -> None:
    """The sentence says that: «You remember to put out their tongue». Titles are in capitals."""
    for line in source(f"igroteka.games.{game}", "en").splitlines():
        if line.startswith("name-"):
            assert not POSSESSED.search(line.partition("=")[2]), line
