"""Why a bot answers so, as a key of its game's words."""

from __future__ import annotations

from igroteka.engine import Ask, Show
from igroteka.games.boo.pieces import SHOW_VISITOR, is_call
from igroteka.games.boo.rules.route import GIVE_UP


def reason_of(ask: Ask, answer: str) -> str:
    if isinstance(ask, Show):
        return "route_forgotten" if answer == GIVE_UP else "route"
    if answer == SHOW_VISITOR.key:
        return "looks"
    if ask.name in ("search", "sealed"):
        return "route_seen_now" if is_call(answer) else "no_route_seen"
    return ask.name
