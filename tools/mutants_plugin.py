"""The pytest plugin of `make mutants`, controlled by a JSON file named in MUTANTS_ORDERS.

`map`: record which test runs which line, and how long it takes. `run`: only the named tests, quickest first. Both use a
fixed Hypothesis profile, so that results repeat, and limit the memory, so that a runaway fault does no harm.
"""

import importlib
import json
import os
import resource
from collections.abc import Generator
from pathlib import Path
from typing import Any

import coverage
import pytest

ORDERS: dict[str, Any] = json.loads(Path(os.environ["MUTANTS_ORDERS"]).read_text(encoding="utf-8"))
MEMORY = 4 << 30


def pytest_configure(config: pytest.Config) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    try:
        from hypothesis import settings
    except ImportError:
        pass
    else:
        settings.register_profile("mutants", deadline=None, derandomize=True, database=None)
        settings.load_profile("mutants")
    if "map" in ORDERS:
        config.pluginmanager.register(Mapper(), "igroteka-mutants-map")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if "run" not in ORDERS:
        return
    rank = {name: number for number, name in enumerate(ORDERS["run"])}
    # A fault may change the names of parametrised tests: then all of the collected files run.
    if rank.keys() <= {item.nodeid for item in items}:
        items[:] = [item for item in items if item.nodeid in rank]
    items.sort(key=lambda item: rank.get(item.nodeid, len(rank)))


class Mapper:
    """Coverage with a context for each test."""

    def __init__(self) -> None:
        self.coverage = coverage.Coverage(data_file=ORDERS["map"]["coverage"], include=ORDERS["map"]["files"])
        self.coverage.start()
        # Imported now, so that what a module does at import is not counted for a test.
        for name in ORDERS["map"]["modules"]:
            importlib.import_module(name)
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.coverage.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self.coverage.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        self.coverage.save()
        Path(ORDERS["map"]["seconds"]).write_text(json.dumps(self.seconds), encoding="utf-8")
