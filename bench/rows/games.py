"""The five games: random play with events, and the operations of bots and servers on a match."""

from bench.model import COMPILED, INTERPRETED, Goal, Row, Workplace
from igroteka.bots import brain_of
from igroteka.games import games

PLAYERS = 3
OPERATIONS = [
    ("fork", "fork and first answer", "fork", ("any",)),
    ("imagine", "imagine", "imagine", ()),
    ("save", "save", "save", ()),
    ("view", "view, encoded", "view", ()),
]
RACES = {"boo"}
"""Games that are races: random answers are mostly wrong calls, so their rate says little."""


def rows(place: Workplace) -> list[Row]:
    found = []
    for game in place.games:
        for build in place.builds:
            process = f"{game}-{build}"
            load = "bench.loads.ours:play"
            found.append(Row(f"{game}.{build}", game, "playouts", build, load, (game, PLAYERS), process))
            for id, title, function, more in OPERATIONS:
                row = Row(
                    f"{game}.{id}.{build}",
                    f"{game}: {title}",
                    "operations",
                    build,
                    f"bench.loads.ours:{function}",
                    (game, PLAYERS, *more),
                    process,
                    share=0.2,
                )
                found.append(row)
            if brain_of(games[game]).weights:
                load = "bench.loads.ours:rollout"
                found.append(Row(f"{game}.rollout.{build}", game, "rollouts", build, load, (game, PLAYERS), process))
    return found


def goals(place: Workplace) -> list[Goal]:
    found = []
    for game in place.games:
        if game not in RACES:
            found.append(Goal(f"{game}.{INTERPRETED}", over="catanatron", ratio=2.5))
            found.append(Goal(f"{game}.{COMPILED}", over="catanatron", ratio=8))
        found.append(Goal(f"{game}.fork.{INTERPRETED}", micros=40))
        found.append(Goal(f"{game}.imagine.{INTERPRETED}", micros=150))
    return [goal for goal in found if goal.row.rsplit(".", 1)[1] in place.builds]
