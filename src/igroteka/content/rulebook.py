"""The rule inventory: a game's rulebook as numbered statements in two languages, from `rules.yaml`.

The rulebook in the app shows it; prompts, events and refusals cite it; `make trace` counts it. It is loaded when
somebody looks something up, never by playing.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from igroteka.content.faults import BadContent, line_of, located, misfit
from igroteka.content.parsed import parse
from igroteka.packages import GAMES, folder_of, package_of

if TYPE_CHECKING:
    from igroteka.content.rule_search import RuleText

RuleKind = Literal[
    "component", "setup", "turn", "must", "may", "never", "choice", "card", "scoring", "end", "clarification", "variant"
]


class BothLanguages(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages."""

    ru: str
    en: str

    def in_(self, lang: str) -> str:
        return self.ru if lang == "ru" else self.en


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One atomic statement of a rulebook."""

    id: str
    section: BothLanguages
    kind: RuleKind
    ru: str
    en: str

    def text(self, lang: str) -> str:
        return self.ru if lang == "ru" else self.en


class SeatRange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    min: int
    max: int


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a `rules.yaml`."""

    game: str
    title: BothLanguages
    players: SeatRange
    rules: list[Rule]


NO_RULES: Final = Rulebook("", BothLanguages("", ""), SeatRange(0, 0), [])
"""Of a game whose rulebook nobody has written down yet."""


class UnknownRule(KeyError):
    """No rule of the game has this id."""

    def __str__(self) -> str:
        return str(self.args[0])


class Inventory:
    """A game's rules by id, by section and by the words in them."""

    def __init__(self, game: str, games: str = GAMES) -> None:
        self._package = package_of(game, games)
        self.book = _book(self._package)
        self.rules = self.book.rules
        self._by_id = {rule.id: rule for rule in self.rules}

    def __contains__(self, id: object) -> bool:
        return id in self._by_id

    def __len__(self) -> int:
        return len(self.rules)

    def rule(self, id: str) -> Rule:
        """A rule by its id, in any case: `gf-052`."""
        found = self._by_id.get(id.upper())
        if found is None and not self.rules:
            raise UnknownRule(f"no rule {id}: this game has no rules.yaml")
        if found is None:
            first, last = self.rules[0].id, self.rules[-1].id
            raise UnknownRule(f"no rule {id} in {self.book.game}: its rules are {first} to {last}")
        return found

    def sections(self, lang: str) -> dict[str, list[Rule]]:
        """The rules under their headings, in the rulebook's order."""
        found: dict[str, list[Rule]] = {}
        for rule in self.rules:
            found.setdefault(rule.section.in_(lang), []).append(rule)
        return found

    def search(self, words: str) -> list[Rule]:
        """Rules that have all these words, or words that mean the same, in one language or the other; the best matches
        come first. An id finds its rule."""
        from igroteka.content.rule_search import terms_of

        if words.strip().upper() in self._by_id:
            return [self.rule(words.strip())]
        wanted = terms_of(words)
        marks = {rule.id: max(text.answers(wanted) for text in texts) for rule, texts in _index(self._package)}
        return sorted((rule for rule in self.rules if marks[rule.id]), key=lambda rule: -marks[rule.id])


@cache
def _book(package: str) -> Rulebook:
    path, file = f"{package}/rules.yaml", folder_of(package).joinpath("rules.yaml")
    if not file.is_file():
        return NO_RULES
    text = file.read_bytes()
    raw = parse(text, path)
    book = _fitting(raw, text, path)
    ids = [rule.id for rule in book.rules]
    for n, id in enumerate(ids):
        if id in ids[:n]:
            raise BadContent(path, line_of(text, ["rules", n]), f"{id} for the second time", "each id once")
    return book


def _fitting(raw: object, text: bytes, path: str) -> Rulebook:
    try:
        return msgspec.convert(raw, Rulebook)
    except msgspec.ValidationError as error:
        rules = raw.get("rules") if isinstance(raw, dict) else None
        try:
            msgspec.convert(rules, list[Rule])
        except msgspec.ValidationError as inside:
            if isinstance(rules, list):
                raise located(inside, text, path, "rules", Rule, rules) from None
        raise misfit(error, text, path, "a rulebook: game, title, players and rules") from None


@cache
def _index(package: str) -> list[tuple[Rule, list[RuleText]]]:
    """The rules as they are searched: in both languages."""
    from igroteka.content.rule_search import RuleText

    return [
        (rule, [RuleText(lang, rule.kind, rule.section.in_(lang), rule.text(lang)) for lang in ("ru", "en")])
        for rule in _book(package).rules
    ]


def forget() -> None:
    """Read the files again next time: for those who edit them while this process runs."""
    _book.cache_clear()
    _index.cache_clear()
