"""What mypyc requires and the interpreter does not check; the compiled tree itself is tested in `make soak`."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from msgspec import Struct

from tools.compile import reason_to_skip

ROOT = Path(__file__).parents[2]
COMPILED = [ROOT / "src/igroteka" / part for part in ("engine", "games", "bots", "envs")]

TYPES = {"int", "str", "bool", "float", "list", "dict", "tuple", "set"}
FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef


def trees() -> Iterator[tuple[str, ast.Module]]:
    for part in COMPILED:
        for path in sorted(part.rglob("*.py")):
            if reason_to_skip(path) is not None:
                continue
            yield str(path.relative_to(ROOT)), ast.parse(path.read_text(encoding="utf-8"))


def test_a_class_that_is_made_empty_and_filled_allows_it() -> None:
    """Compiled, `Table.__new__(Table)` runs `__init__` unless the class allows interpreted subclasses."""
    wrong = []
    for path, tree in trees():
        made = {
            node.args[0].id
            for node in ast.walk(tree)
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "__new__"
            and node.args
            and isinstance(node.args[0], ast.Name)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and node.name in made:
                marks = " ".join(ast.unparse(decorator) for decorator in node.decorator_list)
                if "allow_interpreted_subclasses=True" not in marks:
                    wrong.append(f"{path}: {node.name}")
    assert not wrong


def test_nothing_is_read_back_across_a_yield_after_a_narrowing_assignment() -> None:
    """`self.x = None; yield …; return self.x` is None to the type checker, and so to mypyc, whatever was written."""
    wrong = []
    for path, tree in trees():
        for function in (node for node in ast.walk(tree) if isinstance(node, FunctionNode)):
            narrowed: set[str] = set()
            yielded = False
            for statement in function.body:
                if yielded and isinstance(statement, ast.Return) and statement.value is not None:
                    wrong += [f"{path}: {function.name}: {name}" for name in narrowed & {ast.unparse(statement.value)}]
                match statement:
                    case ast.Assign(targets=[ast.Attribute() as target], value=ast.Constant(value=None)):
                        narrowed.add(ast.unparse(target))
                    case ast.Expr(value=ast.Yield() | ast.YieldFrom()):
                        yielded = True
    assert not wrong


def test_no_class_is_defined_inside_a_function() -> None:
    wrong = []
    for path, tree in trees():
        for function in (node for node in ast.walk(tree) if isinstance(node, FunctionNode)):
            wrong += [f"{path}: {node.name}" for node in ast.walk(function) if isinstance(node, ast.ClassDef)]
    assert not wrong


def test_no_star_stands_where_mypyc_knows_none() -> None:
    """`head, *rest = words` and `x in (a, *b)`: mypyc fails on both."""
    wrong = []
    for path, tree in trees():
        for node in ast.walk(tree):
            places: list[ast.expr] = []
            if isinstance(node, ast.Assign):
                places = node.targets
            elif isinstance(node, ast.Compare):
                places = node.comparators
            elements = [e for place in places if isinstance(place, ast.Tuple | ast.List) for e in place.elts]
            wrong += [f"{path}:{element.lineno}" for element in elements if isinstance(element, ast.Starred)]
    assert not wrong


def test_no_type_gets_a_name_inside_a_function() -> None:
    """`number = int | str` in a function is a type to mypyc, and has no value when the function runs."""
    wrong = []
    for path, tree in trees():
        for function in (node for node in ast.walk(tree) if isinstance(node, FunctionNode)):
            for node in ast.walk(function):
                match node:
                    case ast.Assign(value=ast.BinOp(left=ast.Name(id=name), op=ast.BitOr())) if name in TYPES:
                        wrong.append(f"{path}:{node.lineno}")
    assert not wrong


def test_no_module_with_a_struct_is_compiled() -> None:
    """msgspec reads the types of a Struct at run time, and compiled code does not keep them."""
    wrong = []
    for path, _ in trees():
        name = ".".join(Path(path).relative_to("src").with_suffix("").parts)
        classes = [value for value in vars(import_module(name)).values() if isinstance(value, type)]
        wrong += [f"{name}.{c.__name__}" for c in classes if issubclass(c, Struct) and c.__module__ == name]
    assert not wrong


def test_only_what_mypyc_lets_be_acyclic_says_so() -> None:
    """A class that the collector leaves out has only bases which are left out too, and is not generic; mypyc refuses
    any other, and the whole module would be interpreted in compiled games."""
    classes = {node.name: node for _, tree in trees() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    acyclic = {name for name, node in classes.items() if "acyclic=True" in map(ast.unparse, keywords_of(node))}
    assert acyclic
    wrong = [
        f"{name}({ast.unparse(base)})"
        for name in sorted(acyclic)
        for base in classes[name].bases
        if not isinstance(base, ast.Name) or base.id not in acyclic
    ]
    assert not wrong


def keywords_of(node: ast.ClassDef) -> list[ast.keyword]:
    return [keyword for mark in node.decorator_list if isinstance(mark, ast.Call) for keyword in mark.keywords]


def test_no_class_is_a_trait() -> None:
    """mypyc sets no defaults of a trait, and compiled code does not call what an interpreted class overrides of one: a
    game of another distribution could not be played on the compiled wheel."""
    marked = [
        f"{path}: {node.name}"
        for path, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and "trait" in map(ast.unparse, node.decorator_list)
    ]
    assert not marked
