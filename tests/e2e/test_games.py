"""Every game in a real browser: two people in two browsers and a bot, from the shelf to the end, at the plain table.
`LUCK=12 make e2e` plays other games."""

import os
from random import Random

import pytest

from igroteka.games import games
from tests.e2e.conftest import DESK, People
from tests.e2e.player import OVER, Turn, act, haunt, rounds
from tests.e2e.tables import join, lay, plain, start

SHORTER = {"gravity_falls": {"Сложность": "hard"}}
BRIEF = {"rickshank": 0.6}
OFTEN = ("grimm_forest",)
"""Played in every run. Each board has a whole game of its own; the others are played at the plain table in soak."""


@pytest.mark.parametrize("game", [pytest.param(g, marks=() if g in OFTEN else pytest.mark.soak) for g in games.ids])
def test_two_people_and_a_bot_play_to_the_end(people: People, game: str) -> None:
    host = lay(people, game, DESK, **SHORTER.get(game, {}))
    guest = join(people, host)
    start(host, guest)
    plain(host, guest)
    luck = Random(int(os.environ.get("LUCK", "7")))
    turn: Turn = haunt if game == "boo" else lambda person: act(person, luck, BRIEF.get(game, 0.0))
    for count in rounds([host, guest], turn):
        if count == 6:
            guest.page.reload()
            guest.page.get_by_role("heading", name="Игроки").wait_for()
    for person in (host, guest):
        person.page.get_by_role("heading", name=OVER).wait_for()
        assert person.page.get_by_role("link", name="Пересмотреть партию").count() == 1
