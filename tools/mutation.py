"""Finds the places of a source file where a small fault can be planted, and plants it.

A mutant replaces one segment of the text, so the rest of the file stays as it is and a survivor is shown as a diff of a
line or two. Not changed: docstrings, strings, type annotations, decorators, assertions, and events.
"""

import ast
import difflib
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

SILENT_CALLS = {"tell", "log", "Refusal", "TypeVar", "NewType", "cast", "isinstance"}
"""Calls whose arguments are texts for people or for the type checker."""

SILENT_FUNCTIONS = {"__repr__", "__str__", "__hash__", "__init_subclass__"}

COMPARISONS: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
TWINS = {"any": "all", "all": "any", "min": "max", "max": "min"}


@dataclass(frozen=True)
class Mutant:
    """One fault: bytes `start` to `end` of the file become `text`. The lines are those of the statement around it."""

    path: Path
    kind: str
    line: int
    lines: tuple[int, ...]
    start: int
    end: int
    text: str

    def plant(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]

    def diff(self, source: bytes) -> list[str]:
        """The changed lines, as `-` and `+`."""
        before, after = source.decode().splitlines(), self.plant(source).decode().splitlines()
        return [
            line for line in difflib.unified_diff(before, after, lineterm="", n=0) if line[:3] not in ("---", "+++")
        ]


class Finder:
    """Walks one module and collects the faults that can be planted in it."""

    def __init__(self, path: Path, source: bytes) -> None:
        self.path, self.source = path, source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.found: list[Mutant] = []
        self.lines: tuple[int, ...] = ()

    def find(self) -> list[Mutant]:
        self.block(ast.parse(self.source).body)
        return [mutant for mutant in self.found if is_python(mutant.plant(self.source))]

    def add(self, kind: str, node: ast.expr | ast.stmt, text: str) -> None:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.starts[node.lineno - 1] + node.col_offset
        end = self.starts[node.end_lineno - 1] + node.end_col_offset
        if self.source[start:end].decode() != text:
            self.found.append(Mutant(self.path, kind, node.lineno, self.lines, start, end, text))

    # ---------------------------------------------------------------- statements

    def block(self, body: list[ast.stmt]) -> None:
        for statement in body:
            self.statement(statement)

    def statement(self, node: ast.stmt) -> None:
        header = [child for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr)]
        last = max((child.end_lineno or child.lineno for child in header), default=node.lineno)
        self.lines = tuple(range(node.lineno, last + 1))
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                if node.name not in SILENT_FUNCTIONS:
                    for default in [*node.args.defaults, *(d for d in node.args.kw_defaults if d is not None)]:
                        self.expression(default)
                    self.block(node.body)
            case ast.ClassDef():
                self.block(node.body)
            case ast.Assert() | ast.Import() | ast.ImportFrom() | ast.Raise() | ast.Global() | ast.Nonlocal():
                return
            case ast.Expr(value=ast.Constant()):
                return
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                return
            case ast.If() | ast.While():
                self.add("condition", node.test, f"not ({ast.unparse(node.test)})")
                self.expression(node.test)
                self.block(node.body)
                self.block(node.orelse)
            case ast.For():
                self.expression(node.iter)
                self.block(node.body)
                self.block(node.orelse)
            case ast.Try():
                for body in (node.body, *(handler.body for handler in node.handlers), node.orelse, node.finalbody):
                    self.block(body)
            case ast.With():
                self.block(node.body)
            case ast.Match():
                self.expression(node.subject)
                for case in node.cases:
                    if case.guard is not None:
                        self.lines = (case.pattern.lineno,)
                        self.add("condition", case.guard, f"not ({ast.unparse(case.guard)})")
                        self.expression(case.guard)
                    self.block(case.body)
            case _:
                self.simple(node)

    def simple(self, node: ast.stmt) -> None:
        """A simple statement: remove it, change it, or change its parts."""
        match node:
            case ast.Return(value=value) if value is not None:
                if not (isinstance(value, ast.Constant) and value.value is None):
                    self.add("return", node, "return None")
                if isinstance(value, ast.Compare | ast.BoolOp):
                    self.add("return", value, f"not ({ast.unparse(value)})")
                self.expression(value)
            case ast.Expr(value=value):
                if not is_silent(value):
                    self.add("removed", node, "pass")
                self.expression(value)
            case ast.AugAssign():
                self.add("removed", node, "pass")
                if type(node.op) in ARITHMETIC:
                    other = ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value)
                    self.add("arithmetic", node, ast.unparse(other))
                self.expression(node.value)
            case ast.Assign():
                if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
                    self.add("removed", node, "pass")
                self.expression(node.value)
            case ast.AnnAssign(value=ast.expr() as value):
                self.expression(value)
            case ast.Delete():
                self.add("removed", node, "pass")
            case ast.Break():
                self.add("flow", node, "continue")
            case ast.Continue():
                self.add("flow", node, "break")

    # ---------------------------------------------------------------- expressions

    def expression(self, node: ast.AST) -> None:
        if is_silent(node):
            return
        match node:
            case ast.Compare(ops=[op]):
                for other in COMPARISONS[type(op)]:
                    self.rewrite("comparison", node, ast.Compare(node.left, [other()], node.comparators))
            case ast.BoolOp():
                joined: ast.boolop = ast.And() if isinstance(node.op, ast.Or) else ast.Or()
                self.rewrite("and/or", node, ast.BoolOp(joined, node.values))
                for dropped in node.values:
                    rest = [value for value in node.values if value is not dropped]
                    self.rewrite("dropped", node, rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest))
            case ast.UnaryOp(op=ast.Not()):
                self.rewrite("not", node, node.operand)
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant()):
                self.rewrite("constant", node, node.operand)
                return
            case ast.BinOp() if type(node.op) in ARITHMETIC and not is_text(node):
                self.rewrite("arithmetic", node, ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right))
            case ast.IfExp():
                self.rewrite("condition", node, ast.IfExp(node.test, node.orelse, node.body))
            case ast.Constant(value=bool() as truth):
                self.rewrite("constant", node, ast.Constant(not truth))
            case ast.Constant(value=int() as number):
                self.rewrite("constant", node, ast.Constant(number + 1))
                if number > 0:
                    self.rewrite("constant", node, ast.Constant(number - 1))
            case ast.Call():
                self.call(node)
            case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
                for generator in node.generators:
                    for test in generator.ifs:
                        self.rewrite("condition", test, ast.UnaryOp(ast.Not(), test))
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr | ast.comprehension | ast.keyword):
                self.expression(child)

    def call(self, node: ast.Call) -> None:
        """Swap the last two arguments, or replace the function by a similar one."""
        if isinstance(node.func, ast.Name) and node.func.id in TWINS:
            self.rewrite("twin", node, ast.Call(ast.Name(TWINS[node.func.id]), node.args, node.keywords))
        if len(node.args) >= 2 and all(isinstance(a, ast.Name | ast.Attribute | ast.Subscript) for a in node.args[-2:]):
            swapped = [*node.args[:-2], node.args[-1], node.args[-2]]
            self.rewrite("swapped", node, ast.Call(node.func, swapped, node.keywords))

    def rewrite(self, kind: str, node: ast.expr, other: ast.expr) -> None:
        text = ast.unparse(other)
        self.add(kind, node, text if isinstance(other, ast.Constant | ast.Call) else f"({text})")


def is_silent(node: ast.AST) -> bool:
    """Whether this is a call with only texts; also behind `yield from`."""
    match node:
        case ast.YieldFrom(value=value):
            return is_silent(value)
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name in SILENT_CALLS
        case ast.JoinedStr():
            return True
    return False


def is_text(node: ast.BinOp) -> bool:
    """Whether strings are concatenated here."""
    sides = (node.left, node.right)
    return any(
        isinstance(s, ast.JoinedStr) or (isinstance(s, ast.Constant) and isinstance(s.value, str)) for s in sides
    )


def is_python(source: bytes) -> bool:
    try:
        compile(source, "mutant", "exec")
    except (SyntaxError, ValueError):
        return False
    return True


def choose(
    mutants: list[Mutant], count: int, seed: int, wanted: Callable[[Mutant], bool] = lambda _: True
) -> list[Mutant]:
    """A sample, the same for the same seed and source: a line by chance, then a fault of that line by chance."""
    luck = random.Random(seed)
    by_line: dict[tuple[str, int], list[Mutant]] = {}
    for mutant in mutants:
        if wanted(mutant):
            by_line.setdefault((str(mutant.path), mutant.line), []).append(mutant)
    chosen: list[Mutant] = []
    for kept in rounds(by_line, luck):
        if len(chosen) == count:
            break
        chosen.append(kept)
    return chosen


def rounds(by_line: dict[tuple[str, int], list[Mutant]], luck: random.Random) -> Iterator[Mutant]:
    """Every line once in random order, then every line that has another fault, and so on."""
    left = {line: luck.sample(mutants, len(mutants)) for line, mutants in sorted(by_line.items())}
    while left:
        for line in luck.sample(sorted(left), len(left)):
            yield left[line].pop()
            if not left[line]:
                del left[line]
