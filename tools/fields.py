"""`make fields`: writes what follows from the declarations of a game, where it would have to be repeated by hand.

- In `state.py`, from what `Table.__init__` sets: `__slots__`, `copy`, and `SAVED`, the types of what saves hold.
- In `observation.py`, from `observe`: `encode`.

What it writes stands below `NOTE`, in files of games that have it already, and of games that are named on the command
line; the rest of a file is by hand. A test holds that nothing differs.
"""

import argparse
import ast
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tools.encoding import encode_of
from tools.state_fields import copy_of, declared, is_plain, saved_of, slots_of

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src/igroteka/games"
NOTE = "# Written by `make fields`."


class Part(NamedTuple):
    """Code to be written: instead of what stands there, or else behind a statement, after so many empty lines."""

    old: ast.stmt | None
    behind: ast.stmt
    blank: int
    code: str

    @property
    def line(self) -> int:
        """How many lines stand before it."""
        return self.old.lineno - 1 if self.old is not None else self.behind.end_lineno or 0


def state_of(text: str) -> str:
    """The text of a `state.py` with what follows from `__init__`."""
    tree = ast.parse(text)
    table = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Table")
    fields = declared(table)
    copied = {node.name for node in tree.body if isinstance(node, ast.ClassDef) and "copy" in functions(node.body)}
    aliases = {
        ast.unparse(node.targets[0]) for node in tree.body if isinstance(node, ast.Assign) if is_plain(node.value)
    }
    methods = functions(table.body)
    parts = [
        Part(assigned(table.body, "__slots__"), table.body[0], 1, slots_of(fields)),
        Part(methods.get("copy"), methods["__init__"], 1, copy_of(table.name, fields, copied)),
        Part(assigned(tree.body, "SAVED"), tree.body[-1], 2, saved_of(fields, aliases)),
    ]
    return formatted(replaced(text, parts))


def observation_of(text: str) -> str:
    """The text of an `observation.py` with what follows from `observe`."""
    found = functions(ast.parse(text).body)
    observe = found["observe"]
    return formatted(replaced(text, [Part(found.get("encode"), observe, 2, encode_of(observe))]))


def functions(body: list[ast.stmt]) -> dict[str, ast.FunctionDef]:
    return {node.name: node for node in body if isinstance(node, ast.FunctionDef)}


def assigned(body: list[ast.stmt], name: str) -> ast.stmt | None:
    """The statement that gives a name its value."""
    for node in body:
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            if ast.unparse(target) == name:
                return node
    return None


def replaced(text: str, parts: list[Part]) -> str:
    """The text with each generated part in its place, below its note."""
    lines = text.splitlines()
    for part in sorted(parts, key=lambda each: each.line)[::-1]:
        code = part.code.splitlines()
        code.insert(0, " " * (len(code[0]) - len(code[0].lstrip())) + NOTE)
        if part.old is None:
            lines[part.line : part.line] = [*[""] * part.blank, *code]
        else:
            noted = lines[part.line - 1].strip() == NOTE
            lines[part.line - noted : part.old.end_lineno] = code
    return "\n".join(lines) + "\n"


def formatted(text: str) -> str:
    """The text as ruff formats it."""
    command = [sys.executable, "-m", "ruff", "format", "--quiet", "--stdin-filename", str(ROOT / "src/written.py"), "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True, encoding="utf-8").stdout


def files(named: Sequence[str] = ()) -> dict[Path, str]:
    """Every file with something written, as it should be."""
    found = {}
    for name, made in (("state.py", state_of), ("observation.py", observation_of)):
        for path in sorted(GAMES.glob(f"*/{name}")):
            text = path.read_text(encoding="utf-8")
            if NOTE in text or path.parent.name in named:
                found[path] = made(text)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="make fields", description="Write what follows from the fields of games.")
    parser.add_argument("games", nargs="*", help="games in whose files nothing has been written yet")
    for path, text in files(parser.parse_args().games).items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
