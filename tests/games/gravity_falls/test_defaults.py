"""What time chooses when nobody answers: the default of every question."""

from typing import Any

import pytest

from igroteka.testing import rule
from tests.games.gravity_falls.scene import GAME, M, S, Scene


def default(m: Scene, kind: str) -> str:
    assert m.asked == (0, kind)
    key = m.ask().default()
    assert m.why_not(key) == ""
    return key


def test_the_playable_card_of_the_shortest_walk() -> None:
    assert default(Scene(hand_p0=["3-1", "1-3", "4-0"]), "play") == "1-3"
    wendy = Scene(characters=("wendy", "mabel"), hand_p0=["4-0", "teleport", "2-2"])
    assert default(wendy, "play") == "2-2"
    for hand in (["teleport", "0-4"], ["0-4", "teleport"]):
        assert default(Scene(characters=("dipper", "mabel"), hand_p0=hand), "play") == "0-4"


def test_the_first_place_for_walks_and_teleports() -> None:
    assert default(Scene("walk", played="1-3"), "walk") == "putt_hutt"
    dipper = Scene("walk", characters=("dipper", "mabel"), played="teleport")
    assert default(dipper, "teleport") == "cemetery"


def test_support_comes_and_nothing_from_beside_a_cube() -> None:
    m = Scene(
        "rumours",
        played="4-0",
        support={"diner": 1, "putt_hutt": 1},
        distrust={"diner": 1, "summerween_store": 1},
        cubes=["putt_hutt", "summerween_store"],
    )
    assert default(m, "rumours") == "support:diner"
    m = Scene("rumours", played="4-0", support={"putt_hutt": 1}, cubes=["putt_hutt"])
    assert default(m, "rumours") == "nothing"
    m = Scene("move_monster", support={"bunker": 1}, distrust={"bunker": 1, "gnome_forest": 1}, cubes=["gnome_forest"])
    assert default(m, "riots") == "support:bunker"


def test_the_opponent_of_the_lowest_requirement() -> None:
    beasts = ("gobblewonker", "gideon_bot", "rumble_mcskirmish")
    m = Scene("roll", played="0-4", monsters=beasts, monster_at=["lake", "lake", "cemetery"])
    assert default(m, "opponent") == "gideon_bot"
    giants = ("gobblewonker", "gnome_giant", "gideon_bot")
    m = Scene("roll", played="0-4", monsters=giants, monster_at=["lake", "lake", "lake"])
    assert default(m, "opponent") == "gnome_giant"


def test_the_roll_is_kept() -> None:
    m = Scene("roll", characters=("dipper", "mabel"), played="3-1", script=[M])
    assert default(m, "reroll") == "keep"


def test_distrust_moves_first_to_the_emptiest_neighbour() -> None:
    m = Scene(
        "roll",
        played="3-1",
        script=[M, M],
        support={"lake": 1, "diner": 2, "putt_hutt": 1},
        distrust={"lake": 1, "summerween_store": 0},
    )
    assert default(m, "move_token") == "distrust:summerween_store"
    m.do("p0 distrust:summerween_store")
    assert default(m, "move_token") == "support:putt_hutt"


def test_a_cube_is_placed_a_card_drawn_and_curses_rolled_for() -> None:
    m = Scene("courage", played="3-1", hand_p0=["0-4"], support={"lake": 1}, curses_p0=["weak_knees", "mind_block"])
    assert default(m, "courage") == "yes"
    m.do("p0 yes")
    assert default(m, "draw") == "deck"
    m.do("p0 deck")
    assert default(m, "removal") == "yes"
    m.match.script(S)
    m.do("p0 yes")
    assert default(m, "remove_curse") == "mind_block"  # the one that has lain there longest
    assert default(Scene("draw", played="3-1", hand_p0=["0-4"]), "draw") == "refill"


def test_an_ability_waits() -> None:
    m = Scene("before_card", characters=("wendy", "mabel"), cubes=["lake"])
    assert default(m, "ability_window") == "pass"


def test_the_mover_is_the_one_on_most_distrust() -> None:
    m = Scene("move_monster", monster_at=["diner", "putt_hutt", "cemetery"], distrust={"putt_hutt": 2, "diner": 1})
    assert default(m, "mover") == "gideon_bot"
    m = Scene("move_monster", monster_at=["diner", "putt_hutt", "cemetery"])
    assert default(m, "mover") == "gremloblin"


@pytest.mark.parametrize(
    ("card", "kind", "key", "position"),
    [
        ("ev_discard", "discard", "3-1", {"hand_p0": ["0-4", "3-1", "1-3"]}),
        (
            "ev_retreat",
            "retreat",
            "mystery_shack",
            {"character_at": ["diner", "manotaur_cave"], "monster_at": ["pool", "", ""]},
        ),
        ("ev_character_panic", "panic", "diner", {"cubes": ["lake", "diner", "summerween_store"]}),
        ("ev_character_gossip", "gossip", "diner", {"support": {"lake": 1, "diner": 1, "summerween_store": 1}}),
        ("ev_teleport", "event_teleport", "bunker", {"players": 3, "hand_p0": ["teleport"]}),
    ],
)
def test_events_take_the_first_place_and_the_longest_card(
    card: str, kind: str, key: str, position: dict[str, Any]
) -> None:
    m = Scene("reveal", row=["bunker", "gnome_forest"], movement_deck=[card, "junkyard", "..."], **position)
    assert default(m, kind) == key


def test_the_called_go_to_the_first_place() -> None:
    m = Scene("roll", played="3-1", script=[6], curse_deck=["monsters_call", "..."], monster_at=["pool", "", ""])
    assert default(m, "call") == "diner"


@rule("GF-018", "GF-030")
def test_whom_time_chooses_at_the_table_is_drawn_when_it_does() -> None:
    """Nobody can know it before: not from the default, and not from the same position with other luck."""
    found = set()
    for seed in range(12):
        m = Scene.of(GAME.start(2, seed, choose_at_table=True, first_player="p0"))
        while m.asked[1] in ("choose_monster", "choose_character"):
            assert m.ask().default() == "by_lot"
            m.do("by_lot")
        assert [monster.rank for monster in m.g.monsters] == ["easy", "medium", "hard"]
        assert len({character.key for character in m.g.characters}) == 2
        found.add((m.g.monsters[0].key, m.g.characters[0].key))
    assert len({monster for monster, _ in found}) == 3
    assert len({character for _, character in found}) > 3
    m = Scene.of(
        GAME.start(2, 1, choose_at_table=True, monsters=("manotaur", "gideon_bot", "gnome_giant"), first_player="p0")
    )
    m.match.script("wendy")
    m.do("p0 by_lot")
    assert m.why_not("p1 wendy")
    assert m.match.can_undo(0) is not None
