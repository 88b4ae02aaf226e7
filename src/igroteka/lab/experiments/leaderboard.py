"""`lab leaderboard`: who is how strong, from files of the arena, as a page of Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from igroteka.content.words import Words
from igroteka.lab.experiments.bouts import Bout, Deal, Standing, percent, standing
from igroteka.lab.runs.line_file import lines_of
from igroteka.lab.runs.plan import BadRun

HEAD = """# Leaderboard

Made by `{command}` from files of `igroteka arena --out`: one contender at a
table of others, from every seat of every deal. The interval holds the true share 19 times out of 20; it counts deals,
since games of one deal are alike. *Even* is the share of who is no better than the table.
"""


def read_bout(path: Path) -> tuple[Bout, list[Deal]]:
    written = lines_of(path)
    try:
        return msgspec.json.decode(written[0], type=Bout), [
            msgspec.json.decode(line, type=Deal) for line in written[1:]
        ]
    except (IndexError, msgspec.DecodeError) as error:
        raise BadRun(f"{path}: {error}; it is no file of `igroteka arena --out`") from None


def leaderboard(paths: Sequence[Path], command: str) -> str:
    """A table for each game and number of players; against each table of bots the strongest first."""
    tables: dict[tuple[str, int], list[tuple[Bout, Standing]]] = {}
    for path in paths:
        bout, deals = read_bout(path)
        if deals:
            tables.setdefault((bout.game, bout.players), []).append((bout, standing(bout, deals)))
    parts = [HEAD.format(command=command)]
    for (game, players), found in sorted(tables.items()):
        found.sort(key=lambda each: (each[0].table, -each[1].share.value))
        parts.append(f"## {Words(game, 'en').title()}, {players} players\n")
        parts.append("| at a table of | contender | share | even | games | a decision |\n|---|---|---|---|---|---|")
        parts += [row(bout, each) for bout, each in found]
        parts.append("")
    return "\n".join(parts)


def row(bout: Bout, found: Standing) -> str:
    even = f"{100 * bout.fair:.1f} %" if found.table is None else percent(found.table)
    cells = [bout.table, f"`{bout.contender}`", percent(found.share), even, found.games, f"{found.milliseconds:.2g} ms"]
    return f"| {' | '.join(map(str, cells))} |"
