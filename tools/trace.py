"""`make trace`: every rule of every game is cited by a test.

Counts `@rule("GF-052")` on test functions (and test methods) of `tests/games/<game>/`, and nothing else: no strings, no
comments, no calls. A test cites at most three rules, or has `components=True` when it counts the components of the box.
Prints `game covered/total`; fails below 100 %, on an unknown id, and on a citation that cannot be read.
"""

import argparse
import ast
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
MOST = 3


@dataclass
class Report:
    """What the tests of one game cite."""

    game: str
    total: int
    covered: int
    missing: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    @property
    def whole(self) -> bool:
        return not self.missing and not self.faults


def complete_games(root: Path) -> list[Path]:
    """The packages of finished games: they have a GAME object and a rule inventory."""
    homes = sorted((root / "src/igroteka/games").glob("*/__init__.py"))
    return [home.parent for home in homes if defines_game(home) and (home.parent / "rules.yaml").exists()]


def defines_game(module: Path) -> bool:
    for node in ast.parse(module.read_text(encoding="utf-8")).body:
        match node:
            case (
                ast.Assign(targets=[ast.Name(id="GAME")]) | ast.AnnAssign(target=ast.Name(id="GAME"), value=ast.expr())
            ):
                return True
            case ast.ImportFrom(names=names) if any((name.asname or name.name) == "GAME" for name in names):
                return True
    return False


def inventory(home: Path) -> list[str]:
    """The ids of rules.yaml, in its order."""
    text = (home / "rules.yaml").read_text(encoding="utf-8")
    return [str(rule["id"]) for rule in yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))["rules"]]


Test = ast.FunctionDef | ast.AsyncFunctionDef


def test_functions(tree: ast.Module) -> Iterator[Test]:
    """What pytest would collect: functions, and methods of test classes."""
    for node in tree.body:
        scope = node.body if isinstance(node, ast.ClassDef) and node.name.startswith("Test") else [node]
        for item in scope:
            if isinstance(item, ast.FunctionDef | ast.AsyncFunctionDef) and item.name.startswith("test"):
                yield item


def citations(test: Test) -> Iterator[ast.Call]:
    for decorator in test.decorator_list:
        match decorator:
            case ast.Call(func=ast.Name(id="rule") | ast.Attribute(attr="rule")):
                yield decorator


def trace(home: Path, tests: Path) -> Report:
    """Read the inventory and the tests of one game and compare them."""
    ids = inventory(home)
    known, cited = set(ids), set[str]()
    report = Report(home.name, len(ids), 0)
    for twin in sorted({i for i in ids if ids.count(i) > 1}):
        report.faults.append(f"{home.name}/rules.yaml: {twin} is there twice")
    for path in sorted(tests.rglob("test_*.py")):
        for test in test_functions(ast.parse(path.read_text(encoding="utf-8"))):
            where = f"{path.relative_to(tests.parents[2])}:{test.lineno} {test.name}"
            names: list[str] = []
            components = False
            for call in citations(test):
                for argument in call.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        names.append(argument.value)
                    else:
                        report.faults.append(f"{where}: cites {ast.unparse(argument)}, which is no plain id")
                components |= any(k.arg == "components" and ast.unparse(k.value) == "True" for k in call.keywords)
            report.faults += [f"{where}: unknown rule {name}" for name in names if name not in known]
            if len(names) > MOST and not components:
                report.faults.append(f"{where}: cites {len(names)} rules, at most {MOST} (components=True for counts)")
            cited.update(names)
    report.missing = [i for i in dict.fromkeys(ids) if i not in cited]
    report.covered = len(known & cited)
    return report


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", help="ids of games (default: all)")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    parser.add_argument("--json", action="store_true", help="one JSON list for programs")
    options = parser.parse_args()
    homes = complete_games(options.root)
    if unknown := set(options.games) - {home.name for home in homes}:
        print(f"trace: no such game: {', '.join(sorted(unknown))}", file=sys.stderr)
        return 2
    chosen = [home for home in homes if not options.games or home.name in options.games]
    reports = [trace(home, options.root / "tests/games" / home.name) for home in chosen]
    if options.json:
        print(json.dumps([asdict(report) for report in reports]))
    for report in reports:
        if not options.json:
            print(f"{report.game} {report.covered}/{report.total}")
        if report.missing:
            print(f"trace: {report.game}: no test cites {' '.join(report.missing)}", file=sys.stderr)
        for fault in report.faults:
            print(f"trace: {fault}", file=sys.stderr)
    return 0 if all(report.whole for report in reports) else 1


if __name__ == "__main__":
    sys.exit(main())
