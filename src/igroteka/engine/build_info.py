"""Which build of the rules runs: compiled by mypyc, or the interpreted source."""

# interpreted: it asks what its neighbour is

import platform
from typing import Final

from igroteka.engine import match

COMPILED: Final = "compiled"
INTERPRETED: Final = "interpreted"


def build() -> str:
    """How rules and bots run in this process: `compiled` or `interpreted`."""
    return INTERPRETED if match.__file__.endswith((".py", ".pyc")) else COMPILED


def described() -> str:
    """The build and its Python, as a text: `compiled, CPython 3.11.7`."""
    return f"{build()}, {platform.python_implementation()} {platform.python_version()}"
