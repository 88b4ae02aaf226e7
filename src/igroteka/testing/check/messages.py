"""The files of words as data: their ids, the arguments each message uses, its selectors."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from igroteka.content import BadContent
from igroteka.content.words import CASES, LANGUAGES, resource, source

FORMS = (*CASES, "gender", "number", "id")
"""Attributes of a name that its language may need and the other not; a thing's `_id` is what sentences select by."""
COMMON = "igroteka"


@dataclass
class Message:
    """One message: what it uses, in its value and in all its attributes."""

    id: str
    attributes: set[str] = field(default_factory=set)
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    selectors: list[tuple[str, set[str]]] = field(default_factory=list)
    """The variable that selects, and the names of its variants."""

    @property
    def arguments(self) -> set[str]:
        """The variables without their grammatical forms: $card_acc is the argument card."""
        return {plain(variable) for variable in self.variables}


def plain(variable: str) -> str:
    head, _, form = variable.rpartition("_")
    return head if head and form in FORMS else variable


class Reader(Visitor):
    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802  # named by fluent.syntax
        self.message.attributes.add(node.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the visitor's names
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # the visitor's names
        self.message.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802  # the visitor's names
        self.message.references.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # the visitor's names
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
            self.message.selectors.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def messages(package: str, lang: str) -> dict[str, Message]:
    """All messages (and terms, `-name`) of a file."""
    found: dict[str, Message] = {}
    for entry in resource(package, lang).body:
        if isinstance(entry, ast.Message | ast.Term):
            id = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if id in found:
                line = 1 + source(package, lang).count("\n", 0, entry.span.start if entry.span else 0)
                raise BadContent(f"{package}/text/{lang}.ftl", line, f"{id} for the second time", "each id once")
            found[id] = Message(id)
            Reader(found[id]).visit(entry)
    return found


def both(package: str) -> Iterator[tuple[str, dict[str, Message]]]:
    for lang in LANGUAGES:
        yield lang, messages(package, lang)
