"""The simplified game and solo play."""

import pytest

from igroteka.content.words import Words
from igroteka.engine import BadSetup
from igroteka.games.gravity_falls.content.box import box_of
from igroteka.testing import rule
from tests.games.gravity_falls.scene import GAME, C, S, Scene

SIMPLE = {"simplified": True}


@rule("GF-153")
def test_monsters_have_no_abilities() -> None:
    m = Scene(
        "roll",
        played="3-1",
        script=[S],
        settings=SIMPLE,
        monsters=("gobblewonker", "gideon_bot", "time_monster"),
        monster_at=["lake", "gideon_house", "cemetery"],
        distrust={"lake": 1},
    )
    assert m.values("defeated") == [(0, "gobblewonker")]
    assert {monster.ability for monster in m.g.monsters} == {"none"}


@rule("GF-154")
def test_there_are_no_events_and_no_difficulty() -> None:
    m = Scene.of(GAME.start(3, 1, simplified=True))
    assert not any(key.startswith("ev_") for key in m.pile("movement_deck") + m.pile("unused_events"))
    for difficulty in ("easy", "hard"):
        with pytest.raises(BadSetup) as refusal:
            GAME.start(3, 1, simplified=True, difficulty=difficulty)
        assert refusal.value.rule == "GF-154"


@rule("GF-155")
def test_there_are_no_teleports() -> None:
    m = Scene.of(GAME.start(3, 1, simplified=True))
    for seat in range(3):
        cards = m.pile(f"hand:p{seat}") + m.pile(f"deck:p{seat}")
        assert sorted(cards) == ["0-4", "1-3", "2-2", "3-1", "4-0"]


@rule("GF-156")
def test_the_marks_of_the_track_do_nothing_but_its_end_still_loses() -> None:
    m = Scene("move_monster", settings=SIMPLE, alarm=7, distrust={"manotaur_cave": 9})
    assert m.g.alarm == 16
    assert m.values("curse_mark") == []
    assert m.g.row_size == 3
    assert len(m.pile("row")) == 3
    assert m.table(0)["marks"] == []
    m = Scene("move_monster", settings=SIMPLE, alarm=20, distrust={"manotaur_cave": 4})
    assert m.match.result is not None
    assert m.match.result.why == "lost"


@rule("GF-157")
def test_curses_and_abilities_stay() -> None:
    m = Scene("roll", played="3-1", script=[C], settings=SIMPLE, curse_deck=["weak_knees", "..."], hand_p0=["0-4"])
    assert m.values("cursed") == [(0, "weak_knees")]
    m.do("p0 no")
    assert m.asked == (0, "draw")
    assert "refill" in m.options()
    m = Scene.of(GAME.start(3, 1, simplified=True, monsters=("gobblewonker", "gnome_giant", "pterodactyl")))
    assert len(m.g.monsters) == 3


@rule("GF-158")
def test_the_setting_advises_who_suits_children() -> None:
    box = box_of(None)
    assert {c.key for c in box.characters.values() if c.children} == {"dipper", "mabel", "soos"}
    for lang, names in (("ru", ("Диппер", "Мэйбл", "Зус", "Стэна")), ("en", ("Dipper", "Mabel", "Soos", "Stan"))):
        advice = Words("gravity_falls", lang).say("setting-simplified.help")
        assert all(name in advice for name in names)


@rule("GF-153", "GF-018")
def test_the_preset_for_children_is_the_simplified_game_with_monsters_of_their_choice() -> None:
    m = Scene.of(GAME.arrange(2, settings=GAME.presets["children"]))
    assert m.asked == (0, "choose_monster")
    for monster in ("time_monster", "gideon_bot", "rumble_mcskirmish"):
        m.do(monster)
    while m.asked[1] == "choose_character":
        m.do(m.ask().default())
    assert m.g.simplified
    assert {monster.ability for monster in m.g.monsters} == {"none"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_preset_can_be_played_by_any_number(players: int) -> None:
    assert next(iter(GAME.presets.values())) == {}
    for preset in GAME.presets.values():
        assert GAME.arrange(players, settings=preset).asks


@rule("GF-226")
def test_solo_is_two_seats_with_the_setup_for_two() -> None:
    m = Scene.of(GAME.start(2, 1, solo=True))
    assert m.g.seats == 2
    assert "pool" in m.pile("removed")
    for players in (3, 5):
        with pytest.raises(BadSetup) as refusal:
            GAME.start(players, 1, solo=True)
        assert refusal.value.rule == "GF-226"


def test_the_simplified_game_keeps_every_token() -> None:
    m = Scene("move_monster", settings=SIMPLE, distrust={"manotaur_cave": 2}, support={"manotaur_cave": 1})
    assert m.tokens("manotaur_cave") == (0, 3)
