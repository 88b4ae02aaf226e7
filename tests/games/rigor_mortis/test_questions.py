"""What questions are about, whose card, book or token they follow from, and how that is said."""

import pytest

from igroteka.content.words import Words
from igroteka.engine.view import AskView, CauseView
from igroteka.testing import rule

from .police import VOICE, table
from .scene import Library, caught

NAMES = ["Ann", "Bob", "Cid", "Dan"]


def asked(scene: Library) -> AskView:
    """The question the table waits for, as the one who is asked sees it."""
    return next(ask for ask in scene.match.view(scene.ask().seat).asks if ask.must)


def said(ask: AskView, lang: str = "en") -> str:
    cause = None if ask.cause is None else (ask.cause.seat, ask.cause.thing)
    return Words("rigor_mortis", lang, NAMES).ask(ask.kind, ask.subject, cause)


def in_a_chain() -> Library:
    scene = Library(3, {"p0": "E3", "p1": "E4", "p2": "E5"}, rigor="A1", hand_p0=["goblin_orb_orb"])
    scene.do("goblin_orb_orb", "E4", "E5")
    return scene


# --- causes --------------------------------------------------------------------------------------------------------


def test_a_question_of_the_turn_itself_follows_from_nothing() -> None:
    assert asked(Library(2)).cause is None


def test_what_a_card_brings_about_follows_from_it_whoever_is_asked() -> None:
    scene = in_a_chain()
    assert scene.ask().seat == 1
    assert asked(scene).cause == CauseView(0, "goblin_orb_orb")
    assert [waiting.cause for waiting in scene.match.view(0).waiting] == [CauseView(0, "goblin_orb_orb")]
    assert said(asked(scene)) == "Ann plays Goblin: orb + orb. Where do you shove Cid’s goblin?"
    assert said(asked(scene), "ru") == "Ann играет «Гоблин: шар + шар». Куда вытолкнуть гоблина (Cid)?"


def test_what_a_book_brings_about_follows_from_it() -> None:
    scene = Library(3, {"p0": "E3", "p1": "E4"}, rigor="A1", face_up_p0=["kick"], face_up_p1=["sticky_heels"])
    scene.do("kick")
    assert said(asked(scene)) == (
        "Ann plays Enchanted Kick, and Ann’s goblin shoves yours. Use Sticky Heels and choose the cell yourself?"
    )


@rule("RM-159", "RM-158")
def test_who_is_blamed_reads_who_blames_them() -> None:
    books = {"face_up_p0": ["scapegoat"], "face_up_p1": ["mirror_shield"]}
    scene = Library(2, {"p0": "E4", "p1": "E2"}, rigor="E3", hand_p0=["goblin_stones_potion"], **books)
    scene.do("goblin_stones_potion", "E3")
    assert asked(scene).cause == CauseView(0, "goblin_stones_potion")
    scene.do("blame:p1")
    assert asked(scene).cause == CauseView(0, "scapegoat"), "the nearest cause wins"
    assert said(asked(scene)) == "Ann plays Scapegoat, and a look is coming your way. Use Mirror Shield?"


@rule("RM-075")
def test_where_a_token_carries_a_goblin_follows_from_the_token() -> None:
    hand = ["goblin_orb_orb"]
    scene = Library(2, {"p0": "D5", "p1": "E5"}, rigor="A1", hand_p0=hand, token_stack=["trap", "..."])
    scene.do("goblin_orb_orb", "E5", "E6")
    assert (scene.ask().seat, asked(scene).kind, asked(scene).cause) == (1, "teleport", CauseView(-1, "trap"))
    assert said(asked(scene)) == "Token: Trap. Choose a free teleport for your goblin."


@rule("RM-175")
def test_what_falls_down_follows_from_the_look() -> None:
    hand = ["goblin_stones_potion", "rigor_orb_orb", "rigor_scroll_orb", "goblin_orb_orb"]
    scene = caught(look_deck=["butterfingers", "..."], hand_p0=hand)
    assert (asked(scene).kind, asked(scene).cause) == ("discard", CauseView(-1, "butterfingers"))
    assert said(asked(scene)) == "Butterfingers: you may hold fewer cards now. Which one do you discard?"


@rule("RM-197")
def test_a_vote_follows_from_the_accusation() -> None:
    scene = table("tongue_out", 4, settings=VOICE)
    scene.do("p1 call_out:p0:tongue_out")
    [ask] = scene.match.view(2).asks
    assert (ask.cause, ask.subject) == (CauseView(1, "tongue_out"), {"accused": "p0"})
    assert said(ask) == "Bob accuses Ann of breaking Tongue Out. Guilty?"
    assert asked(scene).cause is None, "the turn goes on for its own reasons"


# --- subjects ------------------------------------------------------------------------------------------------------


def test_a_shove_under_way_is_shown_to_all() -> None:
    scene = in_a_chain()
    subject = {"pusher": "p1", "pushed": "p2", "chain": "p0:E4 p1:E5 p2"}
    assert asked(scene).subject == subject
    for viewer in (0, 2, None):
        assert [waiting.subject for waiting in scene.match.view(viewer).waiting] == [subject]


def test_a_kick_under_way_is_shown_too() -> None:
    scene = Library(
        3, {"p0": "E3", "p1": "E4", "p2": "E5"}, rigor="A1", face_up_p0=["kick"], hand_p0=["goblin_orb_orb"]
    )
    scene.do("kick", "E5")
    assert scene.match.view(2).waiting[0].subject["chain"] == "p0:E3 p1:E5 p2"


@rule("RM-170")
def test_misty_eyes_do_not_learn_the_far_cells_of_a_shove() -> None:
    goblins = {"p0": "E3", "p1": "E4", "p2": "E5", "p3": "A7"}
    scene = Library(4, goblins, rigor="A1", hand_p0=["goblin_orb_orb"], looks_p3=["misty_eyes"])
    scene.do("goblin_orb_orb", "E4", "E5")
    assert scene.match.view(3).waiting[0].subject["chain"] == "p0:unknown p1:unknown p2"


@rule("RM-170")
def test_misty_eyes_are_told_of_a_far_step_without_its_cells() -> None:
    scene = Library(2, {"p0": "E3", "p1": "A7"}, rigor="A1", hand_p0=["goblin_orb_orb"], looks_p1=["misty_eyes"])
    scene.do("goblin_orb_orb", "E4")
    steps = [event.values for seat in (0, 1, None) for event in scene.match.events(seat) if event.kind == "stepped"]
    assert steps == [
        {"origin": "E3", "cell": "E4"},
        {"origin": "unknown", "cell": "unknown"},
        {"origin": "E3", "cell": "E4"},
    ]


@rule("RM-186")
def test_the_neighbour_reads_whose_goblin_they_place() -> None:
    scene = caught(looks_p0=["return_label"], look_deck=["slow_wits", "..."])
    assert (scene.ask().seat, asked(scene).subject) == (1, {"goblin": "p0", "own": 0})
    assert said(asked(scene)).endswith("Choose a free teleport for Ann’s goblin.")


@rule("RM-162")
def test_foresight_counts_the_tokens_from_the_top() -> None:
    scene = Library(2, face_up_p0=["foresight"], token_stack=["trap", "magic_book", "trap"], token_discard=["..."])
    scene.do("foresight", "magic_book")
    assert asked(scene).subject == {"place": 2}


# --- what options cost or bring ------------------------------------------------------------------------------------


def label(ask: AskView, key: str, lang: str = "en") -> str:
    return Words("rigor_mortis", lang, NAMES).label(key, ask.kind, ask.details.get(key))


@rule("RM-043")
def test_the_end_of_a_turn_says_how_many_cards_come() -> None:
    scene = Library(2, {"p0": "E4"}, rigor="A1", hand_p0=["goblin_orb_orb", "rigor_orb_orb"], face_up_p0=["powder"])
    scene.do("goblin_orb_orb", "E3", "stop")
    assert asked(scene).details["end_turn"] == {"count": 2}
    assert label(asked(scene), "end_turn") == "End the turn and draw 2 cards"
    assert label(asked(scene), "end_turn", "ru") == "Завершить ход и добрать 2 карты"


@rule("RM-159")
@pytest.mark.parametrize(("own", "blame"), [("slow_wits", "Scapegoat: Bob (1 look)"), ("heavy_chin", "Scapegoat: Bob")])
def test_who_meets_rigor_reads_whose_looks_are_how_many_unless_they_are_hidden(own: str, blame: str) -> None:
    looks = {"looks_p0": [own], "looks_p1": ["book_allergy"]}
    hand = ["goblin_stones_potion"]
    scene = Library(2, {"p0": "E4", "p1": "E2"}, rigor="E3", hand_p0=hand, face_up_p0=["scapegoat"], **looks)
    scene.do("goblin_stones_potion", "E3")
    assert label(asked(scene), "blame:p1") == blame
    assert label(asked(scene), "pass") == "Take the look (that makes 2)"
    assert label(asked(scene), "pass", "ru") == "Принять взор (у вас 2-й)"


# --- clocks --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("live", [False, True])
def test_only_a_table_with_clocks_asks_questions_for_a_deadline(live: bool) -> None:
    scene = Library(2, settings={"live": live})
    assert scene.g.timed == live
    assert (scene.ask().deadline >= 0) == live
