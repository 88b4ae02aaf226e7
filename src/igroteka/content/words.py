"""Words: every sentence a player reads, by key, in Russian and in English, from Project Fluent files.

The common words are in `igroteka/text/<lang>.ftl`, a game's own in `games/<game>/text/<lang>.ftl`; the browser reads
the same files, so they use only what both Fluent implementations support. `docs/adding-a-game.md` lists the keys and
the arguments a sentence may use. Files are parsed when the first word is needed.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from typing import Any, Final

from igroteka.content.fluent_text import parse_words
from igroteka.content.items import contents, numbers_of, read
from igroteka.content.pack import Pack
from igroteka.engine.plain import Plain
from igroteka.engine.setup import ContentPack
from igroteka.packages import GAMES, folder_of, package_of

LANGUAGES: Final = ("ru", "en")
CASES: Final = ("gen", "dat", "acc", "ins", "pre")
PLACES: Final = ("a", "b", "c", "d")
"""The arguments of a label, in the order of the key's parts: `swap:bricks:straw` has $a and $b."""

BOT: Final = "@"
"""Begins the name of a seat's bot; what follows is a key of words (`@otto`: `bot-otto`). No person's name begins so."""

Value = int | str
_PLAYER: Final = re.compile(r"p(\d+)")
_ID: Final = re.compile(r"[a-z][a-z0-9_]*")
"""Something with a name. Numbers, coordinates, a route, a line of chat are shown as they are."""


class MissingWords(KeyError):
    """A key or an argument that the files do not have. Raised in tests only; players see the key instead."""

    def __str__(self) -> str:
        return str(self.args[0])


class Words:
    """One language's words of one game (or of none, `game=""`: the common ones), with what a pack adds or changes.
    `players` are the seats' names."""

    def __init__(
        self,
        game: str,
        lang: str,
        players: Sequence[str] = (),
        games: str = GAMES,
        pack: ContentPack | None = None,
    ) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no words in {lang!r}, only in {' and '.join(LANGUAGES)}")
        self.game, self.lang, self.players = game, lang, list(players)
        self.strict = bool(os.environ.get("IGROTEKA_STRICT_WORDS"))
        self._package = package_of(game, games) if game else ""
        self._pack = pack
        self._added = pack.words.get((game, lang), "") if isinstance(pack, Pack) else ""

    # --- things ---

    def name(self, id: str, case: str = "") -> str:
        """The name of a thing or of a player (`p1`); what is no id (a number, a coordinate) is returned as it is."""
        return self._named(id)[case if case in CASES else ""]

    def label(self, key: str, kind: str = "", details: Mapping[str, Value] | None = None) -> str:
        """An answer: `option-<head>` with the key's other parts, which are names or numbers, else the plain name.

        A question may have its own words for it, `option-<head>-<kind>`: declining means something else in each. If the
        question gives details of the option (what it costs or brings), its attribute `.details` is used, if it exists.
        """
        head, *parts = key.split(":")
        numbers_or_ids = [int(part) if part.isdecimal() else part for part in parts]
        given: dict[str, Value] = dict(zip(PLACES, numbers_or_ids, strict=False))
        for id in (f"option-{head}-{kind}", f"option-{head}"):
            if details and self.has(f"{id}.details"):
                return self.say(f"{id}.details", {**given, **details})
            if self.has(id):
                return self.say(id, given)
        return self._missing(f"option-{key}") if parts else self.name(key)

    def answer(self, text: str) -> str:
        """An answer as the log keeps it: one key, several, or an open answer, which is shown as it is."""
        keys = text.split()
        if not all(
            self.has(f"option-{k.partition(':')[0]}") or self.has(f"name-{k}") or _PLAYER.fullmatch(k) for k in keys
        ):
            return text
        return ", ".join(map(self.label, keys))

    def called(self, name: str) -> str:
        """A seat's name as it is told: a bot's is a mark and a key of words, a person's is as it is."""
        return self.say(f"bot-{name[1:]}") if name.startswith(BOT) else name

    def names(self, ids: Iterable[str], case: str = "") -> str:
        """Several things as a list, equal ones counted: «доски, солома ×2 и кирпичи»."""
        counts: dict[str, int] = {}
        for id in ids:
            counts[id] = counts.get(id, 0) + 1
        parts = [self.name(id, case) + (f" ×{n}" if n > 1 else "") for id, n in counts.items()]
        return f"{', '.join(parts[:-1])} {self.say('and')} {parts[-1]}" if len(parts) > 1 else "".join(parts)

    def zone(self, name: str) -> str:
        """The title of a zone, whose name may end in its owner: `hand:p1`."""
        head, *owner = name.split(":")
        return self.say(f"zone-{head}", {"owner": owner[0]} if owner else {})

    def text(self, id: str, numbers: Mapping[str, Value] | None = None) -> str:
        """The text of a card with the numbers of its item, after its band, if it has one; '' if it has no text."""
        if not self.has(f"text-{id}"):
            return ""
        text = self.say(f"text-{id}", self._numbers.get(id) if numbers is None else numbers)
        return f"{self.say(f'text-{id}.band')}. {text}" if self.has(f"text-{id}.band") else text

    # --- the flow ---

    def title(self) -> str:
        """The title of the game; made from its id as long as there are no words for it."""
        return self.on_the_box("title") or self.game.replace("_", " ").title()

    def on_the_box(self, key: str) -> str:
        """A line about the game itself; '' if it has none. The common words have the same about all of us."""
        written = not self.game or re.search(rf"^{key} =", source(self._package, self.lang), re.MULTILINE)
        return self.say(key) if written or self.strict else ""

    def ask(
        self,
        kind: str,
        subject: Mapping[str, Value] | None = None,
        cause: tuple[int, str] | None = None,
        reader: int | None = None,
    ) -> str:
        """A question, with its subject and its cause: whose act (-1: nobody's), or which thing, it follows from.

        `ask-<kind>` may have its own words for it: `.because` has `$by` and `$thing`, `.by` and `.thing` only one;
        `.own` is said to the reader whose act it was.
        """
        if cause is None:
            return self.say(f"ask-{kind}", subject)
        seat, thing = cause
        given: dict[str, Value] = {"by": f"p{seat}"} if seat >= 0 else {}
        if thing:
            given["thing"] = thing
        form = "because" if len(given) == 2 else "by" if seat >= 0 else "thing"
        if seat == reader and self.has(f"ask-{kind}.own"):
            form = "own"
        if self.has(f"ask-{kind}.{form}"):
            return self.say(f"ask-{kind}.{form}", {**(subject or {}), **given})
        return self.say(f"follows.{form}", given, {"ask": self.say(f"ask-{kind}", subject)})

    def why(self, reason: str, args: Mapping[str, Value] | None = None) -> str:
        return self.say(f"why-{reason}", args)

    def ending(self, id: str, args: Mapping[str, Value] | None = None) -> str:
        return self.say(f"ending-{id}", args)

    def reason(self, id: str, args: Mapping[str, Value] | None = None) -> str:
        """Why a bot moved so."""
        return self.say(f"reason-{id}", args)

    def phase(self, name: str) -> str:
        return self.say(f"phase-{name}")

    def event(
        self,
        kind: str,
        args: Mapping[str, Value],
        seat: int = -1,
        cards: Sequence[str] | None = (),
        count: int = 0,
        reader: int | None = None,
    ) -> str:
        """The sentence of an event. `cards` are None if the reader may not see them; then `count` says how many.

        It may speak to the reader: its attribute named like the argument that is the reader is said then. `.own` is
        said where somebody did it to themselves; to a reader who is in it `.own_seat`, `.own_to`.
        """
        given = {**self._actor(seat), **args}
        roles = [name for name, value in given.items() if value == f"p{reader}"]
        if is_own_act(seat, args):
            roles = [*[f"own_{role}" for role in roles], "own", *roles]
        keys = (*(f"event-{kind}.{role}" for role in roles), f"event-{kind}")
        said = self._cards(cards, count)
        if not self.has(keys[-1]):
            return self._unworded(kind, given, said["cards"] if said["count"] >= 0 else "")
        return self.say(next(filter(self.has, keys)), given, said)

    def _unworded(self, kind: str, given: Mapping[str, Value], cards: str) -> str:
        """An event that has no sentence yet: whose it is, what it is called, its values and its cards."""
        values = [str(self._argument(name, value)[name]) for name, value in given.items()]
        who = f"{values.pop(0)}: " if "seat" in given else ""
        return who + " ".join([self._missing(f"event-{kind}"), *values, *([cards] if cards else [])])

    def setting(self, option: str) -> str:
        return self.say(f"setting-{option}")

    # --- any key ---

    def has(self, key: str) -> bool:
        id, _, attribute = key.partition(".")
        if not self._bundle.has_message(id):
            return False
        return not attribute or attribute in self._bundle.get_message(id).attributes

    def say(self, key: str, args: Mapping[str, Value] | None = None, ready: Mapping[str, object] | None = None) -> str:
        """Any message, or `key.attribute`. A string among `args` is an id, replaced by its name and cases; `ready` are
        arguments that are passed as they are."""
        id, _, attribute = key.partition(".")
        if not self._bundle.has_message(id):
            return self._missing(key)
        message = self._bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return self._missing(key)
        given: Plain = dict(ready or {})
        for name, value in (args or {}).items():
            given.update(self._argument(name, value))
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors and self.strict:
            raise MissingWords(f"{self._where()}: {key} cannot be said: {errors[0]}")
        return str(text)

    # --- inside ---

    @property
    def _bundle(self) -> Any:
        return _bundle(self._package, self.lang, self._added)

    @cached_property
    def _numbers(self) -> dict[str, dict[str, int]]:
        """The numbers of every item of the game, by id; if several kinds have the id, those of the last kind."""
        kinds, _ = contents(self._package)
        return {
            item.id: numbers_of(item)
            for kind, struct in kinds.items()
            for item in read(self._package, kind, struct, self._pack).values()
        }

    def _where(self) -> str:
        return f"{self.game or 'common'}/{self.lang}"

    def _missing(self, key: str) -> str:
        if self.strict:
            raise MissingWords(f"{self._where()}: no words for {key}")
        return key.partition("-")[2].replace("_", " ") or key

    def _argument(self, name: str, value: Value) -> Plain:
        """An argument and its grammatical forms: $card, $card_gen, …, and the id by which a sentence selects, $card_id:
        the name is another in every language. A number is a number."""
        if not isinstance(value, str):
            return {name: value}
        return {**argument(name, self._named(value)), f"{name}_id": value}

    def _named(self, id: str) -> dict[str, str]:
        """All forms of a name; '' is the nominative, which also replaces missing cases."""
        player = _PLAYER.fullmatch(id)
        if player and not self.has(f"name-{id}"):
            return self._invariable(self._player(int(player[1])))
        if not self.has(f"name-{id}"):
            return self._invariable(self._missing(f"name-{id}") if _ID.fullmatch(id) else id)
        return _forms(self._package, self.lang, self._added, f"name-{id}")

    def _invariable(self, text: str) -> dict[str, str]:
        return {"": text, **dict.fromkeys(CASES, text)}

    def _player(self, seat: int) -> str:
        name = self.players[seat] if seat < len(self.players) else ""
        return self.called(name) or self.say("player", {"number": seat + 1})

    def _actor(self, seat: int) -> dict[str, Value]:
        return {"seat": f"p{seat}"} if seat >= 0 else {}

    def _cards(self, cards: Sequence[str] | None, count: int) -> Plain:
        """$cards (with cases), $count and $shown: the names, or «3 карты» for those who may not see them."""
        if cards is None:
            forms = _forms(self._package, self.lang, self._added, "hidden-cards", count)
        else:
            count, forms = len(cards), {form: self.names(cards, form) for form in ("", *CASES)}
        return {"count": count, "shown": "no" if cards is None else "yes", **argument("cards", forms)}


def is_own_act(seat: int, values: Mapping[str, Value]) -> bool:
    """Whoever acts is also the player to whom it happens, so their name would be told twice."""
    return seat >= 0 and f"p{seat}" in values.values()


def argument(name: str, forms: Mapping[str, str]) -> dict[str, str]:
    """$card, $card_gen, …"""
    return {f"{name}_{form}" if form else name: text for form, text in forms.items()}


@cache
def _forms(package: str, lang: str, added: str, key: str, count: int = 0) -> dict[str, str]:
    """A message and its attributes as the forms of a name; the nominative replaces missing cases."""
    bundle = _bundle(package, lang, added)
    message = bundle.get_message(key)
    nominative = str(bundle.format_pattern(message.value, {"count": count})[0])
    forms = {"": nominative, **dict.fromkeys(CASES, nominative)}
    for form, pattern in message.attributes.items():
        forms[form] = str(bundle.format_pattern(pattern, {"count": count})[0])
    return forms


@cache
def _bundle(package: str, lang: str, added: str) -> Any:
    """The common words, the game's and those of a pack, parsed once a process."""
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(resource("igroteka", lang))
    if package:
        bundle.add_resource(resource(package, lang), allow_overrides=True)
    if added:
        bundle.add_resource(parse_words(added, f"{lang}.ftl"), allow_overrides=True)
    return bundle


@cache
def resource(package: str, lang: str) -> Any:
    """A parsed file of words."""
    return parse_words(source(package, lang), f"{package}/text/{lang}.ftl")


def source(package: str, lang: str) -> str:
    """The text of a file of words, for the browser; '' if there is none."""
    file = folder_of(package).joinpath("text").joinpath(f"{lang}.ftl")
    return str(file.read_text(encoding="utf-8")) if file.is_file() else ""


def forget() -> None:
    """Read the files again next time: for those who edit them while this process runs."""
    _forms.cache_clear()
    _bundle.cache_clear()
    resource.cache_clear()
