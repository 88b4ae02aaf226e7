"""Views for the gallery: one of every kind of question of a game, and the crowded positions.

They come from seeded random games; what is too rare there is arranged. Nothing is stored: the views are always those of
the present rules.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from igroteka.content.words import source
from igroteka.engine import BadSetup, Fate, Match
from igroteka.games import games
from igroteka.packages import package_of
from igroteka.testing.walk import walk

RARE: dict[str, list[int]] = {
    "boo": [2, 5, 12],
    "gravity_falls": [1, 4, 7, 246],
    "grimm_forest": [7, 10, 13, 20, 26, 197],
    "rickshank": [2, 3, 4, 6, 9, 19, 36],
    "rigor_mortis": [2, 3, 4, 5, 6, 15, 109],
}
"""Seeds of games in which rare kinds are asked: these are played first. If the rules change, others are searched.
A game in which nothing is rare needs none."""
MOST_GAMES = 400
MOST_ANSWERS = 4_000
LOOK_EVERY = 40
"""Answers between two looks for a crowded position."""


@dataclass(frozen=True)
class Shot:
    """A moment of a match, as one seat sees it; None for a spectator."""

    name: str
    match: Match[Any]
    seat: int | None


def kinds_of(game: str) -> set[str]:
    """All kinds of questions: each has its words."""
    text = source(package_of(game), "ru")
    return set(re.findall(r"^ask-(\w+) =", text, re.M))


def in_chat(game: str) -> set[str]:
    """The kinds that are answered in the chat: their words say so."""
    text = source(package_of(game), "ru")
    return {
        kind for kind in kinds_of(game) if re.search(rf"^ask-{kind} =.*(?:\n    .*)*\n    \.chat = yes", text, re.M)
    }


def shots(game: str) -> list[Shot]:
    """Every kind once, the crowded positions and a spectator's view; AssertionError if a kind is never asked."""
    found: dict[str, Shot] = {}
    crowded: dict[str, tuple[int, Shot]] = {}
    missing = kinds_of(game)
    for match in [*arranged(game), *walks(game)]:
        for asks in moments(match, crowded):
            for kind, seat in asks:
                if kind in missing:
                    missing.discard(kind)
                    found[kind] = Shot(kind, match.fork(), seat)
        if not missing:
            break
    assert not missing, f"{game}: never asked in {MOST_GAMES} games: {sorted(missing)}"
    spectator = next(iter(crowded.values()))[1]
    return [*found.values(), *(shot for _, shot in crowded.values()), Shot("spectator", spectator.match, None)]


def arranged(game: str) -> Iterator[Match[Any]]:
    """Positions just before kinds that random games hardly reach."""
    if game == "rickshank":
        yield games[game].arrange(
            4, "president_token", active="p0", nemesis="federation_president", tokens=[1, 0, 2, 1]
        )
    if game == "rigor_mortis":
        goblins = {"p0": "E4", "p1": "E5", "p2": "E3"}
        match = games[game].arrange(3, "before_card", active=0, goblins=goblins, rigor="A1", face_up_p0=["kick"])
        match.answer(0, "kick")
        yield match


def walks(game: str) -> Iterator[Match[Any]]:
    """Matches with settings and seats drawn by the seed; the first with the most seats there can be."""
    ruleset = games[game]
    yield ruleset.start(ruleset.most, seed=0)
    for seed in [*RARE.get(game, ()), *range(1, MOST_GAMES)]:
        luck = Random(seed)
        players = luck.randint(ruleset.least, ruleset.most)
        drawn: dict[str, Any] = {
            each.name: luck.choice(list(each.values))
            for each in ruleset.settings
            if not (each.many or not each.values or each.name in ("first", "first_player")) and luck.random() < 0.35
        }
        try:
            yield ruleset.start(players, seed=seed, **drawn)
        except BadSetup:
            continue


def moments(match: Match[Any], crowded: dict[str, tuple[int, Shot]]) -> Iterator[list[tuple[str, int]]]:
    """Who is asked what, after every random answer; now and then it is looked how crowded the table is."""
    fate = Fate(match.setup.seed if isinstance(match.setup.seed, int) else 0)
    for n in range(MOST_ANSWERS):
        if match.prompt is None:
            return
        yield [(ask.name, ask.seat) for ask in match.asks]
        if n % LOOK_EVERY == 0 and match.setup.players == games[match.game.id].most:
            look(match, crowded)
        walk(match, fate)


def look(match: Match[Any], crowded: dict[str, tuple[int, Shot]]) -> None:
    """Keep this moment if no hand was fuller, or no zone larger, than here."""
    ask = next((each for each in match.asks if not each.given), None)
    if ask is None:
        return
    view = match.view(ask.seat)
    sizes = {zone.name: len(zone.cards) for zone in view.zones if any(card.key for card in zone.cards)}
    measures = {
        "fullest hand": max((size for name, size in sizes.items() if name == f"hand:p{ask.seat}"), default=0),
        "largest zone": max(sizes.values(), default=0),
        "most on the table": len(repr(view.table)),
    }
    for name, size in measures.items():
        if size > crowded.get(name, (-1, None))[0]:
            crowded[name] = (size, Shot(name, match.fork(), ask.seat))
