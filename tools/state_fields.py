"""The fields that the `__init__` of a State declares, and the code that follows from them.

The type of a field is its annotation, or that of its literal. `Shared`, `Anew` and `Unsaved` in an annotation say how
it differs from most fields: `igroteka.engine.declared`.
"""

import ast
from collections.abc import Set
from functools import cache
from pathlib import Path
from typing import NamedTuple

ENGINE = Path(__file__).resolve().parent.parent / "src/igroteka/engine"
MARKS = {"Shared", "Anew", "Unsaved"}
PLAIN = {"int", "str", "bool", "list", "dict", "tuple"}


class Declared(NamedTuple):
    """A field of a State: its type without marks, and the value with which it begins, if `__init__` has one."""

    name: str
    type: ast.expr
    marks: frozenset[str]
    start: ast.expr | None


class BadDeclaration(Exception):
    """A field whose type cannot be read."""


def declared(table: ast.ClassDef) -> list[Declared]:
    """The fields that the game adds, in the order of `__init__`."""
    found = []
    for node in init_of(table).body:
        if not isinstance(node, (ast.Assign, ast.AnnAssign)):
            continue
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        annotation = type_of_literal(node.value) if isinstance(node, ast.Assign) else node.annotation
        if isinstance(target, ast.Attribute) and target.attr not in engine_fields():
            if annotation is None:
                raise BadDeclaration(f"line {node.lineno}: write a type, self.{target.attr}: int = …")
            found.append(Declared(target.attr, *unmarked(annotation), node.value))
    return found


def init_of(state: ast.ClassDef) -> ast.FunctionDef:
    return next(node for node in state.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")


def type_of_literal(value: ast.expr) -> ast.expr | None:
    """The type of a literal number, string, True or False."""
    if isinstance(value, ast.UnaryOp):
        value = value.operand
    if isinstance(value, ast.Constant) and isinstance(value.value, (int, str)):
        return ast.Name(type(value.value).__name__)
    return None


@cache
def engine_fields() -> frozenset[str]:
    """The fields that every State has."""
    tree = ast.parse((ENGINE / "state.py").read_text(encoding="utf-8"))
    state = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "State")
    return frozenset({node.attr for node in ast.walk(init_of(state)) if isinstance(node, ast.Attribute)})


def unmarked(annotation: ast.expr) -> tuple[ast.expr, frozenset[str]]:
    """The type inside the marks, and the marks."""
    marks = set()
    while isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) in MARKS:
        marks.add(ast.unparse(annotation.value))
        annotation = annotation.slice
    return annotation, frozenset(marks)


def slots_of(fields: list[Declared]) -> str:
    names = "".join(f"        {field.name!r},\n" for field in sorted(fields))
    return f"    __slots__ = (\n{names}    )"


def copy_of(table: str, fields: list[Declared], copied: Set[str]) -> str:
    """`copied` are the classes whose objects have a `copy` of their own."""
    values = "".join(f"        other.{field.name} = {copy_of_field(field, copied)}\n" for field in fields)
    return f"""\
    def copy(self) -> "{table}":
        other = {table}.__new__({table})
        self.copy_to(other)
{values}        return other"""


def copy_of_field(field: Declared, copied: Set[str]) -> str:
    """Lists and dicts are written to, so a copy has its own; objects with a `copy` are copied; all else is shared."""
    value, type_ = f"self.{field.name}", ast.unparse(field.type)
    outer, _, inner = type_.partition("[")
    inner = inner.removesuffix("]")
    if "Anew" in field.marks and field.start is not None:
        return ast.unparse(field.start)
    if "Shared" in field.marks:
        return value
    if type_.removesuffix(" | None") in copied:
        return f"None if {value} is None else {value}.copy()"
    if outer == "list" and inner in copied:
        return f"[each.copy() for each in {value}] if {value} else []"
    if outer == "list" and inner.startswith("list["):
        return f"[row[:] for row in {value}]"
    return f"{value}[:]" if outer == "list" else f"{value}.copy()" if outer == "dict" else value


def saved_of(fields: list[Declared], aliases: Set[str]) -> str:
    """The type in which each field is saved, by name; None where `fields.py` says how it is written."""
    saved = [field for field in fields if not field.marks & {"Anew", "Unsaved"}]
    types = {field.name: ast.unparse(field.type) if is_plain(field.type, aliases) else None for field in saved}
    lines = "".join(f"    {name!r}: {type_},\n" for name, type_ in types.items())
    return f"SAVED: Final[dict[str, Any]] = {{\n{lines}}}"


def is_plain(type_: ast.expr, aliases: Set[str] = frozenset()) -> bool:
    """Numbers, words, lists, tuples and dicts of them; `aliases` are names for such types."""
    names = [node.id for node in ast.walk(type_) if isinstance(node, ast.Name)]
    return names != [] and set(names) <= PLAIN | aliases
