"""Random walks through a match, for laws, goldens and soak runs."""

from typing import Any, TypeVar

from igroteka.engine.fate import Fate
from igroteka.engine.game import Game
from igroteka.engine.kinds import Choice
from igroteka.engine.match import AnyMatch, Match
from igroteka.engine.prompts import Ask, Race
from igroteka.engine.state import State

G = TypeVar("G", bound=State)

LIMIT = 100_000


def random_answer(match: Match[G], fate: Fate) -> tuple[int, str, int | None]:
    """Seat, answer and time of somebody who may answer now; those the table waits for are more likely."""
    asks = [a for a in match.asks if not a.given]
    must = [a for a in asks if a.must]
    at: int | None = None
    if isinstance(match.prompt, Race):
        at = match.g.now + 100 + fate.below(5_000)
        if must and fate.below(5):
            asks = must
    for _ in range(1000):
        chosen: Ask = asks[fate.below(len(asks))]
        answer = chosen.random_answer(fate)
        if answer:
            return chosen.seat, answer, at
    raise RuntimeError(f"{match.game.id}: nobody has an answer to {match.prompt!r}")


def must_wait(match: AnyMatch) -> bool:
    """Nobody can answer now: time has to pass first."""
    return not [ask for ask in match.asks if ask.options or not isinstance(ask, Choice)]


def walk(match: Match[G], fate: Fate) -> None:
    """Give one random answer; in a race, time may run out first."""
    if match.prompt is not None and must_wait(match):
        match.pass_time(match.prompt.until())
        return
    seat, answer, at = random_answer(match, fate)
    if at is not None:
        prompt = match.prompt
        match.pass_time(at - 1)
        if match.prompt is not prompt or match.why_not(seat, answer) is not None:
            return
    match.answer(seat, answer, at)


def random_match(game: Game[G], players: int, seed: int, **settings: Any) -> Match[G]:
    """A whole random match, played to its end."""
    match = game.start(players, seed, **settings)
    fate = Fate(seed + 7)
    for _ in range(LIMIT):
        if match.prompt is None:
            return match
        walk(match, fate)
    raise RuntimeError(f"{game.id}: no end after {LIMIT} answers (players={players}, seed={seed})")
