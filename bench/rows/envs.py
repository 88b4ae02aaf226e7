"""Environments, wrapped: steps of ours with whole observation and mask beside the suite's own; copies of a state."""

from bench.model import COMPILED, PEERS, Goal, Row, Workplace

PLAYERS = 3
CLASSIC = ("connect_four_v3", "texas_holdem_v4")


def rows(place: Workplace) -> list[Row]:
    load = "bench.loads.envs"
    peers = [
        Row(f"env.{name}", f"PettingZoo {name}", "environments", PEERS, f"{load}:classic", (name,)) for name in CLASSIC
    ]
    own = [
        Row(f"env.{game}.{build}", game, "environments", build, f"{load}:ours", (game, PLAYERS))
        for game in place.games
        for build in place.builds
    ]
    vectors = [
        Row(f"env64.{game}.{build}", f"{game}, 64 together", "environments", build, f"{load}:together", (game, PLAYERS))
        for game in place.games
        for build in place.builds
    ]
    return peers + own + vectors + clones(place)


def clones(place: Workplace) -> list[Row]:
    load = "bench.loads.envs:clones"
    return [
        Row(f"env.clone.{game}.{build}", f"{game}: clone", "clones", build, load, (game, PLAYERS), share=0.4)
        for game in place.games
        for build in place.builds
    ]


def goals(place: Workplace) -> list[Goal]:
    if COMPILED not in place.builds:
        return []
    found = []
    for game in place.games:
        found.append(Goal(f"env.{game}.{COMPILED}", over=f"env.{CLASSIC[0]}", ratio=1.5))
        found.append(Goal(f"env.{game}.{COMPILED}", over=f"env.{CLASSIC[1]}", ratio=3))
        found.append(Goal(f"env64.{game}.{COMPILED}", over=f"env.{game}.{COMPILED}", ratio=2))
        found.append(Goal(f"env64.{game}.{COMPILED}", over=f"env.{CLASSIC[0]}", ratio=3))
        found.append(Goal(f"env.clone.{game}.{COMPILED}", micros=14))
    return found
