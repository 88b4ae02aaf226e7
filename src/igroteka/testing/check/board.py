"""A board that a game brings: its module, its pictures; it names what there is and loads nothing from elsewhere."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from igroteka.content.words import LANGUAGES
from igroteka.engine.events import EventKind
from igroteka.packages import folder_of, package_of
from igroteka.testing.check.fault import Fault
from igroteka.testing.check.messages import COMMON, messages
from igroteka.testing.check.needs import objects, zones

if TYPE_CHECKING:
    from igroteka.engine.game import AnyGame

MOUNT = re.compile(r"export\s+(?:function|const|let)\s+mount\b|export\s*\{[^}]*\bmount\b")
ANSWERS = re.compile(r"export const answers = \[([^\]]*)\]")
BEATS = re.compile(r"export const beats = \{([^}]*)\}")
ELSEWHERE = re.compile(r"""(?:from|import|fetch|url)\s*\(?\s*['"](?:https?:)?//""")
SAID = re.compile(r"""(?:\bwords\.(?:say|has)\(|\blabel:)\s*(['"])([\w-]+)\1""")
PLACE = re.compile(r"""['"`](zone|field):(\w+)""")


def board_faults(game: AnyGame) -> Iterator[Fault]:
    """Nothing where the game has no folder `board`: it is played on the plain table, or on a board of ours."""
    folder = folder_of(package_of(game.id)).joinpath("board")
    if not folder.is_dir():
        return
    scripts = {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".js")}
    module = scripts.get("board.js")
    if module is None:
        yield Fault("board/board.js", 0, "is missing")
    else:
        yield from module_faults(game, module)
    for name, text in sorted(scripts.items()):
        yield from script_faults(game, f"board/{name}", text)
    pictures = {file.name: file for file in folder.iterdir() if file.name.endswith(".svg")}
    for name, file in sorted(pictures.items()):
        try:
            top = ElementTree.fromstring(file.read_text(encoding="utf-8"))
        except ElementTree.ParseError as error:
            yield Fault(f"board/{name}", error.position[0], f"is no SVG: {error}")
        else:
            if not top.tag.endswith("}svg"):
                yield Fault(f"board/{name}", 1, f"is no SVG: it begins with <{top.tag}>, without the namespace of SVG")
    if not any(folder.joinpath(f"cover.{form}").is_file() for form in ("svg", "png", "webp")):
        yield Fault("board/cover.svg", 0, "is missing: the picture for the shelf")


def module_faults(game: AnyGame, module: str) -> Iterator[Fault]:
    """What `board.js` exports: `mount`, and kinds of questions and events that there are."""
    if not MOUNT.search(module):
        yield Fault("board/board.js", 0, "exports no function mount")
    events = {event.name for event in objects(package_of(game.id), EventKind)}
    named = [
        (ANSWERS, r"['\"](\w+)['\"]", {*game.questions}, "answers {}, which the game never asks"),
        (BEATS, r"(\w+)['\"]?\s*:", events, "has beats for {}, which is no event of the game"),
    ]
    for export, name, known, what in named:
        found = export.search(module)
        for kind in re.findall(name, found[1]) if found and known else ():
            if kind not in known:
                yield Fault("board/board.js", line_at(module, found.start() if found else 0), what.format(kind))


def script_faults(game: AnyGame, path: str, text: str) -> Iterator[Fault]:
    """Its syntax, where node is there to read it; and that words and places are those of the game."""
    yield from broken_syntax(path, text)
    said = set.intersection(*({*messages(package_of(game.id), lang)} | {*messages(COMMON, lang)} for lang in LANGUAGES))
    match = game.start(game.most, seed=1)
    places = {"zone": zones(game), "field": {*match.view(None).table}}
    for found in SAID.finditer(text):
        if found[2] not in said:
            yield Fault(path, line_at(text, found.start()), f"says {found[2]}, which the words have not")
    for found in PLACE.finditer(text):
        if found[2] not in places[found[1]]:
            yield Fault(path, line_at(text, found.start()), f"names the {found[1]} {found[2]}, which the game has not")
    for n, line in enumerate(text.splitlines(), 1):
        if ELSEWHERE.search(line):
            yield Fault(path, n, "loads something from another server, which the page forbids")


def broken_syntax(path: str, text: str) -> Iterator[Fault]:
    node = shutil.which("node")
    if node is None:
        return
    done = subprocess.run(
        [node, "--check", "--input-type=module", "-"], input=text, capture_output=True, text=True, check=False
    )
    found = re.search(r":(\d+)\n[\s\S]*?^(\w*Error: .*)$", done.stderr, re.MULTILINE)
    if done.returncode and found:
        yield Fault(path, int(found[1]), found[2])


def line_at(text: str, at: int) -> int:
    return 1 + text.count("\n", 0, at)
