"""Positions as outsiders write them, and reasons for answers that nobody would expect."""

from typing import Any

import pytest

from igroteka.engine import BadPosition
from igroteka.games.rigor_mortis import GAME
from igroteka.testing import rule

from .police import AUTO, CALLOUT, VOICE, table
from .scene import Library


def stands(**position: Any) -> Library:
    return Library.of(GAME.arrange(3, at="before_card", **position))


def test_who_is_not_mentioned_stands_on_a_start_cell_in_a_free_colour() -> None:
    scene = stands(goblins={"p1": "A7"}, colours={"p2": "purple"}, rigor="B7")
    assert [scene.goblin(seat) for seat in range(3)] == ["C7", "A7", "D7"]
    assert scene.match.view(None).table["colours"] == ["orange", "green", "purple"]


@pytest.mark.parametrize("name", ["p1", 1])
def test_seats_go_by_name_or_number(name: str | int) -> None:
    scene = stands(active=name, first=name, powder=name, barred=[name])
    assert scene.ask().seat == 1
    view = scene.match.view(1).table
    assert (view["first"], view["powder"], view["barred"]) == ("p1", "p1", True)


def test_demands_go_by_their_name_or_by_the_look() -> None:
    one = stands(looks_p1="on_your_feet", missed={"p1": ["on_your_feet"]})
    two = stands(looks_p1="on_your_feet", missed={"p1": ["stand"]})
    assert one.g.missed == two.g.missed
    vote = [["p1", "p0", "tongue_out", 5, [], ["p2"]]]
    voted = stands(looks_p0="tongue_out", vote=vote, duties=[], noticed=[["p1", "p0", "tongue_out"]])
    seen = voted.match.view(2).table["vote"]
    assert isinstance(seen, dict)
    assert seen["not_guilty"] == ["p2"]
    assert GAME.text(GAME.from_text(GAME.text(voted.match))) == GAME.text(voted.match)


def test_a_clamped_card_goes_by_its_key() -> None:
    scene = Library(hand_p0="goblin_orb_orb rigor_orb_orb", looks_p0="stiff_arm", clamped={"p0": "rigor_orb_orb"})
    assert scene.why_not("rigor_orb_orb") == "RM-173"


@rule("RM-176")
def test_an_arranged_hand_under_open_palms_lies_open() -> None:
    scene = Library(hand_p1="goblin_orb_orb", looks_p1="open_palms")
    hand = next(zone for zone in scene.match.view(0).zones if zone.name == "hand:p1")
    assert [card.key for card in hand.cards] == ["goblin_orb_orb"]


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"active": 7}, "7 is no seat"),
        ({"active": ""}, "'' is no seat"),
        ({"powder": "p5"}, "'p5' is no seat"),
        ({"blanks": [1]}, "1 values for 3 seats"),
        ({"blanks": {"p0": -1}}, "no number below 0"),
        ({"clamped": {"p0": 7}}, "none at place 7"),
        ({"clamped": {"p0": "bow"}}, "has no bow in hand"),
        ({"colours": {"p0": "red", "p1": "red"}}, "two goblins are red"),
        ({"rigor": ""}, "always stands in the library"),
        ({"token_stack": ""}, "token stack is empty"),
        ({"duties": [["p0", "salute", 2, -1]]}, "without the look"),
        ({"vote": [["p1", "p0", "tongue_out", 2, [], []]]}, "a look that does not lie there"),
        ({"missed": {"p0": ["nonsense"]}}, "'nonsense' is neither"),
    ],
)
def test_what_cannot_be_is_refused_in_words(position: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        stands(**position)


def test_in_a_position_at_least_one_turn_has_begun() -> None:
    assert GAME.arrange(2, at="before_card").view(None).table["turn"] == 1
    assert GAME.arrange(2, at="before_card", turn=5).view(None).table["turn"] == 5


def test_players_go_by_the_colours_of_their_goblins_too() -> None:
    match = GAME.arrange(
        7, at="play_card", active="purple", goblins={"purple": "e4", "orange": "F3"}, rigor="g4",
        hand_purple="goblin_stones_potion", books_orange="kick", blank_looks={"orange": 1}, policing="auto",
    )  # fmt: skip
    scene = Library.of(match)
    assert (scene.goblin(0), scene.goblin(1), scene.rigor()) == ("E4", "F3", "G4")
    assert (scene.g.active, scene.g.blanks[1], scene.match.view(None).table["policing"]) == (0, 1, "auto")
    assert scene.options() == {"goblin_stones_potion"}
    match = GAME.arrange(
        3, at="W2", colours={"p0": "red", "p2": "white"}, active="white", goblins={"red": "E4", 2: "E5"},
        face_up_white="powder",
    )  # fmt: skip
    scene = Library.of(match)
    assert (scene.goblin(0), scene.goblin(2)) == ("E4", "E5")
    assert scene.options() == {"powder", "end_turn"}
    with pytest.raises(BadPosition, match="goblins is given twice"):
        GAME.arrange(3, at="before_card", goblin={"p0": "E4"}, goblins={"p1": "E5"})


# --- reasons -------------------------------------------------------------------------------------------------------


@rule("RM-035", "RM-053")
def test_far_and_diagonal_cells_are_refused_by_name() -> None:
    scene = Library(goblins={"p0": "E4", "p1": "E5"}, rigor="A1", hand_p0="goblin_orb_orb")
    scene.do("goblin_orb_orb")
    assert scene.why_not("D5") == "RM-035"
    scene.do("E5")
    assert scene.why_not("A3") == "RM-053"


@rule("RM-066", "RM-096", "RM-023")
def test_a_goblin_is_carried_only_where_the_rule_says() -> None:
    scene = Library(goblins={"p0": "E4"}, rigor="E5", hand_p0="goblin_orb_orb")
    scene.do("goblin_orb_orb", "E5")
    assert scene.why_not("D4") == "RM-066"
    scene = Library(goblins={"p0": "E1"}, rigor="A1", hand_p0="goblin_orb_orb")
    scene.do("goblin_orb_orb", "F1")
    assert scene.why_not("D4") == "RM-096"
    assert Library.of(GAME.arrange(2, at="placement")).why_not("E4") == "RM-023"


@rule("RM-050", "RM-051")
def test_neither_the_turn_nor_the_step_can_be_passed() -> None:
    scene = Library(goblins={"p0": "E4"}, rigor="A1", hand_p0="goblin_orb_orb")
    assert scene.why_not("end_turn") == "RM-050"
    scene.do("goblin_orb_orb")
    assert scene.why_not("stop") == "RM-051"


@rule("RM-097", "RM-133", "RM-028")
def test_cards_and_books_wait_for_their_moment() -> None:
    scene = Library(
        goblins={"p0": "E4"}, rigor="A1", hand_p0="goblin_orb_orb rigor_orb_orb", hand_p1="goblin_scroll_orb",
        face_up_p0="slippers", face_up_p1="powder",
    )  # fmt: skip
    assert scene.why_not("p1 powder") == "RM-097"
    assert scene.why_not("p1 goblin_scroll_orb") == "RM-029"
    scene.do("goblin_orb_orb", "E3")
    assert scene.why_not("slippers") == "RM-133"
    scene.do("stop")
    assert scene.why_not("rigor_orb_orb") == "RM-028"


@rule("RM-028", "RM-029", "RM-097")
def test_what_one_does_not_have_and_what_is_not_ones_turn_is_refused_by_name() -> None:
    scene = Library(goblins={"p0": "E4"}, hand_p0="goblin_orb_orb", hand_p1="goblin_scroll_orb", face_up_p1="powder")
    reasons = {
        key: scene.match.why_not(0, key) for key in ("rigor_orb_orb", "goblin_scroll_orb", "powder", "E3", "stop")
    }
    assert {key: refusal and (refusal.reason, refusal.rule) for key, refusal in reasons.items()} == {
        "rigor_orb_orb": ("not_in_hand", "RM-028"),
        "goblin_scroll_orb": ("not_in_hand", "RM-028"),
        "powder": ("not_your_book", "RM-097"),
        "E3": ("card_first", "RM-028"),
        "stop": ("must_play", "RM-050"),
    }
    assert {scene.why_not(f"p1 {key}") for key in ("E3", "end_turn", "show_hand", "stop", "stay")} == {"RM-029"}
    assert scene.why_not("p1 slippers") == "RM-097"


def test_acts_that_are_not_open_have_a_reason() -> None:
    scene = table("on_your_feet", settings=AUTO)
    assert scene.why_not("p0 salute") == "RM-085"
    assert scene.why_not("p1 guilty") == "RM-220"
    assert scene.why_not("p1 call_out:p0:bow") == "RM-195"
    assert scene.why_not("p1 call_out:p0:on_your_feet") == "RM-194"
    scene.do("p0 stand")
    assert scene.why_not("p0 stand") == "RM-215"


@rule("RM-218")
def test_in_off_mode_acts_are_refused() -> None:
    scene = table("on_your_feet", settings={"policing": "off"})
    assert scene.why_not("p0 stand") == "RM-218"
    assert scene.why_not("p1 call_out:p0:on_your_feet") == "RM-218"


@rule("RM-225")
@pytest.mark.parametrize("look", ["tongue_out", "on_your_feet"])
def test_who_is_free_of_duties_is_not_accused_at_a_table_with_voice_either(look: str) -> None:
    scene = table(look, 4, settings=VOICE | {"auto_fulfil": ("p0",)})
    assert scene.why_not(f"p1 call_out:p0:{look}") == "RM-225"
    assert not scene.acts(1)


# --- what a look hides, and what a line begins with ----------------------------------------------------------------


@rule("RM-170")
def test_the_way_of_a_far_goblin_is_not_sent_to_misty_eyes() -> None:
    scene = Library(3, {"p0": "E4", "p1": "A1"}, looks_p0="misty_eyes", active="p1", hand_p1="goblin_orb_orb")
    scene.do("goblin_orb_orb", "A2")
    assert scene.match.view(0).waiting[0].subject == {"start": "unknown", "origin": "unknown"}
    assert scene.match.view(1).asks[0].subject == {"start": "A1", "origin": "A2", "fits": "orb"}


@rule("RM-170")
def test_under_misty_eyes_one_knows_where_ones_own_goblin_has_been() -> None:
    scene = Library(2, {"p0": "E4", "p1": "A4"}, looks_p0="misty_eyes", rigor="E3", hand_p0="goblin_stones_potion",
                  look_deck="slow_wits ...")  # fmt: skip
    scene.do("goblin_stones_potion", "E3", "C1")
    own = [(event.kind, event.values) for event in scene.match.events(0) if "cell" in event.values]
    assert own == [
        ("stepped", {"origin": "E4", "cell": "E3"}),
        ("caught", {"cell": "E3"}),
        ("relocated", {"cell": "C1"}),
    ]


@rule("RM-170")
def test_under_misty_eyes_one_sees_how_ones_own_goblin_is_shoved_however_far() -> None:
    scene = Library(3, {"p0": "E4", "p1": "E5", "p2": "E6"}, rigor="A1", hand_p0="goblin_orb_orb",
                  token_stack="teleportation ...", looks_p1="misty_eyes")  # fmt: skip
    scene.do("goblin_orb_orb", "E5", "E6", "F6", "C1")
    shoves = [event.values for event in scene.match.events(1) if event.kind == "shoved"]
    assert shoves[0] == {"pushed": "p1", "origin": "E5", "cell": "E6"}


@rule("RM-170")
def test_misty_eyes_see_the_links_of_a_shove_from_where_they_have_been_shoved_to() -> None:
    goblins = {"p0": "E3", "p1": "E4", "p2": "E5", "p3": "E6", "p4": "E7"}
    scene = Library(5, goblins, rigor="A1", hand_p0="goblin_orb_orb", looks_p1="misty_eyes")
    scene.do("goblin_orb_orb", "E4", "E5", "E6", "E7", "E8")
    last = [event.values for event in scene.match.events(1) if event.kind == "shoved"][-1]
    assert last == {"pushed": "p4", "origin": "E7", "cell": "E8"}, "E8 is four cells from E4 and three from E5"


@rule("RM-170", "RM-217")
def test_what_lay_in_the_mist_when_it_happened_stays_there_and_what_was_seen_stays_seen() -> None:
    scene = Library(3, {"p0": "E4", "p1": "E7", "p2": "A7"}, looks_p0="misty_eyes", active="p1", rigor="A1",
                  hand_p1="goblin_orb_orb", hand_p2="goblin_orb_orb", hand_p0="goblin_potion_orb",
                  face_up_p0="shadow_step")  # fmt: skip
    scene.do("goblin_orb_orb", "D7", "stop", "goblin_orb_orb", "A6", "stop", "shadow_step", "B7")
    steps = [event.values for event in scene.match.events(0) if event.kind == "stepped"]
    assert steps == [{"origin": "E7", "cell": "unknown"}, {"origin": "unknown", "cell": "unknown"}]
    assert scene.match.view(0).table["goblins"] == ["B7", "D7", "A6"]
    scene.do("goblin_potion_orb", "B6", "stop")
    assert [event.values for event in scene.match.events(0) if event.kind == "stepped"][:2] == steps


@rule("RM-171")
@pytest.mark.parametrize(("position", "then", "seen"), [
    ({"look_deck": "heavy_chin ..."}, ("goblin_orb_orb", "E5"), ["mirror_shield"]),
    ({"looks_p0": "heavy_chin", "face_up_p0": "pardon"}, ("pardon",), None),
])  # fmt: skip
def test_a_face_seen_before_heavy_chin_came_stays_seen_and_one_missed_under_it_stays_missed(
    position: dict[str, str], then: tuple[str, ...], seen: list[str] | None
) -> None:
    scene = Library(2, {"p0": "E4", "p1": "E2"}, active="p1", rigor="E5", hand_p1="goblin_orb_orb",
                  hand_p0="goblin_orb_orb", book_deck="mirror_shield ...", **position)  # fmt: skip
    scene.do("goblin_orb_orb", "F2", "C7", *then)
    assert next(event for event in scene.match.events(0) if event.kind == "book_taken").cards == seen


@rule("RM-171")
def test_a_book_that_answers_a_meeting_is_hidden_by_heavy_chin_too() -> None:
    scene = Library(3, {"p1": "E4"}, looks_p0="heavy_chin", active="p1", hand_p1="goblin_orb_orb",
                  face_up_p1="mirror_shield", rigor="E5")  # fmt: skip
    scene.do("goblin_orb_orb", "E5", "mirror_shield")
    faces = [next(e.cards for e in scene.match.events(seat) if e.kind == "shielded") for seat in (0, 2)]
    assert faces == [None, ["mirror_shield"]]


@rule("RM-192")
def test_a_line_begins_with_the_colour_as_a_word_of_its_own() -> None:
    scene = table("third_person", 3, seat=1, settings=CALLOUT)
    for line in ("say:Orange is happy", "say:«Оранжевый» идёт", "say:  оранжевый!"):
        scene.do(f"p1 {line}")
        assert not scene.g.missed[1], line
    scene.do("p1 say:Oranges are sour")
    assert scene.g.missed[1]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"looks_p0": ["bow", "one_leg", "crab_claws", "short_sight"]}, "p0 has 4 looks"),
        ({"looks_p0": ["bow", "one_leg"], "blanks": [2, 0]}, "p0 has 4 looks"),
        ({"looks_p0": ["slippers"]}, "slippers is a book: it cannot lie in looks:p0"),
        ({"hand_p0": ["trap"]}, "trap is a token: it cannot lie in hand:p0"),
        ({"at": "colours"}, "goblins are placed when all have chosen their colours"),
    ],
)
def test_what_can_never_lie_or_stand_so_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        Library(2, **wrong)


def test_a_position_after_the_choice_of_colours_has_them() -> None:
    assert GAME.arrange(2, at="placement").g.colours == [0, 1]


def test_the_vocabulary_names_every_answer_once() -> None:
    words = GAME.vocabulary(GAME.setup(8, 0, (), None, {}))
    assert len(set(words)) == len(words)
    assert {"A1", "G10", "goblin_orb_orb", "blame:p7", "praise:p0", "call_out:p3:bow", "guilty", "end_turn"} <= set(
        words
    )


@pytest.mark.parametrize(
    "position",
    [
        {"goblins": ["E4", "E4"]},
        {"goblins": ["D4", "A7"]},
        {"goblins": ["F1", "A7"]},
        {"goblins": ["D3", "A7"]},
        {"goblins": ["Z9", "A7"]},
        {"goblins": ["A7"]},
        {"rigor": "A9"},
        {"colours": ["pink", "red"]},
        {"done": ["yawn"]},
    ],
)
def test_a_position_that_cannot_be_is_refused(position: dict[str, Any]) -> None:
    start: dict[str, Any] = {"colours": ["purple", "orange"], "goblins": ["A7", "B6"], "turn": 1}
    with pytest.raises(BadPosition):
        GAME.arrange(2, "before_card", **(start | position))
