"""What a run plays: everything that decides its rows, and nothing else. `run.json` in the folder of the run."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec

from igroteka.games import games

PLAN_FILE: Final = "run.json"
GAMES, DECISIONS, EVENTS, TRAJECTORIES = "games", "decisions", "events", "trajectories"
ROWS: Final = (GAMES, DECISIONS, EVENTS, TRAJECTORIES)
"""What a run may keep: a row for each game, always; of each decision, event, pick of an agent, if asked for."""

QUICK_PART: Final = 1000
SLOW_PART: Final = 50
SLOWEST_PART: Final = 10
"""How many games a part has: those of random bots with a row each are quick, all others are not, and those of bots that
search take seconds each. Who stops a run loses no more than a part for each worker."""


class BadRun(Exception):
    """A run cannot be made, continued or read; the message says why and what to do."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A run. Game k is dealt from the seed `seed * 1000000 + k`, as `igroteka simulate` and `play --seed` deal it."""

    game: str
    rules: int
    """The version of the game's rules."""
    players: int
    bots: list[str]
    """By seat."""
    games: int
    seed: int
    settings: dict[str, str]
    content: str = ""
    """The hash of the content pack; '' without one."""
    keep: list[str]
    """Of ROWS."""

    @property
    def part_size(self) -> int:
        if "hard" in self.bots:
            return SLOWEST_PART
        quick = self.keep == [GAMES] and set(self.bots) == {"random"}
        return QUICK_PART if quick else SLOW_PART

    def parts(self) -> list[Part]:
        size = self.part_size
        return [Part(first, min(first + size, self.games)) for first in range(0, self.games, size)]

    def seed_of(self, k: int) -> int:
        return self.seed * 1_000_000 + k


class Part(msgspec.Struct, frozen=True):
    """The games of a run that are played and written together."""

    first: int
    end: int

    @property
    def file(self) -> str:
        return f"{self.first:09d}-{self.end - 1:09d}.parquet"


def read_plan(folder: Path) -> Plan:
    try:
        plan = msgspec.json.decode((folder / PLAN_FILE).read_bytes(), type=Plan)
    except FileNotFoundError:
        raise BadRun(f"{folder}: there is no {PLAN_FILE}, so this is no folder of `igroteka lab run`") from None
    except msgspec.DecodeError as error:
        raise BadRun(f"{folder / PLAN_FILE}: {error}; it is not as `igroteka lab run` writes it") from None
    if plan.game not in games:
        raise BadRun(f"{folder}: a run of '{plan.game}', and there are only {', '.join(games)}")
    return plan


def keep_plan(folder: Path, plan: Plan) -> None:
    """Write the plan, or check that it continues the one that is there: only the number of games may grow."""
    path = folder / PLAN_FILE
    if path.exists():
        old = read_plan(folder)
        for name in Plan.__struct_fields__:
            if name != "games" and getattr(old, name) != getattr(plan, name):
                there, here = getattr(old, name), getattr(plan, name)
                raise BadRun(f"{folder} holds another run: {name} is {there} there, {here} here; name another folder")
        if old.games > plan.games:
            raise BadRun(f"{folder} holds a run of {old.games} games, more than {plan.games}; name another folder")
    folder.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f".{path.name}")
    unfinished.write_bytes(msgspec.json.format(msgspec.json.encode(plan), indent=2) + b"\n")
    os.replace(unfinished, path)
