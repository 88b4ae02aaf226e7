"""Faults of every kind while people and bots play at many tables of several processes; then everything is checked.

`python -m tests.server.faults --processes 2 --tables 10 --faults 8` prints what came of it. The small form runs in two
minutes; `make soak` has 100 faults over 4 processes with 200 tables.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Literal, NamedTuple, get_args

from tests.server import postgres
from tests.server.checker import Told, Verdict, check
from tests.server.clients import PATIENCE
from tests.server.cluster import TIMING, Player, Processes

Kind = Literal["kill", "stop", "cut", "pause"]
KINDS: Sequence[Kind] = get_args(Kind)
LONG = 2.5 * TIMING.lease / 1000
"""Seconds for which a process is paused or cut off: longer than its lease."""
BETWEEN = 1.0
PACE = 1.5
"""Seconds that a player takes for an answer."""


class Report(NamedTuple):
    faults: int
    verdict: Verdict
    diverged: list[str]
    moves: int
    gap: float
    """The longest time that a player was without a table, in seconds."""

    def __str__(self) -> str:
        v = self.verdict
        return (
            f"{self.faults} faults: {v.acknowledged} answers acknowledged, {v.stored} stored; {len(v.lost)} lost, "
            f"{len(v.doubled)} doubled, {len(v.broken)} tables with a gap, {len(self.diverged)} diverged; players were "
            f"told {self.moves} times where their table is, and were without one for {self.gap:.1f} s at the most"
        )


async def run(folder: Path, address: str, count: int, tables: int, faults: int, seed: int) -> Report:
    luck = Random(seed)
    async with Processes(folder, address, count) as processes:
        players = [player for n in range(tables) for player in await sit_down(processes, n)]
        until = asyncio.Event()
        playing = asyncio.gather(*(player.play(until) for player in players))
        for n in range(faults):
            await strike(processes, luck.randrange(count), KINDS[n % len(KINDS)])
            await asyncio.sleep(BETWEEN)  # they play on for a while
        until.set()
        async with asyncio.timeout(4 * PATIENCE):
            await playing
            gap = max(player.gap for player in players)  # before the views are fetched anew
            diverged = [name for player in players if (name := await differs(player))]
        told = [Told(player.table, player.seat, player.sent, player.acknowledged) for player in players]
        verdict = await asyncio.to_thread(check, processes.database, told)
        for player in players:
            await player.leave()
    return Report(faults, verdict, diverged, sum(p.moves for p in players), gap)


async def sit_down(processes: Processes, n: int) -> list[Player]:
    """Two people and a bot, each of the two through another process."""
    sites, addresses = processes.sites, processes.addresses
    first, second = sites[n % len(sites)], sites[(n + 1) % len(sites)]
    order = {"game": "market", "name": "Ann", "players": 3, "pace": "fast"}
    made = await first.post("/api/tables", order)
    ann = Player(made["table"], made["key"], addresses, 0)
    client = await ann.come()
    joining = {"invite": client.welcome["invite"], "name": "Bob"}
    ticket = await second.post(f"/api/tables/{made['table']}/join", joining)
    bob = Player(made["table"], ticket["key"], addresses, 1)
    await bob.come()
    await client.done("fill", level="random")
    await client.done("start")
    ann.pause = bob.pause = PACE
    return [ann, bob]


async def strike(processes: Processes, n: int, kind: Kind) -> None:
    """One fault, to its end: afterwards all processes run again."""
    if kind in ("kill", "stop"):
        await processes.end(n, signal.SIGKILL if kind == "kill" else signal.SIGTERM)
        await asyncio.sleep(BETWEEN)  # the others have to do without it
        await processes.start(n)
    elif kind == "cut":
        processes.relays[n].cut = True
        await asyncio.sleep(LONG)  # longer than its lease
        processes.relays[n].cut = False
    else:
        processes.signal(n, signal.SIGSTOP)
        await asyncio.sleep(LONG)  # longer than its lease
        processes.signal(n, signal.SIGCONT)


async def differs(player: Player) -> str:
    """Where the view that was kept by changes alone is not the one that a new client is sent."""
    old, fresh = await player.come(), Player(player.table, player.key, player.addresses, player.seat, player.at)
    new, mine = await fresh.come(), f"p{player.seat}"
    while old.numbers.get(mine) != new.numbers.get(mine):
        behind = old if old.numbers.get(mine, -1) < new.numbers.get(mine, -1) else new
        await behind.read()
    same = old.views[mine] == new.views[mine]
    await fresh.leave()
    return "" if same else f"{player.table} {mine}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.faults", description=__doc__)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--faults", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, postgres.server(Path(folder)) as address:
        report = asyncio.run(run(Path(folder), address, args.processes, args.tables, args.faults, args.seed))
    print(report)
    return 0 if report.verdict.is_clean and not report.diverged else 1


if __name__ == "__main__":
    raise SystemExit(main())
