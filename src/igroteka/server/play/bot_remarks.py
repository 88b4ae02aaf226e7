"""What bots say at moments that deserve it: a short line in the chat, each bot in its own manner.

Only what everybody has just seen leads to a remark, and a remark tells nothing but that: its words depend on the bot's
manner, on whose moment it was and on whether it was a good one. One line a while, at a whole table.
"""

from __future__ import annotations

import secrets
from typing import Final

from igroteka.bots import brain_of
from igroteka.server.rooms.live_table import BotLine, Finished, Line, Playing
from igroteka.server.shelf.bot_names import manner_of

VARIANTS: Final = 2
"""Of what is said of a moment in the game; the end has one line."""


def remarks(stage: Playing | Finished) -> list[Line]:
    """Remarks of bots on what was just told; at most one bot says something."""
    table = stage.table
    if table.clock.now() < table.silent_until:
        return []
    seats = [seat for seat, each in enumerate(table.room.seats) if each.bot is not None and each.name]
    found = [(seat, moment) for seat in seats if (moment := moment_of(stage, seat)) != ""]
    if not found:
        return []
    seat, moment = secrets.choice(found)
    table.silent_until = table.clock.now() + table.config.timing.remark
    return [BotLine(seat, f"manner-{manner_of(table.room.seats[seat].name)}-{moment}", {})]


def moment_of(stage: Playing | Finished, seat: int) -> str:
    """`won` or `lost`; a numbered `joy` or `woe`; '' if there is nothing to say."""
    match = stage.log.match
    if match.result is not None:
        return "won" if seat in match.result.winners else "lost"
    brain = brain_of(match.game)
    for event in stage.log.fresh:
        if event.seat == seat and event.kind.moment:
            for moment, kinds in (("joy", brain.good_moments), ("woe", brain.bad_moments)):
                if event.kind.name in kinds:
                    return f"{moment}-{1 + secrets.randbelow(VARIANTS)}"
    return ""
