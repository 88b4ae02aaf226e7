"""What words a game's code needs, read from its objects and its sources, and which ids its files may use."""

from __future__ import annotations

import ast
import pkgutil
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import msgspec

from igroteka.bots import brain_of
from igroteka.content import Item, numbers_of, read
from igroteka.content.items import contents
from igroteka.engine import Tie
from igroteka.engine.events import EventKind
from igroteka.engine.kinds import AnyKind
from igroteka.engine.options import Refusal
from igroteka.packages import folder_of, package_of

if TYPE_CHECKING:
    from igroteka.engine.game import AnyGame

PAGE = Path(__file__).parents[4] / "web" / "src"
"""The sources of the page, in our own tree only."""
KINDS = (AnyKind,)
EVENT_ARGUMENTS = {"seat", "cards", "count", "shown", "all", "times"}
STEPS = 7
"""What an introduction has at least; a step has a title."""
GOAL_ARGUMENTS = {"looks", "walls", "visitors", "left", "alarm", "end", "houses", "deck"}
"""What boards say of their table: `goal` in `web/src/boards/<game>/board.ts`."""
LABEL_ARGUMENTS = {"a", "b", "c", "d"}


@cache
def modules(package: str) -> list[ModuleType]:
    """A package and all its modules."""
    top = import_module(package)
    inside = [m.name for m in pkgutil.walk_packages(top.__path__, f"{package}.")] if hasattr(top, "__path__") else []
    return [top, *map(import_module, inside)]


def objects(package: str, kind: type[Any] | tuple[type[Any], ...]) -> Iterator[Any]:
    """Module-level objects of a type, also those in module-level lists, tuples, sets and dicts."""
    for module in modules(package):
        for value in vars(module).values():
            yield from inside(value, kind)


def inside(value: object, kind: type[Any] | tuple[type[Any], ...]) -> Iterator[Any]:
    if isinstance(value, kind):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from inside(each, kind)
    elif isinstance(value, list | tuple | set | frozenset):
        for each in value:
            yield from inside(each, kind)


def made(package: str, classes: tuple[type[Any], ...], place: int) -> Iterator[str]:
    """The literal argument at this index in every call of one of these classes or their subclasses."""
    names = {
        c.__name__ for m in modules(package) for c in vars(m).values() if isinstance(c, type) and issubclass(c, classes)
    }
    for node in nodes(package):
        if isinstance(node, ast.Call) and called(node.func) in names:
            yield from literal(node, place)
        elif isinstance(node, ast.ClassDef) and node.name in names:  # a class made for one question names it itself
            for call in ast.walk(node):
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "super().__init__":
                    yield from literal(call, place)


def literal(call: ast.Call, place: int) -> Iterator[str]:
    if len(call.args) > place:
        name = call.args[place]
        if isinstance(name, ast.Constant) and isinstance(name.value, str):
            yield name.value


def subjects(package: str, *names: str) -> Iterator[str]:
    """The subjects of questions or the details of options: the keys of the dicts that such methods build."""
    for node in nodes(package):
        if isinstance(node, ast.FunctionDef) and node.name in names:
            for part in ast.walk(node):
                if isinstance(part, ast.Dict):
                    yield from (str(key.value) for key in part.keys if isinstance(key, ast.Constant))


def called(function: ast.expr) -> str:
    """`CardKind` of `CardKind("discard", …)` and of `CardKind[Table]("discard", …)`."""
    if isinstance(function, ast.Subscript):
        return called(function.value)
    return function.id if isinstance(function, ast.Name) else ""


# --- what must be there ---


def needed(game: AnyGame) -> dict[str, set[str]]:
    """Every key the game needs, and the arguments that the code gives to it."""
    package = package_of(game.id)
    bots = [f"bot-{level}" for level in brain_of(game).levels]
    found: dict[str, set[str]] = {key: set() for key in ("title", "tagline", "feel", "playing-time", *bots)}
    found["goal"] = GOAL_ARGUMENTS
    found |= {key: set() for key in ("intro", *(f"intro-{step}" for step in range(1, STEPS + 1)), "intro-tip")}
    about = {"by", "thing", *subjects(package, "subject")}
    found |= {f"ask-{kind.name}": about for kind in objects(package, KINDS)}
    found |= {f"ask-{name}": about for name in made(package, KINDS, 0)}
    found |= {f"event-{e.name}": {*e.fields, *EVENT_ARGUMENTS} for e in objects(package, EventKind)}
    found |= {f"why-{refusal.reason}": set() for refusal in objects(package, Refusal)}
    found |= {f"why-{reason}": set() for reason in made(package, (Refusal,), 1)}
    found |= {f"phase-{phase.name}": set() for phase in game.phases}
    found |= {f"zone-{zone}": {"owner"} for zone in zones(game)}
    found |= settings(game)
    found |= {f"preset-{preset}": set() for preset in game.presets}
    found |= {f"ending-{ending}": set() for ending in endings(package)}
    found |= {f"tie-{by}": set() for by in made(package, (Tie,), 0)}
    found |= reasons(package)
    found |= {f"intention-{reason}": found[f"reason-{reason}"] for reason in brain_of(game).intentions}
    brain = brain_of(game)
    found |= {f"reply-{word}": {"location", "percent"} for word in brain.replies}
    told = [aspect for name in brain.names if (aspect := brain.aspect(name)) is not None]
    found |= {f"aspect-{aspect.word}": set() for aspect in told}
    return found


def zones(game: AnyGame) -> set[str]:
    match = game.start(game.most, seed=1)
    return {zone.name.partition(":")[0] for zone in match.g.zones}


def settings(game: AnyGame) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for setting in game.settings:
        found[f"setting-{setting.name}"] = set()
    return found


def setting_values(game: AnyGame) -> set[str]:
    """Values may have words of their own."""
    return {f"setting-{setting.name}-{value}" for setting in game.settings for value in setting.values}


def endings(package: str) -> Iterator[str]:
    """`g.over(winners, scores, "ending", …)`."""
    for node in nodes(package):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "over":
            why = [*node.args[2:3], *(k.value for k in node.keywords if k.arg == "why")]
            yield from (each.value for each in why if isinstance(each, ast.Constant) and isinstance(each.value, str))


def reasons(package: str) -> dict[str, set[str]]:
    """What a bot's `reason` returns: `"hungry", {"card": …}`."""
    found: dict[str, set[str]] = {}
    for node in nodes(f"{package}.bot") if has_module(f"{package}.bot") else ():
        if isinstance(node, ast.Tuple) and len(node.elts) == 2:
            name, values = node.elts
            if isinstance(name, ast.Constant) and isinstance(name.value, str) and isinstance(values, ast.Dict):
                given = {key.value for key in values.keys if isinstance(key, ast.Constant)}
                found.setdefault(f"reason-{name.value}", set()).update(map(str, given))
    return found


def vocabulary(game: AnyGame) -> list[str]:
    """Every key that an option can have, for the smallest and the largest table, and for what a table may choose."""
    chosen: list[dict[str, Any]] = [{}, *game.presets.values()]
    setups = [game.setup(n, 0, (), None, settings) for n in (game.least, game.most) for settings in chosen]
    return [key for setup in setups for key in game.vocabulary(setup)]


def card_keys(game: AnyGame) -> set[str]:
    return {card.key for pile in game.start(game.most, seed=1).g.cards for card in pile}


# --- what may be there ---


def items(game: str) -> Iterator[Item]:
    """All items of a game."""
    kinds, _ = contents(package_of(game))
    for kind, struct in kinds.items():
        yield from read(package_of(game), kind, struct).values()


@cache
def item_ids(game: str) -> dict[str, set[str]]:
    """The ids of all items, with the numbers that a card's text may use."""
    found: dict[str, set[str]] = {}
    for item in items(game):
        found.setdefault(item.id, set()).update(numbers_of(item))
    return found


@cache
def item_words(game: str) -> frozenset[str]:
    """Every word in the content: ids, and references between items."""
    said = {value for item in items(game) for value in leaves(msgspec.to_builtins(item))}
    return frozenset({*item_ids(game), *said})


def leaves(raw: object) -> Iterator[str]:
    """The values of an item and of its parts."""
    if isinstance(raw, dict):
        for value in raw.values():
            yield from leaves(value)
    elif isinstance(raw, list | tuple):
        for value in raw:
            yield from leaves(value)
    else:
        yield str(raw)


def has_module(name: str) -> bool:
    return any(m.__name__ == name for m in modules(name.rpartition(".")[0]))


@cache
def trees(package: str) -> list[ast.Module]:
    return [ast.parse(Path(m.__file__ or "").read_text(encoding="utf-8")) for m in modules(package) if m.__file__]


def nodes(package: str) -> Iterator[ast.AST]:
    for tree in trees(package):
        yield from ast.walk(tree)


@cache
def literals(package: str) -> frozenset[str]:
    """All strings in the sources of a package, and all names of keyword arguments and of fields of Structs."""
    strings = {n.value for n in nodes(package) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    arguments = {n.arg for n in nodes(package) if isinstance(n, ast.keyword) and n.arg}
    declared = (n.target for n in nodes(package) if isinstance(n, ast.AnnAssign))
    return frozenset(strings | arguments | {target.id for target in declared if isinstance(target, ast.Name)})


@cache
def prefixes(package: str) -> frozenset[str]:
    """What f-strings begin with, such as `table-` of a key or `gain_` of a kind's name."""
    found = [n.values[0] for n in nodes(package) if isinstance(n, ast.JoinedStr) and n.values]
    starts = {str(n.value) for n in found if isinstance(n, ast.Constant)}
    return frozenset(start for start in starts if start.endswith(("-", "_")))


@cache
def page() -> str:
    """The sources of the browser client, which uses many words by itself."""
    sources = sorted(p for p in PAGE.rglob("*") if p.suffix in (".ts", ".svelte"))
    return "\n".join(p.read_text(encoding="utf-8") for p in sources)


@cache
def own_board(package: str) -> str:
    """The sources of the board that a game brings."""
    folder = folder_of(package).joinpath("board")
    files = [file for file in folder.iterdir() if file.name.endswith(".js")] if folder.is_dir() else []
    return "\n".join(file.read_text(encoding="utf-8") for file in files)
