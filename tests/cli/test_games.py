"""`igroteka games`: what is on the shelf."""

from __future__ import annotations

import json

from igroteka.content.words import Words
from igroteka.games import games
from tests.cli.run import output_of


def test_the_list_for_programs_is_what_the_games_say() -> None:
    listed = {game["id"]: game for game in json.loads(output_of("games", "--json"))}
    assert list(listed) == list(games)
    for id, game in games.items():
        entry = listed[id]
        assert entry["title"] == {"ru": Words(id, "ru").title(), "en": Words(id, "en").title()}
        assert entry["players"] == {"min": game.least, "max": game.most}
        assert [option["key"] for option in entry["options"]] == [setting.name for setting in game.settings]
        for option, setting in zip(entry["options"], game.settings, strict=True):
            assert option["values"] == list(setting.values)
            assert option["rule"] == setting.cites


def test_the_list_for_people_names_titles_players_and_options_in_their_language() -> None:
    for lang in ("ru", "en"):
        text = output_of("games", "--lang", lang)
        assert max(map(len, text.splitlines())) <= 80
        for id, game in games.items():
            assert f"{id}  {Words(id, lang).title()} (" in text
            assert Words(id, lang).say("playing-time") in text
            for setting in game.settings:
                assert f"--option {setting.name}=" in text
