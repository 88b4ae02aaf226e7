"""How long people wait for bots: many tables of all games at once, a person and normal bots at each.

`python -m bench.loads.waiting --tables 200 --seconds 60` starts a server with its default limits in a process of its
own, and a person at every table who answers anything two to six seconds after being asked; bots do not pretend to
think, and somebody watches. What is measured, in milliseconds, `tests.server.crowd` says: waits for bots and clicks,
those included that are not over at the end. `--attack` adds somebody who does their worst from one network
(`tests.server.attackers`). Meant for a quiet machine; after `make compile` the same is measured compiled.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import tempfile
from pathlib import Path
from signal import SIGTERM
from typing import Any

from igroteka.server.base.config import SHELF, Limits, Timing
from tests.server.attackers import ATTACKS, attacking
from tests.server.clients import Site
from tests.server.crowd import people


async def crowd(tables: int, seconds: float, attack: str = "", data: Path | None = None) -> dict[str, Any]:
    """What people waited, perhaps while somebody attacks."""
    with tempfile.TemporaryDirectory(dir=data) as folder:
        site = Site(Path(folder), timing=Timing(), limits=Limits(), workers=0, shelf=SHELF).start()
        try:
            async with people(site, tables) as measured:
                gc.collect()
                gc.freeze()
                with attacking(site, attack) if attack else contextlib.nullcontext():
                    await asyncio.sleep(seconds)
                server = await site.get("/api/server")
                return {**measured.told(), "the server says": {"busy": server["busy"], "seconds": server["wait"]}}
        finally:
            await site.hang_up()
            site.end(SIGTERM)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.loads.waiting", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--attack", choices=["", *ATTACKS], default="")
    order = parser.parse_args()
    print(json.dumps(asyncio.run(crowd(order.tables, order.seconds, order.attack)), indent=2))
