"""Every word is used somewhere, and every word in use exists, in both languages, with the right forms: what
`igroteka check-game` says of words, for our own games and for the common ones.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from igroteka.engine.game import AnyGame
from igroteka.games import games
from igroteka.packages import package_of
from igroteka.testing import Fault
from igroteka.testing.check.messages import COMMON, messages
from igroteka.testing.check.needs import literals, objects, page, prefixes
from igroteka.testing.check.word_use import OF_GAMES, OF_PACKAGES

PACKAGES = [COMMON, *map(package_of, games)]
CODE = (
    "igroteka.engine",
    "igroteka.bots",
    "igroteka.lessons",
    "igroteka.cli",
    "igroteka.content.words",
    "igroteka.server.play.bot_remarks",
    "igroteka.server.pages.previews",
    "igroteka.server.push.telling",
)


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("check", OF_PACKAGES, ids=lambda check: check.__name__)
def test_both_languages_say_the_same(check: Callable[[str], Iterator[Fault]], package: str) -> None:
    assert [str(fault) for fault in check(package)] == []


@pytest.mark.parametrize("game", games)
@pytest.mark.parametrize("check", OF_GAMES, ids=lambda check: check.__name__)
def test_every_word_is_there_and_said(check: Callable[[AnyGame], Iterator[Fault]], game: str) -> None:
    assert [str(fault) for fault in check(games[game])] == []


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
