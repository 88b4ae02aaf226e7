"""Every kind of question of every game, and the crowded positions, on the real page: the answers are in view without
scrolling, nothing has moved when the question opened, everything is large enough to be read and touched, and axe finds
nothing. Each is looked at once on its board, in another language and at another size than its neighbours; at all sizes
in both languages in soak. What is wrong with one board: `make gallery GAME=boo`."""

from collections.abc import Collection, Mapping, Sequence

import pytest
from playwright.sync_api import Browser

from igroteka.games import games
from tests.e2e.conftest import RunningServer
from tests.gallery.collect import shots
from tests.gallery.page import LAPTOPS, LOCALES, SIZES, Hung, faults, framed, opened
from tests.shelf import BOARDED

Looks = Mapping[str, Sequence[int]]
"""By size, the exhibits that are looked at."""
OFTEN = ("gravity_falls",)
"""The games whose plain table is looked at in every run; the others in soak."""
AXED = 4
"""So many exhibits of a game axe looks at here: each costs a second."""


@pytest.fixture(scope="session")
def hung() -> dict[str, list[Hung]]:
    """The exhibits of every game that a test has asked for."""
    return {}


def taken(hung: dict[str, list[Hung]], game: str) -> list[Hung]:
    if game not in hung:
        hung[game] = framed(shots(game))
    return hung[game]


def in_order(
    browser: Browser,
    house: RunningServer,
    gallery: list[Hung],
    locale: str,
    plain: bool,
    at: Looks,
    axed: Collection[int],
) -> None:
    """Nothing is wrong with the exhibits that are looked at in each size."""
    found = list[str]()
    with opened(browser, house.address, locale, plain, gallery) as page:
        for size, wanted in at.items():
            found += [f"{gallery[i].name}, {size}: {fault}" for i, fault in faults(page, size, wanted, axed)]
    assert not found, f"{len(found)} faults:\n" + "\n".join(found[:40])


def in_turn(gallery: list[Hung]) -> Looks:
    """Each exhibit at another size than its neighbours."""
    sizes = [*SIZES]
    found: dict[str, list[int]] = {size: [] for size in sizes}
    for i in range(len(gallery)):
        found[sizes[i % len(sizes)]].append(i)
    return found


def spread(gallery: list[Hung], count: int) -> list[int]:
    return [i * len(gallery) // count for i in range(count)]


@pytest.mark.parametrize("game", BOARDED)
def test_a_board_shows_every_question(
    browser: Browser, house: RunningServer, hung: dict[str, list[Hung]], game: str
) -> None:
    gallery = taken(hung, game)
    for shift, locale in enumerate(LOCALES):
        at = {size: [i for i in own if i % len(LOCALES) == shift] for size, own in in_turn(gallery).items()}
        in_order(browser, house, gallery, locale, plain=False, at=at, axed=spread(gallery, AXED))


@pytest.mark.parametrize("game", [pytest.param(g, marks=() if g in OFTEN else pytest.mark.soak) for g in games.ids])
def test_the_plain_table_shows_every_question(
    browser: Browser, house: RunningServer, hung: dict[str, list[Hung]], game: str
) -> None:
    gallery = taken(hung, game)
    locale = LOCALES[games.ids.index(game) % len(LOCALES)]
    in_order(browser, house, gallery, locale, plain=True, at=in_turn(gallery), axed=spread(gallery, AXED // 2))


@pytest.mark.soak
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("size", [*SIZES, *LAPTOPS])
@pytest.mark.parametrize("game", BOARDED)
def test_a_board_shows_every_question_at_every_size(
    browser: Browser, house: RunningServer, hung: dict[str, list[Hung]], game: str, size: str, locale: str
) -> None:
    gallery = taken(hung, game)
    every = range(len(gallery))
    in_order(browser, house, gallery, locale, plain=False, at={size: every}, axed=every)


@pytest.mark.soak
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", games.ids)
def test_the_plain_table_shows_every_question_at_every_size(
    browser: Browser, house: RunningServer, hung: dict[str, list[Hung]], game: str, size: str, locale: str
) -> None:
    gallery = taken(hung, game)
    every = range(len(gallery))
    in_order(browser, house, gallery, locale, plain=True, at={size: every}, axed=every)
