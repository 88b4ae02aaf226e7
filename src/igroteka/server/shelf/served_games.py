"""The games as the server shows them: boxes, settings, content, words and rules."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final

import msgspec

from igroteka.bots import RANDOM, brain_of, levels_of
from igroteka.content import Item, Pack, read
from igroteka.content.items import contents
from igroteka.content.parts import named_part, part_source
from igroteka.content.rulebook import BothLanguages, Inventory, Rulebook
from igroteka.content.words import LANGUAGES, Words, source
from igroteka.engine import BadSetup, Refusal, Setup
from igroteka.engine.game import AnyGame
from igroteka.engine.plain import Plain
from igroteka.lessons import (
    Book,
    Chapter,
    book_of,
    chapter_of,
    has_book,
    has_lesson,
    has_puzzles,
    lesson_of,
    puzzles_of,
)
from igroteka.packages import own_games, package_of, plugged_in
from igroteka.server.messages.bodies import (
    BookInfo,
    ContentInfo,
    GameInfo,
    GoalInfo,
    LessonInfo,
    PuzzleInfo,
    SettingInfo,
)
from igroteka.server.messages.room_view import Level, SettingJson
from igroteka.server.shelf.brought_boards import board_address, picture_addresses

AnyGame = AnyGame
log: Final = logging.getLogger("igroteka")
BY_LETTERS: Final = "letters"
"""The preset of a game that needs other rules if nobody has to be there."""


def opened(spec: str) -> Mapping[str, AnyGame]:
    """The shelf that `module:name` is."""
    module, _, name = spec.partition(":")
    shelf: Mapping[str, AnyGame] = getattr(import_module(module), name)
    return shelf


class Shelf:
    def __init__(self, spec: str, pack: Pack | None = None) -> None:
        self.games = opened(spec)
        self.pack = pack
        self._failed: dict[str, str] = {}

    def __contains__(self, game: str) -> bool:
        return game in self.games

    def game(self, id: str) -> AnyGame:
        return self.games[id]

    def pack_for(self, wanted: bool) -> Pack | None:
        return self.pack if wanted else None

    def setup(self, game: str, players: int, seed: int, settings: Mapping[str, SettingJson], pack: bool) -> Setup:
        """The checked start of a match; BadSetup says what is wrong."""
        return self.game(game).setup(players, seed, (), self.pack_for(pack), settings)

    def checked(
        self, game: str, players: int, settings: Mapping[str, SettingJson], pack: bool, by_days: bool = False
    ) -> dict[str, SettingJson]:
        """The settings as the game reads them. `by_days`: with those that it needs if nobody has to be there."""
        setup = self.setup(game, players, 0, {**settings, **self.by_letters(game)} if by_days else settings, pack)
        return {name: plain(value) for name, value in setup.settings.items()}

    def by_letters(self, game: str) -> dict[str, SettingJson]:
        """The settings without which a game cannot be played by people who are not there at once."""
        return {name: plain(value) for name, value in self.game(game).presets.get(BY_LETTERS, {}).items()}

    def check_level(self, id: str, level: Level | None) -> None:
        """BadSetup if the game has no such bot."""
        if level is not None and level not in levels_of(self.game(id)):
            raise BadSetup(Refusal("", "no_such_bot"), level)

    def chapter(self, id: str, chapter: str) -> Chapter | None:
        """A chapter of the game's lesson, or one of its puzzles; None if there is no such chapter."""
        return chapter_of(id, chapter) if id in self else None

    def can_study(self, id: str) -> bool:
        """The game's bots can tell what a decision has cost."""
        return bool(brain_of(self.game(id)).weights)

    # ------------------------------------------------------------------------- what the page shows

    def infos(self) -> list[GameInfo]:
        """The boxes of all games; one that cannot be opened is left out and does not affect the others."""
        found: list[GameInfo] = []
        for id in self.games:
            try:
                found.append(self.info(id))
                self._failed.pop(id, None)
            except Exception as error:  # one box that cannot be opened does not empty the shelf
                log.exception("the box of %s cannot be opened", id)
                self._failed[id] = f"{type(error).__name__}: {error}"
        return found

    def unavailable(self) -> dict[str, str]:
        """Why an installed game is not offered, by the game's id."""
        return {**getattr(self.games, "unavailable", {}), **self._failed}

    def info(self, id: str) -> GameInfo:
        game = self.game(id)
        return GameInfo(
            id=id,
            title=said(id, "title"),
            tagline=said(id, "tagline"),
            feel=said(id, "feel"),
            playing_time=said(id, "playing-time"),
            version=game.version,
            least=game.least,
            most=game.most,
            settings=[
                SettingInfo(s.name, s.cites, list(s.offers() if s.offers else s.values), plain(s.default), s.many)
                for s in game.settings
            ],
            sources=sources(self.content(id, False)),
            levels=[msgspec.convert(level, Level) for level in levels_of(game)],
            level_notes={
                RANDOM: said(id, "random-bot"),
                **{level: said(id, f"bot-{level}") for level in brain_of(game).levels},
            },
            pack=self.pack is not None and self.pack.hash_of(id) != "",
            lesson=lesson_info(id),
            puzzles=len(puzzles_of(id)) if has_puzzles(id) else 0,
            board=board_address(id),
            pictures=picture_addresses(id),
            presets={id: {name: plain(value) for name, value in each.items()} for id, each in game.presets.items()},
        )

    def content(self, id: str, with_pack: bool) -> ContentInfo:
        package = package_of(id)
        kinds: dict[str, list[dict[str, Any]]] = {}
        if boxed(id):
            pack = self.pack_for(with_pack)
            for kind, struct in contents(package)[0].items():
                hidden = self.game(id).hidden_content(kind)
                kinds[kind] = [shown(item, hidden) for item in read(package, kind, struct, pack).values()]
        return ContentInfo(id, with_pack and self.pack is not None, kinds)

    def rules(self, id: str) -> Rulebook:
        return Inventory(id).book

    def puzzles(self, id: str) -> list[PuzzleInfo]:
        found = puzzles_of(id) if has_puzzles(id) else []
        return [msgspec.convert(puzzle, PuzzleInfo, from_attributes=True) for puzzle in found]

    def book(self, id: str) -> BookInfo:
        return msgspec.convert(book_of(id) if has_book(id) else Book([], [], [], []), BookInfo, from_attributes=True)

    def search(self, id: str, words: str) -> list[str]:
        return [rule.id for rule in Inventory(id).search(words)]


def lesson_info(id: str) -> LessonInfo | None:
    if not has_lesson(id):
        return None
    lesson = lesson_of(id)
    goals = [GoalInfo(goal.id, goal.chapter, goal.answers, goal.right) for goal in lesson.goals]
    return LessonInfo(lesson.minutes, [chapter.id for chapter in lesson.chapters], goals, lesson.pair)


def shown(item: Item, hidden: Sequence[str]) -> Plain:
    """An item without what its back hides."""
    plain: Plain = msgspec.to_builtins(item)
    return {name: value for name, value in plain.items() if name not in hidden}


@cache
def boxed(id: str) -> bool:
    """A game with a package, with words and content; tests bring others."""
    return id in own_games() or id in plugged_in()


def said(id: str, key: str) -> BothLanguages:
    """A line about the game, in both languages."""
    if not boxed(id):
        return BothLanguages(id, id)
    ru, en = [line(id, lang, key) for lang in LANGUAGES]
    return BothLanguages(ru, en)


@cache
def line(id: str, lang: str, key: str) -> str:
    """One message of a game. Where it is a plain line it is read as such: to parse all words of all games takes a
    second, and the shelf is the first thing that anybody asks for."""
    plain = re.search(rf"^{key} = ([^{{}}\n]+)\n(?! )", source(package_of(id), lang), re.MULTILINE)
    if plain is not None:
        return plain[1]
    words = Words(id, lang)
    return words.title() if key == "title" else words.on_the_box(key)


def has_words(shelf: Shelf, id: str) -> bool:
    """Whether there are words of this id: of a game on the shelf, or of a part of its words."""
    return id in shelf or named_part(id) != ("", "")


def words(lang: str, id: str) -> str:
    """The Fluent source of one game with the common words before it; of `lesson_<game>` what its lesson says."""
    part, game = named_part(id)
    if part:
        return part_source(game, part, lang)
    common = source("igroteka", lang)
    if not boxed(id):
        return common
    own = source(package_of(id), lang)
    title = "" if re.search(r"^title =", own, re.MULTILINE) else f"title = {Words(id, lang).title()}\n"
    return f"{common}\n{title}{own}"


def sources(content: ContentInfo) -> dict[str, int]:
    """The number of items by source."""
    counts: dict[str, int] = {}
    for items in content.kinds.values():
        for item in items:
            counts[item["source"]] = counts.get(item["source"], 0) + 1
    return counts


def plain(value: bool | int | str | Sequence[str]) -> SettingJson:
    return value if isinstance(value, bool | int | str) else list(value)
