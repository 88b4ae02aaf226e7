"""Every word is used somewhere, and every word in use exists, in both languages, with the right forms."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from igroteka.content.words import LANGUAGES, MissingWords, Words
from igroteka.packages import package_of
from igroteka.testing.check.fault import Fault, fault_at
from igroteka.testing.check.messages import COMMON, FORMS, Message, both, messages
from igroteka.testing.check.needs import (
    LABEL_ARGUMENTS,
    card_keys,
    item_ids,
    item_words,
    literals,
    needed,
    own_board,
    page,
    prefixes,
    setting_values,
    subjects,
    vocabulary,
)
from igroteka.testing.check.sources import place_of

if TYPE_CHECKING:
    from igroteka.engine.game import AnyGame

THING = re.compile(r"(?!p\d+$)[a-z][a-z0-9_]*")
"""A value with a name; players have theirs, and others are shown as they are."""
PLURALS = {"zero", "one", "two", "few", "many"}
FORMS_OF = {"ru": ({"one", "few", "many"}, {"one", "few", "other"}), "en": ({"one", "other"},)}
"""Russian distinguishes 1, 2 and 5; equal forms are written out too, so that none is forgotten."""


def at(package: str, lang: str, id: str, what: str) -> Fault:
    return fault_at(package, f"text/{lang}.ftl", f"{id} =", what)


def languages_differ(package: str) -> Iterator[Fault]:
    """Faults where the two languages differ: both must have the same messages with the same arguments."""
    ru, en = (messages(package, lang) for lang in LANGUAGES)
    for id in sorted(ru.keys() ^ en.keys()):
        here, other = ("ru", "en") if id in ru else ("en", "ru")
        yield at(package, here, id, f"{id} is missing in {other}.ftl")
    for id in ru.keys() & en.keys():
        if ru[id].attributes - set(FORMS) != en[id].attributes - set(FORMS):
            yield at(package, "ru", id, f"{id} has other attributes in en.ftl")
        if told(ru[id]) != told(en[id]):
            differ = ", ".join(sorted(f"${name}" for name in told(ru[id]) ^ told(en[id])))
            yield at(package, "ru", id, f"{id} uses {differ} in one language only")


def told(message: Message) -> set[str]:
    """What a message tells, without what only its grammar needs: whether its cards are shown, and how many they are."""
    return message.arguments - ({"shown", "count"} if "cards" in message.arguments else {"shown"})


def bad_plurals(package: str) -> Iterator[Fault]:
    """A plural has all the forms of its language."""
    for lang, found in both(package):
        for message in found.values():
            for variable, variants in message.selectors:
                if variants & PLURALS and variants & {*PLURALS, "other"} not in FORMS_OF[lang]:
                    yield at(package, lang, message.id, f"{message.id} by ${variable} has only {sorted(variants)}")


def selected_by_name(package: str) -> Iterator[Fault]:
    """A thing is selected by its id: by its name a sentence would select in one language only."""
    for lang, found in both(package):
        for message in found.values():
            for variable, variants in message.selectors:
                if not variable.endswith("_id") and any(f"name-{variant}" in found for variant in variants):
                    yield at(package, lang, message.id, f"{message.id} selects by ${variable}: take ${variable}_id")


def loose_references(package: str) -> Iterator[Fault]:
    """Messages refer to messages that are there."""
    for lang, found in both(package):
        known = found.keys() | messages(COMMON, lang).keys()
        for message in found.values():
            for reference in sorted(message.references - known):
                yield at(package, lang, message.id, f"{message.id} refers to {reference}, which is not there")


def missing_words(game: AnyGame) -> Iterator[Fault]:
    package = package_of(game.id)
    for lang, found in both(package):
        if not found:
            yield Fault(f"text/{lang}.ftl", 0, "is missing: without it people read ids")
            continue
        known = found.keys() | messages(COMMON, lang).keys()
        for id in sorted(set(needed(game)) - known):
            by = place_of(package, id.partition("-")[2], "")
            yield Fault(
                f"text/{lang}.ftl", 0, f"{id} is missing" + (f": {by.path}:{by.line} needs it" if by.line else "")
            )


def unlabelled(game: AnyGame) -> Iterator[Fault]:
    """Every answer, every card and every value of a setting has a name, and every text can be said."""
    for lang, found in both(package_of(game.id)):
        if not found:
            continue
        words = Words(game.id, lang)
        words.strict = True
        said: list[tuple[Callable[[str], str], str]] = [
            *((words.label, key) for key in dict.fromkeys(vocabulary(game))),
            *((words.name, key) for key in sorted(card_keys(game))),
            *((words.text, id) for id in item_ids(game.id)),
        ]
        for say, key in said:
            try:
                line = say(key)
            except MissingWords as error:
                yield Fault(f"text/{lang}.ftl", 0, str(error).partition(": ")[2].partition(":")[0])
                continue
            if "{" in line:
                yield at(package_of(game.id), lang, f"text-{key}", f"text-{key} uses a number that its item has not")
        yield from unnamed_values(game, words)


def unnamed_values(game: AnyGame, words: Words) -> Iterator[Fault]:
    for setting in game.settings:
        for value in setting.values:
            named = isinstance(value, bool) or words.has(f"setting-{setting.name}-{value}")
            if not named and THING.fullmatch(str(value)) and not words.has(f"name-{value}"):
                yield Fault(f"text/{words.lang}.ftl", 0, f"setting-{setting.name}-{value} is missing")


def unexplained_settings(game: AnyGame) -> Iterator[Fault]:
    package = package_of(game.id)
    for lang, found in both(package):
        for setting in game.settings:
            id = f"setting-{setting.name}"
            if id in found and "help" not in found[id].attributes:
                yield at(package, lang, id, f"{id} has no .help")


def unknown_arguments(game: AnyGame) -> Iterator[Fault]:
    """A message uses only arguments that the code gives."""
    given, package = needed(game), package_of(game.id)
    for lang, found in both(package):
        for message in found.values():
            allowed = arguments(game.id, message, given)
            for name in sorted(message.arguments - allowed) if allowed is not None else ():
                yield at(package, lang, message.id, f"{message.id} uses ${name}, which nobody gives it")


def arguments(game: str, message: Message, given: dict[str, set[str]]) -> set[str] | None:
    """What a message may use; None where only the sentences of played games can tell."""
    prefix, _, id = message.id.partition("-")
    if message.id in given:
        return given[message.id] if prefix != "reason" else None
    if prefix == "option":
        return LABEL_ARGUMENTS | {*subjects(package_of(game), "details")}
    if prefix == "text":
        return item_ids(game).get(id, set())
    return set() if prefix in ("name", "ask", "why", "setting", "phase") else None


def unused_words(game: AnyGame) -> Iterator[Fault]:
    package = package_of(game.id)
    if not page():  # installed without our sources: what the page says is not known here
        return
    required = set(needed(game)) | setting_values(game)
    parts = {part for key in vocabulary(game) for part in key.split(":")}
    heard = {reference for _, found in both(package) for m in found.values() for reference in m.references}
    for id in messages(package, "ru"):
        if id not in required and id not in heard and not is_used(id, parts, game.id):
            yield at(package, "ru", id, f"{id} is never said")


def is_used(id: str, parts: set[str], game: str) -> bool:
    """Whether this is used: as an answer, as the name of an item, by its literal in the code or on the page."""
    package, items = package_of(game), item_words(game)
    said, begun = literals(package), prefixes(package)
    prefix, _, rest = id.partition("-")
    if prefix == "option" and rest.partition("-")[0] in parts:
        return True
    if prefix == "name" and (rest in parts or rest in items):
        return True
    if prefix == "text" and rest in items:
        return True
    if prefix == "intro" and rest.isdigit():
        return True
    if prefix in ("name", "ending", "reason", "why", "setting", "field", "score", "proof") and rest in said:
        return True
    if prefix == "ask" and any(rest.startswith(start) for start in begun):
        return True
    return id in said or id in page() or id in own_board(package) or any(id.startswith(start) for start in begun)


OF_PACKAGES = (languages_differ, bad_plurals, selected_by_name, loose_references)
OF_GAMES = (missing_words, unlabelled, unexplained_settings, unknown_arguments, unused_words)
