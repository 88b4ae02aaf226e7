"""Every game in a real browser: two people in two browsers and a bot, from the shelf to the end, at the plain table."""

from collections.abc import Callable
from random import Random

import pytest

from igroteka.games import games
from tests.e2e.conftest import DESK, People, Person
from tests.e2e.player import OVER, act, haunt, is_over, waits_for
from tests.e2e.tables import join, lay, plain, start

ENOUGH = 3_000
STALLED = 60
"""So often everybody tries, and the table does not move."""
SHORTER = {"gravity_falls": {"Сложность": "hard"}}
BRIEF = {"rickshank": 0.6}


def play(persons: list[Person], turn: Callable[[Person], bool]) -> None:
    """Everybody answers what they are asked, until the end; in the middle one of them loads the page anew."""
    idle = 0
    for count in range(ENOUGH):
        if all(is_over(person) for person in persons):
            return
        before = [waits_for(person) for person in persons]
        moved = [turn(person) for person in persons]
        if not any(moved):
            persons[0].eyes.wait(persons[0].page)
        idle = idle + 1 if before == [waits_for(person) for person in persons] else 0
        assert idle < STALLED, [person.eyes.view["asks"] for person in persons]
        if count == 6:
            persons[-1].page.reload()
            persons[-1].page.get_by_role("heading", name="Игроки").wait_for()
    pytest.fail("the game has no end")


@pytest.mark.parametrize("game", games.ids)
def test_two_people_and_a_bot_play_to_the_end(people: People, game: str) -> None:
    host = lay(people, game, DESK, **SHORTER.get(game, {}))
    guest = join(people, host)
    start(host, guest)
    plain(host, guest)
    luck = Random(7)
    play([host, guest], haunt if game == "boo" else lambda person: act(person, luck, BRIEF.get(game, 0.0)))
    for person in (host, guest):
        person.page.get_by_role("heading", name=OVER).wait_for()
        assert person.page.get_by_role("link", name="Пересмотреть партию").count() == 1
