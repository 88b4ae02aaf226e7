"""Presets of all games: settings that go together under a name."""

import pytest

from igroteka.games import games


@pytest.mark.parametrize("game", games.ids)
def test_every_preset_is_accepted(game: str) -> None:
    box = games[game]
    for settings in box.presets.values():
        setup = box.setup(box.least, 1, (), None, settings)
        assert {key: setup.settings[key] for key in settings} == settings
