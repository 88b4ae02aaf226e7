"""What a question is about, and what it follows from: everybody sees it beside the question."""

from typing import Any

from igroteka.engine.view import CauseView, WaitView
from igroteka.testing import rule
from tests.games.gravity_falls.scene import C, M, S, Scene


def waiting(m: Scene) -> WaitView:
    """The open question as a spectator sees it; whoever is asked and whoever forks the match sees the same."""
    wait = m.match.view(None).waiting[0]
    ask = m.match.view(wait.seat).asks[0]
    assert (ask.kind, ask.cause, ask.subject) == (wait.kind, wait.cause, wait.subject)
    assert m.fork().match.view(None).waiting[0] == wait
    return wait


def turned_up(event: str, **position: Any) -> Scene:
    deck = [event, "junkyard", "..."]
    return Scene("reveal", row=["bunker", "gnome_forest"], movement_deck=deck, **position)


@rule("GF-183", "GF-185")
def test_questions_of_an_event_name_it() -> None:
    for event, kind in (("ev_discard", "discard"), ("ev_retreat", "retreat")):
        m = turned_up(event, hand_p0=["0-4", "1-3"], monster_at=["summerween_store", "cemetery", "cemetery"])
        wait = waiting(m)
        assert (wait.kind, wait.cause) == (kind, CauseView(-1, event))


@rule("GF-196", "GF-243")
def test_a_panic_is_about_whom_it_has_come_to() -> None:
    m = turned_up("ev_monster_panic", monster_at=["diner", "lake", "cemetery"], cubes=["diner", "pool"])
    assert waiting(m).subject == {"of": "gremloblin", "at": "diner"}
    assert waiting(m).cause == CauseView(-1, "ev_monster_panic")
    m = turned_up("ev_monster_gossip", monster_at=["", "lake", ""], support={"lake": 1, "diner": 1})
    assert waiting(m).subject == {"of": "gideon_bot", "at": "lake"}


@rule("GF-246")
def test_a_curse_that_asks_is_named() -> None:
    m = Scene(
        "roll",
        played="3-1",
        curse_deck=["monsters_call", "..."],
        monster_at=["high_school", "pool", "cemetery"],
        script=[C],
    )
    assert m.asked == (0, "call")
    assert waiting(m).cause == CauseView(-1, "monsters_call")


@rule("GF-086", "GF-103")
def test_moves_and_removals_count_down() -> None:
    m = Scene("roll", played="2-2", distrust={"lake": 3}, script=[M, M])
    assert (m.asked, waiting(m).subject) == ((0, "move_token"), {"left": 2})
    m.do("p0 distrust:diner")
    assert waiting(m).subject == {"left": 1}
    m = Scene(
        "removal",
        played="0-4",
        curses_p0=["weak_knees", "sticky_fear"],
        support={"lake": 2},
        cubes=["lake"],
        script=[S, S],
    )
    m.do("p0 yes")
    assert (m.asked, waiting(m).subject) == ((0, "remove_curse"), {"left": 2})


@rule("GF-229")
def test_a_reroll_says_what_was_rolled() -> None:
    m = Scene("roll", characters=("dipper", "mabel"), played="1-3", script=[S, S, C])
    assert (m.asked, waiting(m).subject) == ((0, "reroll"), {"success": 2, "move": 0, "curse": 1, "need": 0})


@rule("GF-125")
def test_riots_say_which_monster_causes_them() -> None:
    m = Scene("move_monster", distrust={"bunker": 1}, support={"bunker": 1})
    assert m.asked == (0, "riots")
    assert waiting(m).subject == {"monster": "gremloblin", "at": "manotaur_cave", "least": 0}
    assert waiting(m).cause is None


@rule("GF-127")
def test_riots_say_what_the_alarm_rises_by_anyway_and_for_which_tokens_besides() -> None:
    m = Scene("move_monster", distrust={"manotaur_cave": 2, "gnome_forest": 1, "bunker": 1}, support={"bunker": 1})
    assert m.asked == (0, "riots")
    assert waiting(m).subject["least"] == 3
    assert m.match.view(0).asks[0].details == {"distrust:bunker": {"alarm": 1}}
    m.do("p0 distrust:bunker")
    assert m.values("alarm") == [(-1, 4, 4, "gremloblin")]


@rule("GF-120")
def test_whose_move_it_is_depends_on_where_to() -> None:
    m = Scene("move_monster", monster_at=["diner", "putt_hutt", "cemetery"])
    assert (m.asked, waiting(m).subject) == ((0, "mover"), {"to": "manotaur_cave"})


@rule("GF-056")
def test_a_walk_says_how_many_roads_it_has() -> None:
    m = Scene("walk", played="3-1")
    assert (m.asked, waiting(m).subject) == ((0, "walk"), {"roads": 3})


# --- What an option costs or brings ---


def details(m: Scene) -> dict[str, dict[str, int | str]]:
    return m.match.view(0).asks[0].details


@rule("GF-113", "GF-201")
def test_a_rest_says_how_many_cards_it_brings() -> None:
    for curses, cards in (([], 4), (["memory_gap"], 3)):
        m = Scene(hand_p0=["0-4", "1-3"], curses_p0=curses)
        assert details(m)["rest"] == {"cards": cards}
        m.do("p0 rest")
        assert len(m.values("rested")[0]) == 1 + cards


@rule("GF-183")
def test_the_other_choice_of_a_discard_says_how_far_the_alarm_rises() -> None:
    m = turned_up("ev_discard", hand_p0=["0-4"])
    assert waiting(m).subject == {"amount": 1}


@rule("GF-209")
def test_whom_to_fight_says_what_each_of_them_takes() -> None:
    m = Scene(
        "roll",
        played="0-4",
        monsters=("gobblewonker", "gideon_bot", "gremloblin"),
        monster_at=["lake", "lake", "cemetery"],
        distrust={"lake": 2},
    )
    assert details(m) == {"gobblewonker": {"requirement": 3}, "gideon_bot": {"requirement": 2}}


@rule("GF-102", "GF-166")
def test_a_removal_says_its_dice_and_a_refill_its_cards() -> None:
    m = Scene("removal", played="0-4", curses_p0=["weak_knees"], support={"lake": 2}, cubes=["lake"])
    assert details(m)["yes"]["dice"] == 2
    m = Scene("draw", played="0-4", hand_p0=["1-3"])
    assert details(m) == {"refill": {"cards": 2}}
