"""A hash by which two matches are compared, for tests and laws."""

import hashlib
from typing import TypeVar

from igroteka.engine.match import Match
from igroteka.engine.save import encoder, pack_state
from igroteka.engine.state import State

G = TypeVar("G", bound=State)


def digest(match: Match[G]) -> str:
    """Equal digests: equal State, equal questions, equal result."""
    result = match.result
    end = None if result is None else [result.winners, [s.total for s in result.scores], result.why, result.rule]
    asks = [[a.seat, a.name, a.given and a.text(), [o.key for o in a.options]] for a in match.asks]
    data = encoder.encode([pack_state(match.game, match.g), asks, end])
    return hashlib.sha1(data, usedforsecurity=False).hexdigest()
