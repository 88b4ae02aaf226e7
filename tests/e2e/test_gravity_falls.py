"""A whole game of Gravity Falls on its board, by mouse and keys in turn."""

import pytest

from tests.e2e.conftest import People
from tests.e2e.player import OVER, rounds
from tests.e2e.townspeople import Townsman, click, keys, sit

pytestmark = pytest.mark.e2e


def test_a_whole_game_is_played_on_the_board_by_mouse_and_keys_in_turn(people: People) -> None:
    person = sit(people, choose_at_table=True)
    townsman = Townsman(person)
    answered = 0

    def turn(_: object) -> bool:
        nonlocal answered
        done = townsman.turn(keys if answered % 2 else click)
        answered += done
        return done

    for _ in rounds([person], turn):
        pass
    person.page.get_by_role("heading", name=OVER).wait_for()
    assert {"choose_monster", "choose_character", "play", "walk", "rumours", "riots"} <= townsman.kinds
