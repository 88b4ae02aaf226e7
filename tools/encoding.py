"""`encode` from a game's `observe`: instead of each call of `Numbers`, the body of that method of `Written`.

A call costs more than what most features write, and programs that learn observe at every step.
"""

import ast
import textwrap
from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

FEATURE = Path(__file__).resolve().parent.parent / "src/igroteka/engine/feature.py"
OWN = {"out": "out", "viewer": "seat", "players": "seats"}
"""What a `Written` keeps, as `encode` calls it."""


class BadObserve(Exception):
    """An `observe` that is no list of features."""


class Substitute(ast.NodeTransformer):
    """Puts the arguments of a call into the body of a method."""

    def __init__(self, arguments: dict[str, ast.expr], at: ast.expr) -> None:
        self.arguments = arguments
        self.at = at

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self.arguments.get(node.id, node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        if ast.unparse(node.value) != "self":
            return self.generic_visit(node)
        return self.at if node.attr == "at" else ast.Name(OWN[node.attr])

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Replace the call of a lambda by its body, with the argument in it."""
        given = self.arguments.get(ast.unparse(node.func))
        if not isinstance(given, ast.Lambda):
            return self.generic_visit(node)
        parameter, argument = given.args.args[0].arg, self.visit(node.args[0])
        whole: ast.AST = Substitute({parameter: argument}, self.at).visit(deepcopy(given.body))
        return whole

    def visit_For(self, node: ast.For) -> ast.AST:
        """Replace a loop over a generator by the generator's own loops."""
        given = self.arguments.get(ast.unparse(node.iter))
        if not isinstance(given, ast.GeneratorExp):
            return self.generic_visit(node)
        inside = Substitute({**self.arguments, ast.unparse(node.target): given.elt}, self.at)
        body: list[ast.stmt] = [inside.visit(each) for each in node.body]
        for loop in reversed(given.generators):
            for test in reversed(loop.ifs):
                body = [ast.If(test, body, [])]
            body = [ast.For(loop.target, loop.iter, body, [])]
        return body[0]

    def visit_If(self, node: ast.If) -> Any:  # a statement, or several
        """Leave out a condition that is always True."""
        self.generic_visit(node)
        return node.body if isinstance(node.test, ast.Constant) else node


class Encoder:
    """Writes the statements of `encode`, feature by feature."""

    def __init__(self) -> None:
        tree = ast.parse(FEATURE.read_text(encoding="utf-8"))
        written = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Written")
        self.methods = {node.name: node for node in written.body if isinstance(node, ast.FunctionDef)}
        self.lines: list[str] = []
        self.loops: dict[str, ast.expr] = {}
        """By name: generators, which are not made but run through."""
        self.ahead = 0
        """How far behind `at` the next feature begins: sizes that are numbers are added up here, others move `at`."""

    def add(self, call: ast.Call) -> None:
        """The body of a method with the arguments of the call."""
        assert isinstance(call.func, ast.Attribute)
        method = self.methods[call.func.attr]
        *body, moving = method.body
        assert isinstance(moving, ast.AugAssign)
        arguments = arguments_of(call, method)
        arguments = {name: self.loops.get(text_of(value), value) for name, value in arguments.items()}
        self.name_values(arguments, body)
        substitute = Substitute(arguments, expression(f"at + {self.ahead}" if self.ahead else "at"))
        for node in body:
            made = substitute.visit(deepcopy(node))
            self.lines += [text_of(each) for each in (made if isinstance(made, list) else [made])]
        self.move(text_of(substitute.visit(deepcopy(moving.value))))

    def move(self, size: str) -> None:
        if size.isdigit():
            self.ahead += int(size)
        else:
            self.lines.append(f"at += {self.ahead} + {size}" if self.ahead else f"at += {size}")
            self.ahead = 0

    def name_values(self, arguments: dict[str, ast.expr], body: list[ast.stmt]) -> None:
        """A value that the body uses twice is computed once, under a name of its own."""
        feature = ast.literal_eval(arguments["name"])
        used = [node.id for part in body for node in ast.walk(part) if isinstance(node, ast.Name)]
        for parameter, value in arguments.items():
            if used.count(parameter) > 1 and not isinstance(value, (ast.Name, ast.Constant)):
                name = f"{feature}_{parameter}"
                self.lines.append(f"{name} = {text_of(value)}")
                arguments[parameter] = ast.Name(name)


def encode_of(observe: ast.FunctionDef) -> str:
    """The function as text."""
    g, _, numbers = observe.args.args
    encoder = Encoder()
    for node in observe.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.GeneratorExp):
            encoder.loops[ast.unparse(node.targets[0])] = node.value
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            encoder.lines += [text_of(each) for each in one_by_one(node)]
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and calls(node.value, numbers.arg):
            encoder.add(node.value)
        elif not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Constant):
            raise BadObserve(f"line {node.lineno}: `observe` calls `{numbers.arg}` and names values, nothing else")
    head = f"def encode({ast.unparse(g)}, seat: int, out: bytearray, at: int) -> None:"
    return "\n".join([head, *[textwrap.indent(line, "    ") for line in needed(["seats = g.seats", *encoder.lines])]])


def one_by_one(node: ast.Assign | ast.AnnAssign) -> Sequence[ast.stmt]:
    """`a, b = x, y` as two statements, of which one may not be needed."""
    if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Tuple):
        return [node]
    if not isinstance(node.value, ast.Tuple):
        return [node]
    return [ast.Assign([name], value) for name, value in zip(node.targets[0].elts, node.value.elts, strict=True)]


def calls(call: ast.Call, numbers: str) -> bool:
    return isinstance(call.func, ast.Attribute) and ast.unparse(call.func.value) == numbers


def arguments_of(call: ast.Call, method: ast.FunctionDef) -> dict[str, ast.expr]:
    """The arguments of a call by the name of the parameter; an argument that is left out has its default."""
    parameters = [each.arg for each in method.args.args[1:]]
    defaults = dict(zip(reversed(parameters), reversed(method.args.defaults), strict=False))
    keywords = {each.arg: each.value for each in call.keywords if each.arg is not None}
    return defaults | dict(zip(parameters, call.args, strict=False)) | keywords


def needed(lines: list[str]) -> list[str]:
    """The lines without assignments to names that are only used in descriptions."""
    found: list[str] = []
    used: set[str] = set()
    for line in reversed(lines):
        [node] = ast.parse(line).body
        target = ast.unparse(node.targets[0]) if isinstance(node, ast.Assign) else ""
        if not target.isidentifier() or target in used:
            found.append(line)
            used |= {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    return found[::-1]


def expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def text_of(node: ast.AST) -> str:
    return ast.unparse(ast.fix_missing_locations(node))
