"""Every word is used somewhere, and every word in use exists, in both languages, with the right forms."""

from __future__ import annotations

import re

import pytest

from igroteka.content.words import LANGUAGES, Words
from igroteka.games import games
from tests.texts.files import COMMON, FORMS, Message, both, messages
from tests.texts.needs import (
    LABEL_ARGUMENTS,
    card_keys,
    item_ids,
    item_words,
    literals,
    needed,
    objects,
    on_the_shelf,
    package_of,
    page,
    prefixes,
    setting_values,
    subjects,
    vocabulary,
)

SHELF = on_the_shelf()
PACKAGES = [COMMON, *map(package_of, SHELF)]
PLURALS = {"zero", "one", "two", "few", "many"}
CODE = (
    "igroteka.engine",
    "igroteka.bots",
    "igroteka.lessons",
    "igroteka.cli",
    "igroteka.content.words",
    "igroteka.server.play.bot_remarks",
    "igroteka.server.http.previews",
)


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages(package: str) -> None:
    ru, en = (messages(package, lang) for lang in LANGUAGES)
    assert ru.keys() == en.keys(), sorted(ru.keys() ^ en.keys())
    for id in ru:
        assert ru[id].attributes - set(FORMS) == en[id].attributes - set(FORMS), id


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_use_the_same_arguments(package: str) -> None:
    ru, en = (messages(package, lang) for lang in LANGUAGES)
    for id in ru.keys() & en.keys():
        assert told(ru[id]) == told(en[id]), id


def told(message: Message) -> set[str]:
    """What a message tells, without what only its grammar needs: whether its cards are shown, and how many they are."""
    return message.arguments - ({"shown", "count"} if "cards" in message.arguments else {"shown"})


@pytest.mark.parametrize("package", PACKAGES)
def test_a_plural_has_all_the_forms_of_its_language(package: str) -> None:
    """Russian distinguishes 1, 2 and 5; equal forms are written out too, so that none is forgotten."""
    wanted = {"ru": ({"one", "few", "many"}, {"one", "few", "other"}), "en": ({"one", "other"},)}
    for lang, found in both(package):
        for message in found.values():
            for variable, variants in message.selectors:
                forms = variants & {*PLURALS, "other"}
                if variants & PLURALS:
                    assert forms in wanted[lang], f"{lang}: {message.id} by ${variable} has {sorted(variants)}"


@pytest.mark.parametrize("package", PACKAGES)
def test_a_thing_is_selected_by_its_id(package: str) -> None:
    """By its name a sentence would select in one language only."""
    for lang, found in both(package):
        for message in found.values():
            for variable, variants in message.selectors:
                things = {variant for variant in variants if f"name-{variant}" in found}
                assert not things or variable.endswith("_id"), f"{lang}: {message.id} by ${variable}: {sorted(things)}"


@pytest.mark.parametrize("package", PACKAGES)
def test_messages_refer_to_messages_that_are_there(package: str) -> None:
    for lang, found in both(package):
        known = found.keys() | messages(COMMON, lang).keys()
        for message in found.values():
            assert message.references <= known, f"{lang}: {message.id}"


@pytest.mark.parametrize("game", SHELF)
def test_no_word_is_missing(game: str) -> None:
    for lang, found in both(package_of(game)):
        known = found.keys() | messages(COMMON, lang).keys()
        missing = sorted(set(needed(games[game])) - known)
        assert not missing, f"{lang}: {missing}"


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_and_every_card_has_a_label(game: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IGROTEKA_STRICT_WORDS", "1")
    words = Words(game, lang)
    for key in vocabulary(games[game]):
        assert words.label(key)
    for key in card_keys(games[game]):
        assert words.name(key)
    for setting in games[game].settings:
        for value in setting.values:
            own = f"setting-{setting.name}-{value}"
            assert isinstance(value, bool) or words.say(own) if words.has(own) else words.name(str(value))


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_can_be_said_with_the_numbers_of_its_item(
    game: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("IGROTEKA_STRICT_WORDS", "1")
    words = Words(game, lang)
    for id in item_ids(game):
        assert "{" not in words.text(id)


@pytest.mark.parametrize("game", SHELF)
def test_every_setting_is_explained(game: str) -> None:
    for lang, found in both(package_of(game)):
        for setting in games[game].settings:
            assert "help" in found[f"setting-{setting.name}"].attributes, f"{lang}: {setting.name}"


@pytest.mark.parametrize("game", SHELF)
def test_a_message_uses_only_arguments_that_the_code_gives(game: str) -> None:
    given = needed(games[game])
    for lang, found in both(package_of(game)):
        for message in found.values():
            allowed = arguments(game, message, given)
            if allowed is not None:
                assert message.arguments <= allowed, f"{lang}: {message.id}: {message.arguments - allowed}"


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


@pytest.mark.parametrize("game", SHELF)
def test_no_word_is_unused(game: str) -> None:
    package = package_of(game)
    required = set(needed(games[game])) | setting_values(games[game])
    parts = {part for key in vocabulary(games[game]) for part in key.split(":")}
    said = literals(package)
    heard = {reference for _, found in both(package) for m in found.values() for reference in m.references}
    unused = [
        id
        for id in messages(package, "ru")
        if id not in required and id not in heard and not used(id, parts, said, item_words(game), prefixes(package))
    ]
    assert not unused


def used(id: str, parts: set[str], said: frozenset[str], items: frozenset[str], begun: frozenset[str]) -> bool:
    """Whether this is used: as an answer, as the name of an item, by its literal in the code or on the page."""
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
    return id in said or id in page() or any(id.startswith(start) for start in begun)


def test_the_common_words_are_all_said() -> None:
    from igroteka.engine.events import EventKind
    from igroteka.engine.options import Option, Refusal

    said = frozenset().union(*map(literals, CODE))
    begun = frozenset().union(*map(prefixes, CODE)) - {"name-", "option-", "why-", "event-", "reason-"}
    known = {f"why-{r.reason}" for package in CODE for r in objects(package, Refusal)}
    known |= {f"event-{e.name}" for package in CODE for e in objects(package, EventKind)}
    known |= {f"option-{o.key}" for package in CODE for o in objects(package, Option)}
    ids = messages(COMMON, "ru").keys()
    assert not known - ids
    loose = ids - known - said
    rest = {id for id in loose if id.partition("-")[2] not in said and id not in page()}
    rest -= {f"why-{reason}" for reason in re.findall(r"reason: '(\w+)'", page())}
    assert not {id for id in rest if not any(id.startswith(start) for start in begun)}
