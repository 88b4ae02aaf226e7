"""An event speaks to its reader: whoever did it or had it done to them reads «Вы берёте карту», not their own name."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from igroteka.content.words import LANGUAGES, resource
from igroteka.engine.events import EventKind
from igroteka.games import games
from igroteka.packages import package_of
from igroteka.testing.check.messages import COMMON, plain
from igroteka.testing.check.needs import objects

GAMES = [*map(package_of, games)]
WHOLE = ("", "each", "times", "own", "each_own")
"""The forms of a sentence that may begin with whoever acts."""
PLAYERS = {
    "accused",
    "attacker",
    "choice",
    "foe",
    "of",
    "other",
    "owner",
    "player",
    "pushed",
    "seat",
    "to",
    "victim",
    "warden",
}
"""Arguments that name a player, always or in some games; `test_told.py` finds others in what happens there."""
ADDRESS = {"ru": re.compile(r"\b(вы|вас|вам|вами|ваш\w*)\b", re.I), "en": re.compile(r"\b(you|yours?)\b", re.I)}


class Said(Visitor):
    """The text of a pattern and the arguments that it names, with those of the messages it is put together from."""

    def __init__(self, parts: dict[str, ast.Pattern]) -> None:
        self.parts, self.text, self.arguments = parts, "", set[str]()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # named by fluent.syntax
        self.text += f"{node.value} "

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the visitor's names
        self.arguments.add(plain(node.id.name))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # the visitor's names
        if node.id.name in self.parts:
            self.visit(self.parts[node.id.name])


def sentences(package: str, lang: str) -> Iterator[tuple[str, dict[str, Said]]]:
    """Every event with all its forms; '' is the sentence for those whom it does not concern."""
    entries = [entry for entry in resource(package, lang).body if isinstance(entry, ast.Message)]
    parts = {entry.id.name: entry.value for entry in entries if entry.value is not None}
    for entry in entries:
        if entry.id.name.startswith("event-"):
            said = {"": Said(parts), **{attribute.id.name: Said(parts) for attribute in entry.attributes}}
            said[""].visit(entry.value)
            for attribute in entry.attributes:
                said[attribute.id.name].visit(attribute.value)
            yield entry.id.name, said


def for_the_reader(form: str, argument: str) -> str:
    return f"{form}_{argument}" if form else argument


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", [COMMON, *GAMES])
def test_whoever_is_named_reads_it_of_themselves(package: str, lang: str) -> None:
    for id, said in sentences(package, lang):
        for form in WHOLE:
            for argument in PLAYERS & said[form].arguments if form in said else ():
                assert for_the_reader(form, argument) in said, f"{lang}: {id}.{form} has nothing for ${argument}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", GAMES)
def test_a_sentence_for_its_reader_says_you_and_no_name(package: str, lang: str) -> None:
    fields = {f"event-{kind.name}": kind.fields for kind in objects(package, EventKind)}
    for id, said in sentences(package, lang):
        for argument in ("seat", *fields.get(id, ())):
            for form in WHOLE:
                spoken = said.get(for_the_reader(form, argument))
                if spoken is not None:
                    assert argument not in spoken.arguments, f"{lang}: {id}.{form} {argument}"
                    assert ADDRESS[lang].search(spoken.text), f"{lang}: {id}.{form} {argument}: {spoken.text}"
