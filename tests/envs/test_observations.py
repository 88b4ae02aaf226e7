"""The pages that say what the numbers are say it of these numbers."""

import pytest

from igroteka.games import games
from tools.observations import PAGES, page


@pytest.mark.parametrize("game", list(games))
def test_the_page_of_a_game_is_as_it_would_be_made_now(game: str) -> None:
    assert (PAGES / f"{game}.md").read_text(encoding="utf-8") == page(game), "make observations"
