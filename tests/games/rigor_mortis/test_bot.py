"""Bots: what they value, what they cannot see, and that they beat chance."""

from collections.abc import Callable

import pytest

from igroteka.bots import play, player
from igroteka.bots.chair import Asked, Chair
from igroteka.games.rigor_mortis import GAME
from igroteka.games.rigor_mortis.bot import BRAIN
from igroteka.games.rigor_mortis.bot.brain import RigorBrain
from igroteka.games.rigor_mortis.bot.policy import instinct
from igroteka.games.rigor_mortis.bot.value import HARD
from igroteka.testing import rule

from .scene import Library


def thought(scene: Library) -> tuple[str, str]:
    """What `normal` answers, and why."""
    ask = scene.ask()
    thinking = player(GAME, "normal", 1, ask.seat).think(Chair(scene.match, ask.seat), Asked(ask))
    return thinking.answer, thinking.reason


def test_a_bot_runs_from_rigor() -> None:
    near = Library(2, {"p0": "E4"}, rigor="E3", bots=(0, 1))
    far = Library(2, {"p0": "E6"}, rigor="E3", bots=(0, 1))
    assert BRAIN.value(near.match, 0) < BRAIN.value(far.match, 0)
    scene = Library(2, {"p0": "E4"}, rigor="E3", hand_p0=["goblin_stones_potion"], bots=(0, 1))
    scene.do("p0 goblin_stones_potion")
    assert thought(scene) in (("D4", "away"), ("E5", "away"))


def test_a_bot_takes_a_book_within_reach() -> None:
    scene = Library(2, {"p0": "E2"}, rigor="A6", hand_p0=["goblin_stones_grimoire"], bots=(0, 1))
    scene.do("p0 goblin_stones_grimoire")
    assert thought(scene)[0] == "F2"


def test_a_bot_sends_rigor_onto_a_rival() -> None:
    scene = Library(2, {"p0": "G6", "p1": "E3"}, rigor="E4", hand_p0=["rigor_stones_potion"], bots=(0, 1))
    scene.do("p0 rigor_stones_potion")
    assert thought(scene) == ("E3", "hunt")


def test_a_bot_spares_a_rival_whose_last_look_would_cost_it_the_game() -> None:
    looks = {"looks_p1": ["one_leg", "crab_claws", "cross_eyes"]}
    leading = Library(3, {"p0": "G6", "p1": "E3"}, rigor="E4", bots=(0, 1, 2), **looks)
    behind = Library(3, {"p0": "G6", "p1": "E3"}, rigor="E4", bots=(0, 1, 2), looks_p0=["stiff_knees"], **looks)
    safe = {"p0": "G6", "p1": "A4"}
    leading_safe = Library(3, safe, rigor="E4", bots=(0, 1, 2), **looks)
    behind_safe = Library(3, safe, rigor="E4", bots=(0, 1, 2), looks_p0=["stiff_knees"], **looks)
    assert BRAIN.value(leading.match, 0) > BRAIN.value(leading_safe.match, 0)
    assert BRAIN.value(behind.match, 0) < BRAIN.value(behind_safe.match, 0)


@rule("RM-170", "RM-217")
def test_a_bot_does_not_reckon_with_goblins_in_the_mist() -> None:
    values = {
        BRAIN.value(Library(2, {"p0": "E4", "p1": cell}, rigor="A3", looks_p0=["misty_eyes"]).match, 0)
        for cell in ("A2", "A7")
    }
    assert len(values) == 1


@rule("RM-171")
def test_a_bot_under_heavy_chin_does_not_know_the_others_looks() -> None:
    values = {
        BRAIN.value(Library(2, looks_p0=["heavy_chin"], looks_p1=looks).match, 0)
        for looks in ([], ["bow"], ["bow", "one_leg"])
    }
    assert len(values) == 1


def test_a_hard_bot_searches_for_the_card_that_wins_and_for_its_steps() -> None:
    looks = {"looks_p1": ["one_leg", "crab_claws", "cross_eyes"]}
    hand = ["goblin_stones_grimoire", "rigor_stones_potion"]
    scene = Library(2, {"p0": "G6", "p1": "E3"}, rigor="E4", hand_p0=hand, bots=(0, 1), **looks)
    hard = player(GAME, "hard", 1, 0)
    card = hard.think(Chair(scene.match, 0), Asked(scene.ask())).answer
    rollouts = hard.rollouts
    scene.do(f"p0 {card}")
    step = hard.think(Chair(scene.match, 0), Asked(scene.ask())).answer
    assert (card, step) == ("rigor_stones_potion", "E3")
    assert 0 < rollouts < hard.rollouts


def test_against_one_rival_their_look_is_worth_more_to_a_hard_bot_than_to_a_normal_one() -> None:
    def gain(brain: RigorBrain, players: int) -> float:
        caught, free = [Library(players, looks_p1=looks).match for looks in (["bow"], [])]
        return brain.value(caught, 0) - brain.value(free, 0)

    assert gain(BRAIN.for_one("hard"), 2) > 2 * gain(BRAIN, 2)
    assert gain(BRAIN.for_one("hard"), 8) < gain(BRAIN, 8)


def at_once(scene: Library) -> str:
    """The answer of rollouts."""
    g = scene.match.g
    return instinct(g, scene.ask(), HARD[g.seats])


def test_in_a_rollout_a_goblin_runs_from_rigor_and_takes_a_book_within_reach() -> None:
    scene = Library(2, {"p0": "E4"}, rigor="E3", hand_p0="goblin_stones_potion", bots=(0, 1))
    scene.do("p0 goblin_stones_potion")
    assert at_once(scene) in ("D4", "E5")
    scene = Library(2, {"p0": "E2"}, rigor="A6", hand_p0="goblin_stones_grimoire", bots=(0, 1))
    scene.do("p0 goblin_stones_grimoire")
    assert at_once(scene) == "F2"


def test_in_a_rollout_rigor_is_sent_onto_a_rival_in_two_steps_and_never_onto_oneself() -> None:
    scene = Library(
        2, {"p0": "A1", "p1": "E2"}, rigor="E4", hand_p0="goblin_potion_orb rigor_stones_scroll", bots=(0, 1)
    )
    assert at_once(scene) == "rigor_stones_scroll"
    scene.do("p0 rigor_stones_scroll")
    assert at_once(scene) == "E3"
    scene.do("E3")
    assert at_once(scene) == "E2"
    beside = Library(2, {"p0": "E3", "p1": "A7"}, rigor="E4", hand_p0="rigor_stones_potion", bots=(0, 1))
    beside.do("p0 rigor_stones_potion")
    assert at_once(beside) != "E3"


def test_in_a_rollout_a_rival_is_shoved_to_rigor() -> None:
    scene = Library(2, {"p0": "E5", "p1": "E4"}, rigor="E3", hand_p0="goblin_grimoire_stones", bots=(0, 1))
    scene.do("goblin_grimoire_stones", "E4")
    assert at_once(scene) == "E3"


def test_in_a_rollout_a_rival_is_shoved_onto_a_teleport_while_only_traps_are_left() -> None:
    for tokens, shoved in ((["trap"], True), (["magic_book"], False)):
        scene = Library(
            2, {"p0": "D5", "p1": "E5"}, rigor="A1", hand_p0="goblin_potion_orb", bots=(0, 1), token_stack=tokens
        )
        scene.do("goblin_potion_orb", "E5")
        assert (at_once(scene) == "E6") == shoved


def test_in_a_rollout_books_are_used_when_they_bring_more_than_keeping_them() -> None:
    answers = []
    for rival in ("E3", "G6"):
        scene = Library(
            2, {"p0": "A6", "p1": rival}, rigor="E4", hand_p0="goblin_orb_orb", face_up_p0=["call"], bots=(0, 1)
        )
        scene.do("goblin_orb_orb", "A7", "stop")
        answers.append(at_once(scene))
    assert answers == ["call", "end_turn"]


def test_a_bot_in_a_persons_seat_does_its_duties_at_once() -> None:
    scene = Library(3, {"p0": "E4"}, looks_p0=["on_your_feet", "compliment"], settings={"policing": "auto"})
    bidder = player(GAME, "normal", 1, 0)
    done = set()
    for _ in range(2):
        bid = bidder.bid(
            Chair(scene.match, 0), Asked(next(ask for ask in scene.match.asks if ask.seat == 0 and not ask.must))
        )
        assert bid is not None
        scene.do(f"p0 {bid.answer}")
        done.add(bid.answer)
    assert done == {"stand", "praise:p2"}


def test_a_hint_tells_the_way_of_its_card_and_the_bot_goes_it() -> None:
    scene = Library(2, {"p0": "E4"}, rigor="A6", hand_p0=["goblin_orb_orb", "rigor_orb_orb"], bots=(0, 1))
    values = BRAIN.reason(scene.match, 0, scene.ask(), "goblin_orb_orb")[1]
    cells = str(values["way"]).split("-")
    assert len(cells) == 2
    scene.do("goblin_orb_orb", *cells)
    assert BRAIN.reason(scene.match, 0, scene.ask(), "end_turn")[1] == {}


def test_a_hint_names_a_reason_that_fits_its_answer() -> None:
    scene = Library(2, {"p0": "E4"}, rigor="A1", hand_p0="goblin_orb_orb rigor_orb_orb")
    reasons = [BRAIN.reason(scene.match, 0, scene.ask(), key)[0] for key in ("goblin_orb_orb", "rigor_orb_orb")]
    scene.do("goblin_orb_orb", "E3")
    assert [*reasons, BRAIN.reason(scene.match, 0, scene.ask(), "stop")[0]] == ["progress", "hunt", "best"]


def wins(hero: str, foes: str, players: int, seeds: range) -> float:
    """The victories of one seat, a shared one counting its part."""
    won = 0.0
    for seed in seeds:
        me = seed % players
        scene = Library.of(GAME.start(players, seed, bots=range(players), listen=False))
        play(scene.match, [player(GAME, hero if seat == me else foes, seed, seat) for seat in range(players)])
        assert scene.match.result is not None
        if me in scene.match.result.winners:
            won += 1 / len(scene.match.result.winners)
    return won


def test_normal_beats_chance() -> None:
    assert wins("normal", "random", 4, range(1, 9)) > 0.4 * 8


@pytest.mark.soak
def test_normal_wins_three_of_five_against_three_random_bots(record_property: Callable[[str, object], None]) -> None:
    won = wins("normal", "random", 4, range(1, 301))
    record_property("won", f"{won:g} of 300")
    record_property("games", 300)
    assert won >= 0.60 * 300


@pytest.mark.soak
def test_normal_beats_easy_one_against_one(record_property: Callable[[str, object], None]) -> None:
    won = wins("normal", "easy", 2, range(1, 301))
    record_property("won", f"{won:g} of 300")
    record_property("games", 300)
    assert won >= 0.55 * 300


@pytest.mark.soak
def test_hard_beats_normal_one_against_one(record_property: Callable[[str, object], None]) -> None:
    won = wins("hard", "normal", 2, range(1, 31))
    record_property("won", f"{won:g} of 30")
    record_property("games", 30)
    assert won >= 0.55 * 30
