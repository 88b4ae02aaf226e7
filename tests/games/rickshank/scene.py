"""Positions of the rickshank table and short ways to answer, look and compare; for its tests only."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from igroteka.content import Pack
from igroteka.engine import Match
from igroteka.games.rickshank import GAME
from igroteka.games.rickshank.content.box import box_of
from igroteka.games.rickshank.state import Table

QUIET = ["moron_morty", "rational_morty", "defiant_summer", "bluffing_rick", "promotion_jerry"]
"""Characters whose abilities no test notices by accident."""
OTHER_LOCATIONS = [key for key in box_of(None).location_stack if key != "grave"]
"""Where a stack or pile holds a Grave and nothing else, these lie elsewhere."""
PACK = Path(__file__).parent / "pack"
"""A small invented set to mix in."""


def scene(players: int = 2, at: str = "open_phase", **position: object) -> Match[Table]:
    """p0 is active and holds Genius Waves, nobody's character does anything unless the test says so."""
    given: dict[str, object] = {"active": "p0", "characters": QUIET[:players]}
    given |= {"hand_p0": ["genius_waves"] * 5}
    given |= position
    if "destroyed" not in position:
        given["destroyed"] = [key for seat in range(players) for key in spare_starters(given, seat)]
    exact = tuple(f"_p{seat}" for seat in range(players) if "..." not in deck_of(given, seat))
    given = dict(sorted(given.items(), key=lambda item: not item[0].endswith(exact)))
    return GAME.arrange(players, at, **given)  # type: ignore[arg-type]  # zones and nouns by name


def spare_starters(given: dict[str, object], seat: int) -> list[str]:
    """Where a deck is given card by card, the starters that are not named have been destroyed before."""
    if "..." in deck_of(given, seat):
        return []
    spare = [*["genius_waves"] * 7, "jerry", "beth", "summer"]
    for zone in ("hand", "deck", "discard", "play"):
        keys = given.get(f"{zone}_p{seat}", [])
        assert isinstance(keys, list)
        for key in keys:
            if key in spare:
                spare.remove(key)
    return spare


def deck_of(given: dict[str, object], seat: int) -> list[str]:
    deck = given.get(f"deck_p{seat}", ["..."])
    assert isinstance(deck, list)
    return deck


def mixed() -> Pack:
    return Pack.open(PACK)


def do(match: Match[Table], *answers: str) -> Match[Table]:
    """`p0 play:conroy`: the seat and its answer."""
    for answer in answers:
        seat, key = answer.split(" ")
        match.answer(int(seat[1:]), key)
    return match


def vote(card: str, players: int = 2, **given: Any) -> Match[Table]:
    """p0 has played this Council card."""
    return do(scene(players, **({"hand_p0": [card]} | given)), f"p0 play:{card}")


def reveal(nemesis: str, players: int = 2, **given: Any) -> Match[Table]:
    """p0 has defeated Cornvelious and ends the turn; the named nemesis comes up."""
    match = scene(players, power=8, nemesis_stack=[nemesis, "..."], **given)
    return do(match, "p0 buy:cornvelious_daniel", "p0 end_turn")


def pile(match: Match[Table], name: str) -> list[str]:
    """The keys of a zone, from the top down."""
    zone = next(z for z in match.g.zones if z.name.replace(":", "_") == name)
    return [card.key for card in reversed(match.g.cards[zone.n])]


def asked(match: Match[Table]) -> tuple[int, str]:
    """Who is asked what; of several the first."""
    return match.asks[0].seat, match.asks[0].name


def offers(match: Match[Table], seat: int | None = None) -> list[str]:
    """The keys of the open question's options."""
    ask = match.asks[0] if seat is None else next(a for a in match.asks if a.seat == seat)
    return [option.key for option in ask.options]


def refused(match: Match[Table], answer: str) -> str:
    """The rule that forbids the answer."""
    seat, key = answer.split(" ")
    refusal = match.why_not(int(seat[1:]), key)
    assert refusal is not None, f"{answer} is allowed"
    return refusal.rule


def told(match: Match[Table], kind: str, seat: int | None = None) -> list[dict[str, object]]:
    """The events of a kind as a seat receives them; a spectator by default."""
    return [
        {"seat": e.seat, "cards": e.cards, "count": e.count, **e.values} for e in match.events(seat) if e.kind == kind
    ]


def lines(match: Match[Table]) -> list[str]:
    """The whole log as text, for questions of order."""
    return [entry.text() for entry in match.log]


def position(match: Match[Table], text: str) -> int:
    """Where a line with this text stands in the log."""
    return next(i for i, line in enumerate(lines(match)) if text in line)
