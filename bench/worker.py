"""A contender's process: pinned to a core, gets slices to run over a pipe, answers with units and CPU time.

Standard library only: it runs in the peers' environment too.
"""

import gc
import importlib
import json
import os
import sys
import time
from typing import Any

from bench.model import Load


def make(name: str, arguments: list[str | int]) -> Load:
    module, _, function = name.partition(":")
    load: Load = getattr(importlib.import_module(module), function)(*arguments)
    return load


def run(load: Load, seconds: float) -> dict[str, float]:
    """Work until this much CPU time is used; the last piece of work is finished and counted."""
    units, turns = 0, 0
    gc.collect()
    start = now = time.process_time()
    while now - start < seconds:
        units += next(load.work)
        turns += 1
        now = time.process_time()
    return {"units": units, "turns": turns, "cpu": now - start}


def main() -> None:
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what a peer prints must not go into the pipe
    if len(sys.argv) > 1 and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {int(sys.argv[1])})
    loads: dict[str, Load] = {}
    for line in sys.stdin:
        order: dict[str, Any] = json.loads(line)
        if order["row"] not in loads:
            load = loads[order["row"]] = make(order["load"], order["arguments"])
            reply: dict[str, object] = {"facts": load.facts}
        else:
            reply = dict(run(loads[order["row"]], order["seconds"]))
        print(json.dumps(reply), file=replies, flush=True)


if __name__ == "__main__":
    main()
