"""Packages of the extras `lab` and `ray`, which the games do not need; a clear message where one is missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from igroteka.lab.runs.plan import BadRun


class Missing(BadRun):
    """A package that this part of the laboratory needs is not installed."""

    def __init__(self, name: str, extra: str = "lab") -> None:
        super().__init__(f"{name} is not installed: pip install 'igroteka[{extra}]'")


class Parquet:
    """pyarrow, as far as it is used here."""

    def __init__(self, arrow: Any, module: Any) -> None:
        self.arrow, self.module = arrow, module

    def write_table(self, table: Any, path: Any, **how: Any) -> None:
        self.module.write_table(table, path, **how)

    def read_table(self, path: Any, **how: Any) -> Any:
        return self.module.read_table(path, **how)


def parquet() -> Parquet:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise Missing("pyarrow") from None
    return Parquet(pyarrow, pyarrow.parquet)


def ray() -> Any:
    """The module ray."""
    try:
        return import_module("ray")
    except ImportError:
        raise Missing("ray", "ray") from None
