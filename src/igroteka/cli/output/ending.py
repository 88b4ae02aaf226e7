"""How a match ended: why, who has won, everybody's score with its parts, and the tie-breaks that it took."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from igroteka.cli.output.terminal import paint, width, wrap

if TYPE_CHECKING:
    from igroteka.content.words import Words
    from igroteka.engine.state import Result, Score, Tie


def ending_lines(result: Result, words: Words) -> Iterator[str]:
    yield paint(wrap(f"{words.ending(result.why)} [{result.rule}]", width()), "bold")
    yield wrap(headline(result, words), width())
    if is_team(result):
        return
    for seat, score in enumerate(result.scores):
        yield f"  {words.name(f'p{seat}')}: {points(score, words)}"
    if result.ties:
        yield words.say("cli-ties")
        yield from (wrap(tie_line(tie, words), width(), "  ", "    ") for tie in result.ties)
        if len(result.winners) > 1:
            yield words.say("cli-shared")


def headline(result: Result, words: Words) -> str:
    """Who has won, in one line; the page has the same rule (web/src/lib/ending.ts)."""
    if is_team(result):
        return words.say("cli-team-won" if result.winners else "cli-team-lost")
    if not result.winners:
        return words.say("cli-nobody-won")
    names = words.names([f"p{seat}" for seat in result.winners])
    return words.say("cli-winners", {"count": len(result.winners)}, {"names": names})


def is_team(result: Result) -> bool:
    """Whether everybody has won or lost together, so that there are no scores to compare."""
    scored = any(score.parts or score.total != result.scores[0].total for score in result.scores)
    return len(result.winners) in (0, len(result.scores)) and not scored and not result.ties


def points(score: Score, words: Words) -> str:
    parts = ", ".join(f"{words.say(f'score-{part}')} {count}" for part, count in score.parts.items())
    return f"{score.total} ({parts})" if parts else str(score.total)


def tie_line(tie: Tie, words: Words) -> str:
    values = ", ".join(f"{words.name(f'p{seat}')} {value}" for seat, value in tie.values.items())
    return f"{words.say(f'tie-{tie.by}')}: {values} [{tie.rule}]"
